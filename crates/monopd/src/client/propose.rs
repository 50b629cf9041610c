//! Offers of ours: opened, filled in step by step, accepted by us, and answered by the other.

use std::time::Duration;

use ludoteca_monopoly::Offer;

use super::mirror::Trade;
use super::moment::Seats;
use super::{Bot, Output};
use crate::wire::{Command, TradeUpdate};

/// An offer under way.
#[derive(Clone, Debug)]
pub(super) struct Proposal {
    pub(super) since: Duration,
    to: i32,
    /// The trade, once it is open.
    trade: Option<i32>,
    offer: Offer,
    /// The revision at which everything is in it.
    complete_at: Option<i32>,
    accepted: bool,
}

impl Bot {
    /// Opens a trade for an offer; whether there is somebody to offer to.
    pub(super) fn offer(&mut self, offer: Offer, out: &mut Vec<Output>) -> bool {
        self.offers_this_turn = self.offers_this_turn.saturating_add(1);
        let Some(to) = Seats::of(&self.mirror).player(offer.to) else { return false };
        let Some(me) = self.mirror.me else { return false };
        // With an open trade between the same players it would not be clear which is which, and
        // one that we have agreed to may be taking what we would offer.
        let parties = |trade: &Trade| [me, to].iter().any(|one| trade.accepts.contains_key(one));
        if self.mirror.trades.values().any(parties) {
            return false;
        }
        let since = self.now;
        self.proposal =
            Some(Proposal { since, to, trade: None, offer, complete_at: None, accepted: false });
        self.send(Command::OpenTrade(to), out);
        true
    }

    pub(super) fn note_trade(&mut self, update: &TradeUpdate, out: &mut Vec<Output>) {
        let Some(id) = update.info.trade else { return };
        let kind = update.info.kind.as_deref();
        if matches!(kind, Some("completed" | "rejected")) {
            self.trades_since.remove(&id);
            if self.proposal.as_ref().is_some_and(|it| it.trade == Some(id)) {
                self.proposal = None;
            }
            return;
        }
        let opened = kind == Some("new") && update.info.actor == self.mirror.me;
        if opened && self.proposal.as_ref().is_some_and(|it| it.trade.is_none()) {
            return self.fill_in(id, update.info.revision.unwrap_or(0), out);
        }
        let ours = self.proposal.as_ref().is_some_and(|it| it.trade == Some(id));
        if ours {
            self.accept_own(id, out);
        } else if self.mirror.trades.contains_key(&id) {
            self.trades_since.entry(id).or_insert(self.now);
        }
    }

    /// Puts everything into the trade that has just been opened.
    fn fill_in(&mut self, trade: i32, revision: i32, out: &mut Vec<Output>) {
        let (Some(me), Some(proposal)) = (self.mirror.me, &mut self.proposal) else { return };
        let (to, offer) = (proposal.to, proposal.offer);
        let estate = |estate: i32, to| Command::TradeEstate { trade, estate, to };
        let mut commands: Vec<Command> = Vec::new();
        commands.extend(offer.give.iter().map(|place| estate(place.0.into(), to)));
        commands.extend(offer.want.iter().map(|place| estate(place.0.into(), me)));
        let (from, receiver) = if offer.cash > 0 { (me, to) } else { (to, me) };
        if offer.cash != 0 {
            let amount = offer.cash.saturating_abs();
            commands.push(Command::TradeMoney { trade, from, to: receiver, amount });
        }
        let held =
            |owner: i32| self.mirror.cards.values().filter(move |card| card.owner == Some(owner));
        let cards = |owner: i32, taker: i32, count: u8| {
            held(owner)
                .filter_map(|card| card.card)
                .take(count.into())
                .map(move |card| Command::TradeCard { trade, card, to: taker })
        };
        commands.extend(cards(me, to, offer.give_cards));
        commands.extend(cards(to, me, offer.want_cards));
        proposal.trade = Some(trade);
        let steps = i32::try_from(commands.len()).unwrap_or(i32::MAX);
        proposal.complete_at = Some(revision.saturating_add(steps));
        for command in commands {
            self.send(command, out);
        }
    }

    /// Accepts our own offer as soon as everything is in it.
    fn accept_own(&mut self, id: i32, out: &mut Vec<Output>) {
        let Some(trade) = self.mirror.trades.get(&id) else { return };
        let Some(proposal) = &mut self.proposal else { return };
        let complete = proposal.complete_at.is_some_and(|at| trade.revision >= at);
        if !complete || proposal.accepted {
            return;
        }
        proposal.accepted = true;
        let revision = trade.revision;
        self.send(Command::AcceptTrade { trade: id, revision }, out);
    }

    /// Nobody answers: the offer is taken back.
    pub(super) fn give_up_proposal(&mut self, out: &mut Vec<Output>) {
        let trade = self.proposal.take().and_then(|proposal| proposal.trade);
        if let Some(trade) = trade.filter(|trade| self.mirror.trades.contains_key(trade)) {
            self.send(Command::RejectTrade(trade), out);
        }
    }
}
