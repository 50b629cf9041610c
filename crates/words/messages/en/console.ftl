### The console of Street Master's.

## The command

command-console = The console of Street Master's: new, roll, show… (“help” explains it)
option-load-console = Goes on with this saved game
option-auto-console = Computer players go on by themselves, without waiting for a “roll”; people end their turn with “end”
option-saves = Folder of saved games (otherwise: that of LUDOTECA_SAVES, or the current one)
value-name = NAME
value-folder = FOLDER

## The console

console-title = Street Master's
console-greeting = Type “help” for help; “tutorial” teaches how to play; “new” begins a game.
console-prompt = street master's

## Questions

console-yes = y
console-no = n
console-yes-no = (y/n)
console-yes-usual = (Y/n)
console-no-usual = (y/N)
console-expected-yes = Answer y (yes) or n (no), not “{ $found }”.
console-expected-number = Expected a whole number from { $low } to { $high }, not “{ $found }”.
console-choose = Choose:{" "}
console-cancel-line = (C) Cancel
console-not-listed = “{ $found }” is not on the list; C cancels.
console-cancelled = Cancelled.
console-put-off = The question is put off: “roll” asks it again.
console-question-first = A question comes first: “roll” asks it again.

## Commands

console-unknown = There is no command “{ $found }”. “help” names them all.
console-meant = There is no command “{ $found }”. Did you mean “{ $meant }”?
console-unknown-option = “{ $command }” has no option “{ $found }”; it has { $known }.
console-surplus = Nothing goes after “{ $command }”, but “{ $found }” came. “help { $command }” explains it.
console-no-game = No game is open: “new” begins one, and “load” goes on with a saved one.
console-is-over = The game is over. “new” begins another.
console-help-head = Commands of Street Master's:
console-help-foot = “help COMMAND” explains one. These work inside questions too: show, help, hint, why, chart, list.
console-page = Page { $page } of { $pages } · “next” and “previous” turn the pages.
console-no-more-pages = There are no more pages that way.
console-browser = The tutorial is open in the browser.
console-no-browser = The browser does not open ({ $reason }); here is the tutorial.
console-empty-shell = A command of the system goes after !, such as !ls
console-shell-failed = The command failed: { $reason }

## A new game

console-default = Load the game's default configuration? (recommended)
console-enter = Enter (Enter alone takes what is in brackets):
console-board-file = {"  "}-File to load the board from [{ $usual }]:{" "}
console-deck-file = {"  "}-File to load the deck “{ $deck }” from [{ $usual }]:{" "}
console-which-currency = {"  "}-Currency to play with [{ $usual }]:{" "}
console-cash = {"  "}-Money at the start [{ $usual }]:{" "}
console-houses = {"  "}-Houses in the bank [{ $usual }]:{" "}
console-hotels = {"  "}-Hotels in the bank [{ $usual }]:{" "}
console-auctions = Auction properties that are not bought?
console-currency = pesetas
console-no-such-file = There is no file “{ $file }” that can be read, and none comes with the game.
console-bad-file = { $count ->
    [one] { $file } has { $count } fault:
   *[other] { $file } has { $count } faults:
}
console-more-faults = { $left ->
    [one] … and { $left } more.
   *[other] … and { $left } more.
}
console-nothing-left = Without the bad lines nothing is left to play with. Choose another file.
console-drop-or-cancel = Drop the bad lines and go on (D), or cancel (C)?{" "}
console-misfit = { $count ->
    [one] { $count } thing about the cards does not fit the board:
   *[other] { $count } things about the cards do not fit the board:
}
console-drop-cards = Drop those cards and go on (D), or cancel (C)?{" "}
console-nothing-fits = Without those cards it cannot be played either: other files are needed.
console-drop = drop
console-cancel = cancel
console-expected-drop = Answer D (drop) or C (cancel), not “{ $found }”.
console-data = Enter the following to make your game
console-how-many = {"  "}Number of players ({ $low } - { $high }):{" "}
console-players-data = -Enter the following to make the players:
console-player = PLAYER { $number }
console-by-computer = Should the computer play for this one?
console-agent = {"  "}-Kind ( { $known } ) [{ $usual }]:{" "}
console-computer-name = Computer player #{ $number }
console-computer-is =
    {"  "}-Name: { $name }
    {"  "}-Colour ( given by default ): { $colour }
console-person-name = Player #{ $number }
console-name = {"  "}-Name [{ $usual }]:{" "}
console-bad-name = A name has 1 to { $most } letters, and no control characters.
console-name-taken = Somebody is called { $name } already.
console-colour = {"  "}-Colour ( { $known } ) [{ $usual }]:{" "}
console-no-free-colour = “{ $found }” is no free colour; there are { $known }.
console-begins = The game begins (seed { $seed }).
console-first-steps = “roll” throws the dice, for a computer player too; “show” draws the board.
console-first-steps-auto = “roll” throws the dice and “end” ends the turn; “show” draws the board.
console-opening = { $name }, press Enter to throw your dice:{" "}
console-opening-roll = {"  "}-{ $name }: thrown in all = { $sum } ( { $first } + { $second } )
console-starts = >>>> { $name }, you roll first.

## Turns

console-rolled = { $name }: DIE 1 = { $first }   DIE 2 = { $second }   TOTAL = { $sum }
console-moved = -From: { $from }. To:
console-card-price = Price { $price }
console-card-owner = owned by { $name }
console-asked = { $name }: { $question }
console-buy = Do you buy it?
console-cannot-buy = You do not have the money to buy it.
console-accept = { $name }, do you accept?
console-claim = { $name }, do you want it?
console-use-card = { $name }: you have a card to leave jail with. Do you use it?
console-pay-fine = { $name }: you can { $action }. Do you?
console-not-on-turn = You cannot roll: it is the turn of { $name }. “end” hands the console back.
console-rolled-already = You have rolled. “end” ends the turn.
console-nothing-to-end = { $name } has both the console and the turn: “roll”.
console-no-colour = Nobody has the colour “{ $found }”; the colours are { $known }.
console-no-name = Nobody is called “{ $found }”; the players are { $known }.
console-nobody-else = There is no other person to take the console.
console-who-takes-over = Who takes the console?
console-is-out = { $name } is out of the game.
console-holds-already = { $name } has the console already.
console-is-computer = The computer plays for { $name }, and decides by itself.
console-take-over = { $name } has the console, and is played by the computer: “roll” lets it go on; “change” gives the console to you.
console-debt-first = A debt comes first: pay, or bankrupt.
console-nothing-to-undo = There is nothing to undo since the game was opened.
console-undone = Undone. The game is as it was before the last command.
console-over = { $count ->
    [one] The game is over: { $names } wins! “show” and “chart” tell how it ended; “new” begins another.
   *[other] The game ends in a draw: { $names }. “new” begins another.
}

## Property

console-no-build = There is no street that you can build on.
console-no-sell = You have no building that can be sold.
console-no-mortgage = You have no property that can be mortgaged.
console-no-lift = You have no mortgage that you can lift now.
console-list-build = NOW: { $built }
console-list-sell = NOW: { $built }
console-list-mortgage = Mortgage = { $amount }
console-list-lift = Lifting the mortgage = { $amount }
console-unbuilt = no houses
console-sell-down = The bank lacks the houses to break the hotel down. You can { $action }. Do you?
console-which-square = Type the square as well: show -square 39
console-money-in = Amounts in { $currency }.

## Debts

console-debt = { $name }: { $debt } You can sell, mortgage and trade; then “pay”, or “bankrupt”.
console-no-debt = There is no debt to pay.
console-can-pay = You have the money to pay what you owe: “pay”.
console-bankrupt = { $name }, are you sure that you declare bankruptcy?
console-resign = { $name }, you owe nothing. Are you sure that you leave the game?

## Auctions and deals

console-how-to-bid = An amount bids, “pass” lets this round go, “leave” leaves the auction.
console-bid = Bid of { $name } ( at most { $most } ) :{" "}
console-pass = pass
console-leave = leave
console-bid-too-high = You cannot bid more than { $most }.
console-expected-bid = Expected an amount, “pass” or “leave”, not “{ $found }”.
console-trade-with = Choose the player to make an offer to
console-trade-begins = { $from } and { $to } negotiate.
console-trade-give = { $from }, say what you offer.
console-trade-want = { $from }, say what you want from { $to }.
console-trade-cash = Money that you offer (0: none):{" "}
console-trade-cash-wanted = Money that you want (0: none):{" "}
console-trade-lot = Include a property?
console-trade-more = Include another property?
console-trade-chosen = Properties included: { $names }
console-trade-card = Include the card to leave jail with?
console-trade-cards = How many cards to leave jail with (0 - { $most })?{" "}

## Advice

console-chart = Money of each player, in { $currency }:
console-chart-turns = turns { $first } to { $last }
console-no-chart = There is nothing to draw yet: play a turn.

## Files

console-save-name = Name of the game:{" "}
console-load-name = Name of the game to load:{" "}
console-bad-file-name = “{ $found }” is no name for a game: it takes letters or digits, without slashes or signs such as : or *.
console-saved = Game saved in { $file }
console-loaded = { $turns ->
    [one] Game “{ $name }” loaded; it is in turn { $turns }.
   *[other] Game “{ $name }” loaded; it is in turn { $turns }.
}
console-no-save = There is no saved game in { $file }; “list -g” shows those that there are.
console-damaged = { $file } is no saved game, or it is damaged.
console-damaged-line = { $file } is damaged (line { $line }) and cannot be loaded.
console-other-game = { $file } is a game of something else: { $found }.
console-other-version = { $file } was played by version { $found } of the rules, and these are version { $known }: it cannot be loaded.
console-save-first = The game has changed since it was saved last. Save it?
console-closed = Game closed.
console-not-saved = End of input: the game is not saved.
console-saved-games = SAVED GAMES:
console-files = FILES OF THE GAME:
console-no-files = (none)
