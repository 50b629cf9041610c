//! The player without a plan.

use ludoteca_core::{Agent, Choice, Game, SeatView, Thinking, Weighed};

/// Chooses uniformly among the listed actions.
///
/// It is the yardstick for every other agent, and the law kit and the fingerprints play with it.
/// The list is kept between decisions, so that after the first few no decision allocates.
#[derive(Clone, Debug)]
pub struct Uniform<A> {
    actions: Vec<A>,
}

impl<A> Uniform<A> {
    /// A player that has not seen any list yet.
    pub const fn new() -> Self {
        Self { actions: Vec::new() }
    }
}

// Not derived: that would ask for `A: Default`, which an action need not be.
impl<A> Default for Uniform<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Agent<G> for Uniform<G::Action> {
    fn choose(&mut self, view: &G::View<'_>, thinking: &mut Thinking<'_>) -> Choice<G::Action> {
        self.actions.clear();
        view.actions(&mut self.actions);
        let action =
            thinking.rng.pick(&self.actions).expect("a seat that decides has at least one action");
        if !thinking.explain {
            return Choice::plain(action);
        }
        Choice { action, why: even_chances(&self.actions) }
    }
}

/// Every action with the chance that it had.
fn even_chances<A: Copy>(actions: &[A]) -> Vec<Weighed<A>> {
    #[expect(clippy::cast_precision_loss, reason = "no list is anywhere near 2^52 actions long")]
    let chance = 1.0 / actions.len() as f64;
    let weighed = |&action| Weighed { action, value: chance, terms: vec![("chance", chance)] };
    actions.iter().map(weighed).collect()
}
