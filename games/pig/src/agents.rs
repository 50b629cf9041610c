//! Players that know Pig.

use ludoteca_core::{Agent, Thinking, Weighed};

use crate::{Action, Pig, View};

/// Rolls until the turn has brought a number of points, and then holds.
///
/// Of six equally likely faces five bring 2 + 3 + 4 + 5 + 6 = 20 points between them, and the
/// sixth loses the turn: rolling gains as long as less than 20 points are at stake. Another
/// threshold is a player who hopes for that much more or less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HoldAt {
    points: u16,
}

impl HoldAt {
    /// Holds with at least so many points.
    pub const fn new(points: u16) -> Self {
        Self { points }
    }

    /// What a roll is worth more than to hold, term by term.
    fn roll_terms(self, view: &View<'_>) -> [(&'static str, f64); 2] {
        let sixth = |points: u16| f64::from(points) / 6.0;
        [("hope", sixth(self.points)), ("risk", -sixth(view.turn_total()))]
    }
}

impl Default for HoldAt {
    fn default() -> Self {
        Self::new(20)
    }
}

impl Agent<Pig> for HoldAt {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        let terms = self.roll_terms(view);
        let worth = terms.iter().map(|(_, value)| value).sum();
        let can_roll = !view.has_enough();
        let action = if can_roll && worth > 0.0 { Action::Roll } else { Action::Hold };
        let weighed = |action, value, terms| Weighed { action, value, terms };
        if can_roll {
            thinking.weigh(|| weighed(Action::Roll, worth, terms.to_vec()));
        }
        // Holding is what rolling is measured by, so it is worth nothing more than itself.
        thinking.weigh(|| weighed(Action::Hold, 0.0, vec![("keep", 0.0)]));
        action
    }
}

#[cfg(test)]
mod tests {
    use ludoteca_core::{Choice, Game as _, Purpose, Rng, Seat};
    use ludoteca_testkit::agent::check_agent;
    use ludoteca_testkit::fingerprint;
    use ludoteca_testkit::golden::check_golden;

    use super::*;
    use crate::State;

    fn choice(score: u16, turn_total: u16) -> Choice<Action> {
        let pig = Pig::default();
        let mut state = State::new(2);
        (state.scores[0], state.turn_total) = (score, turn_total);
        let mut rng = Rng::stream(1, 0, Purpose::Thinking(Seat(0)));
        let mut thinking = Thinking::aloud(&mut rng);
        let action = HoldAt::default().choose(&pig.view(&state, Seat(0)), &mut thinking);
        thinking.conclude(action)
    }

    #[test]
    fn holds_at_its_threshold_and_not_before() {
        assert_eq!(choice(0, 19).action, Action::Roll);
        assert_eq!(choice(0, 20).action, Action::Hold);
    }

    #[test]
    fn holds_when_that_wins() {
        let choice = choice(95, 5);
        assert_eq!(choice.action, Action::Hold);
        assert_eq!(choice.why.len(), 1);
    }

    #[test]
    fn says_why() {
        let roll = &choice(0, 8).why[0];
        assert_eq!(roll.action, Action::Roll);
        assert_eq!(roll.terms, [("hope", 20.0 / 6.0), ("risk", -8.0 / 6.0)]);
        assert!((roll.value - 2.0).abs() < 1e-12);
    }

    #[test]
    fn is_a_sound_agent() {
        check_agent(&Pig::default(), &mut [HoldAt::default(); 3], 20, 1, 1000);
    }

    #[test]
    fn plays_as_it_did() {
        let print =
            fingerprint::of_games_by(&Pig::default(), &mut [HoldAt::default(); 2], 100, 1, 1000);
        check_golden("tests/golden/fingerprint-hold-at.txt", &format!("{print}\n"));
    }
}
