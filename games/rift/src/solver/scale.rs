//! Between what the search counts and what the rules count.

use super::Verdict;
use crate::{Rift, State, TieBreak};

/// What the search counts for the seat to move: cells, or thirds of them where ties are broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scale {
    n_open: i32,
    /// What breaks ties on this board; nothing on odd boards.
    pub(crate) tie_break: TieBreak,
    /// The point for the unplayed card, if it counts.
    pub(crate) bonus: i32,
    /// Whether the seat to move has that point.
    second: bool,
}

impl Scale {
    pub(crate) fn of(game: &Rift, state: &State) -> Self {
        let rules = game.rules();
        let odd = game.sheet.n_open % 2 == 1;
        Self {
            n_open: game.sheet.n_open.into(),
            tie_break: if odd { TieBreak::Draw } else { rules.tie_break },
            bonus: i32::from(rules.unplayed_counts && odd),
            second: state.to_move != state.starter,
        }
    }

    /// What the rival must not get, so that the seat to move gets `need`.
    pub(crate) fn refutation(&self, need: i32) -> i32 {
        match self.tie_break {
            TieBreak::Draw => self.n_open + 1 - need,
            TieBreak::HigherControlled | TieBreak::LowerPlayed => 3 * self.n_open + 3 - need,
        }
    }

    /// The least that there is.
    pub(crate) fn least(&self) -> i32 {
        // Taking over costs a point for the unplayed card; who does so may count less than nothing.
        -self.bonus
    }

    /// The most that there is.
    pub(crate) fn most(&self) -> i32 {
        match self.tie_break {
            TieBreak::Draw => self.n_open + self.bonus,
            TieBreak::HigherControlled | TieBreak::LowerPlayed => 3 * self.n_open + 1,
        }
    }

    /// The least that wins.
    pub(crate) fn win(&self) -> i32 {
        (self.least()..=self.most())
            .find(|&score| self.verdict(score).result > 0)
            .unwrap_or(self.most())
    }

    /// What the game comes to with a score.
    pub(crate) fn verdict(&self, score: i32) -> Verdict {
        let (cells, tie) = match self.tie_break {
            TieBreak::Draw => (score, 0),
            TieBreak::HigherControlled | TieBreak::LowerPlayed => {
                (score.div_euclid(3), score.rem_euclid(3) - 1)
            }
        };
        let bonus = if self.second { self.bonus } else { -self.bonus };
        let margin = 2 * cells - self.n_open + bonus;
        let result = if margin == 0 { tie } else { margin.signum() };
        Verdict { margin: margin as i8, result: result as i8 }
    }
}
