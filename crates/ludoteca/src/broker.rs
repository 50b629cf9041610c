//! What the commands that talk to a broker have in common.

use clap::Arg;
use ludoteca_queue::{Address, QueueError, Refusal};
use ludoteca_words::Words;

use crate::options::option;
use crate::output::Output;
use crate::problem::Problem;

/// The option for the address of the broker.
pub(crate) fn address(words: &'static Words) -> Arg {
    option("nats", "value-url", words).value_parser(move |text: &str| {
        text.parse::<Address>().map_err(|error| match error {
            QueueError::Address { reason, .. } => {
                words.say("expected-broker", &[("reason", (&reason).into())])
            }
            other => other.to_string(),
        })
    })
}

/// What went wrong with the queue, in the language of the user.
pub(crate) fn problem(out: &Output, error: &QueueError) -> anyhow::Error {
    let words = out.words;
    let at = |key: &str, address: &Address, reason: &String| {
        let address = address.to_string();
        words.say(key, &[("address", (&address).into()), ("reason", reason.into())])
    };
    let text = match error {
        QueueError::Unreachable { address, reason } => at("queue-unreachable", address, reason),
        QueueError::NoQueue { address, reason } => at("queue-none", address, reason),
        QueueError::LongJobs { most } => words.say("queue-long-jobs", &[("most", (*most).into())]),
        QueueError::Nobody { job, refusal } => {
            let reason = refused(words, refusal);
            words.say("queue-nobody", &[("job", job.into()), ("reason", (&reason).into())])
        }
        QueueError::Address { .. } | QueueError::Tournament(_) | QueueError::Runtime(_) => {
            error.to_string()
        }
    };
    Problem::Failed(text).into()
}

/// Why a job is not played, in the language of the user.
pub(crate) fn refused(words: &Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Rules { game, has, needs } => words.say(
            "queue-other-rules",
            &[
                ("game", game.into()),
                ("has", (&has.to_string()).into()),
                ("needs", (&needs.to_string()).into()),
            ],
        ),
        Refusal::Unplayable(reason) => reason.clone(),
        Refusal::Unanswered(times) => {
            let times = u64::try_from(*times).unwrap_or(0);
            words.say("queue-unanswered", &[("times", times.into())])
        }
    }
}
