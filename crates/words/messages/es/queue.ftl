## tournaments on many machines

command-worker = Juega trabajos de torneos empezados con --nats, aquí o en otras máquinas
value-url = URL
option-nats = Que los trabajos los jueguen otros (workers), por medio del servidor NATS de esta dirección (véase docs/tournaments.md)
option-nats-worker = La dirección del servidor NATS, como nats://localhost:4222
option-jobs-worker = Cuántos trabajos a la vez (si no se dice, tantos como núcleos)
option-quiet = No dice nada de cada trabajo
expected-broker = se esperaba la dirección de un servidor NATS, como nats://localhost:4222 ({ $reason })
overview-tournament = un torneo de tres jugadores de Pig; la misma orden sigue tras cualquier interrupción
overview-worker = juega para torneos de otras máquinas empezados con --nats
queue-unreachable = No se llega al servidor NATS de { $address }: { $reason }
queue-none = El servidor NATS de { $address } no tiene una cola para nosotros; necesita JetStream (nats-server -js): { $reason }
queue-long-jobs = Los trabajos son demasiado largos para el servidor NATS, que admite resultados de { $most } bloques como mucho: diga un «job» más corto en el fichero
queue-nobody = Nadie puede jugar el trabajo { $job }: { $reason }
queue-other-rules = el worker tiene la versión { $has } de las reglas de { $game } y el trabajo necesita la { $needs }
queue-unanswered = se repartió { $times } veces y nadie respondió
queue-refused = El worker { $worker } deja el trabajo { $job } a otros: { $reason }
queue-nonsense = Llegó algo que no es un resultado y no se cuenta: { $reason }
queue-no-workers = Nadie juega para este torneo. Ponga en marcha alguno: ludoteca worker --nats { $address }
queue-lost = El servidor NATS no está; se le espera.
queue-back = El servidor NATS ha vuelto.
queue-trouble = El servidor NATS no hace lo que debe; se vuelve a intentar: { $reason }
worker-ready = El worker { $worker } espera trabajos en { $address }, { $jobs ->
    [one] uno
   *[other] { $jobs }
} a la vez. Termina con Ctrl-C.
worker-plays = Juega el trabajo { $job } del plan { $plan }: { $game }, { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $seats }
worker-hands-back = Devuelve el trabajo { $job } del plan { $plan }.
worker-refuses = Deja el trabajo { $job } del plan { $plan } a otros: { $reason }
worker-drops = Retira de la cola el trabajo { $job } del plan { $plan }: { $reason }
worker-nonsense = Retira de la cola algo que no es un trabajo: { $reason }
worker-ends = Fin: respondidos { $jobs ->
    [one] un trabajo
   *[other] { $jobs } trabajos
}, { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
