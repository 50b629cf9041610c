//! The rules as a value, with presets.

use std::fmt;

use crate::{Board, Pairing, SafeSquares, Seating};

/// Which board is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum BoardName {
    /// Four colours on a ring of 68 squares.
    Four,
    /// Six colours on a ring of 102 squares.
    Six,
}

impl BoardName {
    /// The board of this name.
    pub const fn board(self) -> Board {
        match self {
            Self::Four => Board::FOUR,
            Self::Six => Board::SIX,
        }
    }
}

/// What becomes of a move that would go beyond the goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum GoalRule {
    /// It is not made: the goal needs the exact count.
    Exact,
    /// It turns back at the goal, as long as that does not lead out of the corridor.
    Bounce,
}

/// The rules of a game: numbers and switches. Start from a [preset](Rules::preset).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Rules {
    /// Which board is played on.
    pub board: BoardName,
    /// Who plays which colours.
    pub seating: Seating,
    /// Which two colours belong together, where colours are paired.
    pub pairing: Pairing,
    /// Dice of a roll: 1, or 2 that are used one after the other.
    pub dice: u8,
    /// Pieces of each colour that begin on its start square: 0, 1 or 2.
    pub out_at_start: u8,
    /// Steps of a 6 when no piece of the moving colour is at home: 6, 7 or 12.
    pub six_counts: u8,
    /// What becomes of a move that would go beyond the goal.
    pub goal: GoalRule,
    /// A capture gives a move of 20, and a piece in the goal one of 10.
    pub bonuses: bool,
    /// Two pieces of one colour on a square let nothing pass.
    pub barriers: bool,
    /// The rest play on for places when somebody has won.
    pub places: bool,
    /// The squares where nobody is captured.
    pub safe_squares: SafeSquares,
}

/// The rules that a game begins with unless told otherwise.
impl Default for Rules {
    fn default() -> Self {
        Self::CLASSIC
    }
}

impl Rules {
    /// Two players with two opposite colours each, as in document 004.
    pub const CLASSIC: Self = Self {
        board: BoardName::Four,
        seating: Seating::Pairs,
        pairing: Pairing::Opposite,
        dice: 1,
        out_at_start: 1,
        six_counts: 7,
        goal: GoalRule::Exact,
        bonuses: true,
        barriers: true,
        places: false,
        safe_squares: SafeSquares::Printed,
    };

    /// Up to four single players, all pieces at home at the start.
    pub const FOUR: Self = Self { seating: Seating::Singles, out_at_start: 0, ..Self::CLASSIC };

    /// Two against two, who do not capture each other and finish together.
    pub const PARTNERS: Self = Self { seating: Seating::Partners, ..Self::CLASSIC };

    /// Up to four single players with two dice; a 6 counts 6.
    pub const FAST: Self =
        Self { seating: Seating::Singles, dice: 2, six_counts: 6, ..Self::CLASSIC };

    /// The document's number of safe squares.
    pub const SIXTEEN: Self = Self { safe_squares: SafeSquares::Sixteen, ..Self::CLASSIC };

    /// Up to six single players on the larger board.
    pub const SIX: Self = Self { board: BoardName::Six, ..Self::FOUR };

    /// Every preset by name, the default first.
    pub const PRESETS: [(&'static str, Self); 6] = [
        ("classic", Self::CLASSIC),
        ("four", Self::FOUR),
        ("partners", Self::PARTNERS),
        ("fast", Self::FAST),
        ("sixteen", Self::SIXTEEN),
        ("six", Self::SIX),
    ];

    /// The preset of this name.
    pub fn preset(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|preset| preset.0 == name).map(|preset| preset.1)
    }

    /// Everything that is wrong with these rules on the board that they name.
    pub fn faults(&self) -> Vec<OptionsFault> {
        self.faults_on(&self.board.board())
    }

    /// Everything that is wrong with these rules on a board.
    pub(crate) fn faults_on(&self, board: &Board) -> Vec<OptionsFault> {
        let mut faults = Vec::new();
        let mut must = |holds: bool, expected: &'static str, found: String| {
            if !holds {
                faults.push(OptionsFault { expected, found });
            }
        };
        must(matches!(self.dice, 1 | 2), "dice to be 1 or 2", self.dice.to_string());
        let out = self.out_at_start;
        must(out <= 2, "out_at_start to be 0, 1 or 2", out.to_string());
        let six = self.six_counts;
        must(matches!(six, 6 | 7 | 12), "six_counts to be 6, 7 or 12", six.to_string());
        let paired = self.seating != Seating::Singles;
        let n_colours = board.n_colours();
        must(
            !paired || n_colours.is_multiple_of(2) && n_colours >= 4,
            "an even number of colours, at least 4, where colours are paired",
            n_colours.to_string(),
        );
        let safe = self.safe_squares.on(board);
        let beyond = safe.iter().find(|square| square.0 > board.ring());
        let found = beyond.map_or_else(String::new, |square| format!("square {square}"));
        must(beyond.is_none(), "safe_squares to be squares of the ring", found);
        let open = board.colours().map(|colour| board.start(colour)).find(|&s| !safe.has(s));
        let found = open.map_or_else(String::new, |square| format!("{square} to be unsafe"));
        must(open.is_none(), "every start square to be among safe_squares", found);
        faults
    }
}

/// A rule that no game can be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsFault {
    /// What was expected.
    pub expected: &'static str,
    /// What was found instead.
    pub found: String,
}

impl fmt::Display for OptionsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

/// All that is wrong with the options of a game, in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError(pub Vec<OptionsFault>);

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if n == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for OptionsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SquareSet;

    #[test]
    fn presets_are_playable_and_the_first_is_the_default() {
        assert!(Rules::PRESETS.iter().all(|(_, rules)| rules.faults().is_empty()));
        assert_eq!(Rules::PRESETS[0].1, Rules::default());
        assert_eq!(Rules::preset("fast"), Some(Rules::FAST));
        assert_eq!(Rules::preset("slow"), None);
    }

    #[test]
    fn all_faults_are_named_at_once() {
        let rules = Rules {
            dice: 3,
            out_at_start: 4,
            six_counts: 5,
            safe_squares: SafeSquares::These(SquareSet::of(&[5, 22, 39, 69])),
            ..Rules::CLASSIC
        };
        let text = OptionsError(rules.faults()).to_string();
        assert_eq!(
            text,
            "expected dice to be 1 or 2, found 3; expected out_at_start to be 0, 1 or 2, found 4; \
             expected six_counts to be 6, 7 or 12, found 5; expected safe_squares to be squares \
             of the ring, found square 69; expected every start square to be among safe_squares, \
             found 56 to be unsafe"
        );
    }

    #[test]
    fn a_board_of_three_colours_has_no_pairs() {
        let safe = Board::FOUR.safe();
        let board = Board::new(68, &[5, 22, 39], &[68, 17, 34], 7, safe).unwrap();
        assert_eq!(Rules::CLASSIC.faults_on(&board).len(), 1);
        assert_eq!(Rules::FOUR.faults_on(&board), []);
    }
}
