//! What the open classes cost at least when the bank runs short of buildings.
//!
//! Money has a price (lacking a unit of it costs that much), houses and hotels are counted exactly:
//! a table tells for every number of them what the classes from each one on cost at least at
//! that price. That a job needs houses before it gives any back is left to
//! [`can_be_done_with`](super::stock::can_be_done_with).

use arrayvec::ArrayVec;

use super::room::Room;
use super::solve::{Problem, Way};
use super::stock::Job;
use crate::MAX_DEEDS;

pub(super) struct Scarce {
    /// The price of money.
    price: f64,
    /// For every class, the last one first, a block with a row for each number of hotels and a
    /// column for each number of houses.
    table: Room<f64, 8192>,
    rows: usize,
    columns: usize,
    /// Houses that the classes from each one on can free: that many more than there are can be
    /// used by those before, so this is the column for none.
    freed: ArrayVec<i32, { MAX_DEEDS + 1 }>,
    /// What each class can free at best.
    others: ArrayVec<Job, MAX_DEEDS>,
}

/// A price with the bound that it gives, and by how much the bound rises with it.
#[derive(Clone, Copy)]
struct Tangent {
    price: f64,
    bound: f64,
    rise: f64,
}

/// How many prices are tried; each costs a table.
const PRICES: usize = 6;

impl Scarce {
    pub(super) fn new(problem: &Problem, (houses, hotels): (i32, i32)) -> Self {
        let mut freed = ArrayVec::new_const();
        let mut most_hotels = 0;
        freed.push(0);
        for nth in (0..problem.len()).rev() {
            let class = problem.class(nth).iter();
            let most = class.clone().map(|way| -way.job.net()).max().unwrap_or(0);
            freed.push(freed[freed.len() - 1] + most.max(0));
            most_hotels += class.map(|way| i32::from(way.job.hotels)).max().unwrap_or(0);
        }
        freed.reverse();
        let mut scarce = Self {
            price: 0.0,
            table: Room::new(),
            rows: hotels.min(most_hotels) as usize + 1,
            columns: (houses + freed[0] + 1) as usize,
            freed,
            others: (0..problem.len()).map(|nth| Job::best_of(problem.class(nth))).collect(),
        };
        scarce.find_price(problem);
        scarce
    }

    /// What the classes from `nth` on can free, by demand.
    pub(super) fn others(&self, nth: usize) -> &[Job] {
        &self.others[nth..]
    }

    /// The least cost of the classes from `nth` on with these needs.
    #[inline]
    pub(super) fn bound(&self, nth: usize, need: f64, houses: i32, hotels: i32) -> f64 {
        let column = houses + self.freed[nth];
        if column < 0 || hotels < 0 {
            return f64::INFINITY;
        }
        let block = self.freed.len() - 1 - nth;
        let row = block * self.rows + (hotels as usize).min(self.rows - 1);
        let column = (column as usize).min(self.columns - 1);
        self.table.all()[row * self.columns + column] + self.price * need
    }

    /// The bound rises with the price and falls again, a chain of straight lines: the highest
    /// point lies near where the tangents of both sides meet.
    fn find_price(&mut self, problem: &Problem) {
        let mut low = self.try_price(problem, 0.0);
        if low.rise <= 0.0 {
            return;
        }
        let highest = highest(problem);
        let most = (0..problem.len()).filter_map(|nth| problem.class(nth).last());
        let ceiling = most.map(|way| way.cost as f64).sum::<f64>();
        let mut best = low;
        let mut high: Option<Tangent> = None;
        for _ in 0..PRICES {
            let price = match high {
                // Where the bound would be as high as a solution that there is.
                None => (low.price + (ceiling - low.bound) / low.rise).min(highest),
                Some(high) => {
                    let meet =
                        (high.bound - low.bound) + low.rise * low.price - high.rise * high.price;
                    meet / (low.rise - high.rise)
                }
            };
            if price <= low.price || high.is_some_and(|high| price >= high.price) {
                break;
            }
            let here = self.try_price(problem, price);
            if here.bound > best.bound {
                best = here;
            }
            if here.rise > 0.0 {
                low = here;
            } else {
                high = Some(here);
            }
            if here.rise == 0.0 || here.price >= highest {
                break;
            }
        }
        if best.price.to_bits() != self.price.to_bits() {
            self.try_price(problem, best.price);
        }
    }

    fn try_price(&mut self, problem: &Problem, price: f64) -> Tangent {
        self.price = price;
        self.fill(problem);
        let bound = self.table.all()[self.table.len() - 1] + price * problem.need as f64;
        Tangent { price, bound, rise: problem.need as f64 - self.gain(problem) }
    }

    fn fill(&mut self, problem: &Problem) {
        let (columns, block) = (self.columns, self.columns * self.rows);
        self.table.truncate(0);
        for _ in 0..block {
            self.table.push(0.0);
        }
        for nth in (0..problem.len()).rev() {
            for _ in 0..block {
                self.table.push(f64::INFINITY);
            }
            let from = self.table.len() - 2 * block;
            for way in problem.class(nth) {
                let (cost, shift) = (self.priced(way), self.shift(nth, way));
                let (after, here) = self.table.all_mut()[from..].split_at_mut(block);
                let rows = here.chunks_exact_mut(columns).skip(way.job.hotels as usize);
                for (here, after) in rows.zip(after.chunks_exact(columns)) {
                    for (here, after) in here.iter_mut().skip(shift).zip(after) {
                        let cost = after + cost;
                        *here = if cost < *here { cost } else { *here };
                    }
                }
            }
        }
    }

    /// By how many columns a way of a class leads to the left.
    fn shift(&self, nth: usize, way: &Way) -> usize {
        (way.job.net() + self.freed[nth] - self.freed[nth + 1]) as usize
    }

    fn priced(&self, way: &Way) -> f64 {
        way.cost as f64 - self.price * way.gain as f64
    }

    /// The gain of the ways that make the bound of all classes.
    fn gain(&self, problem: &Problem) -> f64 {
        let table = self.table.all();
        let block = self.columns * self.rows;
        let (mut at, mut gain) = (table.len() - 1, 0.0);
        for nth in 0..problem.len() {
            let (row, column) = (at % block / self.columns, at % self.columns);
            for way in problem.class(nth) {
                let (hotels, shift) = (way.job.hotels as usize, self.shift(nth, way));
                if hotels > row || shift > column {
                    continue;
                }
                let next = at - block - hotels * self.columns - shift;
                if (table[next] + self.priced(way)).to_bits() == table[at].to_bits() {
                    (at, gain) = (next, gain + way.gain as f64);
                    break;
                }
            }
        }
        gain
    }
}

/// The highest price at which sums are still exact to a small part of a unit.
fn highest(problem: &Problem) -> f64 {
    let most = |nth| problem.class(nth).iter().map(|way| way.gain.abs()).max().unwrap_or(0);
    let sum = (0..problem.len()).map(most).sum::<i64>() + problem.need.abs();
    2_f64.powi(46) / (sum as f64 + 1.0)
}
