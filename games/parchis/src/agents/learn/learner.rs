//! Weights that follow updates.

use super::Update;
use crate::agents::value::{FEATURES, PHASES, Weights};

/// Weights under instruction: each moves at its own pace, by the mean and the scatter of what the
/// updates said about it (the method called Adam).
#[derive(Clone, PartialEq, Debug)]
pub struct Learner {
    weights: Weights,
    mean: Box<[[f64; PHASES]; FEATURES]>,
    scatter: Box<[[f64; PHASES]; FEATURES]>,
    /// What is left of the beginning, which was nothing, in the mean and in the scatter.
    begun: [f64; 2],
}

impl Learner {
    /// How much of the mean stays from one update to the next.
    const KEPT_OF_MEAN: f64 = 0.9;
    /// The same for the scatter.
    const KEPT_OF_SCATTER: f64 = 0.999;
    /// A scatter below which nothing is known.
    const FAINT: f64 = 1e-8;

    /// Begins with these weights.
    pub fn new(weights: Weights) -> Self {
        let zero = || Box::new([[0.0; PHASES]; FEATURES]);
        Self { weights, mean: zero(), scatter: zero(), begun: [1.0; 2] }
    }

    /// The present weights.
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Follows an update, by about `rate` in each weight.
    pub fn apply(&mut self, update: &Update, rate: f64) {
        if update.positions == 0 {
            return;
        }
        self.begun[0] *= Self::KEPT_OF_MEAN;
        self.begun[1] *= Self::KEPT_OF_SCATTER;
        #[expect(clippy::cast_precision_loss, reason = "a mean")]
        let positions = update.positions as f64;
        let [mean_share, scatter_share] = self.begun.map(|left| 1.0 - left);
        for feature in 0..FEATURES {
            for phase in 0..PHASES {
                let slope = update.gradient[feature][phase] / positions;
                let mean = &mut self.mean[feature][phase];
                *mean = Self::KEPT_OF_MEAN * *mean + (1.0 - Self::KEPT_OF_MEAN) * slope;
                let scatter = &mut self.scatter[feature][phase];
                *scatter = Self::KEPT_OF_SCATTER * *scatter
                    + (1.0 - Self::KEPT_OF_SCATTER) * slope * slope;
                let pace = (*scatter / scatter_share).sqrt() + Self::FAINT;
                let step = rate * (*mean / mean_share) / pace;
                #[expect(clippy::cast_possible_truncation, reason = "weights are 32 bits wide")]
                let step = step as f32;
                self.weights.of_mut(feature)[phase] += step;
            }
        }
    }
}
