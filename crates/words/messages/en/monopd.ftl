## monopd

command-monopd-bot = An agent as a player at a monopd server
value-address = HOST:PORT
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
