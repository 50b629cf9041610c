//! Why an action is refused.

use std::fmt;

use crate::{CardId, Cell};

/// Why an action is refused, with the numbers behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "kebab-case"))]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Illegal {
    /// The decks are being shuffled: nobody decides.
    Dealing,
    /// The game is over.
    GameIsOver,
    /// Another seat decides now.
    NotYourTurn,
    /// The board has no such cell.
    NoSuchCell { cell: Cell, width: u8, height: u8 },
    /// The cell is blocked.
    Blocked { cell: Cell },
    /// A card lies on the cell.
    Occupied { cell: Cell, card: CardId },
    /// The card is not in the hand.
    NotInHand { card: CardId },
    /// The first card goes to the centre.
    CentreFirst { centre: Cell },
    /// There is nothing to take over, or the rules have no pie rule.
    NothingToTakeOver,
    /// No flipped card is about to attack.
    NoEcho,
    /// A flipped card attacks before anything else is done.
    EchoFirst { from: Cell },
    /// The flipped card would not flip this one.
    NoEchoTarget { from: Cell, target: Cell },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealing => write!(f, "the decks are being shuffled"),
            Self::GameIsOver => write!(f, "the game is over"),
            Self::NotYourTurn => write!(f, "another seat decides now"),
            Self::NoSuchCell { cell, width, height } => {
                write!(f, "the board has {width} columns and {height} rows, no cell {cell}")
            }
            Self::Blocked { cell } => write!(f, "cell {cell} is blocked"),
            Self::Occupied { cell, card } => write!(f, "card {card} lies on cell {cell}"),
            Self::NotInHand { card } => write!(f, "card {card} is not in the hand"),
            Self::CentreFirst { centre } => write!(f, "the first card goes to cell {centre}"),
            Self::NothingToTakeOver => write!(f, "there is no card to take over now"),
            Self::NoEcho => write!(f, "no flipped card is about to attack"),
            Self::EchoFirst { from } => {
                write!(f, "the flipped card on cell {from} has to attack first (echo@column,row)")
            }
            Self::NoEchoTarget { from, target } => {
                write!(f, "the flipped card on cell {from} flips nothing on cell {target}")
            }
        }
    }
}

impl std::error::Error for Illegal {}
