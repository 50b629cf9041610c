//! The table that a client is at, and what it has been told of it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use ludoteca_host::wire::{Choice, SeatKind, Summary, TableState};
use ludoteca_monopoly::Position;
use ludoteca_monopoly::position::{JailCards, KeptCard, Player};
use ludoteca_words::Words;
use serde_json::Value;

use super::ME;
use super::options::Options;
use super::picture::Picture;
use super::trades::Trades;
use crate::wire::Element;

/// Numbers of players are those of their table's game times this, and their seat.
const SEATS: i32 = 16;

/// A table that a client is at.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Seated {
    pub(super) table: String,
    pub(super) game: i32,
    pub(super) summary: Option<Box<Summary>>,
    pub(super) setting: Value,
    /// Our seat; none: we watch.
    pub(super) looks: Option<u8>,
    pub(super) version: u32,
    /// What we can play now.
    pub(super) actions: Vec<Choice>,
    /// Whether we have decided and wait for what comes of it.
    pub(super) deciding: bool,
    /// The number of our last decision, and of the last window that we closed unasked.
    pub(super) decision: Option<u32>,
    pub(super) closing: Option<u32>,
    pub(super) position: Option<Position>,
    /// Whether the client has been told that the game runs.
    pub(super) running: bool,
    pub(super) over: bool,
    pub(super) told: Picture,
    /// Where a token is on its way to on the client's screen, and since when.
    pub(super) arriving: Option<(i32, Duration)>,
    pub(super) asked_to_bid: Option<Duration>,
    /// How often the hammer was raised while we are asked: 1 is going once, 2 twice.
    pub(super) going: i32,
    /// What we bid as soon as we are asked.
    pub(super) standing: Option<i32>,
    /// What is to be done with property in our next window.
    pub(super) kept: VecDeque<String>,
    /// What could be done with property in our last window.
    pub(super) manageable: BTreeSet<String>,
    pub(super) trades: Trades,
    /// Whether a computer player decides for us.
    pub(super) away: bool,
    /// The options that the client has been told of.
    pub(super) options: Option<Options>,
    /// Players that the client has been told of.
    pub(super) players: BTreeMap<u8, String>,
}

impl Seated {
    pub(super) fn new(table: String, game: i32) -> Self {
        Self {
            table,
            game,
            summary: None,
            setting: Value::Null,
            looks: None,
            version: 0,
            actions: Vec::new(),
            deciding: false,
            decision: None,
            closing: None,
            position: None,
            running: false,
            over: false,
            told: Picture::default(),
            arriving: None,
            asked_to_bid: None,
            going: 0,
            standing: None,
            kept: VecDeque::new(),
            manageable: BTreeSet::new(),
            trades: Trades::default(),
            away: false,
            options: None,
            players: BTreeMap::new(),
        }
    }

    /// The number of whoever has a seat.
    pub(super) fn player(&self, seat: u8) -> i32 {
        if self.looks == Some(seat) { ME } else { self.game * SEATS + i32::from(seat) }
    }

    /// The seat of a number.
    pub(super) fn seat(&self, player: i32) -> Option<u8> {
        let seats = self.summary.as_ref()?.seats.iter();
        seats.map(|seat| seat.seat).find(|&seat| self.player(seat) == player)
    }

    /// Whether whoever has a seat is still in the game.
    pub(super) fn is_live(&self, seat: u8) -> bool {
        let players = self.position.as_ref().map(|position| &position.players);
        players.and_then(|it| it.get(usize::from(seat))).is_some_and(|player| !player.out)
    }

    /// The seats with what they have.
    pub(super) fn owners(&self) -> impl Iterator<Item = (u8, &Player)> {
        (0..).zip(self.position.iter().flat_map(|position| &position.players))
    }

    /// The seat of an estate's owner.
    pub(super) fn owner_of(&self, estate: i32) -> Option<u8> {
        let has = |player: &Player| player.lots.iter().any(|it| i32::from(it.square.0) == estate);
        self.owners().find(|(_, player)| has(player)).map(|(seat, _)| seat)
    }

    /// The numbers of the cards that a seat holds: one for each deck.
    pub(super) fn cards_of(&self, seat: u8) -> Vec<i32> {
        let player = self.owners().find(|&(other, _)| other == seat).map(|(_, player)| player);
        match player.map(|player| &player.jail_cards) {
            Some(JailCards::These(held)) => held.iter().map(|it| card_number(*it)).collect(),
            _ => Vec::new(),
        }
    }

    /// The seat that holds a card.
    pub(super) fn holder_of(&self, card: i32) -> Option<u8> {
        self.owners().map(|(seat, _)| seat).find(|&seat| self.cards_of(seat).contains(&card))
    }

    /// Whether the rules know trades among more than two.
    pub(super) fn has_packages(&self) -> bool {
        self.setting["rules"]["packages"] == true
    }

    /// What whoever has a seat is called.
    pub(super) fn taken(&self) -> BTreeMap<u8, String> {
        let seats = self.summary.iter().flat_map(|summary| &summary.seats);
        seats
            .filter(|seat| seat.kind != SeatKind::Open)
            .map(|seat| (seat.seat, seat.name.clone()))
            .collect()
    }

    pub(super) fn is_waiting(&self) -> bool {
        self.summary.as_ref().is_none_or(|summary| summary.state == TableState::Waiting)
    }

    /// What is chosen at the table now.
    pub(super) fn chosen(&self) -> Options {
        let seats = self.summary.as_ref().map_or(0, |summary| summary.seats.len());
        Options::of(&self.setting, seats)
    }

    /// The options that the client has not been told of yet.
    pub(super) fn new_options(&mut self, words: &Words) -> Vec<Element> {
        let chosen = self.chosen();
        let told = self.options.replace(chosen);
        chosen.since(told, self.game, self.is_master(), words)
    }

    /// Whether the client made the table.
    pub(super) fn is_master(&self) -> bool {
        self.summary.as_ref().is_some_and(|summary| summary.made)
    }

    /// Whether this can be played now.
    pub(super) fn may(&self, action: &str) -> bool {
        !self.deciding && self.actions.iter().any(|choice| choice.action == action)
    }

    /// Whether something that begins with this word can be played now.
    pub(super) fn may_some(&self, word: &str) -> bool {
        let is = |choice: &Choice| choice.action.split(' ').next() == Some(word);
        !self.deciding && self.actions.iter().any(is)
    }
}

/// The number of a card on the wire.
pub(super) fn card_number(card: KeptCard) -> i32 {
    i32::from(card.deck) + 1
}
