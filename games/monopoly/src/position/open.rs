//! The open business of a position.
//!
//! Offers, packages and claims are read by doing again what led to them: the rules judge whether
//! it could have been done.

use ludoteca_core::{Game as _, Seat};

use super::read::Reader;
use super::{Auction, Business, Package, PositionFault, Trade, Wares};
use crate::state::{self, NOBODY};
use crate::{Action, Auctions, Leg, Offer, Phase, Place, PlaceSet, SeatSet};

impl Reader<'_> {
    pub(super) fn open_business(&mut self) {
        match &self.position.business {
            None => {}
            Some(Business::Opening { to_roll, tied, best }) => {
                let (to_roll, tied) = (self.seats(to_roll), self.seats(tied));
                let fits = self.s.phase == Phase::Opening
                    && !to_roll.is_empty()
                    && to_roll.and(tied).is_empty()
                    && *best <= 12
                    && tied.is_empty() == (*best == 0);
                self.business_must(fits, "nobody rolls for the start");
                self.s.business = state::Business::Opening { to_roll, tied, best: *best };
            }
            Some(Business::Auction(auction)) => self.auction(auction),
            Some(Business::Trade(trade)) => self.trade(trade),
            Some(Business::Package(package)) => self.package(package),
            Some(Business::Interest { lots, interest_paid }) => {
                self.interest(lots, *interest_paid);
            }
            Some(Business::Claim { builder, square, to_ask, wanting }) => {
                self.claim(*builder, *square, to_ask, wanting);
            }
            Some(Business::Placing { seat, hotel }) => self.placing(*seat, *hotel),
        }
    }

    fn business_must(&mut self, holds: bool, because: &'static str) {
        self.must(holds, PositionFault::Business { because });
    }

    /// Does an action of the seat whose window or debt is open; whether the rules allow it.
    fn redo(&mut self, seat: Seat, action: Action) -> bool {
        if self.s.actor != seat.0 {
            self.business_must(false, "it is not this seat's window");
            return false;
        }
        self.s.offers = 0;
        match self.game.check(&self.s, action) {
            Ok(()) => self.game.play(&mut self.s, action, &mut ()),
            Err(why) => {
                self.faults.push(PositionFault::Illegal(why));
                return false;
            }
        }
        self.s.offers = self.position.offers;
        true
    }

    /// Squares of an offer; the rules judge whether they are lots.
    fn places(&mut self, squares: &[Place]) -> PlaceSet {
        self.lots(squares);
        squares.iter().copied().collect()
    }

    fn trade(&mut self, trade: &Trade) {
        let (give, want) = (self.places(&trade.give), self.places(&trade.want));
        let offer = Offer {
            to: trade.to,
            give,
            want,
            cash: trade.cash,
            give_cards: trade.give_cards,
            want_cards: trade.want_cards,
        };
        self.redo(trade.from, Action::Trade(offer));
    }

    fn package(&mut self, package: &Package) {
        self.business_must(!package.legs.is_empty(), "a package has at least one leg");
        for leg in &package.legs {
            let give = self.places(&leg.give);
            let leg = Leg { from: leg.from, to: leg.to, give, cards: leg.cards, cash: leg.cash };
            if !self.redo(package.proposer, Action::Leg(leg)) {
                return;
            }
        }
        let to_ask = self.seats(&package.to_ask);
        if to_ask.is_empty() || !self.redo(package.proposer, Action::Propose) {
            return;
        }
        let state::Business::Package(mut open) = self.s.business else {
            return self.business_must(false, "nobody has to accept the package");
        };
        let asked = to_ask.and(open.to_ask);
        self.business_must(asked == to_ask, "only the others of a package are asked");
        open.to_ask = to_ask;
        self.s.business = state::Business::Package(open);
        self.s.actor = to_ask.next_after(package.proposer).map_or(NOBODY, |seat| seat.0);
    }

    fn claim(&mut self, builder: Seat, square: Place, to_ask: &[Seat], wanting: &[Seat]) {
        let (to_ask, wanting) = (self.seats(to_ask), self.seats(wanting));
        if !self.redo(builder, Action::Build(square)) {
            return;
        }
        let state::Business::Claim { lot, to_ask: all, .. } = self.s.business else {
            return self.business_must(false, "nobody else could want the building");
        };
        let both = SeatSet(to_ask.0 | wanting.0);
        let fits = !to_ask.is_empty() && both.and(all) == both && to_ask.and(wanting).is_empty();
        self.business_must(fits, "only others who could build are asked");
        self.s.business = state::Business::Claim { builder, lot, to_ask, wanting };
        self.s.actor = to_ask.next_after(builder).map_or(NOBODY, |seat| seat.0);
    }

    fn interest(&mut self, squares: &[Place], interest_paid: bool) {
        let lots = self.lots(squares);
        let mortgaged = self.s.deeds.mortgaged().covers(lots) && !lots.is_empty();
        self.business_must(mortgaged, "interest is due on mortgaged lots");
        self.business_must(self.game.rules().transfer_interest, "these rules have no interest");
        for seat in self.s.live.iter().filter(|_| !interest_paid) {
            let theirs = lots.and(self.s.deeds.owned_by(seat)).into_iter();
            let due: i32 = theirs.map(|lot| self.game.deed(lot).interest()).sum();
            let pays = self.s.cash[seat.idx()] >= due;
            self.business_must(pays, "the new owner cannot pay the interest");
        }
        self.s.business = state::Business::Interest { lots, interest_paid };
        if let Some(owner) = lots.first().and_then(|lot| self.s.deeds.owner(lot)) {
            self.s.actor = owner.0;
            let first = squares.iter().min().copied().unwrap_or_default();
            let lifts = self.game.check(&self.s, Action::Lift(first)).is_ok();
            self.business_must(lifts, "who cannot lift a mortgage is not asked");
        }
    }

    fn placing(&mut self, seat: Seat, hotel: bool) {
        self.seats(&[seat]);
        self.business_must(self.is_in_stock(hotel), "the bank has no such building");
        self.business_must(self.can_place(seat, hotel), "there is no place for the building");
        self.s.business = state::Business::Placing { seat, hotel };
        self.s.actor = seat.0;
    }

    fn is_in_stock(&self, hotel: bool) -> bool {
        let stock = if hotel { self.s.hotels } else { self.s.houses };
        stock > 0 || self.game.rules().unlimited_buildings
    }

    /// Whether a seat could place a building that it won.
    fn can_place(&self, seat: Seat, hotel: bool) -> bool {
        if seat.0 >= self.s.players {
            return false;
        }
        let mut won = self.s.clone();
        won.business = state::Business::Placing { seat, hotel };
        won.actor = seat.0;
        let mut places = Vec::new();
        self.game.actions(&won, &mut places);
        !places.is_empty()
    }

    fn auction(&mut self, auction: &Auction) {
        let or = |set: SeatSet, all: SeatSet| if set.is_empty() { all } else { set };
        let seller = auction.seller;
        self.seats(seller.as_slice());
        self.seats(auction.bidder.as_slice());
        let everybody = seller.map_or(self.s.live, |seat| self.s.live.without(seat));
        let allowed = or(self.seats(&auction.allowed), everybody);
        let bidding = or(self.seats(&auction.bidding), allowed);
        let rest = auction.bidder.map_or(bidding, |seat| bidding.without(seat));
        let to_ask = or(self.seats(&auction.to_ask), rest);
        let last = auction.bidder.or(seller).unwrap_or(self.s.seat);
        let asked = auction.asked.or_else(|| to_ask.next_after(last)).unwrap_or(Seat(NOBODY));
        let nested = bidding.and(allowed) == bidding && to_ask.and(bidding) == to_ask;
        self.business_must(nested && to_ask.has(asked), "the bidders make no sense");
        let later = self.lots(&auction.later);
        let (wares, free) = match auction.wares {
            Wares::Lot(square) => {
                let Some(lot) = self.lot(square) else { return };
                (state::Wares::Lot(lot), self.s.deeds.owner(lot) == seller)
            }
            Wares::House => (state::Wares::House, self.is_in_stock(false)),
            Wares::Hotel => (state::Wares::Hotel, self.is_in_stock(true)),
        };
        self.business_must(free, "the bank does not have that to sell");
        let unowned = later.and(self.s.deeds.owned()).is_empty();
        self.business_must(unowned, "a later lot has an owner");
        let lot = matches!(wares, state::Wares::Lot(_));
        if !lot {
            let hotel = wares == state::Wares::Hotel;
            let fits = allowed.iter().all(|seat| self.can_place(seat, hotel)) && later.is_empty();
            self.business_must(fits, "not all bidders could place the building");
        }
        let kind = self.game.rules().auctions;
        let fits = !lot || kind != Auctions::None;
        self.business_must(fits, "these rules have no auctions");
        self.business_must(seller.is_none() || kind == Auctions::Percent, "nobody sells so");
        self.s.business = state::Business::Auction(state::Auction {
            later,
            bid: auction.bid,
            wares,
            bidder: auction.bidder.map_or(NOBODY, |seat| seat.0),
            bidding,
            to_ask,
            allowed,
            seller: seller.map_or(NOBODY, |seat| seat.0),
        });
        self.s.actor = asked.0;
        self.highest_bid(auction);
    }

    /// The highest bid must be one that its bidder could have made.
    fn highest_bid(&mut self, auction: &Auction) {
        let Some(bidder) = auction.bidder else {
            return self.business_must(auction.bid == 0, "nobody made the bid");
        };
        if !self.faults.is_empty() {
            return;
        }
        let mut before = self.s.clone();
        if let state::Business::Auction(open) = &mut before.business {
            open.bid = 0;
        }
        before.actor = bidder.0;
        let percent = auction.bid.clamp(0, 255) as u8;
        let made = [Action::Bid(auction.bid), Action::Percent(percent)]
            .into_iter()
            .any(|action| self.game.check(&before, action).is_ok());
        self.business_must(made && auction.bid > 0, "the bidder could not have made the bid");
    }
}
