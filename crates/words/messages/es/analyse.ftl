
## analyse

command-analyse = Tablas de caídas, ingresos y amortización; quién gana desde una posición; qué hacen las reglas caseras
argument-question = Qué se pregunta: landing (caídas), income (ingresos; ambas sobre tableros de Monopoly), win (quién gana) o rules (reglas)
value-question = PREGUNTA
value-switches = OPCIONES
option-jail = Cómo se sale de la cárcel: pay (pagando enseguida; por defecto) o stay (esperando cuanto se pueda)
option-lots = Ingresos de cada solar en vez de cada grupo
option-position-analyse = De dónde se parte: una posición (.json) o una partida grabada, de la que cuenta la última posición
option-base = Las reglas que se cambian (por defecto: las primeras del juego)
option-switch = Valores que estudiar además de los que se siguen por sí solos: opción=valor,… como start_cash=1000
option-only = Estudiar solo estas opciones
option-agents-analyse = Los jugadores, uno por asiento, repetidos hasta ocuparlos todos (por defecto: el jugador sencillo del juego)
option-games-analyse = Cuántas partidas; con rules, bajo cada regla (por defecto: 1000)
option-max-turns-analyse = Turnos tras los que se abandona una partida, contados desde la posición (por defecto: los del juego)
analyse-other-option = { $option } no dice nada a «{ $question }»
analyse-only-monopoly = Las casillas y sus ingresos se preguntan de Monopoly, no de { $game }
analyse-endless = En estas casillas unas tarjetas llevan a otras sin fin, de modo que nada se puede decir a la larga: { $squares }
analyse-no-position = Se esperaba --position con el fichero de una posición o de una partida grabada
analyse-record-has-rules = { $file } es una partida grabada y trae sus propias reglas: { $option } no puede cambiarlas
analyse-other-game = { $file }: se esperaba una partida de { $game } y es de { $found }
analyse-over = { $file }: ahí la partida ha terminado
analyse-bad-switch = Se esperaba opción=valor,… y se encontró «{ $found }»
analyse-jail-pay = quien está en la cárcel paga enseguida
analyse-jail-stay = quien está en la cárcel espera cuanto puede
analyse-rolls-per-turn = { $rolls } tiradas por turno. Todas las proporciones son exactas y valen a la larga.
analyse-just-visiting = { $square } (solo de visita)
analyse-in-jail = (en la cárcel)
analyse-stations = (estaciones)
analyse-utilities = (servicios)
analyse-single = solares sueltos
analyse-complete = grupo entero
analyse-houses = { $count ->
    [one] { $count } casa en cada uno
   *[other] { $count } casas en cada uno
}
analyse-hotel = hotel en cada uno
analyse-owned = { $count ->
    [one] { $count } en propiedad
   *[other] { $count } en propiedad
}
analyse-win-games = { $games ->
    [one] { $games } partida, de
   *[other] { $games } partidas, cada una con sus dados, de
} { $length } turnos tras los { $before } anteriores
analyse-shared = { $games ->
    [one] { $games } partida tuvo varios ganadores; cuenta para cada uno.
   *[other] { $games } partidas tuvieron varios ganadores; cuentan para cada uno.
}
analyse-base = (base: { $rules })
analyse-rules-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} en { $blocks } de rotaciones de asientos bajo cada una de { $rules } reglas, con los mismos dados
analyse-rules-legend = Entre paréntesis, intervalos del 95 %. Las diferencias son con la base; las de proporciones, en puntos porcentuales. Un asterisco marca una diferencia clara entre todas las de la tabla; = marca lo que fue igual en todos los bloques.
analyse-opening-roll = Aquí los dados deciden quién empieza: el asiento 0 no tiene ventaja por las reglas. Para la de quien mueve primero, ponga opening_roll=false en la base.
analyse-skipped = No jugada: { $change }: { $reason }
head-number = N.º
head-square = Casilla
head-visits = Visitas por 100 tiradas
head-roll-ends = Tiradas que acaban aquí, %
head-turn-ends = Turnos que acaban aquí, %
head-group = Grupo
head-lot = Solar
head-holding = El dueño tiene
head-cost = Coste
head-income = Ingreso por tirada
head-payback = Amortización, tiradas
head-step-cost = Último paso: coste
head-step-income = ingreso
head-step-payback = amortización
head-change = Cambio
head-longer = Más larga en
head-first-seat = Gana el asiento 0
head-difference = Diferencia
