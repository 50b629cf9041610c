//! What a seat decides.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

use crate::{CardId, Cell};

/// What a seat decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Plays a card from the hand on an empty cell. Of two copies the one drawn first is played.
    Play {
        /// Which card.
        card: CardId,
        /// Where.
        cell: Cell,
    },
    /// The pie rule: takes the first card over instead of playing one.
    TakeOver,
    /// Eco: which neighbour the flipped card attacks.
    Echo {
        /// The card that is attacked.
        target: Cell,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { card, cell } => write!(f, "{card}@{cell}"),
            Self::TakeOver => write!(f, "take-over"),
            Self::Echo { target } => write!(f, "echo@{target}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected =
            || ParseNotationError::new("c17@2,1 (card@column,row), take-over or echo@2,1", text);
        if text == "take-over" {
            return Ok(Self::TakeOver);
        }
        let (what, cell) = text.split_once('@').ok_or_else(expected)?;
        let cell = cell.parse().map_err(|_| expected())?;
        if what == "echo" {
            return Ok(Self::Echo { target: cell });
        }
        what.parse().map(|card| Self::Play { card, cell }).map_err(|_| expected())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        let cell = Cell::new(2, 1);
        let actions = [
            (Action::Play { card: CardId(17), cell }, "c17@2,1"),
            (Action::TakeOver, "take-over"),
            (Action::Echo { target: cell }, "echo@2,1"),
        ];
        for (action, text) in actions {
            assert_eq!(action.to_string(), text);
            assert_eq!(text.parse(), Ok(action));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_with_what_was_expected() {
        for text in ["", "c17", "17@2,1", "c17@2", "c017@2,1", "c17@+2,1", "echo", "c300@0,0"] {
            let error = text.parse::<Action>().unwrap_err().to_string();
            assert!(error.starts_with("expected c17@2,1 (card@column,row)"), "{text:?}: {error}");
        }
    }
}
