# La página en una mesa de Parchís, en español.
# en/page-parchis.ftl tiene las mismas claves en el mismo orden, con las mismas variables.

page-parchis-name = Parchís

## El tablero
page-parchis-board = { $pieces ->
    [0] Tablero; tiene el turno { $name }
    [one] Tablero; puedes mover una ficha
   *[other] Tablero; puedes mover { $pieces } fichas
}
page-parchis-colour-yellow = amarillo
page-parchis-colour-blue = azul
page-parchis-colour-red = rojo
page-parchis-colour-green = verde
page-parchis-colour-orange = naranja
page-parchis-colour-purple = morado
page-parchis-letter-yellow = A
page-parchis-letter-blue = Z
page-parchis-letter-red = R
page-parchis-letter-green = V
page-parchis-letter-orange = N
page-parchis-letter-purple = M
page-parchis-home = casa
page-parchis-corridor = pasillo { $nth }
page-parchis-goal = la meta
page-parchis-numbers = Números en las casillas

## Las fichas y sus movimientos
page-parchis-piece = { $piece }, en { $place }
page-parchis-piece-moves = Mover { $ways }
page-parchis-way = { $piece }: { $from } → { $to }
page-parchis-captures = come { $piece }
page-parchis-gives = { $steps } pasos de premio
page-parchis-risk = riesgo { $risk } (ahora { $now })
page-parchis-risk-short = riesgo { $risk }
page-parchis-risk-what = Riesgo y números de las casillas
page-parchis-risk-about = La probabilidad de que coman la ficha allí antes de tu próximo turno, si cada rival come siempre que los dados lo dejan: con la tirada, con los pasos de premio de otra captura o de la meta{ $dice ->
    [one] {" "}y con las tiradas que dan los seises.
   *[other] . De las dobles cuenta solo la primera tirada.
} Cada rival mueve en el tablero tal como quedaría, sin lo que cambien los demás.
page-parchis-point = Señala una ficha levantada para ver adónde llega y qué arriesga; púlsala para moverla.
page-parchis-last = La última en moverse ha sido { $piece }.

## La tirada
page-parchis-dice = Dados: { $dice }
page-parchis-bonus = Premio: { $name } mueve { $steps } con cualquier ficha.
page-parchis-again = { $name } vuelve a tirar después.

## Cómo va
page-parchis-home-count = { $goal }/4 en meta · { $home } en casa
page-parchis-done = { $share } del camino
page-parchis-rank = Puesto { $rank }
