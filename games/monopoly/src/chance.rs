//! What nature decides.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

use crate::{Dice, Place};

/// What nature decides. The notation is `3+5`, `card 7` (by its place in the deck's file, from 0)
/// or `deal 39`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// Two dice fall, the lower one first.
    Dice(Dice),
    /// This card is drawn.
    Card(u8),
    /// This lot is dealt.
    Deal(Place),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dice(Dice(a, b)) => write!(f, "{a}+{b}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Deal(place) => write!(f, "deal {place}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fault = || ParseNotationError::new("dice such as 3+5, card N or deal SQUARE", text);
        if let Some((a, b)) = text.split_once('+') {
            let die = |face: &str| {
                face.parse::<u8>().ok().filter(|face| (1..=6).contains(face)).ok_or_else(fault)
            };
            let (a, b) = (die(a)?, die(b)?);
            return Ok(Self::Dice(Dice(a.min(b), a.max(b))));
        }
        match text.split_once(' ') {
            Some(("card", n)) => n.parse().map(Self::Card).map_err(|_| fault()),
            Some(("deal", n)) => n.parse().map(|n| Self::Deal(Place(n))).map_err(|_| fault()),
            _ => Err(fault()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_round_trips_and_dice_are_put_in_order() {
        for text in ["1+6", "card 0", "deal 39"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        assert_eq!("6+1".parse::<Outcome>().unwrap(), Outcome::Dice(Dice(1, 6)));
        for text in ["0+3", "7+1", "1+", "card", "card x", "deal 999", "", "roll"] {
            assert!(text.parse::<Outcome>().is_err(), "{text}");
        }
    }
}
