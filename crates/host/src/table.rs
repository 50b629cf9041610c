//! The table itself; its commands are in the files beside.

mod afterwards;
mod arrange;
mod begin;
mod decks;
mod games;
mod numbering;
mod people;
mod restore;
mod show;
mod think;

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use ludoteca_catalog::{AnyMatch, GameEntry};
use ludoteca_core::{MAX_SEATS, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::play::{Mind, Whereabouts};
use crate::wire::{Code, Plan, Said, TableState};
use crate::{Library, Person, PersonId, Refused, SharedGame, Sitter};
use numbering::Numbering;

pub use people::MAX_SAID;
pub use restore::RestoreError;
pub use show::Shown;

/// What stays the same about a table besides its plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct About {
    /// Its name.
    pub table: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// What those who are invited bring with them.
    pub invitation: String,
    /// Who made it.
    pub maker: Person,
}

/// A table: people, computer players, chat and the game between them.
pub struct Table {
    library: Arc<Library>,
    shared: Arc<SharedGame>,
    plan: Plan,
    /// The codes of the decks that people brought, by seat; they go with them.
    brought: Vec<Option<String>>,
    about: About,
    seats: Vec<Sitter>,
    /// The game; none before it begins.
    book: Option<Box<dyn AnyMatch>>,
    version: u32,
    numbering: Numbering,
    thinking: Thinking,
    /// How often something has been lent out.
    lent: u64,
    /// The version in which each seat decided last.
    decided: [u32; MAX_SEATS],
    /// How many of the last steps are decisions of the person at this seat, with nothing between.
    undoable: Option<(Seat, u32)>,
    chat: VecDeque<Said>,
    rematch: Option<String>,
}

/// Where the copy is in which computer players think.
enum Thinking {
    /// There is none yet.
    Nowhere,
    /// At the table, with nobody thinking.
    Here(Mind),
    /// Lent out.
    Out(Whereabouts),
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("about", &self.about)
            .field("seats", &self.seats)
            .field("version", &self.version)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// Its name, who made it, and how one is invited.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// The plan as it was understood: this is what [`Table::restore`] wants.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game that is played.
    pub fn shared(&self) -> &Arc<SharedGame> {
        &self.shared
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.seats
    }

    /// How often the game has changed; it only grows.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// How far it is.
    pub fn state(&self) -> TableState {
        match &self.book {
            None => TableState::Waiting,
            Some(book) if book.turn() == Turn::Over || self.is_given_up() => TableState::Over,
            Some(_) => TableState::Playing,
        }
    }

    /// Who moves next; chance before the game has begun.
    pub fn turn(&self) -> Turn {
        self.book.as_ref().map_or(Turn::Chance, |book| book.turn())
    }

    /// The person who has to decide now, if one has to: whose clock runs.
    pub fn awaits(&self) -> Option<(Seat, &PersonId)> {
        match self.turn() {
            Turn::Decide(seat) if self.book.is_some() => {
                let sitter = self.seats.get(seat.idx()).filter(|it| it.is_person_deciding());
                sitter.and_then(Sitter::owner).map(|owner| (seat, owner))
            }
            _ => None,
        }
    }

    /// What was said lately.
    pub fn chat(&self) -> impl ExactSizeIterator<Item = &Said> {
        self.chat.iter()
    }

    /// Whether this invitation lets people in.
    pub fn is_invitation(&self, invitation: &str) -> bool {
        invitation == self.about.invitation
    }

    /// Whether somebody made the table, or sits or sat there.
    pub fn belongs_to(&self, person: &PersonId) -> bool {
        let sat = |sitter: &Sitter| sitter.belongs_to() == Some(person);
        self.about.maker.id == *person || self.seats.iter().any(sat)
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &PersonId) -> impl Iterator<Item = Seat> {
        let own = (0..).map(Seat).zip(&self.seats);
        own.filter(move |(_, sitter)| sitter.owner() == Some(person)).map(|(seat, _)| seat)
    }

    fn entry(&self) -> &'static dyn GameEntry {
        self.shared.entry()
    }

    /// Whether nobody but computer players is left in a game that has gone on for very long.
    fn is_given_up(&self) -> bool {
        self.seats.iter().all(|sitter| sitter.agent().is_some())
            && self.book.as_ref().is_some_and(|book| {
                book.turns_taken() >= self.shared.game.default_cap()
                    && matches!(book.turn(), Turn::Decide(_))
            })
    }

    fn refuse(&self, code: Code, text: impl Into<String>) -> Refused {
        Refused { code, why: None, text: text.into(), version: self.version }
    }

    /// The game, while it lasts.
    fn playing(&self) -> Result<&dyn AnyMatch, Refused> {
        match (&self.book, self.state()) {
            (None, _) => Err(self.refuse(Code::Waiting, "the game has not begun")),
            (Some(_), TableState::Over) => Err(self.refuse(Code::Over, "the game is over")),
            (Some(book), _) => Ok(&**book),
        }
    }

    /// Whether a seat is this person's.
    fn own_seat(&self, person: &PersonId, seat: Seat) -> Result<(), Refused> {
        let owner = self.seats.get(seat.idx()).and_then(Sitter::owner);
        if owner == Some(person) {
            Ok(())
        } else {
            Err(self.refuse(Code::NotYourSeat, format!("seat {seat} is not yours")))
        }
    }
}
