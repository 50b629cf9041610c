//! The table as somebody may see it.

use ludoteca_core::{Seat, Turn};
use serde_json::Value;

use super::Table;
use super::think::read_step;
use crate::play::Move;
use crate::seats::names;
use crate::wire::{Code, Course, SeatInfo, SeatKind, Summary, TableState};
use crate::{PersonId, Refused, Sitter, TableStep};

/// A moment of the game as one pair of eyes sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// How often the game has changed.
    pub version: u32,
    /// The seat whose eyes these are; none for somebody who watches.
    pub looks: Option<Seat>,
    /// What they see; nothing before the game begins.
    pub view: Option<Value>,
    /// Who moves next.
    pub turn: Turn,
    /// What they can play now, in notation; nothing unless it is for them to decide.
    pub actions: Vec<String>,
}

impl Table {
    /// How the game has gone so far, in numbers that everybody could see.
    ///
    /// # Errors
    /// It has not begun.
    pub fn course(&self) -> Result<Course, Refused> {
        let waiting = || self.refuse(Code::Waiting, "the game has not begun");
        let book = self.book.as_ref().ok_or_else(waiting)?;
        Ok(Course::of(book.chronicle(), self.names()))
    }

    /// The seat whose eyes a person has: of several, the one that has to decide, or else the one
    /// that decided last. None for somebody who watches.
    pub fn looks(&self, person: Option<&PersonId>) -> Option<Seat> {
        let own: Vec<Seat> = self.seats_of(person?).collect();
        match self.turn() {
            Turn::Decide(seat) if own.contains(&seat) => Some(seat),
            _ => own.into_iter().rev().max_by_key(|seat| self.decided.get(seat.idx())),
        }
    }

    /// The present moment as a seat, or somebody who watches, sees it.
    pub fn shown(&self, looks: Option<Seat>) -> Shown {
        let turn = self.turn();
        let view = self.book.as_ref().map(|book| match looks {
            Some(seat) => book.view(seat),
            None => book.watch(),
        });
        let decides = looks.is_some() && self.awaits().map(|(seat, _)| seat) == looks;
        let actions = self.book.as_ref().filter(|_| decides).map(|book| book.actions());
        let actions = actions.unwrap_or_default();
        Shown { version: self.version, looks, view, turn, actions }
    }

    /// The latest steps, as a seat or somebody who watches may know them.
    pub fn log(&self, looks: Option<Seat>, most: usize) -> Vec<TableStep> {
        let skip = self.book.as_ref().map_or(0, |book| book.steps().saturating_sub(most));
        self.steps_after(skip).iter().map(|step| step.seen_by(looks)).collect()
    }

    /// The steps after the first so many, with everything that they caused.
    pub(super) fn steps_after(&self, skip: usize) -> Vec<TableStep> {
        let told = self.book.as_ref().map(|book| book.retell(skip)).unwrap_or_default();
        let secrets = self.entry().has_secrets();
        let step = |step: ludoteca_catalog::ShownStep| {
            let number = u32::try_from(step.number).unwrap_or(u32::MAX);
            let (by, action) = match read_step(&step.text) {
                Move::Play(seat, action) => (Some(seat), action),
                Move::Fall(outcome) => (None, outcome),
            };
            let version = self.numbering.version(number);
            let public = by.is_some() || !secrets;
            TableStep { version, by, action, news: step.events, public }
        };
        told.into_iter().map(step).collect()
    }

    /// What to call each seat; different for every seat, empty for those that are open.
    pub fn names(&self) -> Vec<String> {
        names(&self.seats)
    }

    /// The table in one line, for somebody; `here` tells who is connected.
    pub fn summary(
        &self,
        person: Option<&PersonId>,
        here: &dyn Fn(&PersonId) -> bool,
        watchers: u32,
    ) -> Summary {
        let state = self.state();
        let scores = self.book.as_ref().filter(|_| state == TableState::Over);
        let scores = scores.map(|book| book.scores()).unwrap_or_default();
        let mark = |marks: &Option<Vec<String>>, n: usize| marks.as_ref()?.get(n).cloned();
        let seat = |((n, sitter), name): ((usize, &Sitter), String)| SeatInfo {
            seat: u8::try_from(n).unwrap_or(u8::MAX),
            kind: match sitter {
                Sitter::Open => SeatKind::Open,
                Sitter::Person { .. } => SeatKind::Person,
                Sitter::Computer { .. } => SeatKind::Computer,
            },
            name,
            agent: sitter.agent().map(str::to_owned),
            colour: mark(&self.plan.colours, n),
            token: mark(&self.plan.tokens, n),
            here: sitter.owner().map_or(*sitter != Sitter::Open, here),
            score: scores.get(n).copied(),
            away: sitter.owner().is_some() && !sitter.is_person_deciding(),
        };
        let seats = self.seats.iter().enumerate().zip(self.names()).map(seat).collect();
        let belongs = person.is_some_and(|person| self.belongs_to(person));
        let yours = person.map(|person| self.seats_of(person).map(|seat| seat.0).collect());
        Summary {
            table: self.about.table.clone(),
            game: self.plan.game.clone(),
            title: self.plan.title.clone(),
            rules: self.shared.game.rules().to_owned(),
            board: self.shared.board.clone(),
            visibility: self.plan.visibility,
            state,
            version: self.version,
            turns: self.book.as_ref().map_or(0, |book| book.turns_taken()),
            seats,
            yours: yours.unwrap_or_default(),
            turn: self.turn().into(),
            created: self.about.created,
            invitation: belongs.then(|| self.about.invitation.clone()),
            watchers,
            rematch: self.rematch.clone(),
            clock: self.plan.clock,
            made: person == Some(&self.about.maker.id),
            undo: !self.entry().has_secrets(),
        }
    }
}
