//! The player without a plan.

use ludoteca_core::{Agent, Game, SeatView, Thinking, Weighed};

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
    fn choose(&mut self, view: &G::View<'_>, thinking: &mut Thinking<'_, G::Action>) -> G::Action {
        self.actions.clear();
        view.actions(&mut self.actions);
        let action =
            thinking.rng.pick(&self.actions).expect("a seat that decides has at least one action");
        for &action in &self.actions {
            thinking.weigh(|| even_chance(action, self.actions.len()));
        }
        action
    }
}

/// One of `n` actions with the chance that it had.
fn even_chance<A>(action: A, n: usize) -> Weighed<A> {
    #[expect(clippy::cast_precision_loss, reason = "no list is anywhere near 2^52 actions long")]
    let chance = 1.0 / n as f64;
    Weighed { action, value: chance, terms: vec![("chance", chance)] }
}

#[cfg(test)]
mod tests {
    use ludoteca_core::{Choice, Purpose, Rng, Seat};
    use ludoteca_pig::{Action, Options, Pig};

    use super::*;

    /// What a player decides at the beginning of a game of Pig, where it can roll or hold.
    fn decide(player: &mut Uniform<Action>, rng: &mut Rng, explain: bool) -> Choice<Action> {
        let pig = Pig::default();
        let state = pig.start(2);
        let mut thinking = if explain { Thinking::aloud(rng) } else { Thinking::silent(rng) };
        let action = Agent::<Pig>::choose(player, &pig.view(&state, Seat(0)), &mut thinking);
        thinking.conclude(action)
    }

    fn rng(seed: u64) -> Rng {
        Rng::stream(seed, 0, Purpose::Thinking(Seat(0)))
    }

    #[test]
    fn every_action_is_equally_likely() {
        let (mut player, mut rng) = (Uniform::new(), rng(1));
        let rolls = (0..10_000)
            .filter(|_| decide(&mut player, &mut rng, false).action == Action::Roll)
            .count();
        // The standard deviation is 50: four of them to each side.
        assert!((4800..=5200).contains(&rolls), "{rolls} of 10000");
    }

    #[test]
    fn the_same_stream_decides_the_same() {
        let choices = |seed| {
            let (mut player, mut rng) = (Uniform::new(), rng(seed));
            (0..50).map(|_| decide(&mut player, &mut rng, false).action).collect::<Vec<_>>()
        };
        assert_eq!(choices(1), choices(1));
        assert_ne!(choices(1), choices(2));
    }

    #[test]
    fn a_reason_is_given_when_asked_and_changes_nothing() {
        let plain = decide(&mut Uniform::new(), &mut rng(3), false);
        let explained = decide(&mut Uniform::new(), &mut rng(3), true);
        assert_eq!(plain, Choice { action: explained.action, why: Vec::new() });
        let even = |action| Weighed { action, value: 0.5, terms: vec![("chance", 0.5)] };
        assert_eq!(explained.why, [even(Action::Roll), even(Action::Hold)]);
    }

    #[test]
    fn the_list_is_kept_between_decisions() {
        let (mut player, mut rng) = (Uniform::new(), rng(1));
        decide(&mut player, &mut rng, false);
        let (place, room) = (player.actions.as_ptr(), player.actions.capacity());
        for _ in 0..100 {
            decide(&mut player, &mut rng, false);
        }
        assert_eq!((player.actions.as_ptr(), player.actions.capacity()), (place, room));
    }

    #[test]
    fn whole_games_are_played() {
        let pig = Pig::new(Options { target: 30 }).unwrap();
        let mut players = vec![Uniform::new(); 3];
        let mut table = ludoteca_core::Match::new(&pig, pig.start(3), 1, 0);
        let ending = table.run(&mut players, pig.default_cap(), &mut ludoteca_core::NoWitness);
        assert!(ending.finished && table.state().winner().is_some());
    }
}
