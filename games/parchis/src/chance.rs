//! What nature decides.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::{ParseNotationError, Rng};

/// A roll: one die, written `5`, or two, written `2+5` with the lower one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Outcome {
    low: u8,
    /// 0 when there is one die.
    high: u8,
}

#[cfg(feature = "serde")]
impl serde::Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Outcome {
    /// One die; `None` for what is no face.
    pub const fn one(face: u8) -> Option<Self> {
        if matches!(face, 1..=6) { Some(Self { low: face, high: 0 }) } else { None }
    }

    /// Two dice in any order; `None` for what are no faces.
    pub const fn two(one: u8, other: u8) -> Option<Self> {
        if !matches!((one, other), (1..=6, 1..=6)) {
            None
        } else if one <= other {
            Some(Self { low: one, high: other })
        } else {
            Some(Self { low: other, high: one })
        }
    }

    /// How many dice there are.
    pub const fn n_dice(self) -> u8 {
        if self.high == 0 { 1 } else { 2 }
    }

    /// The dice, the lower one first; the second is 0 when there is one die.
    #[inline]
    pub const fn dice(self) -> [u8; 2] {
        [self.low, self.high]
    }

    /// Whether it gives another roll: a 6, or two equal dice.
    #[inline]
    pub const fn repeats(self) -> bool {
        if self.high == 0 { self.low == 6 } else { self.low == self.high }
    }

    /// Every roll of so many dice, ascending, with its weight.
    pub(crate) fn all(n_dice: u8) -> impl Iterator<Item = (Self, u32)> {
        let highs = move |low| if n_dice == 1 { 0..=0 } else { low..=6 };
        (1..=6).flat_map(move |low| {
            // Two different dice can fall either way.
            highs(low)
                .map(move |high| (Self { low, high }, if high == 0 || high == low { 1 } else { 2 }))
        })
    }

    /// A roll of so many fair dice.
    #[inline]
    pub(crate) fn sample(n_dice: u8, rng: &mut Rng) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "below 36")]
        if n_dice == 1 {
            Self { low: 1 + rng.below(6) as u8, high: 0 }
        } else {
            let both = rng.below(36) as u8;
            let (one, other) = (1 + both / 6, 1 + both % 6);
            Self { low: one.min(other), high: one.max(other) }
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.high == 0 {
            write!(f, "{}", self.low)
        } else {
            write!(f, "{}+{}", self.low, self.high)
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let face = |text: &str| match text.as_bytes() {
            [face @ b'1'..=b'6'] => Some(face - b'0'),
            _ => None,
        };
        let roll = match text.split_once('+') {
            None => face(text).and_then(Self::one),
            Some((one, other)) => {
                face(one).zip(face(other)).and_then(|(one, other)| Self::two(one, other))
            }
        };
        roll.ok_or_else(|| ParseNotationError::new("a roll such as \"5\" or \"2+5\"", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for (roll, _) in Outcome::all(1).chain(Outcome::all(2)) {
            assert_eq!(roll.to_string().parse(), Ok(roll));
        }
        assert_eq!("5+2".parse(), Ok(Outcome { low: 2, high: 5 }));
    }

    #[test]
    fn rolls_are_listed_ascending_with_their_weights() {
        for (n_dice, rolls, weight) in [(1, 6, 6), (2, 21, 36)] {
            let all: Vec<_> = Outcome::all(n_dice).collect();
            assert_eq!(all.len(), rolls);
            assert_eq!(all.iter().map(|roll| roll.1).sum::<u32>(), weight);
            assert!(all.is_sorted());
            assert!(all.iter().all(|(roll, _)| roll.n_dice() == n_dice));
        }
    }

    #[test]
    fn sixes_and_doubles_repeat() {
        let repeats = |text: &str| text.parse::<Outcome>().unwrap().repeats();
        assert!(repeats("6") && repeats("1+1") && !repeats("5") && !repeats("5+6"));
    }

    #[test]
    fn what_is_no_roll_is_refused_with_what_was_expected() {
        for wrong in ["", "0", "7", "1+", "+1", "1+7", "1+2+3", " 1", "11"] {
            let error = wrong.parse::<Outcome>().unwrap_err().to_string();
            assert!(error.contains("\"2+5\"") && error.contains(&format!("{wrong:?}")), "{error}");
        }
        assert_eq!((Outcome::one(0), Outcome::two(1, 7)), (None, None));
    }
}
