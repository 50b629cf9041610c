//! Open auctions: bids in order, passing, leaving.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::{Auction, Business, NOBODY, Wares};
use crate::{Auctions, DeedId, DeedSet, Event, Monopoly, Place, SeatSet};

impl Monopoly {
    pub(super) fn wares_place(&self, wares: Wares) -> Option<Place> {
        match wares {
            Wares::Lot(lot) => Some(self.place_of(lot)),
            Wares::House | Wares::Hotel => None,
        }
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    /// The player on turn declined: the bank auctions the lot, from the next player on.
    pub(super) fn auction_declined(&mut self, lot: DeedId) {
        match self.game.rules().auctions {
            Auctions::None => self.after_move(),
            Auctions::Open => {
                self.auction_lots(DeedSet::of(lot), self.s.seat, self.s.live);
            }
            Auctions::Percent => self.percent_auction(lot, self.s.seat, self.s.live, None),
        }
    }

    /// Auctions lots one after another among the allowed seats, from the one after `last`.
    pub(super) fn auction_lots(&mut self, lots: DeedSet, last: Seat, allowed: SeatSet) {
        let Some(lot) = lots.first() else { return self.settle() };
        let auction = Auction {
            later: lots.without(DeedSet::of(lot)),
            bid: 0,
            wares: Wares::Lot(lot),
            bidder: NOBODY,
            bidding: allowed,
            to_ask: allowed,
            allowed,
            seller: NOBODY,
        };
        self.open_auction(auction, last);
    }

    pub(super) fn open_auction(&mut self, auction: Auction, last: Seat) {
        let lot = self.game.wares_place(auction.wares);
        let hotel = auction.wares == Wares::Hotel;
        self.tell(Event::AuctionBegins { lot, hotel, bidders: auction.bidding });
        self.ask_next_bidder(auction, last);
    }

    /// Asks the next who can beat the bid; when nobody is left the hammer falls.
    fn ask_next_bidder(&mut self, mut auction: Auction, last: Seat) {
        while let Some(next) = auction.to_ask.next_after(last) {
            if self.s.cash[next.idx()] > auction.bid {
                self.s.actor = next.0;
                self.s.business = Business::Auction(auction);
                return;
            }
            auction.to_ask = auction.to_ask.without(next);
        }
        self.hammer(&auction, last);
    }

    pub(super) fn bid(&mut self, amount: i32) {
        let seat = Seat(self.s.actor);
        if let Business::Auction(mut auction) = self.s.business {
            if amount <= auction.bid {
                return self.pass_auction();
            }
            self.tell(Event::Bid { seat, amount });
            auction.bid = amount;
            auction.bidder = seat.0;
            auction.to_ask = auction.bidding.without(seat);
            self.ask_next_bidder(auction, seat);
        }
    }

    pub(super) fn pass_auction(&mut self) {
        let seat = Seat(self.s.actor);
        if let Business::Auction(mut auction) = self.s.business {
            self.tell(Event::Passed { seat });
            auction.to_ask = auction.to_ask.without(seat);
            self.ask_next_bidder(auction, seat);
        }
    }

    pub(super) fn leave_auction(&mut self) {
        let seat = Seat(self.s.actor);
        if let Business::Auction(mut auction) = self.s.business {
            self.tell(Event::LeftAuction { seat });
            auction.to_ask = auction.to_ask.without(seat);
            auction.bidding = auction.bidding.without(seat);
            self.ask_next_bidder(auction, seat);
        }
    }

    fn hammer(&mut self, auction: &Auction, last: Seat) {
        self.s.business = Business::None;
        let lot = self.game.wares_place(auction.wares);
        if auction.bidder == NOBODY {
            self.tell(Event::Unsold { lot });
        } else {
            let winner = Seat(auction.bidder);
            self.transfer(Some(winner), None, auction.bid, None);
            self.tell(Event::Sold { to: winner, lot, price: auction.bid });
            match auction.wares {
                Wares::Lot(lot) => self.s.deeds.set_owner(lot, Some(winner)),
                Wares::House | Wares::Hotel => {
                    let hotel = auction.wares == Wares::Hotel;
                    self.s.business = Business::Placing { seat: winner, hotel };
                    self.s.actor = winner.0;
                    return;
                }
            }
        }
        if auction.later.is_empty() {
            self.settle();
        } else {
            self.auction_lots(auction.later, last, auction.allowed);
        }
    }
}
