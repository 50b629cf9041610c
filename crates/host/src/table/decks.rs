//! Decks that people bring with them.

use ludoteca_core::Seat;

use super::Table;
use crate::wire::{Code, Plan};
use crate::{PlanError, Refused};

impl Table {
    /// The plan with the decks that people have brought.
    pub(super) fn plan_with_decks(&self) -> Plan {
        let mut plan = self.plan.clone();
        for (seat, code) in self.brought.iter().enumerate() {
            if let Some(code) = code {
                let decks = plan.decks.get_or_insert_default();
                decks.resize(self.seats.len(), None);
                decks[seat] = Some(code.clone());
            }
        }
        plan
    }

    /// Opens the game anew with the decks that are there now.
    pub(super) fn open_with_decks(&mut self) -> Result<(), PlanError> {
        self.shared = self.library.open(&self.plan_with_decks())?;
        Ok(())
    }

    /// Somebody brings a deck to a seat.
    ///
    /// # Errors
    /// It cannot be played here; then it is as if they had brought none.
    pub(super) fn bring_deck(&mut self, seat: Seat, code: &str) -> Result<(), Refused> {
        self.brought[seat.idx()] = Some(code.to_owned());
        self.open_with_decks().map_err(|error| {
            self.brought[seat.idx()] = None;
            self.refuse(Code::BadPlan, error.to_string())
        })
    }
}
