//! `ludoteca worker`: plays jobs of tournaments that others have put on a queue.
//!
//! It works until Ctrl-C or a signal to end. Then it hands back what it plays, and the status is 0.

use std::sync::atomic::Ordering;

use clap::{ArgMatches, Command};
use ludoteca_lab::tournament::Task;
use ludoteca_queue::{Address, Told, work};
use ludoteca_words::{Arg, Words};

use super::sim::{all_cores, stopped_by_the_user};
use crate::broker;
use crate::options::{flag, number, option, whole};
use crate::output::{Output, complain};

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let jobs = option("jobs", "value-number", words).help(words.plain("option-jobs-worker"));
    command
        .arg(broker::address(words).required(true).help(words.plain("option-nats-worker")))
        .arg(jobs.value_parser(whole(words, 1..=1024)))
        .arg(flag("quiet", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let Some(address) = matches.get_one::<Address>("nats") else {
        unreachable!("the option is required");
    };
    let jobs = number(matches, "jobs").map_or_else(all_cores, |n| n.try_into().unwrap_or(1));
    let mut log = Log {
        quiet: matches.get_flag("quiet"),
        address: address.to_string(),
        jobs: jobs as u64,
        answered: 0,
        games: 0,
    };
    let stop = stopped_by_the_user()?;
    let mut broken = None;
    let mut tell = |told: &Told| {
        if let Err(error) = log.write(out, told).and_then(|()| out.flush()) {
            // Nobody reads any more what we play.
            stop.store(true, Ordering::Relaxed);
            broken.get_or_insert(error);
        }
    };
    let worked = work(address, &name(), jobs, &stop, &mut tell);
    worked.map_err(|error| broker::problem(out, &error))?;
    if let Some(error) = broken {
        return Err(error);
    }
    let args = [("jobs", log.answered.into()), ("games", log.games.into())];
    out.say("worker-ends", &args)
}

/// The name by which tournaments hear of us: the machine and the process.
fn name() -> String {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let machine = machine.or_else(|| std::env::var("COMPUTERNAME").ok());
    let machine = machine.as_deref().map_or("worker", str::trim);
    format!("{machine}/{}", std::process::id())
}

/// What was said and done.
struct Log {
    quiet: bool,
    address: String,
    jobs: u64,
    answered: u64,
    games: u64,
}

impl Log {
    fn write(&mut self, out: &mut Output, told: &Told) -> anyhow::Result<()> {
        let words = out.words;
        match told {
            Told::Ready(worker) => {
                let args = [
                    ("worker", worker.into()),
                    ("address", (&self.address).into()),
                    ("jobs", self.jobs.into()),
                ];
                out.say("worker-ready", &args)
            }
            Told::Plays(_) if self.quiet => Ok(()),
            Told::Plays(task) => {
                let (game, seats) = (&task.game, task.seats.join(", "));
                let more: [(&str, Arg<'_>); 3] = [
                    ("game", game.into()),
                    ("seats", (&seats).into()),
                    ("games", games(task).into()),
                ];
                say(out, "worker-plays", task, &more)
            }
            Told::Answered { task, .. } => {
                self.answered += 1;
                self.games += games(task);
                Ok(())
            }
            Told::HandsBack(task) => say(out, "worker-hands-back", task, &[]),
            Told::Refuses(task, refusal) => {
                let reason = broker::refused(words, refusal);
                say(out, "worker-refuses", task, &[("reason", (&reason).into())])
            }
            Told::Drops(task, refusal) => {
                let reason = broker::refused(words, refusal);
                say(out, "worker-drops", task, &[("reason", (&reason).into())])
            }
            Told::Nonsense(reason) => {
                complain(&words.say("worker-nonsense", &[("reason", reason.into())]));
                Ok(())
            }
            Told::Trouble(reason) => {
                complain(&words.say("queue-trouble", &[("reason", reason.into())]));
                Ok(())
            }
            Told::Lost => out.warn("queue-lost"),
            Told::Back => out.warn("queue-back"),
        }
    }
}

fn games(task: &Task) -> u64 {
    (task.blocks.end - task.blocks.start) * task.seats.len() as u64
}

/// A line about a job.
fn say(out: &mut Output, key: &str, task: &Task, more: &[(&str, Arg<'_>)]) -> anyhow::Result<()> {
    let mut args: Vec<(&str, Arg<'_>)> =
        vec![("job", (&task.id).into()), ("plan", (&task.plan).into())];
    args.extend_from_slice(more);
    out.say(key, &args)
}
