//! A package in the making or on the table, in thirty bytes.

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, Seat};

use super::State;
use crate::{DeedId, DeedSet, MAX_CASH, SeatSet};

/// The most lots and jail cards that a package moves.
pub const MAX_PACKAGE_THINGS: usize = 12;
/// The most participants of a package.
pub const MAX_PACKAGE_SEATS: usize = 4;
/// The most legs in which a package is told: one for each thing, and the payments besides.
pub const MAX_LEGS: usize = MAX_PACKAGE_THINGS + MAX_PACKAGE_SEATS - 1;

/// Several participants give each other things; all must accept, then everything moves at once.
///
/// Who gives a thing is who has it, so a package remembers only who takes it; and of the money
/// only what each participant has more or less in the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Package {
    /// Things in ten bits each, ascending: seven for which one, three for who takes it.
    things: [u8; 15],
    /// Net money of the first three participants; the fourth has what is left. In bytes, because
    /// aligned numbers would make every state larger.
    cash: [[u8; 4]; MAX_PACKAGE_SEATS - 1],
    pub(crate) proposer: Seat,
    pub(crate) participants: SeatSet,
    /// Participants who have still to accept; nobody while the package is being made.
    pub(crate) to_ask: SeatSet,
}

/// Something that a package moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Thing {
    Lot(DeedId),
    /// A jail card, by its slot.
    Card(u8),
}

const BITS: usize = 10;
const NOTHING: u8 = 0x7f;
const FIRST_CARD: u8 = 64;

impl Thing {
    fn code(self) -> u8 {
        match self {
            Self::Lot(lot) => lot.0,
            Self::Card(slot) => FIRST_CARD + slot,
        }
    }

    pub(crate) fn giver(self, s: &State) -> Option<Seat> {
        match self {
            Self::Lot(lot) => s.deeds.owner(lot),
            Self::Card(slot) => s.holder(slot.into()),
        }
    }
}

/// One leg of a package: what one participant gives another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackageLeg {
    /// Who gives.
    pub from: Seat,
    /// Who takes.
    pub to: Seat,
    /// Lots given.
    pub lots: DeedSet,
    /// Jail cards given.
    pub cards: u8,
    /// Money given.
    pub cash: i32,
}

impl Package {
    pub(crate) fn new(proposer: Seat) -> Self {
        Self {
            things: [0xff; 15],
            cash: [[0; 4]; MAX_PACKAGE_SEATS - 1],
            proposer,
            participants: SeatSet::EMPTY,
            to_ask: SeatSet::EMPTY,
        }
    }

    fn bits(&self) -> u128 {
        let mut bytes = [0; 16];
        bytes[..15].copy_from_slice(&self.things);
        u128::from_le_bytes(bytes)
    }

    /// What moves, and who takes it.
    pub(crate) fn things(&self) -> ArrayVec<(Thing, Seat), MAX_PACKAGE_THINGS> {
        let bits = self.bits();
        (0..MAX_PACKAGE_THINGS)
            .map(|n| (bits >> (n * BITS)) as u16)
            .map(|word| ((word & 0x7f) as u8, Seat((word >> 7 & 7) as u8)))
            .take_while(|&(code, _)| code != NOTHING)
            .map(|(code, to)| match code {
                lot if lot < FIRST_CARD => (Thing::Lot(DeedId(lot)), to),
                card => (Thing::Card(card - FIRST_CARD), to),
            })
            .collect()
    }

    /// All lots that move.
    pub(crate) fn lots(&self) -> DeedSet {
        self.things()
            .into_iter()
            .filter_map(|(thing, _)| if let Thing::Lot(lot) = thing { Some(lot) } else { None })
            .collect()
    }

    /// Adds a leg. The caller has seen to it that there is room.
    pub(crate) fn add(&mut self, s: &State, from: Seat, to: Seat, things: &[Thing], cash: i32) {
        let mut net = self.net();
        net[from.idx()] -= i64::from(cash);
        net[to.idx()] += i64::from(cash);
        let mut all = self.things();
        for &thing in things {
            // There is room: the rules have counted.
            let _ = all.try_push((thing, to));
        }
        all.sort_unstable();
        // Money that only passes through a hand does not make its owner a participant.
        let with_money = (0..).map(Seat).zip(net).filter(|&(_, net)| net != 0);
        let mut participants = with_money.fold(SeatSet::EMPTY, |set, (seat, _)| set.with(seat));
        let mut bits = u128::MAX;
        for (n, (thing, to)) in all.into_iter().enumerate() {
            let word = u128::from(thing.code()) | u128::from(to.0) << 7;
            bits = bits & !(0x3ff << (n * BITS)) | word << (n * BITS);
            participants = participants.with(to);
            if let Some(giver) = thing.giver(s) {
                participants = participants.with(giver);
            }
        }
        self.things.copy_from_slice(&bits.to_le_bytes()[..15]);
        self.participants = participants;
        self.cash = [[0; 4]; MAX_PACKAGE_SEATS - 1];
        for (slot, seat) in self.cash.iter_mut().zip(participants.iter()) {
            *slot = (net[seat.idx()] as i32).to_le_bytes();
        }
    }

    /// What each seat has more in the end; negative: less.
    pub(crate) fn net(&self) -> [i64; MAX_SEATS] {
        let mut net = [0; MAX_SEATS];
        let mut left = 0;
        for (n, seat) in self.participants.iter().enumerate() {
            let stored = self.cash.get(n).map(|&bytes| i64::from(i32::from_le_bytes(bytes)));
            net[seat.idx()] = stored.unwrap_or(left);
            left -= net[seat.idx()];
        }
        net
    }

    /// Whether the money of another leg can be remembered.
    pub(crate) fn can_book(&self, from: Seat, to: Seat, cash: i32) -> bool {
        let net = self.net();
        let bound = i64::from(MAX_CASH);
        net[from.idx()] - i64::from(cash) >= -bound && net[to.idx()] + i64::from(cash) <= bound
    }

    /// The package as legs: things by giver and taker, and the payments that settle the money.
    pub(crate) fn legs(&self, s: &State) -> ArrayVec<PackageLeg, MAX_LEGS> {
        let mut legs: ArrayVec<PackageLeg, MAX_LEGS> = ArrayVec::new();
        for (thing, to) in self.things() {
            let Some(from) = thing.giver(s) else { continue };
            let leg = leg_between(&mut legs, from, to);
            match thing {
                Thing::Lot(lot) => leg.lots = leg.lots.or(DeedSet::of(lot)),
                Thing::Card(_) => leg.cards += 1,
            }
        }
        let mut net = self.net();
        for payer in self.participants.iter() {
            for taker in self.participants.iter() {
                let amount = (-net[payer.idx()]).min(net[taker.idx()]);
                if amount > 0 {
                    net[payer.idx()] += amount;
                    net[taker.idx()] -= amount;
                    leg_between(&mut legs, payer, taker).cash += amount as i32;
                }
            }
        }
        legs
    }
}

/// The leg between two seats, made when it is not there yet.
fn leg_between(legs: &mut ArrayVec<PackageLeg, MAX_LEGS>, from: Seat, to: Seat) -> &mut PackageLeg {
    let found = legs.iter().position(|leg| leg.from == from && leg.to == to);
    let at = found.unwrap_or_else(|| {
        legs.push(PackageLeg { from, to, lots: DeedSet::EMPTY, cards: 0, cash: 0 });
        legs.len() - 1
    });
    &mut legs[at]
}
