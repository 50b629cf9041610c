# Playing in a terminal, in English.
# es/play.ftl has the same keys in the same order, with the same variables.
# Sentences about what somebody did begin with { $who } { $has }: “You have”, “quick has”.

## The command

command-play = Play in this terminal, against computer players or other people
value-seats = YOU,A,…
option-seats = Who plays, one per seat: you or you:NAME for a person, else a computer player (default: you, and a strong one at the others)
option-seed-play = Seed of all chance, to play the same dice or cards again (default: another one each time)
option-load = Go on with a saved game, which is kept up to date; the rules are those of the file, and the players unless --seats says otherwise
option-save = Keep the game in this file, up to date at every decision
option-auto = Computer players at all seats: just watch
option-ascii = Draw with ASCII signs alone
play-no-face = { $game } cannot be played in a terminal yet
play-too-many-seats = { $game } is played by { $low } to { $high } players; --seats names { $found }
play-other-game = { $file } is a game of { $found }, not of { $game }
play-sees-everything = { $agent } sees hidden cards and does not play against people
play-save-not-ours = { $file } is there already and is no saved game; choose another name for --save
play-begins = { $game } · { $rules } · seed { $seed }
play-goes-on = { $game } · { $rules } · the game of { $file } goes on
play-endless = nobody here has been asked anything for { $turns } turns
play-lost = The game cannot go on: { $reason }

## Who

play-you = You
play-to-you = you
play-have = have
play-has = has
play-person = Player
play-colour-yellow = yellow
play-colour-red = red
play-colour-blue = blue
play-colour-green = green
play-colour-orange = orange
play-colour-white = white

## The loop

play-help =
    Type the number of an action, or the action in words. And at any time:
      help              this page; help game: how it is played, step by step
      hint              what a strong player would do, and why
      why               why the last computer player did what it did
      undo              back to your last decision
      look THING        a closer look: a square, a card
      board, actions    the board again; all that you can do
      again             what has happened since your last turn
      save FILE         keeps the game in a file from now on
      windows           be asked out of turn, too, or no more
      say TEXT          says it to the others, at a table on the network
      quit              leaves the game
    Spanish works as well: ayuda, pista, porque, deshacer, mirar, tablero, acciones, repetir, guardar, ventanas, decir, salir.
play-enter = {" "}(or just Enter)
play-no-page = There is no page “{ $what }”; “help game” explains how the game is played.
play-nothing-happened = Nothing has happened here yet.
play-before = Before
play-refused = That cannot be played: { $reason }.
play-unable = This table does not do that.
play-no-such-number = There are actions 1 to { $most }.
play-more-actions = … and { $left } more: “actions” shows all
play-earlier-news = { $lines ->
    [one] ({ $lines } line before these)
   *[other] ({ $lines } lines before these)
}
play-nothing-to-undo = You have decided nothing yet.
play-undone = Back at your last decision; the same dice and cards will come again.
play-windows-on = You will be asked out of turn, too.
play-windows-off = Out of turn you will only be asked when something depends on you.
play-hint = { $agent } would choose: { $action }
play-why = { $agent } chose: { $action }
play-no-hint = Nobody has to decide anything now.
play-no-why = No computer player has decided anything since your last look back.
play-no-reasons = It gives no reasons.
play-nothing-to-see = There is nothing to look at by the name of “{ $what }”.
play-pass-keyboard = { $name }, it is your turn. When nobody else looks, press Enter.{" "}
play-save-where = Save to which file? Type: save FILE
play-save-other = { $file } is something else than a saved game; choose another name.
play-saved = Saved to { $file }, which is kept up to date from now on.
play-unsaved = { $file } cannot be written: { $reason }
play-save-before-leaving = A file name keeps the game, Enter lets it go:{" "}
play-go-on = The game is kept. To go on: ludoteca play { $game } --load { $file }
play-not-kept = The game was not kept; “save FILE” or --save FILE keep one.
play-won = { $who } { $has } won!
play-drawn = A draw: { $names }.
play-watch-prompt = Enter: next turn>{" "}
play-watch-help = Enter plays the next turn; why, again, look THING, board, save FILE and quit work here.

## Pig

play-pig-help =
    Roll as often as you dare: every roll adds to the turn, but a 1 loses what the turn has gained.
    Hold, and it is yours. Type roll (r) or hold (h).
play-pig-target = Whoever has { $target } points first wins.
play-pig-stake = + { $points } this turn
play-pig-roll = { $points ->
    [0] roll the die
   *[other] roll again, and risk { $points }
}
play-pig-hold = { $points ->
    [0] hold, with nothing gained
   *[other] hold, and keep { $points }
}
play-pig-rolled = { $who } { $has } rolled a { $face }.
play-pig-lost = { $points ->
    [one] { $who } { $has } lost the { $points } point of the turn.
   *[other] { $who } { $has } lost the { $points } points of the turn.
}
play-pig-held = { $who } { $has } held { $points }: { $score } points in all.
play-pig-expected = Expected roll or hold, found “{ $found }”; help shows all.

## Monopoly

play-monopoly-help =
    Every square has its number, the mark of its group, its name, and its price or the letter of its owner with houses, H for a hotel or m for a mortgage; after ▸, the tokens that stand there.
    look 39, look B, look players, look bank and look legend show more.
    Squares are typed by number or name: build 39, mortgage reading, look boardwalk.
    bid 120 bids. trade B give 1,3 want 39 cash 50 offers player B two lots and 50 for one lot; a negative cash is asked for. resign leaves the game to the others.
play-monopoly-out = bankrupt
play-monopoly-jailed = in jail, roll { $turn }
play-monopoly-cards = { $cards ->
    [one] { $cards } jail card
   *[other] { $cards } jail cards
}
play-monopoly-lots = { $lots ->
    [one] { $lots } lot
   *[other] { $lots } lots
}
play-monopoly-pot = In the pot of free parking: { $amount }
play-monopoly-nobody = free
play-monopoly-nothing = nothing
play-monopoly-bank = the bank
play-monopoly-a-house = a house
play-monopoly-a-hotel = a hotel
play-monopoly-cause-rent = rent
play-monopoly-cause-tax = tax
play-monopoly-cause-card = card
play-monopoly-cause-fine = fine
play-monopoly-cause-interest = interest
play-monopoly-no-square = Squares have numbers from 0 to { $most }.
play-monopoly-unknown-square = There is no square “{ $found }”; type a number of the board or the beginning of a name.
play-monopoly-which-square = “{ $found }” could be { $names }.
play-monopoly-square-missing = Type the square, too, by number or name: { $verb } 39
play-monopoly-trade-how = A trade is typed like: trade B give 1,3 want 39 cash 50
play-monopoly-expected = “{ $found }” is no action here. Type a number, or words like roll, buy, bid 120, build 39, trade B give 1; help says more.
play-monopoly-roll = roll the dice
play-monopoly-done = go on
play-monopoly-buy = buy { $name } for { $amount }
play-monopoly-decline = don't buy
play-monopoly-bid = bid { $amount }
play-monopoly-pass = pass
play-monopoly-leave = leave the auction
play-monopoly-percent = offer { $share } % on top of half the price: { $price }
play-monopoly-percent-none = offer nothing
play-monopoly-build = build on { $name } for { $amount }
play-monopoly-sell = sell a building on { $name }
play-monopoly-sell-down = sell the group of { $name } down to { $houses } houses
play-monopoly-mortgage = mortgage { $name } for { $amount }
play-monopoly-lift = lift the mortgage of { $name } for { $amount }
play-monopoly-keep = keep { $name } mortgaged
play-monopoly-sell-lot = sell { $name } to the bank for { $amount }
play-monopoly-auction = put { $name } up for auction
play-monopoly-fine = pay the fine of { $amount } and leave jail
play-monopoly-card = leave jail with a card
play-monopoly-tax-fixed = pay { $amount }
play-monopoly-tax-percent = pay { $amount } % of all that you own
play-monopoly-choose = alternative { $number } of the card
play-monopoly-choose-pay = pay { $amount }
play-monopoly-choose-get = get { $amount }
play-monopoly-choose-go = go to { $name }
play-monopoly-choose-jail = go to jail
play-monopoly-pay = pay { $amount }
play-monopoly-bankrupt = declare bankruptcy
play-monopoly-trade = offer { $name }: { $give } for { $want }
play-monopoly-accept = accept
play-monopoly-refuse = refuse
play-monopoly-leg = package: { $from } → { $to }: { $things }
play-monopoly-propose = propose the package
play-monopoly-withdraw = give the package up
play-monopoly-claim = I want it, too
play-monopoly-window = open a window for { $name }
play-monopoly-resign = leave the game
play-monopoly-ask-debt = You owe { $amount } to { $to } ({ $cause }) and have { $cash }.
play-monopoly-ask-card = The card says: { $text }
play-monopoly-ask-jail = You are in jail.
play-monopoly-ask-before = Your turn: you are { $token } and have { $cash }.
play-monopoly-ask-buy = You stand on { $name }, which costs { $amount }. You have { $cash }.
play-monopoly-ask-tax = { $name }: which tax do you pay?
play-monopoly-ask-after = You are on { $name }. Anything else before your turn ends?
play-monopoly-ask-others = Before somebody else rolls: anything to do?
play-monopoly-ask-trade = { $name } offers you { $gets } for { $gives }.
play-monopoly-ask-package = A package by { $name }: { $legs }
play-monopoly-ask-interest = { $name } came to you mortgaged: lift it now, or keep it so?
play-monopoly-ask-claim = { $name } asks for one of the last buildings. Do you want it, too?
play-monopoly-ask-place = Where does your building go?
play-monopoly-ask-first-bid = { $name } (price { $price }) is auctioned; nobody has bid yet.
play-monopoly-ask-first-offer = { $name } (price { $price }) is auctioned: half the price, and what is offered on top. Nobody has offered yet.
play-monopoly-ask-offer = { $name } (price { $price }) is auctioned: half the price, and what is offered on top. The best offer is { $amount } %, by { $bidder }.
play-monopoly-ask-bid = { $name } (price { $price }) is auctioned; the highest bid is { $amount }, by { $bidder }.
play-monopoly-e-opening-roll = { $who } { $has } rolled { $dice } for the start.
play-monopoly-e-starts = The first turn goes to { $name }.
play-monopoly-e-dealt = { $who } { $has } been dealt { $name } for { $amount }.
play-monopoly-e-rolled = { $who } { $has } rolled { $dice }.
play-monopoly-e-moved = { $who } { $has } moved to { $name }.
play-monopoly-e-salary = { $who } { $has } got a salary of { $amount }.
play-monopoly-e-jailed-square = { $who } { $has } been sent to jail.
play-monopoly-e-jailed-card = { $who } { $has } been sent to jail by a card.
play-monopoly-e-jailed-doubles = { $who } { $has } been sent to jail for three doubles in a row.
play-monopoly-e-stays-in-jail = { $who } { $has } to stay in jail.
play-monopoly-e-freed-fine = { $who } { $has } paid the fine and left jail.
play-monopoly-e-freed-card = { $who } { $has } left jail with a card.
play-monopoly-e-freed-doubles = { $who } { $has } left jail by a double.
play-monopoly-e-freed-time = { $who } { $has } left jail, the time being up.
play-monopoly-e-bought = { $who } { $has } bought { $name } for { $amount }.
play-monopoly-e-declined = { $who } { $has } not bought { $name }.
play-monopoly-e-auction-begins = Auction: { $name }.
play-monopoly-e-offer = { $who } { $has } offered { $share } % on top of half the price.
play-monopoly-e-no-offer = { $who } { $has } offered nothing.
play-monopoly-e-bid = { $who } { $has } bid { $amount }.
play-monopoly-e-passed = { $who } { $has } passed.
play-monopoly-e-left-auction = { $who } { $has } left the auction.
play-monopoly-e-sold = { $who } { $has } won { $name } for { $amount }.
play-monopoly-e-unsold = Nobody wants { $name }.
play-monopoly-e-paid = { $who } { $has } paid { $amount } to { $to } ({ $cause }).
play-monopoly-e-got = { $who } { $has } got { $amount } from the bank ({ $cause }).
play-monopoly-e-in-debt = { $who } { $has } to find { $amount } for { $to }.
play-monopoly-e-drew = { $who } { $has } drawn a card: { $text }
play-monopoly-e-kept-card = { $who } { $has } kept the jail card.
play-monopoly-e-pot-won = { $who } { $has } won the pot of { $amount }.
play-monopoly-e-built = { $level ->
    [5] { $who } { $has } built a hotel on { $name } for { $amount }.
   *[other] { $who } { $has } built on { $name } for { $amount }, now { $level }.
}
play-monopoly-e-sold-building = { $who } { $has } sold a building on { $name } for { $amount }, now { $level }.
play-monopoly-e-mortgaged = { $who } { $has } mortgaged { $name } for { $amount }.
play-monopoly-e-lifted = { $who } { $has } lifted the mortgage of { $name } for { $amount }.
play-monopoly-e-kept-mortgage = { $who } { $has } kept { $name } mortgaged.
play-monopoly-e-sold-lot = { $who } { $has } sold { $name } to the bank for { $amount }.
play-monopoly-e-offered = { $who } { $has } offered { $to }: { $give } for { $want }.
play-monopoly-e-accepted = { $who } { $has } accepted what was offered by { $from }.
play-monopoly-e-refused = { $who } { $has } refused what was offered by { $from }.
play-monopoly-e-transferred = { $name } now belongs to { $to }.
play-monopoly-e-package-proposed = { $who } { $has } proposed a package.
play-monopoly-e-package-done = { $who } { $has } got the package through.
play-monopoly-e-package-failed = The package came to nothing because of { $name }.
play-monopoly-e-claimed = { $who } { $has } asked for the building, too.
play-monopoly-e-bankrupt = { $who } { $has } gone bankrupt; what is left goes to { $to }.

## The Rift

play-rift-help =
    Nine cells, nine turns: put a card from your hand on an empty cell. It turns over the rival cards beside it whose touching value is lower. Whoever has more cards in the end wins.
    Your cards are ●, those of the rival ○. Type card, column and row, all counted from 1:
    2 3 1 puts your second card into the third column of the first row. A name works, too.
play-rift-cell = { $column } { $row }
play-rift-standing = { $name }: { $cards } on the board · hand { $hand } · deck { $deck }
play-rift-game = Game { $game } of { $games } · games won { $score }
play-rift-draw = Draw { $count }
play-rift-defender = Defender{ $count }
play-rift-force = Force{ $count }
play-rift-eco = Echo{ $count }
play-rift-look = value { $value } · { $rarity } · { $faction }
play-rift-how = Type card, column, row: 1 2 3
play-rift-how-or-take-over = Type card, column, row: 1 2 3; or take over the first card: take
play-rift-play = { $card } on { $cell }
play-rift-echo = { $card } on { $cell }
play-rift-take-over = take over the first card
play-rift-ask-echo = Echo: which card does the one on { $cell } attack?
play-rift-expected = Expected card, column and row such as 1 2 3, found “{ $found }”.
play-rift-no-card = Your cards have the numbers 1 to { $most }.
play-rift-e-game-begins = Game { $game } begins; the first card is for { $name }.
play-rift-e-cards-drawn = { $count ->
    [one] { $who } { $has } drawn { $count } card; { $left } left in the deck.
   *[other] { $who } { $has } drawn { $count } cards; { $left } left in the deck.
}
play-rift-e-drew = { $who } { $has } drawn { $card }.
play-rift-e-played = { $who } { $has } put { $card } on { $cell }.
play-rift-e-taken-over = { $who } { $has } taken over { $card } on { $cell }.
play-rift-e-flipped = { $who } { $has } turned { $card } on { $cell }.
play-rift-e-echoed = { $who } { $has } turned { $card } on { $cell } by an echo.
play-rift-e-game-ends = The board is full: { $first } against { $second } { $score }.

## Parchís

play-parchis-help =
    The dice roll by themselves; you choose the piece. Type the number of the move, or the piece: y1.
    Squares with ○ are safe. Y12 is a barrier of two pieces, which nothing passes.
    A 5 brings a piece out, a 6 rolls again; capturing gives 20 steps, arriving gives 10.
play-parchis-look-piece = { $steps ->
    [0] { $piece } is in the goal
    [one] { $piece }: { $place }, { $steps } step to go
   *[other] { $piece }: { $place }, { $steps } steps to go
}
play-parchis-look-square = Square { $square }
play-parchis-look-safe = Square { $square }, safe
play-parchis-look-start = start of { $name }
play-parchis-look-last = from here { $name } enters its corridor
play-parchis-colour-yellow = yellow
play-parchis-colour-blue = blue
play-parchis-colour-red = red
play-parchis-colour-green = green
play-parchis-colour-orange = orange
play-parchis-colour-purple = purple
play-parchis-letter-yellow = y
play-parchis-letter-blue = b
play-parchis-letter-red = r
play-parchis-letter-green = g
play-parchis-letter-orange = o
play-parchis-letter-purple = p
play-parchis-corridor = corridor { $nth }
play-parchis-goal = the goal
play-parchis-home = home
play-parchis-move = { $piece }: { $from } → { $to }
play-parchis-out = { $piece } comes out to { $to }
play-parchis-captures = , captures { $piece }
play-parchis-ask = You have rolled { $dice }. Which piece?
play-parchis-ask-bonus = { $steps } steps as a reward. Which piece?
play-parchis-expected = Expected one of { $pieces } or the number of a move, found “{ $found }”.
play-parchis-which = That piece has several moves: { $ways }.
play-parchis-e-rolled = { $who } { $has } rolled { $roll }.
play-parchis-e-came-out = { $who } { $has } brought { $piece } out to { $to }.
play-parchis-e-moved = { $who } { $has } moved { $piece } from { $from } to { $to }.
play-parchis-e-captured = { $by } captures { $piece } on { $on }!
play-parchis-e-reached-goal = { $piece } is in the goal!
play-parchis-e-bonus-given = { $who } { $has } won { $steps } steps.
play-parchis-e-bonus-lost = { $who } { $has } no piece that can take the { $steps } steps.
play-parchis-e-die-lost = { $who } { $has } no move with a { $die }.
play-parchis-e-rolls-again = { $who } { $has } another roll.
play-parchis-e-third-in-a-row = { $who } { $has } lost the turn by the third in a row.
play-parchis-e-sent-home = { $piece } goes home.
play-parchis-e-spared = { $piece } is safe where it is.
play-parchis-e-finished = { $who } { $has } all pieces in the goal: place { $place }.
