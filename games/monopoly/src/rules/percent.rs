//! Percentage auctions of Monopolio Serial: everybody answers once, 0 to 50 % on top of 50 %.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::{Auction, Business, NOBODY, Wares};
use crate::{DeedId, DeedSet, Event, Illegal, Monopoly, Place, SeatSet, State};

/// The highest share that can be offered on top.
const MOST: u8 = 50;

impl Monopoly {
    /// The price of a lot for an offer: 50 % and the offer, or 60 % when a mortgage is lifted.
    fn percent_price(&self, s: &State, lot: DeedId, share: u8) -> i32 {
        let base = if s.deeds.is_mortgaged(lot) { 60 } else { 50 };
        let price = i64::from(self.deed(lot).price);
        (price * (base + i64::from(share)) / 100) as i32
    }

    pub(super) fn check_percent(&self, s: &State, share: u8) -> Result<(), Illegal> {
        let Business::Auction(Auction { wares: Wares::Lot(lot), .. }) = s.business else {
            return Err(Illegal::NotNow);
        };
        if share > MOST {
            return Err(Illegal::PercentTooHigh { most: MOST });
        }
        if share == 0 {
            return Ok(());
        }
        s.check_cash(Seat(s.actor), self.percent_price(s, lot, share).into())
    }

    pub(super) fn check_auction_lot(
        &self,
        s: &State,
        seat: Seat,
        place: Place,
    ) -> Result<(), Illegal> {
        if !self.rules().own_auctions {
            return Err(Illegal::NotInTheseRules);
        }
        let lot = self.own_lot(s, seat, place)?;
        self.check_bare(s, lot)
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    pub(super) fn auction_own_lot(&mut self, place: Place) {
        let seller = Seat(self.s.actor);
        if let Some(lot) = self.game.board().deed_at(place) {
            self.percent_auction(lot, seller, self.s.live.without(seller), Some(seller));
        }
    }

    /// Opens a percentage auction; the one who proposed it answers last, if at all.
    pub(super) fn percent_auction(
        &mut self,
        lot: DeedId,
        proposer: Seat,
        bidders: SeatSet,
        seller: Option<Seat>,
    ) {
        let place = self.game.place_of(lot);
        self.tell(Event::AuctionBegins { lot: Some(place), hotel: false, bidders });
        let auction = Auction {
            later: DeedSet::EMPTY,
            bid: 0,
            wares: Wares::Lot(lot),
            bidder: NOBODY,
            bidding: bidders,
            to_ask: bidders,
            allowed: bidders,
            seller: seller.map_or(NOBODY, |seat| seat.0),
        };
        self.ask_next_share(auction, proposer);
    }

    fn ask_next_share(&mut self, auction: Auction, last: Seat) {
        match auction.to_ask.next_after(last) {
            Some(next) => {
                self.s.actor = next.0;
                self.s.business = Business::Auction(auction);
            }
            None => self.percent_hammer(&auction),
        }
    }

    pub(super) fn offer_percent(&mut self, share: u8) {
        let seat = Seat(self.s.actor);
        if let Business::Auction(mut auction) = self.s.business {
            self.tell(Event::Bid { seat, amount: share.into() });
            // The earliest of equal offers wins.
            if i32::from(share) > auction.bid {
                auction.bid = share.into();
                auction.bidder = seat.0;
            }
            auction.to_ask = auction.to_ask.without(seat);
            self.ask_next_share(auction, seat);
        }
    }

    fn percent_hammer(&mut self, auction: &Auction) {
        self.s.business = Business::None;
        let Wares::Lot(lot) = auction.wares else { return self.settle() };
        let place = self.game.place_of(lot);
        let seller = (auction.seller != NOBODY).then_some(Seat(auction.seller));
        if auction.bidder == NOBODY {
            self.tell(Event::Unsold { lot: Some(place) });
            // Nobody wants an own lot: the bank takes it at half price.
            if let Some(seller) = seller {
                self.lot_to_bank(lot, seller);
            }
            return self.settle();
        }
        let winner = Seat(auction.bidder);
        let price = self.game.percent_price(self.s, lot, auction.bid as u8);
        if let Some(seller) = seller {
            let mut to_seller = price;
            if self.s.deeds.is_mortgaged(lot) {
                // The bank's 60 % lift the mortgage; only the offer goes to the seller.
                let to_bank = self.game.percent_price(self.s, lot, 0);
                self.transfer(Some(winner), None, to_bank, None);
                to_seller -= to_bank;
                self.s.deeds.set_mortgaged(lot, false);
            }
            self.transfer(Some(winner), Some(seller), to_seller, None);
        } else {
            self.transfer(Some(winner), None, price, None);
        }
        self.s.deeds.set_owner(lot, Some(winner));
        self.tell(Event::Sold { to: winner, lot: Some(place), price });
        self.settle();
    }
}
