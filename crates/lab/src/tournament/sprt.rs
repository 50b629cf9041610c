//! Sequential tests: how surely one side is better than it should be by chance.
//!
//! The generalised sequential probability ratio test on block means. Points per game are a share
//! from 0 to 1, and the blocks tell how many independent games would leave the same variance: the
//! ratio of two hypotheses is that of as many games. With many blocks it is the ratio of two normal
//! distributions of the empirical variance, as the testing frameworks of chess programs compute it
//! from pairs of games; with few, or where a fair share is far from a half, it errs less, because
//! the variance of a share depends on the share. A. Wald's bounds (1945) keep both kinds of error,
//! however many play at a table and however much their games hang together.

use serde::{Deserialize, Serialize};

use crate::Tally;
use crate::blocks::POINT;

/// How many blocks are imagined besides those that were played.
const IMAGINED: f64 = 10.0;

/// What a test asks: two hypotheses about the points per game of a side, and how often an answer
/// may be wrong.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// What it would have by chance: its share of the seats.
    pub fair: f64,
    /// The points per game of the null hypothesis.
    pub score0: f64,
    /// The points per game of the other one, which are more.
    pub score1: f64,
    /// How often the other one may be accepted although the null hypothesis is true.
    pub alpha: f64,
    /// How often the null hypothesis may be accepted although the other one is true.
    pub beta: f64,
}

/// How a test stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It goes on.
    Open,
    /// The null hypothesis is accepted.
    H0,
    /// The other hypothesis is accepted.
    H1,
}

impl Question {
    /// The logarithms of the ratio at which either hypothesis is accepted.
    pub fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        (low, high)
    }

    /// The logarithm of the ratio of both hypotheses for a side.
    pub fn log_ratio(&self, tally: &Tally, side: usize) -> f64 {
        if tally.blocks == 0 {
            return 0.0;
        }
        let points = tally.sides[side].points;
        let (blocks, unit) = (float(tally.blocks.into()), f64::from(POINT));
        let in_a_block = float(tally.games.into()) / blocks;
        let mean = float(points.sum.into()) / unit / in_a_block / blocks;
        let squares = float(points.squares) / (unit * in_a_block).powi(2);
        let spread = (squares - blocks * mean * mean).max(0.0);
        // Blocks that were all alike may differ next time. One more is imagined, in which chance
        // decides all games at once.
        let (fair, more) = (self.fair, blocks + IMAGINED);
        let middle = (blocks * mean + IMAGINED * fair) / more;
        let apart = spread
            + IMAGINED * fair * (1.0 - fair)
            + IMAGINED * blocks / more * (mean - fair).powi(2);
        let games = blocks * middle * (1.0 - middle) / (apart / more);
        let won = mean * (self.score1 / self.score0).ln();
        let lost = (1.0 - mean) * ((1.0 - self.score1) / (1.0 - self.score0)).ln();
        games * (won + lost)
    }

    /// What that ratio says.
    pub fn verdict(&self, log_ratio: f64) -> Verdict {
        match self.bounds() {
            (low, _) if log_ratio <= low => Verdict::H0,
            (_, high) if log_ratio >= high => Verdict::H1,
            _ => Verdict::Open,
        }
    }
}

/// The points per game of somebody that much better than the others, on the scale of Elo: every
/// 400 make the odds ten times what chance gives.
pub fn score_of_elo(elo: f64, fair: f64) -> f64 {
    let odds = fair / (1.0 - fair) * 10.0_f64.powf(elo / 400.0);
    odds / (1.0 + odds)
}

/// How much better than the others somebody is who has so many points per game: the inverse.
pub fn elo_of_score(score: f64, fair: f64) -> f64 {
    400.0 * (score / (1.0 - score) * (1.0 - fair) / fair).log10()
}

#[expect(clippy::cast_precision_loss, reason = "twelve digits of a sum of squares are enough")]
fn float(sum: u128) -> f64 {
    sum as f64
}

#[cfg(test)]
mod tests;
