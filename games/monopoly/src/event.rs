//! What happened: facts with their numbers.

use ludoteca_core::Seat;

use crate::{Cause, Dice, Leg, Offer, Place, SeatSet};

/// Something that happened. Words are added by whoever shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Event {
    /// A roll for who starts.
    OpeningRoll { seat: Seat, dice: Dice },
    /// This seat has the first turn.
    Starts { seat: Seat },
    /// A lot was dealt and paid for.
    Dealt { seat: Seat, lot: Place, price: i32 },
    /// A turn begins.
    TurnBegins { seat: Seat, turn: u32 },
    /// Dice fell.
    Rolled { seat: Seat, dice: Dice },
    /// A token moved forward or back (`steps` negative).
    Moved { seat: Seat, from: Place, to: Place, steps: i16 },
    /// The salary for passing or reaching Go.
    Salary { seat: Seat, amount: i32 },
    /// Somebody went to jail.
    Jailed { seat: Seat, why: JailedBy },
    /// A roll in jail that was no double.
    StaysInJail { seat: Seat, turn: u8 },
    /// Somebody left jail.
    Freed { seat: Seat, how: FreedBy },
    /// A lot was bought at its printed price.
    Bought { seat: Seat, lot: Place, price: i32 },
    /// A purchase was declined.
    Declined { seat: Seat, lot: Place },
    /// An auction begins; no lot: a building, and whether it is a hotel.
    AuctionBegins { lot: Option<Place>, hotel: bool, bidders: SeatSet },
    /// A bid; in percentage auctions the share on top of 50 %.
    Bid { seat: Seat, amount: i32 },
    /// Somebody passed.
    Passed { seat: Seat },
    /// Somebody left the auction.
    LeftAuction { seat: Seat },
    /// The hammer fell.
    Sold { to: Seat, lot: Option<Place>, price: i32 },
    /// Nobody bid.
    Unsold { lot: Option<Place> },
    /// Money changed hands; `None` is the bank.
    Paid { from: Option<Seat>, to: Option<Seat>, amount: i32, cause: Option<Cause> },
    /// Somebody owes more than they have.
    InDebt { seat: Seat, amount: i32, creditors: SeatSet, cause: Cause },
    /// Rent is due on this lot.
    RentDue { seat: Seat, owner: Seat, lot: Place, amount: i32 },
    /// A card was drawn.
    Drew { seat: Seat, deck: u8, card: u8 },
    /// An alternative of a card was chosen.
    Chose { seat: Seat, choice: u8 },
    /// A jail card was kept.
    KeptCard { seat: Seat },
    /// The pot of free parking was paid out.
    PotWon { seat: Seat, amount: i32 },
    /// A house or hotel was built: the level after it.
    Built { seat: Seat, lot: Place, level: u8, price: i32 },
    /// Buildings were sold: the level after it.
    SoldBuilding { seat: Seat, lot: Place, level: u8, refund: i32 },
    /// A lot was mortgaged.
    Mortgaged { seat: Seat, lot: Place, amount: i32 },
    /// A mortgage was lifted.
    Lifted { seat: Seat, lot: Place, cost: i32 },
    /// A mortgaged lot was kept mortgaged after a transfer.
    KeptMortgage { seat: Seat, lot: Place, interest: i32 },
    /// A lot was sold to the bank.
    SoldLot { seat: Seat, lot: Place, refund: i32 },
    /// An offer was made.
    Offered { from: Seat, offer: Offer },
    /// An offer was accepted and carried out.
    Accepted { from: Seat, to: Seat },
    /// An offer was refused.
    Refused { from: Seat, to: Seat },
    /// A lot has a new owner by trade or bankruptcy.
    Transferred { lot: Place, from: Seat, to: Option<Seat> },
    /// Jail cards have a new holder.
    CardsTransferred { from: Seat, to: Option<Seat>, count: u8 },
    /// A leg was added to a package in the making.
    LegAdded { by: Seat, leg: Leg },
    /// A package was put on the table.
    PackageProposed { by: Seat, participants: SeatSet },
    /// Everybody accepted and it was carried out.
    PackageDone { by: Seat },
    /// Somebody refused, or it was withdrawn.
    PackageFailed { by: Seat, refused_by: Seat },
    /// Somebody wants the same building.
    Claimed { seat: Seat },
    /// Somebody asked for a window out of turn.
    WindowOpened { seat: Seat },
    /// Somebody is bankrupt; nobody: to the bank.
    Bankrupt { seat: Seat, creditors: SeatSet },
    /// The game is over.
    GameOver { winners: SeatSet },
}

/// What sent somebody to jail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum JailedBy {
    /// The square.
    Square,
    /// A card.
    Card,
    /// Doubles three times in a row.
    Doubles,
}

/// How somebody left jail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum FreedBy {
    /// By paying the fine.
    Fine,
    /// With a card.
    Card,
    /// By doubles.
    Doubles,
    /// The time was up, and it cost nothing.
    Time,
}
