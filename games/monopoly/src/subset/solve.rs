//! The solver: one way for every class, so that the gains suffice and the cost is least.
//!
//! This file has the problem and what can be said about it at once; `search` looks through the
//! rest, led by the bounds of `bound`.

use arrayvec::ArrayVec;

use super::bound::Rest;
use super::levels::Levels;
use super::room::Room;
use super::scarce::Scarce;
use super::search::Search;
use super::stock::{Job, can_be_done};
use crate::MAX_DEEDS;

/// Rent and items in one number: the rent decides, among equal rents the items.
#[inline]
pub(super) const fn cost(rent: i64, items: i64) -> i64 {
    rent * ITEMS + items
}

/// More than there can be items: 64 lots with five steps each.
const ITEMS: i64 = 1024;

/// One way to treat a class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// Money raised; negative: spent.
    pub(super) gain: i64,
    /// See [`cost`]; rent gained counts negative.
    pub(super) cost: i64,
    pub(super) levels: Levels,
    pub(super) job: Job,
}

impl Way {
    pub(super) const STAY: Self = Self {
        gain: 0,
        cost: 0,
        levels: Levels::ZERO,
        job: Job { release: 0, demand: 0, uses: 0, later: 0, hotels: 0 },
    };
}

/// What was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) gain: i64,
    pub(super) cost: i64,
    pub(super) levels: Levels,
}

impl Best {
    pub(super) const NOTHING: Self = Self { gain: 0, cost: 0, levels: Levels::ZERO };

    pub(super) const fn rent(&self) -> i64 {
        self.cost.div_euclid(ITEMS)
    }

    pub(super) const fn items(&self) -> u32 {
        self.cost.rem_euclid(ITEMS) as u32
    }
}

/// Classes with their ways, and what is asked of them.
#[derive(Debug)]
pub(super) struct Problem {
    ways: Room<Way, 512>,
    /// Where the ways of each class begin and end.
    spans: ArrayVec<(u32, u32), MAX_DEEDS>,
    /// What the gains must add up to.
    pub(super) need: i64,
    /// Whether the lower level has the lower square numbers, as when selling.
    pub(super) low_first: bool,
    /// Houses and hotels in the bank, when jobs have to care.
    pub(super) stock: Option<(i32, i32)>,
}

impl Problem {
    pub(super) fn new(need: i64, low_first: bool, stock: Option<(i32, i32)>) -> Self {
        Self { ways: Room::new(), spans: ArrayVec::new_const(), need, low_first, stock }
    }

    /// Ways of the class in the making.
    pub(super) fn open(&mut self) -> &mut Room<Way, 512> {
        &mut self.ways
    }

    /// Where the class in the making begins.
    pub(super) fn mark(&self) -> usize {
        self.spans.last().map_or(0, |&(_, end)| end as usize)
    }

    /// Ends the class in the making: drops what is never better, and sorts the rest by gain.
    pub(super) fn close(&mut self) {
        let from = self.mark();
        self.prune(from);
        self.spans.push((from as u32, self.ways.len() as u32));
    }

    /// Of the ways from `from` on keeps those that no other one can always replace.
    pub(super) fn prune(&mut self, from: usize) {
        self.prune_by(from, |a, b| a.job.is_no_worse(&b.job));
    }

    /// The same, with another judge of what ways take out of the bank.
    pub(super) fn prune_by(&mut self, from: usize, is_no_worse: impl Fn(&Way, &Way) -> bool) {
        let low_first = self.low_first;
        let ways = &mut self.ways.all_mut()[from..];
        ways.sort_unstable_by(|a, b| b.gain.cmp(&a.gain).then(a.cost.cmp(&b.cost)));
        let mut kept = 0;
        for n in 0..ways.len() {
            let way = ways[n];
            let replaces = |other: &Way| {
                (other.cost < way.cost
                    || other.cost == way.cost
                        && !comes_first(low_first, &way.levels, &other.levels))
                    && is_no_worse(other, &way)
            };
            if !ways[..kept].iter().any(replaces) {
                ways[kept] = way;
                kept += 1;
            }
        }
        ways[..kept].reverse();
        self.ways.truncate(from + kept);
    }

    /// How many classes there are.
    pub(super) fn len(&self) -> usize {
        self.spans.len()
    }

    /// The ways of a class, by gain.
    pub(super) fn class(&self, nth: usize) -> &[Way] {
        let (from, end) = self.spans[nth];
        &self.ways.all()[from as usize..end as usize]
    }

    /// The best choice of all, or none if the gains never suffice.
    pub(super) fn solve(&mut self) -> Option<Best> {
        let most = (0..self.len()).filter_map(|nth| self.class(nth).last());
        if most.map(|way| way.gain).sum::<i64>() < self.need {
            return None;
        }
        if let Some((houses, _)) = self.stock {
            self.drop_impossible(houses);
        }
        self.cheapest().or_else(|| self.search())
    }

    /// Drops ways that need more houses than the bank can ever have, and puts the classes first
    /// that others may have to wait for.
    fn drop_impossible(&mut self, houses: i32) {
        let most = self.most_houses(houses);
        let ways = self.ways.all_mut();
        let mut kept = 0;
        for (from, end) in &mut self.spans {
            let old = *from as usize..*end as usize;
            *from = kept as u32;
            for n in old {
                if i32::from(ways[n].job.demand) <= most {
                    ways[kept] = ways[n];
                    kept += 1;
                }
            }
            *end = kept as u32;
        }
        self.ways.truncate(kept);
        let ways = self.ways.all();
        self.spans.sort_unstable_by_key(|&(from, end)| {
            (Job::best_of(&ways[from as usize..end as usize]).demand, from)
        });
    }

    /// More houses than this the bank never has, whatever is done in whichever order.
    fn most_houses(&self, houses: i32) -> i32 {
        let mut most = houses;
        loop {
            let freed = |way: &Way| {
                let begins = i32::from(way.job.demand) <= most;
                i32::from(way.job.release - if begins { way.job.uses.min(0) } else { 0 })
            };
            let class = |nth| self.class(nth).iter().map(freed).max().unwrap_or(0);
            let now = houses + (0..self.len()).map(class).sum::<i32>();
            if now <= most {
                return most;
            }
            most = now;
        }
    }

    #[inline(never)]
    fn search(&self) -> Option<Best> {
        let rest = Rest::new(self);
        match self.stock {
            None => Search::new(self, &rest, None).run(),
            Some(stock) => Search::new(self, &rest, Some(&Scarce::new(self, stock))).run(),
        }
    }

    /// The cheapest way of every class, if that is good enough.
    fn cheapest(&self) -> Option<Best> {
        let mut sum = Best::NOTHING;
        let mut jobs = ArrayVec::<Job, MAX_DEEDS>::new_const();
        for nth in 0..self.len() {
            let mut class = self.class(nth).iter();
            let mut cheapest = class.next()?;
            for way in class {
                let equal = way.cost == cheapest.cost;
                let first = equal && comes_first(self.low_first, &way.levels, &cheapest.levels);
                if way.cost < cheapest.cost || first {
                    cheapest = way;
                }
            }
            sum = sum.with(cheapest);
            jobs.push(cheapest.job);
        }
        (sum.gain >= self.need && self.in_stock(&mut jobs)).then_some(sum)
    }

    pub(super) fn in_stock(&self, jobs: &mut [Job]) -> bool {
        self.stock.is_none_or(|(houses, hotels)| can_be_done(jobs, houses, hotels))
    }
}

/// Whether `a` changes lower squares than `b`, which changes equally many.
#[inline]
pub(super) fn comes_first(low_first: bool, a: &Levels, b: &Levels) -> bool {
    if low_first { b.is_higher_first(a) } else { a.is_higher_first(b) }
}

impl Best {
    #[inline]
    pub(super) fn with(&self, way: &Way) -> Self {
        Self {
            gain: self.gain + way.gain,
            cost: self.cost + way.cost,
            levels: self.levels.join(&way.levels),
        }
    }
}
