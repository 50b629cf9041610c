//! How long things may take.

use std::time::Duration;

/// How long a session waits for its client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// How long a client may take to show a move before it is told more.
    pub arrival: Duration,
    /// How long somebody may think about a bid; clients of this network just say nothing.
    pub bidding: Duration,
    /// How long somebody may think about anything else before a computer player stands in, at
    /// tables that are made here; whole seconds count.
    pub deciding: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            arrival: Duration::from_secs(10),
            bidding: Duration::from_secs(8),
            deciding: Duration::from_secs(180),
        }
    }
}
