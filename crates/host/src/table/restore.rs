//! A table made again from what was kept.

use std::sync::Arc;

use ludoteca_catalog::CatalogError;

use super::games::StepFault;
use super::{About, Table};
use crate::play::Move;
use crate::wire::Plan;
use crate::{Decider, Entry, Library, Person, PlanError, Sitter};

/// Why a table cannot be made again.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RestoreError {
    /// The plan cannot be read any more.
    #[error("the plan: {0}")]
    Plan(#[from] PlanError),
    /// An entry does not fit what came before it.
    #[error("entry {number}: {reason}")]
    Entry {
        /// Which, counted from 1.
        number: usize,
        /// What is wrong with it.
        reason: String,
    },
}

impl Table {
    /// Makes a table again from its plan and everything that was kept of it. What computer players
    /// decided is played, not thought again; dice are thrown again and must fall the same.
    ///
    /// # Errors
    /// The entries are not those of a table with this plan.
    pub fn restore(
        library: &Arc<Library>,
        plan: Plan,
        about: About,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, RestoreError> {
        let mut table = Self::lay(library, plan, about)?;
        for (number, entry) in (1..).zip(entries) {
            let fault = |reason| RestoreError::Entry { number, reason };
            table.apply(entry).map_err(fault)?;
        }
        Ok(table)
    }

    fn apply(&mut self, entry: Entry) -> Result<(), String> {
        let seat = match &entry {
            Entry::Sat { seat, .. }
            | Entry::Left { seat }
            | Entry::Filled { seat, .. }
            | Entry::Played { seat, .. }
            | Entry::StoodIn { seat, .. }
            | Entry::Back { seat }
            | Entry::Resigned { seat, .. }
            | Entry::Failed { seat, .. } => Some(*seat),
            Entry::Arranged { .. }
            | Entry::Begun { .. }
            | Entry::Fell { .. }
            | Entry::Undone {}
            | Entry::Said(_)
            | Entry::Rematch { .. } => None,
        };
        if let Some(seat) = seat.filter(|seat| seat.idx() >= self.seats.len()) {
            return Err(format!("there is no seat {seat}"));
        }
        let step = |fault: StepFault| fault.to_string();
        match entry {
            Entry::Sat { seat, person, name, deck } => {
                if let Some(code) = &deck {
                    self.bring_deck(seat, code).map_err(|error| error.to_string())?;
                }
                let _ = self.do_sit(seat, &Person { id: person, name }, deck.as_deref());
            }
            Entry::Arranged { plan } => self.lay_anew(*plan).map_err(|error| error.to_string())?,
            Entry::Left { seat } => self.free(seat),
            Entry::Filled { seat, agent } => {
                self.seats[seat.idx()] = Sitter::filled(&agent);
            }
            Entry::Begun { seed, from } => {
                let begun = self.begin(seed, from);
                let _ = begun.map_err(|error: CatalogError| error.to_string())?;
            }
            Entry::Played { seat, action, by } => {
                self.take(Move::Play(seat, action), by).map_err(step)?;
            }
            Entry::Fell { outcome } => {
                self.take(Move::Fall(outcome), Decider::Computer).map_err(step)?;
            }
            Entry::Undone {} => self.take_last_back(),
            Entry::StoodIn { seat, agent } => self.stand_in(seat, Some(agent)),
            Entry::Back { seat } => self.stand_in(seat, None),
            Entry::Resigned { seat, agent } => self.give_up(seat, agent),
            Entry::Failed { seat, agent } => self.replace(seat, &agent),
            Entry::Said(said) => self.hear(said),
            Entry::Rematch { table } => self.rematch = Some(table),
        }
        Ok(())
    }
}
