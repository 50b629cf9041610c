//! Why an action is refused.

use crate::rules::list::bit;
use crate::seating::NONE;
use crate::state::Phase;
use crate::{Action, Illegal, Parchis, Piece, Spot, State};

impl Parchis {
    /// Whether the seat to move may do this, with the reason why not.
    pub(crate) fn judge(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match state.phase {
            Phase::Over => return Err(Illegal::GameIsOver),
            Phase::Rolling => return Err(Illegal::DiceAreRolling),
            Phase::Moving => {}
        }
        let piece = action.piece();
        let hand = self.hand(state);
        let Some(slot) = hand.iter().position(|&c| c != NONE && c == piece.colour().0) else {
            return Err(Illegal::NotYours { piece });
        };
        let movable = |die_idx: usize| state.movable[die_idx] & bit(slot, piece) != 0;
        match action.steps() {
            None => {
                self.judge_exit(state, piece)?;
                // What is open can be done at once: a 5 forces it.
                debug_assert!(movable(0) || movable(1), "{action} in {state:?}");
                Ok(())
            }
            Some(steps) => {
                self.judge_walk(state, piece, steps)?;
                let used = (0..2).find(|&idx| self.steps_with(state, piece, idx) == Some(steps));
                let Some(used) = used else {
                    return Err(Illegal::WrongSteps { piece, steps });
                };
                if movable(used) {
                    return Ok(());
                }
                let forced_out = |idx: usize| {
                    let mut bits = (0..8).filter(|n| state.movable[idx] >> n & 1 == 1);
                    bits.any(|n| {
                        state.place(Piece::new(crate::Colour(hand[n / 4]), number(n))) == 0
                    })
                };
                let by_the_sum = state.bonus == 0 && state.dice.iter().sum::<u8>() == 5;
                if forced_out(used) || by_the_sum && forced_out(0) {
                    return Err(Illegal::MustComeOut);
                }
                Err(Illegal::MustOpenBarrier)
            }
        }
    }

    fn judge_exit(&self, state: &State, piece: Piece) -> Result<(), Illegal> {
        let colour = piece.colour();
        if state.place(piece) != 0 {
            return Err(Illegal::NotAtHome { piece });
        }
        let [low, high] = state.dice;
        if state.bonus > 0 || !(low == 5 || high == 5 || high > 0 && low + high == 5) {
            return Err(Illegal::NoFive);
        }
        judge_twin(state, piece)?;
        if !self.start_is_open(state, colour) {
            let start = Spot::Ring(self.board().start(colour));
            return Err(Illegal::StartIsFull { start });
        }
        Ok(())
    }

    fn judge_walk(&self, state: &State, piece: Piece, steps: u8) -> Result<(), Illegal> {
        let place = state.place(piece);
        if place == 0 {
            return Err(Illegal::AtHome { piece });
        }
        if place == self.board().goal() {
            return Err(Illegal::InGoal { piece });
        }
        if (0..2).all(|idx| self.steps_with(state, piece, idx) != Some(steps)) {
            return Err(Illegal::WrongSteps { piece, steps });
        }
        judge_twin(state, piece)?;
        self.check_walk(state, piece, steps).map(|_| ())
    }
}

/// Of pieces on the same place only the lowest moves.
fn judge_twin(state: &State, piece: Piece) -> Result<(), Illegal> {
    let place = state.place(piece);
    let lower = piece.colour().pieces().find(|&other| state.place(other) == place);
    match lower {
        Some(lower) if lower != piece => Err(Illegal::SameAs { piece, lower }),
        _ => Ok(()),
    }
}

fn number(bit: usize) -> u8 {
    u8::try_from(bit % 4).unwrap_or(0)
}
