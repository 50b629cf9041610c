//! What the wire has told so far: every update merged into what was known before.

use std::collections::BTreeMap;

use crate::wire::{
    AuctionUpdate, Button, CardUpdate, ConfigUpdate, Element, EstateUpdate, GameUpdate,
    PlayerUpdate, TradePart, TradeUpdate,
};

/// The status of an auction that is over.
const SOLD: i32 = 3;

/// A mirror of the server.
#[derive(Clone, Debug, Default)]
pub struct Mirror {
    /// Our number; none: not named yet.
    pub me: Option<i32>,
    /// What we come back with after a lost connection.
    pub cookie: Option<String>,
    /// All games.
    pub games: BTreeMap<i32, GameUpdate>,
    /// All players.
    pub players: BTreeMap<i32, PlayerUpdate>,
    /// The spaces of our game.
    pub estates: BTreeMap<i32, EstateUpdate>,
    /// The cards of our game that can be kept.
    pub cards: BTreeMap<i32, CardUpdate>,
    /// The options of our game.
    pub options: BTreeMap<i32, ConfigUpdate>,
    /// The auction under way.
    pub auction: Option<AuctionUpdate>,
    /// Open trades that we have a part in.
    pub trades: BTreeMap<i32, Trade>,
    /// The space that the texts are about.
    pub shown: Option<i32>,
    /// The buttons that a person would see.
    pub buttons: Vec<Button>,
}

/// An open trade.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trade {
    /// Who opened it.
    pub actor: Option<i32>,
    /// The newest revision.
    pub revision: i32,
    /// Who has a part in it, and who accepts it as it is.
    pub accepts: BTreeMap<i32, bool>,
    /// Estates, and who receives them.
    pub estates: BTreeMap<i32, i32>,
    /// Cards, and who receives them.
    pub cards: BTreeMap<i32, i32>,
    /// Money, by who pays whom.
    pub money: BTreeMap<(i32, i32), i32>,
}

impl Trade {
    fn apply(&mut self, update: &TradeUpdate) {
        self.actor = self.actor.or(update.info.actor);
        self.revision = update.info.revision.unwrap_or(self.revision);
        for part in &update.parts {
            match part {
                TradePart::Player(it) => {
                    if let Some(player) = it.player {
                        self.accepts.insert(player, it.accept == Some(true));
                    }
                }
                TradePart::Estate(it) => keep(&mut self.estates, it.estate, it.to),
                TradePart::Card(it) => keep(&mut self.cards, it.card, it.to),
                TradePart::Money(it) => {
                    let Some(parties) = it.from.zip(it.to) else { continue };
                    match it.money {
                        Some(0) | None => self.money.remove(&parties),
                        Some(money) => self.money.insert(parties, money),
                    };
                }
            }
        }
    }
}

/// A thing that goes to somebody, or to nobody any more.
fn keep(things: &mut BTreeMap<i32, i32>, thing: Option<i32>, to: Option<i32>) {
    let Some(thing) = thing else { return };
    match to.filter(|&player| player > 0) {
        Some(player) => things.insert(thing, player),
        None => things.remove(&thing),
    };
}

impl Mirror {
    /// What is known of ourselves.
    pub fn own(&self) -> Option<&PlayerUpdate> {
        self.players.get(&self.me?)
    }

    /// The game that we are in.
    pub fn game(&self) -> Option<&GameUpdate> {
        let game = self.own()?.game.filter(|&game| game >= 0)?;
        self.games.get(&game)
    }

    /// Whether our game is being played.
    pub fn is_running(&self) -> bool {
        self.game().is_some_and(|game| game.status.as_deref() == Some("run"))
    }

    /// Whether an option of our game is set.
    pub fn option(&self, name: &str) -> Option<bool> {
        let game = self.game()?.game;
        let found = self
            .options
            .values()
            .find(|option| option.name.as_deref() == Some(name) && option.game == game)?;
        found.value.as_deref().map(|value| value != "0")
    }

    /// Takes in what the server says.
    pub fn apply(&mut self, element: &Element) {
        match element {
            Element::Client(it) => {
                self.me = it.player.or(self.me);
                self.cookie = it.cookie.clone().or(self.cookie.take());
            }
            Element::Game(it) => {
                if let Some(game) = it.game.filter(|&game| game >= 0) {
                    self.games.entry(game).or_default().merge(it);
                }
            }
            Element::DeleteGame(it) => {
                self.games.remove(&it.game.unwrap_or(-1));
            }
            Element::Player(it) => self.player(it),
            Element::DeletePlayer(it) => {
                self.players.remove(&it.player.unwrap_or(-1));
            }
            Element::Config(it) => {
                if let Some(option) = it.config {
                    self.options.entry(option).or_default().merge(it);
                }
            }
            Element::Estate(it) => {
                if let Some(estate) = it.estate {
                    self.estates.entry(estate).or_default().merge(it);
                }
            }
            Element::Card(it) => {
                if let Some(card) = it.card {
                    self.cards.entry(card).or_default().merge(it);
                }
            }
            Element::Display(it) => {
                if it.shown.clear_buttons == Some(true) {
                    self.buttons.clear();
                }
                self.shown = it.shown.estate.or(self.shown);
                self.buttons.extend(it.buttons.iter().cloned());
            }
            Element::Auction(it) => {
                self.auction.get_or_insert_default().merge(it);
                if it.status == Some(SOLD) {
                    self.auction = None;
                }
            }
            Element::Trade(it) => self.trade(it),
            Element::Server(_) | Element::Message(_) | Element::Group(_) => {}
        }
    }

    fn player(&mut self, update: &PlayerUpdate) {
        let Some(player) = update.player else { return };
        let before = self.players.get(&player).and_then(|known| known.game);
        self.players.entry(player).or_default().merge(update);
        let moved = update.game.is_some() && update.game != before;
        if moved && self.me == Some(player) {
            self.forget_game();
        }
    }

    /// Another game: nothing of the last one counts.
    fn forget_game(&mut self) {
        self.estates.clear();
        self.cards.clear();
        self.trades.clear();
        self.buttons.clear();
        self.auction = None;
        let game = self.own().and_then(|own| own.game);
        self.options.retain(|_, option| option.game == game);
    }

    fn trade(&mut self, update: &TradeUpdate) {
        let Some(id) = update.info.trade else { return };
        match update.info.kind.as_deref() {
            Some("completed" | "rejected") => {
                self.trades.remove(&id);
            }
            // Everybody hears that a trade was accepted, whether they have a part in it or not.
            Some("accepted") => {}
            Some("new") => {
                let mut trade = Trade::default();
                trade.apply(update);
                self.trades.insert(id, trade);
            }
            _ => self.trades.entry(id).or_default().apply(update),
        }
    }

    /// Whether a person would see a button with this command.
    pub fn has_button(&self, command: &str) -> bool {
        let is = |button: &Button| {
            button.command.as_deref() == Some(command) && button.enabled != Some(false)
        };
        self.buttons.iter().any(is)
    }
}
