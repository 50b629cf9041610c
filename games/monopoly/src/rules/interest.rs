//! Mortgaged lots in new hands: lift the mortgage now, or pay interest and keep it.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::Business;
use crate::{DeedId, DeedSet, Event, Illegal, Monopoly, Place, State};

impl Monopoly {
    pub(super) fn check_interest(
        &self,
        s: &State,
        place: Place,
        lift: bool,
    ) -> Result<(), Illegal> {
        let (lot, owner) = s.interest_lot().ok_or(Illegal::NotNow)?;
        if self.board().deed_at(place) != Some(lot) {
            return Err(Illegal::NotNow);
        }
        if !lift {
            return Ok(());
        }
        s.check_cash(owner, self.lift_now_cost(s, lot, owner))
    }

    /// What a seat needs to lift this mortgage now and still pay the interest on the others.
    pub(super) fn lift_now_cost(&self, s: &State, lot: DeedId, owner: Seat) -> i64 {
        let Business::Interest { lots, interest_paid } = s.business else { return 0 };
        if interest_paid {
            return self.deed(lot).mortgage.into();
        }
        let others = lots.and(s.deeds.owned_by(owner)).without(DeedSet::of(lot));
        let reserved: i64 =
            others.into_iter().map(|other| i64::from(self.deed(other).interest())).sum();
        i64::from(self.deed(lot).lift_cost()) + reserved
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// Asks the new owners of mortgaged lots, one lot after another.
    pub(super) fn ask_interest(&mut self, lots: DeedSet, interest_paid: bool) {
        self.s.business = Business::Interest { lots, interest_paid };
        self.ask_next_interest();
    }

    fn ask_next_interest(&mut self) {
        while let Some((lot, owner)) = self.s.interest_lot() {
            // Who can't lift is not asked; interest that is due is paid all the same.
            let needed = self.game.lift_now_cost(self.s, lot, owner);
            if i64::from(self.s.cash[owner.idx()]) >= needed {
                self.s.actor = owner.0;
                return;
            }
            self.keep_lot_mortgaged(lot, owner);
        }
        self.s.business = Business::None;
        self.settle();
    }

    fn strike_interest(&mut self, lot: DeedId) {
        if let Business::Interest { lots, interest_paid } = self.s.business {
            let lots = lots.without(DeedSet::of(lot));
            self.s.business = Business::Interest { lots, interest_paid };
        }
    }

    fn keep_lot_mortgaged(&mut self, lot: DeedId, owner: Seat) {
        let paid = matches!(self.s.business, Business::Interest { interest_paid: true, .. });
        let interest = if paid { 0 } else { self.game.deed(lot).interest() };
        if interest > 0 {
            self.transfer(Some(owner), None, interest, Some(crate::Cause::Interest));
        }
        let place = self.game.place_of(lot);
        self.tell(Event::KeptMortgage { seat: owner, lot: place, interest });
        self.strike_interest(lot);
    }

    pub(super) fn keep_mortgage(&mut self, _: Place) {
        if let Some((lot, owner)) = self.s.interest_lot() {
            self.keep_lot_mortgaged(lot, owner);
        }
        self.ask_next_interest();
    }

    pub(super) fn lift_at_transfer(&mut self) {
        if let Some((lot, owner)) = self.s.interest_lot() {
            let paid = matches!(self.s.business, Business::Interest { interest_paid: true, .. });
            let deed = self.game.deed(lot);
            let cost = if paid { deed.mortgage } else { deed.lift_cost() };
            self.transfer(Some(owner), None, cost, Some(crate::Cause::Interest));
            self.s.deeds.set_mortgaged(lot, false);
            self.tell(Event::Lifted { seat: owner, lot: self.game.place_of(lot), cost });
            self.strike_interest(lot);
        }
        self.ask_next_interest();
    }
}
