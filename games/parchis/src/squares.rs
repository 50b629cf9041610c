//! Sets of ring squares.

use std::fmt;

use crate::Square;

/// A set of ring squares: bit `n - 1` stands for square `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub(crate) u128);

impl SquareSet {
    /// No square.
    pub const NONE: Self = Self(0);

    /// The squares of these numbers, each from 1 to 128.
    pub const fn of(numbers: &[u8]) -> Self {
        let mut bits = 0;
        let mut idx = 0;
        while idx < numbers.len() {
            bits |= 1 << (numbers[idx] - 1);
            idx += 1;
        }
        Self(bits)
    }

    /// Whether a square is among them.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        square.0 >= 1 && square.0 <= 128 && self.0 >> (square.0 - 1) & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares, ascending.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        (1..=128).map(Square).filter(move |&square| self.has(square))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.0)).finish()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for SquareSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for SquareSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let numbers = <Vec<u8> as serde::Deserialize>::deserialize(deserializer)?;
        if let Some(wrong) = numbers.iter().find(|number| !(1..=128).contains(*number)) {
            let what = format!("expected squares from 1 to 128, found {wrong}");
            return Err(serde::de::Error::custom(what));
        }
        Ok(Self::of(&numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_it_was_made_of() {
        let set = SquareSet::of(&[1, 68, 128]);
        assert_eq!(set.iter().map(|square| square.0).collect::<Vec<_>>(), [1, 68, 128]);
        assert_eq!(set.len(), 3);
        assert!(!set.has(Square(0)) && !set.has(Square(2)) && !set.has(Square(129)));
        assert_eq!(format!("{set:?}"), "{1, 68, 128}");
    }
}
