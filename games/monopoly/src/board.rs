//! The board as data: squares, deeds and groups.

use std::fmt;

use crate::sets::DeedSet;

/// The most squares a board can have.
pub const MAX_SQUARES: usize = 128;
/// The most lots that can be owned on a board.
pub const MAX_DEEDS: usize = 64;
/// The most decks a board can name.
pub const MAX_DECKS: usize = 2;
/// The most turns that a jail can hold somebody.
pub const MAX_JAIL_TURNS: u8 = 14;
/// The largest price, rent or payment that a board, a deck or the rules may state.
pub const MAX_AMOUNT: i32 = 10_000_000;
/// The largest rent multiplier of a utility or a card.
pub const MAX_FACTOR: i32 = 1_000_000;

/// A square by its number on the board, counted from 0. Notation and people use these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Place(pub u8);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A lot by its number among the lots of the board, in board order. Only the engine uses these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DeedId(pub u8);

impl DeedId {
    /// The number as an index.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

/// What happens on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareKind {
    /// A lot that can be owned.
    Lot(DeedId),
    /// Draw from the deck with this number (see [`Board::deck_names`]).
    Cards(u8),
    /// Pay this to the bank.
    Tax(i32),
    /// Pay a share of one's worth, in percent, or a fixed sum.
    IncomeTax {
        /// The share, in percent.
        percent: i32,
        /// The fixed sum.
        fixed: i32,
    },
    /// Pays this salary to whoever passes or lands.
    Go(i32),
    /// The jail, or just visiting.
    Jail {
        /// How many turns one can stay.
        turns: u8,
        /// What it costs to leave.
        fine: i32,
    },
    /// Sends to jail.
    GoToJail,
    /// Nothing happens.
    Parking,
}

/// One square of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Square {
    /// The full name.
    pub name: String,
    /// A short name for narrow screens.
    pub short: String,
    /// What happens there.
    pub kind: SquareKind,
}

/// What sort of lot it is, with what it earns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeedKind {
    /// A street that can be built on.
    Street {
        /// Rent of the bare lot, with one to four houses, with a hotel.
        rents: [i32; 6],
        /// Price of a house.
        house_price: i32,
        /// Price of a hotel, on top of the houses that it replaces.
        hotel_price: i32,
    },
    /// A station: rent by how many of them the owner has, four or more alike.
    Station {
        /// Rent with one, two, three and four stations.
        rents: [i32; 4],
    },
    /// A utility: dice times a multiplier by how many of them the owner has, two or more alike.
    Utility {
        /// Multiplier with one and with two utilities.
        multipliers: [i32; 2],
    },
}

/// A lot that can be owned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Where it lies.
    pub place: Place,
    /// Its group, an index into [`Board::groups`].
    pub group: u8,
    /// All lots of its group, itself included.
    pub group_set: DeedSet,
    /// Printed price.
    pub price: i32,
    /// What the bank lends on it.
    pub mortgage: i32,
    /// What it earns.
    pub kind: DeedKind,
}

impl Deed {
    /// Whether it can be built on.
    pub fn is_street(&self) -> bool {
        matches!(self.kind, DeedKind::Street { .. })
    }

    /// The interest on its mortgage: 10 %, a broken unit counts in full.
    pub fn interest(&self) -> i32 {
        (self.mortgage + 9) / 10
    }

    /// What it costs to lift its mortgage.
    pub fn lift_cost(&self) -> i32 {
        self.mortgage + self.interest()
    }
}

/// Lots that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The colour of streets, or the kind of the others, as the board file names it.
    pub name: String,
    /// Its lots.
    pub members: DeedSet,
    /// Whether its lots are streets.
    pub streets: bool,
}

/// A board: any number of squares up to [`MAX_SQUARES`].
///
/// It is made by [`Board::read`](crate::Board::read) from a `.tab` text, which checks everything
/// that the engine relies on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) squares: Vec<Square>,
    pub(crate) deeds: Vec<Deed>,
    pub(crate) groups: Vec<Group>,
    pub(crate) deck_names: Vec<String>,
}

impl Board {
    /// The squares in order.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The lots in order.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// The groups in the order of their first lot.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The names of the decks that squares draw from, in order of first appearance.
    pub fn deck_names(&self) -> &[String] {
        &self.deck_names
    }

    /// The lot at this place, if there is one.
    #[inline]
    pub fn deed_at(&self, place: Place) -> Option<DeedId> {
        match self.squares.get(usize::from(place.0))?.kind {
            SquareKind::Lot(deed) => Some(deed),
            _ => None,
        }
    }

    /// The jail: where it is, how long one can stay, what leaving costs.
    pub fn jail(&self) -> Option<(Place, u8, i32)> {
        self.find(|kind| match kind {
            SquareKind::Jail { turns, fine } => Some((turns, fine)),
            _ => None,
        })
        .map(|(place, (turns, fine))| (place, turns, fine))
    }

    /// The first square that pays a salary, and how much: where the game begins.
    pub fn go(&self) -> Option<(Place, i32)> {
        self.find(|kind| match kind {
            SquareKind::Go(salary) => Some(salary),
            _ => None,
        })
    }

    fn find<T>(&self, what: impl Fn(SquareKind) -> Option<T>) -> Option<(Place, T)> {
        (0..)
            .map(Place)
            .zip(&self.squares)
            .find_map(|(place, square)| what(square.kind).map(|found| (place, found)))
    }
}
