//! A series of games between the same players.

mod play;

use std::fmt;
use std::ops::Range;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use ludoteca_catalog::{AnyGame, CatalogError, Start};

use crate::workers::{Done, in_order};
use crate::{Mean, Share, Sides, Tally};
pub(crate) use play::Plan;

/// What a game counts as that has reached its cap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AtCap {
    /// Unfinished, and nobody's win.
    #[default]
    None,
    /// Won by whoever stands best.
    Richest,
}

/// What to play.
#[derive(Clone, Debug)]
pub struct SeriesJob {
    /// The players by name, one per seat.
    pub agents: Vec<String>,
    /// Where each game begins.
    pub start: Start,
    /// Whether the players move from seat to seat; otherwise all games are played as listed.
    pub rotate: bool,
    /// How many games at least; whole blocks are played.
    pub games: u64,
    /// The seed of everything that chance decides.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
    /// The turns after which a game is given up; the game's own cap when not given.
    pub cap: Option<u32>,
    /// What a game counts as that has reached its cap.
    pub at_cap: AtCap,
}

impl SeriesJob {
    /// How many blocks the games need.
    pub fn blocks(&self) -> u64 {
        self.games.div_ceil(self.agents.len().max(1) as u64)
    }
}

/// Which game of a series it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameNumber {
    /// The block, counted from 0.
    pub block: u64,
    /// By how many seats the players are moved.
    pub rotation: usize,
}

/// Takes the record of each game.
pub type Recorder<'a> = &'a (dyn Fn(GameNumber, &str) -> std::io::Result<()> + Sync);

/// Who looks on while a series is played: nobody, unless somebody says so.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Hears of every block's number of games, from any thread.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Takes the record of each game, also of those that a stop leaves out of the result.
    pub recorder: Option<Recorder<'a>>,
    /// Once set, every thread ends the game that it plays, or the piece for which others wait.
    pub stop: &'a AtomicBool,
}

static NEVER: AtomicBool = AtomicBool::new(false);

impl Default for Watch<'_> {
    fn default() -> Self {
        Self { progress: &|_| (), recorder: None, stop: &NEVER }
    }
}

impl fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("stop", self.stop).finish_non_exhaustive()
    }
}

/// Why a series was not played.
#[derive(Debug, thiserror::Error)]
pub enum SeriesError {
    /// The players or the start are not there.
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    /// A record could not be kept.
    #[error("a record could not be written: {0}")]
    Record(#[from] std::io::Error),
}

/// A series that was played.
#[derive(Clone, Debug)]
pub struct Series {
    /// The players by name, one per seat.
    pub agents: Vec<String>,
    /// Which of them are one side.
    pub sides: Sides,
    /// What its blocks have come to.
    pub tally: Tally,
    /// Whether it was stopped before all blocks were played.
    pub stopped: bool,
    /// How long it took.
    pub elapsed: Duration,
}

/// What one side has come to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing<'a> {
    /// The name of its players.
    pub name: &'a str,
    /// Games won.
    pub wins: u64,
    /// Their share of all games.
    pub share: Share,
    /// Points of all games; a game is worth one.
    pub points: f64,
    /// Points per game.
    pub mean_points: Mean,
    /// The rank of its seats; 1 is the best.
    pub mean_rank: Mean,
}

impl Series {
    /// What each side has come to, in the order of first appearance.
    pub fn standings(&self) -> impl Iterator<Item = Standing<'_>> {
        self.sides.names().iter().enumerate().map(|(side, name)| Standing {
            name,
            wins: self.tally.sides[side].wins.sum,
            share: self.tally.wins(side),
            points: self.tally.points(side),
            mean_points: self.tally.mean_points(side),
            mean_rank: self.tally.mean_rank(side),
        })
    }
}

/// Plays a series. When it is stopped, what comes back is the result of a shorter series.
///
/// # Errors
/// Players or a start that are not there; a record that could not be kept.
pub fn run_series(
    game: &dyn AnyGame,
    job: &SeriesJob,
    watch: &Watch<'_>,
) -> Result<Series, SeriesError> {
    let begun = Instant::now();
    let tally = run_blocks(game, job, 0..job.blocks(), watch)?;
    Ok(Series {
        agents: job.agents.clone(),
        sides: Sides::new(&job.agents),
        stopped: tally.blocks < job.blocks(),
        tally,
        elapsed: begun.elapsed(),
    })
}

/// Plays some blocks of a series: what all of them come to is the sum of what its parts come to,
/// wherever they were played. When it is stopped, fewer blocks come back, the first ones.
///
/// # Errors
/// Players or a start that are not there; a record that could not be kept.
pub fn run_blocks(
    game: &dyn AnyGame,
    job: &SeriesJob,
    blocks: Range<u64>,
    watch: &Watch<'_>,
) -> Result<Tally, SeriesError> {
    let names: Vec<&str> = job.agents.iter().map(String::as_str).collect();
    // The first table finds out what is wrong, even when there is nothing to play.
    game.table(&names, &job.start)?;
    let plan = Plan::new(job, job.cap.unwrap_or_else(|| game.default_cap()), watch);
    let Done { total, .. } = in_order(
        blocks,
        job.jobs,
        watch.stop,
        Tally::new(&plan.sides),
        || Ok::<_, SeriesError>(game.table(&names, &job.start)?),
        |table, range, brake| plan.play(table.as_mut(), range, brake),
    )?;
    Ok(total)
}

#[cfg(test)]
mod coverage;
#[cfg(test)]
mod tests;
