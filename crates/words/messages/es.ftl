# Todas las palabras que dice el programa, en español.
# en.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

### El programa

about = Ludoteca: juegos de mesa con dados, para personas, programas y experimentos.
problem = ludoteca: { $reason }

heading-usage = Uso
heading-options = Opciones
heading-arguments = Argumentos
heading-commands = Órdenes

option-help = Muestra esta ayuda
option-version = Muestra la versión
option-lang = Idioma: es o en (si no se dice, el del entorno)
option-json = Escribe JSON en lugar de una tabla

## Órdenes

command-games = A qué se puede jugar: juegos, con sus reglas, tableros y jugadores
command-agents = Quién puede jugar: jugadores automáticos, con sus parámetros y valores por omisión
command-sim = Juega muchas partidas y dice quién gana y cuántas veces
command-scenario = Hace experimentos de ficheros y pone las cifras de un documento junto a las nuestras
command-explain = Qué piensa un jugador de cada acción en una posición, y por qué
command-learn = Aprende los pesos de un jugador jugando contra sí mismo, y los escribe con la orden que los hizo
command-replay = Comprueba una partida grabada y la muestra paso a paso
command-check = Comprueba tableros, mazos, reglas, posiciones, partidas grabadas, torneos y escenarios: cada falta con fichero y línea
command-cards = Las cartas de The Rift, con filtros
command-deck = Mazos de The Rift: los comprueba, los hace al azar, convierte ficheros en códigos y al revés
command-perft = Cuenta las historias de un juego: decisiones y azares por igual
command-bench = Mide lo deprisa que se juega en un núcleo
command-completions = Escribe lo que un intérprete de órdenes necesita para completar
command-man = Escribe la página de manual, del programa o de una orden

## Argumentos y opciones

argument-game = El juego: { $games }
argument-record = El fichero de la partida
argument-files = Los ficheros que se comprueban: .tab, .tjt, .json, .toml, partidas grabadas
argument-scenarios = Los escenarios: ficheros .toml como scenarios/*.toml
argument-shell = El intérprete de órdenes: bash, elvish, fish, powershell o zsh
argument-man = La orden cuya página se quiere; si no se dice, la del programa

value-options = [OPCIONES]
value-game = JUEGO
value-command = ORDEN
value-lang = IDIOMA
value-rules = REGLAS
value-file = FICHERO
value-dir = CARPETA
value-number = N
value-seconds = S
value-agent = JUGADOR
value-agents = A,B,…
value-at-cap = QUÉ
value-record = PARTIDA
value-shell = INTÉRPRETE
value-text = TEXTO
value-order = ORDEN
value-range = N..M
value-task = TAREA
value-deck = MAZO

option-rules = Reglas: PREPARADAS[:interruptor[=valor],…] como official:short, o un fichero .json; «ludoteca games JUEGO» las enumera
option-board = Tablero: el nombre de uno de los incluidos, o un fichero .tab con sus mazos al lado
option-cards = Cartas del juego en un fichero, para juegos cuyas cartas son datos
option-players = Cuántos juegan (si no se dice, tantos como jugadores se nombren o los habituales del juego)
option-agent-explain = El jugador al que se pregunta (si no se dice, el guion barato del juego)
option-agents = Los jugadores, uno por asiento: nombre o nombre:clave=valor,…; se repiten hasta ocupar todos los asientos
option-agent = El jugador de todos los asientos (si no se dice, el guion barato del juego)
option-games = Cuántas partidas, redondeadas a bloques enteros de rotaciones de asientos (si no se dice, 1000)
option-games-scenario = Cuántas partidas o subastas de cada uno, en lugar de lo que digan los ficheros
option-seed = Semilla de todo azar: misma semilla, mismo resultado (si no se dice, 1)
option-seed-scenario = Semilla de todo azar, en lugar de la que digan los ficheros
option-jobs = Cuántos hilos (si no se dice, todos los núcleos); el resultado no depende de ello
option-max-turns = Turnos de todos los asientos juntos tras los que se abandona una partida (si no se dice, los del juego)
option-at-cap = Cómo cuenta una partida abandonada: none (inacabada, no la gana nadie; lo normal) o richest (la gana quien esté mejor)
option-record = Guarda cada partida en esta carpeta
option-start = Empieza cada partida en esta posición (.json)
option-position = Cuenta desde esta posición (.json) y no desde el principio
option-position-explain = Pregunta por esta posición (.json) y no por el principio
option-depth = Cuántos pasos de profundidad
option-seconds = Durante cuántos segundos (si no se dice, 2)
option-markdown = Escribe las tablas en Markdown
option-summary = Muestra solo el resultado
option-name = Solo cartas con esto en el nombre
option-faction = Solo cartas de esta facción
option-rarity = Solo cartas de esta rareza: común, rara, épica o única
option-ability = Solo cartas con esta habilidad: robar (o robar 2), defensor, fuerza o eco
option-value = Solo cartas que cuenten esto en un mazo: 3, 3..5, 3.. o ..5
option-top = Solo cartas con al menos esto arriba
option-right = Solo cartas con al menos esto a la derecha
option-bottom = Solo cartas con al menos esto abajo
option-left = Solo cartas con al menos esto a la izquierda
option-sort = Orden: base, name, value, sum (de los cuatro lados), top, right, bottom o left
option-count = Cuántos mazos (si no se dice, 1)
option-games-learn = Cuántas partidas (si no se dice, las que convienen al juego)
option-rate = Cuánto cambia un peso cada vez al principio, de 0 a 1
option-first-trace = Cuánto cuenta al principio lo que viene después, de 0 a 1
option-last-trace = Lo mismo al final
option-from = Empieza con los pesos de este fichero y no de cero
option-out = Escribe el resultado en este fichero
argument-task = Qué hacer: check, random o code
argument-decks = Mazos: ficheros con una carta por línea, o códigos

## Mal uso

usage-hint = Pruebe con --help.
usage-no-value = { $argument } necesita un valor
usage-invalid-value = «{ $value }» no vale para { $argument }; vale: { $valid }
usage-bad-value = «{ $value }» no vale para { $argument }: { $reason }
usage-unknown-argument = Aquí no hay ninguna opción ni argumento «{ $argument }»
usage-unknown-command = No hay ninguna orden «{ $command }»
usage-missing = Falta algo: { $argument }
usage-missing-command = Falta una orden; hay: { $commands }
usage-conflict = { $argument } no se puede usar junto con otra de las opciones dadas
usage-number-of-values = { $argument } no lleva ese número de valores
usage-utf8 = La línea de órdenes no es texto UTF-8

expected-at-least = se esperaba un número entero, al menos { $low }
expected-range = se esperaba un número entero de { $low } a { $high }
expected-seconds = se esperaba un número de segundos de 0,01 a 3600 (con punto: 0.5)
expected-share = se esperaba un número de 0 a 1
expected-number-or-range = se esperaba un número o un margen como 3, 3..5, 3.. o ..5

## Lo que no se puede hacer

unknown-game = No hay ningún juego «{ $found }»
unknown-rules = No hay reglas «{ $found }»
unknown-switch = Estas reglas no tienen el interruptor «{ $found }»
unknown-agent = No hay ningún jugador «{ $found }» para este juego
unknown-parameter = El jugador no tiene el parámetro «{ $found }»
unknown-board = Ningún tablero de los incluidos se llama «{ $found }»; un fichero ha de terminar en .tab
unknown-nearest = ; ¿quería decir «{ $nearest }»?
unknown-known = Hay: { $known }
bad-switch = El interruptor { $name } no puede ser «{ $found }»: se esperaba { $expected }
bad-parameter = El parámetro { $name } no puede ser «{ $found }»: se esperaba { $expected }
expected-whole = un número entero
expected-whole-range = un número entero de { $low } a { $high }
expected-real-range = un número de { $low } a { $high }
expected-one-of = una de { $list }
expected-truth = true o false
expected-nothing = ningún valor
unplayable = Con estas reglas no se puede jugar: { $reason }
wrong-players = A { $game } juegan de { $low } a { $high }, no { $found }
no-boards = { $game } no tiene tableros que elegir
no-cards = { $game } no tiene cartas que vengan de ficheros
no-learning = { $game } no tiene ningún jugador que aprenda
no-positions = Las posiciones de { $game } no se pueden leer de ficheros
nothing-to-decide = En esta posición nadie tiene nada que decidir: tocan dados o cartas, o la partida ha terminado
file-unreadable = { $file }: no se puede leer: { $reason }
file-not-text = { $file }: se esperaba texto UTF-8 y hay otra cosa
file-unwritable = No se puede escribir { $file }: { $reason }
record-unwritable = No se puede guardar una partida: { $reason }

## Sin orden

overview-games = a qué se puede jugar, y con qué reglas
overview-play = una partida de parchís aquí, contra un jugador que mira adelante
overview-agents = quién juega al Monopoly, con sus parámetros
overview-sim = mil partidas de Monopoly, y quién las gana
overview-sim-pig = dos jugadores de Pig que se plantan con 20 y con 25 puntos
overview-bench = lo deprisa que esta máquina juega al Monopoly
overview-check = todas las faltas de un tablero propio, con su línea
overview-help = todo lo demás

## Cabeceras de tablas

head-game = Juego
head-about = Qué es
head-players = Jugadores
head-rules = Reglas
head-agents = Jugadores automáticos
head-agent = Jugador
head-parameters = Parámetros: valor (límites)
head-switch = Interruptor
head-measure = Medida
head-value = Valor
head-wins = Ganadas
head-share = Parte
head-interval = Intervalo del 95 %
head-seat = Asiento
head-score = Puntuación
head-id = Carta
head-name = Nombre
head-top = Arriba
head-right = Derecha
head-bottom = Abajo
head-left = Izquierda
head-ability = Habilidades
head-worth = Valor
head-rarity = Rareza
head-faction = Facción

## games, agents

game-pig = Tire cuantas veces se atreva, pero un 1 pierde lo ganado en el turno
game-monopoly = Comprar, construir, negociar y arruinar a los demás, en cualquier tablero
game-rift = Manos ocultas en un tablero pequeño: el valor más alto voltea a su vecina
game-parchis = Corre por el anillo, come, cierra el paso y lleva todas tus fichas a la meta
games-more = «ludoteca games JUEGO» muestra los interruptores de las reglas y los tableros.
games-players = Jugadores: { $range }, lo habitual { $usual }
games-board = Tablero: { $board }, { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
}
games-switches = Reglas preparadas, y sus interruptores:
games-words = Palabras que cambian varios interruptores a la vez: { $words }.
games-rules-syntax = Las reglas se escriben PREPARADAS[:interruptor[=valor],…], por ejemplo { $example }.
agent-uniform = Cualquiera de las acciones propuestas, todas igual de probables
agent-pig-hold-at = Tira hasta que el turno le haya dado tantos puntos, y se planta
agent-monopoly-quick = Compra, puja, negocia el último solar de un grupo y construye; piensa unos nanosegundos
agent-monopoly-rules = Documento 000: vale la primera regla que se cumpla; hipoteca, vende, deshipoteca y edifica el mejor subconjunto
agent-monopoly-random = Documento 000: echa a suertes cada decisión, según su dinero
agent-monopoly-optimal = Documento 003: lo compra todo, negocia grupos completos y edifica según su riesgo
agent-monopoly-gnome-a = Rival de una comparación publicada: aprecia todos los solares por igual
agent-monopoly-gnome-b = Rival de una comparación publicada: prefiere las estaciones y las dos calles más caras
agent-monopoly-gnome-c = Rival de una comparación publicada: prefiere las estaciones y los grupos segundo y cuarto
agent-rift-random = Cualquier carta de la mano en cualquier casilla libre
agent-rift-classic = El jugador del documento: volteos, habilidades y lo seguras que quedan sus cartas y las vecinas
agent-rift-search = Imagina lo que no ve, lo pondera por lo que ha jugado el rival y cuenta con exactitud los últimos turnos
agent-rift-open = Resuelve la partida con las manos abiertas y los robos conocidos
agent-parchis-random = Cualquier jugada legal, todas igual de probables; más rápido que uniform
agent-parchis-rating = Documento 004: puntúa cada jugada con siete reglas
agent-parchis-expecti = Mira adelante sobre los dados con una evaluación aprendida jugando contra sí mismo
agent-parchis-level = Un nivel de dificultad, de 1 a 5
parameter-pig-hold-at-at = puntos con los que se planta
parameter-monopoly-quick-reserve = dinero que se guarda al construir, en tanto por ciento del sueldo
parameter-monopoly-optimal-risk = cuánto le gusta arriesgar
parameter-monopoly-optimal-bid_base = puja por un solar de un grupo sin dueños, en partes de su precio
parameter-monopoly-optimal-bid_own = lo que añade si tiene el resto del grupo
parameter-monopoly-optimal-bid_rival = lo que añade si lo tiene un solo rival
parameter-monopoly-optimal-bid_risk = lo que añade un riesgo de 1
parameter-monopoly-optimal-raise = cuánto sube una puja, en 1/200 del sueldo
parameter-monopoly-optimal-reserve_cautious = dinero que guarda con riesgo 0, en sueldos
parameter-monopoly-optimal-reserve_bold = dinero que guarda con riesgo 1, en sueldos
parameter-monopoly-optimal-lift_floor = parte de esa reserva que guarda al deshipotecar
parameter-monopoly-optimal-enough_free = parte de solares libres por la que sale de la cárcel
parameter-monopoly-optimal-settlement = pago por el grupo más caro, en tanto por ciento de la diferencia de alquileres con hotel
parameter-monopoly-optimal-proposals = propuestas como mucho mientras ningún solar cambie de manos
parameter-rift-classic-bold = busca la ocasión cuando va perdiendo
parameter-rift-search-nodes = cuánto mira para una decisión
parameter-rift-search-ms = milisegundos para una decisión en lugar de nodos; 0: nodos
parameter-rift-open-nodes = posiciones que mira para una decisión
parameter-parchis-rating-chain = puntúa la cadena de jugadas que dan capturas y metas, y la tirada que sigue a un 6
parameter-parchis-rating-personality = lo que más le gusta
parameter-parchis-expecti-nodes = posiciones que mira para una decisión
parameter-parchis-expecti-ms = milisegundos para una decisión en lugar de nodos; 0: nodos
parameter-parchis-level-n = el nivel
agents-more = Un jugador se escribe nombre o nombre:clave=valor,…
agents-by-the-clock = Juega alguien que piensa por reloj: la misma semilla puede dar otros resultados
agent-sees-everything = lo ve todo, también las manos ocultas: es una referencia, no un rival

## sim, bench

players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
progress = { $bar } { $done } de { $all } partidas · faltan { $left }
sim-seed = semilla { $seed }
sim-blocks = { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
}
sim-games = { $games ->
    [one] { $games } partida en { $blocks } de rotaciones de asientos con los mismos dados
   *[other] { $games } partidas en { $blocks } de rotaciones de asientos con los mismos dados
}
sim-draws = (empates)
sim-unfinished = (inacabadas)
sim-capped = { $games ->
    [one] { $games } partida llegó al límite y fue para quien estaba mejor.
   *[other] { $games } partidas llegaron al límite y fueron para quien estaba mejor.
}
sim-speed = { $length } turnos por partida · { $games } partidas/s · { $turns } turnos/s · { $seconds } s con { $jobs ->
    [one] { $jobs } hilo
   *[other] { $jobs } hilos
}
sim-recorded = { $games ->
    [one] { $games } partida guardada en { $dir }
   *[other] { $games } partidas guardadas en { $dir }
}
sim-too-many-agents = Hay { $agents } jugadores para { $seats } asientos
bench-games = partidas por segundo
bench-turns = turnos por segundo
bench-steps = pasos por segundo (decisiones y azares)
bench-state = bytes por estado
bench-allocations = reservas de memoria por partida
bench-seconds = segundos medidos

## scenario

scenario-wins = gana { $agent }, todas las partidas
scenario-wins-of-ended = gana { $agent }, partidas acabadas
scenario-together = gana { $agent }, con los pesos del documento
scenario-draws = sin un único ganador
scenario-no-class = cualquier otra cosa
scenario-agrees = dentro
scenario-differs = difiere
scenario-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $length } turnos cada una, { $seconds } s
scenario-auctions = { $games ->
    [one] { $games } subasta
   *[other] { $games } subastas
}, { $length } pujas cada una, { $seconds } s
scenario-each = { $games ->
    [one] { $games } partida por casilla
   *[other] { $games } partidas por casilla
}
scenario-stopped = { $missing ->
    [one] Interrumpido: falta un escenario de { $all } o está a medias
   *[other] Interrumpido: { $missing } de { $all } escenarios faltan o están a medias
}
scenario-unfinished = { $games ->
    [one] { $games } partida ({ $share }) no acabó dentro del límite de turnos
   *[other] { $games } partidas ({ $share }) no acabaron dentro del límite de turnos
}
scenario-worth = Capitales como en el documento: { $document } (hallados { $ours })
scenario-other-worth = Los capitales no son los del documento: dice { $document }, hallamos { $ours }
scenario-pairs = Dos asientos cada uno en una mesa de cuatro: partidas ganadas, de todas (igualados en la mitad de las acabadas).
scenario-alone = Solo contra tres: partidas ganadas, de todas (igualado en la cuarta parte de las acabadas).
head-scenario = Escenario
head-what = Qué
head-document = Documento
head-document-interval = Su intervalo del 95 %
head-ours = Nuestro
head-agrees = Concuerda
head-against = Contra
head-unfinished = Inacabadas
head-turns = Turnos
head-pair = Fila contra columna
head-alone = Fila sola contra tres

## explain

explain-seat = Decide el asiento { $seat } · { $agent }
explain-does = Hace: { $action }
explain-passed-over = No ha mirado: { $actions }
explain-study = Lo que ha estudiado:
head-action = Acción
head-terms = Términos
head-chosen = Elegida

## replay, check

replay-seat = asiento { $seat }: { $name }
replay-only = {" "}(solo lo sabe el asiento { $seat })
replay-sound = La grabación es correcta: { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
replay-over = La partida ha terminado:
replay-unfinished = La partida no ha terminado; por ahora están así:
check-record = correcta, una partida de { $game }
check-rules = correctas, reglas de { $game }
check-position = correcta, una posición de { $game }
check-tab = correcto, un tablero
check-tjt = correcto, un mazo
cards-found = { $found } de { $all } cartas
deck-head = { $deck }: { $code }, valor { $value }
deck-faults = { $decks ->
    [one] Un mazo no se puede jugar
   *[other] { $decks } mazos no se pueden jugar
}
deck-none-named = Se esperaba un mazo: un fichero con una carta por línea, o un código
deck-random-takes-none = Un mazo al azar no toma fichero ni código; diga --count para varios
check-rift = correcto, una base de cartas
learn-done = { $games } partidas, error cuadrático medio { $square } al final: { $file }
learn-stopped = Detenido tras { $games } de { $all } partidas; lo aprendido se conserva
check-deck = correcto, un mazo de The Rift
check-tournament = correcto, un torneo
check-scenario = correcto, un escenario
check-unreadable = no se puede leer: { $reason }
check-faults = { $faults ->
    [one] { $faults } falta
   *[other] { $faults } faltas
} en { $files ->
    [one] { $files } fichero
   *[other] { $files } ficheros
}

## sim: blocks

head-points = Puntos por partida
head-mean-rank = Puesto medio
sim-stopped = Interrumpido tras { $games } de { $all } partidas; el resultado es el de una serie más corta
sim-stopped-at-once = Interrumpido antes de acabar un solo bloque de partidas
