//! Writing a card base.

use std::fmt::Write as _;

use super::CardBase;
use super::read::MAGIC;

impl CardBase {
    /// The text of the base's file; [`CardBase::parse`] reads it back.
    pub fn to_text(&self) -> String {
        let mut text = format!("{MAGIC}\nbase {}\n\n", self.name);
        text.push_str("# name; top; right; bottom; left; abilities; value; rarity; faction\n");
        for card in &self.cards {
            let [top, right, bottom, left] = card.values;
            let _ = writeln!(
                text,
                "{}; {top}; {right}; {bottom}; {left}; {}; {}; {}; {}",
                card.name, card.abilities, card.value, card.rarity, card.faction
            );
        }
        text
    }
}
