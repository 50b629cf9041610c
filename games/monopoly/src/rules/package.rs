//! Packages: several players give each other things, all accept, and everything moves at once.

use ludoteca_core::{EventSink, MAX_SEATS, Seat};

use super::Table;
use crate::state::{Business, MAX_LEGS, Package};
use crate::{DeedSet, Event, Illegal, Leg, Monopoly, State};

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
        if drafted.legs().count() == MAX_LEGS {
            return Err(Illegal::PackageFull);
        }
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
        if lots.len() + u32::from(leg.cards) > 2 {
            return Err(Illegal::PackageFull);
        }
        let promised = |seat: Seat| {
            drafted.legs().filter(move |other| other.from == seat).map(|other| other.cards)
        };
        if promised(leg.from).sum::<u8>() + leg.cards > s.jail_cards(leg.from) {
            return Err(Illegal::PartnerLacks { seat: leg.from });
        }
        let twice = drafted.legs().any(|other| !other.lots.and(lots).is_empty());
        if twice {
            return Err(Illegal::PartnerLacks { seat: leg.from });
        }
        if leg.cash < 0 || (lots.is_empty() && leg.cards == 0 && leg.cash == 0) {
            return Err(Illegal::EmptyOffer);
        }
        Ok(())
    }

    /// Whether everybody in the package could pay what it asks.
    pub(super) fn check_package(&self, s: &State) -> Result<(), Illegal> {
        let Business::Package(package) = s.business else { return Err(Illegal::NotNow) };
        let mut after = [0_i64; MAX_SEATS];
        for seat in package.participants().iter() {
            after[seat.idx()] = s.cash[seat.idx()].into();
        }
        for leg in package.legs() {
            after[leg.from.idx()] -= i64::from(leg.cash);
            after[leg.to.idx()] += i64::from(leg.cash) - self.transfer_interest(s, leg.lots);
        }
        match (0..).map(Seat).zip(after).find(|&(_, cash)| cash < 0) {
            Some((seat, _)) => Err(Illegal::PartnerLacks { seat }),
            None => Ok(()),
        }
    }
}

impl<L: EventSink<Event>> Table<'_, L> {
    pub(super) fn add_leg(&mut self, leg: Leg) {
        let proposer = Seat(self.s.actor);
        let mut package = match self.s.business {
            Business::Package(package) => package,
            _ => Package::new(proposer),
        };
        let Some(free) = package.seats.iter().position(|&seats| seats == Package::UNUSED) else {
            return;
        };
        package.seats[free] = leg.from.0 | leg.to.0 << 4;
        package.cash[free] = leg.cash.to_le_bytes();
        let lots = leg.give.iter().filter_map(|place| self.game.board().deed_at(place));
        let cards = (0..leg.cards).map(|_| Package::CARD);
        for (slot, item) in package.items[free].iter_mut().zip(lots.map(|lot| lot.0).chain(cards)) {
            *slot = item;
        }
        self.s.business = Business::Package(package);
    }

    pub(super) fn propose_package(&mut self) {
        let Business::Package(mut package) = self.s.business else { return };
        let by = package.proposer;
        let participants = package.participants();
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
        let mut moved = DeedSet::EMPTY;
        // Cash may pass through a purse that could not pay before it was paid: book it net.
        let mut net = [0_i64; MAX_SEATS];
        for leg in package.legs() {
            net[leg.from.idx()] -= i64::from(leg.cash);
            net[leg.to.idx()] += i64::from(leg.cash);
            for lot in leg.lots {
                self.hand_over_lot(lot, leg.from, leg.to);
            }
            moved = moved.or(leg.lots);
        }
        for (seat, amount) in (0..).map(Seat).zip(net) {
            if amount < 0 {
                self.transfer(Some(seat), None, (-amount) as i32, None);
            }
        }
        for (seat, amount) in (0..).map(Seat).zip(net) {
            if amount > 0 {
                self.transfer(None, Some(seat), amount as i32, None);
            }
        }
        for leg in package.legs() {
            self.hand_over_cards(leg.from, Some(leg.to), leg.cards);
        }
        self.after_transfer(moved);
    }
}
