//! Why an action is refused.

use std::fmt;

use crate::{Piece, Spot};

/// Why an action is refused; the numbers behind it included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "why", rename_all = "kebab-case"))]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Illegal {
    /// Nobody moves any more.
    GameIsOver,
    /// The dice fall first.
    DiceAreRolling,
    /// The piece belongs to somebody else, or to nobody.
    NotYours { piece: Piece },
    /// Neither dice nor bonus give so many steps for this piece.
    WrongSteps { piece: Piece, steps: u8 },
    /// The piece is at home.
    AtHome { piece: Piece },
    /// The piece is not at home, so that it cannot come out.
    NotAtHome { piece: Piece },
    /// The piece is in the goal.
    InGoal { piece: Piece },
    /// Only a 5 brings a piece out.
    NoFive,
    /// The start square holds two pieces, none of which can be captured.
    StartIsFull { start: Spot },
    /// The move would go beyond the goal, or bounce out of the corridor.
    TooFar { piece: Piece, steps: u8, left: u8 },
    /// Two pieces of one colour are in the way.
    Barrier { on: Spot },
    /// Two pieces stand there already.
    Full { on: Spot },
    /// A partner's piece stands there, and partners do not capture each other.
    PartnerStandsThere { on: Spot },
    /// A 5 has to bring a piece out.
    MustComeOut,
    /// A 6 has to open a barrier.
    MustOpenBarrier,
    /// Another piece of the colour, with a lower number, stands on the same place: move that one.
    SameAs { piece: Piece, lower: Piece },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameIsOver => f.write_str("the game is over"),
            Self::DiceAreRolling => f.write_str("the dice have to fall first"),
            Self::NotYours { piece } => write!(f, "{piece} is not yours to move"),
            Self::WrongSteps { piece, steps } => {
                write!(f, "{steps} steps for {piece} are not what was rolled or won")
            }
            Self::AtHome { piece } => write!(f, "{piece} is at home: only a 5 brings it out"),
            Self::NotAtHome { piece } => write!(f, "{piece} is not at home"),
            Self::InGoal { piece } => write!(f, "{piece} is in the goal"),
            Self::NoFive => f.write_str("only a 5 brings a piece out"),
            Self::StartIsFull { start } => {
                write!(f, "two pieces stand on {start}, and none of them can be captured")
            }
            Self::TooFar { piece, steps, left } => {
                write!(f, "{piece} needs exactly {left} to the goal, and {steps} do not fit")
            }
            Self::Barrier { on } => write!(f, "a barrier on {on} is in the way"),
            Self::Full { on } => write!(f, "two pieces stand on {on} already"),
            Self::PartnerStandsThere { on } => {
                write!(f, "a piece of your partner stands on {on}, which is not safe")
            }
            Self::MustComeOut => f.write_str("a 5 has to bring a piece out"),
            Self::MustOpenBarrier => f.write_str("a 6 has to open a barrier"),
            Self::SameAs { piece, lower } => {
                write!(f, "{lower} stands where {piece} does: move {lower} instead")
            }
        }
    }
}

impl std::error::Error for Illegal {}
