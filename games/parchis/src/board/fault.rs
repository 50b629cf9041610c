//! What is wrong with a board.

use std::fmt;

use super::MAX_RING;
use crate::{Colour, MAX_COLOURS, Square};

/// Something that a board cannot be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum BoardFault {
    /// The ring is too short or too long.
    Ring { found: u8 },
    /// Too few or too many colours, or not one start and one last square for each.
    Colours { starts: usize, lasts: usize },
    /// The corridor is too short or too long.
    Corridor { found: u8 },
    /// The ring has no such square.
    NoSquare { square: Square },
    /// Two colours start here.
    StartTwice { square: Square },
    /// A start square is not safe.
    UnsafeStart { square: Square },
    /// The way of this colour round the ring is not as long as that of the first.
    UnevenTracks { colour: Colour },
    /// The way from a start square to the goal has too many squares.
    TooLong { found: u16 },
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ring { found } => {
                write!(f, "expected a ring of 8 to {MAX_RING} squares, found {found}")
            }
            Self::Colours { starts, lasts } => write!(
                f,
                "expected 2 to {MAX_COLOURS} colours with a start and a last square each, found \
                 {starts} start squares and {lasts} last squares"
            ),
            Self::Corridor { found } => {
                write!(f, "expected a corridor of 1 to 15 squares, found {found}")
            }
            Self::NoSquare { square } => write!(f, "the ring has no square {square}"),
            Self::StartTwice { square } => write!(f, "two colours start on square {square}"),
            Self::UnsafeStart { square } => {
                write!(f, "expected every start square to be safe, but {square} is not")
            }
            Self::UnevenTracks { colour } => write!(
                f,
                "expected the same way round the ring for all colours, but that of {colour} is \
                 not as long as that of yellow"
            ),
            Self::TooLong { found } => {
                write!(f, "expected less than 128 squares from start to goal, found {found}")
            }
        }
    }
}

impl std::error::Error for BoardFault {}
