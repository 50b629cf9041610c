//! What a number of blocks has come to.

use crate::blocks::POINT;
use crate::interval::Ratio;
use crate::workers::Merge;
use crate::{BlockResult, Mean, Share, Sides};

/// The sum of something over blocks, and the sum of its squares. Whole numbers only, so that
/// nothing is lost by adding, and any order of adding gives the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments {
    /// The sum.
    pub sum: u64,
    /// The sum of the squares of blocks.
    pub squares: u128,
}

impl Moments {
    fn add(&mut self, block: u64) {
        self.sum += block;
        self.squares += u128::from(block) * u128::from(block);
    }
}

impl Merge for Moments {
    fn merge(&mut self, other: &Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// What a side has come to; see [`BlockResult`] for what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideTally {
    /// How many seats of the table it has.
    pub seats: u64,
    /// Games won.
    pub wins: Moments,
    /// Games won that came to an end.
    pub wins_of_ended: Moments,
    /// The sum over blocks of those wins times the games that came to an end.
    pub wins_by_ended: u128,
    /// Points.
    pub points: Moments,
    /// Twice the ranks.
    pub ranks: Moments,
}

/// Sums over blocks of the same size: all that shares, means and their intervals are made of,
/// in a memory that does not grow with the number of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Blocks played.
    pub blocks: u64,
    /// Games played.
    pub games: u64,
    /// By side.
    pub sides: Vec<SideTally>,
    /// Games that several sides have won together.
    pub draws: Moments,
    /// Games that count as unfinished.
    pub unfinished: Moments,
    /// Games that reached the cap, whatever they count as.
    pub capped: Moments,
    /// Games that came to an end.
    pub ended: Moments,
    /// Turns of all games.
    pub turns: Moments,
    /// Decisions and chance outcomes of all games.
    pub steps: u64,
}

impl Tally {
    /// Nothing yet, between these sides.
    pub fn new(sides: &Sides) -> Self {
        let side = |seats| SideTally { seats, ..SideTally::default() };
        Self { sides: sides.sizes().into_iter().map(side).collect(), ..Self::default() }
    }

    /// Adds a block.
    pub fn add(&mut self, block: &BlockResult) {
        self.blocks += 1;
        self.games += u64::from(block.games);
        self.steps += block.steps;
        self.turns.add(block.turns);
        self.draws.add(block.draws.into());
        self.unfinished.add(block.unfinished.into());
        self.capped.add(block.capped.into());
        self.ended.add(block.ended().into());
        for (n, side) in self.sides.iter_mut().enumerate() {
            let of_ended = block.wins[n] - block.wins_at_cap[n];
            side.wins.add(block.wins[n].into());
            side.wins_of_ended.add(of_ended.into());
            side.wins_by_ended += u128::from(of_ended) * u128::from(block.ended());
            side.points.add(block.points[n].into());
            side.ranks.add(block.ranks[n].into());
        }
    }

    /// Adds what other blocks of the same players have come to.
    pub fn merge(&mut self, other: &Self) {
        self.blocks += other.blocks;
        self.games += other.games;
        self.steps += other.steps;
        self.draws.merge(&other.draws);
        self.unfinished.merge(&other.unfinished);
        self.capped.merge(&other.capped);
        self.ended.merge(&other.ended);
        self.turns.merge(&other.turns);
        for (side, more) in self.sides.iter_mut().zip(&other.sides) {
            side.wins.merge(&more.wins);
            side.wins_of_ended.merge(&more.wins_of_ended);
            side.wins_by_ended += more.wins_by_ended;
            side.points.merge(&more.points);
            side.ranks.merge(&more.ranks);
        }
    }

    /// The share of all games that a side has won.
    pub fn wins(&self, side: usize) -> Share {
        self.share(self.sides[side].wins)
    }

    /// The points of a side in all games; a game is worth one.
    pub fn points(&self, side: usize) -> f64 {
        float(self.sides[side].points.sum) / f64::from(POINT)
    }

    /// The points of a side per game.
    pub fn mean_points(&self, side: usize) -> Mean {
        let share = self.ratio(self.sides[side].points, f64::from(POINT)).share();
        Mean { mean: share.share, low: share.low, high: share.high }
    }

    /// The mean rank of a side's seats: 1 is the best, and the number of players the worst.
    pub fn mean_rank(&self, side: usize) -> Mean {
        let seats = float(self.sides[side].seats);
        let players = float(self.sides.iter().map(|side| side.seats).sum());
        // As a share of the way from the first to the last rank, it has bounds to keep.
        let best = self.ratio(self.sides[side].ranks, 2.0 * seats);
        let share = best.less(1.0).by(players - 1.0).share();
        let rank = |share: f64| 1.0 + share * (players - 1.0);
        Mean { mean: rank(share.share), low: rank(share.low), high: rank(share.high) }
    }

    /// The share of games without a single winner.
    pub fn draws(&self) -> Share {
        self.share(self.draws)
    }

    /// The share of games that count as unfinished.
    pub fn unfinished(&self) -> Share {
        self.share(self.unfinished)
    }

    /// The share of games that reached the cap, whatever they count as.
    pub fn capped(&self) -> Share {
        self.share(self.capped)
    }

    /// Turns per game.
    pub fn mean_turns(&self) -> Mean {
        self.ratio(self.turns, 1.0).mean()
    }

    /// What a side has won of the games that came to an end.
    pub(crate) fn wins_of_ended(&self, side: usize) -> Ratio {
        let side = &self.sides[side];
        Ratio {
            blocks: self.blocks,
            games: self.ended.sum,
            x: float(side.wins_of_ended.sum),
            y: float(self.ended.sum),
            xx: wide(side.wins_of_ended.squares),
            xy: wide(side.wins_by_ended),
            yy: wide(self.ended.squares),
        }
    }

    fn share(&self, moments: Moments) -> Share {
        self.ratio(moments, 1.0).share()
    }

    /// Something per game, of which each game has `unit`.
    fn ratio(&self, moments: Moments, unit: f64) -> Ratio {
        let (blocks, games) = (float(self.blocks), float(self.games));
        let in_a_block = if self.blocks == 0 { 0.0 } else { games / blocks };
        Ratio {
            blocks: self.blocks,
            games: self.games,
            x: float(moments.sum) / unit,
            y: games,
            xx: wide(moments.squares) / (unit * unit),
            xy: float(moments.sum) / unit * in_a_block,
            yy: games * in_a_block,
        }
    }
}

impl Merge for Tally {
    fn merge(&mut self, other: &Self) {
        self.merge(other);
    }
}

#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 turns")]
fn float(sum: u64) -> f64 {
    sum as f64
}

#[expect(clippy::cast_precision_loss, reason = "twelve digits of a sum of squares are enough")]
fn wide(sum: u128) -> f64 {
    sum as f64
}

/// Adds place by place.
pub(crate) fn add(sums: &mut [u64], more: &[u64]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

#[cfg(test)]
mod tests;
