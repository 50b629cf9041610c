//! The player of document 004: seven rules, added up for each move.

use ludoteca_core::{Agent, Thinking, Weighed};

use crate::{Action, Parchis, View};

mod chain;
mod rules;
mod sight;
mod terms;
mod weights;

pub use chain::Chain;
pub use sight::REACH;
pub(crate) use sight::Sight;
use terms::Terms;
pub use weights::RatingWeights;

/// Rates every legal move by the document's seven rules and takes the best.
///
/// Of equal ones it takes the first: the first colour in turn order, then the lowest piece, and with
/// two dice the lower one. It looks at no move but its own next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rating {
    /// What the rules are worth.
    pub weights: RatingWeights,
}

impl Rating {
    /// A player for whom the rules are worth this.
    pub const fn new(weights: RatingWeights) -> Self {
        Self { weights }
    }
}

impl Agent<Parchis> for Rating {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        if thinking.is_aloud() {
            return self.choose_aloud(view, thinking);
        }
        if view.n_actions() == 1 {
            return view.nth_action(0);
        }
        let sight = Sight::of(view);
        best(view.moves().map(|step| {
            let mut sum = 0_i64;
            self.weights.rate(&sight, step, &mut sum);
            (step.action, sum)
        }))
    }
}

impl Rating {
    fn choose_aloud(self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let sight = Sight::of(view);
        best(view.moves().map(|step| {
            let mut terms = Terms::default();
            self.weights.rate(&sight, step, &mut terms);
            thinking.weigh(|| Weighed {
                action: step.action,
                value: in_points(terms.sum()),
                terms: terms.in_points(),
            });
            (step.action, terms.sum())
        }))
    }
}

/// The first of the best.
#[inline]
fn best(rated: impl Iterator<Item = (Action, i64)>) -> Action {
    let first_best =
        |best: (Action, i64), next: (Action, i64)| if next.1 > best.1 { next } else { best };
    rated.reduce(first_best).expect("who decides has at least one legal move").0
}

/// Thousandths of a point as points.
fn in_points(thousandths: i64) -> f64 {
    as_float(thousandths) / 1000.0
}

#[expect(clippy::cast_precision_loss, reason = "far fewer than 2^53 thousandths")]
const fn as_float(thousandths: i64) -> f64 {
    thousandths as f64
}
