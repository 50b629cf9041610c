//! The same rating over the whole chain of moves that a move sets off.

use ludoteca_core::{Agent, Game as _, Thinking, Weighed};

use super::as_float;
use super::sight::Sight;
use super::weights::RatingWeights;
use crate::state::Phase;
use crate::{Action, Move, Outcome, Parchis, State, View};

/// What a move is worth that wins the game, in thousandths of a point: more than any rating.
const WIN: f64 = 1_000_000.0;

/// Rates a move together with what it sets off: the bonuses of captures and goals, the other die, and
/// the next roll after a 6.
///
/// Bonuses and dice are followed to the end, always by the best move. Another roll counts as
/// the mean over all dice of the best chain that follows; beyond [`rolls`](Self::rolls) of them it
/// counts nothing. The third 6 in a row costs as much as the capture of an enemy gives, if the
/// piece moved last can be sent home. What opponents do is not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chain {
    /// What the rules are worth.
    pub weights: RatingWeights,
    /// How many rolls of the same turn it looks ahead: 0 to 2, more than 2 cannot come.
    pub rolls: u8,
}

impl Default for Chain {
    fn default() -> Self {
        Self::new(RatingWeights::DOCUMENT)
    }
}

impl Chain {
    /// A player for whom the rules are worth this, and who looks one roll ahead.
    pub const fn new(weights: RatingWeights) -> Self {
        Self { weights, rolls: 1 }
    }
}

/// What follows a move, in thousandths of a point.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Sequel {
    bonus: f64,
    die: f64,
    roll: f64,
    win: f64,
}

impl Sequel {
    fn sum(&self) -> f64 {
        self.bonus + self.die + self.roll + self.win
    }
}

impl Agent<Parchis> for Chain {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        if view.n_actions() == 1 && !thinking.is_aloud() {
            return view.nth_action(0);
        }
        let sight = Sight::of(view);
        let mut best: Option<(Action, f64)> = None;
        for step in view.moves() {
            let own = self.own(&sight, step);
            let sequel = self.sequel_of(&sight, step.action, self.rolls);
            let value = own + sequel.sum();
            thinking.weigh(|| {
                let sequel = [
                    ("bonus chain", sequel.bonus),
                    ("other die", sequel.die),
                    ("next roll", sequel.roll),
                    ("wins", sequel.win),
                ];
                let follows = sequel.into_iter().filter(|&(_, value)| value != 0.0);
                let terms = [("own move", own)].into_iter().chain(follows);
                let terms = terms.map(|(name, value)| (name, value / 1000.0)).collect();
                Weighed { action: step.action, value: value / 1000.0, terms }
            });
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((step.action, value));
            }
        }
        best.expect("who decides has at least one legal move").0
    }
}

impl Chain {
    /// The rating of a single move.
    #[inline]
    fn own(&self, sight: &Sight<'_>, step: Move) -> f64 {
        let mut sum = 0_i64;
        self.weights.rate(sight, step, &mut sum);
        as_float(sum)
    }

    /// What follows an action.
    fn sequel_of(&self, sight: &Sight<'_>, action: Action, rolls: u8) -> Sequel {
        let mut next = *sight.state;
        sight.game.play(&mut next, action, &mut ());
        if next.turns_taken != sight.state.turns_taken {
            let wins = next.rank(sight.state.on_turn) == Some(1);
            return Sequel { win: if wins { WIN } else { 0.0 }, ..Sequel::default() };
        }
        match next.phase {
            Phase::Moving => self.best_sequel(&sight.at(&next), rolls),
            Phase::Rolling => {
                Sequel { roll: self.next_roll(&sight.at(&next), rolls), ..Sequel::default() }
            }
            Phase::Over => Sequel::default(),
        }
    }

    /// The best that can be done with the bonus or the dice of a state.
    fn best_sequel(&self, sight: &Sight<'_>, rolls: u8) -> Sequel {
        let is_bonus = sight.state.bonus > 0;
        let mut best: Option<Sequel> = None;
        for action in sight.game.list(sight.state) {
            let mut sequel = self.sequel_of(sight, action, rolls);
            let own = self.own(sight, sight.game.foresee(sight.state, action));
            *(if is_bonus { &mut sequel.bonus } else { &mut sequel.die }) += own;
            if best.is_none_or(|best| sequel.sum() > best.sum()) {
                best = Some(sequel);
            }
        }
        best.unwrap_or_default()
    }

    /// The mean over the next roll of the same turn.
    fn next_roll(&self, sight: &Sight<'_>, rolls: u8) -> f64 {
        let Some(rolls) = rolls.checked_sub(1) else { return 0.0 };
        let (mut sum, mut weights) = (0.0, 0.0);
        for (roll, weight) in Outcome::all(sight.game.rules().dice) {
            let mut next = *sight.state;
            sight.game.resolve(&mut next, roll, &mut ());
            let weight = f64::from(weight);
            weights += weight;
            sum += weight * self.after_roll(sight, &next, rolls);
        }
        sum / weights
    }

    /// What a state that a roll has led to is worth; `sight` is before the roll.
    fn after_roll(&self, sight: &Sight<'_>, next: &State, rolls: u8) -> f64 {
        if next.turns_taken == sight.state.turns_taken {
            return match next.phase {
                Phase::Moving => self.best_sequel(&sight.at(next), rolls).sum(),
                Phase::Rolling => self.next_roll(&sight.at(next), rolls),
                Phase::Over => 0.0,
            };
        }
        // The turn has ended without a move: nothing fits, or the third 6 has sent a piece home.
        let sent_home = sight.state.last_moved().is_some_and(|piece| next.place(piece) == 0);
        if sent_home { -f64::from(self.weights.capture) } else { 0.0 }
    }
}
