//! What is wrong with a position.

use std::fmt;

use ludoteca_core::Seat;

use crate::fault::shown;
use crate::{Board, DECK_SIZE};

/// One thing that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum PositionFault {
    /// Not two players.
    Players { found: usize },
    /// The base has no such card.
    UnknownCard { place: String, name: String },
    /// The rows do not make the board of the rules.
    Shape { board: Board, found: String },
    /// A cell that is neither empty, blocked nor controlled by a seat.
    CellText { cell: String, text: String },
    /// A cell that is blocked in the rules or in the position alone.
    Blocked { cell: String },
    /// A text that names no cell.
    NoCell { place: &'static str, text: String },
    /// The order names other cells than those with cards.
    Order { filled: usize, named: usize },
    /// A player has more than twenty cards.
    TooManyCards { seat: Seat, found: usize },
    /// More copies of a card than the format allows.
    Copies { seat: Seat, card: String, found: usize, most: u8 },
    /// The deck cannot be filled up within the format.
    NoRest { seat: Seat },
    /// A known card is not in the deck.
    KnownElsewhere { seat: Seat, card: String },
    /// Nobody can move without a card in hand.
    EmptyHand { seat: Seat },
    /// While decks are dealt nothing else has happened.
    Dealing { because: &'static str },
    /// There is no such seat.
    NoSuchSeat { seat: Seat },
    /// Eco does not ask here.
    Echo { because: &'static str },
    /// An invariant of the game is broken.
    Audit(String),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { found } => write!(f, "expected 2 players, found {found}"),
            Self::UnknownCard { place, name } => {
                write!(f, "{place}: expected a card of the base, found {}", shown(name))
            }
            Self::Shape { board, found } => {
                write!(
                    f,
                    "board: expected {} rows of {} cells, found {found}",
                    board.height(),
                    board.width()
                )
            }
            Self::CellText { cell, text } => write!(
                f,
                "cell {cell}: expected \"\", \"#\" or a seat and a card like \"0 Renegado\", found {}",
                shown(text)
            ),
            Self::Blocked { cell } => {
                write!(f, "cell {cell}: expected \"#\" exactly where the rules block a cell")
            }
            Self::NoCell { place, text } => {
                write!(f, "{place}: expected a cell like 2,1, found {}", shown(text))
            }
            Self::Order { filled, named } => write!(
                f,
                "order: expected each of the {filled} cells with a card once, found {named} cells"
            ),
            Self::TooManyCards { seat, found } => write!(
                f,
                "seat {seat}: expected at most {DECK_SIZE} cards on the board, in hand and deck, \
                 found {found}"
            ),
            Self::Copies { seat, card, found, most } => {
                write!(f, "seat {seat}: expected at most {most} copies of {card:?}, found {found}")
            }
            Self::NoRest { seat } => {
                write!(f, "seat {seat}: the deck cannot be filled up within the format")
            }
            Self::KnownElsewhere { seat, card } => {
                write!(f, "seat {seat}: {card:?} is known but not in the deck")
            }
            Self::EmptyHand { seat } => {
                write!(f, "seat {seat}: expected a card in hand to play, found none")
            }
            Self::Dealing { because } => write!(f, "dealt: {because}"),
            Self::NoSuchSeat { seat } => write!(f, "expected seat 0 or 1, found {seat}"),
            Self::Echo { because } => write!(f, "echo: {because}"),
            Self::Audit(what) => write!(f, "expected that {what}"),
        }
    }
}

impl std::error::Error for PositionFault {}
