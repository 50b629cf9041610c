//! Learns weights by self-play and writes them as the file that is checked in.
//!
//! `cargo run --release -p ludoteca-parchis --features agents --example learn -- PRESET PLAYERS
//! GAMES SEED RATE FIRST-TRACE LAST-TRACE FILE [FROM]`
//!
//! Begins with nothing, or with the weights of the file FROM. The result depends on the arguments
//! alone, not on the number of threads.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::disallowed_methods, reason = "a program, not a rule")]

use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use ludoteca_parchis::Parchis;
use ludoteca_parchis::agents::learn::{Course, Learner, Plan, Update};
use ludoteca_parchis::agents::value::Weights;

/// How this program is called, for the head of the file.
const COMMAND: &str =
    "cargo run --release -p ludoteca-parchis --features agents --example learn --";
const USAGE: &str = "PRESET PLAYERS GAMES SEED RATE FIRST-TRACE LAST-TRACE FILE [FROM]";

fn main() {
    if let Err(what) = run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        println!("{what}\nusage: learn {USAGE}");
        std::process::exit(2);
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let [preset, players, games, seed, rate, first, last, file, from @ ..] = arguments else {
        return Err(format!("expected at least 8 arguments, found {}", arguments.len()));
    };
    let game = Parchis::preset(preset).ok_or(format!("expected a preset, found {preset:?}"))?;
    let players: u8 = number(players)?;
    let plan = Plan {
        games: number(games)?,
        seed: number(seed)?,
        rate: number(rate)?,
        first_trace: number(first)?,
        last_trace: number(last)?,
        ..Plan::default()
    };
    if !plan.faults().is_empty() {
        return Err(plan.faults().join("; "));
    }
    let course = Course::new(&game, players).ok_or_else(|| {
        format!("expected {:?} players, found {players}", ludoteca_core::Game::players(&game))
    })?;
    let weights = match from.first() {
        None => Weights::zero(),
        Some(from) => {
            let text = std::fs::read_to_string(from).map_err(|error| format!("{from}: {error}"))?;
            Weights::read(&text).map_err(|error| format!("{from}: {error}"))?
        }
    };
    let mut learner = Learner::new(weights);
    let begun = Instant::now();
    let (mut latest, mut figures) = (Update::default(), Update::default());
    for batch in 0..plan.batches() {
        let update = play(&course, &learner, &plan, batch);
        learner.apply(&update, plan.rate(batch));
        latest.merge(&update);
        let is_last = batch + 1 == plan.batches();
        if is_last || (batch + 1).is_multiple_of((plan.batches() / 20).max(1)) {
            println!(
                "{:>9} games, {:.0} s, mean square {:.5}, {} positions",
                (batch + 1) * plan.batch,
                begun.elapsed().as_secs_f64(),
                latest.mean_square(),
                latest.positions()
            );
            figures = std::mem::take(&mut latest);
        }
    }
    let command = format!("{COMMAND} {}", arguments.join(" "));
    let text = learner.weights().write(&plan.remarks(&command, &figures));
    std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("expected a number, found {text:?}"))
}

/// Plays a batch on all threads and merges what it says in the order of the shares.
fn play(course: &Course<'_>, learner: &Learner, plan: &Plan, batch: u64) -> Update {
    let shares: Vec<_> = plan.shares(batch).collect();
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut updates: Vec<(usize, Update)> = std::thread::scope(|scope| {
        let work = || {
            let mut updates = Vec::new();
            while let Some((idx, share)) = {
                let idx = next.fetch_add(1, Ordering::Relaxed);
                shares.get(idx).map(|share| (idx, share.clone()))
            } {
                updates.push((idx, course.play(learner.weights(), plan, batch, share)));
            }
            updates
        };
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let join = |handle: std::thread::ScopedJoinHandle<'_, _>| {
            handle.join().expect("a thread that plays to the end")
        };
        handles.into_iter().flat_map(join).collect()
    });
    updates.sort_by_key(|&(idx, _)| idx);
    let mut whole = Update::default();
    for (_, update) in &updates {
        whole.merge(update);
    }
    whole
}
