//! Who gets the last buildings.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::deeds::HOTEL;
use crate::state::{Auction, Business, NOBODY, Wares};
use crate::{DeedSet, Event, Monopoly, SeatSet, State};

impl Monopoly {
    /// The others who could legally build the same, when there is not enough for everybody.
    pub(super) fn claimants(&self, s: &State, builder: Seat, hotel: bool) -> SeatSet {
        let rules = self.rules();
        if !rules.building_auctions || rules.unlimited_buildings {
            return SeatSet::EMPTY;
        }
        let mut who = SeatSet::EMPTY;
        let mut room = 1;
        let of_others = s.deeds.owned().without(s.deeds.owned_by(builder));
        for &group in self.track.street_groups.iter().filter(|&&group| of_others.covers(group)) {
            let Some(owner) = group.first().and_then(|lot| s.deeds.owner(lot)) else { continue };
            let buildable = self.room_for(s, owner, group, hotel);
            if buildable > 0 {
                who = who.with(owner);
                room += buildable;
            }
        }
        let stock = u32::from(if hotel { s.hotels } else { s.houses });
        // Mostly there is enough even if everybody could pay for everything.
        if stock >= room {
            return SeatSet::EMPTY;
        }
        self.paying_claimants(s, who, hotel, stock)
    }

    /// Of those who have room for buildings, who can pay for one; nobody if the stock suffices.
    fn paying_claimants(&self, s: &State, who: SeatSet, hotel: bool, stock: u32) -> SeatSet {
        let mut wanted = 1;
        let mut paying = SeatSet::EMPTY;
        for seat in who.iter() {
            let mut cash = s.cash[seat.idx()];
            let mut affordable = 0;
            for &group in &self.track.street_groups {
                let Some(lot) = group.first() else { continue };
                let price = self.step_price(lot, if hotel { HOTEL } else { 1 });
                for _ in 0..self.room_for(s, seat, group, hotel) {
                    if cash >= price {
                        cash -= price;
                        affordable += 1;
                    }
                }
            }
            if affordable > 0 {
                paying = paying.with(seat);
                wanted += affordable;
            }
        }
        if stock < wanted { paying } else { SeatSet::EMPTY }
    }

    /// How many houses (or hotels) a seat could legally put on a group, stock and cash aside.
    fn room_for(&self, s: &State, seat: Seat, group: DeedSet, hotel: bool) -> u32 {
        let open =
            s.deeds.owned_by(seat).covers(group) && group.and(s.deeds.mortgaged()).is_empty();
        if !open {
            return 0;
        }
        let full = u32::from(self.rules().houses_before_hotel);
        let hotels = s.deeds.hotels().and(group).len();
        let houses = s.deeds.houses_on(group);
        let room = (group.len() - hotels) * full - houses;
        match (hotel, room) {
            (false, room) => room,
            // Hotels come only when every other lot is full, unless a group may be built unevenly.
            (true, 0) => group.len() - hotels,
            (true, _) if self.rules().even_building => 0,
            (true, _) => {
                let full = self.rules().houses_before_hotel;
                group.into_iter().filter(|&lot| s.deeds.level(lot) == full).count() as u32
            }
        }
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    pub(super) fn ask_next_claim(&mut self) {
        let Business::Claim { builder, lot, to_ask, wanting } = self.s.business else { return };
        if let Some(next) = to_ask.next_after(builder) {
            self.s.actor = next.0;
            return;
        }
        self.s.business = Business::None;
        if wanting.is_empty() {
            return self.build_at_price(lot, builder);
        }
        let hotel = self.game.next_level(self.s.deeds.level(lot)) == Some(HOTEL);
        let bidders = wanting.with(builder);
        self.open_auction(
            Auction {
                later: DeedSet::EMPTY,
                bid: 0,
                wares: if hotel { Wares::Hotel } else { Wares::House },
                bidder: NOBODY,
                bidding: bidders,
                to_ask: bidders,
                allowed: bidders,
                seller: NOBODY,
            },
            builder,
        );
    }

    pub(super) fn answer_claim(&mut self, wants: bool) {
        let seat = Seat(self.s.actor);
        if let Business::Claim { builder, lot, to_ask, wanting } = self.s.business {
            let wanting = if wants { wanting.with(seat) } else { wanting };
            if wants {
                self.tell(Event::Claimed { seat });
            }
            let to_ask = to_ask.without(seat);
            self.s.business = Business::Claim { builder, lot, to_ask, wanting };
        }
        self.ask_next_claim();
    }
}
