//! Trades: the client prepares an offer, and it is made when the client accepts it itself.
//!
//! On this network a trade is edited by all until all accept. At our tables an offer is made as a
//! whole, in one's own window, and the other says yes or no: so only its maker edits it.

use std::collections::{BTreeMap, BTreeSet};

use ludoteca_monopoly::position::{Business, Trade};

use super::{ME, Output, Session, tell};
use crate::wire::{
    Command, Element, TradeEstate, TradeInfo, TradeMoney, TradePart, TradePlayer, TradeUpdate,
};

/// An offer that the client is preparing.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    id: i32,
    to: u8,
    revision: i32,
    give: BTreeSet<i32>,
    want: BTreeSet<i32>,
    cards: BTreeMap<i32, bool>,
    /// What we pay; negative: what we are to get.
    cash: i32,
    offered: bool,
}

impl Draft {
    fn notation(&self) -> String {
        let mut text = format!("trade {}", self.to);
        let list = |lots: &BTreeSet<i32>| {
            lots.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        };
        let mut add = |word: &str, value: String| {
            text.push(' ');
            text.push_str(word);
            text.push(' ');
            text.push_str(&value);
        };
        if !self.give.is_empty() {
            add("give", list(&self.give));
        }
        if !self.want.is_empty() {
            add("want", list(&self.want));
        }
        if self.cash != 0 {
            add("cash", self.cash.to_string());
        }
        for (word, given) in [("give-cards", true), ("want-cards", false)] {
            let count = self.cards.values().filter(|&&it| it == given).count();
            if count > 0 {
                add(word, count.to_string());
            }
        }
        text
    }
}

fn update(id: i32, kind: Option<&str>, revision: Option<i32>, parts: Vec<TradePart>) -> Element {
    let info = TradeInfo { trade: Some(id), kind: kind.map(str::to_owned), actor: None, revision };
    Element::Trade(TradeUpdate { info, parts })
}

fn accepts(player: i32, accept: bool) -> TradePart {
    TradePart::Player(TradePlayer { player: Some(player), accept: Some(accept) })
}

impl Session {
    pub(super) fn trade(&mut self, command: &Command, out: &mut Vec<Output>) {
        match *command {
            Command::OpenTrade(player) => self.open_trade(player, out),
            Command::AcceptTrade { trade, revision } => self.accept_trade(trade, revision, out),
            Command::RejectTrade(trade) => self.reject_trade(trade, out),
            Command::TradeEstate { trade, estate, to } => self.edit(trade, out, |draft, it| {
                let owner = it.estates.get(&estate)?.owner.filter(|&owner| owner > 0)?;
                draft.give.remove(&estate);
                draft.want.remove(&estate);
                let (mine, theirs) = (ME, it.other);
                match (owner, to) {
                    (owner, to) if owner == mine && to == theirs => draft.give.insert(estate),
                    (owner, to) if owner == theirs && to == mine => draft.want.insert(estate),
                    _ => false,
                };
                let moved = draft.give.contains(&estate) || draft.want.contains(&estate);
                let to = Some(if moved { to } else { -1 });
                Some(TradePart::Estate(TradeEstate { estate: Some(estate), to }))
            }),
            Command::TradeMoney { trade, from, to, amount } => {
                self.edit(trade, out, |draft, it| {
                    let sign = match (from, to) {
                        (from, to) if from == ME && to == it.other => 1,
                        (from, to) if from == it.other && to == ME => -1,
                        _ => return None,
                    };
                    if amount < 0 {
                        return None;
                    }
                    draft.cash = sign * amount;
                    let money = TradeMoney { from: Some(from), to: Some(to), money: Some(amount) };
                    Some(TradePart::Money(money))
                });
            }
            _ => self.refuse_trade("monopd-serve-not-here", out),
        }
    }

    fn open_trade(&mut self, player: i32, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let Some(to) = seated.seat(player).filter(|&seat| Some(seat) != seated.looks) else {
            return self.refuse_trade("monopd-serve-no-partner", out);
        };
        if seated.draft.is_some() || seated.trade.is_some() {
            return self.refuse_trade("monopd-serve-one-trade", out);
        }
        seated.trades += 1;
        let id = seated.trades;
        seated.draft = Some(Draft {
            id,
            to,
            revision: 1,
            give: BTreeSet::new(),
            want: BTreeSet::new(),
            cards: BTreeMap::new(),
            cash: 0,
            offered: false,
        });
        let info = TradeInfo {
            trade: Some(id),
            kind: Some("new".into()),
            actor: Some(ME),
            revision: Some(1),
        };
        let new = Element::Trade(TradeUpdate { info, parts: Vec::new() });
        tell(&[new], out);
        tell(&[update(id, None, None, vec![accepts(ME, false), accepts(player, false)])], out);
    }

    /// Changes the offer that the client is preparing; nothing of it may be on the table yet.
    fn edit(
        &mut self,
        trade: i32,
        out: &mut Vec<Output>,
        change: impl FnOnce(&mut Draft, &Sides<'_>) -> Option<TradePart>,
    ) {
        let Some(seated) = &mut self.seated else { return };
        let Some(mut draft) = seated.draft.take() else {
            return self.refuse_trade("monopd-serve-no-trade", out);
        };
        if draft.id != trade || draft.offered {
            seated.draft = Some(draft);
            return self.refuse_trade("monopd-serve-no-trade", out);
        }
        let sides = Sides { other: seated.player(draft.to), estates: &seated.told.estates };
        let part = change(&mut draft, &sides);
        let other = sides.other;
        draft.revision += i32::from(part.is_some());
        let (id, revision) = (draft.id, draft.revision);
        seated.draft = Some(draft);
        let Some(part) = part else {
            return self.refuse_trade("monopd-serve-bad-part", out);
        };
        tell(&[update(id, None, Some(revision), vec![part])], out);
        tell(&[update(id, None, None, vec![accepts(ME, false), accepts(other, false)])], out);
    }

    fn accept_trade(&mut self, trade: i32, revision: i32, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        if seated.trade == Some(trade) && seated.may("accept") {
            return self.play("accept".into(), out);
        }
        let window = seated.may("roll") || seated.may_some("pay");
        let Some(draft) = seated.draft.as_mut().filter(|it| it.id == trade && !it.offered) else {
            return self.refuse_trade("monopd-serve-no-trade", out);
        };
        if draft.revision != revision {
            return self.refuse_trade("monopd-serve-old-trade", out);
        }
        if !window {
            return self.refuse_trade("monopd-serve-no-window", out);
        }
        draft.offered = true;
        let action = draft.notation();
        tell(&[update(trade, None, None, vec![accepts(ME, true)])], out);
        self.play(action, out);
    }

    fn reject_trade(&mut self, trade: i32, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        if seated.trade == Some(trade) && seated.may("refuse") {
            return self.play("refuse".into(), out);
        }
        if seated.draft.as_ref().is_some_and(|draft| draft.id == trade && !draft.offered) {
            seated.draft = None;
            return tell(&[update(trade, Some("rejected"), None, Vec::new())], out);
        }
        self.refuse_trade("monopd-serve-no-trade", out);
    }

    /// Tells of the offer on the table, or of its end.
    pub(super) fn tell_trade(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let Some(looks) = seated.looks else { return };
        let business = seated.position.as_ref().and_then(|it| it.business.clone());
        let open = match business {
            Some(Business::Trade(trade)) => Some(trade),
            _ => None,
        };
        let to_us = open.as_ref().is_some_and(|trade| trade.to.0 == looks);
        let from_us = open.as_ref().is_some_and(|trade| trade.from.0 == looks);
        if let Some(draft) = seated.draft.take_if(|draft| draft.offered && !from_us) {
            // Whether it was taken is seen in who owns what; the window closes either way.
            tell(&[update(draft.id, Some("completed"), None, Vec::new())], out);
        }
        if let Some(id) = seated.trade.take_if(|_| !to_us) {
            tell(&[update(id, Some("completed"), None, Vec::new())], out);
        }
        if let (Some(trade), true, None) = (open, to_us, seated.trade) {
            seated.trades += 1;
            let id = seated.trades;
            seated.trade = Some(id);
            let from = seated.player(trade.from.0);
            tell(&offer_of(id, from, &trade), out);
        }
    }
}

/// What both sides of a trade have.
struct Sides<'a> {
    other: i32,
    estates: &'a BTreeMap<i32, crate::wire::EstateUpdate>,
}

/// An offer of somebody else to us, accepted by its maker.
fn offer_of(id: i32, from: i32, trade: &Trade) -> [Element; 3] {
    let info = TradeInfo {
        trade: Some(id),
        kind: Some("new".into()),
        actor: Some(from),
        revision: Some(1),
    };
    let lots = |lots: &[ludoteca_monopoly::Place], to: i32| {
        lots.iter()
            .map(|lot| {
                let estate = Some(i32::from(lot.0));
                TradePart::Estate(TradeEstate { estate, to: Some(to) })
            })
            .collect::<Vec<_>>()
    };
    let mut parts = lots(&trade.give, ME);
    parts.extend(lots(&trade.want, from));
    if trade.cash != 0 {
        let (payer, taker) = if trade.cash > 0 { (from, ME) } else { (ME, from) };
        let money = Some(trade.cash.saturating_abs());
        let part = TradeMoney { from: Some(payer), to: Some(taker), money };
        parts.push(TradePart::Money(part));
    }
    [
        Element::Trade(TradeUpdate { info, parts: vec![accepts(from, false), accepts(ME, false)] }),
        update(id, None, Some(2), parts),
        update(id, None, None, vec![accepts(from, true), accepts(ME, false)]),
    ]
}
