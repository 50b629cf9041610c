//! Guessed worlds in proportion to how likely the rival's plays make them.

use ludoteca_core::{Determinize as _, Rng};

use crate::View;
use crate::agents::belief::{Belief, Rival};
use crate::guess::reshuffle;
use crate::solver::layout::Layout;
use crate::state::State;

/// Guessed worlds, drawn in proportion to how likely the rival's plays make them.
#[derive(Debug)]
pub(crate) struct Worlds {
    /// Guesses, and whether the rival goes by the book in them.
    guesses: Vec<(State, bool)>,
    next: usize,
    by_the_book: f64,
}

impl Worlds {
    /// Weighs `pool` guesses.
    pub(crate) fn new(
        view: &View<'_>,
        layout: &Layout,
        rival: &Rival,
        pool: usize,
        rng: &mut Rng,
    ) -> Self {
        let mut worlds = Self { guesses: Vec::new(), next: 0, by_the_book: rival.by_the_book };
        if pool == 0 || view.plays().all(|play| play.seat == view.me()) {
            return worlds;
        }
        let tempers = [rival.strict, rival.loose];
        let beliefs = tempers.map(|temper| Belief::new(view, layout, temper));
        let shares = [rival.by_the_book, 1.0 - rival.by_the_book];
        let mut weighed = Vec::with_capacity(2 * pool);
        for _ in 0..pool {
            let state = view.game().guess(view, rng);
            for (kind, (belief, share)) in beliefs.iter().zip(shares).enumerate() {
                let weight = share * belief.likelihood(&state, view.rival(), rng);
                weighed.push((state.clone(), kind == 0, weight));
            }
        }
        worlds.resample(&weighed, pool, rng);
        worlds
    }

    /// Takes of each guess as many copies as it deserves, give or take one, in any order.
    fn resample(&mut self, weighed: &[(State, bool, f64)], count: usize, rng: &mut Rng) {
        let total: f64 = weighed.iter().map(|(_, _, weight)| weight).sum();
        let step = total / count as f64;
        let mut at = step * f64::from(rng.next_u32()) / f64::from(u32::MAX);
        let mut passed = 0.0;
        for (state, strict, weight) in weighed {
            passed += weight;
            while at < passed && self.guesses.len() < count {
                self.guesses.push((state.clone(), *strict));
                at += step;
            }
        }
        for place in (1..self.guesses.len()).rev() {
            self.guesses.swap(place, rng.below(place as u32 + 1) as usize);
        }
    }

    /// The next world, and whether the rival goes by the book in it.
    pub(crate) fn next(&mut self, view: &View<'_>, rng: &mut Rng) -> (State, bool) {
        if self.guesses.is_empty() {
            let strict = f64::from(rng.next_u32()) < self.by_the_book * f64::from(u32::MAX);
            return (view.game().guess(view, rng), strict);
        }
        self.next = (self.next + 1) % self.guesses.len();
        let (mut state, strict) = self.guesses[self.next].clone();
        // Copies of a guess share the hand; what comes later may differ.
        reshuffle(&mut state, view.me().idx(), rng);
        reshuffle(&mut state, view.rival().idx(), rng);
        (state, strict)
    }
}
