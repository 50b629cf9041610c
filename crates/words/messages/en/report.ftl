## report

report-made = Made by Ludoteca { $version }. This page needs nothing but itself.
report-several = { $count ->
    [one] One tournament
   *[other] { $count } tournaments
}
report-kind-round-robin = all against all
report-kind-ladder = each against the same field
report-kind-sweep = one player with many settings
report-kind-sprt = sequential test
report-incomplete = Not finished: these are the results of the { $jobs } jobs that are done so far.
report-leads = { $agent } leads with { $mean } points per game (95 % interval { $low } to { $high }); chance would give { $fair }.
report-clear = Nobody else's interval reaches its own: the lead is clear.
report-close = The intervals of these reach its own, so that the order may still be luck: { $agents }.
report-standings = Standings
report-standings-caption = What everybody has come to, the best first. Points and their fair share are of all seats of a player together.
report-points-caption = Who lies wholly beyond the dashed mark plays better (or worse) than chance would have it.
report-wins-caption = Games won; games without a single winner count for nobody here.
report-rating-caption = Ratings begin at 25 for everybody; some four points more win two blocks of three.
report-sweep-caption = All values fall on the same dice, so that a difference between two of them is surer than their intervals, side by side, say.
report-sprt-caption = The test ends at the first job after which the line leaves its bounds.
report-crosstable = Crosstable
report-crosstable-caption = Points per game of each row at the tables of each column, with half the width of the 95 % interval.
report-tables = Tables
report-tables-caption = Who sat together, how many games they played and how these ended.
report-head-seats = Seats
report-head-blocks = Blocks
report-head-draws = Draws
report-head-capped = Given up
report-again = Doing it again
report-seed = Seed
report-max-turns = Turns after which a game is given up
report-cap-none = it is nobody's win
report-cap-richest = whoever stands best has won
report-plan = Plan
report-commands = The same results, byte for byte, on any machine and with any number of threads:
report-file = The file { $file }:
report-computed = How the numbers are computed
report-how-blocks = A block is all rotations of the same players over the seats, on the same dice, so that neither seats nor luck favour anybody. Games of a block hang together, blocks do not: the block is the unit of every statistic.
report-how-points = A game is worth one point; whoever wins it alone has it, and a draw is shared.
report-how-interval = A 95 % interval would hold the true value in 95 of 100 such tournaments. It follows from how far the means of the blocks lie apart.
report-how-fair = The fair share is the share of the seats: 0.25 for one seat of four.
report-how-rank = The mean rank is that of a player's seats at the end of a game; 1 is the best.
report-how-rating = Ratings follow Weng and Lin (2011), with one match for each block, in the order of the plan; the number after ± is one standard deviation.
report-how-crosstable = A cell of the crosstable counts the games in which the players of its row and of its column sat at one table.
report-how-test = The test compares two hypotheses about the points per game after each job: the logarithm of their likelihood ratio, from as many independent games as would leave the variance that the blocks show. Wald's bounds keep both kinds of error below what was asked.

command-report = Writes HTML reports of finished tournaments, without playing
argument-results = The results: result.json files, or the folders of tournaments
option-out-report = Write one page of all of them here (default: report.html beside each result)
option-report = Where to write the HTML report (default: report.html in the folder of the tournament)
report-written = Report: { $file }
report-no-result = { $file }: expected the result of a tournament (result.json): { $reason }

command-picture = Draws the course of a recorded game: a picture for each measure
option-out-picture = A .svg file for one picture of everything, or a folder for one picture each (default: the record's name with .svg, in this folder)
option-measure = Only this measure; may be said several times
value-measure = NAME
picture-written = Picture: { $file }
picture-unknown-measure = { $game } has no measure “{ $found }”; there are: { $known }
