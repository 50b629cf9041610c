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
play-lost = La partida no puede seguir: { $reason }

## Quién

play-you = Tú
play-to-you = ti
play-have = has
play-has = ha
play-person = Jugador

## El bucle

play-help =
    Escribe el número de una acción, o la acción en palabras. Y en cualquier momento:
      ayuda                esta página
      pista                qué haría un jugador fuerte, y por qué
      porque               por qué el último jugador del ordenador hizo lo que hizo
      deshacer             vuelve a tu última decisión
      mirar COSA           mira de cerca: una casilla, una carta
      tablero, acciones    el tablero otra vez; todo lo que puedes hacer
      guardar FICHERO      guarda la partida en un fichero desde ahora
      ventanas             que te pregunte también fuera de tu turno, o ya no
      salir                deja la partida
    También vale el inglés: help, hint, why, undo, look, board, actions, save, windows, quit.
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
play-watch-help = Intro juega el turno siguiente; aquí valen porque, mirar COSA, tablero, guardar FICHERO y salir.

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
    [one] Un 1: { $who } { $has } perdido el punto del turno ({ $points }).
   *[other] Un 1: { $who } { $has } perdido los { $points } puntos del turno.
}
play-pig-held = { $who } { $has } guardado { $points }: { $score } puntos en total.
play-pig-expected = Esperaba tirar o plantarse, encontré «{ $found }»; ayuda lo muestra todo.
