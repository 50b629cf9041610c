//! Positions: a readable picture of any state.
//!
//! A [`State`](crate::State) is packed for search; a [`Position`] is written for people and files.
//! The board is written row by row, hands by the names of their cards in the order in which they
//! were drawn. Everything that has a natural default may be left out; cards of the decks that
//! nobody names are filled in, in the order of the card base.
//!
//! ```json
//! {"players": [{"hand": ["Renegado", "Homunculo"]}, {"hand": ["Acechador"]}],
//!  "board": [["", "", "0 Soldado aguerrido"],
//!            ["", "", "1 Cabecilla ratido"],
//!            ["", "1 Tirador novato", "1 Historiador treciano"]],
//!  "order": ["2,2", "1,2", "2,1", "2,0"],
//!  "starter": 1}
//! ```
//!
//! Which places of a deck the placed cards had is not written: a position that is read back has
//! them first. No seat can tell the difference, and neither can the rules.

use ludoteca_core::Seat;

mod fault;
mod read;
mod write;

pub use fault::PositionFault;

/// A moment of a match, readable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Position {
    /// The players by seat.
    pub players: Vec<Player>,
    /// The rows of the board from the top: `""` for an empty cell, `#` for a blocked one, or the
    /// seat that controls the card and its name, like `0 Renegado`. No rows: nothing is placed.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub board: Vec<Vec<String>>,
    /// The cells in the order in which they were filled, as `column,row` from 0; in reading order
    /// unless told otherwise. It tells who placed which card.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub order: Vec<String>,
    /// Who counts as the first player of this game; the one whose turn it is to start otherwise.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub starter: Option<Seat>,
    /// Whether the first card was taken over.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub taken_over: bool,
    /// The cells of flipped cards that still have to attack (Eco), as `column,row`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub echo: Vec<String>,
    /// Cards dealt to each deck; all of them unless told otherwise.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub dealt: Option<u8>,
    /// Finished games of the match, one on a full board included.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub games_done: u8,
    /// Games won, by seat.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub wins: [u8; 2],
    /// Points of all finished games, by seat.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub points: [u8; 2],
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Player {
    /// The names of the cards in hand, in the order in which they were drawn.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub hand: Vec<String>,
    /// The names of the next cards of the deck; the rest is filled in.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub deck: Vec<String>,
    /// The cards of the deck that the rival knows from earlier games of the match.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub known: Vec<String>,
}

#[cfg(feature = "serde")]
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
