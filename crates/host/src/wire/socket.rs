//! The messages of a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Code, Summary, TurnInfo};

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: who looks.
    Hello {
        /// The secret of the person; none for somebody who watches.
        #[serde(default)]
        token: Option<String>,
        /// What those who are invited bring with them.
        #[serde(default)]
        invitation: Option<String>,
        /// The language.
        #[serde(default)]
        lang: Option<String>,
    },
    /// Plays an action.
    Play {
        /// The number that the answer will carry.
        id: u32,
        /// The seat.
        seat: u8,
        /// The version that the action was chosen for.
        version: u32,
        /// The action, in notation.
        action: String,
    },
    /// Takes the own last decision back.
    Undo {
        /// The number that the answer will carry.
        id: u32,
        /// The seat.
        seat: u8,
        /// The version that is to be undone.
        version: u32,
    },
    /// Says something to everybody at the table.
    Say {
        /// The number that the answer will carry.
        id: u32,
        /// What is said.
        text: String,
    },
    /// Asks what a strong player would do.
    Hint {
        /// The number that the answer will carry.
        id: u32,
        /// The seat.
        seat: u8,
        /// Who is asked; the game's usual teacher unless said.
        #[serde(default)]
        agent: Option<String>,
    },
    /// Asks what a computer player thought.
    Why {
        /// The number that the answer will carry.
        id: u32,
        /// The version that its decision made.
        version: u32,
    },
    /// Wants another language.
    Lang {
        /// The language.
        lang: String,
    },
    /// Gives the seat to a computer player for good.
    Resign {
        /// The number that the answer will carry.
        id: u32,
        /// The seat.
        seat: u8,
    },
    /// Is still there.
    Ping {},
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything, as one pair of eyes may know it.
    Table {
        /// The table in one line.
        summary: Box<Summary>,
        /// What stays the same through the whole game.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        setting: Value,
        /// How often the game has changed.
        version: u32,
        /// What these eyes see; nothing before the game begins.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        view: Option<Value>,
        /// The seat whose eyes these are; none for somebody who watches.
        looks: Option<u8>,
        /// Who moves next.
        turn: TurnInfo,
        /// What can be played now; nothing unless it is for this person to decide.
        actions: Vec<Choice>,
        /// What is asked.
        question: Option<String>,
        /// The latest steps.
        log: Vec<Step>,
        /// The latest of what was said.
        chat: Vec<Said>,
        /// The clock that is running.
        clock: Option<ClockInfo>,
    },
    /// Steps have been taken.
    Steps {
        /// How often the game has changed.
        version: u32,
        /// The steps, in order.
        steps: Vec<Step>,
        /// What these eyes see now.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        view: Value,
        /// The seat whose eyes these are.
        looks: Option<u8>,
        /// Who moves next.
        turn: TurnInfo,
        /// What can be played now.
        actions: Vec<Choice>,
        /// What is asked.
        question: Option<String>,
        /// The clock that is running.
        clock: Option<ClockInfo>,
    },
    /// Somebody sat down, left or came back; the game began or ended.
    Summary {
        /// The table in one line.
        summary: Box<Summary>,
    },
    /// Somebody said something.
    Said {
        /// What.
        said: Said,
    },
    /// A computer player has begun to think.
    Thinking {
        /// Its seat.
        seat: u8,
    },
    /// A command has been done and will not be lost.
    Done {
        /// The number of the command.
        id: u32,
        /// How often the game has changed.
        version: u32,
    },
    /// A command has not been done.
    Refused {
        /// The number of the command; none when it could not be read.
        id: Option<u32>,
        /// The reason as a word.
        code: Code,
        /// The reason in words.
        text: String,
        /// How often the game has changed.
        version: u32,
    },
    /// What a player would do or did, and why.
    Advice {
        /// The number of the question.
        id: u32,
        /// The seat for which it was thought.
        seat: u8,
        /// Who thought.
        agent: String,
        /// What they chose, in notation.
        action: String,
        /// The same in words.
        text: String,
        /// What they weighed, the best first.
        candidates: Vec<Candidate>,
    },
    /// This table is no longer shown here; nothing follows.
    Gone {
        /// The reason as a word.
        code: Code,
        /// The reason in words.
        text: String,
    },
    /// The answer to a ping.
    Pong {},
}

/// An action that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice {
    /// In notation.
    pub action: String,
    /// In words.
    pub text: String,
}

/// A step of the game, as one pair of eyes may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// The version that it led to.
    pub version: u32,
    /// The seat that decided; none for chance.
    pub by: Option<u8>,
    /// The action or the outcome in notation; empty where these eyes may not know it.
    pub action: String,
    /// The action in words; empty for chance.
    pub text: String,
    /// What happened.
    pub news: Vec<News>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct News {
    /// The only seat that may know it; everybody unless said. Several seats can share a screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<u8>,
    /// As a fact with its numbers.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Value,
    /// In words; empty for what is not worth a sentence.
    pub text: String,
}

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    /// Who.
    pub person: String,
    /// What they are called.
    pub name: String,
    /// Where they sit, if they do.
    pub seat: Option<u8>,
    /// What they said.
    pub text: String,
    /// When, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
}

/// The clock of the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockInfo {
    /// The seat.
    pub seat: u8,
    /// Milliseconds that are left.
    pub left_ms: u32,
}

/// An action that a player weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Candidate {
    /// In notation.
    pub action: String,
    /// In words.
    pub text: String,
    /// What it is worth to the player.
    pub value: f64,
    /// The same value, term by term.
    pub terms: Vec<Term>,
    /// How likely the seat wins after it, where that can be told.
    pub chance: Option<f64>,
    /// Whether it was chosen.
    pub chosen: bool,
}

/// One of the named terms of a value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Term {
    /// Its key.
    pub name: String,
    /// Its name.
    pub text: String,
    /// What it comes to.
    pub value: f64,
}
