//! What a seat decides.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

use crate::Piece;

/// One move: a piece and how far it goes, written `y2+6`, or `y1 out` when it comes out of its home.
///
/// The die that is used follows from the steps: no two dice of a roll give the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    piece: Piece,
    /// 0 when it comes out.
    steps: u8,
}

impl Action {
    /// The most steps that a move can have: those of a capture.
    pub const MAX_STEPS: u8 = 20;

    /// The piece goes so many steps, from 1 to [`Self::MAX_STEPS`].
    #[inline]
    pub const fn walk(piece: Piece, steps: u8) -> Self {
        debug_assert!(steps >= 1 && steps <= Self::MAX_STEPS);
        Self { piece, steps }
    }

    /// The piece comes out of its home.
    #[inline]
    pub const fn exit(piece: Piece) -> Self {
        Self { piece, steps: 0 }
    }

    /// The piece that moves.
    #[inline]
    pub const fn piece(self) -> Piece {
        self.piece
    }

    /// How far it goes; `None` when it comes out.
    #[inline]
    pub const fn steps(self) -> Option<u8> {
        if self.is_exit() { None } else { Some(self.steps) }
    }

    /// Whether it comes out of its home.
    #[inline]
    pub const fn is_exit(self) -> bool {
        self.steps == 0
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.steps() {
            Some(steps) => write!(f, "{}+{steps}", self.piece),
            None => write!(f, "{} out", self.piece),
        }
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseNotationError::new("a move such as \"y2+6\" or \"y1 out\"", text);
        if let Some(piece) = text.strip_suffix(" out") {
            return piece.parse().map(Self::exit).map_err(|_| wrong());
        }
        let (piece, steps) = text.split_once('+').ok_or_else(wrong)?;
        let piece = piece.parse().map_err(|_| wrong())?;
        // A leading zero or plus would be a second way to write the same move.
        let steps = steps.parse().ok().filter(|n: &u8| n.to_string() == steps);
        let steps = steps.filter(|steps| (1..=Self::MAX_STEPS).contains(steps));
        Ok(Self::walk(piece, steps.ok_or_else(wrong)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    #[test]
    fn notation_reads_back() {
        let piece = Piece::new(Colour(3), 1);
        assert_eq!(Action::walk(piece, 20).to_string(), "g2+20");
        assert_eq!(Action::exit(piece).to_string(), "g2 out");
        for action in (1..=20).map(|n| Action::walk(piece, n)).chain([Action::exit(piece)]) {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn what_is_no_move_is_refused_with_what_was_expected() {
        for wrong in ["", "y1", "y1+", "y1+0", "y1+21", "y1+06", "y1++6", "y1  out", "y1out", "+6"]
        {
            let error = wrong.parse::<Action>().unwrap_err().to_string();
            assert!(error.contains("\"y2+6\"") && error.contains(&format!("{wrong:?}")), "{error}");
        }
    }
}
