# Why something cannot be played, in English: it follows “That cannot be played: ”.
# es/refusals.ftl has the same keys in the same order, with the same variables.

## Pig

refused-pig-die-is-rolling = the die has not fallen yet
refused-pig-game-is-over = the game is over
refused-pig-enough-to-win = { $points } points are enough for the target of { $target }: hold and win

## Monopoly

refused-monopoly-not-now = this is not the moment for it
refused-monopoly-not-in-these-rules = these rules do not have it
refused-monopoly-no-lot = { $place } is no lot
refused-monopoly-not-yours = { $place } is not yours
refused-monopoly-not-a-street = { $place } is no street
refused-monopoly-too-poor = it takes { $needed }, and you have { $cash }
refused-monopoly-bid-too-low = the highest bid is { $highest }
refused-monopoly-percent-too-high = at most { $most } % can be offered
refused-monopoly-group-incomplete = other lots of the group of { $place } are not yours
refused-monopoly-group-mortgaged = a lot of the group of { $place } is mortgaged
refused-monopoly-group-built = there are buildings in the group of { $place }
refused-monopoly-uneven = another lot of the group of { $place } has to come first
refused-monopoly-fully-built = { $place } has a hotel
refused-monopoly-nothing-built = { $place } has no buildings
refused-monopoly-no-houses = it takes { $needed } houses, and the bank has { $left }
refused-monopoly-no-hotels = the bank has no hotels
refused-monopoly-houses-suffice = the bank has { $left } houses: sell the buildings one by one
refused-monopoly-cannot-keep = at most { $most } houses can stay
refused-monopoly-mortgaged = { $place } is mortgaged
refused-monopoly-not-mortgaged = { $place } is not mortgaged
refused-monopoly-not-jailed = it works in jail only
refused-monopoly-fine-too-late = the fine is due only after the last roll
refused-monopoly-no-jail-card = you have no jail card
refused-monopoly-no-such-choice = there are { $choices } alternatives
refused-monopoly-no-such-partner = { $seat } cannot take part
refused-monopoly-empty-offer = nothing would change hands
refused-monopoly-too-many-offers = { $most } offers have been made already
refused-monopoly-partner-lacks = that is not { $seat }'s to give
refused-monopoly-package-full = a package moves at most twelve things among four participants
refused-monopoly-can-pay = the debt can be paid
refused-monopoly-no-debt = no debt is open

## Parchís

refused-parchis-game-is-over = the game is over
refused-parchis-dice-are-rolling = the dice have to fall first
refused-parchis-not-yours = { $piece } is not yours to move
refused-parchis-wrong-steps = { $steps } steps for { $piece } are not what was rolled or won
refused-parchis-at-home = { $piece } is at home: only a 5 brings it out
refused-parchis-not-at-home = { $piece } is not at home
refused-parchis-in-goal = { $piece } is in the goal
refused-parchis-no-five = only a 5 brings a piece out
refused-parchis-start-is-full = two pieces stand on { $start }, and none of them can be captured
refused-parchis-too-far = { $piece } needs exactly { $left } to the goal, and { $steps } do not fit
refused-parchis-barrier = a barrier on { $on } is in the way
refused-parchis-full = two pieces stand on { $on } already
refused-parchis-partner-stands-there = a piece of your partner stands on { $on }, which is not safe
refused-parchis-must-come-out = a 5 has to bring a piece out
refused-parchis-must-open-barrier = a 6 has to open a barrier
refused-parchis-same-as = { $lower } stands where { $piece } does: move { $lower } instead

## The Rift

refused-rift-dealing = the decks are being shuffled
refused-rift-game-is-over = the game is over
refused-rift-not-your-turn = somebody else decides now
refused-rift-no-such-cell = the board has { $width } columns and { $height } rows, no cell { $cell }
refused-rift-blocked = cell { $cell } is blocked
refused-rift-occupied = { $card } lies on cell { $cell }
refused-rift-not-in-hand = { $card } is not in your hand
refused-rift-centre-first = the first card goes to cell { $centre }
refused-rift-nothing-to-take-over = there is no card to take over now
refused-rift-no-echo = no flipped card is about to attack
refused-rift-echo-first = the flipped card on cell { $from } has to attack first
refused-rift-no-echo-target = the flipped card on cell { $from } flips nothing on cell { $target }
