//! What can go wrong between a tournament, its broker and its workers.

use ludoteca_lab::tournament::TournamentError;

use crate::{Address, Refusal};

/// Why a tournament was not played on the queue, or a worker does not work.
#[derive(Debug, thiserror::Error)]
pub enum QueueError {
    /// What should be the address of a broker is none.
    #[error(
        "expected the address of a broker such as nats://localhost:4222, found {found:?}: {reason}"
    )]
    Address {
        /// What was given.
        found: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Nobody answers there.
    #[error("the broker at {address} cannot be reached: {reason}")]
    Unreachable {
        /// Where it should be.
        address: Address,
        /// Why not.
        reason: String,
    },
    /// The broker does not let us have the streams that we need.
    #[error("the broker at {address} has no work queue for us: {reason}")]
    NoQueue {
        /// Where it is.
        address: Address,
        /// What it says.
        reason: String,
    },
    /// The results of jobs would not fit into a message.
    #[error("the jobs are too long for the broker, which takes results of at most {most} blocks")]
    LongJobs {
        /// The longest job that fits.
        most: u64,
    },
    /// All who are there refuse a job, or die of it.
    #[error("no worker can play job {job}: {refusal}")]
    Nobody {
        /// The job.
        job: String,
        /// What the last of them said.
        refusal: Refusal,
    },
    /// A result could not be kept, or differs from an earlier one.
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    /// This machine has no means to wait for several things at once.
    #[error("the network cannot be used: {0}")]
    Runtime(std::io::Error),
}
