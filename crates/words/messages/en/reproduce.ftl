## reproduce

command-reproduce = Runs the experiments of the documents and writes one page with their figures beside ours
option-out-reproduce = The folder for the page and all that its commands need (default: reproduction)
option-quick = A twentieth of the games: a first look
option-games-reproduce = No more games than that for each experiment
option-only-reproduce = Only these experiments, by the names that the page has for them (comma-separated)
option-seed-reproduce = The seed of everything that chance decides (default: 1)
value-experiments = NAME,…
reproduce-written = The page: { $file }
reproduce-missing = Stopped. Missing or cut short: { $list }

reproduce-page-title = The documents' experiments, done again
reproduce-page-about = Every experiment of the documents that needs no person: what the document says, what we find, and the command that finds it again.
reproduce-page-facts = Seed { $seed } · { $jobs ->
    [one] one thread
   *[other] { $jobs } threads
} · { $seconds } s
reproduce-page-quick = This page was made with fewer games than usual: intervals are wider than they have to be.
reproduce-page-again = The whole page again, with the same figures but for times:
reproduce-page-reading = How to read it
reproduce-page-intervals = Intervals are of 95 %. Ours follow from how far blocks lie apart (a block is all rotations of the players over the seats, on common dice); the document's follow from its own few trials (Wilson). “Agrees” means that our value lies within the document's interval, or that its finding holds for us.
reproduce-page-summary = { $agree } of { $all } figures and findings that can be compared agree.
reproduce-page-differ = Those that do not, and why, stand beside each experiment.
reproduce-page-contents = Contents
reproduce-page-command = Make it again
reproduce-page-commands = Make it again, with any of these
reproduce-page-out = What is not here
reproduce-page-missing = Not played: the run was stopped before.
reproduce-page-cut = Cut short: the run was stopped, and this is the result of fewer games.
reproduce-head-what = What
reproduce-head-document = Document
reproduce-head-document-interval = Its 95 % interval
reproduce-head-ours = Ours
reproduce-head-interval = 95 % interval
reproduce-head-agrees = Agrees
reproduce-agrees = yes
reproduce-differs = no
reproduce-figures = Figures: { $title }

reproduce-title-000 = Document 000: Street Master's
reproduce-about-000 = A rule-based player of Monopoly against a pseudo-random one, two of each at a table. The document played between 6 and 10 games or auctions of each kind.
reproduce-out-000 = Its seven games against people (two were won by the program), with figures 8 and 9, need people.
reproduce-title-001 = Document 001: The Rift
reproduce-about-001 = A card game on nine cells. The document prints one whole game of its player with the evaluations behind it, and lets it play 50 games against a player that moves at random.
reproduce-out-001 = Its games against people (13 of 25 won against the author, 4 of 5 against an advanced player, 7 of 10 against an average one) need people.
reproduce-title-003 = Document 003: optimal Monopoly
reproduce-about-003 = A player of Monopoly in modules (auctions, mortgages, building, jail, trading) with a factor of risk. The document tells its findings in words, and the time that a simulated game took.
reproduce-out-003 = Its file of results is not printed, so that its shares cannot stand beside ours.
reproduce-title-004 = Document 004: Parchís
reproduce-about-004 = A player of Parchís for two colours that adds up seven rules. The document measures nothing; here its player meets one that moves at random, and what it says about looking further is tried.
reproduce-out-004 = The document has no games against people and no figures.

reproduce-ours = ours
reproduce-bar-document = document
reproduce-bars-title = Shares with their intervals
reproduce-bars-about = Our shares with their intervals, each followed by the document's where it has one
reproduce-bars-axis = share
reproduce-parts-about = Share of the wins by the risk of the winner, with intervals
reproduce-parts-x = risk of the winner
reproduce-parts-y = share of the wins
reproduce-parts-even = if risk did not matter
reproduce-order-what = where winners are
reproduce-order = most often above 0.8, least often below 0.2
reproduce-order-same = the same, and clearly
reproduce-order-other = not clearly so
reproduce-of = { $found } of { $all }
reproduce-played = { $games ->
    [one] one game
   *[other] { $games } games
}
reproduce-micros = { $micros } µs
reproduce-millis = { $millis } ms

reproduce-000-2-course-title = The course of a game with little money
reproduce-000-2-course-about = Figures 1 to 3 of the document: one game that a rule-based player wins. Money does not decide; whoever can build does. Ours is the first game of the series above in which the rule-based player at the first seat wins by the end.
reproduce-000-3-course-title = The course of a game from the prepared position
reproduce-000-3-course-about = Figures 4 to 7 of the document: players on the seats of its table, and the first one wins. Ours is the first game of the series above that ends so.
reproduce-course-facts = { $turns } turns; block { $block } of the series with seed { $seed }, without a rotation
reproduce-000-4-prices-title = The chain of prices in the first auction
reproduce-000-4-prices-about = The document tells two prices of its auctions of square 34. Each bid follows from the one before: the rule-based player raises by a tenth, the other by one.
reproduce-prices-rules = the most that the rule-based player paid
reproduce-prices-random = what the random player paid in the end
reproduce-prices-bid = bid number { $number }
reproduce-prices-never = not in the chain
reproduce-prices-chain = All bids: { $chain }
reproduce-prices-facts = { $auctions ->
    [one] the first auction
   *[other] { $auctions } auctions
} with seed { $seed }, until the random player stayed to the end
reproduce-prices-picture = The price bid by bid, with the printed price to compare
reproduce-prices-x = bid
reproduce-prices-y = price
reproduce-prices-line = bids
reproduce-prices-printed = printed price
reproduce-000-8-subset-title = The subset search: the worked example, and the three hours
reproduce-000-8-subset-about = To raise 32 000 by mortgages out of six lots, losing the least rent; and to choose among 52 buildings with 128 000 to spend, for which the document waited three hours.
reproduce-subset-lots = lots to mortgage
reproduce-subset-lost = rent lost
reproduce-subset-time = best of { $buildings } buildings for { $money }
reproduce-subset-hours = 3 h
reproduce-subset-facts = Exact search in both cases; the time is the median of 201 calls on this machine. The example has its own mortgage for square 24.

reproduce-001-0-printed-game-title = The printed game
reproduce-001-0-printed-game-about = Nine moves of the intelligent player, all evaluations of the first turn, and the rising best evaluations of every turn, as the document prints them.
reproduce-printed-moves = moves that our player chooses too
reproduce-printed-evaluations = evaluations of the first turn
reproduce-printed-maxima = best evaluations of all turns
reproduce-printed-difference = Largest difference of any number: { $difference }.
reproduce-001-1-cells-title = Cells held at the end
reproduce-001-1-cells-about = The document prints the final count of each of its 50 games. Here is how often its player held so many of the nine cells, beside ours.
reproduce-cells = { $cells } cells
reproduce-cells-axis = share of the games

reproduce-003-sweep-title = The risk against players of document 000
reproduce-003-sweep-about = Not in the document: one optimal player with each risk against three rule-based ones, all values on the same dice.
reproduce-003-trades-title = The sum that settles a deal
reproduce-003-trades-about = The document settles deals with 1 % of the difference of hotel rents: with larger sums hardly any deal is made, and games drag on without deals.
reproduce-trades-deals = deals per game, settlement of { $settlement } %
reproduce-trades-turns = turns per game, settlement of { $settlement } %
reproduce-trades-endless = unfinished games, settlement of { $settlement } %
reproduce-trades-what = deals with a settlement of 100 %, of those with 1 %
reproduce-trades-document = almost none
reproduce-trades-note = The document does not say how large its larger sums were, and ours cannot be more than the whole difference. A deal for which money is missing is not given up here: the player looks again eight turns later. So larger sums delay deals more than they prevent them.
reproduce-003-auctions-title = Auctions among players who always buy
reproduce-003-auctions-about = Because its players buy whatever they can pay, the document expects auctions to be rare.
reproduce-auctions-share = share of the bank's lots that go to an auction
reproduce-auctions-rare = rare
reproduce-auctions-bought = lots bought per game
reproduce-auctions-held = auctions of lots per game
reproduce-auctions-note = A player who lands on a free lot without the money for it lets it go to an auction, and after some rounds of buying everything that is often so. Lots of bankrupt players come back to the bank, so that both numbers together are more than there are lots.
reproduce-003-landing-title = Squares are not equally likely
reproduce-003-landing-about = For its rule about leaving jail the document takes every square to be equally likely, and says that this is wrong. How wrong is computed here exactly.
reproduce-landing-least = the lot where rolls end least often
reproduce-landing-most = the lot where rolls end most often
reproduce-landing-picture = The chance that a roll ends on each square, compared with equal chances
reproduce-landing-x = square
reproduce-landing-y = chance that a roll ends there
reproduce-landing-even = all equal
reproduce-landing-facts = Exact: the chain of docs/landing.md, for players who pay to leave jail at once.
reproduce-003-time-title = Time for one game
reproduce-003-time-about = The document could not decide by simulated games, because one of them took 0.17 s.
reproduce-time-what = one game of four players
reproduce-time-note = That is { $times } times as fast, on one core of this machine.

reproduce-004-decisions-title = Decisions that looking further would change
reproduce-004-decisions-about = The document had no time to follow what a move sets off, and expected that few decisions would differ.
reproduce-decisions-what = decisions that differ, where there is a choice
reproduce-decisions-few = few
reproduce-decisions-facts = { $decisions } decisions of { $games ->
    [one] one game
   *[other] { $games } games
} of the document's player against itself
