//! What the open classes cost at least when the bank runs short of buildings.
//!
//! Money and hotels are priced (each constraint gets a multiplier, and breaking it costs that much
//! per unit), houses are counted exactly: a table tells for every number of houses left what
//! the classes from each one on cost at least at those prices. That a job needs houses
//! before it gives any back is left to [`can_be_done`](super::stock::can_be_done).

use arrayvec::ArrayVec;

use super::room::Room;
use super::solve::{Problem, Way};
use crate::MAX_DEEDS;

/// The constraints that have a price while prices are looked for.
const MONEY: usize = 0;
const HOUSES: usize = 1;
const HOTELS: usize = 2;

pub(super) struct Scarce {
    /// Prices of money and hotels.
    money: f64,
    hotel: f64,
    /// The table has columns from this number of houses (0 or negative) to `most`.
    least: i32,
    most: i32,
    table: Room<f64, 4096>,
    /// Houses that the classes from each one on can free.
    freed: ArrayVec<i32, { MAX_DEEDS + 1 }>,
}

impl Scarce {
    pub(super) fn new(problem: &Problem, (houses, hotels): (i32, i32)) -> Self {
        let mut freed = ArrayVec::new_const();
        freed.push(0);
        for nth in (0..problem.len()).rev() {
            let most = problem.class(nth).iter().map(|way| -way.job.net()).max().unwrap_or(0);
            freed.push(freed[freed.len() - 1] + most.max(0));
        }
        freed.reverse();
        let limits = [-problem.need as f64, f64::from(houses), f64::from(hotels)];
        let prices = prices(problem, limits);
        let (least, most) = (-freed[0], houses + freed[0]);
        let table = Room::new();
        let (money, hotel) = (prices[MONEY], prices[HOTELS]);
        let mut scarce = Self { money, hotel, least, most, table, freed };
        scarce.fill(problem);
        scarce
    }

    /// How many houses the classes from `nth` on can free.
    pub(super) fn freed(&self, nth: usize) -> i32 {
        self.freed[nth]
    }

    /// The least cost of the classes from `nth` on with these needs.
    pub(super) fn bound(&self, nth: usize, need: f64, houses: i32, hotels: i32) -> f64 {
        if houses < self.least || hotels < 0 {
            return f64::INFINITY;
        }
        // The rows were filled from the last class on.
        let row = self.freed.len() - 1 - nth;
        let column = (houses.min(self.most) - self.least) as usize;
        let cost = self.table.all()[row * self.columns() + column];
        cost + self.money * need - self.hotel * f64::from(hotels)
    }

    fn columns(&self) -> usize {
        (self.most - self.least + 1) as usize
    }

    fn fill(&mut self, problem: &Problem) {
        for houses in self.least..=self.most {
            self.table.push(if houses < 0 { f64::INFINITY } else { 0.0 });
        }
        for nth in (0..problem.len()).rev() {
            let after = self.table.len() - self.columns();
            for houses in self.least..=self.most {
                let mut least = f64::INFINITY;
                for way in problem.class(nth) {
                    let left = (houses - way.job.net()).min(self.most);
                    if left >= self.least {
                        let rest = self.table.all()[after + (left - self.least) as usize];
                        least = least.min(rest + self.priced(way));
                    }
                }
                self.table.push(least);
            }
        }
    }

    fn priced(&self, way: &Way) -> f64 {
        way.cost as f64 - self.money * way.gain as f64 + self.hotel * f64::from(way.job.hotels)
    }
}

/// What a way takes of each constraint.
fn taken(way: &Way) -> [f64; 3] {
    [-way.gain as f64, f64::from(way.job.net()), f64::from(way.job.hotels)]
}

/// Prices with which the classes on their own, each at its cheapest, give a high bound: one
/// price after another is raised until its constraint holds.
fn prices(problem: &Problem, limits: [f64; 3]) -> [f64; 3] {
    let mut prices = [0.0; 3];
    for _ in 0..3 {
        for constraint in [MONEY, HOUSES, HOTELS] {
            prices[constraint] = 0.0;
            let highest = highest(problem, limits, constraint);
            if !exceeds(problem, &prices, limits, constraint) {
                continue;
            }
            let (mut low, mut high) = (0.0, 1.0);
            loop {
                high = f64::min(high, highest);
                prices[constraint] = high;
                if high >= highest || !exceeds(problem, &prices, limits, constraint) {
                    break;
                }
                (low, high) = (high, high * 8.0);
            }
            for _ in 0..12 {
                prices[constraint] = f64::midpoint(low, high);
                if exceeds(problem, &prices, limits, constraint) {
                    low = prices[constraint];
                } else {
                    high = prices[constraint];
                }
            }
        }
    }
    prices
}

/// The highest price at which sums are still exact to a small part of a unit.
fn highest(problem: &Problem, limits: [f64; 3], constraint: usize) -> f64 {
    let most = |nth| {
        let all = problem.class(nth).iter().map(|way| taken(way)[constraint].abs());
        all.fold(0.0, f64::max)
    };
    let sum: f64 = (0..problem.len()).map(most).sum();
    2_f64.powi(46) / (1.0 + sum + limits[constraint].abs())
}

/// Whether the cheapest ways at these prices break a constraint.
fn exceeds(problem: &Problem, prices: &[f64; 3], limits: [f64; 3], constraint: usize) -> bool {
    let mut sum = 0.0;
    for nth in 0..problem.len() {
        let mut least = f64::INFINITY;
        let mut amount = 0.0;
        for way in problem.class(nth) {
            let taken = taken(way);
            let cost = way.cost as f64
                + taken[MONEY] * prices[MONEY]
                + taken[HOUSES] * prices[HOUSES]
                + taken[HOTELS] * prices[HOTELS];
            if cost < least {
                (least, amount) = (cost, taken[constraint]);
            }
        }
        sum += amount;
    }
    sum > limits[constraint]
}
