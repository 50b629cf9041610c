//! What a position is worth to each side: its chance to win, from learned weights.
//!
//! A position is looked at where the dice are about to fall. Each side has **features** (where its
//! pieces stand, what can be captured, what stands before a pair…), each feature has a learned
//! weight, and the weighted features of a side add up to its **score**. The chance of a side is its
//! share of the exponentials of all scores: for two sides a logistic of the difference. Because
//! scores are sums, every evaluation is also a list of named terms, the [`Group`]s.

use crate::{MAX_COLOURS, Parchis, State};

mod features;
mod ground;
mod layout;
mod logistic;
mod sets;
mod text;

pub use layout::{FEATURES, Group, PHASES};
pub use sets::shipped;
pub use text::{WeightsError, WeightsFault};

pub(crate) use ground::Ground;

use features::Sink;
use layout::GROUPS;
use logistic::shares;

/// The weight of every feature in each of the moments of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights(Box<[[f32; PHASES]; FEATURES]>);

impl Weights {
    /// Nothing is known yet: all sides are alike.
    pub fn zero() -> Self {
        Self(Box::new([[0.0; PHASES]; FEATURES]))
    }

    /// The weights of one feature.
    #[inline]
    pub fn of(&self, feature: usize) -> [f32; PHASES] {
        self.0[feature]
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, feature: usize) -> &mut [f32; PHASES] {
        &mut self.0[feature]
    }
}

/// The chances of the sides to win; 0 for those that do not exist or have finished.
pub type Chances = [f32; MAX_COLOURS];

/// The chances of the sides to win in a state in which the dice are about to fall.
///
/// Sides are counted from 0 in the order of their first seats.
pub fn chances(game: &Parchis, state: &State, weights: &Weights) -> Chances {
    Ground::new(game, state).chances(game, state, weights)
}

/// A feature of a side, as learning wants it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Seen {
    pub(crate) side: u8,
    pub(crate) feature: u16,
    pub(crate) amount: f32,
}

impl Sink for Vec<Seen> {
    #[inline]
    fn add(&mut self, side: usize, feature: usize, amount: f32) {
        #[expect(clippy::cast_possible_truncation, reason = "six sides, some hundred features")]
        self.push(Seen { side: side as u8, feature: feature as u16, amount });
    }
}

/// Adds up weighted features, one sum for each of the moments.
struct Sums<'w> {
    weights: &'w [[f32; PHASES]; FEATURES],
    sums: [[f32; PHASES]; MAX_COLOURS],
}

impl Sink for Sums<'_> {
    #[inline]
    fn add(&mut self, side: usize, feature: usize, amount: f32) {
        let (sums, weights) = (&mut self.sums[side], &self.weights[feature]);
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += weight * amount;
        }
    }
}

/// The same, group by group.
struct Grouped<'w> {
    weights: &'w [[f32; PHASES]; FEATURES],
    sums: [[[f32; PHASES]; Group::ALL.len()]; MAX_COLOURS],
}

impl Sink for Grouped<'_> {
    fn add(&mut self, side: usize, feature: usize, amount: f32) {
        let sums = &mut self.sums[side][GROUPS[feature] as usize];
        for (sum, weight) in sums.iter_mut().zip(&self.weights[feature]) {
            *sum += weight * amount;
        }
    }
}

/// Mixes what was summed for each of the moments.
#[inline]
fn mix(sums: &[f32; PHASES], phase: &[f32; PHASES]) -> f32 {
    sums.iter().zip(phase).map(|(sum, share)| sum * share).sum()
}

impl Ground {
    /// The chances of the sides in a state in which the dice are about to fall.
    #[inline]
    pub(crate) fn chances(&self, game: &Parchis, state: &State, weights: &Weights) -> Chances {
        let mut sums = Sums { weights: &weights.0, sums: [[0.0; PHASES]; MAX_COLOURS] };
        let phase = self.measure(game, state, &mut sums);
        let mut scores = [0.0; MAX_COLOURS];
        for (score, sums) in scores.iter_mut().zip(&sums.sums).take(self.n_sides()) {
            *score = mix(sums, &phase);
        }
        shares(&scores, self.playing(state))
    }

    /// The features of a state for learning, and which moment of the game it is.
    pub(crate) fn features(
        &self,
        game: &Parchis,
        state: &State,
        seen: &mut Vec<Seen>,
    ) -> [f32; PHASES] {
        self.measure(game, state, seen)
    }

    /// The scores of the sides, group by group.
    pub(crate) fn groups(
        &self,
        game: &Parchis,
        state: &State,
        weights: &Weights,
    ) -> [[f32; Group::ALL.len()]; MAX_COLOURS] {
        let none = [[[0.0; PHASES]; Group::ALL.len()]; MAX_COLOURS];
        let mut grouped = Grouped { weights: &weights.0, sums: none };
        let phase = self.measure(game, state, &mut grouped);
        grouped.sums.map(|groups| groups.map(|sums| mix(&sums, &phase)))
    }
}

/// The chances that these features give, for learning.
pub(crate) fn chances_of(
    weights: &Weights,
    seen: &[Seen],
    phase: &[f32; PHASES],
    playing: u8,
) -> Chances {
    let mut sums = Sums { weights: &weights.0, sums: [[0.0; PHASES]; MAX_COLOURS] };
    for seen in seen {
        sums.add(seen.side.into(), seen.feature.into(), seen.amount);
    }
    shares(&sums.sums.map(|sums| mix(&sums, phase)), playing)
}

#[cfg(test)]
mod tests;
