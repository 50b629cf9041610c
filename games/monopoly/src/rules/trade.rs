//! Trades between two players.

use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::{Business, Trade};
use crate::{DeedId, DeedSet, Event, Illegal, Monopoly, Offer, PlaceSet, State};

impl Monopoly {
    /// The lots on these squares, if this seat owns them all.
    pub(super) fn owned_lots(
        &self,
        s: &State,
        seat: Seat,
        places: PlaceSet,
    ) -> Result<DeedSet, Illegal> {
        places.iter().map(|place| self.own_lot(s, seat, place)).collect()
    }

    /// Whether these lots may change hands: without buildings, or whole groups with theirs.
    pub(super) fn check_tradeable(&self, s: &State, lots: DeedSet) -> Result<(), Illegal> {
        for lot in lots {
            let group = self.deed(lot).group_set;
            let whole = self.rules().trade_buildings && lots.covers(group);
            if !whole {
                self.check_bare(s, lot)?;
            }
        }
        Ok(())
    }

    /// The interest that whoever takes these lots has to pay at once.
    pub(super) fn transfer_interest(&self, s: &State, lots: DeedSet) -> i64 {
        if !self.rules().transfer_interest {
            return 0;
        }
        let mortgaged = lots.and(s.deeds.mortgaged());
        mortgaged.into_iter().map(|lot| i64::from(self.deed(lot).interest())).sum()
    }

    pub(super) fn check_trade(&self, s: &State, seat: Seat, offer: &Offer) -> Result<(), Illegal> {
        let rules = self.rules();
        if !rules.trades {
            return Err(Illegal::NotInTheseRules);
        }
        if s.offers >= rules.offers_per_window {
            return Err(Illegal::TooManyOffers { most: rules.offers_per_window });
        }
        if offer.to == seat || !s.live.has(offer.to) {
            return Err(Illegal::NoSuchPartner { seat: offer.to });
        }
        let give = self.owned_lots(s, seat, offer.give)?;
        let want = self.owned_lots(s, offer.to, offer.want)?;
        self.check_tradeable(s, give)?;
        self.check_tradeable(s, want)?;
        let no_cards = offer.give_cards == 0 && offer.want_cards == 0;
        if !no_cards && !rules.trade_jail_cards {
            return Err(Illegal::NotInTheseRules);
        }
        if offer.give_cards > s.jail_cards(seat) {
            return Err(Illegal::NoJailCard);
        }
        if offer.want_cards > s.jail_cards(offer.to) {
            return Err(Illegal::PartnerLacks { seat: offer.to });
        }
        if give.is_empty() && want.is_empty() && offer.cash == 0 && no_cards {
            return Err(Illegal::EmptyOffer);
        }
        let cash = i64::from(offer.cash);
        // Money that comes in with the trade may pay the interest, but not the price.
        s.check_cash(seat, cash.max(0))?;
        s.check_cash(seat, cash + self.transfer_interest(s, want))?;
        let partner_needs = (-cash).max(self.transfer_interest(s, give) - cash).max(0);
        s.check_cash(offer.to, partner_needs).map_err(|_| Illegal::PartnerLacks { seat: offer.to })
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    pub(super) fn offer_trade(&mut self, offer: Offer) {
        let from = Seat(self.s.actor);
        let lots = |places: PlaceSet| -> DeedSet {
            places.iter().filter_map(|place| self.game.board().deed_at(place)).collect()
        };
        let trade = Trade {
            give: lots(offer.give),
            want: lots(offer.want),
            cash: offer.cash,
            from,
            to: offer.to,
            give_cards: offer.give_cards,
            want_cards: offer.want_cards,
        };
        self.s.offers = self.s.offers.saturating_add(1);
        self.tell(Event::Offered { from, offer });
        self.s.business = Business::Trade(trade);
        self.s.actor = offer.to.0;
    }

    pub(super) fn accept(&mut self) {
        match self.s.business {
            Business::Trade(trade) => self.carry_out(&trade),
            _ => self.accept_package(),
        }
    }

    pub(super) fn refuse(&mut self) {
        match self.s.business {
            Business::Trade(Trade { from, to, .. }) => {
                self.s.business = Business::None;
                self.tell(Event::Refused { from, to });
                self.settle();
            }
            _ => self.refuse_package(),
        }
    }

    pub(super) fn hand_over_lot(&mut self, lot: DeedId, from: Seat, to: Seat) {
        self.s.deeds.set_owner(lot, Some(to));
        self.tell(Event::Transferred { lot: self.game.place_of(lot), from, to: Some(to) });
    }

    fn carry_out(&mut self, trade: &Trade) {
        let (from, to) = (trade.from, trade.to);
        self.s.business = Business::None;
        self.tell(Event::Accepted { from, to });
        if trade.cash > 0 {
            self.transfer(Some(from), Some(to), trade.cash, None);
        } else if trade.cash < 0 {
            self.transfer(Some(to), Some(from), -trade.cash, None);
        }
        for lot in trade.give {
            self.hand_over_lot(lot, from, to);
        }
        for lot in trade.want {
            self.hand_over_lot(lot, to, from);
        }
        // Both sides at once: the cards that are given must not be those just taken.
        self.swap_cards(from, to, trade.give_cards, trade.want_cards);
        self.after_transfer(trade.give.or(trade.want));
    }

    fn swap_cards(&mut self, from: Seat, to: Seat, given: u8, wanted: u8) {
        // Jail cards are alike: only the difference has to move.
        if given > wanted {
            self.hand_over_cards(from, Some(to), given - wanted);
        } else {
            self.hand_over_cards(to, Some(from), wanted - given);
        }
    }

    /// Asks about the mortgages among lots that have just changed hands.
    pub(super) fn after_transfer(&mut self, lots: DeedSet) {
        let mortgaged = lots.and(self.s.deeds.mortgaged());
        if mortgaged.is_empty() || !self.game.rules().transfer_interest {
            self.settle();
        } else {
            self.ask_interest(mortgaged, false);
        }
    }
}
