# Por qué no se puede jugar algo, en español: sigue a «Eso no se puede jugar: ».
# en/refusals.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

## Pig

refused-pig-die-is-rolling = el dado aún no ha caído
refused-pig-game-is-over = la partida ha terminado
refused-pig-enough-to-win = { $points } puntos bastan para los { $target } de la meta: plántate y gana

## Monopoly

refused-monopoly-not-now = no es el momento
refused-monopoly-not-in-these-rules = estas reglas no lo tienen
refused-monopoly-no-lot = { $place } no es una propiedad
refused-monopoly-not-yours = { $place } no es tuya
refused-monopoly-not-a-street = { $place } no es una calle
refused-monopoly-too-poor = hacen falta { $needed } y tienes { $cash }
refused-monopoly-bid-too-low = la puja más alta es { $highest }
refused-monopoly-percent-too-high = se puede ofrecer como mucho un { $most } %
refused-monopoly-group-incomplete = te faltan calles del grupo de { $place }
refused-monopoly-group-mortgaged = hay una hipoteca en el grupo de { $place }
refused-monopoly-group-built = hay edificios en el grupo de { $place }
refused-monopoly-uneven = antes le toca a otra calle del grupo de { $place }
refused-monopoly-fully-built = { $place } ya tiene hotel
refused-monopoly-nothing-built = { $place } no tiene edificios
refused-monopoly-no-houses = hacen falta { $needed } casas y la banca tiene { $left }
refused-monopoly-no-hotels = la banca no tiene hoteles
refused-monopoly-houses-suffice = la banca tiene { $left } casas: vende los edificios uno a uno
refused-monopoly-cannot-keep = pueden quedar como mucho { $most } casas
refused-monopoly-mortgaged = { $place } está en hipoteca
refused-monopoly-not-mortgaged = { $place } no está en hipoteca
refused-monopoly-not-jailed = solo vale en la cárcel
refused-monopoly-fine-too-late = la multa solo se paga ya después de la última tirada
refused-monopoly-no-jail-card = no tienes ninguna tarjeta de cárcel
refused-monopoly-no-such-choice = hay { $choices } alternativas
refused-monopoly-no-such-partner = con { $seat } no se puede
refused-monopoly-empty-offer = nada cambiaría de manos
refused-monopoly-too-many-offers = ya se han hecho { $most } ofertas
refused-monopoly-partner-lacks = eso no es de { $seat }
refused-monopoly-package-full = un paquete mueve como mucho doce cosas entre cuatro participantes
refused-monopoly-can-pay = la deuda se puede pagar
refused-monopoly-no-debt = no hay ninguna deuda

## Parchís

refused-parchis-game-is-over = la partida ha terminado
refused-parchis-dice-are-rolling = primero tienen que caer los dados
refused-parchis-not-yours = { $piece } no es tuya
refused-parchis-wrong-steps = { $steps } pasos para { $piece } no son los que han salido
refused-parchis-at-home = { $piece } está en casa: solo un 5 la saca
refused-parchis-not-at-home = { $piece } no está en casa
refused-parchis-in-goal = { $piece } está en la meta
refused-parchis-no-five = solo un 5 saca una ficha
refused-parchis-start-is-full = hay dos fichas en { $start }, y no se puede comer ninguna
refused-parchis-too-far = { $piece } necesita { $left } justos para la meta, y { $steps } no caben
refused-parchis-barrier = hay una barrera en { $on }
refused-parchis-full = ya hay dos fichas en { $on }
refused-parchis-partner-stands-there = hay una ficha de tu compañero en { $on }, que no es seguro
refused-parchis-must-come-out = con un 5 hay que sacar una ficha
refused-parchis-must-open-barrier = con un 6 hay que abrir una barrera
refused-parchis-same-as = { $lower } está en el mismo sitio que { $piece }: mueve { $lower }

## The Rift

refused-rift-dealing = se están barajando los mazos
refused-rift-game-is-over = la partida ha terminado
refused-rift-not-your-turn = ahora decide otro
refused-rift-no-such-cell = el tablero tiene { $width } columnas y { $height } filas; no hay casilla { $cell }
refused-rift-blocked = la casilla { $cell } está cerrada
refused-rift-occupied = en la casilla { $cell } está { $card }
refused-rift-not-in-hand = { $card } no está en tu mano
refused-rift-centre-first = la primera carta va a la casilla { $centre }
refused-rift-nothing-to-take-over = ahora no hay ninguna carta que tomar
refused-rift-no-echo = ninguna carta volteada va a atacar
refused-rift-echo-first = antes ataca la carta volteada de la casilla { $from }
refused-rift-no-echo-target = la carta de la casilla { $from } no voltea la de { $target }
