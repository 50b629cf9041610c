# Every word that the program says, in English.
# es.ftl has the same keys in the same order, with the same variables.

### The program

about = Ludoteca: board games with dice, for people, programs and experiments.
problem = ludoteca: { $reason }

heading-usage = Usage
heading-options = Options
heading-arguments = Arguments
heading-commands = Commands

option-help = Print this help
option-version = Print the version
option-lang = Language: es or en (default: that of the environment)
option-json = Print JSON instead of a table

## Commands

command-games = What can be played: games, their rules, boards and players
command-agents = Who can play: computer players with their parameters and defaults
command-sim = Plays many games and tells who wins how often
command-scenario = Runs experiments from files and tells a document's figures beside ours
command-explain = What a player thinks of each action in a position, and why
command-learn = Learns the weights of a player by self-play, and writes them with the command that made them
command-replay = Checks a recorded game and shows it step by step
command-check = Checks boards, decks, rules, positions, records, tournaments and scenarios: every fault with file and line
command-cards = The cards of The Rift, with filters
command-deck = Decks of The Rift: checks them, makes random ones, turns files into codes and back
command-perft = Counts the histories of a game: decisions and chance outcomes alike
command-bench = Measures how fast games are played on one core
command-completions = Prints the completions for a shell
command-man = Prints the manual page, of the program or of one command

## Arguments and options

argument-game = The game: { $games }
argument-record = The file of the record
argument-files = The files to check: .tab, .tjt, .json, .toml, records
argument-scenarios = The scenarios: .toml files such as scenarios/*.toml
argument-shell = The shell: bash, elvish, fish, powershell or zsh
argument-man = The command whose page is wanted; without it, the page of the program

value-options = [OPTIONS]
value-game = GAME
value-command = COMMAND
value-lang = LANG
value-rules = RULES
value-file = FILE
value-dir = DIR
value-number = N
value-seconds = S
value-agent = AGENT
value-agents = A,B,…
value-at-cap = WHAT
value-record = RECORD
value-shell = SHELL
value-text = TEXT
value-order = ORDER
value-range = N..M
value-task = TASK
value-deck = DECK

option-rules = Rules: PRESET[:switch[=value],…] such as official:short, or a .json file; “ludoteca games GAME” lists them
option-board = Board: the name of a shipped one, or a .tab file with its decks beside it
option-cards = Cards of the game as a file, for games whose cards are data
option-players = How many play (default: as many as there are agents, or as the game has usually)
option-agent-explain = The player that is asked (default: the game's cheap scripted player)
option-agents = The players, one per seat: name or name:key=value,…; they are repeated until all seats are taken
option-agent = The player at every seat (default: the game's cheap scripted player)
option-games = How many games, rounded up to whole blocks of seat rotations (default: 1000)
option-games-scenario = How many games or auctions for each, instead of what the files say
option-seed = Seed of all chance: same seed, same result (default: 1)
option-seed-scenario = Seed of all chance instead of what the files say
option-jobs = How many threads (default: all cores); the result does not depend on it
option-max-turns = Turns of all seats together after which a game is given up (default: the game's own)
option-at-cap = What a game given up counts as: none (unfinished, nobody's win; default) or richest (won by whoever stands best)
option-record = Keep the record of every game in this folder
option-start = Begin every game from this position (.json)
option-position = Count from this position (.json) instead of the beginning
option-position-explain = Ask about this position (.json) instead of the beginning
option-depth = How many steps deep
option-seconds = For how many seconds (default: 2)
option-markdown = Print tables as Markdown
option-summary = Show the result only
option-name = Only cards with this in their name
option-faction = Only cards of this faction
option-rarity = Only cards of this rarity: común, rara, épica or única
option-ability = Only cards with this ability: robar (or robar 2), defensor, fuerza or eco
option-value = Only cards that count this much in a deck: 3, 3..5, 3.. or ..5
option-top = Only cards with at least this at the top
option-right = Only cards with at least this on the right
option-bottom = Only cards with at least this at the bottom
option-left = Only cards with at least this on the left
option-sort = Order: base, name, value, sum (of the four sides), top, right, bottom or left
option-count = How many decks (default: 1)
option-games-learn = How many games (default: what the game thinks best)
option-rate = By how much a weight changes at a time at first, 0 to 1
option-first-trace = How much of what comes later counts at first, 0 to 1
option-last-trace = The same in the end
option-from = Begins with the weights of this file instead of nothing
option-out = Writes the result to this file
argument-task = What to do: check, random or code
argument-decks = Decks: files with a card a line, or deck codes

## Wrong usage

usage-hint = Try --help.
usage-no-value = { $argument } needs a value
usage-invalid-value = “{ $value }” is nothing that { $argument } can be; it can be: { $valid }
usage-bad-value = “{ $value }” is nothing that { $argument } can be: { $reason }
usage-unknown-argument = There is no option or argument “{ $argument }” here
usage-unknown-command = There is no command “{ $command }”
usage-missing = Something is missing: { $argument }
usage-missing-command = A command is missing; there are: { $commands }
usage-conflict = { $argument } cannot be used together with another option that was given
usage-number-of-values = { $argument } was given the wrong number of values
usage-utf8 = The command line is not UTF-8 text

expected-at-least = expected a whole number, at least { $low }
expected-range = expected a whole number from { $low } to { $high }
expected-seconds = expected a number of seconds from 0.01 to 3600
expected-share = expected a number from 0 to 1
expected-number-or-range = expected a number or a range such as 3, 3..5, 3.. or ..5

## What cannot be done

unknown-game = There is no game “{ $found }”
unknown-rules = There are no rules “{ $found }”
unknown-switch = There is no switch “{ $found }” in these rules
unknown-agent = There is no agent “{ $found }” for this game
unknown-parameter = The agent has no parameter “{ $found }”
unknown-board = There is no shipped board “{ $found }”; a file has to end in .tab
unknown-nearest = ; did you mean “{ $nearest }”?
unknown-known = There are: { $known }
bad-switch = The switch { $name } cannot be “{ $found }”: expected { $expected }
bad-parameter = The parameter { $name } cannot be “{ $found }”: expected { $expected }
expected-whole = a whole number
expected-whole-range = a whole number from { $low } to { $high }
expected-real-range = a number from { $low } to { $high }
expected-one-of = one of { $list }
expected-truth = true or false
expected-nothing = no value
unplayable = These rules cannot be played: { $reason }
wrong-players = { $game } is played by { $low } to { $high } players, not by { $found }
no-boards = { $game } has no boards to choose from
no-cards = { $game } has no cards that come from files
no-learning = { $game } has no player whose weights can be learned
no-positions = Positions of { $game } cannot be read from files
nothing-to-decide = No seat has anything to decide in this position: dice or cards come next, or the game is over
file-unreadable = { $file }: cannot be read: { $reason }
file-not-text = { $file }: expected UTF-8 text, found other bytes
file-unwritable = { $file } cannot be written: { $reason }
record-unwritable = A record cannot be written: { $reason }

## Without a command

overview-games = what can be played, and by which rules
overview-play = a game of Parchís here, against a player that looks ahead
overview-agents = who plays Monopoly, with parameters
overview-sim = a thousand games of Monopoly, and who wins them
overview-sim-pig = two players of Pig who hold at 20 and at 25 points
overview-bench = how fast this machine plays Monopoly
overview-check = every fault of a board of your own, with its line
overview-help = everything else

## Heads of tables

head-game = Game
head-about = What it is
head-players = Players
head-rules = Rules
head-agents = Agents
head-agent = Agent
head-parameters = Parameters: default (range)
head-switch = Switch
head-measure = Measure
head-value = Value
head-wins = Wins
head-share = Share
head-interval = 95 % interval
head-seat = Seat
head-score = Score
head-id = Card
head-name = Name
head-top = Top
head-right = Right
head-bottom = Bottom
head-left = Left
head-ability = Abilities
head-worth = Value
head-rarity = Rarity
head-faction = Faction

## games, agents

game-pig = Roll as often as you dare, but a 1 loses what the turn has gained
game-monopoly = Buy, build, trade and bankrupt the others, on any board
game-rift = Hidden hands on a small board: the higher value flips its neighbour
game-parchis = Race round the ring, capture, block, and bring all your pieces home
games-more = “ludoteca games GAME” shows the switches of the rules and the boards.
games-players = Players: { $range }, usually { $usual }
games-board = Board: { $board }, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
games-switches = Rules by preset, and their switches:
games-words = Words that set several switches at once: { $words }.
games-rules-syntax = Rules are written PRESET[:switch[=value],…], for example { $example }.
agent-uniform = Any listed action, all equally likely
agent-pig-hold-at = Rolls until the turn has brought so many points, then holds
agent-monopoly-quick = Buys, bids, deals for the last lot of a group and builds; thinks for a few nanoseconds
agent-monopoly-rules = Document 000: the first matching rule wins; mortgages, sells, lifts and builds the best subset
agent-monopoly-random = Document 000: throws weighted dice for every decision
agent-monopoly-optimal = Document 003: buys everything, deals for complete groups, builds by its risk
agent-monopoly-gnome-a = Opponent of a published benchmark: values all lots alike
agent-monopoly-gnome-b = Opponent of a published benchmark: favours stations and the two dearest streets
agent-monopoly-gnome-c = Opponent of a published benchmark: favours stations and the second and fourth group
agent-rift-random = Any card of the hand on any free cell
agent-rift-classic = The document's player: flips, abilities and how safe its cards and the neighbours are
agent-rift-search = Samples what it cannot see, weighs it by what the rival has played, and counts the last turns exactly
agent-rift-open = Solves the game with open hands and known draws
agent-parchis-random = Any legal move, all equally likely; faster than uniform
agent-parchis-rating = Document 004: rates every move by seven rules
agent-parchis-expecti = Looks ahead over the dice with an evaluation learned by self-play
agent-parchis-level = A level of difficulty, from 1 to 5
parameter-pig-hold-at-at = points to hold at
parameter-monopoly-quick-reserve = cash it keeps when it builds, in percent of the salary
parameter-monopoly-optimal-risk = how gladly it takes risks
parameter-monopoly-optimal-bid_base = bid for a lot of an unowned group, as a share of its price
parameter-monopoly-optimal-bid_own = added when it holds the rest of the group
parameter-monopoly-optimal-bid_rival = added when one rival holds it
parameter-monopoly-optimal-bid_risk = added by a risk of 1
parameter-monopoly-optimal-raise = how much it raises a bid, in 1/200 of the salary
parameter-monopoly-optimal-reserve_cautious = cash it keeps with risk 0, in salaries
parameter-monopoly-optimal-reserve_bold = cash it keeps with risk 1, in salaries
parameter-monopoly-optimal-lift_floor = share of that reserve kept when lifting mortgages
parameter-monopoly-optimal-enough_free = share of free lots for which it leaves jail
parameter-monopoly-optimal-settlement = payment for the dearer group, in percent of the difference of hotel rents
parameter-monopoly-optimal-proposals = most proposals while no lot changes hands
parameter-rift-classic-bold = plays for the chance when it is behind
parameter-rift-search-nodes = how much it looks at for one decision
parameter-rift-search-ms = milliseconds for one decision instead of nodes; 0: nodes
parameter-rift-open-nodes = positions it looks at for one decision
parameter-parchis-rating-chain = rates the chain of moves that captures and goals allow, and the next roll after a 6
parameter-parchis-rating-personality = what it likes best
parameter-parchis-expecti-nodes = positions it looks at for one decision
parameter-parchis-expecti-ms = milliseconds for one decision instead of nodes; 0: nodes
parameter-parchis-level-n = the level
agents-more = An agent is written name or name:key=value,…
agents-by-the-clock = A player that thinks by the clock sits here: the same seed may give other results
agent-sees-everything = sees everything, hidden hands included: a reference, not an opponent

## sim, bench

players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
progress = { $bar } { $done } of { $all } games · { $left } left
sim-seed = seed { $seed }
sim-blocks = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
sim-games = { $games ->
    [one] { $games } game in { $blocks } of seat rotations on common dice
   *[other] { $games } games in { $blocks } of seat rotations on common dice
}
sim-draws = (draws)
sim-unfinished = (unfinished)
sim-capped = { $games ->
    [one] { $games } game reached its cap and went to whoever stood best.
   *[other] { $games } games reached their cap and went to whoever stood best.
}
sim-speed = { $length } turns per game · { $games } games/s · { $turns } turns/s · { $seconds } s on { $jobs ->
    [one] { $jobs } thread
   *[other] { $jobs } threads
}
sim-recorded = { $games ->
    [one] { $games } record in { $dir }
   *[other] { $games } records in { $dir }
}
sim-too-many-agents = There are { $agents } agents for { $seats } seats
bench-games = games per second
bench-turns = turns per second
bench-steps = steps per second (decisions and chances)
bench-state = bytes per state
bench-allocations = allocations per game
bench-seconds = seconds measured

## scenario

scenario-wins = { $agent } wins, all games
scenario-wins-of-ended = { $agent } wins, games that ended
scenario-together = { $agent } wins, weighted as in the document
scenario-draws = no single winner
scenario-no-class = anything else
scenario-agrees = within
scenario-differs = differs
scenario-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $length } turns each, { $seconds } s
scenario-auctions = { $games ->
    [one] { $games } auction
   *[other] { $games } auctions
}, { $length } bids each, { $seconds } s
scenario-each = { $games ->
    [one] { $games } game per cell
   *[other] { $games } games per cell
}
scenario-stopped = { $missing ->
    [one] Stopped: one scenario of { $all } is missing or was cut short
   *[other] Stopped: { $missing } of { $all } scenarios are missing or were cut short
}
scenario-unfinished = { $games ->
    [one] { $games } game ({ $share }) did not end within the turn limit
   *[other] { $games } games ({ $share }) did not end within the turn limit
}
scenario-worth = Capitals as in the document: { $document } (found { $ours })
scenario-other-worth = Capitals are not those of the document: it has { $document }, we find { $ours }
scenario-pairs = Two seats each at a table of four: games won, of all (both are equal at half of those that ended).
scenario-alone = Alone against three: games won, of all (the player is equal at a quarter of those that ended).
head-scenario = Scenario
head-what = What
head-document = Document
head-document-interval = Its 95 % interval
head-ours = Ours
head-agrees = Agrees
head-against = Against
head-unfinished = Unfinished
head-turns = Turns
head-pair = Row against column
head-alone = Row alone against three

## explain

explain-seat = Seat { $seat } decides · { $agent }
explain-does = It does: { $action }
explain-passed-over = Not looked at: { $actions }
explain-study = What it studied:
head-action = Action
head-terms = Terms
head-chosen = Chosen

## replay, check

replay-seat = seat { $seat }: { $name }
replay-only = {" "}(only seat { $seat } may know)
replay-sound = The record is sound: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
replay-over = The game is over:
replay-unfinished = The game is not over; so far they stand at:
check-record = sound, a record of { $game }
check-rules = sound, rules of { $game }
check-position = sound, a position of { $game }
check-tab = sound, a board
check-tjt = sound, a deck
cards-found = { $found } of { $all } cards
deck-head = { $deck }: { $code }, value { $value }
deck-faults = { $decks ->
    [one] One deck cannot be played
   *[other] { $decks } decks cannot be played
}
deck-none-named = Expected a deck: a file with a card a line, or a deck code
deck-random-takes-none = A random deck takes no file and no code; say --count for several
check-rift = sound, a base of cards
learn-done = { $games } games, mean square { $square } at the end: { $file }
learn-stopped = Stopped after { $games } of { $all } games; what was learned is kept
check-deck = sound, a deck of The Rift
check-tournament = sound, a tournament
check-scenario = sound, a scenario
check-unreadable = cannot be read: { $reason }
check-faults = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}

## sim: blocks

head-points = Points per game
head-mean-rank = Mean rank
sim-stopped = Stopped after { $games } of { $all } games; the result is that of a shorter series
sim-stopped-at-once = Stopped before a single block of games was done
