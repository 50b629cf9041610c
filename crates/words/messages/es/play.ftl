# Jugar en un terminal, en español.
# en/play.ftl tiene las mismas claves en el mismo orden, con las mismas variables.
# Las frases sobre lo que alguien hizo empiezan por { $who } { $has }: «Tú has», «quick ha».

## La orden

command-play = Juega en este terminal, contra jugadores del ordenador u otras personas
value-seats = YOU,A,…
option-seats = Quién juega, uno por asiento: you o you:NOMBRE para una persona, o un jugador del ordenador (si no: you, y uno fuerte en los demás)
option-seed-play = Semilla de todo el azar, para volver a jugar con los mismos dados o cartas (si no: cada vez otra)
option-load = Sigue con una partida guardada, que se mantiene al día; las reglas son las del fichero, y los jugadores si --seats no dice otra cosa
option-save = Guarda la partida en este fichero, al día en cada decisión
option-auto = Jugadores del ordenador en todos los asientos: solo mirar
option-ascii = Dibuja solo con signos ASCII
play-no-face = A { $game } no se puede jugar todavía en un terminal
play-too-many-seats = A { $game } juegan de { $low } a { $high } jugadores; --seats nombra { $found }
play-other-game = { $file } es una partida de { $found }, no de { $game }
play-sees-everything = { $agent } ve las cartas ocultas y no juega contra personas
play-save-not-ours = { $file } ya existe y no es una partida guardada; elija otro nombre para --save
play-begins = { $game } · { $rules } · semilla { $seed }
play-goes-on = { $game } · { $rules } · sigue la partida de { $file }
play-endless = a nadie de aquí se le ha preguntado nada en { $turns } turnos
play-lost = La partida no puede seguir: { $reason }

## Quién

play-you = Tú
play-to-you = ti
play-have = has
play-has = ha
play-person = Jugador
play-colour-yellow = amarillo
play-colour-red = rojo
play-colour-blue = azul
play-colour-green = verde
play-colour-orange = naranja
play-colour-white = blanco

## El bucle

play-help =
    Escribe el número de una acción, o la acción en palabras. Y en cualquier momento:
      ayuda                esta página; ayuda juego: cómo se juega, paso a paso
      pista                qué haría un jugador fuerte, y por qué
      porque               por qué el último jugador del ordenador hizo lo que hizo
      deshacer             vuelve a tu última decisión
      mirar COSA           mira de cerca: una casilla, una carta
      tablero, acciones    el tablero otra vez; todo lo que puedes hacer
      repetir              qué ha pasado desde tu turno anterior
      guardar FICHERO      guarda la partida en un fichero desde ahora
      ventanas             que te pregunte también fuera de tu turno, o ya no
      decir TEXTO          se lo dice a los demás, en una mesa de la red
      salir                deja la partida
    También vale el inglés: help, hint, why, undo, look, board, actions, again, save, windows, say, quit.
play-enter = {" "}(o solo Intro)
play-no-page = No hay ninguna página «{ $what }»; «ayuda juego» explica cómo se juega.
play-nothing-happened = Aquí no ha pasado nada todavía.
play-before = Antes
play-refused = Eso no se puede jugar: { $reason }.
play-unable = Esta mesa no hace eso.
play-no-such-number = Hay acciones de la 1 a la { $most }.
play-more-actions = … y { $left } más: «acciones» las muestra todas
play-earlier-news = { $lines ->
    [one] ({ $lines } línea antes de estas)
   *[other] ({ $lines } líneas antes de estas)
}
play-nothing-to-undo = Aún no has decidido nada.
play-undone = De vuelta en tu última decisión; volverán a salir los mismos dados y cartas.
play-windows-on = Se te preguntará también fuera de tu turno.
play-windows-off = Fuera de tu turno solo se te preguntará cuando algo dependa de ti.
play-hint = { $agent } elegiría: { $action }
play-why = { $agent } eligió: { $action }
play-no-hint = Ahora nadie tiene que decidir nada.
play-no-why = Ningún jugador del ordenador ha decidido nada desde la última vuelta atrás.
play-no-reasons = No da razones.
play-nothing-to-see = No hay nada que mirar con el nombre «{ $what }».
play-pass-keyboard = { $name }, te toca. Cuando no mire nadie más, pulsa Intro.{" "}
play-save-where = ¿Guardar en qué fichero? Escribe: guardar FICHERO
play-save-other = { $file } no es una partida guardada; elige otro nombre.
play-saved = Guardada en { $file }, que desde ahora se mantiene al día.
play-unsaved = No se puede escribir { $file }: { $reason }
play-save-before-leaving = Un nombre de fichero guarda la partida, Intro la deja ir:{" "}
play-go-on = La partida queda guardada. Para seguir: ludoteca play { $game } --load { $file }
play-not-kept = La partida no queda guardada; «guardar FICHERO» o --save FICHERO guardan una.
play-won = ¡{ $who } { $has } ganado!
play-drawn = Empate: { $names }.
play-watch-prompt = Intro: siguiente turno>{" "}
play-watch-help = Intro juega el turno siguiente; aquí valen porque, repetir, mirar COSA, tablero, guardar FICHERO y salir.

## Pig

play-pig-help =
    Tira cuanto te atrevas: cada tirada suma al turno, pero un 1 pierde lo que el turno ha ganado.
    Plántate y es tuyo. Escribe tirar (t) o plantarse (p).
play-pig-target = Gana quien llegue primero a { $target } puntos.
play-pig-stake = + { $points } en este turno
play-pig-roll = { $points ->
    [0] tirar el dado
   *[other] tirar otra vez y arriesgar { $points }
}
play-pig-hold = { $points ->
    [0] plantarse, sin haber ganado nada
   *[other] plantarse y guardar { $points }
}
play-pig-rolled = { $who } { $has } sacado un { $face }.
play-pig-lost = { $points ->
    [one] { $who } { $has } perdido el punto del turno ({ $points }).
   *[other] { $who } { $has } perdido los { $points } puntos del turno.
}
play-pig-held = { $who } { $has } guardado { $points }: { $score } puntos en total.
play-pig-expected = Esperaba tirar o plantarse, encontré «{ $found }»; ayuda lo muestra todo.

## Monopoly

play-monopoly-help =
    En cada casilla: su número, la marca de su grupo, su nombre, y el precio o la letra del dueño con casas, H si tiene hotel o m si está hipotecada; detrás de ▸, las fichas que están allí.
    mirar 39, mirar B, mirar jugadores, mirar banca y mirar leyenda enseñan más.
    Las casillas se escriben por número o por nombre: construir 39, hipotecar goya, mirar prado.
    pujar 120 puja. cambiar B doy 1,3 quiero 39 dinero 50 ofrece al jugador B dos solares y 50 por uno; un dinero negativo se pide. rendirse deja la partida a los demás.
play-monopoly-out = en bancarrota
play-monopoly-jailed = en la cárcel, tirada { $turn }
play-monopoly-cards = { $cards ->
    [one] { $cards } tarjeta de cárcel
   *[other] { $cards } tarjetas de cárcel
}
play-monopoly-lots = { $lots ->
    [one] { $lots } solar
   *[other] { $lots } solares
}
play-monopoly-pot = En el bote del parque gratuito: { $amount }
play-monopoly-nobody = libre
play-monopoly-nothing = nada
play-monopoly-bank = la banca
play-monopoly-a-house = una casa
play-monopoly-a-hotel = un hotel
play-monopoly-cause-rent = alquiler
play-monopoly-cause-tax = impuesto
play-monopoly-cause-card = tarjeta
play-monopoly-cause-fine = multa
play-monopoly-cause-interest = intereses
play-monopoly-no-square = Las casillas tienen números del 0 al { $most }.
play-monopoly-unknown-square = No hay ninguna casilla «{ $found }»; escribe un número del tablero o el principio de un nombre.
play-monopoly-which-square = «{ $found }» puede ser { $names }.
play-monopoly-square-missing = Escribe también la casilla, por número o por nombre: { $verb } 39
play-monopoly-trade-how = Un cambio se escribe así: cambiar B doy 1,3 quiero 39 dinero 50
play-monopoly-expected = «{ $found }» no es ninguna acción. Escribe un número, o palabras como tirar, comprar, pujar 120, construir 39, cambiar B doy 1; ayuda dice más.
play-monopoly-roll = tirar los dados
play-monopoly-done = seguir
play-monopoly-buy = comprar { $name } por { $amount }
play-monopoly-decline = no comprar
play-monopoly-bid = pujar { $amount }
play-monopoly-pass = pasar
play-monopoly-leave = dejar la subasta
play-monopoly-percent = ofrecer un { $share } % sobre la mitad del precio: { $price }
play-monopoly-percent-none = no ofrecer nada
play-monopoly-build = construir en { $name } por { $amount }
play-monopoly-sell = vender un edificio de { $name }
play-monopoly-sell-down = vender el grupo de { $name } hasta dejar { $houses } casas
play-monopoly-mortgage = hipotecar { $name } por { $amount }
play-monopoly-lift = levantar la hipoteca de { $name } por { $amount }
play-monopoly-keep = dejar { $name } en hipoteca
play-monopoly-sell-lot = vender { $name } a la banca por { $amount }
play-monopoly-auction = sacar { $name } a subasta
play-monopoly-fine = pagar la multa de { $amount } y salir de la cárcel
play-monopoly-card = salir de la cárcel con una tarjeta
play-monopoly-tax-fixed = pagar { $amount }
play-monopoly-tax-percent = pagar el { $amount } % de todo lo que tienes
play-monopoly-choose = alternativa { $number } de la tarjeta
play-monopoly-choose-pay = pagar { $amount }
play-monopoly-choose-get = cobrar { $amount }
play-monopoly-choose-go = ir a { $name }
play-monopoly-choose-jail = ir a la cárcel
play-monopoly-pay = pagar { $amount }
play-monopoly-bankrupt = declararse en bancarrota
play-monopoly-trade = ofrecer a { $name }: { $give } por { $want }
play-monopoly-accept = aceptar
play-monopoly-refuse = rechazar
play-monopoly-leg = paquete: { $from } → { $to }: { $things }
play-monopoly-propose = proponer el paquete
play-monopoly-withdraw = retirar el paquete
play-monopoly-claim = yo también lo quiero
play-monopoly-window = abrir una ventana para { $name }
play-monopoly-resign = dejar la partida
play-monopoly-ask-debt = Debes { $amount } a { $to } ({ $cause }) y tienes { $cash }.
play-monopoly-ask-card = La tarjeta dice: { $text }
play-monopoly-ask-jail = Estás en la cárcel.
play-monopoly-ask-before = Te toca: eres { $token } y tienes { $cash }.
play-monopoly-ask-buy = Estás en { $name }, que cuesta { $amount }. Tienes { $cash }.
play-monopoly-ask-tax = { $name }: ¿qué impuesto pagas?
play-monopoly-ask-after = Estás en { $name }. ¿Algo más antes de acabar tu turno?
play-monopoly-ask-others = Antes de que tire otro: ¿quieres hacer algo?
play-monopoly-ask-trade = { $name } te ofrece { $gets } por { $gives }.
play-monopoly-ask-package = Un paquete de { $name }: { $legs }
play-monopoly-ask-interest = { $name } te ha llegado en hipoteca: ¿la levantas ahora o la dejas así?
play-monopoly-ask-claim = { $name } pide uno de los últimos edificios. ¿Lo quieres tú también?
play-monopoly-ask-place = ¿Dónde va tu edificio?
play-monopoly-ask-first-bid = Se subasta { $name } (precio { $price }); nadie ha pujado aún.
play-monopoly-ask-first-offer = Se subasta { $name } (precio { $price }): la mitad del precio, y lo que se ofrezca encima. Nadie ha ofrecido aún.
play-monopoly-ask-offer = Se subasta { $name } (precio { $price }): la mitad del precio, y lo que se ofrezca encima. La mejor oferta es un { $amount } %, de { $bidder }.
play-monopoly-ask-bid = Se subasta { $name } (precio { $price }); la puja más alta es { $amount }, por { $bidder }.
play-monopoly-e-opening-roll = { $who } { $has } sacado { $dice } para empezar.
play-monopoly-e-starts = El primer turno es para { $name }.
play-monopoly-e-dealt = { $who } { $has } recibido { $name } por { $amount }.
play-monopoly-e-rolled = { $who } { $has } sacado { $dice }.
play-monopoly-e-moved = { $who } { $has } llegado a { $name }.
play-monopoly-e-salary = { $who } { $has } cobrado un sueldo de { $amount }.
play-monopoly-e-jailed-square = { $who } { $has } ido a la cárcel.
play-monopoly-e-jailed-card = { $who } { $has } ido a la cárcel por una tarjeta.
play-monopoly-e-jailed-doubles = { $who } { $has } ido a la cárcel por tres dobles seguidos.
play-monopoly-e-stays-in-jail = { $who } { $has } de quedarse en la cárcel.
play-monopoly-e-freed-fine = { $who } { $has } pagado la multa y { $has } salido de la cárcel.
play-monopoly-e-freed-card = { $who } { $has } salido de la cárcel con una tarjeta.
play-monopoly-e-freed-doubles = { $who } { $has } salido de la cárcel con dobles.
play-monopoly-e-freed-time = { $who } { $has } salido de la cárcel, cumplido el tiempo.
play-monopoly-e-bought = { $who } { $has } comprado { $name } por { $amount }.
play-monopoly-e-declined = { $who } no { $has } comprado { $name }.
play-monopoly-e-auction-begins = Subasta: { $name }.
play-monopoly-e-offer = { $who } { $has } ofrecido un { $share } % sobre la mitad del precio.
play-monopoly-e-no-offer = { $who } no { $has } ofrecido nada.
play-monopoly-e-bid = { $who } { $has } pujado { $amount }.
play-monopoly-e-passed = { $who } { $has } pasado.
play-monopoly-e-left-auction = { $who } { $has } dejado la subasta.
play-monopoly-e-sold = { $who } { $has } ganado { $name } por { $amount }.
play-monopoly-e-unsold = Nadie quiere { $name }.
play-monopoly-e-paid = { $who } { $has } pagado { $amount } de { $cause }, para { $to }.
play-monopoly-e-got = { $who } { $has } cobrado { $amount } de la banca ({ $cause }).
play-monopoly-e-in-debt = { $who } { $has } de reunir { $amount } para { $to }.
play-monopoly-e-drew = { $who } { $has } sacado una tarjeta: { $text }
play-monopoly-e-kept-card = { $who } { $has } guardado la tarjeta de cárcel.
play-monopoly-e-pot-won = { $who } { $has } ganado el bote de { $amount }.
play-monopoly-e-built = { $level ->
    [5] { $who } { $has } construido un hotel en { $name } por { $amount }.
   *[other] { $who } { $has } construido en { $name } por { $amount }; ya hay { $level }.
}
play-monopoly-e-sold-building = { $who } { $has } vendido un edificio de { $name } por { $amount }; quedan { $level }.
play-monopoly-e-mortgaged = { $who } { $has } hipotecado { $name } por { $amount }.
play-monopoly-e-lifted = { $who } { $has } levantado la hipoteca de { $name } por { $amount }.
play-monopoly-e-kept-mortgage = { $who } { $has } dejado { $name } en hipoteca.
play-monopoly-e-sold-lot = { $who } { $has } vendido { $name } a la banca por { $amount }.
play-monopoly-e-offered = { $who } { $has } hecho una oferta para { $to }: { $give } por { $want }.
play-monopoly-e-accepted = { $who } { $has } aceptado lo ofrecido por { $from }.
play-monopoly-e-refused = { $who } { $has } rechazado lo ofrecido por { $from }.
play-monopoly-e-transferred = { $name } es ahora para { $to }.
play-monopoly-e-package-proposed = { $who } { $has } propuesto un paquete.
play-monopoly-e-package-done = { $who } { $has } sacado adelante el paquete.
play-monopoly-e-package-failed = El paquete no ha salido por { $name }.
play-monopoly-e-claimed = { $who } { $has } pedido también el edificio.
play-monopoly-e-bankrupt = { $who } { $has } quebrado; lo que queda es para { $to }.

## The Rift

play-rift-help =
    Nueve casillas, nueve turnos: pon una carta de tu mano en una casilla vacía. Voltea las cartas rivales de al lado cuyo valor en contacto sea menor. Gana quien tenga más cartas al final.
    Tus cartas son ●, las del rival ○. Escribe carta, columna y fila, contadas desde 1:
    2 3 1 pone tu segunda carta en la tercera columna de la primera fila. También vale el nombre.
play-rift-cell = { $column } { $row }
play-rift-standing = { $name }: { $cards } en el tablero · mano { $hand } · mazo { $deck }
play-rift-game = Partida { $game } de { $games } · partidas ganadas { $score }
play-rift-draw = Robar { $count }
play-rift-defender = Defensor{ $count }
play-rift-force = Fuerza{ $count }
play-rift-eco = Eco{ $count }
play-rift-look = valor { $value } · { $rarity } · { $faction }
play-rift-how = Escribe carta, columna, fila: 1 2 3
play-rift-how-or-take-over = Escribe carta, columna, fila: 1 2 3; o toma la primera carta: tomar
play-rift-play = { $card } en { $cell }
play-rift-echo = { $card } en { $cell }
play-rift-take-over = tomar la primera carta
play-rift-ask-echo = Eco: ¿a qué carta ataca la de { $cell }?
play-rift-expected = Esperaba carta, columna y fila como 1 2 3, encontré «{ $found }».
play-rift-no-card = Tus cartas tienen los números del 1 al { $most }.
play-rift-e-game-begins = Empieza la partida { $game }; la primera carta es para { $name }.
play-rift-e-cards-drawn = { $count ->
    [one] { $who } { $has } robado { $count } carta; quedan { $left } en el mazo.
   *[other] { $who } { $has } robado { $count } cartas; quedan { $left } en el mazo.
}
play-rift-e-drew = { $who } { $has } robado { $card }.
play-rift-e-played = { $who } { $has } puesto { $card } en { $cell }.
play-rift-e-taken-over = { $who } { $has } tomado { $card } en { $cell }.
play-rift-e-flipped = { $who } { $has } volteado { $card } en { $cell }.
play-rift-e-echoed = { $who } { $has } volteado { $card } en { $cell } por un eco.
play-rift-e-game-ends = El tablero está lleno: { $first } contra { $second } { $score }.

## Parchís

play-parchis-help =
    Los dados tiran solos; tú eliges la ficha. Escribe el número del movimiento, o la ficha: a1.
    Las casillas con ○ son seguros. A12 es una barrera de dos fichas, que nada pasa.
    Un 5 saca una ficha, un 6 vuelve a tirar; comer da 20 pasos, llegar da 10.
play-parchis-look-piece = { $steps ->
    [0] { $piece } está en la meta
    [one] { $piece }: { $place }, le queda { $steps } paso
   *[other] { $piece }: { $place }, le quedan { $steps } pasos
}
play-parchis-look-square = Casilla { $square }
play-parchis-look-safe = Casilla { $square }, segura
play-parchis-look-start = salida del { $name }
play-parchis-look-last = de aquí entra el { $name } en su pasillo
play-parchis-colour-yellow = amarillo
play-parchis-colour-blue = azul
play-parchis-colour-red = rojo
play-parchis-colour-green = verde
play-parchis-colour-orange = naranja
play-parchis-colour-purple = morado
play-parchis-letter-yellow = a
play-parchis-letter-blue = z
play-parchis-letter-red = r
play-parchis-letter-green = v
play-parchis-letter-orange = n
play-parchis-letter-purple = m
play-parchis-corridor = pasillo { $nth }
play-parchis-goal = la meta
play-parchis-home = casa
play-parchis-move = { $piece }: { $from } → { $to }
play-parchis-out = { $piece } sale a { $to }
play-parchis-captures = , come { $piece }
play-parchis-ask = Has sacado { $dice }. ¿Qué ficha mueves?
play-parchis-ask-bonus = { $steps } pasos de premio. ¿Con qué ficha?
play-parchis-expected = Esperaba una de { $pieces } o el número de un movimiento, encontré «{ $found }».
play-parchis-which = Esa ficha tiene varios movimientos: { $ways }.
play-parchis-e-rolled = { $who } { $has } sacado { $roll }.
play-parchis-e-came-out = { $who } { $has } sacado { $piece } a { $to }.
play-parchis-e-moved = { $who } { $has } movido { $piece } de { $from } a { $to }.
play-parchis-e-captured = ¡{ $by } come { $piece } en { $on }!
play-parchis-e-reached-goal = ¡{ $piece } está en la meta!
play-parchis-e-bonus-given = { $who } { $has } ganado { $steps } pasos.
play-parchis-e-bonus-lost = { $who } no { $has } podido usar los { $steps } pasos.
play-parchis-e-die-lost = { $who } no { $has } podido mover con un { $die }.
play-parchis-e-rolls-again = { $who } { $has } ganado otra tirada.
play-parchis-e-third-in-a-row = { $who } { $has } perdido el turno por la tercera seguida.
play-parchis-e-sent-home = { $piece } vuelve a casa.
play-parchis-e-spared = { $piece } está a salvo donde está.
play-parchis-e-finished = { $who } { $has } llevado todas las fichas a la meta: puesto { $place }.
