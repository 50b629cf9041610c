//! Decks as `.tjt` text: cards of `[text]`, `numero= N` and `{ACCION … }` blocks, closed by `;`.
//!
//! The format is told in `docs/boards-and-decks.md`. As with boards, reading reports every
//! fault; a card with a fault is dropped, the others make the deck.

mod action;
mod fit;
mod parse;
mod tokens;
mod write;

#[cfg(test)]
mod tests;

pub use fit::{Misfit, misfits};

use crate::Deck;
use crate::tab::reading::{Faults, Reading};

impl Deck {
    /// Reads a deck from `.tjt` text. `file` is only the name that faults are reported under.
    pub fn read(file: &str, text: &str) -> Reading<Self> {
        let mut faults = Faults::new(file);
        let tokens = tokens::tokens(text);
        let cards = parse::cards(&tokens, &mut faults);
        faults.reading((!cards.is_empty()).then_some(Self { cards }))
    }

    /// The deck as `.tjt` text. A deck that was read from a file reads back to an equal deck.
    ///
    /// A text that no file can hold is tamed: white space becomes single blanks, and `]`, which
    /// would close the text, becomes `)`.
    pub fn to_tjt(&self) -> String {
        write::write(self)
    }
}
