//! The end of the move (4.3.2.2 and 4.3.2.4): first lift mortgages, then build.

use ludoteca_core::SeatView as _;

use super::course::{Course, Stage};
use super::is_rich;
use super::note::{Mind, tries};
use crate::{Action, DeedSet, View, subset};

/// The next step, or none when all is done that the search found worth doing.
#[inline]
pub(super) fn next(
    course: &mut Course,
    view: &View<'_>,
    thinking: &mut Mind<'_>,
) -> Option<Action> {
    // A debt that the engine settled by itself leaves its plan behind.
    if course.stage(view) > Stage::Building {
        course.end();
    }
    // Most windows close at once: nothing is mortgaged, and there is nothing to build on.
    if course.stage(view) == Stage::Idle && !has_mortgages(view) && !can_build(view) {
        return None;
    }
    let action = step(course, view, thinking);
    if action.is_none() {
        course.end();
    }
    action
}

#[inline(never)]
fn step(course: &mut Course, view: &View<'_>, thinking: &mut Mind<'_>) -> Option<Action> {
    if course.stage(view) < Stage::Building {
        let lift = course.go_on(Stage::Lifting, view).or_else(|| {
            let due = course.stage(view) == Stage::Idle && has_mortgages(view);
            due.then(|| subset::lift(view, budget(view)))
                .and_then(|plan| course.begin(Stage::Lifting, plan, view))
        });
        if let Some(lift) = lift {
            tries(thinking, "4.3.2.2", true, lift);
            return Some(lift);
        }
    }
    let build = course.go_on(Stage::Building, view).or_else(|| {
        let due = course.stage(view) != Stage::Building && can_build(view);
        due.then(|| subset::build(view, budget(view)))
            .and_then(|plan| course.begin(Stage::Building, plan, view))
    })?;
    tries(thinking, "4.3.2.4", true, build);
    Some(build)
}

/// At most 70 % of the money is spent.
pub(super) fn budget(view: &View<'_>) -> i64 {
    i64::from(view.cash(view.seat())) * 7 / 10
}

#[inline]
fn has_mortgages(view: &View<'_>) -> bool {
    !view.owned_by(view.seat()).and(view.mortgaged()).is_empty()
}

/// Whether there is money for building, a group of one's own with room for it, and something
/// in the bank that could be the first step.
#[inline]
pub(super) fn can_build(view: &View<'_>) -> bool {
    if !is_rich(view) {
        return false;
    }
    let open = view.owned_by(view.seat()).without(view.mortgaged());
    let full = view.state().deeds.hotels();
    let groups = view.game().track.street_groups.iter();
    let mut sites = DeedSet::EMPTY;
    for &group in groups.filter(|&&group| open.covers(group) && !full.covers(group)) {
        sites = sites.or(group);
    }
    !sites.is_empty() && (is_in_stock(view) || could_be_hotels(view, sites))
}

#[inline]
fn is_in_stock(view: &View<'_>) -> bool {
    view.stock().0 > 0 || view.game().rules().unlimited_buildings
}

/// Whether a lot waits for its hotel: without houses in the bank nothing else can be built.
fn could_be_hotels(view: &View<'_>, sites: DeedSet) -> bool {
    let full = view.game().rules().houses_before_hotel;
    view.stock().1 > 0 && sites.into_iter().any(|lot| view.level(lot) == full)
}
