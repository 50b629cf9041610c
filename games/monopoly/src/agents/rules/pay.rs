//! Rules 6.1 to 8.1: paying a debt, raising the money for it, giving up.

use ludoteca_core::SeatView as _;

use super::course::{Course, Stage};
use super::note::{Mind, tries};
use crate::{Action, View, subset};

/// The first rule that fires. One that has no move of its own to show is noted for paying, which
/// is what all of them serve.
pub(super) fn decide(course: &mut Course, view: &View<'_>, thinking: &mut Mind<'_>) -> Action {
    let owed = view.debt().map_or(0, |debt| debt.total());
    let short = owed - i64::from(view.cash(view.seat()));
    if short > 0 {
        if let Some(action) = sell(course, view, short) {
            tries(thinking, "6.1", true, action);
            return action;
        }
        tries(thinking, "6.1", false, Action::Pay);
        if let Some(action) = mortgage(course, view, short) {
            tries(thinking, "6.2", true, action);
            return action;
        }
        tries(thinking, "6.2", false, Action::Pay);
    } else {
        tries(thinking, "6.1", false, Action::Pay);
        tries(thinking, "6.2", false, Action::Pay);
    }
    course.end();
    if tries(thinking, "6.3", short <= 0, Action::Pay) {
        return Action::Pay;
    }
    tries(thinking, "6.4", true, Action::Bankrupt);
    tries(thinking, "8.1", true, Action::Bankrupt);
    Action::Bankrupt
}

/// The next building to sell. If no sale raises enough, everything is sold: bare lots can be
/// mortgaged.
fn sell(course: &mut Course, view: &View<'_>, short: i64) -> Option<Action> {
    if view.owned_by(view.seat()).and(view.built()).is_empty() {
        return None;
    }
    course.go_on(Stage::Selling, view).or_else(|| {
        let plan = subset::sell(view, short).unwrap_or_else(|| subset::sell_all(view));
        course.begin(Stage::Selling, plan, view)
    })
}

/// The next lot to mortgage. If all of them together are not enough, they are mortgaged all the
/// same: rule 8.1 gives up only when nothing is left.
fn mortgage(course: &mut Course, view: &View<'_>, short: i64) -> Option<Action> {
    if view.owned_by(view.seat()).without(view.mortgaged()).is_empty() {
        return None;
    }
    course.go_on(Stage::Mortgaging, view).or_else(|| {
        let plan = subset::mortgage(view, short).unwrap_or_else(|| subset::mortgage_all(view));
        course.begin(Stage::Mortgaging, plan, view)
    })
}
