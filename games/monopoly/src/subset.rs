//! The subset search: which buildings to sell, which lots to mortgage, to lift, to build on.
//!
//! Four problems, one solver. Each asks for one way to treat every group (or every lot, where lots
//! do not depend on each other): to raise at least so much and **lose the least rent**, or to
//! spend at most so much and **gain the most rent**. Rents are those of the position: a bare lot
//! of a complete group counts twice, a utility as 7 × its multiplier. Among equal values the fewest
//! items win (an item is one lot, or one step of one building), then the lowest squares: of
//! two plans with equally many items, the one whose ascending list of squares comes first.
//!
//! **What counts as feasible** is what the engine lets the seat reach by selling alone, or by
//! building alone, one legal action after another while nobody interferes: even building, hotels
//! that break down into houses of the bank, groups sold down at once when it has too few
//! ([`Action::SellDown`]), houses that come back when hotels are built and are used again. It
//! is worked out in `stock`, and [`Plan::next`] gives the actions in an order that works.
//!
//! **Money** is half the price per step. Where a price is odd, a group sold down at once is
//! rounded once instead of step by step, so the bank may pay a unit more than the plan says; never
//! less. What others do in between (claiming the last buildings) is not foreseen.

use ludoteca_core::SeatView as _;

use crate::{Action, DeedId, DeedKind, DeedSet, HOTEL, View};

mod bound;
mod levels;
mod lots;
mod plan;
mod room;
mod scarce;
mod search;
mod solve;
mod stock;
mod streets;

pub use lots::{Item, Picked, cover, pack};
pub use plan::Plan;

use plan::Task;
use solve::Best;

/// Buildings to sell: raises at least `needed` and loses the least rent; none when selling
/// everything raises less (then [`sell_all`] is all one can do).
pub fn sell(view: &View<'_>, needed: i64) -> Option<Plan> {
    let built = view.owned_by(view.seat()).and(view.built());
    if built.is_empty() {
        return (needed <= 0).then(|| Plan::nothing(view, Task::Sell));
    }
    let best = streets::sell(view, built, needed)?;
    Some(Plan::levels(view, Task::Sell, streets::groups_of(view, built), &best))
}

/// Every building that the seat has.
pub fn sell_all(view: &View<'_>) -> Plan {
    let built = view.owned_by(view.seat()).and(view.built());
    let mut best = Best::NOTHING;
    for lot in built {
        let mut level = view.level(lot);
        best.cost += solve::cost(street_rent(view, lot, level) - street_rent(view, lot, 0), 0);
        while level > 0 {
            best.gain += i64::from(view.game().step_price(lot, level) / 2);
            best.cost += 1;
            level = view.game().level_below(level);
        }
    }
    Plan::levels(view, Task::Sell, built, &best)
}

/// Lots to mortgage: raises at least `needed` and loses the least rent; none when all of them
/// raise less. Lots of groups with buildings cannot be mortgaged.
pub fn mortgage(view: &View<'_>, needed: i64) -> Option<Plan> {
    let free = mortgageable(view);
    if free.is_empty() {
        return (needed <= 0).then(|| Plan::nothing(view, Task::Mortgage));
    }
    let best = lots::mortgage(view, free, needed)?;
    Some(Plan::lots_of(view, Task::Mortgage, &best))
}

/// Every lot that can be mortgaged.
pub fn mortgage_all(view: &View<'_>) -> Plan {
    let mut best = Best::NOTHING;
    for lot in mortgageable(view) {
        best.gain += i64::from(view.game().deed(lot).mortgage);
        best.cost += solve::cost(bare_rent(view, lot), 1);
        best.levels.set(lot, 1);
    }
    Plan::lots_of(view, Task::Mortgage, &best)
}

/// Mortgages to lift: spends at most `budget` (and no more than the seat has) and gains the most
/// rent.
pub fn lift(view: &View<'_>, budget: i64) -> Plan {
    let mortgaged = view.owned_by(view.seat()).and(view.mortgaged());
    let budget = budget.min(view.cash(view.seat()).into());
    if mortgaged.is_empty() || budget < 0 {
        return Plan::nothing(view, Task::Lift);
    }
    Plan::lots_of(view, Task::Lift, &lots::lift(view, mortgaged, budget))
}

/// Buildings to build: spends at most `budget` (and no more than the seat has) and gains the most
/// rent.
pub fn build(view: &View<'_>, budget: i64) -> Plan {
    let mine = view.owned_by(view.seat());
    let budget = budget.min(view.cash(view.seat()).into());
    let mut sites = DeedSet::EMPTY;
    if budget >= 0 {
        for &group in &view.game().track.street_groups {
            if mine.covers(group) && group.and(view.mortgaged()).is_empty() {
                sites = sites.or(group);
            }
        }
    }
    if sites.is_empty() {
        return Plan::nothing(view, Task::Build);
    }
    Plan::levels(view, Task::Build, sites, &streets::build(view, sites, budget))
}

fn mortgageable(view: &View<'_>) -> DeedSet {
    let free = view.owned_by(view.seat()).without(view.mortgaged());
    let built = view.built();
    if free.and(built).is_empty() {
        return free;
    }
    free.without(streets::groups_of(view, built))
}

/// The rent of a street of a complete group at a level.
fn street_rent(view: &View<'_>, lot: DeedId, level: u8) -> i64 {
    match &view.game().deed(lot).kind {
        DeedKind::Street { rents, .. } if level == 0 => 2 * i64::from(rents[0]),
        DeedKind::Street { rents, .. } => rents[usize::from(level.min(HOTEL))].into(),
        DeedKind::Station { .. } | DeedKind::Utility { .. } => 0,
    }
}

/// The rent of a lot without buildings, as if it were not mortgaged.
fn bare_rent(view: &View<'_>, lot: DeedId) -> i64 {
    let deed = view.game().deed(lot);
    let held = view.owned_by(view.seat()).and(deed.group_set);
    let nth = |most: usize| (held.len() as usize).clamp(1, most) - 1;
    match &deed.kind {
        DeedKind::Street { rents, .. } if held == deed.group_set => 2 * i64::from(rents[0]),
        DeedKind::Street { rents, .. } => rents[0].into(),
        DeedKind::Station { rents } => rents[nth(4)].into(),
        DeedKind::Utility { multipliers } => 7 * i64::from(multipliers[nth(2)]),
    }
}

/// An action, unless the rules refuse it now.
fn allowed(view: &View<'_>, action: Action) -> Option<Action> {
    view.check(action).is_ok().then_some(action)
}
