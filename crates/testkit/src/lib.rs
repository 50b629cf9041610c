//! What every game is tested with. A dev-dependency only.
//!
//! - [`laws`]: the one kit of laws that every game keeps;
//! - [`agent`]: what every agent keeps;
//! - [`golden`]: texts that are checked in and compared;
//! - [`perft`]: counts of histories, read from text files;
//! - [`fingerprint`]: a hash over seeded games;
//! - [`stats`]: the few statistics that tests need.
//!
//! Two environment variables steer it: `UPDATE_GOLDEN=1` rewrites goldens and perft counts
//! instead of comparing them, and `SLOW_TESTS=1` raises the limits that are given to [`effort`].

pub mod agent;
pub mod fingerprint;
pub mod golden;
pub mod laws;
pub mod perft;
pub mod stats;

mod series;

use std::env;

/// `normal`, or `slow` when the environment says `SLOW_TESTS=1`.
///
/// Slow tests are the same tests with higher limits: nothing is ever ignored.
pub fn effort<T>(normal: T, slow: T) -> T {
    if is_set("SLOW_TESTS") { slow } else { normal }
}

/// Whether goldens are to be rewritten.
fn is_updating() -> bool {
    is_set("UPDATE_GOLDEN")
}

fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0")
}
