//! Selling buildings and building: what can be done with each group.
//!
//! Even building goes front by front: whatever stands highest is sold next, whatever stands lowest
//! is built on next. So each way is a number of whole fronts and a part of the next one.

use arrayvec::ArrayVec;

use super::levels::Levels;
use super::solve::{Best, Problem, Way, cost};
use super::stock::{Bank, Sold};
use super::street_rent;
use crate::{DeedId, DeedSet, HOTEL, MAX_DEEDS, View};

/// All groups that have a lot in the set.
pub(super) fn groups_of(view: &View<'_>, lots: DeedSet) -> DeedSet {
    let mut all = DeedSet::EMPTY;
    for &group in &view.game().track.street_groups {
        if !group.and(lots).is_empty() {
            all = all.or(group);
        }
    }
    all
}

/// The cheapest sale of buildings in the groups of `built` that raises `needed`.
pub(super) fn sell(view: &View<'_>, built: DeedSet, needed: i64) -> Option<Best> {
    let rules = view.game().rules();
    let hotels = built.into_iter().filter(|&lot| view.level(lot) == HOTEL);
    let to_break = i32::from(rules.houses_before_hotel) * hotels.count() as i32;
    let houses = i32::from(view.stock().0);
    // Hotels break down only into houses that the bank has.
    let scarce = !rules.unlimited_buildings && !rules.hotel_sold_whole && houses < to_break;
    let stock = scarce.then_some((houses, i32::from(u8::MAX)));
    let mut site = Site { view, selling: true, problem: Problem::new(needed, true, stock) };
    site.groups(built);
    site.problem.solve()
}

/// The most profitable buildings on the lots of `sites` that the budget can pay.
pub(super) fn build(view: &View<'_>, sites: DeedSet, budget: i64) -> Best {
    let rules = view.game().rules();
    let full = i32::from(rules.houses_before_hotel);
    let (houses, hotels) = view.stock();
    let (houses, hotels) = (i32::from(houses), i32::from(hotels));
    let open = sites.into_iter().filter(|&lot| view.level(lot) != HOTEL);
    let room: i32 = open.clone().map(|lot| full - i32::from(view.level(lot))).sum();
    let prices = open.clone().flat_map(|lot| [1, HOTEL].map(|to| view.game().step_price(lot, to)));
    // Nobody takes more buildings than can be paid for.
    let paid = match prices.min() {
        Some(least @ 1..) => i32::try_from(budget / i64::from(least)).unwrap_or(i32::MAX),
        _ => i32::MAX,
    };
    let lacking = houses < room.min(paid) || hotels < (open.count() as i32).min(paid);
    let scarce = !rules.unlimited_buildings && lacking;
    let stock = scarce.then_some((houses, hotels));
    let mut site = Site { view, selling: false, problem: Problem::new(-budget, false, stock) };
    site.groups(sites);
    site.problem.solve().unwrap_or(Best::NOTHING)
}

/// Lots in one class where building is uneven: together they have fewer ways that matter.
const CHUNK: usize = 3;

/// A problem in the making.
struct Site<'a> {
    view: &'a View<'a>,
    selling: bool,
    problem: Problem,
}

/// The next step of a lot.
#[derive(Clone, Copy)]
struct Step {
    lot: DeedId,
    to: u8,
    gain: i64,
    cost: i64,
}

impl Site<'_> {
    /// A class for every group with one of these lots, or for every such lot where groups do not matter.
    fn groups(&mut self, lots: DeedSet) {
        let game = self.view.game();
        for &group in &game.track.street_groups {
            if group.and(lots).is_empty() {
                continue;
            }
            let hotels = group.into_iter().any(|lot| self.view.level(lot) == HOTEL);
            if game.rules().even_building {
                self.fronts(group);
            } else if self.selling && self.problem.stock.is_some() && hotels {
                self.product(group);
            } else {
                self.chunks(group);
            }
        }
    }

    fn levels(&self, group: DeedSet) -> Levels {
        let mut levels = Levels::ZERO;
        for lot in group {
            levels.set(lot, self.view.level(lot));
        }
        levels
    }

    /// All ways to go on with a group front by front.
    fn fronts(&mut self, group: DeedSet) {
        let before = self.levels(group);
        let mut way = Way { levels: before, ..Way::STAY };
        self.problem.open().push(way);
        while let Some(front) = self.front(group, &way.levels) {
            let uniform = front.iter().all(|step| step.gain == front[0].gain);
            // Which lots keep the houses matters to a group that is sold down at once.
            if uniform && !(self.selling && self.problem.stock.is_some()) {
                self.best_parts(&mut way, front);
            } else {
                self.all_parts(&mut way, &front, (group, &before));
            }
        }
        self.close(group, &before);
    }

    /// The steps that even building allows next, of all lots that are level with each other.
    fn front(&self, group: DeedSet, levels: &Levels) -> Option<ArrayVec<Step, MAX_DEEDS>> {
        let all = group.into_iter().map(|lot| levels.get(lot));
        let level = if self.selling { all.max()? } else { all.min()? };
        let lots = group.into_iter().filter(|&lot| levels.get(lot) == level);
        let mut front = ArrayVec::new_const();
        for lot in lots {
            front.push(self.step(lot, level)?);
        }
        Some(front)
    }

    fn step(&self, lot: DeedId, level: u8) -> Option<Step> {
        let game = self.view.game();
        let (to, gain) = if self.selling {
            let to = (level > 0).then(|| game.level_below(level))?;
            (to, i64::from(game.step_price(lot, level) / 2))
        } else {
            let to = game.next_level(level)?;
            (to, -i64::from(game.step_price(lot, to)))
        };
        let rent = |level| street_rent(self.view, lot, level);
        Some(Step { lot, to, gain, cost: cost(rent(level) - rent(to), 1) })
    }

    /// Where all steps cost the same money, only the best ones of each number matter.
    fn best_parts(&mut self, way: &mut Way, mut front: ArrayVec<Step, MAX_DEEDS>) {
        front.sort_unstable_by_key(|step| (step.cost, step.lot));
        for step in &front {
            way.take(step);
            self.problem.open().push(*way);
        }
    }

    /// Where lots have prices of their own, or places that matter, any part of a front counts.
    fn all_parts(&mut self, way: &mut Way, front: &[Step], (group, before): (DeedSet, &Levels)) {
        let from = self.problem.open().len();
        self.problem.open().push(*way);
        for step in front {
            for n in from..self.problem.open().len() {
                let mut part = self.problem.open().all()[n];
                part.take(step);
                self.problem.open().push(part);
            }
            // What is worse now stays worse: the other lots of the front go on alike.
            self.fill_jobs(from, group, before);
            self.problem.prune(from);
            way.take(step);
        }
    }

    /// Lots that do not depend on each other, a few in a class.
    fn chunks(&mut self, mut lots: DeedSet) {
        while !lots.is_empty() {
            let chunk = lots.into_iter().take(CHUNK).collect();
            self.product(chunk);
            lots = lots.without(chunk);
        }
    }

    /// All ways to treat lots that go up or down by themselves.
    fn product(&mut self, lots: DeedSet) {
        let before = self.levels(lots);
        let from = self.problem.open().len();
        let mut done = DeedSet::EMPTY;
        self.problem.open().push(Way { levels: before, ..Way::STAY });
        for lot in lots {
            done = done.or(DeedSet::of(lot));
            for n in from..self.problem.open().len() {
                let mut way = self.problem.open().all()[n];
                while let Some(step) = self.step(lot, way.levels.get(lot)) {
                    way.take(&step);
                    self.problem.open().push(way);
                }
            }
            if self.selling && self.problem.stock.is_some() {
                let sold = |way: &Way| Sold::of(lots, done, &before, &way.levels);
                self.problem.prune_by(from, |a, b| sold(a).is_no_worse(&sold(b)));
            } else {
                self.fill_jobs(from, lots, &before);
                self.problem.prune(from);
            }
        }
        self.close(lots, &before);
    }

    fn close(&mut self, lots: DeedSet, before: &Levels) {
        self.fill_jobs(self.problem.mark(), lots, before);
        self.problem.close();
    }

    fn bank(&self) -> Bank {
        let rules = self.view.game().rules();
        Bank { full: rules.houses_before_hotel, even: rules.even_building }
    }

    /// Works out what the ways from `from` on take out of the bank, where that matters.
    fn fill_jobs(&mut self, from: usize, lots: DeedSet, before: &Levels) {
        if self.problem.stock.is_none() {
            return;
        }
        let bank = self.bank();
        for way in &mut self.problem.open().all_mut()[from..] {
            way.job = if self.selling {
                bank.selling(lots, before, &way.levels)
            } else {
                bank.building(lots, before, &way.levels)
            };
        }
    }
}

impl Way {
    fn take(&mut self, step: &Step) {
        self.gain += step.gain;
        self.cost += step.cost;
        self.levels.set(step.lot, step.to);
    }
}
