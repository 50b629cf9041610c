//! A trade as this network has it, and as actions of ours.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;

use super::super::seated::Seated;
use super::Stage;
use crate::wire::{
    Element, TradeCard, TradeEstate, TradeInfo, TradeMoney, TradePart, TradePlayer, TradeUpdate,
};

/// From whom to whom.
pub(super) type Way = (u8, u8);

/// A trade that the client has a part in; players are seats here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Trade {
    pub(super) id: i32,
    pub(super) revision: i32,
    pub(super) maker: u8,
    /// Everybody who was named in it.
    pub(super) parties: BTreeSet<u8>,
    /// Who accepts it as it is.
    pub(super) accepts: BTreeSet<u8>,
    pub(super) estates: BTreeMap<i32, Way>,
    pub(super) cards: BTreeMap<i32, Way>,
    pub(super) money: BTreeMap<Way, i32>,
    pub(super) stage: Stage,
    /// Whether we are to refuse it as soon as we are asked.
    pub(super) refused: bool,
}

/// What one gives another.
#[derive(Default)]
struct Leg {
    lots: Vec<String>,
    cards: u32,
    cash: i64,
}

fn add(text: &mut String, word: &str, value: &str) {
    if !value.is_empty() && value != "0" {
        write!(text, " {word} {value}").unwrap_or_else(|_| unreachable!("a string takes it all"));
    }
}

impl Trade {
    /// A trade without anything in it.
    pub(super) fn between(id: i32, maker: u8, partner: u8) -> Self {
        Self {
            id,
            revision: 1,
            maker,
            parties: [maker, partner].into(),
            accepts: BTreeSet::new(),
            estates: BTreeMap::new(),
            cards: BTreeMap::new(),
            money: BTreeMap::new(),
            stage: Stage::Draft,
            refused: false,
        }
    }

    /// Whether both move the same things.
    pub(super) fn is_same_deal(&self, other: &Self) -> bool {
        self.maker == other.maker
            && self.estates == other.estates
            && self.cards == other.cards
            && self.money == other.money
    }

    /// What everybody gives everybody else.
    fn legs(&self) -> BTreeMap<Way, Leg> {
        let mut legs: BTreeMap<Way, Leg> = BTreeMap::new();
        for (estate, &way) in &self.estates {
            legs.entry(way).or_default().lots.push(estate.to_string());
        }
        for &way in self.cards.values() {
            legs.entry(way).or_default().cards += 1;
        }
        for (&way, &amount) in &self.money {
            legs.entry(way).or_default().cash += i64::from(amount);
        }
        legs
    }

    /// Who gives or takes anything.
    pub(super) fn involved(&self) -> BTreeSet<u8> {
        self.legs().into_keys().flat_map(|(from, to)| [from, to]).collect()
    }

    /// What has to be played to put it on the table; otherwise the message that says why it
    /// cannot be.
    pub(super) fn actions(
        &self,
        me: u8,
        seated: &Seated,
    ) -> Result<VecDeque<String>, &'static str> {
        let mut legs = self.legs();
        let involved = self.involved();
        if involved.is_empty() {
            return Err("monopd-serve-empty-trade");
        }
        let mut others = involved.iter().filter(|&&seat| seat != me);
        if let (2, Some(&to), None) = (involved.len(), others.next(), others.next()) {
            let give = legs.remove(&(me, to)).unwrap_or_default();
            let want = legs.remove(&(to, me)).unwrap_or_default();
            let mut text = format!("trade {to}");
            add(&mut text, "give", &give.lots.join(","));
            add(&mut text, "want", &want.lots.join(","));
            add(&mut text, "cash", &(give.cash - want.cash).to_string());
            add(&mut text, "give-cards", &give.cards.to_string());
            add(&mut text, "want-cards", &want.cards.to_string());
            return Ok([text].into());
        }
        if !seated.has_packages() {
            return Err("monopd-serve-two-only");
        }
        let leg = |((from, to), leg): (Way, Leg)| {
            let mut text = format!("leg {from} {to}");
            add(&mut text, "give", &leg.lots.join(","));
            add(&mut text, "cash", &leg.cash.to_string());
            add(&mut text, "give-cards", &leg.cards.to_string());
            text
        };
        Ok(legs.into_iter().map(leg).chain(["propose".to_owned()]).collect())
    }

    /// Takes over how the table has understood it: payments settled against each other, cards that
    /// are alike; what has changed.
    pub(super) fn take_over(&mut self, offer: &Self, seated: &Seated) -> Vec<Element> {
        let mut gone = Vec::new();
        for (&(from, to), _) in self.money.iter().filter(|(way, _)| !offer.money.contains_key(way))
        {
            let (from, to) = (Some(seated.player(from)), Some(seated.player(to)));
            gone.push(TradePart::Money(TradeMoney { from, to, money: Some(0) }));
        }
        for (&card, _) in self.cards.iter().filter(|(card, _)| !offer.cards.contains_key(card)) {
            gone.push(TradePart::Card(TradeCard { card: Some(card), to: Some(-1) }));
        }
        self.money.clone_from(&offer.money);
        self.cards.clone_from(&offer.cards);
        self.revision += 1;
        let mut news: Vec<Element> = gone.into_iter().map(|part| self.part_element(part)).collect();
        news.push(self.whole_element(seated));
        news
    }

    fn info(&self, kind: Option<&str>, revision: Option<i32>) -> TradeInfo {
        TradeInfo { trade: Some(self.id), kind: kind.map(str::to_owned), actor: None, revision }
    }

    fn accept_parts(&self, seated: &Seated) -> Vec<TradePart> {
        let accept = |&seat: &u8| {
            let player = Some(seated.player(seat));
            TradePart::Player(TradePlayer { player, accept: Some(self.accepts.contains(&seat)) })
        };
        self.parties.iter().map(accept).collect()
    }

    /// That there is such a trade.
    pub(super) fn new_element(&self, seated: &Seated) -> Element {
        let actor = Some(seated.player(self.maker));
        let info = TradeInfo { actor, ..self.info(Some("new"), Some(self.revision)) };
        Element::Trade(TradeUpdate { info, parts: Vec::new() })
    }

    /// Who accepts it.
    pub(super) fn accepts_element(&self, seated: &Seated) -> Element {
        let parts = self.accept_parts(seated);
        Element::Trade(TradeUpdate { info: self.info(None, None), parts })
    }

    /// One thing that was changed in it.
    pub(super) fn part_element(&self, part: TradePart) -> Element {
        let info = self.info(None, Some(self.revision));
        Element::Trade(TradeUpdate { info, parts: vec![part] })
    }

    /// What has become of it.
    pub(super) fn end_element(&self, kind: &str) -> Element {
        Element::Trade(TradeUpdate { info: self.info(Some(kind), None), parts: Vec::new() })
    }

    /// Everything that is in it.
    pub(super) fn whole_element(&self, seated: &Seated) -> Element {
        let mut parts = Vec::new();
        for (&estate, &(_, to)) in &self.estates {
            let (estate, to) = (Some(estate), Some(seated.player(to)));
            parts.push(TradePart::Estate(TradeEstate { estate, to }));
        }
        for (&card, &(_, to)) in &self.cards {
            let (card, to) = (Some(card), Some(seated.player(to)));
            parts.push(TradePart::Card(TradeCard { card, to }));
        }
        for (&(from, to), &money) in &self.money {
            let (from, to) = (Some(seated.player(from)), Some(seated.player(to)));
            parts.push(TradePart::Money(TradeMoney { from, to, money: Some(money) }));
        }
        Element::Trade(TradeUpdate { info: self.info(None, Some(self.revision)), parts })
    }
}
