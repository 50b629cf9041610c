# El marco de la página: vestíbulo, preparación, mesa y después de la partida, en español.
# en/page.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

## The house

page-name = Ludoteca
page-skip = Saltar al contenido
page-you = Tú
page-guest = Invitado
page-your-name = Tu nombre: { $name }
page-name-ask = ¿Cómo te llamarán los demás?
page-save = Guardar
page-language = Idioma
page-lang-es = Español
page-lang-en = English
page-theme = Colores: { $theme }
page-theme-auto = como tu dispositivo
page-theme-light = claros
page-theme-dark = oscuros
page-settings = Ajustes
page-set-fast = Los jugadores automáticos mueven al instante
page-set-out-of-turn = Preguntarme fuera de turno
page-set-letters = Letras del teclado
page-set-sound = Un sonido cuando me toca
page-set-remind = Avisarme cuando me toca
page-try-again = Probar de nuevo
page-try-now = Probar ya
page-close = Cerrar
page-cancel = Cancelar
page-to-lobby = Al vestíbulo
page-fault-unreachable = El servidor no responde. Mira si está en marcha y prueba de nuevo.
page-fault-unknown = El servidor no ha podido hacerlo ({ $status }). Prueba de nuevo dentro de un momento.

## Lobby

page-welcome = ¿A qué jugamos?
page-players = { $count } jugadores
page-players-range = De { $low } a { $high } jugadores
page-play-now = Jugar ya
page-play-now-game = Jugar ya a { $game }
page-set-up = Preparar…
page-set-up-game = Preparar una mesa de { $game }
page-decks = Mazos
page-tables-mine = Tus mesas
page-tables-mine-none = Aún no estás en ninguna mesa.
page-tables-open = Mesas abiertas
page-tables-open-none = Ninguna mesa espera jugadores. Prepara una con un asiento libre.
page-made-ago = creada { $ago }
page-tables-running = Mirar
page-tables-running-none = No se está jugando ninguna partida pública.
page-show-all = Ver las { $count }
page-state-over = Terminada
page-state-waiting = { $count ->
    [one] Espera a un jugador
   *[other] Espera a { $count } jugadores
}
page-state-your-turn = Te toca
page-state-turn = Turno { $turn }
page-seat-open = Asiento libre
page-go-back = Volver
page-go-look = Repasar
page-go-sit = Sentarse
page-go-watch = Mirar
page-lab-door = El laboratorio: informes, jugadores automáticos y sus niveles
page-lab = El laboratorio
page-lab-about = Torneos, medidas y reproducciones, tal como los escribió el programa.
page-lab-none = Aquí no hay informes. Arranca el servidor con --reports y una carpeta que los tenga.
page-lab-players = Los jugadores automáticos y sus niveles
page-lab-plays = Cómo juega
page-no-decks = El taller de mazos no forma parte de esta versión.

## Setting up

page-set-up-title = Una mesa de { $game }
page-no-such-game = Aquí no hay ningún juego «{ $game }».
page-seats = Quién juega
page-seat = Asiento { $seat }
page-seat-kind = Quién se sienta aquí
page-seat-name = Nombre
page-seat-name-any = Nombre (opcional)
page-kind-me = Tú: { $name }
page-kind-computer = Jugador automático
page-kind-open = Asiento libre
page-kind-person = Alguien en esta pantalla
page-open-means = Recibirás un enlace para enviar.
page-colour = Color
page-token = Ficha
page-remove-seat = Quitar el asiento { $seat }
page-add-computer = Añadir un jugador automático
page-add-open = Añadir un asiento libre
page-add-person = Añadir a alguien en esta pantalla
page-seats-full = { $high ->
    [2] Con estas reglas juegan dos.
   *[other] Con estas reglas juegan { $high } como mucho.
}
page-seats-roomier = Para ser más, elige otras reglas:
page-seats-added = { $count ->
    [one] Se ha añadido un jugador automático: con estas reglas ahora son { $seats }.
   *[other] Se han añadido { $count } jugadores automáticos: con estas reglas ahora son { $seats }.
}
page-seats-removed = { $count ->
    [one] Se ha quitado el último asiento: con estas reglas ahora son { $seats }.
   *[other] Se han quitado los { $count } últimos asientos: con estas reglas ahora son { $seats }.
}
page-name-missing = A alguien en esta pantalla le falta el nombre.
page-level = Nivel
page-level-own = Elegir el tipo…
page-agent = Tipo
page-personality = Personalidad
page-deck = Mazo
page-deck-random = Uno al azar
page-build-decks = Construir mazos
page-rules = Reglas
page-preset = Reglas de
page-switches = { $moved ->
    [0] Regla por regla
    [one] Regla por regla · una cambiada
   *[other] Regla por regla · { $moved } cambiadas
}
page-board = Tablero
page-board-which = Cuál
page-board-usual = El habitual
page-board-own = Archivos propios…
page-board-files = Un tablero (.tab) y sus mazos (.tjt)
page-board-good = El tablero está bien.
page-board-bad = Aún no se puede jugar en este tablero:
page-board-missing = Elige los archivos de tu tablero, u otro tablero.
page-squares = { $count } casillas
page-fault-line = { $file }, línea { $line }:
page-table = La mesa
page-visibility = Quién puede encontrarla
page-visibility-link = Quien tenga el enlace
page-visibility-public = Todos en el vestíbulo
page-clock = Tiempo para decidir
page-clock-none = El que haga falta
page-clock-seconds = { $count } segundos
page-clock-minutes = { $count ->
    [one] Un minuto
   *[other] { $count } minutos
}
page-clock-day = Un día
page-clock-then = Cuando se acaba
page-clock-computer = juega un jugador automático
page-clock-pass = pasa el turno
page-table-title = Nombre de la mesa
page-table-title-none = Ninguno
page-open-table = Abrir la mesa
page-begin = Empezar

## Waiting room and curtain

page-waiting = { $count ->
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
page-waiting-you = Envía el enlace a quien vaya a jugar. La partida empieza cuando no queden asientos libres.
page-waiting-sit = Siéntate para jugar. La partida empieza cuando no queden asientos libres.
page-that-is-you = (tú)
page-computer = Jugador automático
page-sit = Sentarme
page-send-away = Levantar a { $name } de la mesa
page-start-now = Empezar ya con jugadores automáticos
page-invitation = Invitación
page-copy = Copiar
page-copied = Copiado
page-curtain = Pasa la pantalla a { $name }
page-curtain-why = Las cartas siguen tapadas hasta que esté { $name }.
page-curtain-show = Soy { $name }: ver la mesa

## At the table

page-table-opening = Abriendo la mesa…
page-table-gone = No se puede mostrar esta mesa
page-table-gone-why = Puede que sea solo con invitación, o que ya no exista.
page-link-lost = Se ha perdido la conexión. En la mesa no se pierde nada; probando de nuevo…
page-answer-lost = La conexión se cortó antes de la respuesta. Mira la mesa y prueba de nuevo si no se hizo.
page-not-your-turn = No es tu turno.
page-nothing-to-undo = No hay nada que deshacer.
page-players-title = Jugadores
page-thinking = pensando
page-stands-in = ausente: juega un jugador automático
page-not-here = ahora no está
page-to-move = le toca
page-actions = Qué puedes hacer ahora
page-your-turn = Te toca
page-waiting-for = Esperando a { $name }
page-is-thinking = { $name } está pensando…
page-chance = Decide el azar…
page-going-on = La partida sigue…
page-game-over = La partida ha terminado
page-more-actions = { $count } más
page-away = Un jugador automático juega por ti.
page-come-back = Seguir yo
page-hint = Consejo
page-hint-asking = Pensando…
page-hint-title = Un jugador fuerte haría
page-says = según { $agent }
page-do-it = Hacerlo
page-win-chance = { $chance } de ganar
page-undo = Deshacer
page-why = ¿Por qué?
page-why-of = ¿Por qué? { $what }
page-why-title = Lo que se sopesó
page-tabs = Crónica, charla y curso
page-tab-log = Crónica
page-tab-chat = Charla
page-tab-course = Curso
page-course-none = Aún no ha cambiado nada: las líneas empiezan con los primeros turnos.
page-log-none = Aún no ha pasado nada.
page-chat = Charla
page-chat-none = Nadie ha dicho nada.
page-chat-write = Di algo
page-chat-send = Enviar
page-chat-unread = nuevos
page-table-menu = Sobre esta mesa
page-watchers = { $count ->
    [one] Mira una persona
   *[other] Miran { $count } personas
}
page-rules-of = Reglas: { $rules }
page-stay = Quedarme
page-leave = Dejar la mesa
page-leave-ask = ¿Dejar la mesa?
page-leave-means = Un jugador automático ocupa tu asiento hasta que vuelvas.
page-resign = Rendirme
page-resign-ask = ¿Abandonar la partida?
page-resign-means = Un jugador automático ocupa tu asiento para siempre. Puedes seguir mirando.

## After the game

page-result = Resultado
page-result-won = ¡Has ganado!
page-result-lost = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
}
page-result-seen = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
}
page-result-drawn = Empate
page-rematch = Revancha
page-rematch-join = Ir a la revancha
page-look-back = Repasar la partida
page-replay = La partida de nuevo
page-replay-loading = Repasando la partida…
page-moment = Momento de la partida
page-moment-of = Paso { $version } de { $last }
page-first = Al principio
page-back = Un paso atrás
page-next = Un paso adelante
page-last = Al final
page-run = Reproducir
page-pause = Pausa
page-eyes = Con los ojos de
page-eyes-all = todos
page-play-on = Seguir desde aquí
page-share = Copiar el enlace
page-record = Descargar el registro
page-turning = Momentos decisivos
page-turning-none = Ninguna jugada por sí sola cambió esta partida.
page-turning-about = Los mayores vuelcos en la probabilidad de ganar, en puntos sobre cien.
page-swing = { $name } { $points }
page-turn-of = Turno { $turn }
page-chart-chance = Probabilidad de ganar
page-chart-words = { $name }: de { $first } a { $last }, como mucho { $best } en el turno { $turn }.

## Colours and pieces

page-colour-red = Rojo
page-colour-blue = Azul
page-colour-green = Verde
page-colour-yellow = Amarillo
page-colour-purple = Morado
page-colour-orange = Naranja
page-colour-black = Negro
page-colour-white = Blanco
page-token-hat = Sombrero
page-token-shoe = Zapato
page-token-ship = Barco
page-token-car = Coche
page-token-dog = Perro
page-token-iron = Plancha
page-token-cat = Gato
page-token-duck = Pato
