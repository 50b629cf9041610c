//! Looking back at a game that is over.

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
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "{ measures: string[]; seats: string[]; moments: { turn: number; values: number[] }[] }"
        )
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub chronicle: Value,
    /// How likely everybody was to win, at some moments.
    pub chances: Vec<ChancesAt>,
    /// The decisions and throws that changed most.
    pub turning: Vec<TurningPoint>,
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
