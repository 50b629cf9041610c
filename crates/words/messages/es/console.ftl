### La consola de Street Master's.

## La orden

command-console = La consola de Street Master's: nuevo, tirar, ver… (se explica con «ayuda»)
option-load-console = Sigue con esta partida guardada
option-auto-console = Los jugadores del ordenador siguen solos, sin esperar un «tirar»; las personas acaban su turno con «fin»
option-saves = Carpeta de las partidas guardadas (si no: la de LUDOTECA_SAVES, o la actual)
value-name = NOMBRE
value-folder = CARPETA

## La consola

console-title = Street Master's
console-greeting = Para obtener ayuda teclea «ayuda»; «minicomo» enseña a jugar; «nuevo» empieza una partida.
console-prompt = street master's

## Preguntas

console-yes = s
console-no = n
console-yes-no = (s/n)
console-yes-usual = (S/n)
console-no-usual = (s/N)
console-expected-yes = Responde s (sí) o n (no), no «{ $found }».
console-expected-number = Se esperaba un número entero del { $low } al { $high }, no «{ $found }».
console-choose = Elige:{" "}
console-cancel-line = (C) Cancelar
console-not-listed = «{ $found }» no está en la lista; C cancela.
console-cancelled = Cancelado.
console-put-off = La pregunta queda pendiente: «tirar» la repite.
console-question-first = Antes hay una pregunta pendiente: «tirar» la repite.

## Órdenes

console-unknown = No conozco la orden «{ $found }». «ayuda» las nombra todas.
console-meant = No conozco la orden «{ $found }». ¿Querías decir «{ $meant }»?
console-unknown-option = «{ $command }» no tiene la opción «{ $found }»; tiene { $known }.
console-surplus = Detrás de «{ $command }» no va nada, y encontré «{ $found }». «ayuda { $command }» lo explica.
console-no-game = No hay ninguna partida abierta: «nuevo» empieza una y «cargar» sigue con una guardada.
console-is-over = La partida ha terminado. «nuevo» empieza otra.
console-help-head = Órdenes de Street Master's:
console-help-foot = «ayuda ORDEN» explica una. Valen también en las preguntas: ver, ayuda, pista, porque, grafica, lista.
console-page = Página { $page } de { $pages } · «siguiente» y «anterior» pasan las páginas.
console-no-more-pages = No hay más páginas por ese lado.
console-browser = El tutorial se ha abierto en el navegador.
console-no-browser = El navegador no se abre ({ $reason }); aquí está el tutorial.
console-empty-shell = Detrás de ! va una orden del sistema, como !ls
console-shell-failed = La orden no ha salido bien: { $reason }

## Nueva partida

console-default = ¿Desea cargar la configuración por defecto del juego? (recomendado)
console-enter = Introduzca (Intro toma lo que está entre corchetes):
console-board-file = {"  "}-Fichero para cargar el tablero [{ $usual }]:{" "}
console-deck-file = {"  "}-Fichero para cargar el mazo «{ $deck }» [{ $usual }]:{" "}
console-which-currency = {"  "}-Tipo de moneda para jugar [{ $usual }]:{" "}
console-cash = {"  "}-Dinero inicial [{ $usual }]:{" "}
console-houses = {"  "}-Casas disponibles inicialmente [{ $usual }]:{" "}
console-hotels = {"  "}-Hoteles disponibles inicialmente [{ $usual }]:{" "}
console-auctions = ¿Quieres que se subasten las propiedades que no se compran?
console-currency = pesetas
console-no-such-file = No hay ningún fichero «{ $file }» que se pueda leer, ni viene uno con el juego.
console-bad-file = { $count ->
    [one] { $file } tiene { $count } fallo:
   *[other] { $file } tiene { $count } fallos:
}
console-more-faults = { $left ->
    [one] … y { $left } más.
   *[other] … y { $left } más.
}
console-nothing-left = Sin las líneas malas no queda nada con que jugar. Elige otro fichero.
console-drop-or-cancel = ¿Eliminar las líneas malas y seguir (E), o cancelar (C)?{" "}
console-misfit = { $count ->
    [one] { $count } cosa de las tarjetas no encaja en el tablero:
   *[other] { $count } cosas de las tarjetas no encajan en el tablero:
}
console-drop-cards = ¿Eliminar esas tarjetas y seguir (E), o cancelar (C)?{" "}
console-nothing-fits = Sin esas tarjetas tampoco se puede jugar: hacen falta otros ficheros.
console-drop = eliminar
console-cancel = cancelar
console-expected-drop = Responde E (eliminar) o C (cancelar), no «{ $found }».
console-data = Introduzca los siguientes datos para generar su partida
console-how-many = {"  "}Número de jugadores ({ $low } - { $high }):{" "}
console-players-data = -Introduzca los siguientes datos para crear los jugadores:
console-player = JUGADOR { $number }
console-by-computer = ¿Quieres que sea un jugador controlado por el ordenador?
console-agent = {"  "}-Tipo ( { $known } ) [{ $usual }]:{" "}
console-computer-name = Jugador Automático #{ $number }
console-computer-is =
    {"  "}-Nombre: { $name }
    {"  "}-Color ( asignado por defecto ): { $colour }
console-person-name = Jugador #{ $number }
console-name = {"  "}-Nombre [{ $usual }]:{" "}
console-bad-name = Un nombre tiene de 1 a { $most } letras, y ningún carácter de control.
console-name-taken = Ya hay alguien que se llama { $name }.
console-colour = {"  "}-Color ( { $known } ) [{ $usual }]:{" "}
console-no-free-colour = «{ $found }» no es ningún color libre; quedan { $known }.
console-begins = Empieza la partida (semilla { $seed }).
console-first-steps = «tirar» tira los dados, también los de un jugador del ordenador; «ver» dibuja el tablero.
console-first-steps-auto = «tirar» tira los dados y «fin» acaba el turno; «ver» dibuja el tablero.
console-opening = { $name } pulse «INTRO» para lanzar su dado:{" "}
console-opening-roll = {"  "}-{ $name }: total lanzado = { $sum } ( { $first } + { $second } )
console-starts = >>>> { $name }, lanzas en primer lugar.

## Turnos

console-rolled = { $name }: DADO 1 = { $first }   DADO 2 = { $second }   TOTAL = { $sum }
console-moved = -Casilla de origen: { $from }. Casilla de destino:
console-card-price = Precio { $price }
console-card-owner = de { $name }
console-asked = { $name }: { $question }
console-buy = ¿La compras?
console-cannot-buy = No tienes dinero para comprarla.
console-accept = { $name }, ¿aceptas?
console-claim = { $name }, ¿lo quieres?
console-use-card = { $name }: puedes usar la tarjeta para salir de la cárcel de la que dispones. ¿Quieres hacerlo?
console-pay-fine = { $name }: puedes { $action }. ¿Lo haces?
console-not-on-turn = No se puede tirar: el turno es de { $name }. «fin» devuelve la consola.
console-rolled-already = Ya has tirado. «fin» termina el turno.
console-nothing-to-end = La consola ya es de { $name }, que tiene el turno: «tirar».
console-no-colour = Nadie tiene el color «{ $found }»; los colores son { $known }.
console-no-name = Nadie se llama «{ $found }»; juegan { $known }.
console-nobody-else = No hay otra persona que pueda tomar la consola.
console-who-takes-over = ¿Quién toma la consola?
console-is-out = { $name } ya no está en la partida.
console-holds-already = La consola ya es de { $name }.
console-is-computer = A { $name } lo lleva el ordenador: decide solo.
console-take-over = La consola es ahora de { $name }, que lleva el ordenador: «tirar» le deja seguir; «cambiar» te la da a ti.
console-debt-first = Antes hay que resolver una deuda: pagar, o bancarrota.
console-nothing-to-undo = No hay nada que deshacer desde que se abrió la partida.
console-undone = Deshecho. La partida está como antes de la última orden.
console-over = { $count ->
    [one] La partida ha terminado: ¡gana { $names }! «ver» y «grafica» enseñan cómo acabó; «nuevo» empieza otra.
   *[other] La partida ha terminado en empate: { $names }. «nuevo» empieza otra.
}

## Propiedades

console-no-build = No hay ninguna calle en la que puedas construir.
console-no-sell = No tienes ningún edificio que se pueda vender.
console-no-mortgage = No tienes ninguna propiedad que se pueda hipotecar.
console-no-lift = No tienes ninguna hipoteca que puedas levantar ahora.
console-list-build = ACTUALMENTE: { $built }
console-list-sell = ACTUALMENTE: { $built }
console-list-mortgage = Hipoteca = { $amount }
console-list-lift = Levantar hipoteca = { $amount }
console-unbuilt = sin casas
console-sell-down = La banca no tiene casas para deshacer el hotel. Se puede { $action }. ¿Lo haces?
console-which-square = Escribe también la casilla: ver -casilla 39
console-money-in = Importes en { $currency }.

## Deudas

console-debt = { $name }: { $debt } Puedes vender, hipotecar y negociar; después «pagar», o «bancarrota».
console-no-debt = No hay ninguna deuda que pagar.
console-can-pay = Tienes dinero para pagar lo que debes: «pagar».
console-bankrupt = { $name }, ¿seguro que te declaras en bancarrota?
console-resign = { $name }, no debes nada. ¿Seguro que dejas la partida?

## Subastas y tratos

console-how-to-bid = Una cantidad puja, «paso» deja pasar esta vez, «salir» deja la subasta.
console-bid = Puja { $name } ( máximo { $most } ) :{" "}
console-pass = paso
console-leave = salir
console-bid-too-high = No puedes pujar más de { $most }.
console-expected-bid = Se esperaba una cantidad, «paso» o «salir», no «{ $found }».
console-trade-with = Elige el jugador al que deseas hacer la oferta
console-trade-begins = Se inicia la negociación entre { $from } y { $to }.
console-trade-give = { $from }, indica lo que ofreces.
console-trade-want = { $from }, indica lo que pides a { $to }.
console-trade-cash = Dinero en efectivo que ofreces (0: nada):{" "}
console-trade-cash-wanted = Dinero en efectivo que pides (0: nada):{" "}
console-trade-lot = ¿Deseas incluir alguna propiedad en la operación?
console-trade-more = ¿Deseas incluir alguna propiedad más en la operación?
console-trade-chosen = Propiedades incluidas: { $names }
console-trade-card = ¿Deseas incluir la tarjeta para salir de la cárcel en la operación?
console-trade-cards = ¿Cuántas tarjetas para salir de la cárcel (0 - { $most })?{" "}

## Consejos

console-chart = Dinero de cada jugador, en { $currency }:
console-chart-turns = turnos { $first } a { $last }
console-no-chart = Todavía no hay nada que dibujar: juega algún turno.

## Ficheros

console-save-name = Nombre de la partida:{" "}
console-load-name = Nombre de la partida que quieres cargar:{" "}
console-bad-file-name = «{ $found }» no sirve de nombre: hacen falta letras o números, sin barras ni signos como : o *.
console-saved = Partida guardada en { $file }
console-loaded = { $turns ->
    [one] Partida «{ $name }» cargada; va por el turno { $turns }.
   *[other] Partida «{ $name }» cargada; va por el turno { $turns }.
}
console-no-save = No hay ninguna partida guardada en { $file }; «lista -g» enseña las que hay.
console-damaged = { $file } no es una partida guardada, o está dañada.
console-damaged-line = { $file } está dañada (línea { $line }) y no se puede cargar.
console-other-game = { $file } es una partida de otro juego: { $found }.
console-other-version = { $file } se jugó con la versión { $found } de las reglas, y estas son la versión { $known }: no se puede cargar.
console-save-first = La partida ha cambiado desde la última vez que se guardó. ¿La guardas?
console-closed = Partida cerrada.
console-not-saved = Fin de la entrada: la partida queda sin guardar.
console-saved-games = PARTIDAS GUARDADAS:
console-files = FICHEROS DEL JUEGO:
console-no-files = (ninguno)
