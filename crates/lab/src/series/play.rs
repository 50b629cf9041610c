//! The games of a block, one after another.

use std::ops::Range;

use ludoteca_catalog::{AnyTable, Deal};

use super::{GameNumber, SeriesError, SeriesJob, Watch};
use crate::workers::Brake;
use crate::{BlockResult, Sides, Tally};

/// Everything that the blocks of a series have in common.
pub(crate) struct Plan<'a> {
    job: &'a SeriesJob,
    pub(crate) sides: Sides,
    period: usize,
    cap: u32,
    watch: &'a Watch<'a>,
}

impl<'a> Plan<'a> {
    pub(crate) fn new(job: &'a SeriesJob, cap: u32, watch: &'a Watch<'a>) -> Self {
        let sides = Sides::new(&job.agents);
        Self { job, period: period(&sides), sides, cap, watch }
    }

    /// Plays blocks: what they come to, and before which of them it was stopped.
    pub(crate) fn play(
        &self,
        table: &mut dyn AnyTable,
        blocks: Range<u64>,
        brake: &Brake<'_>,
    ) -> Result<(Tally, u64), SeriesError> {
        let mut tally = Tally::new(&self.sides);
        for block in blocks.clone() {
            match self.play_block(table, block, brake)? {
                Some(result) => tally.add(&result),
                None => return Ok((tally, block)),
            }
            (self.watch.progress)(self.job.agents.len() as u64);
        }
        Ok((tally, blocks.end))
    }

    /// Plays one block, or a part of it that counts for nothing when it was stopped.
    fn play_block(
        &self,
        table: &mut dyn AnyTable,
        block: u64,
        brake: &Brake<'_>,
    ) -> Result<Option<BlockResult>, SeriesError> {
        let mut result = BlockResult::default();
        for rotation in 0..self.job.agents.len() {
            if brake.is_on() {
                return Ok(None);
            }
            let deal = self.deal(block, rotation);
            let played = match self.watch.recorder {
                None => table.play(&deal),
                Some(keep) => {
                    let (played, text) = table.record(&deal);
                    keep(GameNumber { block, rotation }, &text)?;
                    played
                }
            };
            result.add(&played, &self.sides, deal.rotation, self.job.at_cap);
        }
        Ok(Some(result))
    }

    fn deal(&self, block: u64, rotation: usize) -> Deal {
        let players = self.job.agents.len();
        let (seed, cap) = (self.job.seed, self.cap);
        if !self.job.rotate {
            let number = block * players as u64 + rotation as u64;
            return Deal { seed, number, rotation: 0, cap };
        }
        let number = block * (players / self.period) as u64 + (rotation / self.period) as u64;
        Deal { seed, number, rotation, cap }
    }
}

/// After how many rotations the same names sit at the same seats again.
///
/// A rotation that changes nothing would repeat a game on the same dice move by move. Those
/// rotations get dice of their own, so that every game of a series is worth playing.
pub(super) fn period(sides: &Sides) -> usize {
    let n = sides.players();
    let same = |by: &usize| (0..n).all(|i| sides.of(i) == sides.of((i + by) % n));
    (1..n).filter(|by| n.is_multiple_of(*by)).find(same).unwrap_or(n)
}
