//! The games of the house as the page shows them, and what is wrong with files.

use serde::{Deserialize, Serialize};

/// A game with everything that can be chosen for a table of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameCard {
    /// Its key.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// What it is, in a sentence.
    pub about: String,
    /// How many can play.
    pub players: PlayersCard,
    /// Ready-made rules, the usual ones first.
    pub presets: Vec<PresetCard>,
    /// The switches of the rules.
    pub switches: Vec<SwitchCard>,
    /// The shipped boards.
    pub boards: Vec<BoardCard>,
    /// The computer players.
    pub agents: Vec<AgentCard>,
    /// Computer players by strength.
    pub levels: Vec<LevelCard>,
    /// Who is asked for hints.
    pub hint_agent: String,
    /// The colours that seats can have; empty when they have none.
    pub colours: Vec<String>,
    /// The pieces that seats can have.
    pub tokens: Vec<String>,
    /// Whether seats know things that others do not.
    pub secrets: bool,
}

/// How many can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayersCard {
    /// The fewest.
    pub low: u8,
    /// The most.
    pub high: u8,
    /// How many unless somebody says otherwise.
    pub usual: u8,
}

/// Ready-made rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PresetCard {
    /// Their name.
    pub name: String,
    /// How many play by them unless somebody says otherwise.
    pub usual_players: u8,
}

/// A switch of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SwitchCard {
    /// Its name.
    pub name: String,
    /// Its value in each preset; none for a word that sets several switches at once.
    pub values: Vec<String>,
}

/// A shipped board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardCard {
    /// Its name.
    pub name: String,
    /// How many squares it has.
    pub squares: u32,
}

/// A computer player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AgentCard {
    /// Its name.
    pub agent: String,
    /// How it plays, in a sentence.
    pub about: String,
    /// What can be set on it.
    pub parameters: Vec<ParameterCard>,
}

/// Something that can be set on a computer player: a number, or one of some words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ParameterCard {
    /// Its name.
    pub name: String,
    /// What it changes, in a sentence.
    pub about: String,
    /// What it is unless set.
    pub default: String,
    /// The lowest number.
    pub low: Option<f64>,
    /// The highest number.
    pub high: Option<f64>,
    /// Whether the number has to be whole.
    pub whole: bool,
    /// The words; empty for a number.
    pub words: Vec<String>,
}

/// A strength, and the computer player that has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelCard {
    /// From 1, the weakest, to 5.
    pub level: u8,
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// Who plays like that, with parameters.
    pub agent: String,
}

/// What is wrong with rules, boards or cards that somebody made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Checked {
    /// Whether a game can be played with it.
    pub ok: bool,
    /// Everything that is wrong.
    pub faults: Vec<FileFault>,
    /// The rules as they were understood.
    pub rules: Option<String>,
}

/// One fault of a file: where, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FileFault {
    /// The file, or the part of a plan.
    pub file: String,
    /// The line, counted from 1; 0 when the fault is of the file as a whole.
    pub line: u32,
    /// What was expected and what came.
    pub reason: String,
}
