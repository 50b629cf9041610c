//! What happened.

use ludoteca_core::Seat;

use crate::Face;

/// A fact with its numbers; words are added where it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The die fell.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What came.
        face: Face,
    },
    /// A 1 ended the turn.
    TurnLost {
        /// Whose turn it was.
        seat: Seat,
        /// The points that are gone.
        points: u16,
    },
    /// The turn was ended by choice.
    Held {
        /// Whose turn it was.
        seat: Seat,
        /// The points that the turn brought.
        points: u16,
        /// The points that the seat has now.
        score: u16,
    },
    /// The game is over.
    Won {
        /// Who won.
        seat: Seat,
    },
}
