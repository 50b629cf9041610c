## tournament

command-tournament = Juega un torneo descrito en un fichero: liga, escala, barrido o prueba secuencial; se puede reanudar
argument-tournament = El fichero del torneo (véase docs/tournaments.md)
value-shard = I/N
value-files = FICHERO…
option-out-tournament = La carpeta para el diario, el resultado y los registros (por defecto: NOMBRE.tournament)
option-shard = Juega solo uno de cada N trabajos, desde el I, en un diario propio
option-merge = Recoge los resultados de estos diarios en vez de jugar
option-record-tournament = Guarda el registro de cada partida que se juegue ahora, en la carpeta «records»
option-fresh = Tira lo que está hecho y empieza de nuevo
expected-shard = se esperaba una parte de los trabajos, como 1/3, y como mucho N/N
tournament-field = (grupo fijo)
tournament-crosstable = Puntos por partida de cada fila en las mesas de cada columna:
tournament-question = ¿Gana { $agent } más de lo que le toca? H0: { $before }, H1: { $after } puntos por partida (errores: { $alpha }, { $beta })
tournament-ratio = Hallado: { $found } ({ $range }) puntos por partida; logaritmo de la razón { $llr }, límites { $lower } y { $upper }
tournament-elo = En la escala Elo: { $elo } ({ $low } a { $high })
tournament-accepts-null = Se acepta H0 tras { $games } de { $all } partidas como mucho: no hay tal diferencia.
tournament-accepts-other = Se acepta H1 tras { $games } de { $all } partidas como mucho: es mejor.
tournament-undecided = Sin decidir tras todas las { $all } partidas ({ $games } contadas).
tournament-open = Abierta tras { $games } de { $all } partidas como mucho.
tournament-result = Resultado: { $file }
tournament-shard = Hechos { $done } de los { $jobs } trabajos de esta parte: { $file }
tournament-stopped = Interrumpido: { $done } de { $jobs } trabajos están hechos y guardados; la misma orden sigue desde ahí
tournament-missing = { $missing ->
    [one] Falta un trabajo de { $jobs }: { $first }
   *[other] Faltan { $missing } de { $jobs } trabajos: { $first }
}
tournament-differs = El trabajo { $job } tiene dos resultados distintos: lo jugaron otras versiones del programa, o jugadores que piensan por reloj
tournament-busy = { $file } está en uso: otro proceso juega este torneo
tournament-no-journal = { $file }: se esperaba el diario de un torneo y se encontró otra cosa
tournament-other-plan = { $file } es de otro plan ({ $found }; este es { $expected }): ha cambiado el torneo, el juego o el programa. Diga otra carpeta con --out, o --fresh para empezar de nuevo
tournament-bad-journal = { $file }:{ $line }: { $reason }
head-place = N.º
head-games = Partidas
head-fair = Le toca
head-rating = Puntuación
