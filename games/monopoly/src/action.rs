//! What a seat decides, and its notation.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::{ParseNotationError, Seat};

use crate::{MAX_AMOUNT, Place};

mod notation;

/// What a seat decides.
///
/// The notation uses square numbers (`build 39`), seat numbers and whole amounts. An offer reads
/// `trade 2 give 1,3 want 39 cash -200 give-cards 1`: to seat 2, squares 1 and 3 and one jail
/// card, for square 39 and 200 from seat 2 (a positive `cash` is paid by the one who offers).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Throw the dice.
    Roll,
    /// Nothing more to do in this window.
    Done,
    /// Buy the lot one stands on.
    Buy,
    /// Don't: it is auctioned, where the rules have auctions.
    Decline,
    /// Bid this much.
    Bid(i32),
    /// Skip this round of the auction; say no to a claim.
    Pass,
    /// Leave the auction of this lot.
    Leave,
    /// Offer so many percent on top of 50 %, 0: nothing.
    Percent(u8),
    /// Build the next house, or the hotel.
    Build(Place),
    /// Sell the last building.
    Sell(Place),
    /// Sell the whole group of this lot down to so many houses in all.
    SellDown(Place, u8),
    /// Mortgage.
    Mortgage(Place),
    /// Lift a mortgage.
    Lift(Place),
    /// Keep a mortgaged lot mortgaged that has just come into one's hands.
    Keep(Place),
    /// Sell a lot to the bank.
    SellLot(Place),
    /// Put one's own lot up for auction.
    AuctionLot(Place),
    /// Pay the fine and leave jail.
    PayFine,
    /// Leave jail with a card; of several the one of the first deck.
    UseCard,
    /// Leave jail with the card of this deck, in the order of [`Board::deck_names`](crate::Board::deck_names).
    UseCardOf(u8),
    /// Pay the fixed tax.
    TaxFixed,
    /// Pay the percentage.
    TaxPercent,
    /// Choose this alternative of a card, counted from 0.
    Choose(u8),
    /// Pay what is owed.
    Pay,
    /// Give up on a debt.
    Bankrupt,
    /// Offer a trade.
    Trade(Offer),
    /// Accept the trade or package on the table.
    Accept,
    /// Refuse it.
    Refuse,
    /// Add a leg to the package in the making.
    Leg(Leg),
    /// Put the package on the table.
    Propose,
    /// Give the package up.
    Withdraw,
    /// Want the building that another asked for, too.
    Claim,
    /// Open a window for a seat that asked for one out of turn.
    Window(Seat),
    /// Leave the game.
    Resign,
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Vec<Place>", from = "Vec<Place>"))]
pub struct PlaceSet([u64; 2]);

impl PlaceSet {
    /// No squares.
    pub const EMPTY: Self = Self([0; 2]);

    /// One square alone.
    pub fn of(place: Place) -> Self {
        [place].into_iter().collect()
    }

    /// The squares, ascending.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let half = |bits: u64, first: u8| {
            let lots = crate::DeedSet(bits).into_iter();
            lots.map(move |bit| Place(bit.0 + first))
        };
        half(self.0[0], 0).chain(half(self.0[1], 64))
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
}

impl FromIterator<Place> for PlaceSet {
    /// Squares beyond the largest board are left out.
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = Self::EMPTY;
        for Place(n) in places.into_iter().filter(|place| place.0 < 128) {
            set.0[usize::from(n / 64)] |= 1 << (n % 64);
        }
        set
    }
}

#[cfg(feature = "serde")]
impl From<PlaceSet> for Vec<Place> {
    fn from(set: PlaceSet) -> Self {
        set.iter().collect()
    }
}

#[cfg(feature = "serde")]
impl From<Vec<Place>> for PlaceSet {
    fn from(places: Vec<Place>) -> Self {
        places.into_iter().collect()
    }
}

/// What one player offers another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Offer {
    /// To whom.
    pub to: Seat,
    /// Lots given.
    pub give: PlaceSet,
    /// Lots wanted.
    pub want: PlaceSet,
    /// Money paid by the one who offers; negative: asked for.
    pub cash: i32,
    /// Jail cards given.
    pub give_cards: u8,
    /// Jail cards wanted.
    pub want_cards: u8,
}

impl Offer {
    /// An offer of nothing for nothing, to be filled in.
    pub const fn to(to: Seat) -> Self {
        Self {
            to,
            give: PlaceSet::EMPTY,
            want: PlaceSet::EMPTY,
            cash: 0,
            give_cards: 0,
            want_cards: 0,
        }
    }
}

/// One leg of a package: what one participant gives another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Leg {
    /// Who gives.
    pub from: Seat,
    /// Who takes.
    pub to: Seat,
    /// Lots given; at most two things in one leg, cards counted in.
    pub give: PlaceSet,
    /// Jail cards given.
    pub cards: u8,
    /// Money given.
    pub cash: i32,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write(self, f)
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        notation::read(text)
    }
}

/// The largest bid or payment that notation takes.
const LARGEST: i32 = 100 * MAX_AMOUNT;
