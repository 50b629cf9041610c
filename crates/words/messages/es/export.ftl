## export

command-export = Escribe partidas grabadas y resultados de torneos como ficheros Parquet, para cuadernos
argument-export = Registros, resultados de torneos o carpetas con ellos (véase docs/export.md)
option-out-export = La carpeta para games.parquet y turns.parquet, standings.parquet y pairings.parquet
export-games = { $games ->
    [one] Una partida: { $dir }/games.parquet y turns.parquet
   *[other] { $games } partidas: { $dir }/games.parquet y turns.parquet
}
export-results = { $results ->
    [one] Un torneo: { $dir }/standings.parquet y pairings.parquet
   *[other] { $results } torneos: { $dir }/standings.parquet y pairings.parquet
}
export-stopped = Interrumpido: los ficheros contienen lo que se había hecho
export-left-out = { $files ->
    [one] un fichero no se ha podido leer y queda fuera
   *[other] { $files } ficheros no se han podido leer y quedan fuera
}
export-nothing = { $dir }: en esta carpeta no hay registros (.rec) ni result.json
