//! The card base: a list of cards that decks are built from, read from a file.

use std::fmt;

use ludoteca_core::Fingerprint;

use crate::{Card, CardId, LineFault};

mod read;
mod write;

/// The most cards of a base.
pub const MAX_CARDS: usize = 250;

/// The shipped base: the forty cards of the document.
const THE_RIFT: &str = include_str!("../data/the-rift.rift");

/// A list of cards that decks are built from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardBase {
    name: String,
    cards: Vec<Card>,
    check: u16,
}

impl CardBase {
    /// The shipped base: the forty cards of the document.
    pub fn the_rift() -> Self {
        Self::parse(THE_RIFT).unwrap_or_else(|error| unreachable!("the shipped base: {error}"))
    }

    /// Puts a base together from cards that the caller made.
    ///
    /// # Errors
    /// Every fault, with the number of the card as its line.
    pub fn new(name: &str, cards: Vec<Card>) -> Result<Self, ReadBaseError> {
        let numbered: Vec<(usize, Card)> = (1..).zip(cards).collect();
        let faults = read::faults(&numbered);
        if !faults.is_empty() {
            return Err(ReadBaseError { faults });
        }
        Ok(Self::trusted(name, numbered.into_iter().map(|(_, card)| card).collect()))
    }

    fn trusted(name: &str, cards: Vec<Card>) -> Self {
        let names: Vec<&str> = cards.iter().map(|card| card.name.as_str()).collect();
        let print = Fingerprint::of(&names.join("\n"));
        let check = std::hash::Hasher::finish(&print) as u16 & 0x7fff;
        Self { name: name.to_owned(), cards, check }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// All cards in order.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The numbers of all cards.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = CardId> + use<> {
        (0..self.cards.len() as u8).map(CardId)
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether it has no cards, which no base that was read has.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The card of this number.
    ///
    /// # Panics
    /// When the base has no such card; [`CardBase::get`] asks.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.idx()]
    }

    /// The card of this number, if the base has it.
    pub fn get(&self, id: CardId) -> Option<&Card> {
        self.cards.get(id.idx())
    }

    /// The card of this name, whatever its capital letters.
    pub fn find(&self, name: &str) -> Option<CardId> {
        let wanted = name.trim().to_lowercase();
        self.ids().find(|&id| self.card(id).name.to_lowercase() == wanted)
    }

    /// Fifteen bits over the names in their order: deck codes carry it, so that a code is not read
    /// with the cards of another base. Values may be balanced anew without making codes invalid.
    pub const fn check(&self) -> u16 {
        self.check
    }
}

/// Why a text is no card base: every fault of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadBaseError {
    /// All faults, by line.
    pub faults: Vec<LineFault>,
}

impl fmt::Display for ReadBaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::fault::write_all(f, &self.faults)
    }
}

impl std::error::Error for ReadBaseError {}
