//! What workers tell about the jobs of a plan while they are at it.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A worker tells what it does with a job.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct News {
    /// Who tells it.
    pub worker: String,
    /// The job.
    pub job: String,
    /// What it does.
    pub what: What,
}

/// What a worker does with a job.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// It plays it.
    Plays,
    /// It leaves it to others.
    Refuses(Refusal),
    /// It has taken it off the queue, because it was handed out too often.
    Drops(Refusal),
}

/// Why a job is not played.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The worker has another version of the rules, and would play another game.
    Rules {
        /// The game.
        game: String,
        /// The version that the worker has.
        has: u32,
        /// The version that the job is for.
        needs: u32,
    },
    /// The worker has no such game, board or player.
    Unplayable(String),
    /// So many have had it, and nobody has answered.
    Unanswered(i64),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules { game, has, needs } => {
                write!(
                    f,
                    "the worker has version {has} of the rules of {game}, the job needs {needs}"
                )
            }
            Self::Unplayable(reason) => f.write_str(reason),
            Self::Unanswered(times) => {
                write!(f, "it was handed out {times} times, and nobody has answered")
            }
        }
    }
}
