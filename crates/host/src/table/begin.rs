//! Tables are opened, filled and begun.

use std::collections::VecDeque;
use std::sync::Arc;

use ludoteca_catalog::{CatalogError, Start};
use ludoteca_core::{MAX_SEATS, Seat};

use super::{About, Numbering, Table, Thinking};
use crate::wire::{Code, Plan};
use crate::{Change, Entry, Library, Person, PersonId, PlanError, Refused, Sitter};

impl Table {
    /// A new table. It begins at once when no seat is open; `seed` is for the dice then.
    ///
    /// # Errors
    /// Everything that is wrong with the plan.
    pub fn open(
        library: &Arc<Library>,
        plan: Plan,
        about: About,
        seed: u64,
    ) -> Result<(Self, Change), PlanError> {
        let mut table = Self::lay(library, plan, about)?;
        let change = table.begin_if_full(seed)?;
        Ok((table, change))
    }

    /// A new table at which these people have their seats already: a rematch.
    ///
    /// # Errors
    /// Everything that is wrong with the plan.
    pub fn open_seated(
        library: &Arc<Library>,
        plan: Plan,
        about: About,
        people: &[(Seat, Person)],
        seed: u64,
    ) -> Result<(Self, Change), PlanError> {
        let mut table = Self::lay(library, plan, about)?;
        let mut change = Change::default();
        for (seat, person) in people {
            if table.seats.get(seat.idx()) == Some(&Sitter::Open) {
                change.join(table.do_sit(*seat, person, None));
            }
        }
        change.join(table.begin_if_full(seed)?);
        Ok((table, change))
    }

    /// A new table that goes on from a record; see [`Table::branch`].
    ///
    /// # Errors
    /// Everything that is wrong with the plan or the record.
    pub fn open_from(
        library: &Arc<Library>,
        plan: Plan,
        about: About,
        seed: u64,
        record: String,
    ) -> Result<(Self, Change), PlanError> {
        let mut table = Self::lay(library, plan, about)?;
        let change = table.begin(seed, Some(record))?;
        Ok((table, change))
    }

    /// A table as its plan says, before anything has happened there.
    pub(super) fn lay(library: &Arc<Library>, plan: Plan, about: About) -> Result<Self, PlanError> {
        let (shared, plan) = library.prepare(plan)?;
        Ok(Self {
            library: Arc::clone(library),
            seats: plan.seats.iter().map(|seat| Sitter::planned(seat, &about.maker)).collect(),
            shared,
            brought: vec![None; plan.seats.len()],
            plan,
            about,
            book: None,
            version: 0,
            numbering: Numbering::default(),
            thinking: Thinking::Nowhere,
            lent: 0,
            decided: [0; MAX_SEATS],
            undoable: None,
            chat: VecDeque::new(),
            rematch: None,
        })
    }

    /// Begins early: open seats go to computer players. Only whoever made the table can.
    ///
    /// # Errors
    /// It is not theirs, or the game has begun.
    pub fn start(&mut self, person: &PersonId, seed: u64) -> Result<Change, Refused> {
        if self.about.maker.id != *person {
            return Err(self.refuse(Code::Forbidden, "only whoever made the table can start it"));
        }
        if self.book.is_some() {
            return Err(self.refuse(Code::Begun, "the game has begun already"));
        }
        let mut change = Change::default();
        let agent = self.entry().rival();
        for (seat, sitter) in (0..).map(Seat).zip(&mut self.seats) {
            if *sitter == Sitter::Open {
                *sitter = Sitter::filled(agent);
                change.entries.push(Entry::Filled { seat, agent: agent.to_owned() });
            }
        }
        let begun = self.begin(seed, None);
        change.join(begun.map_err(|error| self.refuse(Code::BadPlan, error.to_string()))?);
        Ok(change)
    }

    pub(super) fn begin_if_full(&mut self, seed: u64) -> Result<Change, CatalogError> {
        let full = !self.seats.contains(&Sitter::Open);
        if full { self.begin(seed, None) } else { Ok(Change::default()) }
    }

    /// The game begins, or goes on from a record.
    pub(super) fn begin(
        &mut self,
        seed: u64,
        from: Option<String>,
    ) -> Result<Change, CatalogError> {
        let labels: Vec<String> = self.seats.iter().map(Sitter::label).collect();
        let mut book = match &from {
            None => self.shared.game.begin(labels, &Start::players(self.seats.len()), seed)?,
            Some(record) => self.shared.game.resume("record", record)?,
        };
        for (seat, sitter) in (0..).map(Seat).zip(&self.seats) {
            book.sit_person(seat, &sitter.label())?;
        }
        self.version = u32::try_from(book.steps()).unwrap_or(u32::MAX);
        self.book = Some(book);
        let entries = vec![Entry::Begun { seed, from }];
        Ok(Change { entries, seats: true, reset: true, ..Change::default() })
    }
}
