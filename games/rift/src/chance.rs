//! What nature decides: the next card of both decks.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

use crate::CardId;

/// The next card of both decks, by seat.
///
/// All chance is in the deal: twenty of these fix the order of both decks before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Outcome {
    /// The card that each seat's deck gets.
    pub cards: [CardId; 2],
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.cards[0], self.cards[1])
    }
}

impl FromStr for Outcome {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let cards = text
            .split_once('/')
            .and_then(|(first, second)| Some([first.parse().ok()?, second.parse().ok()?]));
        let expected = || ParseNotationError::new("a card for each deck like c17/c3", text);
        cards.map(|cards| Self { cards }).ok_or_else(expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        let outcome = Outcome { cards: [CardId(0), CardId(39)] };
        assert_eq!(outcome.to_string(), "c0/c39");
        assert_eq!("c0/c39".parse(), Ok(outcome));
        assert!("c0".parse::<Outcome>().is_err());
        assert!("c0/39".parse::<Outcome>().is_err());
    }
}
