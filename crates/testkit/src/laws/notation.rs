//! Laws on the text of actions and outcomes.

use std::fmt::Display;
use std::str::FromStr;

use ludoteca_core::{Determinize, Rng};

use super::Law;
use super::table::{Kept, Table};

/// How often the text of one state is damaged and read.
const DAMAGES: usize = 8;

impl<G: Determinize> Table<'_, G> {
    pub(super) fn keep_notation(&self) -> Kept {
        for action in &self.actions {
            self.keep_readable(Law::ActionNotation, action)?;
        }
        for (outcome, _) in &self.outcomes {
            self.keep_readable(Law::OutcomeNotation, outcome)?;
        }
        Ok(())
    }

    /// Reads damaged texts: never a panic, and what can be read is an action like any other.
    pub(super) fn keep_damaged_notation(&mut self) -> Kept {
        for _ in 0..DAMAGES {
            if let Some(action) = self.kit_rng.pick(&self.actions)
                && let Ok(odd) = damaged(&action.to_string(), &mut self.kit_rng).parse()
            {
                self.keep_readable::<G::Action>(Law::ActionNotation, &odd)?;
                self.remember_action(odd);
            }
            if let Some((outcome, _)) = self.kit_rng.pick(&self.outcomes)
                && let Ok(odd) = damaged(&outcome.to_string(), &mut self.kit_rng).parse()
            {
                self.keep_readable::<G::Outcome>(Law::OutcomeNotation, &odd)?;
                self.remember_outcome(odd);
            }
        }
        Ok(())
    }

    fn keep_readable<T: Display + FromStr + PartialEq>(&self, law: Law, thing: &T) -> Kept {
        let text = thing.to_string();
        // A record strips line ends and splits at the first space: clean lines survive that.
        let clean = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
        let reads_back = text.parse::<T>().is_ok_and(|read| read == *thing);
        self.keep(law, clean && reads_back, || format!("{text:?}"))
    }
}

/// The text with one letter changed, lost, doubled or put in, or with its end cut off.
pub(super) fn damaged(text: &str, rng: &mut Rng) -> String {
    const ODD: [char; 16] =
        ['0', '1', '7', '9', ' ', '-', '+', ',', '.', ':', '/', '*', 'a', 'é', '\n', '\0'];
    let mut letters: Vec<char> = text.chars().collect();
    let odd = rng.pick(&ODD).unwrap_or('0');
    let Ok(len @ 1..) = u32::try_from(letters.len()) else {
        return odd.to_string();
    };
    let idx = rng.below(len) as usize;
    match rng.below(5) {
        0 => letters[idx] = odd,
        1 => drop(letters.remove(idx)),
        2 => letters.insert(idx, letters[idx]),
        3 => letters.insert(idx, odd),
        _ => letters.truncate(idx),
    }
    letters.into_iter().collect()
}

/// The text up to a random place.
pub(super) fn cut<'t>(text: &'t str, rng: &mut Rng) -> &'t str {
    let len = u32::try_from(text.len()).unwrap_or(u32::MAX).max(1);
    let place = rng.below(len) as usize;
    // A place within a letter moves down to where the letter begins.
    (0..=place).rev().find_map(|end| text.get(..end)).unwrap_or("")
}
