//! What interrupts a turn, readable.

use ludoteca_core::Seat;

use crate::Place;

#[cfg(feature = "serde")]
use super::is_default;

/// What interrupts a turn and waits for somebody's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum Business {
    /// Players roll for who starts.
    Opening {
        /// Who still has to roll.
        to_roll: Vec<Seat>,
        /// Who rolled best so far.
        #[cfg_attr(feature = "serde", serde(default))]
        tied: Vec<Seat>,
        /// The best roll so far.
        #[cfg_attr(feature = "serde", serde(default))]
        best: u8,
    },
    /// An auction.
    Auction(Auction),
    /// An offer to be answered.
    Trade(Trade),
    /// A package in the making or on the table.
    Package(Package),
    /// Mortgaged lots came into new hands: lift now, or pay interest and keep.
    Interest {
        /// The lots still to be asked about, the first one now.
        lots: Vec<Place>,
        /// Whether the interest has been paid.
        #[cfg_attr(feature = "serde", serde(default))]
        interest_paid: bool,
    },
    /// Others are asked whether they want a building, too.
    Claim {
        /// Who asked for it.
        builder: Seat,
        /// Where it would stand.
        square: Place,
        /// Who has still to answer.
        to_ask: Vec<Seat>,
        /// Who wants it, too.
        #[cfg_attr(feature = "serde", serde(default))]
        wanting: Vec<Seat>,
    },
    /// The winner of a building auction places what was bought.
    Placing {
        /// Who won.
        seat: Seat,
        /// A hotel; otherwise a house.
        #[cfg_attr(feature = "serde", serde(default))]
        hotel: bool,
    },
}

/// What is being auctioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Wares {
    /// The lot on this square.
    Lot(Place),
    /// A house.
    House,
    /// A hotel.
    Hotel,
}

/// An auction under way. Sets of seats that name nobody are filled in: everybody may bid, nobody
/// has left, and everybody but the highest bidder has still to answer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Auction {
    /// What is being auctioned.
    pub wares: Wares,
    /// The highest bid, or the highest percentage; 0: none yet.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub bid: i32,
    /// Whose bid it is.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub bidder: Option<Seat>,
    /// Who is asked now; unless told, the next after the bidder or after the one on turn.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub asked: Option<Seat>,
    /// Who has still to answer the highest bid.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub to_ask: Vec<Seat>,
    /// Who has not left.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub bidding: Vec<Seat>,
    /// Who may bid for the later lots, too.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub allowed: Vec<Seat>,
    /// Lots that come under the hammer after this one.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub later: Vec<Place>,
    /// Who put up an own lot; nobody: the bank.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub seller: Option<Seat>,
}

impl Auction {
    /// An auction that nobody has bid in yet.
    pub const fn of(wares: Wares) -> Self {
        Self {
            wares,
            bid: 0,
            bidder: None,
            asked: None,
            to_ask: Vec::new(),
            bidding: Vec::new(),
            allowed: Vec::new(),
            later: Vec::new(),
            seller: None,
        }
    }
}

/// An offer on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Trade {
    /// Who offers.
    pub from: Seat,
    /// Who is asked.
    pub to: Seat,
    /// Lots given.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub give: Vec<Place>,
    /// Lots wanted.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub want: Vec<Place>,
    /// Money paid by the one who offers; negative: asked for.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub cash: i32,
    /// Jail cards given.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub give_cards: u8,
    /// Jail cards wanted.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub want_cards: u8,
}

/// A package in the making (nobody to ask) or on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Package {
    /// Who makes it.
    pub proposer: Seat,
    /// Its legs.
    pub legs: Vec<Leg>,
    /// Who has still to accept.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub to_ask: Vec<Seat>,
}

/// One leg of a package.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Leg {
    /// Who gives.
    pub from: Seat,
    /// Who takes.
    pub to: Seat,
    /// Lots given.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub give: Vec<Place>,
    /// Jail cards given.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub cards: u8,
    /// Money given.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub cash: i32,
}
