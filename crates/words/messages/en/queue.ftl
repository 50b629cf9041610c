## tournaments on many machines

command-worker = Plays jobs of tournaments that were started with --nats, here or on other machines
value-url = URL
option-nats = Have the jobs played by workers, through the NATS broker at this address (see docs/tournaments.md)
option-nats-worker = The address of the NATS broker, such as nats://localhost:4222
option-jobs-worker = How many jobs at a time (default: all cores)
option-quiet = Say nothing about single jobs
expected-broker = expected the address of a broker such as nats://localhost:4222 ({ $reason })
overview-tournament = a tournament of three Pig players; the same command goes on after any interruption
overview-worker = plays for tournaments on other machines that were started with --nats
queue-unreachable = The broker at { $address } cannot be reached: { $reason }
queue-none = The broker at { $address } has no work queue for us; it needs JetStream (nats-server -js): { $reason }
queue-long-jobs = The jobs are too long for the broker, which takes results of at most { $most } blocks: say a shorter “job” in the file
queue-nobody = No worker can play job { $job }: { $reason }
queue-other-rules = the worker has version { $has } of the rules of { $game }, the job needs version { $needs }
queue-unanswered = it was handed out { $times } times, and nobody has answered
queue-refused = Worker { $worker } leaves job { $job } to others: { $reason }
queue-nonsense = What came as a result is none, and is not counted: { $reason }
queue-no-workers = No worker plays for this tournament. Start some: ludoteca worker --nats { $address }
queue-lost = The broker is away; waiting for it.
queue-back = The broker is back.
queue-trouble = The broker does not do what it should; trying again: { $reason }
worker-ready = Worker { $worker } waits for jobs at { $address }, { $jobs ->
    [one] one
   *[other] { $jobs }
} at a time. Ctrl-C ends it.
worker-plays = Plays job { $job } of plan { $plan }: { $game }, { $games ->
    [one] one game
   *[other] { $games } games
} of { $seats }
worker-hands-back = Hands back job { $job } of plan { $plan }.
worker-refuses = Leaves job { $job } of plan { $plan } to others: { $reason }
worker-drops = Takes job { $job } of plan { $plan } off the queue: { $reason }
worker-nonsense = Takes something off the queue that is no job: { $reason }
worker-ends = Ended: { $jobs ->
    [one] one job
   *[other] { $jobs } jobs
} answered, { $games ->
    [one] one game
   *[other] { $games } games
}.
