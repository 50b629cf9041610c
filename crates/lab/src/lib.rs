//! The lab: series of games on all cores.
//!
//! A series is played in **blocks**. A block is all rotations of the players over the seats, so
//! that nobody profits from a seat, and the games of a block fall on common dice, so that nobody
//! profits from luck either. What comes out depends on the seed and on nothing else: blocks are
//! added up in whole numbers and in their order, however many threads have played them.
//!
//! The games of a block depend on each other, blocks do not: the **block is the unit of every
//! statistic**, and intervals follow from how far blocks lie apart ([`Tally`]).
//!
//! **Invariant:** the lab is the only user of threads, prints nothing and writes no file.

pub mod analysis;
mod bench;
mod blocks;
mod bootstrap;
mod clock;
mod interval;
mod learn;
mod quantile;
pub mod scenario;
mod series;
mod sides;
mod tally;
pub mod tournament;
mod workers;

pub use bench::{Bench, BenchJob, bench};
pub use blocks::{BlockResult, POINT};
pub use bootstrap::{bootstrap, median};
pub use clock::{CLOCK, MachineClock};
pub use interval::{Mean, Share, clopper_pearson, wilson};
pub use learn::learn;
pub use series::{
    AtCap, GameNumber, Recorder, Series, SeriesError, SeriesJob, Standing, Watch, run_blocks,
    run_series,
};
pub use sides::Sides;
pub use tally::{Moments, SideTally, Tally};
