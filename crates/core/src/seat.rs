//! Places at the table and whose move it is.

use std::fmt;

/// The most seats that any game of the house has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0. Who decides for it is an [`Agent`](crate::Agent).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `players`.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Who moves next: a seat, nature, or nobody because the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat has to choose an action.
    Decide(Seat),
    /// Dice fall or a card is drawn.
    Chance,
    /// The game has ended.
    Over,
}
