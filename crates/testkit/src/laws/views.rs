//! Laws on what seats may know.

use ludoteca_core::{Determinize, Seat, SeatView as _, Turn};

use super::table::{Kept, Table};
use super::{Law, both};

impl<G: Determinize> Table<'_, G> {
    pub(super) fn keep_views(&mut self) -> Kept {
        for seat in Seat::all(self.settings.players) {
            self.keep_view_actions(seat)?;
            self.keep_secrets(seat)?;
        }
        Ok(())
    }

    fn keep_view_actions(&self, seat: Seat) -> Kept {
        let view = self.game.view(&self.state, seat);
        let mut listed = Vec::new();
        view.actions(&mut listed);
        let expected: &[G::Action] =
            if self.turn == Turn::Decide(seat) { &self.actions } else { &[] };
        self.keep(Law::ViewActions, view.seat() == seat && listed == expected, || {
            format!(
                "seat {seat}: the view is of seat {}, lists {listed:?} and not {expected:?}",
                view.seat()
            )
        })
    }

    /// Draws a state that the seat cannot tell from the true one, which changes the secrets of
    /// the others, and looks again.
    fn keep_secrets(&mut self, seat: Seat) -> Kept {
        let view = self.game.view(&self.state, seat);
        let guess = self.game.guess(&view, &mut self.kit_rng);
        let seen = format!("{view:?}");
        let seen_again = format!("{:?}", self.game.view(&guess, seat));
        let (seats, turn) = (self.game.seats(&guess), self.game.turn(&guess));
        let fits = seats == self.settings.players && turn == self.turn;
        self.keep(Law::GuessFits, fits, || {
            format!("seat {seat}: {turn:?} at {seats} seats instead of {:?}", self.turn)
        })?;
        self.keep_audit(Law::GuessFits, &guess)?;
        if turn == Turn::Decide(seat) {
            let mut actions = Vec::new();
            self.game.actions(&guess, &mut actions);
            self.keep(Law::GuessFits, actions == self.actions, || both(&self.actions, &actions))?;
        }
        self.keep(Law::ViewSecrets, seen == seen_again, || {
            format!("seat {seat}\n{}", both(&seen, &seen_again))
        })
    }
}
