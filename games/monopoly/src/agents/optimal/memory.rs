//! What it remembers of its proposals.

use arrayvec::ArrayVec;
use ludoteca_core::{MAX_SEATS, SeatView as _, Thinking};

use super::{Settings, say, trading};
use crate::{Action, Leg, MAX_LEGS, PackageLeg, PlaceSet, View};

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
        let mut begun = self.legs_drafted(view);
        if begun.is_none() {
            // Asked in the middle of a package that this memory did not begin.
            let study = super::study_of(settings, view, 0);
            self.legs = study.deal.and_then(|deal| deal.legs(&study.streets)).unwrap_or_default();
            begun = self.legs_drafted(view);
        }
        let next = match begun {
            None => Action::Withdraw,
            Some(drafted) => {
                self.legs.get(drafted).map_or(Action::Propose, |&leg| Action::Leg(leg))
            }
        };
        let action = if view.check(next).is_ok() { next } else { Action::Withdraw };
        let left = self.legs.len() as f64 - begun.unwrap_or(0) as f64;
        say(thinking, action, || vec![("legs left to add", left)])
    }

    /// How many of the legs in mind are drafted; `None` when something else is.
    fn legs_drafted(&self, view: &View<'_>) -> Option<usize> {
        let drafted = view.package()?.legs;
        (0..=self.legs.len()).find(|&n| {
            let planned = &self.legs[..n];
            moved(drafted.iter().map(|leg| as_action(view, leg))) == moved(planned.iter().copied())
        })
    }
}

/// What legs move in all: lots by taker, and what each seat has more in the end.
fn moved(legs: impl Iterator<Item = Leg>) -> ([PlaceSet; MAX_SEATS], [i64; MAX_SEATS]) {
    let mut taken = [PlaceSet::EMPTY; MAX_SEATS];
    let mut net = [0; MAX_SEATS];
    for leg in legs {
        let before = taken[leg.to.idx()];
        taken[leg.to.idx()] = before.iter().chain(leg.give.iter()).collect();
        net[leg.to.idx()] += i64::from(leg.cash);
        net[leg.from.idx()] -= i64::from(leg.cash);
    }
    (taken, net)
}

fn as_action(view: &View<'_>, leg: &PackageLeg) -> Leg {
    let give = leg.lots.into_iter().map(|lot| view.game().place_of(lot)).collect();
    Leg { from: leg.from, to: leg.to, give, cards: leg.cards, cash: leg.cash }
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
