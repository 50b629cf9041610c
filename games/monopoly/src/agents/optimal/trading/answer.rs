//! Whether it accepts what others propose.

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, Seat, SeatView as _};

use super::settle::due;
use crate::{DeedKind, DeedSet, HOTEL, MAX_LEGS, PackageLeg, SeatSet, View};

/// A proposal as legs, the player's own jail cards included.
struct Proposal {
    legs: ArrayVec<PackageLeg, MAX_LEGS>,
}

/// Whether the trade or package on the table is as good as one of its own: it ends with a
/// complete group that it did not have, whoever takes a lot of it completes a group, too, and the
/// money is what the settlement says, or better.
pub(crate) fn answer(view: &View<'_>, settlement: f64) -> Result<(), &'static str> {
    proposal(view).ok_or("nothing is proposed")?.judge(view, settlement)
}

fn proposal(view: &View<'_>) -> Option<Proposal> {
    let me = view.seat();
    if let Some(trade) = view.trade() {
        let leg = |from, to, lots, cards: i8, cash: i32| PackageLeg {
            from,
            to,
            lots,
            cards: cards.max(0).unsigned_abs(),
            cash: cash.max(0),
        };
        let gain = leg(trade.from, me, trade.gain, trade.cards, trade.cash);
        let give = leg(me, trade.from, trade.give, -trade.cards, -trade.cash);
        return Some(Proposal { legs: [gain, give].into_iter().collect() });
    }
    view.package().map(|package| Proposal { legs: package.legs })
}

impl Proposal {
    fn judge(&self, view: &View<'_>, settlement: f64) -> Result<(), &'static str> {
        let me = view.seat();
        let given = self.legs.iter().filter(|leg| leg.from == me);
        if given.clone().any(|leg| leg.cards > 0) {
            return Err("jail cards are not dealt in");
        }
        let gained = self.gained(view, me);
        if gained.is_empty() {
            return Err("completes no group");
        }
        for leg in given {
            let completed = self.gained(view, leg.to);
            if !completed.covers(leg.lots) {
                return Err("a lot for nothing that completes a group");
            }
        }
        self.check_money(view, settlement)
    }

    /// What a seat has when everything has moved.
    fn after(&self, view: &View<'_>, seat: Seat) -> DeedSet {
        let moved = |all: DeedSet, leg: &PackageLeg| all.or(leg.lots);
        let taken = self.legs.iter().filter(|leg| leg.to == seat).fold(DeedSet::EMPTY, moved);
        let given = self.legs.iter().filter(|leg| leg.from == seat).fold(DeedSet::EMPTY, moved);
        view.owned_by(seat).without(given).or(taken)
    }

    /// The lots of street groups that a seat completes; nothing if it gives a complete one away.
    fn gained(&self, view: &View<'_>, seat: Seat) -> DeedSet {
        let (before, after) = (view.owned_by(seat), self.after(view, seat));
        let mut gained = DeedSet::EMPTY;
        for &group in &view.game().track.street_groups {
            match (before.covers(group), after.covers(group)) {
                (false, true) => gained = gained.or(group),
                (true, false) => return DeedSet::EMPTY,
                (false, false) | (true, true) => {}
            }
        }
        gained
    }

    fn check_money(&self, view: &View<'_>, settlement: f64) -> Result<(), &'static str> {
        let me = view.seat();
        let mut net = [0_i64; MAX_SEATS];
        let mut participants = SeatSet::EMPTY;
        for leg in &self.legs {
            net[leg.from.idx()] -= i64::from(leg.cash);
            net[leg.to.idx()] += i64::from(leg.cash);
            participants = participants.with(leg.from).with(leg.to);
        }
        let rents = |seat: Seat| hotel_rents(view, self.gained(view, seat));
        let mine = rents(me);
        let fair: i64 = (participants.without(me).iter())
            .map(|other| due(settlement, rents(other), mine) - due(settlement, mine, rents(other)))
            .sum();
        let taken = self.after(view, me).without(view.owned_by(me));
        let mortgaged = taken.and(view.mortgaged()).into_iter();
        let interest: i64 = if view.game().rules().transfer_interest {
            mortgaged.map(|lot| i64::from(view.game().deed(lot).interest())).sum()
        } else {
            0
        };
        if net[me.idx()] < fair {
            Err("the settlement is not fair")
        } else if i64::from(view.cash(me)) + net[me.idx()] < interest {
            Err("cannot pay")
        } else {
            Ok(())
        }
    }
}

fn hotel_rents(view: &View<'_>, lots: DeedSet) -> i64 {
    let rent = |lot| match view.game().deed(lot).kind {
        DeedKind::Street { rents, .. } => i64::from(rents[usize::from(HOTEL)]),
        DeedKind::Station { .. } | DeedKind::Utility { .. } => 0,
    };
    lots.into_iter().map(rent).sum()
}
