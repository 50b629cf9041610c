//! Whoever made a table arranges it before the game.

use ludoteca_core::Seat;

use super::Table;
use crate::wire::{Code, Plan, SeatPlan};
use crate::{Change, Entry, PersonId, PlanError, Refused, Sitter};

impl Table {
    /// Sends somebody else away from their seat, which is open again.
    ///
    /// # Errors
    /// The table is not theirs, the game has begun, or nobody else sits there.
    pub fn send_away(&mut self, maker: &PersonId, seat: Seat) -> Result<Change, Refused> {
        self.arranges(maker)?;
        let sitter = self.seats.get(seat.idx()).and_then(Sitter::owner);
        if sitter.is_none_or(|person| person == maker) {
            return Err(self.refuse(Code::NotFound, format!("nobody else sits at seat {seat}")));
        }
        self.free(seat);
        let entries = vec![Entry::Left { seat }];
        Ok(Change { entries, seats: true, ..Change::default() })
    }

    /// Arranges the table by another plan; whoever has come stays. Who may find it stays too, and
    /// the game begins if no seat is left open; `seed` is for its dice then.
    ///
    /// # Errors
    /// The table is not theirs, the game has begun, the plan has faults or too few seats.
    pub fn arrange(&mut self, maker: &PersonId, plan: Plan, seed: u64) -> Result<Change, Refused> {
        self.arranges(maker)?;
        let visibility = self.plan.visibility;
        let plan = Plan { visibility, ..plan };
        let open = plan.seats.iter().filter(|seat| matches!(seat, SeatPlan::Open {})).count();
        let guests = self.guests().count();
        if guests > open {
            let short =
                format!("expected at least {guests} open seats for those who came, found {open}");
            return Err(self.refuse(Code::Full, short));
        }
        let laid = self.lay_anew(plan);
        laid.map_err(|error| self.refuse(Code::BadPlan, error.to_string()))?;
        let entries = vec![Entry::Arranged { plan: Box::new(self.plan.clone()) }];
        let mut change = Change { entries, seats: true, reset: true, ..Change::default() };
        let begun = self.begin_if_full(seed);
        change.join(begun.map_err(|error| self.refuse(Code::BadPlan, error.to_string()))?);
        Ok(change)
    }

    fn arranges(&self, maker: &PersonId) -> Result<(), Refused> {
        if self.about.maker.id != *maker {
            return Err(self.refuse(Code::Forbidden, "only whoever made the table arranges it"));
        }
        if self.book.is_some() {
            return Err(self.refuse(Code::Begun, "the game has begun already"));
        }
        Ok(())
    }

    /// People who came to the table, other than whoever made it, with the decks that they brought.
    fn guests(&self) -> impl Iterator<Item = (Sitter, Option<String>)> {
        let maker = &self.about.maker.id;
        let seats = self.seats.iter().cloned().zip(self.brought.iter().cloned());
        seats.filter(move |(it, _)| it.owner().is_some_and(|person| person != maker))
    }

    /// Lays the table by another plan; guests take the open seats in order.
    pub(super) fn lay_anew(&mut self, plan: Plan) -> Result<(), PlanError> {
        let mut laid = Self::lay(&self.library, plan, self.about.clone())?;
        for (guest, deck) in self.guests() {
            let Some(free) = laid.seats.iter().position(|it| *it == Sitter::Open) else { break };
            laid.seats[free] = guest;
            laid.brought[free] = deck;
        }
        laid.open_with_decks()?;
        (self.shared, self.plan) = (laid.shared, laid.plan);
        (self.seats, self.brought) = (laid.seats, laid.brought);
        Ok(())
    }
}
