//! Packages: several players give each other things, all accept, and everything moves at once.

use arrayvec::ArrayVec;
use ludoteca_core::{EventSink, Seat};

use super::Table;
use crate::state::{Business, Package, Thing};
use crate::{Event, Illegal, Leg, MAX_PACKAGE_SEATS, MAX_PACKAGE_THINGS, Monopoly, State};

impl Monopoly {
    pub(super) fn check_leg(&self, s: &State, leg: &Leg) -> Result<(), Illegal> {
        let rules = self.rules();
        if !rules.packages {
            return Err(Illegal::NotInTheseRules);
        }
        let drafted = match &s.business {
            Business::Package(package) => *package,
            _ if s.offers >= rules.offers_per_window => {
                return Err(Illegal::TooManyOffers { most: rules.offers_per_window });
            }
            _ => Package::new(Seat(s.actor)),
        };
        for seat in [leg.from, leg.to] {
            if !s.live.has(seat) || leg.from == leg.to {
                return Err(Illegal::NoSuchPartner { seat });
            }
        }
        let lots = self.owned_lots(s, leg.from, leg.give)?;
        self.check_tradeable(s, lots)?;
        if leg.cards > 0 && !rules.trade_jail_cards {
            return Err(Illegal::NotInTheseRules);
        }
        if leg.cash < 0 || (lots.is_empty() && leg.cards == 0 && leg.cash == 0) {
            return Err(Illegal::EmptyOffer);
        }
        if !drafted.lots().and(lots).is_empty() {
            return Err(Illegal::PartnerLacks { seat: leg.from });
        }
        let things = self.things_of_leg(s, &drafted, leg).ok_or(Illegal::PackageFull)?;
        if things.len() < lots.len() as usize + usize::from(leg.cards) {
            return Err(Illegal::PartnerLacks { seat: leg.from });
        }
        if drafted.things().len() + things.len() > MAX_PACKAGE_THINGS
            || !drafted.can_book(leg.from, leg.to, leg.cash)
        {
            return Err(Illegal::PackageFull);
        }
        let mut next = drafted;
        next.add(s, leg.from, leg.to, &things, leg.cash);
        match next.participants.len() as usize {
            0 => Err(Illegal::EmptyOffer),
            1..=MAX_PACKAGE_SEATS => Ok(()),
            _ => Err(Illegal::PackageFull),
        }
    }

    /// The lots of a leg and as many of the giver's free jail cards as it asks for and there are;
    /// `None` when they are more than a package holds.
    fn things_of_leg(
        &self,
        s: &State,
        drafted: &Package,
        leg: &Leg,
    ) -> Option<ArrayVec<Thing, MAX_PACKAGE_THINGS>> {
        let mut things = ArrayVec::new();
        for lot in leg.give.iter().filter_map(|place| self.board().deed_at(place)) {
            things.try_push(Thing::Lot(lot)).ok()?;
        }
        let promised = drafted.things();
        let free = (0..self.track.kept_cards.len() as u8).map(Thing::Card).filter(|&card| {
            card.giver(s) == Some(leg.from) && promised.iter().all(|&(other, _)| other != card)
        });
        for card in free.take(leg.cards.into()) {
            things.try_push(card).ok()?;
        }
        Some(things)
    }

    /// Whether everybody in the package could pay what it asks.
    pub(super) fn check_package(&self, s: &State) -> Result<(), Illegal> {
        let Business::Package(package) = s.business else { return Err(Illegal::NotNow) };
        let mut after = package.net();
        for seat in package.participants.iter() {
            after[seat.idx()] += i64::from(s.cash[seat.idx()]);
        }
        for leg in package.legs(s) {
            after[leg.to.idx()] -= self.transfer_interest(s, leg.lots);
        }
        match package.participants.iter().find(|seat| after[seat.idx()] < 0) {
            Some(seat) => Err(Illegal::PartnerLacks { seat }),
            None => Ok(()),
        }
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    pub(super) fn add_leg(&mut self, leg: Leg) {
        let mut package = match self.s.business {
            Business::Package(package) => package,
            _ => Package::new(Seat(self.s.actor)),
        };
        if let Some(things) = self.game.things_of_leg(self.s, &package, &leg) {
            package.add(self.s, leg.from, leg.to, &things, leg.cash);
        }
        self.tell(Event::LegAdded { by: package.proposer, leg });
        self.s.business = Business::Package(package);
    }

    pub(super) fn propose_package(&mut self) {
        let Business::Package(mut package) = self.s.business else { return };
        let by = package.proposer;
        let participants = package.participants;
        self.s.offers = self.s.offers.saturating_add(1);
        self.tell(Event::PackageProposed { by, participants });
        package.to_ask = participants.without(by);
        match package.to_ask.next_after(by) {
            Some(next) => {
                self.s.actor = next.0;
                self.s.business = Business::Package(package);
            }
            None => self.carry_out_package(&package),
        }
    }

    pub(super) fn withdraw_package(&mut self) {
        self.s.offers = self.s.offers.saturating_add(1);
        self.refuse_package();
    }

    pub(super) fn refuse_package(&mut self) {
        if let Business::Package(package) = self.s.business {
            let refused_by = Seat(self.s.actor);
            self.tell(Event::PackageFailed { by: package.proposer, refused_by });
        }
        self.s.business = Business::None;
        self.settle();
    }

    pub(super) fn accept_package(&mut self) {
        let Business::Package(mut package) = self.s.business else { return };
        package.to_ask = package.to_ask.without(Seat(self.s.actor));
        match package.to_ask.next_after(package.proposer) {
            Some(next) => {
                self.s.actor = next.0;
                self.s.business = Business::Package(package);
            }
            None => self.carry_out_package(&package),
        }
    }

    fn carry_out_package(&mut self, package: &Package) {
        self.s.business = Business::None;
        self.tell(Event::PackageDone { by: package.proposer });
        // The legs settle what is left in the end, so nobody pays with money to come.
        for leg in package.legs(self.s).into_iter().filter(|leg| leg.cash > 0) {
            self.transfer(Some(leg.from), Some(leg.to), leg.cash, None);
        }
        for (thing, to) in package.things() {
            let Some(from) = thing.giver(self.s) else { continue };
            match thing {
                Thing::Lot(lot) => self.hand_over_lot(lot, from, to),
                Thing::Card(slot) => {
                    self.s.set_holder(slot.into(), Some(to));
                    self.tell(Event::CardsTransferred { from, to: Some(to), count: 1 });
                }
            }
        }
        self.after_transfer(package.lots());
    }
}
