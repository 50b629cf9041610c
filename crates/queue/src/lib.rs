//! Tournaments on many machines: jobs and results on a NATS work queue.
//!
//! [`play_on_queue`] takes the part of the lab's `play_jobs`: it puts the jobs that are missing on
//! a queue, takes the results in, and ends with the same results as a run on one machine.
//! [`work`] plays jobs of any tournament. Between them stands a broker with `JetStream`, and two
//! streams of it:
//!
//! | stream | holds | until |
//! |---|---|---|
//! | jobs | one message per job, its subject is its name | somebody has answered it |
//! | results | the line of the journal that a job came to | the tournament is over |
//!
//! **A job is on the queue or its result is**: a worker answers first and takes the job off the
//! queue then, and a job can be put there only once. So anybody may die at any moment, and the worst
//! that happens is that a job is played twice; the second result is the same as the first. Whoever
//! is restarted asks for what is missing, and is told by the broker what is there already.
//!
//! **Invariant:** nothing that comes from the broker is trusted to make sense.

mod address;
mod answers;
mod error;
mod host;
mod names;
mod news;
mod queue;
mod terms;
mod worker;

use std::sync::atomic::{AtomicBool, Ordering};

pub use address::Address;
pub use error::QueueError;
pub use host::{Desk, Notice, play_on_queue};
pub use news::{News, Refusal, What};
pub use worker::{Told, work};

/// Runs to its end what is written with `async`: on this thread, and with as many more as games
/// are played at a time.
fn run<T>(work: impl Future<Output = Result<T, QueueError>>) -> Result<T, QueueError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(QueueError::Runtime)?.block_on(work)
}

/// Waits until somebody wants us to stop.
async fn stopped(stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(terms::TICK).await;
    }
}
