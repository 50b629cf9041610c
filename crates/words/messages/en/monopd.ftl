## monopd

command-monopd-bot = An agent as a player at a monopd server
value-host-port = HOST:PORT
value-setting = NAME=0|1
option-monopd-connect = The server
option-monopd-agent = Who decides (default: optimal)
option-monopd-name = What it is called there (default: the name of the agent)
option-monopd-create = Creates a game of this type, such as city; without this and without --game it joins the first game that has room
option-monopd-game = Joins the game of this number
option-monopd-players = How many have to be there before it starts the game that it has created (default: 2)
option-monopd-set = Sets an option of the game that it has created, such as auctionsenabled=0
option-monopd-rounds = Leaves after so many rounds; without trades a game there may never end
option-monopd-seed = Seed of what the agent leaves to chance (default: any)
monopd-no-server = { $address } cannot be reached: { $reason }
monopd-expected-setting = --set expects NAME=0 or NAME=1
monopd-named = The server knows us as { $name }, player { $player }.
monopd-joined = In game { $game }.
monopd-started = The game has begun.
monopd-refused = The server refused { $command }: { $text }
monopd-not-understood = Not understood: { $reason }
monopd-won = Won.
monopd-lost = Somebody else has won.
monopd-bankrupt = Bankrupt.
monopd-limit = Left after the last round.
monopd-stopped = Left because it was asked to.
monopd-gone = The connection or the game is gone.
monopd-lost-connection = The connection is lost; trying to come back.
monopd-came-back = Back in the game.
monopd-stranger = { $address } does not speak the monopd protocol.
monopd-no-such-game = There is no game { $game }.
monopd-full = Game { $game } is full, or it has begun.
monopd-no-option = The game has no option “{ $name }”, but: { $known }
monopd-not-let-in = Without that there is nothing to play.

## monopd: our tables for its clients

monopd-kind-city = Monopoly
monopd-kind-city-about = Atlantic City; computer players take the seats that stay free
monopd-kind-spanish = Monopoly in Spanish
monopd-kind-spanish-about = The same board with Spanish names and cards
monopd-option-collectfines = Free parking pays out taxes and fines
monopd-option-alwaysshuffle = Decks are shuffled before every card
monopd-option-auctionsenabled = What nobody buys is auctioned
monopd-option-doublepassmoney = Double salary for landing on Go
monopd-option-unlimitedhouses = The bank never runs out of buildings
monopd-option-norentinjail = No rent for owners in jail
monopd-option-allowestatesales = Lots can be sold to the bank
monopd-option-automatetax = The smaller tax without asking
monopd-option-thirdplayer = A third player
monopd-option-fourthplayer = A fourth player
monopd-option-fifthplayer = A fifth player
monopd-option-sixthplayer = A sixth player
monopd-serve-started = The game has begun. Seats that were free have computer players.
monopd-serve-over = The game is over. Winner: { $winners }
monopd-serve-back = Welcome back.
monopd-serve-nameless = Nameless
monopd-serve-too-fast = Too many commands at once.
monopd-serve-garbled = Expected lines of UTF-8 of at most 2048 bytes.
monopd-serve-full = All { $most } places are taken; try again later.
monopd-serve-silent = Expected a name within { $seconds } seconds.
monopd-serve-elsewhere = You have come back on another connection.
monopd-serve-no-name = Expected a name first.
monopd-serve-in-game = You are in a game already.
monopd-serve-no-game = There is no such game.
monopd-serve-no-game-yet = You are in no game.
monopd-serve-no-kind = There is no such type of game.
monopd-serve-not-here = Our tables do not know that.
monopd-serve-not-running = The game is not running.
monopd-serve-watching = You are watching.
monopd-serve-not-now = That cannot be done now.
monopd-serve-not-master = Only whoever has made the game can do that, before it begins.
monopd-serve-no-option = There is no such option, or it can only be 0 or 1.
monopd-button-roll = Roll
monopd-button-buy = Buy for { $n }
monopd-button-auction = Auction
monopd-button-decline = Don't buy
monopd-button-fine = Pay fine
monopd-button-card = Use card
monopd-button-tax-fixed = Pay { $n }
monopd-button-tax-percent = Pay { $n } %
monopd-button-pay = Pay
monopd-button-leave-game = Leave
option-monopd = Where to listen to clients of the monopd network, such as 127.0.0.1:1234 (default: nowhere)
serve-monopd = For clients of the monopd network: { $address }
monopd-serve-sent-away = Whoever has made the game has freed your seat.
monopd-serve-no-player = There is nobody of that number in this game whom you could send away.
