//! Playing what is missing, on several threads.

use std::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};

use super::journal::{self, Journal};
use super::{JobResult, Tournament, Verdict};
use crate::{GameNumber, SeriesError, Tally, Watch};

/// Why a tournament was not played.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// The games could not be played.
    #[error(transparent)]
    Series(#[from] SeriesError),
    /// A result could not be kept.
    #[error("a result could not be written: {0}")]
    Journal(io::Error),
    /// The same job was done twice and came to something else.
    #[error(
        "job {id} has two results that differ: it was played by other versions of the program, or \
         by players that think by the clock"
    )]
    Differs {
        /// The job.
        id: String,
    },
}

/// The results of jobs, as far as they are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    of: Vec<Option<JobResult>>,
}

impl Results {
    /// Nothing is done yet.
    pub fn new(tournament: &Tournament) -> Self {
        Self { of: vec![None; tournament.jobs.len()] }
    }

    /// The result of a job.
    pub fn get(&self, job: usize) -> Option<&JobResult> {
        self.of.get(job)?.as_ref()
    }

    /// Takes the result of a job; the same may come twice.
    ///
    /// # Errors
    /// It came to something else before.
    pub fn put(
        &mut self,
        tournament: &Tournament,
        job: usize,
        result: JobResult,
    ) -> Result<(), TournamentError> {
        match &self.of[job] {
            Some(known) if *known != result => {
                Err(TournamentError::Differs { id: tournament.jobs[job].id() })
            }
            Some(_) => Ok(()),
            None => {
                self.of[job] = Some(result);
                Ok(())
            }
        }
    }

    /// Takes everything that a journal has.
    ///
    /// # Errors
    /// A job came to something else before.
    pub fn take(
        &mut self,
        tournament: &Tournament,
        journal: Journal,
    ) -> Result<(), TournamentError> {
        journal.results.into_iter().try_for_each(|(job, result)| self.put(tournament, job, result))
    }

    /// How many jobs are done.
    pub fn done(&self) -> usize {
        self.of.iter().flatten().count()
    }

    /// The jobs that the result still lacks: none once a test is decided.
    pub fn missing(&self, tournament: &Tournament) -> Vec<usize> {
        match self.prefix(tournament).decided {
            Some(_) => Vec::new(),
            None => (0..self.of.len()).filter(|&job| self.of[job].is_none()).collect(),
        }
    }

    /// How many jobs count, from the first one on: all of them, but of a test only those that are
    /// done without a gap, up to the one that decided it.
    pub fn counted(&self, tournament: &Tournament) -> usize {
        match tournament.question() {
            Some(_) => self.prefix(tournament).jobs,
            None => self.of.len(),
        }
    }

    fn prefix(&self, tournament: &Tournament) -> Prefix {
        let mut prefix = Prefix::default();
        prefix.advance(tournament, &self.of);
        prefix
    }
}

/// Takes results as they come in, in any order, and knows when a test needs no more of them.
#[derive(Debug)]
pub struct Intake<'t> {
    tournament: &'t Tournament,
    results: &'t mut Results,
    prefix: Prefix,
}

impl<'t> Intake<'t> {
    /// Goes on from what is there.
    pub fn new(tournament: &'t Tournament, results: &'t mut Results) -> Self {
        let prefix = results.prefix(tournament);
        Self { tournament, results, prefix }
    }

    /// Whether a job is done.
    pub fn has(&self, job: usize) -> bool {
        self.results.get(job).is_some()
    }

    /// Takes the result of a job; the same may come twice.
    ///
    /// # Errors
    /// It came to something else before.
    pub fn put(&mut self, job: usize, result: JobResult) -> Result<(), TournamentError> {
        self.results.put(self.tournament, job, result)?;
        self.prefix.advance(self.tournament, &self.results.of);
        Ok(())
    }

    /// Whether a test is decided, and whatever else is played would not count.
    pub const fn is_decided(&self) -> bool {
        self.prefix.decided.is_some()
    }
}

/// The jobs that are done without a gap from the first one on. A test looks at nothing else, so
/// that it does not matter who was faster.
#[derive(Debug, Default)]
struct Prefix {
    tally: Option<Tally>,
    jobs: usize,
    /// What was found out, once it was.
    decided: Option<Verdict>,
}

impl Prefix {
    fn advance(&mut self, tournament: &Tournament, results: &[Option<JobResult>]) {
        let Some(question) = tournament.question() else { return };
        while let (None, Some(Some(next))) = (self.decided, results.get(self.jobs)) {
            self.jobs += 1;
            match &mut self.tally {
                Some(tally) => tally.merge(&next.tally),
                None => self.tally = Some(next.tally.clone()),
            }
            let ratio = self.tally.as_ref().map_or(0.0, |tally| question.log_ratio(tally, 0));
            self.decided = Some(question.verdict(ratio)).filter(|found| *found != Verdict::Open);
        }
    }
}

/// A part of the jobs: those whose number leaves `this` when it is divided by `of`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which part.
    pub this: usize,
    /// Of how many.
    pub of: usize,
}

impl Shard {
    /// All jobs.
    pub const WHOLE: Self = Self { this: 0, of: 1 };

    /// Whether a job belongs to it.
    pub const fn has(self, job: usize) -> bool {
        job % self.of == self.this % self.of
    }
}

/// Takes the record of a game: the number of its pairing, which game it is, and its text.
pub type GameRecorder<'a> = &'a (dyn Fn(usize, GameNumber, &str) -> io::Result<()> + Sync);

/// Who looks on while a tournament is played.
#[derive(Clone, Copy)]
pub struct Attendance<'a> {
    /// Hears of every block's number of games, from any thread.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Takes the record of each game.
    pub recorder: Option<GameRecorder<'a>>,
    /// Takes the line of every job that is done, from any thread. What it has taken must last.
    pub keep: &'a (dyn Fn(&str) -> io::Result<()> + Sync),
    /// Once set, no further game begins.
    pub stop: &'a AtomicBool,
}

impl fmt::Debug for Attendance<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Attendance").field("stop", self.stop).finish_non_exhaustive()
    }
}

/// Plays the jobs of a shard that are missing, until all are done, a test is decided or somebody
/// stops it.
///
/// # Errors
/// The first error of any thread; what was done before it is kept.
pub fn play_jobs(
    tournament: &Tournament,
    results: &mut Results,
    shard: Shard,
    threads: usize,
    look: &Attendance<'_>,
) -> Result<(), TournamentError> {
    let intake = Intake::new(tournament, results);
    let todo: Vec<usize> =
        (0..tournament.jobs.len()).filter(|&job| shard.has(job) && !intake.has(job)).collect();
    let threads = threads.clamp(1, todo.len().max(1));
    let hall = Mutex::new(Hall { intake, todo: todo.into_iter(), failed: None });
    let work = || {
        while let Some(job) = next(&hall, look) {
            if let Err(error) = play_one(tournament, job, &hall, look) {
                let mut hall = enter(&hall);
                hall.failed.get_or_insert(error);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let failed = enter(&hall).failed.take();
    failed.map_or(Ok(()), Err)
}

/// What the threads share.
struct Hall<'t> {
    intake: Intake<'t>,
    todo: std::vec::IntoIter<usize>,
    failed: Option<TournamentError>,
}

fn enter<'h, 't>(hall: &'h Mutex<Hall<'t>>) -> MutexGuard<'h, Hall<'t>> {
    hall.lock().expect("nobody panics with the hall")
}

/// The next job, if anything is left to do.
fn next(hall: &Mutex<Hall<'_>>, look: &Attendance<'_>) -> Option<usize> {
    let mut hall = enter(hall);
    let over = hall.failed.is_some() || hall.intake.is_decided();
    if over || look.stop.load(Ordering::Relaxed) { None } else { hall.todo.next() }
}

fn play_one(
    tournament: &Tournament,
    job: usize,
    hall: &Mutex<Hall<'_>>,
    look: &Attendance<'_>,
) -> Result<(), TournamentError> {
    let pairing = tournament.jobs[job].pairing;
    let record = |number: GameNumber, text: &str| match look.recorder {
        Some(recorder) => recorder(pairing, number, text),
        None => Ok(()),
    };
    let recorder = look.recorder.is_some().then_some(&record as crate::Recorder<'_>);
    let watch = Watch { progress: look.progress, recorder, stop: look.stop };
    let Some(result) = tournament.task(job).play(tournament.game.as_ref(), &watch)? else {
        return Ok(());
    };
    let line = journal::line(tournament, job, &result);
    // Before anybody counts it, and while others play on.
    (look.keep)(&line).map_err(TournamentError::Journal)?;
    enter(hall).intake.put(job, result)
}
