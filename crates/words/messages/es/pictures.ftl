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
