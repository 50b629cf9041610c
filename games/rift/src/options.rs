//! The rules as a value, with presets.

use std::fmt;

use crate::{Board, DeckList, Format};

/// What decides when both control equally much on the full board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TieBreak {
    /// Nothing: the game is drawn.
    Draw,
    /// Who controls the higher sum of card values wins; equal sums are a draw.
    HigherControlled,
    /// Who placed the lower sum of card values wins; equal sums are a draw.
    LowerPlayed,
}

/// The rules of a game: numbers and switches. Start from a [preset](Rules::preset).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
#[expect(clippy::struct_excessive_bools, reason = "house rules are switches")]
pub struct Rules {
    /// The shape of the board, `3x3` or rows like `.../.#./...` with blocked cells.
    pub board: Board,
    /// The ability Eco does something.
    pub eco: bool,
    /// What decides when both control equally much.
    pub tie_break: TieBreak,
    /// The most that the values of a deck may add up to; 0: no limit.
    pub value_limit: u16,
    /// The most copies of one card in a deck.
    pub max_copies: u8,
    /// Cards that the second player draws more before the first turn.
    pub extra_cards: u8,
    /// The first card goes to the centre.
    pub forced_centre: bool,
    /// The second player may take the first card over.
    pub pie: bool,
    /// Who places fewer cards gets a point, as if the unplayed card lay on the board.
    pub unplayed_counts: bool,
    /// Games of a match: 1, 2 (one start each), or the best of 3, 5, 7 or 9.
    pub games: u8,
    /// The deck of seat 0 as a deck code; random when empty.
    #[cfg_attr(feature = "serde", serde(with = "crate::deck::text"))]
    pub deck1: Option<DeckList>,
    /// The deck of seat 1 as a deck code; random when empty.
    #[cfg_attr(feature = "serde", serde(with = "crate::deck::text"))]
    pub deck2: Option<DeckList>,
}

/// The rules that a game begins with unless told otherwise.
impl Default for Rules {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl Rules {
    /// Our own: everything of the document and Eco besides, in matches of two games.
    ///
    /// Whoever starts a game has a great advantage, and no variant of a single game takes it away
    /// without drawing nearly half of the games: `docs/rift-search.md` has the figures. So each
    /// player starts once.
    pub const STANDARD: Self = Self {
        board: Board::CLASSIC,
        eco: true,
        tie_break: TieBreak::Draw,
        value_limit: 0,
        max_copies: 2,
        extra_cards: 0,
        forced_centre: false,
        pie: false,
        unplayed_counts: false,
        games: 2,
        deck1: None,
        deck2: None,
    };

    /// The first version of the document: without Eco, a single game.
    pub const CLASSIC: Self = Self { eco: false, games: 1, ..Self::STANDARD };

    /// Every preset with its name, the default first.
    pub const PRESETS: [(&'static str, Self); 2] =
        [("standard", Self::STANDARD), ("classic", Self::CLASSIC)];

    /// The preset of this name.
    pub fn preset(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|preset| preset.0 == name).map(|preset| preset.1)
    }

    /// The deck list of each seat, where the rules give one.
    pub const fn decks(&self) -> [Option<DeckList>; 2] {
        [self.deck1, self.deck2]
    }

    /// What a deck may be built of.
    pub const fn format(&self) -> Format {
        Format { max_copies: self.max_copies, value_limit: self.value_limit }
    }

    /// Everything that is wrong with these rules by themselves.
    pub fn faults(&self) -> Vec<OptionsFault> {
        let mut faults = Vec::new();
        let mut must = |holds: bool, expected: &str, found: &dyn fmt::Display| {
            if !holds {
                let (expected, found) = (expected.to_owned(), found.to_string());
                faults.push(OptionsFault { expected, found });
            }
        };
        must(self.board.n_open() > 0, "a board with a cell that is not blocked", &self.board);
        let copies = self.max_copies;
        must((1..=20).contains(&copies), "max_copies between 1 and 20", &copies);
        must(self.extra_cards <= 4, "extra_cards between 0 and 4", &self.extra_cards);
        let games = matches!(self.games, 1 | 2 | 3 | 5 | 7 | 9);
        must(games, "games to be 1, 2, 3, 5, 7 or 9", &self.games);
        let centre = !self.forced_centre || self.board.centre().is_some();
        must(centre, "forced_centre only with a middle cell that is not blocked", &self.board);
        faults
    }
}

/// Something that a game cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsFault {
    /// What would do.
    pub expected: String,
    /// What came.
    pub found: String,
}

impl fmt::Display for OptionsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

/// Why no game can be played with these rules and this base: all faults at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError(pub Vec<OptionsFault>);

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::fault::write_all(f, &self.0)
    }
}

impl std::error::Error for OptionsError {}
