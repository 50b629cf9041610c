//! What is wrong with a position.

use std::fmt;

use ludoteca_core::{MAX_SEATS, Seat};

use crate::{Illegal, MAX_CASH, Place};

/// One thing that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum PositionFault {
    /// Not 2 to 8 players.
    Players { found: usize },
    /// No such seat.
    NoSuchSeat { seat: Seat },
    /// This seat is out of the game.
    SeatIsOut { seat: Seat },
    /// Fewer than two are in the game.
    TooFewLive { live: u32 },
    /// Cash below 0 or above the most that a purse takes.
    Cash { seat: Seat, cash: i32 },
    /// A player who is out still has something.
    OutButOwns { seat: Seat },
    /// The board has no such square.
    UnknownSquare { square: Place },
    /// The square cannot be owned.
    NoLot { square: Place },
    /// Two players own the lot, or one of them twice.
    OwnedTwice { square: Place },
    /// More houses than a lot takes, or a hotel besides houses.
    TooManyHouses { square: Place, most: u8 },
    /// Buildings on something that is no street.
    NoStreet { square: Place },
    /// Buildings in a group that is not all the owner's.
    IncompleteGroup { square: Place },
    /// Buildings in a group with a mortgaged lot.
    MortgagedGroup { square: Place },
    /// More buildings than there are.
    Stock { houses: u32, hotels: u32 },
    /// The board has no jail.
    NoJail { seat: Seat },
    /// No such turn in jail.
    JailTurn { seat: Seat, most: u8 },
    /// In jail, but on another square.
    JailedElsewhere { seat: Seat, jail: Place },
    /// No such deck.
    UnknownDeck { deck: u8 },
    /// The deck has no such card.
    UnknownCard { deck: u8, card: u8 },
    /// The card cannot be kept.
    NotKept { deck: u8, card: u8 },
    /// More jail cards than there are.
    TooManyJailCards { seat: Seat },
    /// The card is in two places.
    CardTwice { deck: u8, card: u8 },
    /// The card is nowhere.
    CardMissing { deck: u8, card: u8 },
    /// A pot below 0 or above the most that it takes.
    Pot { pot: i32 },
    /// No such throw.
    Dice,
    /// More doubles than a turn can have.
    Doubles { doubles: u8 },
    /// More turns than a game can have.
    Turns { turns: u32, most: u32 },
    /// More debts than can be open at once.
    TooManyDebts { most: usize },
    /// A debt of nothing, or of somebody to himself.
    DebtMakesNoSense,
    /// The phase does not fit the rest of the position.
    Phase { because: &'static str },
    /// The open business does not fit the rest of the position.
    Business { because: &'static str },
    /// The rules forbid the action that would have led here.
    Illegal(Illegal),
    /// An invariant of the game is broken.
    Audit(String),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { found } => {
                write!(f, "expected 2 to {MAX_SEATS} players, found {found}")
            }
            Self::NoSuchSeat { seat } => write!(f, "there is no seat {seat}"),
            Self::SeatIsOut { seat } => write!(f, "seat {seat} is out of the game"),
            Self::TooFewLive { live } => {
                write!(f, "expected at least 2 players in the game, found {live}")
            }
            Self::Cash { seat, cash } => {
                write!(f, "seat {seat}: expected cash between 0 and {MAX_CASH}, found {cash}")
            }
            Self::OutButOwns { seat } => write!(f, "seat {seat} is out but has something left"),
            Self::UnknownSquare { square } => write!(f, "there is no square {square}"),
            Self::NoLot { square } => write!(f, "square {square} is no lot"),
            Self::OwnedTwice { square } => write!(f, "square {square} is owned twice"),
            Self::TooManyHouses { square, most } => {
                write!(f, "square {square} takes at most {most} houses, or a hotel instead")
            }
            Self::NoStreet { square } => {
                write!(f, "square {square} has buildings but is no street")
            }
            Self::IncompleteGroup { square } => {
                write!(f, "square {square} has buildings but its group is not complete")
            }
            Self::MortgagedGroup { square } => {
                write!(f, "square {square} has buildings but its group is mortgaged")
            }
            Self::Stock { houses, hotels } => {
                write!(f, "{houses} houses and {hotels} hotels are more than the bank ever had")
            }
            Self::NoJail { seat } => write!(f, "seat {seat} is in jail but the board has none"),
            Self::JailTurn { seat, most } => {
                write!(f, "seat {seat}: expected a jail turn of at most {most}")
            }
            Self::JailedElsewhere { seat, jail } => {
                write!(f, "seat {seat} is in jail but not on square {jail}")
            }
            Self::UnknownDeck { deck } => write!(f, "there is no deck {deck}"),
            Self::UnknownCard { deck, card } => write!(f, "deck {deck} has no card {card}"),
            Self::NotKept { deck, card } => {
                write!(f, "card {card} of deck {deck} cannot be kept")
            }
            Self::TooManyJailCards { seat } => {
                write!(f, "seat {seat} has more jail cards than are left")
            }
            Self::CardTwice { deck, card } => {
                write!(f, "card {card} of deck {deck} is in two places")
            }
            Self::CardMissing { deck, card } => write!(f, "card {card} of deck {deck} is missing"),
            Self::Pot { pot } => {
                write!(f, "expected a pot between 0 and {MAX_CASH}, found {pot}")
            }
            Self::Dice => write!(f, "expected dice between 1 and 6, the lower one first"),
            Self::Turns { turns, most } => {
                write!(f, "expected at most {most} turns, found {turns}")
            }
            Self::Doubles { doubles } => write!(f, "expected at most 2 doubles, found {doubles}"),
            Self::TooManyDebts { most } => write!(f, "expected at most {most} open debts"),
            Self::DebtMakesNoSense => {
                write!(f, "expected a debt above 0 of somebody to somebody else or the bank")
            }
            Self::Phase { because } => write!(f, "the phase does not fit: {because}"),
            Self::Business { because } => write!(f, "the business does not fit: {because}"),
            Self::Illegal(why) => write!(f, "it could not have come to this: {why}"),
            Self::Audit(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for PositionFault {}
