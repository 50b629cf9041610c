//! A deal: what everybody hands over, as the engine takes it.

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, Seat};

use super::graph::{Need, needs};
use super::settle::{Payment, payments};
use super::{Assignment, Streets};
use crate::{Action, DeedSet, Leg, MAX_LEGS, Offer, PlaceSet};

/// An assignment that everybody gains by and can pay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Who gets which group.
    pub assignment: Assignment,
    /// What changes hands.
    pub needs: Vec<Need>,
    /// What each seat has in the end, compared with before; negative: pays.
    pub net: [i64; MAX_SEATS],
}

/// How many lots an assignment moves.
pub(super) fn lots_moved(streets: &Streets, assignment: &Assignment) -> usize {
    needs(streets, assignment).map(|need| need.lots.len() as usize).sum()
}

impl Deal {
    /// The deal of an assignment with its settlement.
    pub fn new(streets: &Streets, assignment: Assignment, net: [i64; MAX_SEATS]) -> Self {
        Self { needs: needs(streets, &assignment).collect(), assignment, net }
    }

    /// The payments that settle it.
    pub fn payments(&self) -> ArrayVec<Payment, { 2 * MAX_SEATS }> {
        payments(&self.net)
    }

    /// The trade with the other participant, if there is just one.
    pub fn offer(&self, streets: &Streets, player: Seat) -> Option<Offer> {
        let mut others = self.assignment.participants().without(player).iter();
        let (Some(to), None) = (others.next(), others.next()) else { return None };
        let taken_by = |seat: Seat| {
            let lots = self.needs.iter().filter(move |need| need.seat == seat);
            places(streets, lots.fold(DeedSet::EMPTY, |all, need| all.or(need.lots)))
        };
        let cash = -self.net[player.idx()] as i32;
        Some(Offer { give: taken_by(to), want: taken_by(player), cash, ..Offer::to(to) })
    }

    /// The package, if it fits.
    pub fn legs(&self, streets: &Streets) -> Option<ArrayVec<Leg, MAX_LEGS>> {
        let mut legs: ArrayVec<Leg, MAX_LEGS> = ArrayVec::new();
        for &Need { seat: to, of: from, lots } in &self.needs {
            let give = places(streets, lots);
            legs.try_push(Leg { from, to, give, cards: 0, cash: 0 }).ok()?;
        }
        for Payment { from, to, amount } in self.payments() {
            let cash = i32::try_from(amount).ok()?;
            match legs.iter_mut().find(|leg| leg.from == from && leg.to == to) {
                Some(leg) => leg.cash = leg.cash.checked_add(cash)?,
                None => {
                    legs.try_push(Leg { from, to, give: PlaceSet::EMPTY, cards: 0, cash }).ok()?;
                }
            }
        }
        Some(legs)
    }

    /// The first step of proposing it.
    pub fn opening(&self, streets: &Streets, player: Seat) -> Option<Action> {
        match self.offer(streets, player) {
            Some(offer) => Some(Action::Trade(offer)),
            None => self.legs(streets)?.first().map(|&leg| Action::Leg(leg)),
        }
    }
}

fn places(streets: &Streets, lots: DeedSet) -> PlaceSet {
    lots.into_iter().map(|lot| streets.square(lot)).collect()
}
