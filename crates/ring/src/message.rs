//! What stations tell each other, and how it is written into a frame.

use std::fmt;

use ludoteca_core::Seat;

mod code;
mod notation;

pub use code::CodeError;

/// The most stations that a ring can have.
pub const MOST_STATIONS: u8 = 4;
/// The lots of the board, as the wire counts them.
pub const LOTS: u8 = 28;
/// The cards of one deck.
pub const CARDS: u8 = 16;

/// Which of the two protocols a ring speaks; all its stations must agree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Profile {
    /// Bit for bit what the document says, as far as it goes: nothing is confirmed or repeated.
    Document,
    /// Every message is confirmed, and repeated until it is.
    #[default]
    Safe,
}

impl Profile {
    /// The highest share that an answer to an auction can say.
    pub const fn highest_share(self) -> u8 {
        match self {
            Self::Document => 31,
            Self::Safe => 50,
        }
    }

    /// The name that people use for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::Safe => "safe",
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A lot as the wire counts them: 22 streets in board order, electricity, water, four railroads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lot(pub u8);

/// One of the two decks, by the bit that names it on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WireDeck {
    /// t = 0: what casualidad squares draw.
    Casualidad,
    /// t = 1: what arca comunal squares draw.
    Arca,
}

impl WireDeck {
    /// Both of them.
    pub const BOTH: [Self; 2] = [Self::Casualidad, Self::Arca];

    /// The name by which the board knows the deck.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Casualidad => "casualidad",
            Self::Arca => "arca",
        }
    }
}

/// One message: who sends it, whom it names, and what it says. Station 1 is seat 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    /// The station that sends it.
    pub origin: Seat,
    /// The station that it names: who sends next, or the buyer of a transfer.
    pub destination: Seat,
    /// What it says.
    pub body: Body,
}

/// What a message says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Body {
    /// The stations count themselves.
    Count {
        /// What the starter wants to play by.
        profile: Profile,
        /// The number of the last station that counted, from 0.
        number: u8,
    },
    /// The starter tells how many there are.
    Announce {
        /// What they play by.
        profile: Profile,
        /// How many there are.
        players: u8,
    },
    /// The dice fell.
    Roll {
        /// The fine of jail is paid first.
        fine: bool,
        /// The two dice.
        dice: [u8; 2],
    },
    /// A lot is put up for auction.
    Propose(Lot),
    /// The hammer fell: the lot goes to the destination.
    Transfer(Lot),
    /// An answer to an auction: so many percent on top of 50.
    Answer(u8),
    /// Buy the lot, or build on it.
    Buy(Lot),
    /// Sell the last building of a lot, or the lot.
    Sell(Lot),
    /// Mortgage a lot.
    Mortgage(Lot),
    /// Lift the mortgage of a lot.
    Lift(Lot),
    /// This card was drawn, or is used to leave jail.
    Card {
        /// The deck.
        deck: WireDeck,
        /// The card.
        card: u8,
    },
    /// The sender leaves the game.
    Leave,
    /// The sender has won.
    Victory,
    /// The seven bits that confirm the message before.
    Confirm(u8),
}
