//! The lab: series of games on all cores.
//!
//! A series is played in **blocks**. A block is all rotations of the players over the seats, so
//! that nobody profits from a seat, and the games of a block fall on common dice, so that nobody
//! profits from luck either. What comes out depends on the seed and on nothing else: blocks are
//! added up in their order, however many threads have played them.
//!
//! **Invariant:** the lab is the only user of threads, prints nothing and writes no file.

mod bench;
mod clock;
mod interval;
pub mod scenario;
mod series;
mod tally;
mod workers;

pub use bench::{Bench, BenchJob, bench};
pub use clock::{CLOCK, MachineClock};
pub use interval::{Share, wilson};
pub use series::{AtCap, GameNumber, Recorder, Series, SeriesError, SeriesJob, run_series};
pub use tally::Tally;
