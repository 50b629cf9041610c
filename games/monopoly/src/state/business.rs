//! What interrupts a turn.

use ludoteca_core::Seat;

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

/// The most legs of a package.
pub const MAX_LEGS: usize = 4;

/// Several participants give each other things; all must accept, then everything moves at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Package {
    /// What each leg pays, in bytes: aligned numbers would make every state eight bytes larger.
    pub(crate) cash: [[u8; 4]; MAX_LEGS],
    /// Up to two things of each leg: lots by number, [`Package::CARD`], [`Package::NOTHING`].
    pub(crate) items: [[u8; 2]; MAX_LEGS],
    /// Giver in the low half, taker in the high half; [`Package::UNUSED`].
    pub(crate) seats: [u8; MAX_LEGS],
    pub(crate) proposer: Seat,
    /// Participants who have still to accept; nobody while the package is being made.
    pub(crate) to_ask: SeatSet,
}

/// One leg of a package, unpacked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedLeg {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) lots: DeedSet,
    pub(crate) cards: u8,
    pub(crate) cash: i32,
}

impl Package {
    pub(crate) const CARD: u8 = 0xfe;
    pub(crate) const NOTHING: u8 = 0xff;
    pub(crate) const UNUSED: u8 = 0xff;

    pub(crate) fn new(proposer: Seat) -> Self {
        Self {
            cash: [[0; 4]; MAX_LEGS],
            items: [[Self::NOTHING; 2]; MAX_LEGS],
            seats: [Self::UNUSED; MAX_LEGS],
            proposer,
            to_ask: SeatSet::EMPTY,
        }
    }

    /// The legs in use.
    pub(crate) fn legs(&self) -> impl Iterator<Item = PackedLeg> + '_ {
        (0..MAX_LEGS).filter(|&leg| self.seats[leg] != Self::UNUSED).map(|leg| PackedLeg {
            from: Seat(self.seats[leg] & 0xf),
            to: Seat(self.seats[leg] >> 4),
            lots: self.items[leg].into_iter().filter(|&item| item < 64).map(DeedId).collect(),
            cards: self.items[leg].iter().map(|&item| u8::from(item == Self::CARD)).sum(),
            cash: i32::from_le_bytes(self.cash[leg]),
        })
    }

    /// Everybody who gives or takes.
    pub(crate) fn participants(&self) -> SeatSet {
        self.legs().fold(SeatSet::EMPTY, |set, leg| set.with(leg.from).with(leg.to))
    }
}
