//! What comes of a command.

use ludoteca_core::{Audience, Seat};
use serde_json::Value;

use crate::Entry;
use crate::wire::{Code, Said};

/// What a command did: first make the entries durable, then tell the rest.
#[derive(Clone, PartialEq, Debug, Default)]
#[must_use = "entries that are not kept are lost with the program"]
pub struct Change {
    /// What has to be kept, in order.
    pub entries: Vec<Entry>,
    /// The steps that the game has taken, in order.
    pub steps: Vec<TableStep>,
    /// Whether summaries have changed: somebody sat down, left or came back, the game began or ended.
    pub seats: bool,
    /// Whether everybody has to be shown everything anew: the game began, or something was taken back.
    pub reset: bool,
    /// What somebody said.
    pub said: Option<Said>,
    /// The seats whose computer players broke down; others play there now.
    pub failed: Vec<Seat>,
}

impl Change {
    /// Whether there is nothing to keep and nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.steps.is_empty() && !self.seats && !self.reset
    }

    /// Adds what came of a second command.
    pub(crate) fn join(&mut self, other: Self) {
        self.entries.extend(other.entries);
        self.steps.extend(other.steps);
        self.seats |= other.seats;
        self.reset |= other.reset;
        self.said = other.said.or(self.said.take());
        self.failed.extend(other.failed);
    }
}

/// One step of the game with everything that it caused, for any pair of eyes.
#[derive(Clone, PartialEq, Debug)]
pub struct TableStep {
    /// The version that it led to.
    pub version: u32,
    /// The seat that decided; none for chance.
    pub by: Option<Seat>,
    /// The action or the outcome, in notation.
    pub action: String,
    /// What happened, and who may know it.
    pub news: Vec<(Audience, Value)>,
    /// Whether everybody may know the notation.
    pub(crate) public: bool,
}

impl TableStep {
    /// The same step as a seat, or somebody who watches, may know it.
    #[must_use]
    pub fn seen_by(&self, looks: Option<Seat>) -> Self {
        let news = self.news.iter().filter(|(to, _)| to.includes(looks)).cloned().collect();
        let action = if self.public { self.action.clone() } else { String::new() };
        Self { action, news, ..*self }
    }
}

/// Why a command was not done; the table is as it was.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{text}")]
pub struct Refused {
    /// The reason as a word.
    pub code: Code,
    /// Why the rules forbid it, as JSON for those who have words of their own for it.
    pub why: Option<Value>,
    /// The reason in English.
    pub text: String,
    /// The version of the table.
    pub version: u32,
}
