//! What the open classes cost at least, as far as money goes: the linear relaxation.
//!
//! Each class moves along its lower hull from its cheapest way on, and the best exchanges of cost
//! for gain come first, whichever class they belong to.

use arrayvec::ArrayVec;

use super::room::Room;
use super::solve::{Problem, Way};
use crate::MAX_DEEDS;

/// A step along the hull of a class.
#[derive(Clone, Copy, Debug)]
struct Step {
    gain: f64,
    cost: f64,
    class: usize,
}

/// What the classes from each one on cost at least.
pub(super) struct Rest {
    /// For every class: cheapest costs and their gains of it and those after it, summed up.
    base: ArrayVec<(f64, f64), { MAX_DEEDS + 1 }>,
    /// The best exchanges first.
    steps: Room<Step, 512>,
}

impl Rest {
    pub(super) fn new(problem: &Problem) -> Self {
        let mut steps: Room<Step, 512> = Room::new();
        let mut base = ArrayVec::<(f64, f64), { MAX_DEEDS + 1 }>::new_const();
        for nth in 0..problem.len() {
            base.push(hull(problem.class(nth), nth, &mut steps));
        }
        base.push((0.0, 0.0));
        for nth in (0..problem.len()).rev() {
            base[nth].0 += base[nth + 1].0;
            base[nth].1 += base[nth + 1].1;
        }
        steps.all_mut().sort_unstable_by(|a, b| (a.cost * b.gain).total_cmp(&(b.cost * a.gain)));
        Self { base, steps }
    }

    /// The least cost with which the classes from `nth` on gain this much.
    pub(super) fn bound(&self, nth: usize, need: f64) -> f64 {
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
