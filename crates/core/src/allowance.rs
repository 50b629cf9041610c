//! How much an agent may think about one decision.

use std::fmt::Debug;

/// Tells how time goes by. Only whoever stands above the rules can read one, so agents are lent it.
pub trait Clock: Debug + Send + Sync {
    /// Milliseconds since some moment that stays the same.
    fn millis(&self) -> u64;
}

/// How much an agent wants to think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So many nodes: the same decision every time.
    Nodes(u64),
    /// So long. Results then depend on the machine; without a clock it is `nodes` instead.
    Millis {
        /// How long, in milliseconds.
        millis: u64,
        /// How many nodes where there is no clock.
        nodes: u64,
    },
}

/// What is left to think about one decision.
#[derive(Debug)]
pub struct Allowance<'a> {
    nodes: u64,
    spent: u64,
    /// The clock, and when it has to be over.
    clock: Option<(&'a dyn Clock, u64)>,
    /// The spent nodes at which to look at the clock again: looking costs more than a node.
    look_at: u64,
    over: bool,
}

impl<'a> Allowance<'a> {
    const NODES_BETWEEN_LOOKS: u64 = 256;

    /// All that `limit` allows, from now on.
    pub fn new(limit: Limit, clock: Option<&'a dyn Clock>) -> Self {
        let (nodes, clock) = match (limit, clock) {
            (Limit::Millis { millis, .. }, Some(clock)) => {
                (u64::MAX, Some((clock, clock.millis().saturating_add(millis))))
            }
            (Limit::Nodes(nodes) | Limit::Millis { nodes, .. }, _) => (nodes, None),
        };
        Self { nodes, spent: 0, clock, look_at: Self::NODES_BETWEEN_LOOKS, over: nodes == 0 }
    }

    /// Spends some nodes, and says whether there are any left.
    #[inline]
    pub fn spend(&mut self, nodes: u64) -> bool {
        self.spent = self.spent.saturating_add(nodes);
        if self.spent >= self.nodes {
            self.over = true;
        } else if self.spent >= self.look_at {
            self.look();
        }
        !self.over
    }

    #[cold]
    fn look(&mut self) {
        self.look_at = match self.clock {
            Some((clock, until)) => {
                self.over |= clock.millis() >= until;
                self.spent.saturating_add(Self::NODES_BETWEEN_LOOKS)
            }
            None => u64::MAX,
        };
    }

    /// Whether nothing is left.
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The nodes that were spent so far.
    #[inline]
    pub const fn spent(&self) -> u64 {
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    /// A clock that goes on by one millisecond whenever somebody looks.
    #[derive(Debug, Default)]
    struct Ticks(AtomicU64);

    impl Clock for Ticks {
        fn millis(&self) -> u64 {
            self.0.fetch_add(1, Ordering::Relaxed)
        }
    }

    #[test]
    fn nodes_run_out_exactly() {
        let mut allowance = Allowance::new(Limit::Nodes(1000), None);
        assert!(allowance.spend(999) && !allowance.is_over());
        assert!(!allowance.spend(1) && allowance.is_over());
        assert_eq!(allowance.spent(), 1000);
        assert!(Allowance::new(Limit::Nodes(0), None).is_over());
    }

    #[test]
    fn time_runs_out_by_the_clock_that_was_lent() {
        let (clock, limit) = (Ticks::default(), Limit::Millis { millis: 3, nodes: 10 });
        let mut allowance = Allowance::new(limit, Some(&clock));
        let looks = (0..10_000).take_while(|_| allowance.spend(1)).count();
        assert_eq!(looks as u64, 3 * Allowance::NODES_BETWEEN_LOOKS - 1);
    }

    #[test]
    fn without_a_clock_nodes_count() {
        let mut allowance = Allowance::new(Limit::Millis { millis: 3, nodes: 10 }, None);
        assert!(allowance.spend(9) && !allowance.spend(1));
    }
}
