//! Deals in which everybody who takes part ends with a complete group.
//!
//! [`study`] does all of it in steps that can be read: the groups as owner strings, every
//! assignment of groups to participants, the need graph of each, the walk through it, and the
//! money. The player decides by the same value that an explanation prints.

use std::fmt;

use ludoteca_core::Seat;

mod answer;
mod assignments;
mod deal;
mod graph;
mod owners;
mod settle;
mod walk;

pub(super) use answer::answer;
pub use assignments::{Assignment, MOST_ASSIGNMENTS};
pub use deal::Deal;
pub use graph::{Need, NeedGraph};
pub(super) use owners::any_to_share;
pub use owners::{OwnersFault, StreetGroup, Streets};
pub use settle::Payment;
pub use walk::{Path, Start, Walk};

/// What a deal has to keep to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terms {
    /// The settlement, in percent of the difference of hotel rents.
    pub settlement: f64,
    /// The most participants.
    pub participants: u32,
    /// The most lots of a package of three or more; a trade of two has no such limit.
    pub lots: usize,
    /// So many deals have been refused before: the next one is wanted.
    pub refused: u8,
}

/// What became of an assignment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Some participant gives nothing that leads back to the player.
    NoWayBack,
    /// It moves more lots than a package takes.
    TooManyLots(usize),
    /// This seat cannot pay.
    TooPoor(Seat),
    /// It has been proposed before in vain.
    Refused,
    /// It is the deal.
    Deal,
    /// The deal came before it.
    NotLookedAt,
}

/// Everything that was thought about one player's deals.
#[derive(Clone, PartialEq, Debug)]
pub struct TradeStudy {
    /// For whom a deal is sought.
    pub player: Seat,
    /// Who owns what.
    pub streets: Streets,
    /// What was looked for.
    pub terms: Terms,
    /// Every assignment with what became of it, those with the fewest participants first. It ends
    /// with the number of participants at which a deal was found.
    pub assignments: Vec<(Assignment, Verdict)>,
    /// The deal.
    pub deal: Option<Deal>,
}

/// Looks for a deal for a player: fewest participants first, the player's dearest group first.
pub fn study(streets: Streets, player: Seat, terms: Terms) -> TradeStudy {
    let mut study = TradeStudy { player, streets, terms, assignments: Vec::new(), deal: None };
    let mut to_skip = terms.refused;
    for participants in 2..=terms.participants {
        let found = assignments::find(&study.streets, player, participants);
        study.assignments.reserve(found.len());
        for assignment in found {
            let verdict = study.judge(&assignment, &mut to_skip);
            study.assignments.push((assignment, verdict));
        }
        if study.deal.is_some() {
            break;
        }
    }
    study
}

impl TradeStudy {
    fn judge(&mut self, assignment: &Assignment, to_skip: &mut u8) -> Verdict {
        if self.deal.is_some() {
            return Verdict::NotLookedAt;
        }
        let streets = &self.streets;
        let participants = assignment.participants();
        if !NeedGraph::of(streets, assignment).returns(participants, self.player) {
            return Verdict::NoWayBack;
        }
        let lots = deal::lots_moved(streets, assignment);
        if participants.len() > 2 && lots > self.terms.lots {
            return Verdict::TooManyLots(lots);
        }
        let net = settle::net(streets, assignment, self.terms.settlement);
        if let Some(seat) = settle::insolvent(streets, assignment, &net) {
            return Verdict::TooPoor(seat);
        }
        if *to_skip > 0 {
            *to_skip -= 1;
            return Verdict::Refused;
        }
        self.deal = Some(Deal::new(streets, assignment.clone(), net));
        Verdict::Deal
    }

    /// Whether money alone stood in the way of an assignment.
    pub fn lacks_money(&self) -> bool {
        self.assignments.iter().any(|(_, verdict)| matches!(verdict, Verdict::TooPoor(_)))
    }

    /// What graph and walk are about: the deal, or without one the first assignment.
    fn shown(&self) -> Option<&Assignment> {
        let first = || self.assignments.first().map(|(assignment, _)| assignment);
        self.deal.as_ref().map(|deal| &deal.assignment).or_else(first)
    }

    /// The need graph of the deal; without one, of the first assignment.
    pub fn graph(&self) -> Option<NeedGraph> {
        self.shown().map(|assignment| NeedGraph::of(&self.streets, assignment))
    }

    /// The walk through that graph.
    pub fn walk(&self) -> Option<Walk> {
        self.graph().map(|graph| Walk::of(graph, self.player))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoWayBack => write!(f, "somebody would give lots for money alone"),
            Self::TooManyLots(lots) => write!(f, "moves {lots} lots"),
            Self::TooPoor(seat) => write!(f, "seat {seat} cannot pay"),
            Self::Refused => write!(f, "proposed before in vain"),
            Self::Deal => write!(f, "the deal"),
            Self::NotLookedAt => write!(f, "not looked at"),
        }
    }
}

/// How many assignments of each size are told; there can be hundreds.
const TOLD: usize = 8;

impl fmt::Display for TradeStudy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Seat {} looks for a deal.", self.player)?;
        writeln!(f, "Groups, each lot by its owner (- is nobody): {}", self.streets)?;
        let last = match &self.deal {
            Some(deal) => deal.assignment.participants().len(),
            None => self.terms.participants,
        };
        for participants in 2..=last {
            self.tell_assignments(participants, f)?;
        }
        if let (Some(graph), Some(walk)) = (self.graph(), self.walk()) {
            let whose = if self.deal.is_some() { "the deal" } else { "the first of them" };
            write!(f, "Need graph of {whose}: {graph}\nWalk:\n{walk}")?;
        }
        match &self.deal {
            Some(deal) => self.tell_deal(deal, f),
            None => writeln!(f, "No deal."),
        }
    }
}

impl TradeStudy {
    fn tell_assignments(&self, participants: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of_size =
            |(assignment, _): &&(Assignment, Verdict)| assignment.0.len() == participants as usize;
        let all = self.assignments.iter().filter(of_size);
        writeln!(f, "Assignments with {participants} participants: {}", all.clone().count())?;
        // The one that became the deal is told even if many come before it.
        let told =
            all.enumerate().filter(|(n, (_, verdict))| *n < TOLD || *verdict == Verdict::Deal);
        for (n, (assignment, verdict)) in told {
            writeln!(f, "  {}. {}: {verdict}", n + 1, assignment.told(&self.streets))?;
        }
        Ok(())
    }

    fn tell_deal(&self, deal: &Deal, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Handed over:")?;
        for Need { seat, of, lots } in &deal.needs {
            let squares: Vec<String> =
                lots.into_iter().map(|lot| self.streets.square(lot).to_string()).collect();
            writeln!(f, "  seat {of} gives seat {seat}: {}", squares.join(", "))?;
        }
        for &(seat, group) in &deal.assignment.0 {
            let rents = self.streets.groups()[usize::from(group)].hotel_rents;
            writeln!(f, "Hotels of seat {seat} would earn {rents}.")?;
        }
        let payments = deal.payments();
        if payments.is_empty() {
            writeln!(f, "Nothing is paid.")?;
        }
        for Payment { from, to, amount } in payments {
            writeln!(f, "Seat {from} pays seat {to} {amount}.")?;
        }
        Ok(())
    }
}
