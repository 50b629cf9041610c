//! Colours, pieces and squares: the nouns of the board.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

/// The most colours that a board has room for.
pub const MAX_COLOURS: usize = 6;
/// Pieces of each colour.
pub const PIECES: usize = 4;
/// Pieces of all colours together.
pub const MAX_PIECES: usize = MAX_COLOURS * PIECES;

/// A colour, counted in turn order from 0: yellow, blue, red, green, orange, purple.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(pub u8);

impl Colour {
    /// The names in turn order.
    pub const NAMES: [&'static str; MAX_COLOURS] =
        ["yellow", "blue", "red", "green", "orange", "purple"];
    /// The letters that pieces are written with, in turn order.
    const LETTERS: [char; MAX_COLOURS] = ['y', 'b', 'r', 'g', 'o', 'p'];

    /// The colour as an index into per-colour arrays.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The name of the colour.
    pub fn name(self) -> &'static str {
        Self::NAMES.get(self.idx()).copied().unwrap_or("no colour")
    }

    /// The letter that its pieces are written with.
    pub fn letter(self) -> char {
        Self::LETTERS.get(self.idx()).copied().unwrap_or('?')
    }

    /// The colour of a letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        (0..).zip(Self::LETTERS).find(|&(_, known)| known == letter).map(|(idx, _)| Self(idx))
    }

    /// The pieces of the colour, in order.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> + ExactSizeIterator {
        const { assert!(PIECES == 4) };
        (0..4).map(move |number| Piece::new(self, number))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One piece: a colour and a number from 1 to 4, written `y2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// The piece of this colour with this number, counted from 0 to 3.
    #[inline]
    pub const fn new(colour: Colour, number: u8) -> Self {
        debug_assert!((colour.0 as usize) < MAX_COLOURS && (number as usize) < PIECES);
        Self(colour.0 * 4 + number)
    }

    /// The piece of an index below [`MAX_PIECES`]; see [`Piece::idx`].
    #[inline]
    pub(crate) const fn of_idx(idx: usize) -> Self {
        debug_assert!(idx < MAX_PIECES);
        #[expect(clippy::cast_possible_truncation, reason = "there are 24 pieces")]
        Self(idx as u8)
    }

    /// The piece as an index into arrays of all pieces.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The same in a byte.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour(self.0 / 4)
    }

    /// Its number within the colour, counted from 0; written it is counted from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % 4
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.number() + 1)
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Piece {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseNotationError::new("a piece such as \"y1\" or \"b4\"", text);
        let mut letters = text.chars();
        let colour = letters.next().and_then(Colour::of_letter).ok_or_else(wrong)?;
        let number = match letters.next() {
            Some('1') => 0,
            Some('2') => 1,
            Some('3') => 2,
            Some('4') => 3,
            _ => return Err(wrong()),
        };
        if letters.next().is_some() {
            return Err(wrong());
        }
        Ok(Self::new(colour, number))
    }
}

/// A square of the ring, numbered from 1 as it is printed on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Square(pub u8);

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where a piece stands, for people: a place on the path of its colour says the same in one number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// At home, before its start square.
    Home,
    /// On the ring.
    Ring(Square),
    /// In the corridor of its colour, counted from 1 at the end of the ring.
    Corridor(u8),
    /// In the goal.
    Goal,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("home"),
            Self::Ring(square) => write!(f, "{square}"),
            Self::Corridor(nth) => write!(f, "corridor {nth}"),
            Self::Goal => f.write_str("goal"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_read_back() {
        for idx in 0..MAX_PIECES {
            let piece = Piece::of_idx(idx);
            assert_eq!(piece.to_string().parse(), Ok(piece));
            assert_eq!(piece.idx(), idx);
        }
        assert_eq!("r3".parse(), Ok(Piece::new(Colour(2), 2)));
    }

    #[test]
    fn what_is_no_piece_is_refused_with_what_was_expected() {
        for wrong in ["", "y", "y0", "y5", "x1", "y11", "1y", "ý1"] {
            let error = wrong.parse::<Piece>().unwrap_err().to_string();
            assert!(error.contains("\"y1\"") && error.contains(&format!("{wrong:?}")), "{error}");
        }
    }
}
