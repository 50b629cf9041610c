//! Why an action is refused, with the numbers behind it.

use std::fmt;

use ludoteca_core::Seat;

use crate::Place;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "kebab-case"))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Illegal {
    /// This is not the moment for it.
    NotNow,
    /// These rules do not have it.
    NotInTheseRules,
    /// There is no lot on that square.
    NoLot { place: Place },
    /// The lot belongs to somebody else or to nobody.
    NotYours { place: Place },
    /// Only streets can be built on.
    NotAStreet { place: Place },
    /// Money is missing.
    TooPoor { needed: i64, cash: i32 },
    /// A bid must beat the highest.
    BidTooLow { highest: i32 },
    /// More than 50 %.
    PercentTooHigh { most: u8 },
    /// Other lots of the group are missing.
    GroupIncomplete { place: Place },
    /// A lot of the group is mortgaged.
    GroupMortgaged { place: Place },
    /// There are buildings in the group.
    GroupBuilt { place: Place },
    /// Another lot of the group has to come first.
    Uneven { place: Place },
    /// It has a hotel already.
    FullyBuilt { place: Place },
    /// There is nothing on it.
    NothingBuilt { place: Place },
    /// The bank has no houses.
    NoHouses { needed: u8, left: u8 },
    /// The bank has no hotels.
    NoHotels,
    /// A hotel can be broken down into houses, so the group is sold one by one.
    HousesSuffice { left: u8 },
    /// The group cannot be sold down to so many houses.
    CannotKeep { most: u8 },
    /// It is mortgaged already.
    Mortgaged { place: Place },
    /// It is not mortgaged.
    NotMortgaged { place: Place },
    /// Not in jail.
    NotJailed,
    /// The fine cannot be paid before the last roll.
    FineTooLate,
    /// No jail card.
    NoJailCard,
    /// No such alternative.
    NoSuchChoice { choices: u8 },
    /// Trading with oneself, with a seat that is out, or that does not exist.
    NoSuchPartner { seat: Seat },
    /// Nothing is offered and nothing wanted.
    EmptyOffer,
    /// So many offers have been made in this window.
    TooManyOffers { most: u8 },
    /// The partner does not have what is wanted.
    PartnerLacks { seat: Seat },
    /// A package moves at most twelve things among four participants.
    PackageFull,
    /// The debt can be paid.
    CanPay,
    /// No debt is open.
    NoDebt,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NotNow => write!(f, "this is not the moment for it"),
            Self::NotInTheseRules => write!(f, "these rules do not have it"),
            Self::NoLot { place } => write!(f, "square {place} is no lot"),
            Self::NotYours { place } => write!(f, "square {place} is not yours"),
            Self::NotAStreet { place } => write!(f, "square {place} is no street"),
            Self::TooPoor { needed, cash } => write!(f, "it takes {needed}, there is {cash}"),
            Self::BidTooLow { highest } => write!(f, "the highest bid is {highest}"),
            Self::PercentTooHigh { most } => write!(f, "at most {most} percent can be offered"),
            Self::GroupIncomplete { place } => {
                write!(f, "other lots of the group of square {place} are not yours")
            }
            Self::GroupMortgaged { place } => {
                write!(f, "a lot of the group of square {place} is mortgaged")
            }
            Self::GroupBuilt { place } => {
                write!(f, "there are buildings in the group of square {place}")
            }
            Self::Uneven { place } => {
                write!(f, "another lot of the group of square {place} has to come first")
            }
            Self::FullyBuilt { place } => write!(f, "square {place} has a hotel"),
            Self::NothingBuilt { place } => write!(f, "square {place} has no buildings"),
            Self::NoHouses { needed, left } => {
                write!(f, "it takes {needed} houses, the bank has {left}")
            }
            Self::NoHotels => write!(f, "the bank has no hotels"),
            Self::HousesSuffice { left } => {
                write!(f, "the bank has {left} houses: sell the buildings one by one")
            }
            Self::CannotKeep { most } => write!(f, "at most {most} houses can stay"),
            Self::Mortgaged { place } => write!(f, "square {place} is mortgaged"),
            Self::NotMortgaged { place } => write!(f, "square {place} is not mortgaged"),
            Self::NotJailed => write!(f, "only in jail"),
            Self::FineTooLate => write!(f, "the fine is due only after the last roll"),
            Self::NoJailCard => write!(f, "there is no jail card to use"),
            Self::NoSuchChoice { choices } => write!(f, "there are {choices} alternatives"),
            Self::NoSuchPartner { seat } => write!(f, "seat {seat} cannot take part"),
            Self::EmptyOffer => write!(f, "nothing would change hands"),
            Self::TooManyOffers { most } => write!(f, "{most} offers have been made already"),
            Self::PartnerLacks { seat } => write!(f, "seat {seat} cannot give that"),
            Self::PackageFull => {
                write!(f, "a package moves at most twelve things among four participants")
            }
            Self::CanPay => write!(f, "the debt can be paid"),
            Self::NoDebt => write!(f, "no debt is open"),
        }
    }
}

impl std::error::Error for Illegal {}
