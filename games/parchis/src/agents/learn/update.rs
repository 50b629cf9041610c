//! How weights should change after some games.

use crate::MAX_COLOURS;
use crate::agents::value::{FEATURES, PHASES, Seen};

/// The sum of what some games say about the weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Update {
    pub(super) gradient: Box<[[f64; PHASES]; FEATURES]>,
    pub(super) games: u64,
    pub(super) positions: u64,
    pub(super) squares: f64,
}

impl Default for Update {
    fn default() -> Self {
        let gradient = Box::new([[0.0; PHASES]; FEATURES]);
        Self { gradient, games: 0, positions: 0, squares: 0.0 }
    }
}

impl Update {
    /// Adds what one position says.
    pub(super) fn add(&mut self, seen: &[Seen], phase: &[f32; PHASES], error: &[f32; MAX_COLOURS]) {
        for seen in seen {
            let amount = error[usize::from(seen.side)] * seen.amount;
            let sums = &mut self.gradient[usize::from(seen.feature)];
            for (sum, share) in sums.iter_mut().zip(phase) {
                *sum += f64::from(amount * share);
            }
        }
    }

    /// Adds what other games say. Sums of fractions depend on their order: merge in the order of
    /// the games.
    pub fn merge(&mut self, other: &Self) {
        for (sums, others) in self.gradient.iter_mut().zip(other.gradient.iter()) {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += other;
            }
        }
        self.games += other.games;
        self.positions += other.positions;
        self.squares += other.squares;
    }

    /// Games that were played to their end.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Positions in them.
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// The mean squared distance of the chances from what happened, all sides of a position
    /// together.
    pub fn mean_square(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a mean")]
        let positions = self.positions.max(1) as f64;
        self.squares / positions
    }
}
