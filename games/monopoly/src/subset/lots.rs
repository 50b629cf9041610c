//! Mortgages, and any other choice among things that do not depend on each other.

use super::bare_rent;
use super::solve::{Best, Problem, Way, cost};
use crate::{DeedId, DeedSet, View};

/// Something to be chosen or not: a lot to mortgage, to lift.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it raises, or costs.
    pub money: i64,
    /// The rent that goes, or comes.
    pub rent: i64,
}

/// A choice among items.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picked {
    /// The chosen items: bit *n* is the one with index *n*.
    pub items: u64,
    /// The money of all of them.
    pub money: i64,
    /// The rent of all of them.
    pub rent: i64,
}

/// Of up to 64 items in the order of their squares, those that raise at least `needed` and lose
/// the least rent; none if all of them raise less.
///
/// # Panics
/// With more than 64 items.
pub fn cover(items: &[Item], needed: i64) -> Option<Picked> {
    let picked =
        |best: Best| Picked { items: best.levels.0[0], money: best.gain, rent: best.rent() };
    choose(numbered(items), 1, needed).map(picked)
}

/// Of up to 64 items in the order of their squares, those that cost at most `budget` and gain the
/// most rent.
///
/// # Panics
/// With more than 64 items.
pub fn pack(items: &[Item], budget: i64) -> Picked {
    let best = choose(numbered(items), -1, -budget).unwrap_or(Best::NOTHING);
    Picked { items: best.levels.0[0], money: -best.gain, rent: -best.rent() }
}

fn numbered(items: &[Item]) -> impl Iterator<Item = (DeedId, Item)> + '_ {
    assert!(items.len() <= crate::MAX_DEEDS, "as many items as there can be lots");
    (0..).map(DeedId).zip(items.iter().copied())
}

pub(super) fn mortgage(view: &View<'_>, free: DeedSet, needed: i64) -> Option<Best> {
    let game = view.game();
    let items = free.into_iter().map(|lot| {
        (lot, Item { money: game.deed(lot).mortgage.into(), rent: bare_rent(view, lot) })
    });
    choose(items, 1, needed)
}

pub(super) fn lift(view: &View<'_>, mortgaged: DeedSet, budget: i64) -> Best {
    let game = view.game();
    let items = mortgaged.into_iter().map(|lot| {
        (lot, Item { money: game.deed(lot).lift_cost().into(), rent: bare_rent(view, lot) })
    });
    choose(items, -1, -budget).unwrap_or(Best::NOTHING)
}

/// Chooses among items whose money and rent count as gain and cost with this sign.
fn choose(items: impl Iterator<Item = (DeedId, Item)>, sign: i64, need: i64) -> Option<Best> {
    let mut problem = Problem::new(need, false, None);
    let mut in_class = 0;
    for (lot, item) in items {
        if in_class == 0 {
            problem.open().push(Way::STAY);
        }
        for n in problem.mark()..problem.open().len() {
            let mut way = problem.open().all()[n];
            way.gain += sign * item.money;
            way.cost += cost(sign * item.rent, 1);
            way.levels.set(lot, 1);
            problem.open().push(way);
        }
        in_class += 1;
        if in_class == CLASS {
            problem.close();
            in_class = 0;
        }
    }
    if in_class > 0 {
        problem.close();
    }
    problem.solve()
}

/// Lots in one class: a few together have fewer ways that matter than each by itself.
const CLASS: u32 = 3;
