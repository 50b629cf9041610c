//! What one seat may know, which in Pig is everything.

use ludoteca_core::{Game as _, Seat, SeatView, Turn};

use crate::{Action, Pig, State};

/// The table as one seat sees it: a window on the state, not a copy of it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub(crate) game: &'a Pig,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
}

impl View<'_> {
    /// The points that win.
    pub fn target(&self) -> u16 {
        self.game.options().target
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.game.seats(self.state)
    }

    /// The points that a seat holds.
    pub fn score(&self, seat: Seat) -> u16 {
        self.state.score(seat)
    }

    /// The points of the present turn, not yet held.
    pub fn turn_total(&self) -> u16 {
        self.state.turn_total()
    }

    /// Whether the seat to move wins by holding now; it then cannot roll.
    pub fn has_enough(&self) -> bool {
        self.state.points_at_stake() >= self.target()
    }
}

impl SeatView<Action> for View<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.game.turn(self.state) == Turn::Decide(self.seat) {
            self.game.actions(self.state, out);
        }
    }
}
