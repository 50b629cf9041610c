//! What it remembers of its proposals.

use arrayvec::ArrayVec;
use ludoteca_core::{SeatView as _, Thinking};

use super::{Settings, say, trading};
use crate::{Action, Leg, LegView, MAX_LEGS, PlaceSet, View};

/// What has been tried since the lots last changed hands.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// A fingerprint of who owned what.
    ownership: u64,
    /// Deals proposed since then.
    proposed: u8,
    /// Whether another look is in vain.
    done: bool,
    /// The turn before which a look is in vain because somebody lacks money.
    not_before: u32,
    /// The package in the making.
    legs: ArrayVec<Leg, MAX_LEGS>,
}

/// Turns to wait before asking whether somebody who lacked money has it now.
const WAIT_FOR_MONEY: u32 = 8;

impl Memory {
    /// The next deal to propose, if there is a new one. Mostly nothing has changed since the last
    /// look, and then this costs a few word operations.
    #[inline]
    pub(super) fn propose(
        &mut self,
        settings: &Settings,
        view: &View<'_>,
        thinking: &mut Thinking<'_, Action>,
    ) -> Option<Action> {
        let ownership = ownership(view);
        if ownership != self.ownership {
            *self = Self { ownership, done: !trading::any_to_share(view), ..Self::default() };
        }
        if self.done || view.turns() < self.not_before {
            return None;
        }
        self.look(settings, view, thinking)
    }

    #[inline(never)]
    fn look(
        &mut self,
        settings: &Settings,
        view: &View<'_>,
        thinking: &mut Thinking<'_, Action>,
    ) -> Option<Action> {
        while self.proposed < settings.proposals && view.game().rules().trades {
            let study = super::study_of(settings, view, self.proposed);
            let Some(deal) = &study.deal else {
                // With money short the same look may find more later; otherwise only new owners
                // can change it.
                self.done = !study.lacks_money();
                self.not_before = view.turns() + WAIT_FOR_MONEY;
                return None;
            };
            self.proposed += 1;
            let opening = deal.opening(&study.streets, view.seat());
            if let Some(action) = opening.filter(|&action| view.check(action).is_ok()) {
                self.legs = deal.legs(&study.streets).unwrap_or_default();
                let count = f64::from(deal.assignment.participants().len());
                return Some(say(thinking, action, || {
                    vec![("participants who complete a group", count)]
                }));
            }
        }
        self.done = true;
        None
    }

    /// Goes on with the package that it began.
    pub(super) fn draft(
        &mut self,
        settings: &Settings,
        view: &View<'_>,
        thinking: &mut Thinking<'_, Action>,
    ) -> Action {
        let drafted = view.package().map_or_else(ArrayVec::new, |package| package.legs);
        if !self.continues(view, &drafted) {
            // Asked in the middle of a package that this memory did not begin.
            let study = super::study_of(settings, view, 0);
            self.legs = study.deal.and_then(|deal| deal.legs(&study.streets)).unwrap_or_default();
        }
        let next = match self.legs.get(drafted.len()) {
            _ if !self.continues(view, &drafted) => Action::Withdraw,
            Some(&leg) => Action::Leg(leg),
            None => Action::Propose,
        };
        let action = if view.check(next).is_ok() { next } else { Action::Withdraw };
        let left = self.legs.len() as f64 - drafted.len() as f64;
        say(thinking, action, || vec![("legs left to add", left)])
    }

    /// Whether what is drafted is the beginning of what it has in mind.
    fn continues(&self, view: &View<'_>, drafted: &[LegView]) -> bool {
        let as_action = |leg: &LegView| {
            let give = leg.lots.into_iter().map(|lot| view.game().place_of(lot));
            let give: PlaceSet = give.collect();
            Leg { from: leg.from, to: leg.to, give, cards: leg.cards, cash: leg.cash }
        };
        drafted.len() <= self.legs.len()
            && drafted.iter().map(as_action).zip(&self.legs).all(|(drafted, &leg)| drafted == leg)
    }
}

/// A fingerprint of who owns what; never 0.
#[inline]
fn ownership(view: &View<'_>) -> u64 {
    let mut mixed = 1;
    for seat in view.live().iter() {
        mixed = (mixed ^ view.owned_by(seat).0).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
    mixed | 1
}
