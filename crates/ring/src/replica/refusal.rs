//! Why a message that can be read is not possible now.

use ludoteca_core::Seat;
use ludoteca_monopoly::Illegal;

use super::Owed;
use crate::message::{Lot, WireDeck};

/// Why a message is not possible now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are what the messages say")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else has to send.
    #[error("station {} sent it, but it is station {}'s turn to send", found.0 + 1, expected.0 + 1)]
    NotTheSender { found: Seat, expected: Seat },
    /// The destination is not who sends next.
    #[error("it names station {}, but station {} comes next", found.0 + 1, expected.0 + 1)]
    Destination { found: Seat, expected: Seat },
    /// Something else is owed first.
    #[error("first comes {0}")]
    NotOwed(Owed),
    /// Another number of players or another profile than this copy was made for.
    #[error("it announces another game than the one that was counted")]
    OtherGame,
    /// The card does not lie on top of its deck.
    #[error("card {card} of {} cannot be drawn now", deck.name())]
    Card { deck: WireDeck, card: u8 },
    /// That card does not open the jail.
    #[error("card {card} of {} does not open the jail", deck.name())]
    NotAJailCard { deck: WireDeck, card: u8 },
    /// Neither does the sender stand there nor own it.
    #[error("lot {} is not for sale", lot.0)]
    NotForSale { lot: Lot },
    /// The rules of the game forbid it.
    #[error("against the rules: {0}")]
    Illegal(Illegal),
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl std::fmt::Display for Owed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Announcement => write!(f, "the announcement"),
            Self::Roll => write!(f, "the roll"),
            Self::Purchase { lot } => write!(f, "buying or proposing lot {}", lot.0),
            Self::Card { deck } => write!(f, "a card of {}", deck.name()),
            Self::Proposal { lot } => write!(f, "proposing lot {}", lot.0),
            Self::Answer { lot } => write!(f, "an answer to the auction of lot {}", lot.0),
            Self::Transfer { lot, buyer: Some(buyer) } => {
                write!(f, "the transfer of lot {} to station {}", lot.0, buyer.0 + 1)
            }
            Self::Transfer { lot, buyer: None } => {
                write!(f, "the transfer of lot {} to the bank", lot.0)
            }
            Self::Debt { amount } => write!(f, "raising {amount}, or leaving"),
            Self::Victory => write!(f, "the victory"),
        }
    }
}
