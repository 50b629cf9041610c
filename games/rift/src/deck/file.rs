//! Deck files: one card name per line, with the number of copies before it.

use std::fmt::{self, Write as _};

use crate::fault::{shown, write_all};
use crate::{CardBase, CardId, DECK_SIZE, DeckList, LineFault};

/// Why a text is no deck: every fault of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadDeckError {
    /// All faults, by line.
    pub faults: Vec<LineFault>,
}

impl fmt::Display for ReadDeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_all(f, &self.faults)
    }
}

impl std::error::Error for ReadDeckError {}

impl DeckList {
    /// Reads a deck file: lines like `2x Renegado`, `2 Renegado` or `Renegado`; empty lines and
    /// lines that begin with `#` say nothing.
    ///
    /// Whether the deck fits a format is another question: [`DeckList::faults`].
    ///
    /// # Errors
    /// Every line that names no card of the base, and a number of cards that is not twenty.
    pub fn parse(base: &CardBase, text: &str) -> Result<Self, ReadDeckError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut faults = Vec::new();
        let mut cards: Vec<CardId> = Vec::new();
        for (line, content) in (1..).zip(text.lines().map(str::trim)) {
            if content.is_empty() || content.starts_with('#') {
                continue;
            }
            let (count, name) = split_count(content);
            let copies = count.filter(|copies| (1..=DECK_SIZE).contains(copies));
            match (copies, base.find(name)) {
                (Some(copies), Some(card)) => cards.extend((0..copies).map(|_| card)),
                (None, _) => {
                    let reason =
                        format!("expected 1 to {DECK_SIZE} copies, found {}", shown(content));
                    faults.push(LineFault { line, reason });
                }
                (Some(_), None) => {
                    let reason =
                        format!("expected a card of {:?}, found {}", base.name(), shown(name));
                    faults.push(LineFault { line, reason });
                }
            }
        }
        if faults.is_empty() && cards.len() != DECK_SIZE {
            let reason = format!("expected {DECK_SIZE} cards, found {}", cards.len());
            faults.push(LineFault { line: 0, reason });
        }
        Self::new(base, &cards).filter(|_| faults.is_empty()).ok_or(ReadDeckError { faults })
    }

    /// The text of the deck's file; [`DeckList::parse`] reads it back. A card that the base does
    /// not have is written by its number.
    pub fn to_text(&self, base: &CardBase) -> String {
        let mut text = String::new();
        for copies in self.cards().chunk_by(|a, b| a == b) {
            let name =
                base.get(copies[0]).map_or_else(|| copies[0].to_string(), |c| c.name.clone());
            let _ = match copies.len() {
                1 => writeln!(text, "{name}"),
                count => writeln!(text, "{count}x {name}"),
            };
        }
        text
    }
}

/// The number of copies and the name; no number when it is too large for one.
fn split_count(content: &str) -> (Option<usize>, &str) {
    if !super::looks_like_a_count(content) {
        return (Some(1), content);
    }
    let (count, name) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
    (count.trim_end_matches(['x', 'X']).parse().ok(), name.trim())
}
