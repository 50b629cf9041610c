//! Looking back at a game that is over.

use ludoteca_catalog::{Chronicle, Moment};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Step, TurnInfo};

/// The whole game, step by step, with what is worth knowing about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Review {
    /// Every step, with nothing left out.
    pub steps: Vec<ReplayStep>,
    /// What everybody had, turn by turn.
    pub chronicle: Course,
    /// How likely everybody was to win, at some moments.
    pub chances: Vec<ChancesAt>,
    /// The decisions and throws that changed most.
    pub turning: Vec<TurningPoint>,
}

/// How a game has gone so far: what everybody had at the end of each turn, as everybody could see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Course {
    /// What is measured: keys, whose names are messages `measure-KEY`.
    pub measures: Vec<String>,
    /// Who sits at each seat.
    pub seats: Vec<String>,
    /// The moments, in order.
    pub moments: Vec<CourseMoment>,
}

/// What everybody had at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourseMoment {
    /// Turns of all seats together.
    pub turn: u32,
    /// The values, seat by seat of the first measure, then of the next.
    pub values: Vec<f64>,
}

impl Course {
    /// The course that a chronicle tells, with these names at the seats.
    pub(crate) fn of(chronicle: Chronicle, seats: Vec<String>) -> Self {
        let moment = |moment: Moment| CourseMoment { turn: moment.turn, values: moment.values };
        Self {
            measures: chronicle.measures.iter().map(ToString::to_string).collect(),
            seats,
            moments: chronicle.moments.into_iter().map(moment).collect(),
        }
    }
}

/// A step of a game that is over; the same as a step of one that is played.
pub type ReplayStep = Step;

/// How likely everybody was to win.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChancesAt {
    /// The moment.
    pub version: u32,
    /// Turns of all seats together.
    pub turn: u32,
    /// The chance of each seat.
    pub values: Vec<f64>,
}

/// A moment that changed the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurningPoint {
    /// The moment after it.
    pub version: u32,
    /// Turns of all seats together.
    pub turn: u32,
    /// The seat whose chance changed most.
    pub seat: u8,
    /// By how much.
    pub swing: f64,
    /// What happened, in words.
    pub text: String,
}

/// A moment of a game that is over, with everybody's knowledge.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AtMoment {
    /// What everybody could know.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What each seat knew.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub views: Vec<Value>,
    /// Who moved next.
    pub turn: TurnInfo,
}
