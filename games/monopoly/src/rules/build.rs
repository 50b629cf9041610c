//! Buildings: building, selling, and who gets the last ones.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::deeds::HOTEL;
use crate::state::Business;
use crate::{DeedId, DeedKind, Event, Illegal, Monopoly, Place, SeatSet, State};

impl Monopoly {
    /// The level that follows on this one; none after a hotel.
    #[inline]
    pub(crate) fn next_level(&self, level: u8) -> Option<u8> {
        match level {
            HOTEL => None,
            level if level < self.rules().houses_before_hotel => Some(level + 1),
            _ => Some(HOTEL),
        }
    }

    /// The level that is left when the last building of this one is sold.
    #[inline]
    pub(crate) fn level_below(&self, level: u8) -> u8 {
        match level {
            HOTEL if self.rules().hotel_sold_whole => 0,
            HOTEL => self.rules().houses_before_hotel,
            level => level.saturating_sub(1),
        }
    }

    /// What the step to this level costs.
    #[inline]
    pub(crate) fn step_price(&self, lot: DeedId, level: u8) -> i32 {
        match self.deed(lot).kind {
            DeedKind::Street { hotel_price, .. } if level == HOTEL => hotel_price,
            DeedKind::Street { house_price, .. } => house_price,
            DeedKind::Station { .. } | DeedKind::Utility { .. } => 0,
        }
    }

    /// What all buildings up to a level have cost.
    pub(crate) fn building_cost(&self, lot: DeedId, level: u8) -> i64 {
        let DeedKind::Street { house_price, hotel_price, .. } = self.deed(lot).kind else {
            return 0;
        };
        let (house, hotel) = (i64::from(house_price), i64::from(hotel_price));
        match level {
            HOTEL => i64::from(self.rules().houses_before_hotel) * house + hotel,
            level => i64::from(level) * house,
        }
    }

    /// Everything but the price: whether the rules let this seat put the next building here.
    fn check_building_place(&self, s: &State, seat: Seat, place: Place) -> Result<u8, Illegal> {
        let lot = self.own_lot(s, seat, place)?;
        let deed = self.deed(lot);
        if !deed.is_street() {
            return Err(Illegal::NotAStreet { place });
        }
        if !s.deeds.owned_by(seat).covers(deed.group_set) {
            return Err(Illegal::GroupIncomplete { place });
        }
        if !s.deeds.mortgaged().and(deed.group_set).is_empty() {
            return Err(Illegal::GroupMortgaged { place });
        }
        let level = s.deeds.level(lot);
        let next = self.next_level(level).ok_or(Illegal::FullyBuilt { place })?;
        let uneven = deed.group_set.into_iter().any(|other| s.deeds.level(other) < level);
        if uneven && self.rules().even_building {
            return Err(Illegal::Uneven { place });
        }
        Ok(next)
    }

    fn check_stock(&self, s: &State, level: u8) -> Result<(), Illegal> {
        if self.rules().unlimited_buildings {
            Ok(())
        } else if level == HOTEL {
            if s.hotels > 0 { Ok(()) } else { Err(Illegal::NoHotels) }
        } else if s.houses > 0 {
            Ok(())
        } else {
            Err(Illegal::NoHouses { needed: 1, left: 0 })
        }
    }

    pub(crate) fn check_build(&self, s: &State, seat: Seat, place: Place) -> Result<(), Illegal> {
        let level = self.check_building_place(s, seat, place)?;
        self.check_stock(s, level)?;
        let lot = self.own_lot(s, seat, place)?;
        s.check_cash(seat, self.step_price(lot, level).into())?;
        // A contested building counts as an offer: it can end without a sale, and be asked again.
        let most = self.rules().offers_per_window;
        let too_often = s.offers >= most && !self.claimants(s, seat, level == HOTEL).is_empty();
        if too_often { Err(Illegal::TooManyOffers { most }) } else { Ok(()) }
    }

    /// Whether the winner of a building auction may place it here.
    pub(super) fn check_placing(&self, s: &State, place: Place) -> Result<(), Illegal> {
        let Business::Placing { seat, hotel } = s.business else { return Err(Illegal::NotNow) };
        let level = self.check_building_place(s, seat, place)?;
        if (level == HOTEL) == hotel { Ok(()) } else { Err(Illegal::NotNow) }
    }

    pub(super) fn check_sell(&self, s: &State, seat: Seat, place: Place) -> Result<(), Illegal> {
        let lot = self.own_lot(s, seat, place)?;
        let level = s.deeds.level(lot);
        if level == 0 {
            return Err(Illegal::NothingBuilt { place });
        }
        let rules = self.rules();
        let group = self.deed(lot).group_set;
        let uneven = group.into_iter().any(|other| s.deeds.level(other) > level);
        if uneven && rules.even_building {
            return Err(Illegal::Uneven { place });
        }
        if level == HOTEL && !rules.hotel_sold_whole && !rules.unlimited_buildings {
            let needed = rules.houses_before_hotel;
            if s.houses < needed {
                return Err(Illegal::NoHouses { needed, left: s.houses });
            }
        }
        Ok(())
    }

    /// Selling a group down at once is for hotels that the bank has no houses to break down into.
    pub(super) fn check_sell_down(
        &self,
        s: &State,
        seat: Seat,
        place: Place,
        houses: u8,
    ) -> Result<(), Illegal> {
        let lot = self.own_lot(s, seat, place)?;
        let rules = self.rules();
        if rules.hotel_sold_whole || rules.unlimited_buildings {
            return Err(Illegal::NotInTheseRules);
        }
        let group = self.deed(lot).group_set;
        if s.deeds.hotels().and(group).is_empty() {
            return Err(Illegal::NothingBuilt { place });
        }
        if s.houses >= rules.houses_before_hotel {
            return Err(Illegal::HousesSuffice { left: s.houses });
        }
        let most = s.most_to_keep(group);
        if houses <= most { Ok(()) } else { Err(Illegal::CannotKeep { most }) }
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    pub(super) fn build(&mut self, place: Place) {
        let Some(lot) = self.game.board().deed_at(place) else { return };
        if let Business::Placing { seat, .. } = self.s.business {
            self.s.business = Business::None;
            self.put_building(lot, seat, 0);
            return self.settle();
        }
        let builder = Seat(self.s.actor);
        let hotel = self.game.next_level(self.s.deeds.level(lot)) == Some(HOTEL);
        let to_ask = self.game.claimants(self.s, builder, hotel);
        if to_ask.is_empty() {
            return self.build_at_price(lot, builder);
        }
        self.s.offers = self.s.offers.saturating_add(1);
        self.s.business = Business::Claim { builder, lot, to_ask, wanting: SeatSet::EMPTY };
        self.ask_next_claim();
    }

    pub(super) fn build_at_price(&mut self, lot: DeedId, seat: Seat) {
        let next = self.game.next_level(self.s.deeds.level(lot)).unwrap_or(HOTEL);
        let price = self.game.step_price(lot, next);
        self.transfer(Some(seat), None, price, None);
        self.put_building(lot, seat, price);
        self.settle();
    }

    /// Puts the next building on a lot, out of the bank's stock.
    fn put_building(&mut self, lot: DeedId, seat: Seat, price: i32) {
        let level = self.s.deeds.level(lot);
        let Some(next) = self.game.next_level(level) else { return };
        self.s.deeds.set_level(lot, next);
        self.restock(level, next);
        self.tell(Event::Built { seat, lot: self.game.place_of(lot), level: next, price });
    }

    /// Books what a change of level takes out of the bank's stock, or puts back.
    fn restock(&mut self, from: u8, to: u8) {
        let parts = |level: u8| if level == HOTEL { (0, 1) } else { (level, 0) };
        let ((houses, hotels), (houses_after, hotels_after)) = (parts(from), parts(to));
        if self.game.rules().unlimited_buildings {
            return;
        }
        self.s.houses = (self.s.houses + houses) - houses_after;
        self.s.hotels = (self.s.hotels + hotels) - hotels_after;
    }

    pub(super) fn sell_building(&mut self, place: Place) {
        let seat = Seat(self.s.actor);
        if let Some(lot) = self.game.board().deed_at(place) {
            let level = self.s.deeds.level(lot);
            let refund = self.game.step_price(lot, level) / 2;
            self.drop_level(lot, seat, self.game.level_below(level), refund);
        }
        self.settle();
    }

    fn drop_level(&mut self, lot: DeedId, seat: Seat, to: u8, refund: i32) {
        let from = self.s.deeds.level(lot);
        self.s.deeds.set_level(lot, to);
        self.restock(from, to);
        self.transfer(None, Some(seat), refund, None);
        let lot = self.game.place_of(lot);
        self.tell(Event::SoldBuilding { seat, lot, level: to, refund });
    }

    /// Sells a group down to so many houses in all, spread evenly, the odd ones on its last lots.
    pub(super) fn sell_down(&mut self, place: Place, houses: u8) {
        let seat = Seat(self.s.actor);
        if let Some(lot) = self.game.board().deed_at(place) {
            let group = self.game.deed(lot).group_set;
            let hotels = group.and(self.s.deeds.hotels());
            let full = self.game.rules().houses_before_hotel;
            // Houses go back to the bank first: the hotels may need them.
            for now in [group.without(hotels), hotels] {
                let mut lots_left = group.len() as u8;
                let mut houses_left = houses;
                for lot in group {
                    let keep = (houses_left / lots_left).min(full);
                    lots_left -= 1;
                    houses_left -= keep;
                    if now.has(lot) {
                        self.sell_down_to(lot, seat, keep);
                    }
                }
            }
        }
        self.settle();
    }

    /// Sells everything above a level at half of what it cost.
    fn sell_down_to(&mut self, lot: DeedId, seat: Seat, to: u8) {
        let from = self.s.deeds.level(lot);
        if to < from {
            let cost = self.game.building_cost(lot, from) - self.game.building_cost(lot, to);
            self.drop_level(lot, seat, to, (cost / 2) as i32);
        }
    }

    /// All buildings of a bankrupt go back to the bank at half price.
    pub(super) fn sell_all_buildings(&mut self, seat: Seat) {
        for lot in self.s.deeds.owned_by(seat).and(self.s.deeds.built()) {
            let level = self.s.deeds.level(lot);
            if level == HOTEL && self.game.rules().hotel_sold_whole {
                let refund = self.game.step_price(lot, HOTEL) / 2;
                self.drop_level(lot, seat, 0, refund);
            } else {
                self.sell_down_to(lot, seat, 0);
            }
        }
    }
}
