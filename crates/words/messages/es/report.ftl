## report

report-made = Hecho por Ludoteca { $version }. Esta página no necesita nada más que a sí misma.
report-several = { $count ->
    [one] Un torneo
   *[other] { $count } torneos
}
report-kind-round-robin = todos contra todos
report-kind-ladder = cada uno contra el mismo grupo
report-kind-sweep = un jugador con muchos ajustes
report-kind-sprt = prueba secuencial
report-incomplete = Sin acabar: estos son los resultados de los { $jobs } trabajos hechos hasta ahora.
report-leads = { $agent } va en cabeza con { $mean } puntos por partida (intervalo del 95 %: { $low } a { $high }); el azar daría { $fair }.
report-clear = El intervalo de ningún otro alcanza el suyo: la ventaja es clara.
report-close = Los intervalos de estos alcanzan el suyo, de modo que el orden aún puede ser suerte: { $agents }.
report-standings = Clasificación
report-standings-caption = Lo que ha conseguido cada uno, el mejor primero. Los puntos y lo que toca son de todos los asientos de un jugador juntos.
report-points-caption = Quien queda por entero más allá de la marca discontinua juega mejor (o peor) de lo que daría el azar.
report-wins-caption = Partidas ganadas; las que no tienen un único ganador no cuentan aquí para nadie.
report-rating-caption = La puntuación empieza en 25 para todos; unos cuatro puntos más ganan dos bloques de cada tres.
report-sweep-caption = Todos los valores se juegan con los mismos dados, de modo que una diferencia entre dos es más segura de lo que dicen sus intervalos por separado.
report-sprt-caption = La prueba acaba en el primer trabajo tras el que la línea sale de sus límites.
report-crosstable = Tabla cruzada
report-crosstable-caption = Puntos por partida de cada fila en las mesas de cada columna, con la mitad de la anchura del intervalo del 95 %.
report-tables = Mesas
report-tables-caption = Quiénes se sentaron juntos, cuántas partidas jugaron y cómo acabaron.
report-head-seats = Asientos
report-head-blocks = Bloques
report-head-draws = Tablas
report-head-capped = Abandonadas
report-again = Para repetirlo
report-seed = Semilla
report-max-turns = Turnos tras los que se abandona una partida
report-cap-none = no la gana nadie
report-cap-richest = la gana quien mejor está
report-plan = Plan
report-commands = Los mismos resultados, byte a byte, en cualquier máquina y con cualquier número de hilos:
report-file = El fichero { $file }:
report-computed = Cómo se calculan los números
report-how-blocks = Un bloque son todas las rotaciones de los mismos jugadores por los asientos, con los mismos dados, para que ni el asiento ni la suerte favorezcan a nadie. Las partidas de un bloque dependen unas de otras, los bloques no: el bloque es la unidad de toda estadística.
report-how-points = Una partida vale un punto; lo tiene quien la gana solo, y si hay tablas se reparte.
report-how-interval = Un intervalo del 95 % contendría el valor verdadero en 95 de cada 100 torneos como este. Resulta de cuánto se separan las medias de los bloques.
report-how-fair = Lo que toca es la parte de los asientos: 0,25 con un asiento de cuatro.
report-how-rank = El puesto medio es el de los asientos de un jugador al acabar la partida; 1 es el mejor.
report-how-rating = La puntuación sigue a Weng y Lin (2011), con un encuentro por bloque, en el orden del plan; el número tras ± es una desviación típica.
report-how-crosstable = Una celda de la tabla cruzada cuenta las partidas en que los jugadores de su fila y de su columna se sentaron a la misma mesa.
report-how-test = La prueba compara dos hipótesis sobre los puntos por partida tras cada trabajo: el logaritmo de su razón de verosimilitudes, con tantas partidas independientes como dejarían la varianza que muestran los bloques. Los límites de Wald mantienen ambos errores por debajo de lo pedido.

command-report = Escribe informes HTML de torneos acabados, sin jugar
argument-results = Los resultados: ficheros result.json o carpetas de torneos
option-out-report = Escribe aquí una página con todos (por defecto: report.html junto a cada resultado)
option-report = Dónde escribir el informe HTML (por defecto: report.html en la carpeta del torneo)
report-written = Informe: { $file }
report-no-result = { $file }: se esperaba el resultado de un torneo (result.json): { $reason }

command-picture = Dibuja el curso de una partida registrada: una gráfica por medida
option-out-picture = Un fichero .svg para una sola imagen con todo, o una carpeta para una imagen por medida (por defecto: el nombre del registro con .svg, en esta carpeta)
option-measure = Solo esta medida; se puede repetir
value-measure = NOMBRE
picture-written = Imagen: { $file }
picture-unknown-measure = { $game } no tiene la medida «{ $found }»; hay: { $known }
