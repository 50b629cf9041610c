//! Decks: twenty cards of a base within a format.

use std::fmt;

use crate::{CardBase, CardId};

mod code;
mod file;
mod random;
#[cfg(feature = "serde")]
pub(crate) mod text;

pub use code::DeckCodeError;
pub use file::ReadDeckError;

/// Cards in a deck.
pub const DECK_SIZE: usize = 20;

/// What a deck may be built of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Format {
    /// The most copies of one card.
    pub max_copies: u8,
    /// The most that the values of all cards may add up to; 0: no limit.
    pub value_limit: u16,
}

/// The format of the document's experiments: two copies, no limit.
impl Default for Format {
    fn default() -> Self {
        Self { max_copies: 2, value_limit: 0 }
    }
}

/// Twenty cards of one base, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeckList {
    /// [`CardBase::check`] of the base that the numbers mean.
    base: u16,
    cards: [CardId; DECK_SIZE],
}

impl DeckList {
    pub(crate) fn sorted(base: u16, mut cards: [CardId; DECK_SIZE]) -> Self {
        cards.sort_unstable();
        Self { base, cards }
    }

    /// The cards, ascending.
    pub const fn cards(&self) -> &[CardId; DECK_SIZE] {
        &self.cards
    }

    /// [`CardBase::check`] of the base that the deck is built from.
    pub const fn base_check(&self) -> u16 {
        self.base
    }

    /// What the values of all cards add up to, if the base has them.
    pub fn value(&self, base: &CardBase) -> Option<u16> {
        self.cards.iter().map(|&id| base.get(id).map(|card| u16::from(card.value))).sum()
    }
}

impl DeckList {
    /// Builds a deck from twenty cards in any order; what is wrong with it [`DeckList::faults`]
    /// tells. `None` when there are more or fewer.
    pub fn new(base: &CardBase, cards: &[CardId]) -> Option<Self> {
        cards.try_into().ok().map(|cards| Self::sorted(base.check(), cards))
    }

    /// Everything that keeps the deck out of a format.
    pub fn faults(&self, base: &CardBase, format: Format) -> Vec<DeckFault> {
        if self.base != base.check() || self.cards.iter().any(|&card| base.get(card).is_none()) {
            return vec![DeckFault::OtherBase { base: base.name().to_owned() }];
        }
        let mut faults = Vec::new();
        for copies in self.cards.chunk_by(|a, b| a == b) {
            if copies.len() > format.max_copies.into() {
                let card = base.card(copies[0]).name.clone();
                let (found, most) = (copies.len(), format.max_copies);
                faults.push(DeckFault::Copies { card, found, most });
            }
        }
        let value = self.value(base).unwrap_or_default();
        if format.value_limit > 0 && value > format.value_limit {
            faults.push(DeckFault::Value { found: value, most: format.value_limit });
        }
        faults
    }
}

/// Something that keeps a deck out of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum DeckFault {
    /// The deck was built from another base.
    OtherBase { base: String },
    /// Too many copies of a card.
    Copies { card: String, found: usize, most: u8 },
    /// The values add up to too much.
    Value { found: u16, most: u16 },
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherBase { base } => {
                write!(f, "a deck of another card base than {base:?}")
            }
            Self::Copies { card, found, most } => {
                write!(f, "{found} copies of {card:?}, where {most} are allowed")
            }
            Self::Value { found, most } => {
                write!(f, "a value of {found}, where {most} is the limit")
            }
        }
    }
}

/// Whether a name would be read as a number of copies in a deck file.
pub(crate) fn looks_like_a_count(name: &str) -> bool {
    let word = name.split_whitespace().next().unwrap_or_default();
    let number = word.strip_suffix(['x', 'X']).unwrap_or(word);
    !number.is_empty() && number.bytes().all(|letter| letter.is_ascii_digit())
}
