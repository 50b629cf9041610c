# The page at a table of Parchís, in English.
# es/page-parchis.ftl has the same keys in the same order, with the same variables.

page-parchis-name = Parchís

## The board
page-parchis-board = { $pieces ->
    [0] Board; it is { $name }’s turn
    [one] Board; you can move one piece
   *[other] Board; you can move { $pieces } pieces
}
page-parchis-colour-yellow = yellow
page-parchis-colour-blue = blue
page-parchis-colour-red = red
page-parchis-colour-green = green
page-parchis-colour-orange = orange
page-parchis-colour-purple = purple
page-parchis-letter-yellow = Y
page-parchis-letter-blue = B
page-parchis-letter-red = R
page-parchis-letter-green = G
page-parchis-letter-orange = O
page-parchis-letter-purple = P
page-parchis-home = home
page-parchis-corridor = corridor { $nth }
page-parchis-goal = the goal
page-parchis-numbers = Numbers on the squares

## The pieces and their moves
page-parchis-piece = { $piece }, on { $place }
page-parchis-piece-moves = Move { $ways }
page-parchis-way = { $piece }: { $from } → { $to }
page-parchis-captures = captures { $piece }
page-parchis-gives = { $steps } steps more
page-parchis-risk = risk { $risk } (now { $now })
page-parchis-risk-short = risk { $risk }
page-parchis-risk-what = Risk, and numbers of squares
page-parchis-risk-about = The chance that the piece is captured there before your next turn, if every rival captures whenever the dice allow it: with the roll, with the steps that another capture or the goal gives{ $dice ->
    [one] , and with the rolls that sixes give.
   *[other] . Of doubles only the first roll counts.
} Every rival moves on the board as it would be, without what the others change.
page-parchis-point = Point at a lifted piece to see where it gets and what it risks; press it to move it.
page-parchis-last = { $piece } moved last.

## The roll
page-parchis-dice = Dice: { $dice }
page-parchis-bonus = Bonus: { $name } moves { $steps } with any piece.
page-parchis-again = { $name } rolls again afterwards.

## How it stands
page-parchis-home-count = { $goal }/4 in the goal · { $home } at home
page-parchis-done = { $share } of the way
page-parchis-rank = Place { $rank }
