//! Decks back to `.tjt` text.

use std::fmt::{self, Write as _};

use super::action::NAMES;
use crate::{Card, Deck};

pub(super) fn write(deck: &Deck) -> String {
    let mut text = String::new();
    for card in &deck.cards {
        // Writing to a string cannot fail.
        let _ = write_card(&mut text, card);
    }
    text
}

fn write_card(out: &mut String, card: &Card) -> fmt::Result {
    let words: Vec<&str> = card.text.split_whitespace().collect();
    let said = words.join(" ").replace(']', ")");
    writeln!(out, "[{said}]\nnumero= {}", card.number)?;
    for action in &card.alternatives {
        writeln!(out, "{{ACCION")?;
        let mut nothing = true;
        for (word, name) in NAMES {
            if let Some(value) = name.get(action) {
                writeln!(out, "    {word}= {value}")?;
                nothing = false;
            }
        }
        if nothing {
            // A block can't be empty.
            writeln!(out, "    pagar= 0")?;
        }
        writeln!(out, "}}")?;
    }
    writeln!(out, ";")
}
