//! A plan, and the actions that carry it out.

use ludoteca_core::{Seat, SeatView as _};

use super::allowed;
use super::levels::Levels;
use super::solve::Best;
use super::stock::{Bank, Sold};
use crate::{Action, DeedId, DeedSet, HOTEL, View};

/// What a plan does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Task {
    Sell,
    Mortgage,
    Lift,
    Build,
}

/// What to sell, mortgage, lift or build, for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    task: Task,
    seat: Seat,
    items: u32,
    rent: i64,
    money: i64,
    lots: DeedSet,
    levels: Levels,
}

impl Plan {
    pub(super) fn nothing(view: &View<'_>, task: Task) -> Self {
        let lots = DeedSet::EMPTY;
        let levels = Levels::ZERO;
        Self { task, seat: view.seat(), items: 0, rent: 0, money: 0, lots, levels }
    }

    /// A plan of whole lots, those that the solver raised.
    pub(super) fn lots_of(view: &View<'_>, task: Task, best: &Best) -> Self {
        let mut plan = Self::nothing(view, task);
        plan.count(best);
        plan.lots = DeedSet(best.levels.0[0]);
        plan
    }

    /// A plan of levels for the lots of `sites`.
    pub(super) fn levels(view: &View<'_>, task: Task, sites: DeedSet, best: &Best) -> Self {
        let mut plan = Self::nothing(view, task);
        plan.count(best);
        plan.levels = best.levels;
        let changes = |lot: &DeedId| best.levels.get(*lot) != view.level(*lot);
        if plan.items > 0 {
            plan.lots = sites.into_iter().filter(changes).collect();
        }
        plan
    }

    fn count(&mut self, best: &Best) {
        let sign = if let Task::Sell | Task::Mortgage = self.task { 1 } else { -1 };
        (self.rent, self.money, self.items) = (sign * best.rent(), sign * best.gain, best.items());
    }

    /// The rent that is lost by it (selling, mortgaging) or gained (lifting, building).
    pub const fn rent(&self) -> i64 {
        self.rent
    }

    /// The money that it raises or costs.
    pub const fn money(&self) -> i64 {
        self.money
    }

    /// How many lots it mortgages or lifts, or how many buildings it sells or builds.
    pub const fn items(&self) -> u32 {
        self.items
    }

    /// Whether it does nothing.
    pub const fn is_empty(&self) -> bool {
        self.items == 0
    }

    /// The lots that it changes.
    pub const fn lots(&self) -> DeedSet {
        self.lots
    }

    /// The level that a lot has in the end, if the plan sells or builds on it.
    pub fn level(&self, lot: DeedId) -> Option<u8> {
        let levels = matches!(self.task, Task::Sell | Task::Build) && self.lots.has(lot);
        levels.then(|| self.levels.get(lot))
    }

    /// The next action that carries the plan out; none when it is done, or when the rules do not
    /// allow it now: the game has moved on.
    pub fn next(&self, view: &View<'_>) -> Option<Action> {
        let game = view.game();
        let mortgaged = view.mortgaged();
        let place = |lot: DeedId| game.place_of(lot);
        let action = match self.task {
            Task::Mortgage => Action::Mortgage(place(self.lots.without(mortgaged).first()?)),
            Task::Lift => Action::Lift(place(self.lots.and(mortgaged).first()?)),
            Task::Sell => self.next_sale(view)?,
            Task::Build => self.next_building(view)?,
        };
        (view.seat() == self.seat).then(|| allowed(view, action))?
    }

    /// Houses before hotels: the bank needs them to break the hotels down.
    fn next_sale(&self, view: &View<'_>) -> Option<Action> {
        let mut hotels = DeedSet::EMPTY;
        for lot in self.lots {
            let level = view.level(lot);
            if level == HOTEL && self.levels.get(lot) != HOTEL {
                hotels = hotels.or(DeedSet::of(lot));
            } else if level > self.levels.get(lot) {
                let house = Action::Sell(view.game().place_of(lot));
                if view.check(house).is_ok() {
                    return Some(house);
                }
            }
        }
        let rules = view.game().rules();
        let free = rules.unlimited_buildings || rules.hotel_sold_whole;
        let bank = Bank { full: rules.houses_before_hotel, even: rules.even_building };
        let group_of = |lot: &DeedId| view.game().deed(*lot).group_set;
        // The level orders the lots of one group: what stays lowest gives most houses back.
        let lot = hotels.into_iter().min_by_key(|lot| {
            let group = group_of(lot);
            let job = bank.selling(group, &now(view, group), &self.levels_in(view, group));
            (job.turn(), group, self.levels.get(*lot))
        })?;
        let place = view.game().place_of(lot);
        if free || view.stock().0 >= rules.houses_before_hotel {
            return Some(Action::Sell(place));
        }
        let group = group_of(&lot);
        let sold = Sold::of(group, group, &now(view, group), &self.levels_in(view, group));
        Some(Action::SellDown(view.game().place_of(group.first()?), sold.kept_at_once()))
    }

    fn next_building(&self, view: &View<'_>) -> Option<Action> {
        let rules = view.game().rules();
        let bank = Bank { full: rules.houses_before_hotel, even: rules.even_building };
        let open = self.lots.into_iter().filter(|&lot| view.level(lot) < self.levels.get(lot));
        let lot = open.min_by_key(|&lot| {
            let group = view.game().deed(lot).group_set;
            let group = if rules.even_building { group } else { DeedSet::of(lot) };
            let job = bank.building(group, &now(view, group), &self.levels_in(view, group));
            (job.later > 0, job.turn(), group, view.level(lot))
        })?;
        Some(Action::Build(view.game().place_of(lot)))
    }

    /// The levels of a group when the plan is done.
    fn levels_in(&self, view: &View<'_>, group: DeedSet) -> Levels {
        let mut levels = now(view, group);
        for lot in group.and(self.lots) {
            levels.set(lot, self.levels.get(lot));
        }
        levels
    }
}

/// The present levels of a group.
fn now(view: &View<'_>, group: DeedSet) -> Levels {
    let mut levels = Levels::ZERO;
    for lot in group {
        levels.set(lot, view.level(lot));
    }
    levels
}
