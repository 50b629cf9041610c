
## analyse

command-analyse = Landing, income and payback tables; who wins from a position; what house rules do
argument-question = What is asked: landing, income (both of Monopoly's boards), win or rules
value-question = QUESTION
value-switches = SWITCHES
option-jail = How players leave jail: pay (at once; default) or stay (as long as they may)
option-lots = Income of every lot instead of every group
option-position-analyse = Whose win is asked: a position (.json), or a record, whose last position counts
option-base = The rules that are changed (default: the game's first preset)
option-switch = Values to study besides those that follow by themselves: switch=value,… such as start_cash=1000
option-only = Study these switches only
option-agents-analyse = The players, one per seat, repeated until all seats are taken (default: the game's cheap scripted player)
option-games-analyse = How many games; for rules, under each of them (default: 1000)
option-max-turns-analyse = Turns after which a game is given up, counted from the position (default: the game's own)
analyse-other-option = { $option } says nothing to “{ $question }”
analyse-only-monopoly = Squares and their income are asked of Monopoly, not of { $game }
analyse-endless = Cards lead from draw to draw without end on these squares, so that there is no long run: { $squares }
analyse-no-position = Expected --position with the file of a position or of a record
analyse-record-has-rules = { $file } is a record and brings its own rules: { $option } cannot change them
analyse-other-game = { $file }: expected a record of { $game }, found one of { $found }
analyse-over = { $file }: the game is over there
analyse-bad-switch = Expected switch=value,… but found “{ $found }”
analyse-jail-pay = who is in jail pays at once
analyse-jail-stay = who is in jail stays as long as allowed
analyse-rolls-per-turn = { $rolls } rolls per turn. All shares are exact and hold in the long run.
analyse-just-visiting = { $square } (just visiting)
analyse-in-jail = (in jail)
analyse-stations = (stations)
analyse-utilities = (utilities)
analyse-single = lots one by one
analyse-complete = whole group
analyse-houses = { $count ->
    [one] { $count } house each
   *[other] { $count } houses each
}
analyse-hotel = hotel each
analyse-owned = { $count ->
    [one] { $count } owned
   *[other] { $count } owned
}
analyse-win-games = { $games ->
    [one] { $games } game, with
   *[other] { $games } games on dice of their own, with
} { $length } turns after the { $before } before
analyse-shared = { $games ->
    [one] { $games } game had several winners; it counts for each of them.
   *[other] { $games } games had several winners; they count for each of them.
}
analyse-base = (base: { $rules })
analyse-rules-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $blocks } of seat rotations under each of { $rules } rules, on common dice
analyse-rules-legend = In brackets 95 % intervals. Differences are against the base; those of shares in percentage points. A star marks a difference that is clear among all of the table; = marks what was the same in every block.
analyse-opening-roll = Dice decide here who begins: seat 0 has no advantage by the rules. For that of the first to move, say opening_roll=false in the base.
analyse-skipped = Not played: { $change }: { $reason }
head-number = No.
head-square = Square
head-visits = Visits per 100 rolls
head-roll-ends = Rolls end here, %
head-turn-ends = Turns end here, %
head-group = Group
head-lot = Lot
head-holding = Owner has
head-cost = Cost
head-income = Income per roll
head-payback = Payback, rolls
head-step-cost = Last step: cost
head-step-income = income
head-step-payback = payback
head-change = Change
head-longer = Longer by
head-first-seat = Seat 0 wins
head-difference = Difference
