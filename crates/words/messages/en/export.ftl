## export

command-export = Writes recorded games and results of tournaments as Parquet files, for notebooks
argument-export = Records, result files of tournaments, or folders of them (see docs/export.md)
option-out-export = The folder for games.parquet and turns.parquet, standings.parquet and pairings.parquet
export-games = { $games ->
    [one] One game: { $dir }/games.parquet and turns.parquet
   *[other] { $games } games: { $dir }/games.parquet and turns.parquet
}
export-results = { $results ->
    [one] One tournament: { $dir }/standings.parquet and pairings.parquet
   *[other] { $results } tournaments: { $dir }/standings.parquet and pairings.parquet
}
export-stopped = Stopped: the files hold what was done
export-left-out = { $files ->
    [one] one file could not be read and is left out
   *[other] { $files } files could not be read and are left out
}
export-nothing = { $dir }: there are no records (.rec) and no result.json in this folder
