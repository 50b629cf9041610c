//! A deal: what everybody hands over, as the engine takes it.

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, Seat};

use super::graph::{Need, needs};
use super::settle::{Payment, payments};
use super::{Assignment, Streets};
use crate::{Action, DeedSet, Leg, MAX_LEGS, Offer, PlaceSet};

/// The most lots in one leg of a package.
const LEG_LOTS: usize = 2;

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

/// How many legs of a package the needs of an assignment take.
pub(super) fn legs_needed(streets: &Streets, assignment: &Assignment) -> usize {
    needs(streets, assignment).map(|need| (need.lots.len() as usize).div_ceil(LEG_LOTS)).sum()
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

    /// The package, if it fits: money goes along the lots, from hand to hand where it must.
    pub fn legs(&self, streets: &Streets) -> Option<ArrayVec<Leg, MAX_LEGS>> {
        let mut legs: ArrayVec<Leg, MAX_LEGS> = ArrayVec::new();
        for &Need { seat: to, of: from, lots } in &self.needs {
            let mut left = lots;
            while !left.is_empty() {
                let some: DeedSet = left.into_iter().take(LEG_LOTS).collect();
                let give = places(streets, some);
                legs.try_push(Leg { from, to, give, cards: 0, cash: 0 }).ok()?;
                left = left.without(some);
            }
        }
        for Payment { from, to, amount } in self.payments() {
            for leg in route(&legs, from, to)? {
                legs[leg].cash = i32::try_from(amount).ok()?.checked_add(legs[leg].cash)?;
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

/// The shortest way for money along the legs, as their numbers.
fn route(
    legs: &ArrayVec<Leg, MAX_LEGS>,
    from: Seat,
    to: Seat,
) -> Option<ArrayVec<usize, MAX_LEGS>> {
    (1..=MAX_LEGS).find_map(|longest| {
        let mut way = ArrayVec::new();
        step(legs, from, to, longest, &mut way).then_some(way)
    })
}

fn step(
    legs: &ArrayVec<Leg, MAX_LEGS>,
    at: Seat,
    to: Seat,
    steps: usize,
    way: &mut ArrayVec<usize, MAX_LEGS>,
) -> bool {
    if at == to {
        return true;
    }
    if steps == 0 {
        return false;
    }
    for (n, leg) in legs.iter().enumerate().filter(|(_, leg)| leg.from == at) {
        way.push(n);
        if step(legs, leg.to, to, steps - 1, way) {
            return true;
        }
        way.pop();
    }
    false
}
