## measures: what is told of each player as a game goes on

measure-money = Dinero
measure-properties = Propiedades
measure-buildable = Calles edificables
measure-buildings = Edificios (un hotel cuenta cinco)
measure-worth = Patrimonio
measure-squares = Casillas recorridas
measure-goal = Fichas en la meta
measure-yard = Fichas en casa
measure-points = Puntos (casillas propias)
measure-wins = Partidas ganadas
measure-score = Puntuación

## pictures

picture-turns = Turnos de todos los jugadores juntos
picture-player = Jugador { $seat }
picture-course-about = { $measure } de { $players } a lo largo de { $turns } turnos, una línea por jugador.
picture-points-title = Puntos por partida
picture-points-axis = puntos por partida (intervalo del 95 %)
picture-wins-title = Partidas ganadas
picture-wins-axis = parte de todas las partidas (intervalo del 95 %)
picture-fair = lo que toca: lo que daría el azar
picture-intervals-about = Una fila para cada uno de { $rows } jugadores: una marca en el valor y una barra para su intervalo.
picture-rating-title = Puntuación
picture-rating-axis = puntuación (barra: una desviación típica a cada lado)
picture-sweep-title = Puntos por partida según { $parameter }
picture-sweep-about = Puntos por partida según { $parameter } en { $points } valores, con intervalos del 95 %.
picture-sprt-title = Cómo fue la prueba
picture-sprt-about = El logaritmo de la razón de verosimilitudes tras cada trabajo, entre los límites en que acaba la prueba.
picture-sprt-blocks = bloques jugados
picture-sprt-ratio = logaritmo de la razón de verosimilitudes
picture-sprt-upper = límite superior: se acepta H1
picture-sprt-lower = límite inferior: se acepta H0
picture-reliability-about = Lo que ocurrió frente a lo previsto, en { $bins } grupos con intervalos del 95 %; en la diagonal coinciden.
picture-reliability-predicted = probabilidad prevista de ganar
picture-reliability-observed = parte ganada
picture-reliability-diagonal = como estaba previsto
