//! People, tables and seats as the lobby shows them.

use ludoteca_core::Turn;
use serde::{Deserialize, Serialize};

use super::{ClockPlan, Code, FileFault, Visibility};

/// Somebody says who they are, or how they want to be called from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Introduction {
    /// The name.
    pub name: String,
}

/// Somebody is known from now on; the token is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Welcome {
    /// Who they are.
    pub person: String,
    /// What they are called.
    pub name: String,
    /// The secret by which they are known.
    pub token: String,
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Who they are.
    pub person: String,
    /// What they are called.
    pub name: String,
}

/// The tables that somebody can see.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Those at which they sit, or that they made.
    pub mine: Vec<Summary>,
    /// Public ones that have an open seat.
    pub open: Vec<Summary>,
    /// Public ones that are being played.
    pub running: Vec<Summary>,
}

/// A table has been made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// Its name.
    pub table: String,
    /// What those who are invited bring with them.
    pub invitation: String,
}

/// A table has come out of another: a rematch, or a game played on from some moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opened {
    /// Its name.
    pub table: String,
}

/// Somebody wants to sit down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat; any that is free unless said.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What those who are invited bring with them.
    #[serde(default)]
    pub invitation: Option<String>,
    /// The code of the deck that they bring, for games with decks.
    #[serde(default)]
    pub deck: Option<String>,
}

/// Somebody wants to play on from a moment of a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The moment.
    pub version: u32,
}

/// Why a request was not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The reason as a word.
    pub code: Code,
    /// The reason in the language that was asked for.
    pub text: String,
    /// Faults of what was handed in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<FileFault>>"))]
    pub faults: Vec<FileFault>,
}

/// A table as a line of the lobby shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Summary {
    /// Its name.
    pub table: String,
    /// The key of the game.
    pub game: String,
    /// What to call the table, if somebody said.
    pub title: Option<String>,
    /// The rules as they were asked for.
    pub rules: String,
    /// The name of the board, for games that have boards.
    pub board: Option<String>,
    /// Who may find it.
    pub visibility: Visibility,
    /// How far it is.
    pub state: TableState,
    /// How often the game has changed.
    pub version: u32,
    /// Turns of all seats together.
    pub turns: u32,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The seats of whoever asks.
    pub yours: Vec<u8>,
    /// Who moves next.
    pub turn: TurnInfo,
    /// When it was made, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: u64,
    /// What to give to those who are to come; for those who sit there only.
    pub invitation: Option<String>,
    /// How many look on.
    pub watchers: u32,
    /// The table of the rematch, once somebody asked for one.
    pub rematch: Option<String>,
    /// How long one decision may take.
    pub clock: Option<ClockPlan>,
    /// Whether whoever asks made the table.
    pub made: bool,
    /// Whether a decision can be taken back here at all.
    pub undo: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    /// It waits for people.
    Waiting,
    /// It is being played.
    Playing,
    /// The game is over.
    Over,
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Its number.
    pub seat: u8,
    /// Who has it.
    pub kind: SeatKind,
    /// What they are called; different for every seat, empty where nobody sits.
    pub name: String,
    /// The computer player that decides there now.
    pub agent: Option<String>,
    /// Its colour.
    pub colour: Option<String>,
    /// Its piece.
    pub token: Option<String>,
    /// Whether they are connected; computer players always are.
    pub here: bool,
    /// Their score, once the game is over.
    pub score: Option<f32>,
    /// Whether a computer player stands in for a person.
    pub away: bool,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A computer player.
    Computer,
}

/// Who moves next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TurnInfo {
    /// A seat has to decide.
    Decide {
        /// The seat.
        seat: u8,
    },
    /// Dice fall or a card is drawn.
    Chance,
    /// The game is over.
    Over,
}

impl From<Turn> for TurnInfo {
    fn from(turn: Turn) -> Self {
        match turn {
            Turn::Decide(seat) => Self::Decide { seat: seat.0 },
            Turn::Chance => Self::Chance,
            Turn::Over => Self::Over,
        }
    }
}

impl From<TurnInfo> for Turn {
    fn from(turn: TurnInfo) -> Self {
        match turn {
            TurnInfo::Decide { seat } => Self::Decide(ludoteca_core::Seat(seat)),
            TurnInfo::Chance => Self::Chance,
            TurnInfo::Over => Self::Over,
        }
    }
}
