# The lobby: `ludoteca serve`, and what the server answers, in English.
# es/serve.ftl has the same keys in the same order, with the same variables.

command-serve = Opens the lobby: tables for people and computer players, in the browser and over the network
option-listen = Where to listen (default: 127.0.0.1:8080)
option-data = Where everything is kept (default: a folder of the user)
option-database = Another database: postgres://USER:PASSWORD@HOST/NAME, or sqlite://PATH
option-reports = A folder of reports to be opened from the page; can be given several times
value-address = ADDRESS

serve-open = Ludoteca is open: { $address }
serve-kept = Everything is kept in { $place }. Ctrl-C closes.
serve-without-page = The page was not built into this program: build it where Node is, or use the interface under { $address }/api.
serve-closed = Closed. Every table goes on when you open again.
serve-taken = { $address } is taken by another program (perhaps another ludoteca). Try another port: ludoteca serve --listen { $other }
serve-cannot-listen = Nobody can listen at { $address }: { $reason }
serve-bad-folder = The folder { $folder } cannot be used: { $reason }
serve-used = { $folder } is in use by another ludoteca. Close it, or name another folder with --data
serve-bad-database = The database cannot be used: { $reason }
serve-no-folder = There is no folder for data of the user; name one with --data

serve-no-page-title = Ludoteca is open
serve-no-page = The page was not built into this program. Install Node 20 or later with npm and build again with cargo build --release; everything else works.

serve-game-pig = Pig
serve-game-monopoly = Monopoly
serve-game-rift = The Rift
serve-game-parchis = Parchís
serve-level-1 = Beginner
serve-level-2 = Easy
serve-level-3 = Middle
serve-level-4 = Strong
serve-level-5 = Master

serve-deck-size = A deck has { $size } cards, this one { $found }

serve-refused-stale = The game has moved on; look again and decide anew.
serve-refused-not-your-seat = That seat is somebody else’s.
serve-refused-not-your-turn = It is not your turn.
serve-refused-thinking = A computer player is thinking; wait for it.
serve-refused-notation = That is no move of this game: { $reason }
serve-refused-illegal = The rules forbid it: { $reason }
serve-refused-over = The game is over.
serve-refused-waiting = The game has not begun yet.
serve-refused-begun = The game has begun already.
serve-refused-not-over = This can be seen when the game is over.
serve-refused-nothing-to-undo = There is nothing of yours to take back.
serve-refused-too-fast = Too much in too short a time; wait a moment.
serve-refused-too-long = Say between 1 and { $most } characters.
serve-refused-unknown-agent = There is no such computer player here.
serve-refused-malformed = That was not understood: { $reason }
serve-refused-forbidden = That is not for you.
serve-refused-not-found = There is nothing here.
serve-refused-full = No seat is free.
serve-refused-bad-plan = No table can be made like this.
serve-refused-bad-name = A name has between 1 and { $most } characters.
serve-refused-no-such-moment = There is no such moment in this game.
serve-refused-token-needed = Say your name first.
serve-refused-unknown-token = Nobody is known by this token; say your name again.
serve-refused-too-large = That is too large: at most { $most } kB.
serve-refused-too-many = { $most ->
    [0] There are too many already.
   *[other] There are too many already: at most { $most }.
}
serve-refused-slow = Your connection did not keep up; come back any time.
serve-refused-not-kept = That could not be kept, so it was not done. Try again in a moment.
serve-refused-restarting = The server is restarting; your place is kept.
serve-refused-broken = Something broke on our side. Try again.
