//! A tournament whose jobs are played by workers.

use std::sync::atomic::AtomicBool;

use ludoteca_lab::tournament::{Results, Tournament};
use ludoteca_queue::{Address, Desk, Notice, QueueError, play_on_queue};

use super::failed;
use super::store::Store;
use crate::broker;
use crate::output::{Output, complain};
use crate::progress::Progress;

/// Has everything played that is missing.
pub(super) fn play(
    out: &Output,
    address: &Address,
    tournament: &Tournament,
    results: &mut Results,
    store: &Store,
    stop: &AtomicBool,
    fresh: bool,
) -> anyhow::Result<()> {
    let missing = results.missing(tournament);
    let games = missing.iter().map(|&job| tournament.games_of(job)).sum();
    let progress = Progress::new(out.words, games);
    let desk = Desk {
        progress: &|games| progress.add(games),
        keep: &|line| store.keep(line),
        tell: &|notice| progress.aside(|| complain(&text(out, address, notice))),
        stop,
        fresh,
    };
    let played = play_on_queue(tournament, results, address, &desk);
    progress.finish();
    played.map_err(|error| match &error {
        QueueError::Tournament(error) => failed(out, store, error),
        other => broker::problem(out, other),
    })
}

fn text(out: &Output, address: &Address, notice: &Notice) -> String {
    let words = out.words;
    match notice {
        Notice::NoWorkers => {
            let address = address.to_string();
            words.say("queue-no-workers", &[("address", (&address).into())])
        }
        Notice::Refused { worker, job, refusal } => {
            let reason = broker::refused(words, refusal);
            let args =
                [("worker", worker.into()), ("job", job.into()), ("reason", (&reason).into())];
            words.say("queue-refused", &args)
        }
        Notice::Nonsense(reason) => words.say("queue-nonsense", &[("reason", reason.into())]),
        Notice::Lost => words.plain("queue-lost"),
        Notice::Back => words.plain("queue-back"),
    }
}
