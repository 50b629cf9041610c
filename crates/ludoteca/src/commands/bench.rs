//! `ludoteca bench`: how fast games are played on one core.

use std::time::Duration;

use clap::{ArgMatches, Command};
use ludoteca_lab::{Bench, BenchJob, bench};
use ludoteca_words::Words;
use serde::Serialize;

use crate::options;
use crate::output::Output;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let seconds = options::option("seconds", "value-seconds", words)
        .default_value("2")
        .hide_default_value(true)
        .value_parser(move |text: &str| {
            let seconds: Option<f64> = text.parse().ok();
            let fits = |seconds: &f64| (0.01..=3600.0).contains(seconds);
            seconds.filter(fits).ok_or_else(|| words.plain("expected-seconds"))
        });
    options::opening(command, words)
        .arg(options::option("agent", "value-agent", words))
        .arg(
            options::option("players", "value-number", words)
                .value_parser(options::whole(words, 1..=255)),
        )
        .arg(seconds)
        .arg(options::seed(words))
        .arg(options::flag("json", words))
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    agent: &'a str,
    players: usize,
    games_per_s: f64,
    turns_per_s: f64,
    steps_per_s: f64,
    state_bytes: usize,
    allocations_per_game: f64,
    seconds: f64,
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let (entry, game) = options::open(out, matches)?;
    let agent = matches.get_one::<String>("agent").map_or(entry.default_agent(), String::as_str);
    let players = options::number(matches, "players").and_then(|n| usize::try_from(n).ok());
    let seconds = matches.get_one::<f64>("seconds").copied().unwrap_or(2.0);
    let job = BenchJob {
        agent: agent.to_owned(),
        players: players.unwrap_or_else(|| game.usual_players()),
        time: Duration::from_secs_f64(seconds),
        seed: options::number(matches, "seed").unwrap_or(1),
    };
    let count = |work: &mut dyn FnMut()| allocation_counter::measure(work).count_total;
    let bench = bench(game.as_ref(), &job, count).map_err(|error| out.problem(&error))?;
    let report = report(game.key(), &job, &bench);
    if matches.get_flag("json") { out.json(&report) } else { show(out, game.rules(), &report) }
}

#[expect(clippy::cast_precision_loss, reason = "nobody measures for 2^52 steps")]
fn report<'a>(game: &'a str, job: &'a BenchJob, bench: &Bench) -> Report<'a> {
    let per_second = |count: u64| count as f64 / bench.seconds;
    Report {
        game,
        agent: &job.agent,
        players: job.players,
        games_per_s: per_second(bench.games),
        turns_per_s: per_second(bench.turns),
        steps_per_s: per_second(bench.steps),
        state_bytes: bench.state_bytes,
        allocations_per_game: bench.allocations as f64 / bench.games as f64,
        seconds: bench.seconds,
    }
}

fn show(out: &mut Output, rules: &str, report: &Report<'_>) -> anyhow::Result<()> {
    let words = out.words;
    let players = words.say("players", &[("players", (report.players as u64).into())]);
    out.title(&format!("{} · {rules} · {} · {players}", report.game, report.agent))?;
    let rows: Vec<Vec<String>> = [
        ("bench-games", words.decimal(report.games_per_s, 0)),
        ("bench-turns", words.decimal(report.turns_per_s, 0)),
        ("bench-steps", words.decimal(report.steps_per_s, 0)),
        ("bench-state", words.number(report.state_bytes as u64)),
        ("bench-allocations", words.decimal(report.allocations_per_game, 3)),
        ("bench-seconds", words.decimal(report.seconds, 2)),
    ]
    .map(|(key, value)| vec![words.plain(key), value])
    .into();
    out.table(&["head-measure", "head-value"], &[1], &rows)
}
