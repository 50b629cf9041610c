//! What the player is about to do, kept between the steps of one window.

use crate::subset::Plan;
use crate::{Action, View};

/// What a plan is for; the stages of a window in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) enum Stage {
    /// Nothing is under way.
    #[default]
    Idle,
    Lifting,
    Building,
    Selling,
    Mortgaging,
}

/// A plan under way. It is worked out once and then followed, not worked out again at every
/// step: 70 % of the money is 70 % of what was there at first.
#[derive(Clone, Debug, Default)]
pub(super) struct Course {
    stage: Stage,
    /// The turn it belongs to: a plan of another turn is forgotten.
    turn: u32,
    plan: Option<Plan>,
}

impl Course {
    #[inline]
    pub(super) fn end(&mut self) {
        self.stage = Stage::Idle;
    }

    /// The stage that this turn has reached.
    #[inline]
    pub(super) fn stage(&self, view: &View<'_>) -> Stage {
        if self.turn == view.turns() { self.stage } else { Stage::Idle }
    }

    /// Begins a stage, and takes the first step of its plan.
    pub(super) fn begin(&mut self, stage: Stage, plan: Plan, view: &View<'_>) -> Option<Action> {
        *self = Self { stage, turn: view.turns(), plan: Some(plan) };
        self.go_on(stage, view)
    }

    /// The next step of the plan under way, as long as the rules still allow it: others may have
    /// taken the last buildings meanwhile.
    pub(super) fn go_on(&self, stage: Stage, view: &View<'_>) -> Option<Action> {
        if self.stage(view) != stage {
            return None;
        }
        self.plan.as_ref()?.next(view)
    }
}
