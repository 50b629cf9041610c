//! The solver: one way for every class, so that the gains suffice and the cost is least.
//!
//! A depth-first search over the classes. What the classes that are still open cost at least is
//! the linear relaxation: steps along the lower hull of each, best exchange first.

use arrayvec::ArrayVec;

use super::levels::Levels;
use super::room::Room;
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
        job: Job { release: 0, demand: 0, uses: 0, hotels: 0 },
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
    /// Where the ways of each class end.
    ends: ArrayVec<u32, MAX_DEEDS>,
    /// What the gains must add up to.
    pub(super) need: i64,
    /// Whether the lower level has the lower square numbers, as when selling.
    pub(super) low_first: bool,
    /// Houses and hotels in the bank, when jobs have to care.
    pub(super) stock: Option<(i32, i32)>,
}

impl Problem {
    pub(super) fn new(need: i64, low_first: bool, stock: Option<(i32, i32)>) -> Self {
        Self { ways: Room::new(), ends: ArrayVec::new_const(), need, low_first, stock }
    }

    /// Ways of the class in the making.
    pub(super) fn open(&mut self) -> &mut Room<Way, 512> {
        &mut self.ways
    }

    /// Where the class in the making begins.
    pub(super) fn mark(&self) -> usize {
        self.ends.last().map_or(0, |&end| end as usize)
    }

    /// Ends the class in the making: drops what is never better, and sorts the rest by gain.
    pub(super) fn close(&mut self) {
        self.prune(self.mark());
        self.ends.push(self.ways.len() as u32);
    }

    /// Of the ways from `from` on keeps those that no other one can always replace.
    pub(super) fn prune(&mut self, from: usize) {
        let low_first = self.low_first;
        let ways = &mut self.ways.all_mut()[from..];
        ways.sort_unstable_by(|a, b| b.gain.cmp(&a.gain).then(a.cost.cmp(&b.cost)));
        let mut kept = 0;
        for n in 0..ways.len() {
            let way = ways[n];
            let replaces = |other: &Way| {
                other.job.is_no_worse(&way.job)
                    && (other.cost < way.cost
                        || other.cost == way.cost
                            && !comes_first(low_first, &way.levels, &other.levels))
            };
            if !ways[..kept].iter().any(replaces) {
                ways[kept] = way;
                kept += 1;
            }
        }
        ways[..kept].reverse();
        self.ways.truncate(from + kept);
    }

    fn class(&self, nth: usize) -> &[Way] {
        let from = if nth == 0 { 0 } else { self.ends[nth - 1] as usize };
        &self.ways.all()[from..self.ends[nth] as usize]
    }

    /// The best choice of all, or none if the gains never suffice.
    pub(super) fn solve(&self) -> Option<Best> {
        if let Some(best) = self.cheapest() {
            return Some(best);
        }
        let mut search = Search {
            problem: self,
            rest: Rest::new(self),
            best: None,
            jobs: ArrayVec::new_const(),
        };
        search.descend(0, Best::NOTHING);
        search.best
    }

    /// The cheapest way of every class, if that is good enough.
    fn cheapest(&self) -> Option<Best> {
        let mut sum = Best::NOTHING;
        let mut jobs = ArrayVec::<Job, MAX_DEEDS>::new_const();
        for nth in 0..self.ends.len() {
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

    fn in_stock(&self, jobs: &mut [Job]) -> bool {
        self.stock.is_none_or(|(houses, hotels)| can_be_done(jobs, houses, hotels))
    }
}

/// Whether `a` changes lower squares than `b`, which changes equally many.
#[inline]
fn comes_first(low_first: bool, a: &Levels, b: &Levels) -> bool {
    if low_first { b.is_higher_first(a) } else { a.is_higher_first(b) }
}

impl Best {
    #[inline]
    fn with(&self, way: &Way) -> Self {
        Self {
            gain: self.gain + way.gain,
            cost: self.cost + way.cost,
            levels: self.levels.join(&way.levels),
        }
    }
}

/// A step along the hull of a class.
#[derive(Clone, Copy, Debug)]
struct Step {
    gain: f64,
    cost: f64,
    class: usize,
}

/// What the classes from each one on cost at least.
struct Rest {
    /// For every class: cheapest costs and their gains of it and those after it, summed up.
    base: ArrayVec<(f64, f64), { MAX_DEEDS + 1 }>,
    /// The best exchanges first.
    steps: Room<Step, 512>,
}

impl Rest {
    fn new(problem: &Problem) -> Self {
        let mut steps: Room<Step, 512> = Room::new();
        let mut base = ArrayVec::<(f64, f64), { MAX_DEEDS + 1 }>::new_const();
        for nth in 0..problem.ends.len() {
            base.push(hull(problem.class(nth), nth, &mut steps));
        }
        base.push((0.0, 0.0));
        for nth in (0..problem.ends.len()).rev() {
            base[nth].0 += base[nth + 1].0;
            base[nth].1 += base[nth + 1].1;
        }
        steps.all_mut().sort_unstable_by(|a, b| (a.cost * b.gain).total_cmp(&(b.cost * a.gain)));
        Self { base, steps }
    }

    /// The least cost with which the classes from `nth` on gain this much.
    fn bound(&self, nth: usize, need: f64) -> f64 {
        let (mut cost, gain) = self.base[nth];
        let mut lacking = need - gain;
        if lacking <= 0.0 {
            return cost;
        }
        for step in self.steps.all().iter().filter(|step| step.class >= nth) {
            if step.gain >= lacking {
                return cost + step.cost * (lacking / step.gain);
            }
            lacking -= step.gain;
            cost += step.cost;
        }
        f64::INFINITY
    }
}

/// Appends the steps of a class; returns the cost and the gain of its cheapest way.
fn hull(class: &[Way], nth: usize, steps: &mut Room<Step, 512>) -> (f64, f64) {
    let point = |way: &Way| (way.cost as f64, way.gain as f64);
    let mut corner = (f64::INFINITY, 0.0);
    let mut from = 0;
    for (n, way) in class.iter().enumerate() {
        if way.cost as f64 <= corner.0 {
            (corner, from) = (point(way), n);
        }
    }
    let base = corner;
    while from + 1 < class.len() {
        let mut next = from + 1;
        for n in from + 1..class.len() {
            let (a, b) = (point(&class[n]), point(&class[next]));
            // Of equally good exchanges the longest one.
            if (a.0 - corner.0) * (b.1 - corner.1) <= (b.0 - corner.0) * (a.1 - corner.1) {
                next = n;
            }
        }
        let (cost, gain) = point(&class[next]);
        if gain > corner.1 {
            steps.push(Step { gain: gain - corner.1, cost: cost - corner.0, class: nth });
        }
        (corner, from) = ((cost, gain), next);
    }
    base
}

struct Search<'a> {
    problem: &'a Problem,
    rest: Rest,
    best: Option<Best>,
    jobs: ArrayVec<Job, MAX_DEEDS>,
}

impl Search<'_> {
    fn descend(&mut self, nth: usize, sum: Best) {
        let problem = self.problem;
        if nth == problem.ends.len() {
            self.arrive(&sum);
            return;
        }
        for way in problem.class(nth) {
            let next = sum.with(way);
            let need = (problem.need - next.gain) as f64;
            let bound = next.cost as f64 + self.rest.bound(nth + 1, need);
            // Costs are whole numbers far below 2⁵²: rounding cannot reach a half.
            let most = self.best.as_ref().map_or(f64::MAX, |best| best.cost as f64 + 0.5);
            if bound <= most {
                self.jobs.push(way.job);
                self.descend(nth + 1, next);
                self.jobs.pop();
            }
        }
    }

    fn arrive(&mut self, sum: &Best) {
        let better = self.best.as_ref().is_none_or(|best| {
            sum.cost < best.cost
                || sum.cost == best.cost
                    && comes_first(self.problem.low_first, &sum.levels, &best.levels)
        });
        if better && sum.gain >= self.problem.need && self.problem.in_stock(&mut self.jobs.clone())
        {
            self.best = Some(*sum);
        }
    }
}
