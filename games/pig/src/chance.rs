//! What nature decides: the die.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::{ParseNotationError, Rng};

/// A face of the die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

impl Face {
    /// All faces, ascending.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face with so many pips; `None` when the die has none such.
    pub fn new(pips: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.0 == pips)
    }

    /// A fair throw.
    pub fn sample(rng: &mut Rng) -> Self {
        Self::ALL[rng.below(6) as usize]
    }

    /// How many points the face is worth.
    pub const fn pips(self) -> u16 {
        self.0 as u16
    }

    /// Whether this is the 1, which loses the points of the turn.
    pub const fn is_pig(self) -> bool {
        self.0 == 1
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Face {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // Compared as text, because a number could also be written "+4" or "04".
        let face = Self::ALL.into_iter().find(|face| face.to_string() == text);
        face.ok_or_else(|| ParseNotationError::new("a face from 1 to 6", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for face in Face::ALL {
            assert_eq!(face.to_string().parse(), Ok(face));
            assert_eq!(Face::new(face.0), Some(face));
        }
    }

    #[test]
    fn there_is_no_seven_and_one_way_to_write_a_face() {
        for text in ["7", "0", "+4", "04", "", "4 "] {
            assert!(text.parse::<Face>().is_err(), "{text:?}");
        }
        assert_eq!(Face::new(7), None);
    }
}
