## tournament

command-tournament = Plays a tournament from a file: round robin, ladder, sweep or sequential test; resumable
argument-tournament = The file of the tournament (see docs/tournaments.md)
value-shard = I/N
value-files = FILE…
option-out-tournament = The folder for journal, result and records (default: NAME.tournament)
option-shard = Play only every N-th job, from the I-th on, into a journal of its own
option-merge = Take over the results of these journals instead of playing
option-record-tournament = Keep the record of every game that is played now, in the folder “records”
option-fresh = Throw away what is done, and begin again
expected-shard = expected a part of all jobs such as 1/3, at most N/N
tournament-field = (field)
tournament-crosstable = Points per game of each row at the tables of each column:
tournament-question = Is { $agent } better than its fair share? H0: { $before }, H1: { $after } points per game (errors: { $alpha }, { $beta })
tournament-ratio = Found: { $found } ({ $range }) points per game; log ratio { $llr }, bounds { $lower } and { $upper }
tournament-elo = On the scale of Elo: { $elo } ({ $low } to { $high })
tournament-accepts-null = H0 is accepted after { $games } of at most { $all } games: no such difference.
tournament-accepts-other = H1 is accepted after { $games } of at most { $all } games: it is better.
tournament-undecided = Undecided after all { $all } games ({ $games } counted).
tournament-open = Open after { $games } of at most { $all } games.
tournament-result = Result: { $file }
tournament-shard = { $done } of { $jobs } jobs of this part are done: { $file }
tournament-stopped = Stopped: { $done } of { $jobs } jobs are done and kept; the same command goes on from there
tournament-missing = { $missing ->
    [one] One job of { $jobs } is missing: { $first }
   *[other] { $missing } of { $jobs } jobs are missing: { $first }
}
tournament-differs = Job { $job } has two results that differ: it was played by other versions of the program, or by players that think by the clock
tournament-busy = { $file } is in use: another process plays this tournament
tournament-no-journal = { $file }: expected the journal of a tournament, found something else
tournament-other-plan = { $file } belongs to another plan ({ $found }, this one is { $expected }): the tournament, the game or the program has changed. Say another folder with --out, or --fresh to begin again
tournament-bad-journal = { $file }:{ $line }: { $reason }
head-place = #
head-games = Games
head-fair = Fair share
head-rating = Rating
