//! What happened: facts with their numbers.

use ludoteca_core::Seat;

use crate::{CardId, Cell};

/// Something that happened. Words are added by whoever shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Event {
    /// Both decks are shuffled and a game begins; games of a match are counted from 0.
    GameBegins { game: u8, starter: Seat },
    /// The card that a seat drew; told to that seat alone.
    Drew { seat: Seat, card: CardId },
    /// How many cards a seat drew, and what its deck has left; told to everybody.
    CardsDrawn { seat: Seat, count: u8, left: u8 },
    /// A card was played.
    Played { seat: Seat, card: CardId, cell: Cell },
    /// The first card was taken over (pie rule).
    TakenOver { seat: Seat, card: CardId, cell: Cell },
    /// A card went over to `seat`, attacked from the cell `by`; `echo` when Eco did it.
    Flipped { seat: Seat, card: CardId, cell: Cell, by: Cell, echo: bool },
    /// The board is full: points by seat, and who won the game.
    GameEnds { points: [u8; 2], winner: Option<Seat> },
    /// The match is decided: games won and points of all games by seat.
    MatchEnds { wins: [u8; 2], points: [u8; 2], winner: Option<Seat> },
}
