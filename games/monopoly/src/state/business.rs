//! What interrupts a turn.

use ludoteca_core::Seat;

use super::Package;
use crate::{DeedId, DeedSet, SeatSet};

/// What interrupts a turn and waits for somebody's answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Business {
    None,
    /// Who rolled best for the start, and who still has to.
    Opening {
        to_roll: SeatSet,
        tied: SeatSet,
        best: u8,
    },
    Auction(Auction),
    Trade(Trade),
    /// A package in the making (nobody asked yet) or on the table.
    Package(Package),
    /// Mortgaged lots came into new hands: lift now, or pay interest and keep.
    Interest {
        lots: DeedSet,
        interest_paid: bool,
    },
    /// Others are asked whether they want the building that `builder` asked for, too.
    Claim {
        builder: Seat,
        lot: DeedId,
        to_ask: SeatSet,
        wanting: SeatSet,
    },
    /// The winner of a building auction places what was bought.
    Placing {
        seat: Seat,
        hotel: bool,
    },
}

/// What is being auctioned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Wares {
    Lot(DeedId),
    House,
    Hotel,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Auction {
    /// Lots that come under the hammer after this one.
    pub(crate) later: DeedSet,
    /// The highest bid, or the highest percentage; 0: none yet.
    pub(crate) bid: i32,
    pub(crate) wares: Wares,
    pub(crate) bidder: u8,
    /// Who has not left.
    pub(crate) bidding: SeatSet,
    /// Who has still to answer the highest bid.
    pub(crate) to_ask: SeatSet,
    /// Whoever may bid for the later lots, too.
    pub(crate) allowed: SeatSet,
    /// The seller in a percentage auction of an own lot; [`NOBODY`]: the bank.
    pub(crate) seller: u8,
}

/// An offer on the table, as the state keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Trade {
    pub(crate) give: DeedSet,
    pub(crate) want: DeedSet,
    /// Paid by the one who offers; negative: asked for.
    pub(crate) cash: i32,
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) give_cards: u8,
    pub(crate) want_cards: u8,
}
