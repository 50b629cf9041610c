//! What is sent to a table.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use ludoteca_core::Turn;
use ludoteca_host::wire::{ClientMessage, Code, Course, Plan, Summary};
use ludoteca_host::{Person, Refused, Reviewed};
use ludoteca_words::Lang;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

/// Something for a table.
#[derive(Debug)]
pub(crate) enum Mail {
    /// Somebody asks, and waits.
    Ask {
        who: Option<Person>,
        invitation: Option<String>,
        ask: Ask,
        reply: oneshot::Sender<Answer>,
    },
    /// A socket wants to hear what happens.
    Join { ear: Ear, invitation: Option<String>, reply: oneshot::Sender<Result<u64, Code>> },
    /// A socket says something.
    Heard { socket: u64, message: ClientMessage, at: Instant },
    /// A socket has gone.
    Gone { socket: u64 },
    /// The house closes.
    Close,
}

/// What somebody can ask a table for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Ask {
    /// What it is.
    Look,
    /// A seat.
    Sit { seat: Option<u8>, deck: Option<String> },
    /// To get up.
    Leave,
    /// To send somebody away from their seat.
    SendAway { seat: u8 },
    /// To arrange it by another plan.
    Arrange(Box<Plan>),
    /// To begin with computer players at the open seats.
    Start,
    /// The same again.
    Rematch,
    /// How the game has gone so far.
    Course,
    /// The record of the game.
    Record,
    /// To look back at the game.
    Review,
    /// A moment of the game.
    At { version: u32 },
    /// To play on from a moment of the game.
    Branch { version: u32 },
}

/// What a table answers.
#[derive(Debug)]
pub(crate) enum Answer {
    /// The table in one line.
    Summary(Box<Summary>),
    /// How a game has gone so far.
    Course(Course),
    /// A record.
    Record(String),
    /// Another table.
    Table(String),
    /// The whole game, told in both languages as asked for later.
    Review(Arc<Told>),
    /// A moment: what everybody knew, what each seat knew, who moved next.
    Moment { view: Value, views: Vec<Value>, turn: Turn },
    /// It was not done.
    Refused(Refused),
}

/// A game that was looked back at, with its steps in both languages.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) reviewed: Reviewed,
    pub(crate) steps: [(Lang, Vec<ludoteca_host::wire::Step>); 2],
}

/// A socket as a table knows it.
#[derive(Clone, Debug)]
pub(crate) struct Ear {
    /// Who listens; nobody known for somebody who watches.
    pub(crate) person: Option<Person>,
    /// In which language.
    pub(crate) lang: Lang,
    /// Where messages go; when it is closed the socket says farewell.
    pub(crate) out: mpsc::Sender<Utf8Bytes>,
    /// Why it was closed.
    pub(crate) farewell: Arc<OnceLock<Code>>,
}
