//! Who is let in: jobs that make sense, and that this program plays as it was meant.

use async_nats::jetstream::Message;
use ludoteca_catalog::{AnyGame, find};
use ludoteca_lab::CLOCK;
use ludoteca_lab::tournament::Task;

use crate::{Refusal, names};

/// The job that a message holds.
pub(super) fn read(message: &Message) -> Result<Task, String> {
    let task: Task = serde_json::from_slice(&message.payload).map_err(|error| error.to_string())?;
    task.check()?;
    if message.subject.as_str() != names::job(&task.plan, &task.id) {
        return Err(format!("job {} of plan {} came as {}", task.id, task.plan, message.subject));
    }
    Ok(task)
}

/// The game of a job, if this program has the same.
pub(super) fn open(task: &Task) -> Result<Box<dyn AnyGame>, Refusal> {
    let unplayable = |error: ludoteca_catalog::CatalogError| Refusal::Unplayable(error.to_string());
    let entry = find(&task.game).map_err(unplayable)?;
    let has = entry.rules_version();
    if has != task.rules_version {
        let game = task.game.clone();
        return Err(Refusal::Rules { game, has, needs: task.rules_version });
    }
    let mut game = entry.reopen(&task.options).map_err(unplayable)?;
    game.set_clock(&CLOCK);
    for name in &task.seats {
        entry.check_agent(name).map_err(unplayable)?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use ludoteca_lab::tournament::{Tournament, named};

    use super::*;

    fn task() -> Task {
        let text = "kind = \"round-robin\"\ngame = \"pig\"\nagents = [\"uniform\", \"hold-at\"]";
        Tournament::read("t.toml", text, &named).unwrap().task(0)
    }

    #[test]
    fn only_what_is_played_as_it_was_meant_is_let_in() {
        assert!(open(&task()).is_ok());
        let needs = task().rules_version + 1;
        let other = Task { rules_version: needs, ..task() };
        let refusal = Refusal::Rules { game: "pig".into(), has: needs - 1, needs };
        assert_eq!(open(&other).unwrap_err(), refusal);
        let strange = |change: fn(&mut Task)| {
            let mut task = task();
            change(&mut task);
            match open(&task).unwrap_err() {
                Refusal::Unplayable(reason) => reason,
                other => panic!("{other:?}"),
            }
        };
        assert!(strange(|task| task.game = "chess".into()).contains("chess"));
        assert!(strange(|task| task.seats[1] = "nobody".into()).contains("nobody"));
        assert!(!strange(|task| task.options = "{".into()).is_empty());
    }
}
