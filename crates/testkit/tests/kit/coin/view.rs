//! What one seat sees: everything but the secrets of the others.

use std::fmt;

use ludoteca_core::{Game as _, Seat, SeatView, Turn};

use super::{Action, Coin, Flaw, Hand, State};

pub(crate) struct View<'a> {
    pub(crate) game: &'a Coin,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
}

impl SeatView<Action> for View<'_> {
    fn seat(&self) -> Seat {
        if self.game.has(Flaw::ViewOfAnother) { Seat(0) } else { self.seat }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        let own = self.game.turn(self.state) == Turn::Decide(self.seat);
        if own || self.game.has(Flaw::ViewListsForAll) {
            self.game.actions(self.state, out);
        }
    }
}

impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { phase, to_move, hands, .. } = self.state;
        write!(f, "seat {} sees {phase:?} of {to_move}", self.seat)?;
        for (seat, Hand { secret, coins, heads, .. }) in (0..).map(Seat).zip(hands) {
            write!(f, ", {coins} coins and {heads} heads")?;
            if seat == self.seat || self.game.has(Flaw::ViewLeaks) {
                write!(f, ", secret {secret:?}")?;
            }
        }
        Ok(())
    }
}
