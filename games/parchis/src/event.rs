//! What happened.

use ludoteca_core::Seat;

use crate::{Outcome, Piece, Spot};

/// What happened: a fact with its numbers, no words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Event {
    /// The dice fell.
    Rolled { seat: Seat, roll: Outcome },
    /// A piece came out of its home.
    CameOut { seat: Seat, piece: Piece, to: Spot },
    /// A piece walked.
    Moved { seat: Seat, piece: Piece, steps: u8, from: Spot, to: Spot },
    /// A piece was captured and went home.
    Captured { by: Piece, piece: Piece, on: Spot },
    /// A piece reached the goal.
    ReachedGoal { piece: Piece },
    /// A capture or a goal gives a move.
    BonusGiven { seat: Seat, steps: u8 },
    /// No piece can use this die; of a roll of two, both are named in turn.
    DieLost { seat: Seat, die: u8 },
    /// No piece can use the bonus.
    BonusLost { seat: Seat, steps: u8 },
    /// A 6 or a double gives another roll.
    RollsAgain { seat: Seat },
    /// The third 6 or double in a row: the piece moved last goes home, unless it is spared.
    ThirdInARow { seat: Seat },
    /// The third in a row sent this piece home.
    SentHome { piece: Piece, from: Spot },
    /// The third in a row did nothing to this piece, which is in its corridor or in the goal.
    Spared { piece: Piece, on: Spot },
    /// All pieces of a seat, and of its partner, are in the goal. The first place is the winner's.
    Finished { seat: Seat, place: u8 },
    /// The turn is over, and another seat rolls next.
    TurnEnded { seat: Seat },
    /// The game is over.
    GameOver,
}
