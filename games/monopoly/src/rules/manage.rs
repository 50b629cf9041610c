//! Windows: mortgages, selling to the bank, and asking for a window out of turn.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::Business;
use crate::{DeedId, Event, Illegal, Monopoly, Phase, Place, State};

impl Monopoly {
    /// The lot at a place, if this seat owns it.
    pub(super) fn own_lot(&self, s: &State, seat: Seat, place: Place) -> Result<DeedId, Illegal> {
        let lot = self.board().deed_at(place).ok_or(Illegal::NoLot { place })?;
        if s.deeds.owner(lot) == Some(seat) { Ok(lot) } else { Err(Illegal::NotYours { place }) }
    }

    /// Whether no lot of the group has a building.
    pub(super) fn check_bare(&self, s: &State, lot: DeedId) -> Result<(), Illegal> {
        let deed = self.deed(lot);
        if s.deeds.built().and(deed.group_set).is_empty() {
            Ok(())
        } else {
            Err(Illegal::GroupBuilt { place: deed.place })
        }
    }

    pub(super) fn check_mortgage(
        &self,
        s: &State,
        seat: Seat,
        place: Place,
    ) -> Result<(), Illegal> {
        let lot = self.own_lot(s, seat, place)?;
        if s.deeds.is_mortgaged(lot) {
            return Err(Illegal::Mortgaged { place });
        }
        self.check_bare(s, lot)
    }

    pub(super) fn check_lift(&self, s: &State, seat: Seat, place: Place) -> Result<(), Illegal> {
        let lot = self.own_lot(s, seat, place)?;
        if !s.deeds.is_mortgaged(lot) {
            return Err(Illegal::NotMortgaged { place });
        }
        s.check_cash(seat, self.deed(lot).lift_cost().into())
    }

    pub(super) fn check_sell_lot(
        &self,
        s: &State,
        seat: Seat,
        place: Place,
    ) -> Result<(), Illegal> {
        if !self.rules().sell_lots {
            return Err(Illegal::NotInTheseRules);
        }
        let lot = self.own_lot(s, seat, place)?;
        self.check_bare(s, lot)
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    pub(super) fn mortgage(&mut self, place: Place) {
        let seat = Seat(self.s.actor);
        if let Some(lot) = self.game.board().deed_at(place) {
            let amount = self.game.deed(lot).mortgage;
            self.s.deeds.set_mortgaged(lot, true);
            self.transfer(None, Some(seat), amount, None);
            self.tell(Event::Mortgaged { seat, lot: place, amount });
        }
        self.settle();
    }

    /// Lifts a mortgage, in a window or when the lot has just changed hands.
    pub(super) fn lift(&mut self, place: Place) {
        if let Business::Interest { .. } = self.s.business {
            return self.lift_at_transfer();
        }
        let seat = Seat(self.s.actor);
        if let Some(lot) = self.game.board().deed_at(place) {
            let cost = self.game.deed(lot).lift_cost();
            self.transfer(Some(seat), None, cost, None);
            self.s.deeds.set_mortgaged(lot, false);
            self.tell(Event::Lifted { seat, lot: place, cost });
        }
        self.settle();
    }

    /// Sells a lot to the bank at half price; a mortgaged one pays nothing more.
    pub(super) fn sell_lot(&mut self, place: Place) {
        let seat = Seat(self.s.actor);
        if let Some(lot) = self.game.board().deed_at(place) {
            self.lot_to_bank(lot, seat);
        }
        self.settle();
    }

    pub(super) fn lot_to_bank(&mut self, lot: DeedId, seat: Seat) {
        let mortgaged = self.s.deeds.is_mortgaged(lot);
        let refund = if mortgaged { 0 } else { self.game.deed(lot).price / 2 };
        self.s.deeds.set_owner(lot, None);
        self.s.deeds.set_mortgaged(lot, false);
        self.transfer(None, Some(seat), refund, None);
        self.tell(Event::SoldLot { seat, lot: self.game.place_of(lot), refund });
    }

    pub(super) fn open_window(&mut self, seat: Seat) {
        let before_roll = self.s.phase == Phase::Before;
        self.s.phase = Phase::Window { seat, before_roll };
        self.s.actor = seat.0;
        self.tell(Event::WindowOpened { seat });
    }

    /// A window that was asked for closes: back to the turn.
    pub(super) fn window_done(&mut self) {
        // Offers go on counting: windows on request must not make a window endless.
        if let Phase::Window { before_roll: true, .. } = self.s.phase {
            self.s.phase = Phase::Before;
            self.s.actor = self.s.seat.0;
        } else {
            self.s.phase = Phase::After;
            self.manage_after_move();
        }
    }
}
