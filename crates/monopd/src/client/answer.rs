//! Answers to what others offer.

use ludoteca_monopoly::{Action, Place, position};

use super::mirror::Trade;
use super::moment::{Asked, Seats};
use super::{Bot, Output, PREPARING};
use crate::wire::Command;

impl Bot {
    /// Answers every offer that its maker has accepted and we have not.
    pub(super) fn answer_trades(&mut self, out: &mut Vec<Output>) {
        let Some(me) = self.mirror.me else { return };
        let ready: Vec<i32> = self
            .mirror
            .trades
            .iter()
            .filter(|(id, trade)| self.trades_since.contains_key(id) && is_ready(trade, me))
            .map(|(&id, _)| id)
            .collect();
        for id in ready {
            let Some(trade) = self.mirror.trades.get(&id).cloned() else { continue };
            // What we have offered ourselves cannot be promised a second time.
            let agreed = self
                .offered(&trade, me)
                .filter(|_| self.proposal.is_none())
                .is_some_and(|offer| self.ask(Asked::Trade(offer), out) == Some(Action::Accept));
            self.trades_since.remove(&id);
            let command = if agreed {
                Command::AcceptTrade { trade: id, revision: trade.revision }
            } else {
                Command::RejectTrade(id)
            };
            self.send(command, out);
        }
    }

    /// The trade as an offer of one other player to us; none: it is something else, or it is
    /// not honest (a negative amount takes what it seems to give).
    fn offered(&self, trade: &Trade, me: i32) -> Option<position::Trade> {
        let mut others = trade.accepts.keys().filter(|&&player| player != me);
        let (&other, None) = (others.next()?, others.next()) else { return None };
        let seats = Seats::of(&self.mirror);
        let (mut cash, mut give, mut want) = (0_i32, Vec::new(), Vec::new());
        for (&(from, to), &money) in &trade.money {
            if money < 0 {
                return None;
            }
            match (from, to) {
                (from, to) if from == other && to == me => cash = cash.checked_add(money)?,
                (from, to) if from == me && to == other => cash = cash.checked_sub(money)?,
                _ => return None,
            }
        }
        for (estate, &to) in &trade.estates {
            let owner = self.mirror.estates.get(estate)?.owner?;
            let place = Place(u8::try_from(*estate).ok()?);
            match (owner, to) {
                (owner, to) if owner == other && to == me => give.push(place),
                (owner, to) if owner == me && to == other => want.push(place),
                _ => return None,
            }
        }
        let cards = |owner: i32, taker: i32| {
            let moved = trade.cards.iter().filter(|&(card, &to)| {
                let held = self.mirror.cards.get(card).and_then(|card| card.owner);
                to == taker && held == Some(owner)
            });
            u8::try_from(moved.count()).unwrap_or(u8::MAX)
        };
        let (give_cards, want_cards) = (cards(other, me), cards(me, other));
        if usize::from(give_cards) + usize::from(want_cards) != trade.cards.len() {
            return None;
        }
        let (from, to) = (seats.seat(other)?, seats.seat(me)?);
        Some(position::Trade { from, to, give, want, cash, give_cards, want_cards })
    }

    /// Offers that are never finished are rejected after a while.
    pub(super) fn reject_stale_trades(&mut self, out: &mut Vec<Output>) {
        let now = self.now;
        let stale: Vec<i32> = self
            .trades_since
            .iter()
            .filter(|&(_, &since)| now >= since + PREPARING)
            .map(|(&id, _)| id)
            .collect();
        for id in stale {
            self.trades_since.remove(&id);
            if self.mirror.trades.contains_key(&id) {
                self.send(Command::RejectTrade(id), out);
            }
        }
    }
}

/// Whether everybody but us accepts the trade as it is; where there are more than two, some servers
/// ask them one after another, so that its maker's word has to do.
fn is_ready(trade: &Trade, me: i32) -> bool {
    let own = trade.accepts.get(&me);
    let mut others = trade.accepts.iter().filter(|&(&player, _)| player != me);
    let made = trade.actor.is_some_and(|actor| trade.accepts.get(&actor) == Some(&true));
    own == Some(&false)
        && trade.accepts.len() > 1
        && (others.all(|(_, &accepts)| accepts) || (trade.accepts.len() > 2 && made))
}
