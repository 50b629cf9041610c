//! Decisions: what is asked, what the agent says, and the command for it.

use std::time::Duration;

use ludoteca_core::{Game as _, Thinking};
use ludoteca_monopoly::{Action, Place};

use super::moment::{Asked, Seats, position};
use super::waiting::Waiting;
use super::{Bot, Output, Tell};
use crate::wire::{Command, EstateUpdate};

/// How long each bidder waits for the one before.
const BID_SLOT: Duration = Duration::from_millis(200);
/// What the wire calls a hotel, in houses.
const HOTEL: i32 = 5;
/// What the button of those who bid no more sends, at tables of ours.
const LEAVE: &str = "leave";
/// Steps in one turn before we just roll.
const STEPS: u32 = 40;

impl Bot {
    /// Does what is to be done now, if anything is.
    pub(super) fn act(&mut self, out: &mut Vec<Output>) {
        if !self.mirror.is_running() || self.rules.is_none() {
            return;
        }
        self.answer_trades(out);
        if self.waiting != Waiting::Nothing {
            return;
        }
        let Some(own) = self.mirror.own().cloned() else { return };
        let is = |flag: Option<bool>| flag == Some(true);
        if is(own.bankrupt) || is(own.spectator) {
            return;
        }
        if is(own.has_debt) {
            return self.raise_money(own.money.unwrap_or(0), out);
        }
        if self.mirror.has_button(".T$") || self.mirror.has_button(".T%") {
            return self.choose_tax(out);
        }
        if self.mirror.auction.is_some() {
            return self.bid(out);
        }
        if is(own.can_buy) {
            return self.buy(own.money.unwrap_or(0), own.location, is(own.can_auction), out);
        }
        let in_jail = is(own.jailed) && is(own.has_turn);
        if (is(own.can_roll) || in_jail) && self.proposal.is_none() {
            self.before_roll(in_jail && !is(own.can_roll), out);
        }
    }

    /// What the agent would do here; none: our rules have no picture of it.
    pub(super) fn ask(&mut self, asked: Asked, out: &mut Vec<Output>) -> Option<Action> {
        let rules = self.rules.as_ref()?;
        let seats = Seats::of(&self.mirror);
        let me = seats.seat(self.mirror.me?)?;
        let decks = rules.decks().len();
        let position = position(&self.mirror, &seats, decks, asked)?;
        match position.to_state(rules) {
            Ok(state) => {
                let mut thinking = Thinking::silent(&mut self.thoughts);
                Some(self.agent.choose(&rules.view(&state, me), &mut thinking))
            }
            Err(faults) => {
                let fault = faults.first().map(ToString::to_string).unwrap_or_default();
                out.push(Output::Tell(Tell::NoPicture(fault)));
                None
            }
        }
    }

    fn wait(&mut self, waiting: Waiting, command: Command, out: &mut Vec<Output>) {
        self.waiting = waiting;
        self.waiting_since = self.now;
        self.send(command, out);
    }

    fn before_roll(&mut self, in_jail: bool, out: &mut Vec<Output>) {
        let roll = if in_jail {
            (Waiting::Jail, Command::RollInJail)
        } else {
            (Waiting::Roll, Command::Roll)
        };
        self.steps_this_turn = self.steps_this_turn.saturating_add(1);
        let mut next = None;
        if self.steps_this_turn <= STEPS {
            let action = self.ask(Asked::Before { offers: self.offers_this_turn }, out);
            if let Some(Action::Trade(offer)) = action {
                if self.offer(offer, out) {
                    return;
                }
            } else {
                next = action.and_then(|action| self.command_for(action));
            }
        }
        let (waiting, command) = next.unwrap_or(roll);
        self.wait(waiting, command, out);
    }

    /// The command for what the agent wants, as far as the server's own flags allow it.
    fn command_for(&self, action: Action) -> Option<(Waiting, Command)> {
        let own = self.mirror.own()?;
        let money = own.money.unwrap_or(0);
        let estate = |place: Place| self.mirror.estates.get(&i32::from(place.0));
        match action {
            Action::Build(place) => {
                let it = estate(place)?;
                let fits = it.can_buy_houses == Some(true)
                    && it.house_price.is_some_and(|price| price <= money);
                let id = it.estate.filter(|_| fits)?;
                Some((Waiting::Houses(id), Command::BuyHouse(id)))
            }
            Action::Sell(place) => self.sell_house(estate(place)?),
            Action::SellDown(place, _) => {
                let group = estate(place)?.group;
                let members = self.mirror.estates.values().filter(|it| it.group == group);
                let highest = members.max_by_key(|it| it.houses.unwrap_or(0))?;
                self.sell_house(highest)
            }
            Action::Mortgage(place) => {
                let it = estate(place)?;
                let fits = it.can_toggle_mortgage == Some(true) && it.mortgaged != Some(true);
                let id = it.estate.filter(|_| fits)?;
                Some((Waiting::Mortgage(id), Command::ToggleMortgage(id)))
            }
            Action::Lift(place) => {
                let it = estate(place)?;
                let fits = it.mortgaged == Some(true)
                    && it.unmortgage_price.is_some_and(|price| price <= money);
                let id = it.estate.filter(|_| fits)?;
                Some((Waiting::Mortgage(id), Command::ToggleMortgage(id)))
            }
            Action::SellLot(place) => {
                let id = estate(place)?.estate?;
                Some((Waiting::Sale(id), Command::SellEstate(id)))
            }
            Action::PayFine => Some((Waiting::Jail, Command::PayFine)),
            Action::UseCard | Action::UseCardOf(_) => {
                let has = self.mirror.cards.values().any(|card| card.owner == self.mirror.me);
                has.then_some((Waiting::Jail, Command::UseCard))
            }
            // Everything else is the roll, or has no word here.
            _ => None,
        }
    }

    fn buy(&mut self, money: i32, location: Option<i32>, can_auction: bool, out: &mut Vec<Output>) {
        let price = location
            .and_then(|at| self.mirror.estates.get(&at))
            .and_then(|estate| estate.price)
            .unwrap_or(i32::MAX);
        let buys = price <= money
            && match self.ask(Asked::Buying, out) {
                Some(action) => action == Action::Buy,
                // Without a picture: whatever leaves something over.
                None => price <= money / 2,
            };
        let command = match (buys, can_auction) {
            (true, _) => Command::Buy,
            (false, true) => Command::Auction,
            (false, false) => Command::EndTurn,
        };
        self.wait(Waiting::Purchase, command, out);
    }

    fn choose_tax(&mut self, out: &mut Vec<Output>) {
        let command = match self.ask(Asked::Taxing, out) {
            Some(Action::TaxPercent) => Command::TaxPercent,
            _ => Command::TaxFixed,
        };
        self.mirror.buttons.clear();
        self.wait(Waiting::Tax, command, out);
    }

    fn bid(&mut self, out: &mut Vec<Output>) {
        let Some(auction) = self.mirror.auction.clone() else { return };
        let highest = auction.high_bid.unwrap_or(0);
        let mine = auction.high_bidder.is_some() && auction.high_bidder == self.mirror.me;
        if mine || self.left_for_good || self.left_at.is_some_and(|left| highest >= left) {
            return self.leave_auction(mine, out);
        }
        if self.bid_at.is_some_and(|at| self.now < at) {
            return;
        }
        // Steps of a twentieth of the price, as long as the agent would go along with them:
        // the clock of an auction runs anew with every bid.
        let estate = auction.estate.and_then(|id| self.mirror.estates.get(&id));
        let price = estate.and_then(|estate| estate.price).unwrap_or(0);
        let step = if highest > 0 { (price / 20).max(1) } else { 1 };
        for above in [highest.saturating_add(step - 1), highest] {
            if let Some(Action::Bid(amount)) = self.ask(Asked::Bid { highest: above }, out)
                && amount > highest
            {
                return self.place_bid(amount, out);
            }
        }
        self.left_at = Some(highest);
        self.leave_auction(false, out);
    }

    /// Says so where a server has a button for those who bid no more, and waits for them.
    fn leave_auction(&mut self, mine: bool, out: &mut Vec<Output>) {
        if !mine && self.mirror.has_button(&Command::Act(LEAVE.into()).to_string()) {
            self.mirror.buttons.clear();
            self.left_for_good = true;
            self.send(Command::Act(LEAVE.into()), out);
        }
    }

    /// When it is our turn to bid: bidders of ours keep to the order of the table, so that no two
    /// of them cry the same sum at once.
    pub(super) fn time_to_bid(&self) -> Option<Duration> {
        let auction = self.mirror.auction.as_ref()?;
        let seats = Seats::of(&self.mirror);
        let all = seats.len().max(1);
        let last = auction.high_bidder.or(auction.actor).and_then(|id| seats.seat(id))?;
        let me = seats.seat(self.mirror.me?)?;
        let distance = (me.idx() + all - last.idx() + all - 1) % all;
        Some(self.now + BID_SLOT * u32::try_from(distance).unwrap_or(0))
    }

    fn place_bid(&mut self, amount: i32, out: &mut Vec<Output>) {
        let auction = self.mirror.auction.as_ref().and_then(|it| it.auction).unwrap_or(0);
        self.wait(Waiting::Bid(amount), Command::Bid { auction, amount }, out);
    }

    /// An auction that nobody bids in would stand for ever.
    pub(super) fn bid_the_least(&mut self, out: &mut Vec<Output>) {
        let money = self.mirror.own().and_then(|own| own.money).unwrap_or(0);
        let silent = self.mirror.auction.as_ref().is_some_and(|it| it.high_bid.is_none());
        let in_it = !self.left_for_good;
        if silent && in_it && money > 0 && self.waiting == Waiting::Nothing {
            self.place_bid(1, out);
        }
    }

    /// How much is owed the wire tells in words only: so much that the cash does not do.
    fn raise_money(&mut self, money: i32, out: &mut Vec<Output>) {
        let here = self.mirror.own().and_then(|own| own.location);
        let owner = here.and_then(|at| self.mirror.estates.get(&at)).and_then(|it| it.owner);
        let creditor = owner.filter(|&owner| owner > 0 && Some(owner) != self.mirror.me);
        let action = self.ask(Asked::Debt { amount: money.saturating_add(1), creditor }, out);
        let way = action.and_then(|action| self.command_for(action));
        let way = way.or_else(|| self.any_way_to_raise());
        let (waiting, command) = way.unwrap_or((Waiting::Bankruptcy, Command::Bankrupt));
        self.wait(waiting, command, out);
    }

    /// The first building or estate that brings money.
    fn any_way_to_raise(&self) -> Option<(Waiting, Command)> {
        let own = || self.mirror.estates.values().filter(|it| it.owner == self.mirror.me);
        let mortgage = |it: &EstateUpdate| {
            let fits = it.can_toggle_mortgage == Some(true) && it.mortgaged != Some(true);
            let id = it.estate.filter(|_| fits)?;
            Some((Waiting::Mortgage(id), Command::ToggleMortgage(id)))
        };
        own().find_map(mortgage).or_else(|| own().find_map(|it| self.sell_house(it)))
    }

    /// Sells one building; a hotel only if the bank has the houses for it, which no flag tells.
    fn sell_house(&self, estate: &EstateUpdate) -> Option<(Waiting, Command)> {
        let rules = self.rules.as_ref()?.rules();
        let built = self.mirror.estates.values().filter_map(|it| it.houses);
        let taken: i32 = built.filter(|houses| (1..HOTEL).contains(houses)).sum();
        let enough = rules.unlimited_buildings || i32::from(rules.houses) - taken >= HOTEL - 1;
        let fits = estate.can_sell_houses == Some(true)
            && (enough || estate.houses.is_some_and(|houses| houses < HOTEL));
        let id = estate.estate.filter(|_| fits)?;
        Some((Waiting::Houses(id), Command::SellHouse(id)))
    }
}
