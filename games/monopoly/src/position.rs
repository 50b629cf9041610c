//! Positions: a readable, complete picture of any state.
//!
//! A [`State`](crate::State) is packed for search; a [`Position`] is written for people and files.
//! Everything that has a natural default may be left out, so that a scenario is as short as
//! `{"players":[{"cash":60000,"lots":[6,8,9,39]},{"cash":60000}]}`. What a position does not say
//! because it follows from the rest (the bank's balance, its houses and hotels, who decides) is
//! worked out when it becomes a state again.

use ludoteca_core::Seat;

use crate::{Cause, Dice, Phase, Place};

mod business;
mod cards;
mod fault;
mod open;
mod phase;
mod read;
mod write;

pub use business::{Auction, Business, Leg, Package, Trade, Wares};
pub use fault::PositionFault;

/// A moment of a game, readable.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Position {
    /// The players by seat.
    pub players: Vec<Player>,
    /// The seat whose turn it is.
    pub on_turn: Seat,
    /// Where the turn stands; before the roll unless told otherwise.
    pub phase: Phase,
    /// Turns begun by all seats together, the present one included.
    pub turns: u32,
    /// The last roll of the turn.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub dice: Dice,
    /// Doubles in a row in this turn.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub doubles: u8,
    /// In [`Phase::Others`]: seats still to be asked; nobody named: all others.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub to_ask: Vec<Seat>,
    /// Offers made in the present window.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub offers: u8,
    /// Open debts, the one to be settled first at the end.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub debts: Vec<Debt>,
    /// What interrupts the turn.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub business: Option<Business>,
    /// The pot of free parking.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub pot: i32,
    /// The decks, in the order in which the board names them.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub decks: Vec<Pile>,
}

/// Nobody yet, in the first turn, before the roll.
impl Default for Position {
    fn default() -> Self {
        Self {
            players: Vec::new(),
            on_turn: Seat(0),
            phase: Phase::Before,
            turns: 1,
            dice: Dice::default(),
            doubles: 0,
            to_ask: Vec::new(),
            offers: 0,
            debts: Vec::new(),
            business: None,
            pot: 0,
            decks: Vec::new(),
        }
    }
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Player {
    /// Cash; what the rules begin with unless told otherwise.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub cash: Option<i32>,
    /// Where the token stands; on Go, or in jail, unless told otherwise.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub square: Option<Place>,
    /// The number of the next roll in jail, counted from 1; 0: free.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub jail: u8,
    /// Jail cards in hand.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub jail_cards: JailCards,
    /// The lots, as numbers of squares or with what is on them.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub lots: Vec<Lot>,
    /// Whether this player is out of the game.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub out: bool,
}

/// Jail cards in a player's hand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(untagged, expecting = "expected a number of jail cards or a list of {deck, card}")
)]
pub enum JailCards {
    /// So many of those that nobody named.
    Count(u8),
    /// These ones.
    These(Vec<KeptCard>),
}

impl Default for JailCards {
    fn default() -> Self {
        Self::Count(0)
    }
}

/// A card by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct KeptCard {
    /// The deck, in the order in which the board names them.
    pub deck: u8,
    /// The card, by its place in the deck's file.
    pub card: u8,
}

/// A lot and what is on it. In files a plain number is the bare lot on that square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "LotText", into = "LotText"))]
pub struct Lot {
    /// The square.
    pub square: Place,
    /// Houses on it.
    pub houses: u8,
    /// Whether it has a hotel (then without houses).
    pub hotel: bool,
    /// Whether it is mortgaged.
    pub mortgaged: bool,
}

impl Lot {
    /// The bare lot on a square.
    pub const fn bare(square: Place) -> Self {
        Self { square, houses: 0, hotel: false, mortgaged: false }
    }
}

/// A lot as files have it.
#[cfg(feature = "serde")]
#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
#[serde(
    untagged,
    expecting = "expected the number of a square or {square, houses, hotel, mortgaged}"
)]
enum LotText {
    Bare(Place),
    Full(FullLot),
}

#[cfg(feature = "serde")]
#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct FullLot {
    square: Place,
    #[serde(default, skip_serializing_if = "is_default")]
    houses: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    hotel: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    mortgaged: bool,
}

#[cfg(feature = "serde")]
impl From<LotText> for Lot {
    fn from(text: LotText) -> Self {
        match text {
            LotText::Bare(square) => Self::bare(square),
            LotText::Full(FullLot { square, houses, hotel, mortgaged }) => {
                Self { square, houses, hotel, mortgaged }
            }
        }
    }
}

#[cfg(feature = "serde")]
impl From<Lot> for LotText {
    fn from(lot: Lot) -> Self {
        let Lot { square, houses, hotel, mortgaged } = lot;
        if lot == Lot::bare(square) {
            Self::Bare(square)
        } else {
            Self::Full(FullLot { square, houses, hotel, mortgaged })
        }
    }
}

/// A deck in play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Pile {
    /// Cards that nobody has seen; unless told, all that are nowhere else.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub unseen: Option<Vec<u8>>,
    /// Seen cards, below the unseen ones, the next to be drawn first.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_default"))]
    pub seen: Vec<u8>,
}

/// An open debt.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Debt {
    /// What each debtor owes to each creditor.
    pub amount: i32,
    /// Who owes.
    pub debtors: Vec<Seat>,
    /// To whom; nobody: the bank.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub creditors: Vec<Seat>,
    /// Why.
    pub cause: Cause,
}

#[cfg(feature = "serde")]
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
