//! Depth first through the classes, the most promising way first.

use arrayvec::ArrayVec;

use super::bound::Rest;
use super::scarce::Scarce;
use super::solve::{Best, Problem, Way, comes_first};
use super::stock::{Job, can_be_done_with};
use crate::MAX_DEEDS;

/// Ways of a class that are sorted before they are tried; larger classes are tried as they come.
const SORTED: usize = 64;

pub(super) struct Search<'a> {
    problem: &'a Problem,
    rest: &'a Rest,
    scarce: Option<&'a Scarce>,
    best: Option<Best>,
    /// What the ways that were chosen so far take out of the bank.
    jobs: ArrayVec<Job, MAX_DEEDS>,
}

/// What was chosen so far.
#[derive(Clone, Copy)]
struct Node {
    sum: Best,
    houses: i32,
    hotels: i32,
}

impl Node {
    fn with(&self, way: &Way) -> Self {
        Self {
            sum: self.sum.with(way),
            houses: self.houses - way.job.net(),
            hotels: self.hotels - i32::from(way.job.hotels),
        }
    }
}

impl<'a> Search<'a> {
    pub(super) fn new(problem: &'a Problem, rest: &'a Rest, scarce: Option<&'a Scarce>) -> Self {
        Self { problem, rest, scarce, best: None, jobs: ArrayVec::new_const() }
    }

    pub(super) fn run(mut self) -> Option<Best> {
        let (houses, hotels) = self.problem.stock.unwrap_or_default();
        self.descend(0, &Node { sum: Best::NOTHING, houses, hotels });
        self.best
    }

    fn descend(&mut self, nth: usize, node: &Node) {
        let problem = self.problem;
        if nth == problem.len() {
            return self.arrive(&node.sum);
        }
        let class = problem.class(nth);
        if class.len() > SORTED {
            for way in class {
                let most = self.most();
                if self.bound(nth, node, way, most) <= most {
                    self.enter(nth, node, way);
                }
            }
            return;
        }
        let mut ways = ArrayVec::<(f64, &Way), SORTED>::new_const();
        let most = self.most();
        for way in class {
            let bound = self.bound(nth, node, way, most);
            if bound <= most {
                ways.push((bound, way));
            }
        }
        while let Some(nearest) = (0..ways.len()).min_by(|&a, &b| ways[a].0.total_cmp(&ways[b].0)) {
            let (bound, way) = ways.swap_remove(nearest);
            if bound > self.most() {
                break;
            }
            self.enter(nth, node, way);
        }
    }

    /// What a solution may cost at most to be of interest.
    fn most(&self) -> f64 {
        // Costs are whole numbers far below 2⁵²: rounding cannot reach a half.
        self.best.as_ref().map_or(f64::MAX, |best| best.cost as f64 + 0.5)
    }

    /// The least cost of all that begins with this node and this way of its class.
    fn bound(&self, nth: usize, node: &Node, way: &Way, most: f64) -> f64 {
        let need = (self.problem.need - node.sum.gain - way.gain) as f64;
        let cost = (node.sum.cost + way.cost) as f64;
        if let Some(scarce) = self.scarce {
            let houses = node.houses - way.job.net();
            let hotels = node.hotels - i32::from(way.job.hotels);
            let bound = cost + scarce.bound(nth + 1, need, houses, hotels);
            if bound > most {
                return bound;
            }
            return bound.max(cost + self.rest.bound(nth + 1, need));
        }
        cost + self.rest.bound(nth + 1, need)
    }

    fn enter(&mut self, nth: usize, node: &Node, way: &Way) {
        self.jobs.push(way.job);
        if self.is_open(nth + 1) {
            self.descend(nth + 1, &node.with(way));
        }
        self.jobs.pop();
    }

    /// Whether what was chosen so far can be done if the rest frees as many houses as it can.
    fn is_open(&self, nth: usize) -> bool {
        let Some(scarce) = self.scarce else { return true };
        let (houses, hotels) = self.problem.stock.unwrap_or_default();
        can_be_done_with(&mut self.jobs.clone(), scarce.others(nth), houses, hotels)
    }

    fn arrive(&mut self, sum: &Best) {
        let better = self.best.as_ref().is_none_or(|best| {
            sum.cost < best.cost
                || sum.cost == best.cost
                    && comes_first(self.problem.low_first, &sum.levels, &best.levels)
        });
        if better && sum.gain >= self.problem.need {
            self.best = Some(*sum);
        }
    }
}
