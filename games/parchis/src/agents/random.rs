//! The player without a plan.

use ludoteca_core::{Agent, Thinking, Weighed};

use crate::{Action, Parchis, View};

/// Chooses uniformly among the legal moves, without listing them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl Agent<Parchis> for Random {
    #[inline]
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let n = view.n_actions();
        // Where there is no choice no number is drawn.
        let nth = if n == 1 { 0 } else { thinking.rng.below(n) };
        let chance = 1.0 / f64::from(n);
        for other in 0..n {
            thinking.weigh(|| {
                let action = view.nth_action(other);
                Weighed { action, value: chance, terms: vec![("chance", chance)] }
            });
        }
        view.nth_action(nth)
    }
}
