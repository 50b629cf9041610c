//! The tournament's side: asking for what is missing, and taking in what comes.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::StreamExt as _;
use ludoteca_lab::tournament::{Intake, Results, Tournament, TournamentError};
use tokio::time::{Instant, sleep, timeout};

use crate::answers::{Answers, Heard};
use crate::queue::Queue;
use crate::{Address, News, QueueError, Refusal, What, names, run, stopped, terms};

/// Whoever has a tournament played: takes its results, and hears how it goes.
pub struct Desk<'a> {
    /// Hears of every job's number of games.
    pub progress: &'a dyn Fn(u64),
    /// Takes the line of every job that is done. What it has taken must last.
    pub keep: &'a dyn Fn(&str) -> io::Result<()>,
    /// Hears what there is to say besides.
    pub tell: &'a dyn Fn(&Notice),
    /// Once set, no more results are waited for.
    pub stop: &'a AtomicBool,
    /// Whether what earlier runs have left on the queue is thrown away.
    pub fresh: bool,
}

impl fmt::Debug for Desk<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("stop", self.stop).finish_non_exhaustive()
    }
}

/// What a tournament has to say while it is played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Nobody plays its jobs.
    NoWorkers,
    /// A worker leaves a job to others.
    Refused {
        /// Who.
        worker: String,
        /// The job.
        job: String,
        /// Why.
        refusal: Refusal,
    },
    /// What came as a result is none.
    Nonsense(String),
    /// The broker is away.
    Lost,
    /// The broker is back.
    Back,
}

/// Has the jobs that are missing played by workers, until all are done, a test is decided or
/// somebody stops it.
///
/// # Errors
/// The broker is not there, no worker can play a job, or a result cannot be taken; what was done
/// before is kept.
pub fn play_on_queue(
    tournament: &Tournament,
    results: &mut Results,
    address: &Address,
    desk: &Desk<'_>,
) -> Result<(), QueueError> {
    if results.missing(tournament).is_empty() {
        return Ok(());
    }
    run(async {
        let queue = Queue::open(address, "ludoteca tournament").await?;
        check_length(tournament, queue.client.max_payload())?;
        let mut host = Host::new(tournament, results, &queue, desk);
        let played = host.play(address).await;
        let over = played.is_ok() && host.is_over();
        // Nobody shall play for nobody. If the broker is away now, its jobs grow old and vanish.
        let _ = timeout(terms::FAREWELL, tidy_up(&queue, &tournament.plan, over)).await;
        played
    })
}

async fn tidy_up(queue: &Queue, plan: &str, over: bool) {
    if !queue.is_connected() {
        return;
    }
    let _ = queue.withdraw(plan).await;
    if over {
        let _ = queue.forget(plan).await;
    }
    let _ = queue.client.flush().await;
}

/// A result has so many letters beside those of its blocks, and this is more than enough.
const HEAD: u64 = 4096;

/// Whether the longest result fits into a message.
fn check_length(tournament: &Tournament, most: usize) -> Result<(), QueueError> {
    let most = (most as u64).saturating_sub(HEAD) / (tournament.players as u64 + 1);
    let longest = tournament.jobs.iter().map(|job| job.blocks.end - job.blocks.start).max();
    match longest {
        Some(blocks) if blocks > most => Err(QueueError::LongJobs { most }),
        _ => Ok(()),
    }
}

struct Host<'h> {
    tournament: &'h Tournament,
    intake: Intake<'h>,
    queue: &'h Queue,
    desk: &'h Desk<'h>,
    /// The next job to be asked for.
    next: usize,
    /// What was asked for and not answered.
    asked: BTreeSet<usize>,
    /// When the last result came, or the queue was looked at.
    checked: Instant,
    begun: Instant,
    /// When anybody was last heard who plays jobs of this plan.
    heard: Option<Instant>,
    alone: bool,
    lost: bool,
    /// Whose refusals were told.
    refused: BTreeSet<(String, Refusal)>,
    /// How often a job was taken off the queue because nobody answered it.
    dropped: BTreeMap<usize, u32>,
    first_counts: bool,
}

impl<'h> Host<'h> {
    fn new(
        tournament: &'h Tournament,
        results: &'h mut Results,
        queue: &'h Queue,
        desk: &'h Desk<'h>,
    ) -> Self {
        let now = Instant::now();
        Self {
            tournament,
            intake: Intake::new(tournament, results),
            queue,
            desk,
            next: 0,
            asked: BTreeSet::new(),
            checked: now,
            begun: now,
            heard: None,
            alone: false,
            lost: false,
            refused: BTreeSet::new(),
            dropped: BTreeMap::new(),
            first_counts: tournament.by_the_clock(),
        }
    }

    fn is_over(&self) -> bool {
        let all = self.next == self.tournament.jobs.len() && self.asked.is_empty();
        all || self.intake.is_decided()
    }

    async fn play(&mut self, address: &Address) -> Result<(), QueueError> {
        let plan = &self.tournament.plan;
        let unreachable =
            |reason: String| QueueError::Unreachable { address: address.clone(), reason };
        let news = self.queue.client.subscribe(names::news_of(plan)).await;
        let mut news = news.map_err(|error| unreachable(error.to_string()))?;
        if self.desk.fresh {
            self.queue.withdraw(plan).await.map_err(unreachable)?;
            self.queue.forget(plan).await.map_err(unreachable)?;
        }
        let mut answers = Answers::of(self.queue, plan);
        // What an earlier run has left is not asked for again.
        let mut caught_up = false;
        while !self.is_over() && !self.desk.stop.load(Ordering::Relaxed) {
            if caught_up {
                let stop = self.desk.stop;
                tokio::select! {
                    () = self.ask() => {}
                    () = stopped(stop) => break,
                }
            }
            tokio::select! {
                Some(heard) = answers.heard.recv() => match heard {
                    Heard::Line(line) => self.take(&line)?,
                    Heard::CaughtUp => caught_up = true,
                },
                Some(message) = news.next() => {
                    // What is no news tells nothing.
                    if let Ok(news) = serde_json::from_slice(&message.payload) {
                        self.hear(news).await?;
                    }
                }
                () = sleep(terms::TICK) => self.look(),
            }
        }
        Ok(())
    }

    /// Keeps the queue filled, and makes sure now and then that nothing was lost.
    async fn ask(&mut self) {
        if !self.queue.is_connected() {
            return;
        }
        let mut jobs: Vec<usize> = Vec::new();
        if self.checked.elapsed() > terms::AUDIT {
            self.checked = Instant::now();
            jobs.extend(&self.asked);
        }
        if self.asked.len() <= terms::WINDOW / 2 {
            while self.asked.len() < terms::WINDOW && self.next < self.tournament.jobs.len() {
                if !self.intake.has(self.next) {
                    self.asked.insert(self.next);
                    jobs.push(self.next);
                }
                self.next += 1;
            }
        }
        self.queue.ask(jobs.into_iter().map(|job| self.tournament.task(job))).await;
    }

    fn take(&mut self, line: &str) -> Result<(), QueueError> {
        let (job, result) = match self.tournament.read_line(line) {
            Ok(read) => read,
            Err(reason) => {
                (self.desk.tell)(&Notice::Nonsense(reason));
                return Ok(());
            }
        };
        self.checked = Instant::now();
        self.heard = Some(self.checked);
        if self.intake.has(job) {
            // Played twice: the same, unless somebody thinks by the clock.
            return if self.first_counts { Ok(()) } else { Ok(self.intake.put(job, result)?) };
        }
        (self.desk.keep)(&format!("{line}\n")).map_err(TournamentError::Journal)?;
        self.intake.put(job, result)?;
        self.asked.remove(&job);
        (self.desk.progress)(self.tournament.games_of(job));
        Ok(())
    }

    async fn hear(&mut self, news: News) -> Result<(), QueueError> {
        let News { worker, job, what } = news;
        let Some(number) = self.tournament.job_of(&job) else { return Ok(()) };
        match what {
            What::Plays => self.heard = Some(Instant::now()),
            What::Refuses(refusal) => self.refused(worker, job, refusal),
            What::Drops(_) if self.intake.has(number) => {}
            What::Drops(refusal) => {
                let rounds = self.dropped.entry(number).or_default();
                *rounds += 1;
                // Others may be able to play it, and only have been too slow to get it.
                let alive = self.heard.is_some_and(|at| at.elapsed() < terms::ATTENDANCE);
                if *rounds >= terms::ROUNDS || !alive {
                    return Err(QueueError::Nobody { job, refusal });
                }
                self.refused(worker, job, refusal);
                self.queue.ask(std::iter::once(self.tournament.task(number))).await;
            }
        }
        Ok(())
    }

    fn refused(&mut self, worker: String, job: String, refusal: Refusal) {
        if self.refused.insert((worker.clone(), refusal.clone())) {
            (self.desk.tell)(&Notice::Refused { worker, job, refusal });
        }
    }

    /// Tells who is away, and who has come back.
    fn look(&mut self) {
        let lost = !self.queue.is_connected();
        if lost != self.lost {
            self.lost = lost;
            (self.desk.tell)(if lost { &Notice::Lost } else { &Notice::Back });
        }
        let silence = self.heard.unwrap_or(self.begun).elapsed();
        let alone = !lost && silence > terms::ATTENDANCE;
        if alone && !self.alone && self.refused.is_empty() {
            (self.desk.tell)(&Notice::NoWorkers);
        }
        self.alone = alone;
    }
}
