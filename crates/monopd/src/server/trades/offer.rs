//! Offers on the table: putting ours there, and answering others'.

use std::collections::BTreeMap;

use ludoteca_monopoly::Place;
use ludoteca_monopoly::position::{Business, Leg, Package};

use super::super::seated::Seated;
use super::super::{Output, Session, tell};
use super::Stage;
use super::draft::Trade;

impl Seated {
    /// The offer that is on the table and has been made, as a trade without a number.
    pub(super) fn offer(&self) -> Option<Trade> {
        let package = match self.position.as_ref()?.business.clone()? {
            Business::Package(package) if !package.to_ask.is_empty() => package,
            Business::Trade(trade) => {
                let leg = |from, to, give: Vec<Place>, cards, cash: i32| Leg {
                    from,
                    to,
                    give,
                    cards,
                    cash: cash.max(0),
                };
                let back = trade.cash.checked_neg().unwrap_or(0);
                Package {
                    proposer: trade.from,
                    legs: vec![
                        leg(trade.from, trade.to, trade.give, trade.give_cards, trade.cash),
                        leg(trade.to, trade.from, trade.want, trade.want_cards, back),
                    ],
                    to_ask: vec![trade.to],
                }
            }
            _ => return None,
        };
        let mut offer = Trade::between(0, package.proposer.0, package.proposer.0);
        let mut given: BTreeMap<u8, usize> = BTreeMap::new();
        for leg in &package.legs {
            let way = (leg.from.0, leg.to.0);
            offer.parties.extend([way.0, way.1]);
            offer.estates.extend(leg.give.iter().map(|lot| (i32::from(lot.0), way)));
            // Jail cards are alike: which of them moves is told when it does.
            let skip = given.entry(way.0).or_default();
            let cards = self.cards_of(way.0).into_iter().skip(*skip).take(leg.cards.into());
            offer.cards.extend(cards.map(|card| (card, way)));
            *skip += usize::from(leg.cards);
            if leg.cash > 0 {
                offer.money.insert(way, leg.cash);
            }
        }
        let asked = |seat: &u8| package.to_ask.iter().any(|other| other.0 == *seat);
        offer.accepts = offer.parties.iter().copied().filter(|seat| !asked(seat)).collect();
        offer.stage = Stage::OnTable;
        Some(offer)
    }

    /// Whether a package of ours lies open that nobody has been asked about yet.
    fn drafts_package(&self) -> bool {
        let business = self.position.as_ref().and_then(|it| it.business.as_ref());
        matches!(business, Some(Business::Package(it)) if it.to_ask.is_empty())
            && self.may("withdraw")
    }
}

impl Session {
    /// Puts the trade on the table that we have accepted; whether something was played.
    pub(in crate::server) fn offer_accepted(&mut self, out: &mut Vec<Output>) -> bool {
        let Some(seated) = &mut self.seated else { return false };
        let Some(me) = seated.looks.filter(|_| seated.manages()) else { return false };
        let accepted = |trade: &&Trade| trade.stage == Stage::Accepted;
        let Some(mut trade) = seated.trades.open.values().find(accepted).cloned() else {
            return false;
        };
        let Ok(mut actions) = trade.actions(me, seated) else { return false };
        let Some(first) = actions.pop_front() else { return false };
        trade.stage = Stage::Offering(actions);
        seated.trades.open.insert(trade.id, trade);
        self.play(first, out);
        true
    }

    /// An offer that the table knows nothing of is a draft again.
    pub(in crate::server) fn drop_lost_offer(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &self.seated else { return };
        let live = seated.trades.live().and_then(|id| seated.trades.open.get(&id));
        if seated.manages() && live.is_some_and(|it| matches!(it.stage, Stage::Offering(_))) {
            self.take_back_offer(out);
        }
    }

    /// Goes on with a package that is being put on the table; whether something was played.
    pub(in crate::server) fn offer_next(&mut self, out: &mut Vec<Output>) -> bool {
        let Some(seated) = &mut self.seated else { return false };
        if !seated.drafts_package() {
            return false;
        }
        let mut under_way = seated.trades.open.values_mut().filter_map(|it| match &mut it.stage {
            Stage::Offering(actions) => actions.pop_front(),
            _ => None,
        });
        // Without anything to go on with, somebody thought better of it.
        let action = under_way.next().unwrap_or_else(|| "withdraw".into());
        self.play(action, out);
        true
    }

    /// Answers the offer on the table, if the client has; whether something was played.
    pub(in crate::server) fn answer_offer(&mut self, out: &mut Vec<Output>) -> bool {
        let Some(seated) = &self.seated else { return false };
        let Some(me) = seated.looks.filter(|_| seated.may("accept")) else { return false };
        let live = seated.trades.live().and_then(|id| seated.trades.open.get(&id));
        let Some(trade) = live.filter(|trade| trade.maker != me) else { return false };
        let answer = if trade.refused {
            "refuse"
        } else if trade.accepts.contains(&me) {
            "accept"
        } else {
            return false;
        };
        self.play(answer.into(), out);
        true
    }

    /// The table did not take what was played: an offer of ours is a draft again, and an answer
    /// was none. Whether there was one.
    pub(in crate::server) fn take_back_offer(&mut self, out: &mut Vec<Output>) -> bool {
        let Some(seated) = &mut self.seated else { return false };
        let (Some(me), Some(id)) = (seated.looks, seated.trades.live()) else { return false };
        let Some(mut trade) = seated.trades.open.remove(&id) else { return false };
        let offering = matches!(trade.stage, Stage::Offering(_));
        let mut news = offering;
        if offering {
            trade.stage = Stage::Draft;
            trade.accepts.clear();
        } else if trade.maker != me {
            news = trade.accepts.remove(&me);
            trade.refused = false;
        }
        if news {
            tell(&[trade.accepts_element(seated)], out);
        }
        seated.trades.open.insert(id, trade);
        offering
    }
}
