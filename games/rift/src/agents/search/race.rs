//! Successive halving: the worse half of the candidates is dropped time and again.

use ludoteca_core::{Allowance, Limit};

use super::candidate::Candidate;

/// How a race among candidates goes on.
#[derive(Debug)]
pub(super) struct Race {
    n_candidates: usize,
    active: usize,
    /// Nodes at which the present round ends, and what a round is given.
    round_ends: u64,
    round: u64,
    /// Whether another, longer race follows for as long as there is time.
    repeats: bool,
}

/// Nodes for each candidate below which those that look worst are not tried at all.
const NODES_PER_CANDIDATE: u64 = 2000;

impl Race {
    /// A race of so many candidates, the most promising first, over so many nodes. Who thinks for a time begins with short
    /// races, and runs longer ones until the time is over.
    pub(super) fn new(n_candidates: usize, nodes: u64, limit: Limit) -> Self {
        let repeats = matches!(limit, Limit::Millis { .. });
        let nodes = if repeats { nodes.min(10_000) } else { nodes };
        let affordable = usize::try_from(nodes / NODES_PER_CANDIDATE).unwrap_or(usize::MAX);
        let n_candidates = n_candidates.min(affordable.max(3));
        let rounds = u64::from(n_candidates.max(2).next_power_of_two().trailing_zeros());
        let round = (nodes / rounds).max(1);
        Self { n_candidates, active: n_candidates, round_ends: round, round, repeats }
    }

    /// How many candidates are still tried: the first ones.
    pub(super) fn active(&self) -> usize {
        self.active
    }

    /// Whether another world is to be tried; drops candidates between rounds.
    pub(super) fn goes_on(
        &mut self,
        candidates: &mut [Candidate],
        allowance: &Allowance<'_>,
    ) -> bool {
        if allowance.is_over() {
            return false;
        }
        if allowance.spent() >= self.round_ends {
            self.round_ends = allowance.spent() + self.round;
            let running = &mut candidates[..self.active];
            running.sort_by(|a, b| b.chance().total_cmp(&a.chance()));
            self.active = self.active.div_ceil(2);
            if self.active == 1 {
                if !self.repeats {
                    return false;
                }
                self.n_candidates = (2 * self.n_candidates).min(candidates.len());
                self.active = self.n_candidates;
                self.round *= 2;
            }
        }
        true
    }
}
