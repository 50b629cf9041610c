//! A series of games between the same players.

use std::ops::Range;
use std::time::{Duration, Instant};

use ludoteca_catalog::{AnyGame, AnyTable, CatalogError, Deal, Start};

use crate::workers::in_order;
use crate::{Share, Tally, wilson};

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
    /// Blocks played.
    pub blocks: u64,
    /// What they have come to.
    pub tally: Tally,
    /// How long it took.
    pub elapsed: Duration,
}

impl Series {
    /// The games that each name has won, in the order of first appearance; seats with the same
    /// name are added up.
    pub fn wins(&self) -> Vec<(&str, u64, Share)> {
        let mut wins: Vec<(&str, u64)> = Vec::new();
        for (name, &count) in self.agents.iter().zip(&self.tally.wins) {
            match wins.iter_mut().find(|(known, _)| known == name) {
                Some((_, sum)) => *sum += count,
                None => wins.push((name, count)),
            }
        }
        let all = self.tally.games;
        wins.into_iter().map(|(name, count)| (name, count, wilson(count, all))).collect()
    }
}

/// Plays a series. `progress` hears of every block's number of games, from any thread.
///
/// # Errors
/// Players or a start that are not there; a record that could not be kept.
pub fn run_series(
    game: &dyn AnyGame,
    job: &SeriesJob,
    recorder: Option<Recorder<'_>>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Series, SeriesError> {
    let names: Vec<&str> = job.agents.iter().map(String::as_str).collect();
    // The first table finds out what is wrong, even when there is nothing to play.
    game.table(&names, &job.start)?;
    let players = names.len();
    let blocks = job.games.div_ceil(players as u64);
    let plan = Plan { job, cap: job.cap.unwrap_or_else(|| game.default_cap()), recorder, progress };
    let begun = Instant::now();
    let tally = in_order(
        blocks,
        job.jobs,
        Tally::new(players),
        || Ok(game.table(&names, &job.start)?),
        |table, range| plan.play(table.as_mut(), range),
    )?;
    Ok(Series { agents: job.agents.clone(), blocks, tally, elapsed: begun.elapsed() })
}

struct Plan<'a> {
    job: &'a SeriesJob,
    cap: u32,
    recorder: Option<Recorder<'a>>,
    progress: &'a (dyn Fn(u64) + Sync),
}

impl Plan<'_> {
    fn play(&self, table: &mut dyn AnyTable, blocks: Range<u64>) -> Result<Tally, SeriesError> {
        let players = self.job.agents.len();
        let period = period(&self.job.agents);
        let mut tally = Tally::new(players);
        for block in blocks {
            for rotation in 0..players {
                let deal = self.deal(block, rotation, period);
                let played = match self.recorder {
                    None => table.play(&deal),
                    Some(keep) => {
                        let (played, text) = table.record(&deal);
                        keep(GameNumber { block, rotation }, &text)?;
                        played
                    }
                };
                tally.add(&played, deal.rotation, self.job.at_cap);
            }
            (self.progress)(players as u64);
        }
        Ok(tally)
    }

    fn deal(&self, block: u64, rotation: usize, period: usize) -> Deal {
        let players = self.job.agents.len();
        let (seed, cap) = (self.job.seed, self.cap);
        if !self.job.rotate {
            let number = block * players as u64 + rotation as u64;
            return Deal { seed, number, rotation: 0, cap };
        }
        let number = block * (players / period) as u64 + (rotation / period) as u64;
        Deal { seed, number, rotation, cap }
    }
}

/// After how many rotations the same names sit at the same seats again.
///
/// A rotation that changes nothing would repeat a game on the same dice move by move. Those
/// rotations get dice of their own, so that every game of a series is worth playing.
fn period(names: &[String]) -> usize {
    let n = names.len();
    let same = |by: &usize| (0..n).all(|i| names[i] == names[(i + by) % n]);
    (1..n).filter(|by| n.is_multiple_of(*by)).find(same).unwrap_or(n)
}

#[cfg(test)]
mod tests;
