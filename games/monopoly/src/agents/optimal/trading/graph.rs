//! Who needs something of whom.

use std::fmt;

use ludoteca_core::{MAX_SEATS, Seat};

use super::{Assignment, Streets};
use crate::{DeedSet, SeatSet};

/// The need graph of an assignment: an edge leads from each participant to everybody who owns a
/// part of the group that the participant is to get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NeedGraph {
    needs: [SeatSet; MAX_SEATS],
}

/// One edge of the need graph, and what would be handed over along it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// Who needs.
    pub seat: Seat,
    /// Whom.
    pub of: Seat,
    /// What for.
    pub lots: DeedSet,
}

/// Every need of an assignment, participant by participant.
pub(super) fn needs<'a>(
    streets: &'a Streets,
    assignment: &'a Assignment,
) -> impl Iterator<Item = Need> + 'a {
    assignment.0.iter().flat_map(move |&(seat, group)| {
        let owners = streets.groups()[usize::from(group)].owners.without(seat);
        owners.iter().map(move |of| Need { seat, of, lots: streets.held(of, group) })
    })
}

impl NeedGraph {
    /// The graph of an assignment.
    pub fn of(streets: &Streets, assignment: &Assignment) -> Self {
        let mut needs = [SeatSet::EMPTY; MAX_SEATS];
        for &(seat, group) in &assignment.0 {
            needs[seat.idx()] = streets.groups()[usize::from(group)].owners.without(seat);
        }
        Self { needs }
    }

    /// Whom a seat needs.
    pub fn needs_of(self, seat: Seat) -> SeatSet {
        self.needs[seat.idx()]
    }

    /// Everybody who can be reached from a seat along needs, without entering `closed`.
    pub fn reach(self, from: Seat, closed: SeatSet) -> SeatSet {
        let mut reached = SeatSet(self.needs[from.idx()].0 & !closed.0);
        loop {
            let further =
                reached.iter().fold(reached.0, |all, seat| all | self.needs[seat.idx()].0);
            let further = SeatSet(further & !closed.0);
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// Whether every participant gives something that leads back to the player: otherwise some
    /// would hand over lots for money alone.
    pub fn returns(self, participants: SeatSet, player: Seat) -> bool {
        participants.without(player).iter().all(|seat| self.reach(seat, SeatSet::EMPTY).has(player))
    }
}

/// The edges in words, `0 needs 2; 2 needs 3 4`.
impl fmt::Display for NeedGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for seat in Seat::all(MAX_SEATS as u8) {
            let needs = self.needs_of(seat);
            if !needs.is_empty() {
                write!(f, "{}{seat} needs{}", if first { "" } else { "; " }, List(needs))?;
                first = false;
            }
        }
        Ok(())
    }
}

/// Seats, each with a blank before it.
pub(super) struct List(pub(super) SeatSet);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|seat| write!(f, " {seat}"))
    }
}
