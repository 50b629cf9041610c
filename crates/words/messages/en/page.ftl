# The frame of the page: lobby, set-up, table, after the game, in English.
# es/page.ftl has the same keys in the same order, with the same variables.

## The house

page-name = Ludoteca
page-skip = Skip to the content
page-you = You
page-guest = Guest
page-your-name = Your name: { $name }
page-name-ask = What should others call you?
page-save = Save
page-language = Language
page-lang-es = Español
page-lang-en = English
page-theme = Colours: { $theme }
page-theme-auto = as your device
page-theme-light = light
page-theme-dark = dark
page-settings = Settings
page-set-fast = Computer players move at once
page-set-out-of-turn = Ask me out of turn
page-set-letters = Keyboard letters
page-set-sound = A sound on my turn
page-set-remind = Notify me on my turn
page-try-again = Try again
page-try-now = Try now
page-close = Close
page-cancel = Cancel
page-to-lobby = To the lobby
page-fault-unreachable = The server does not answer. Look whether it is running, then try again.
page-fault-unknown = The server could not do that ({ $status }). Try again in a moment.

## Lobby

page-welcome = What shall we play?
page-players = { $count } players
page-players-range = { $low } to { $high } players
page-play-now = Play now
page-play-now-game = Play { $game } now
page-set-up = Set up…
page-set-up-game = Set up a table of { $game }
page-decks = Decks
page-tables-mine = Your tables
page-tables-mine-none = You sit at no table yet.
page-tables-open = Open tables
page-tables-open-none = No table is waiting for players. Set one up with an open seat.
page-made-ago = made { $ago }
page-tables-running = Watch
page-tables-running-none = No public game is being played.
page-show-all = Show all { $count }
page-state-over = Over
page-state-waiting = { $count ->
    [one] Waits for one player
   *[other] Waits for { $count } players
}
page-state-your-turn = Your turn
page-state-turn = Turn { $turn }
page-seat-open = Open seat
page-go-back = Come back
page-go-look = Look back
page-go-sit = Sit down
page-go-watch = Watch
page-lab-door = The lab: reports, computer players and their levels
page-lab = The lab
page-lab-about = Tournaments, measurements and reproductions, as the program wrote them.
page-lab-none = There are no reports here. Start the server with --reports and a folder of them.
page-lab-players = Computer players and their levels
page-lab-plays = How it plays
page-no-decks = The deck builder is not part of this build.

## Setting up

page-set-up-title = A table of { $game }
page-no-such-game = There is no game “{ $game }” here.
page-seats = Who plays
page-seat = Seat { $seat }
page-seat-kind = Who sits here
page-seat-name = Name
page-seat-name-any = Name (optional)
page-kind-me = You: { $name }
page-kind-computer = Computer player
page-kind-open = Open seat
page-kind-person = Somebody at this screen
page-open-means = You get a link to send.
page-colour = Colour
page-token = Piece
page-remove-seat = Remove seat { $seat }
page-add-computer = Add a computer player
page-add-open = Add an open seat
page-add-person = Add somebody at this screen
page-seats-full = { $high ->
    [2] These rules are for two.
   *[other] These rules are for { $high } at most.
}
page-seats-roomier = For more players choose other rules:
page-seats-added = { $count ->
    [one] A computer player has been added: these rules are now set up for { $seats }.
   *[other] { $count } computer players have been added: these rules are now set up for { $seats }.
}
page-seats-removed = { $count ->
    [one] The last seat has been removed: these rules are set up for { $seats }.
   *[other] The last { $count } seats have been removed: these rules are set up for { $seats }.
}
page-name-missing = Somebody at this screen has no name yet.
page-level = Level
page-level-own = Choose the kind…
page-agent = Kind
page-personality = Personality
page-deck = Deck
page-deck-random = A random one
page-build-decks = Build decks
page-rules = Rules
page-preset = Rules of
page-switches = { $moved ->
    [0] Every rule by itself
    [one] Every rule by itself · one changed
   *[other] Every rule by itself · { $moved } changed
}
page-board = Board
page-board-which = Which one
page-board-usual = The usual one
page-board-own = Files of my own…
page-board-files = A board (.tab) and its decks (.tjt)
page-board-good = The board is good.
page-board-bad = The board cannot be played yet:
page-board-missing = Choose the files of your board, or another board.
page-squares = { $count } squares
page-fault-line = { $file }, line { $line }:
page-table = The table
page-visibility = Who may find it
page-visibility-link = Those who have the link
page-visibility-public = Everybody in the lobby
page-clock = Time for a decision
page-clock-none = As long as you like
page-clock-seconds = { $count } seconds
page-clock-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
page-clock-day = One day
page-clock-then = When it runs out
page-clock-computer = a computer player stands in
page-clock-pass = the turn passes
page-table-title = Name of the table
page-table-title-none = None
page-open-table = Open the table
page-begin = Begin

## Waiting room and curtain

page-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
page-waiting-you = Send the link to whoever is to play. The game begins when all seats are taken.
page-waiting-sit = Sit down to play. The game begins when all seats are taken.
page-that-is-you = (you)
page-computer = Computer player
page-sit = Sit down
page-send-away = Send { $name } away
page-start-now = Begin now with computer players
page-invitation = Invitation
page-copy = Copy
page-copied = Copied
page-curtain = Pass the screen to { $name }
page-curtain-why = The cards stay covered until { $name } is there.
page-curtain-show = I am { $name }: show the table

## At the table

page-table-opening = Opening the table…
page-table-gone = This table cannot be shown
page-table-gone-why = It may be by invitation only, or no longer there.
page-link-lost = The connection is lost. Nothing is lost at the table; trying again…
page-answer-lost = The connection broke before the answer came. Look at the table, and try again if it was not done.
page-not-your-turn = It is not your turn.
page-nothing-to-undo = There is nothing to take back.
page-players-title = Players
page-thinking = thinking
page-stands-in = away: a computer player stands in
page-not-here = not here now
page-to-move = to move
page-actions = What you can do now
page-your-turn = Your turn
page-waiting-for = Waiting for { $name }
page-is-thinking = { $name } is thinking…
page-chance = Chance decides…
page-going-on = The game goes on…
page-game-over = The game is over
page-more-actions = { $count } more
page-away = A computer player plays for you.
page-come-back = Play on myself
page-hint = Hint
page-hint-asking = Thinking…
page-hint-title = A strong player would
page-says = says { $agent }
page-do-it = Do it
page-win-chance = { $chance } to win
page-undo = Undo
page-why = Why?
page-why-of = Why? { $what }
page-why-title = What was weighed
page-tabs = Log, chat and course
page-tab-log = Log
page-tab-chat = Chat
page-tab-course = Course
page-course-none = Nothing has changed yet: the lines begin with the first turns.
page-log-none = Nothing has happened yet.
page-chat = Chat
page-chat-none = Nobody has said anything.
page-chat-write = Say something
page-chat-send = Send
page-chat-unread = new
page-table-menu = About this table
page-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-rules-of = Rules: { $rules }
page-stay = Stay
page-leave = Leave the table
page-leave-ask = Leave the table?
page-leave-means = A computer player takes your seat until you come back.
page-resign = Give up
page-resign-ask = Give up the game?
page-resign-means = A computer player takes your seat for good. You can go on watching.

## After the game

page-result = Result
page-result-won = You have won!
page-result-lost = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
page-result-seen = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
page-result-drawn = A draw
page-rematch = Rematch
page-rematch-join = Join the rematch
page-look-back = Look back at the game
page-replay = The game again
page-replay-loading = Looking through the game…
page-moment = Moment of the game
page-moment-of = Step { $version } of { $last }
page-first = To the start
page-back = One step back
page-next = One step on
page-last = To the end
page-run = Run
page-pause = Pause
page-eyes = Through whose eyes
page-eyes-all = everybody’s
page-play-on = Play on from here
page-share = Copy the link
page-record = Download the record
page-turning = Turning points
page-turning-none = No single move turned this game.
page-turning-about = The largest swings of somebody’s chance to win, in points of a hundred.
page-swing = { $name } { $points }
page-turn-of = Turn { $turn }
page-chart-chance = Chance to win
page-chart-words = { $name }: from { $first } to { $last }, at most { $best } in turn { $turn }.

## Colours and pieces

page-colour-red = Red
page-colour-blue = Blue
page-colour-green = Green
page-colour-yellow = Yellow
page-colour-purple = Purple
page-colour-orange = Orange
page-colour-black = Black
page-colour-white = White
page-token-hat = Hat
page-token-shoe = Shoe
page-token-ship = Ship
page-token-car = Car
page-token-dog = Dog
page-token-iron = Iron
page-token-cat = Cat
page-token-duck = Duck
