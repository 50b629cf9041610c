//! Which squares are safe.

use crate::{Board, SquareSet};

/// Which squares are safe: those of the board, four more, or a set of one's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SafeSquares {
    /// Those that are printed on the board: 12 for four colours.
    Printed,
    /// One more on every side, four steps beyond its start square: 9, 26, 43 and 60.
    Sixteen,
    /// Exactly these.
    These(SquareSet),
}

impl SafeSquares {
    /// How far beyond each start square the additional square of [`SafeSquares::Sixteen`] lies:
    /// in the middle of the longest way without a safe square.
    const BEYOND_START: u8 = 4;

    /// The safe squares of a board.
    pub fn on(self, board: &Board) -> SquareSet {
        match self {
            Self::Printed => board.safe(),
            Self::Sixteen => board.colours().fold(board.safe(), |set, colour| {
                let idx = board.ring_idx(colour, 1 + Self::BEYOND_START);
                set.union(SquareSet::of(&[idx + 1]))
            }),
            Self::These(squares) => squares,
        }
    }
}

#[cfg(feature = "serde")]
mod serial {
    use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
    use serde::ser::{Serialize, Serializer};

    use super::SafeSquares;
    use crate::SquareSet;

    impl Serialize for SafeSquares {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self {
                Self::Printed => serializer.serialize_str("printed"),
                Self::Sixteen => serializer.serialize_str("sixteen"),
                Self::These(squares) => squares.serialize(serializer),
            }
        }
    }

    impl<'de> Deserialize<'de> for SafeSquares {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_any(Names)
        }
    }

    struct Names;

    impl<'de> Visitor<'de> for Names {
        type Value = SafeSquares;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("\"printed\", \"sixteen\", or squares such as [5, 22, 39, 56]")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<SafeSquares, E> {
            match text {
                "printed" => Ok(SafeSquares::Printed),
                "sixteen" => Ok(SafeSquares::Sixteen),
                // The command line has no lists: there the numbers stand in one word.
                _ => {
                    let numbers: Result<Vec<u8>, _> = text.split(' ').map(str::parse).collect();
                    let fits = |numbers: &Vec<u8>| numbers.iter().all(|n| (1..=128).contains(n));
                    match numbers.ok().filter(fits) {
                        Some(numbers) => Ok(SafeSquares::These(SquareSet::of(&numbers))),
                        None => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
                    }
                }
            }
        }

        fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<SafeSquares, A::Error> {
            let list = serde::de::value::SeqAccessDeserializer::new(list);
            SquareSet::deserialize(list).map(SafeSquares::These)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_adds_one_square_to_each_side() {
        let added = SafeSquares::Sixteen.on(&Board::FOUR).0 & !Board::FOUR.safe().0;
        assert_eq!(SquareSet(added), SquareSet::of(&[9, 26, 43, 60]));
        assert_eq!(SafeSquares::Sixteen.on(&Board::FOUR).len(), 16);
    }

    #[test]
    fn sixteen_is_the_same_from_every_side() {
        let board = Board::FOUR;
        let safe = SafeSquares::Sixteen.on(&board);
        let mut sides = board.colours().map(|colour| board.along(colour, safe.0));
        let first = sides.next().unwrap();
        assert!(sides.all(|side| side == first));
    }
}
