//! Why an action is refused.

use std::fmt;

/// Why an action is refused, with the numbers behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "kebab-case"))]
pub enum Illegal {
    /// The die is in the air: nobody decides.
    DieIsRolling,
    /// The game is over.
    GameIsOver,
    /// Who has enough to win holds.
    EnoughToWin {
        /// Points held before and points of this turn.
        points: u16,
        /// The points that win.
        target: u16,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DieIsRolling => write!(f, "the die has not fallen yet"),
            Self::GameIsOver => write!(f, "the game is over"),
            Self::EnoughToWin { points, target } => {
                write!(f, "{points} points are enough for the target of {target}: hold and win")
            }
        }
    }
}

impl std::error::Error for Illegal {}
