//! What the loop needs of a table, wherever it stands.

use std::fmt;

use ludoteca_core::{Audience, Seat, Turn};
use serde_json::Value;

use crate::Colour;

/// A place at the table, and who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// What to call them; different for every seat.
    pub name: String,
    /// Whether it is a person at this terminal.
    pub here: bool,
    /// The colour of their token, where players choose one.
    pub colour: Option<Colour>,
}

/// Something that happened, as JSON, and who may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct News {
    /// Who may know it.
    pub to: Audience,
    /// What happened.
    pub event: Value,
}

/// What a computer player thought before it decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The seat that it decided for.
    pub seat: Seat,
    /// Who thought.
    pub agent: String,
    /// What it decided, in notation.
    pub action: String,
    /// What it weighed, in the order in which it looked.
    pub candidates: Vec<Candidate>,
}

/// One action that a computer player weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The action, in notation.
    pub action: String,
    /// What it is worth to the player.
    pub value: f64,
    /// The same value, term by term.
    pub terms: Vec<(String, f64)>,
}

/// Why the table did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The action cannot be read or is not allowed; the game is as it was.
    Refused(String),
    /// The rules forbid the action; the game is as it was.
    Illegal {
        /// Why, as JSON: a word for it with the numbers behind it.
        why: Value,
        /// The same in English.
        text: String,
    },
    /// A table like this one does not do that.
    Unable,
    /// The table is gone.
    Lost(String),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) | Self::Lost(why) | Self::Illegal { text: why, .. } => {
                f.write_str(why)
            }
            Self::Unable => f.write_str("this table cannot do that"),
        }
    }
}

impl std::error::Error for LinkError {}

/// A table at which people at this terminal sit, or that they watch.
pub trait TableLink {
    /// The key of the game.
    fn game(&self) -> &str;
    /// What stays the same through the whole game, as JSON.
    fn setting(&self) -> &Value;
    /// Who sits where.
    fn seats(&self) -> &[Sitter];
    /// Who moves next.
    fn turn(&self) -> Turn;
    /// Turns of all seats together.
    fn turns_taken(&self) -> u32;
    /// What a seat may know, as JSON.
    fn view(&self, seat: Seat) -> Value;
    /// What somebody who watches may know, as JSON; where nothing is hidden, what any seat knows.
    fn watch(&self) -> Value {
        self.view(Seat(0))
    }
    /// The listed actions of the seat to move, in notation.
    fn actions(&self) -> Vec<String>;
    /// Plays an action for a person at this terminal.
    ///
    /// # Errors
    /// It was not played.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<News>, LinkError>;
    /// Waits for the next thing that nobody at this terminal does: dice, cards, other players.
    ///
    /// # Errors
    /// Nothing will come any more.
    fn advance(&mut self) -> Result<Vec<News>, LinkError>;
    /// What a strong player would do in place of the seat to move.
    ///
    /// # Errors
    /// Nobody can be asked.
    fn hint(&mut self) -> Result<Option<Thought>, LinkError>;
    /// What the last computer player to decide thought; none when there was none.
    ///
    /// # Errors
    /// It cannot be asked.
    fn why(&mut self) -> Result<Option<Thought>, LinkError>;
    /// Goes back to the last decision of a seat; false when there is none.
    ///
    /// # Errors
    /// At this table nothing is taken back.
    fn undo(&mut self, seat: Seat) -> Result<bool, LinkError>;
    /// The record of the game so far.
    ///
    /// # Errors
    /// This table gives none.
    fn record(&self) -> Result<String, LinkError>;
    /// The scores by seat.
    fn scores(&self) -> Vec<f32>;
    /// Says something to the other people at the table.
    ///
    /// # Errors
    /// Nobody could hear it, or it was not passed on.
    fn say(&mut self, _text: &str) -> Result<(), LinkError> {
        Err(LinkError::Unable)
    }
    /// Whether things happen there in their own time: then they are told as they come.
    fn is_live(&self) -> bool {
        false
    }
    /// Whether the table keeps the game by itself, so that nobody has to save it.
    fn is_kept(&self) -> bool {
        false
    }
}
