//! `ludoteca sim`: a series of games, and who wins it.
//!
//! Ctrl-C ends it with the result of the blocks that are done, which is that of a shorter series:
//! the exit status is 0, the standard error says so, and `stopped` is true in JSON. Without a
//! single block there is no result and the status is 1. A second Ctrl-C does not wait for the games
//! in progress: no result, status 130.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use clap::builder::PossibleValuesParser;
use clap::{ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_catalog::split_agents;
use ludoteca_lab::{
    AtCap, GameNumber, Mean, Series, SeriesError, SeriesJob, Share, Watch, run_series,
};
use ludoteca_words::Words;
use serde::Serialize;
use serde_json::{Map, Value, json};
use signal_hook::consts::{SIGINT, SIGTERM};

use super::perft::{settle, start};
use crate::options::{self, flag, number, option, whole};
use crate::output::{self, Output};
use crate::problem::Problem;
use crate::progress::Progress;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let at_cap = option("at-cap", "value-at-cap", words)
        .default_value("none")
        .hide_default_value(true)
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(["none", "richest"]));
    let agents = option("agents", "value-agents", words).required(true).action(ArgAction::Append);
    let games = option("games", "value-number", words)
        .default_value("1000")
        .hide_default_value(true)
        .value_parser(whole(words, 1..=1_000_000_000_000));
    options::opening(command, words)
        .arg(agents)
        .arg(games)
        .arg(option("players", "value-number", words).value_parser(whole(words, 1..=255)))
        .arg(options::seed(words))
        .arg(option("jobs", "value-number", words).value_parser(whole(words, 1..=1024)))
        .arg(
            option("max-turns", "value-number", words)
                .value_parser(whole(words, 1..=u64::from(u32::MAX))),
        )
        .arg(at_cap)
        .arg(option("record", "value-dir", words).value_hint(ValueHint::DirPath))
        .arg(option("start", "value-file", words).value_hint(ValueHint::FilePath))
        .arg(flag("json", words))
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    rules: &'a str,
    agents: &'a [String],
    games: u64,
    blocks: u64,
    seed: u64,
    wins: Map<String, Value>,
    points: Map<String, Value>,
    mean_rank: Map<String, Value>,
    draws: u64,
    unfinished: u64,
    mean_turns: f64,
    games_per_s: f64,
    turns_per_s: f64,
    elapsed_s: f64,
    jobs: usize,
    stopped: bool,
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let (entry, game) = options::open(out, matches)?;
    let named: Vec<String> = matches
        .get_many::<String>("agents")
        .into_iter()
        .flatten()
        .flat_map(|list| split_agents(list))
        .collect();
    // One player alone plays against itself, as many as usual.
    let usual = || if named.len() > 1 { named.len() } else { game.usual_players() };
    let start = start(out, matches, "start", usual)?;
    let start = settle(out, game.as_ref(), matches, start)?;
    let job = SeriesJob {
        agents: seated(out, &named, start.players)?,
        start,
        rotate: true,
        games: number(matches, "games").unwrap_or(1000),
        seed: number(matches, "seed").unwrap_or(1),
        jobs: number(matches, "jobs").map_or_else(all_cores, |jobs| jobs.try_into().unwrap_or(1)),
        cap: number(matches, "max-turns").and_then(|cap| cap.try_into().ok()),
        at_cap: match matches.get_one::<String>("at-cap").map(String::as_str) {
            Some("richest") => AtCap::Richest,
            _ => AtCap::None,
        },
    };
    let timed = |name: &String| entry.check_agent(name).is_ok_and(|facts| facts.timed);
    if job.agents.iter().any(timed) {
        out.warn("agents-by-the-clock")?;
    }
    let keeper = matches.get_one::<String>("record").map(|dir| Keeper::new(out, dir, game.key()));
    let keeper = keeper.transpose()?;
    let keep = |number: GameNumber, text: &str| match &keeper {
        Some(keeper) => keeper.keep(number, text),
        None => Ok(()),
    };
    let recorder = keeper.is_some().then_some(&keep as ludoteca_lab::Recorder<'_>);
    let stop = stopped_by_the_user()?;
    let progress = Progress::new(out.words, job.blocks() * job.agents.len() as u64);
    let watch = Watch { progress: &|games| progress.add(games), recorder, stop: &stop };
    let series = run_series(game.as_ref(), &job, &watch);
    progress.finish();
    let series = series.map_err(|error| match &error {
        SeriesError::Catalog(error) => out.problem(error),
        SeriesError::Record(error) => unwritable(out, &error.to_string()),
    })?;
    if series.stopped {
        if series.tally.blocks == 0 {
            return Err(Problem::Failed(out.words.plain("sim-stopped-at-once")).into());
        }
        let args = [("games", series.tally.games.into()), ("all", job.games.into())];
        output::complain(&out.words.say("sim-stopped", &args));
    }
    if matches.get_flag("json") {
        return out.json(&report(game.key(), game.rules(), &job, &series));
    }
    show(out, game.key(), game.rules(), &job, &series)?;
    match &keeper {
        Some(keeper) => {
            let dir = keeper.dir.display().to_string();
            // Those who stop a series find the records of all games, also of broken blocks.
            let games = keeper.kept.load(Ordering::Relaxed);
            out.say("sim-recorded", &[("games", games.into()), ("dir", (&dir).into())])
        }
        None => Ok(()),
    }
}

/// Set by Ctrl-C, and by whoever ends the program politely. The second time it ends at once,
/// without a result.
pub(super) fn stopped_by_the_user() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for (signal, status) in [(SIGINT, 130), (SIGTERM, 143)] {
        // Handlers run in the order of their registration: the first time it is not set yet.
        signal_hook::flag::register_conditional_shutdown(signal, status, Arc::clone(&stop))?;
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    Ok(stop)
}

/// The players by seat: those that are named, over and over until all seats are taken.
pub(super) fn seated(out: &Output, named: &[String], seats: usize) -> anyhow::Result<Vec<String>> {
    if named.len() > seats {
        let args = [("agents", (named.len() as u64).into()), ("seats", (seats as u64).into())];
        return Err(Problem::Usage(out.words.say("sim-too-many-agents", &args)).into());
    }
    Ok(named.iter().cycle().take(seats).cloned().collect())
}

pub(super) fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

fn unwritable(out: &Output, reason: &str) -> anyhow::Error {
    Problem::Failed(out.words.say("record-unwritable", &[("reason", reason.into())])).into()
}

/// Keeps the record of every game in a file of its own.
struct Keeper {
    dir: PathBuf,
    game: &'static str,
    kept: AtomicU64,
}

impl Keeper {
    fn new(out: &Output, dir: &str, game: &'static str) -> anyhow::Result<Self> {
        std::fs::create_dir_all(dir)
            .map_err(|error| unwritable(out, &format!("{dir}: {error}")))?;
        Ok(Self { dir: Path::new(dir).to_owned(), game, kept: AtomicU64::new(0) })
    }

    fn keep(&self, number: GameNumber, text: &str) -> std::io::Result<()> {
        let (block, rotation) = (number.block + 1, number.rotation + 1);
        let path = self.dir.join(format!("{}-{block:06}-{rotation}.rec", self.game));
        std::fs::write(&path, text).map_err(|error| {
            std::io::Error::new(error.kind(), format!("{}: {error}", path.display()))
        })?;
        self.kept.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 turns")]
fn report<'a>(game: &'a str, rules: &'a str, job: &'a SeriesJob, series: &Series) -> Report<'a> {
    let (mut wins, mut points, mut mean_rank) = (Map::new(), Map::new(), Map::new());
    for standing in series.standings() {
        let name = || standing.name.to_owned();
        let share = standing.share;
        let won = json!({
            "count": standing.wins, "share": share.share, "low": share.low, "high": share.high,
        });
        wins.insert(name(), won);
        let Mean { mean, low, high } = standing.mean_points;
        let won = json!({ "sum": standing.points, "mean": mean, "low": low, "high": high });
        points.insert(name(), won);
        let Mean { mean, low, high } = standing.mean_rank;
        mean_rank.insert(name(), json!({ "mean": mean, "low": low, "high": high }));
    }
    let tally = &series.tally;
    let elapsed = series.elapsed.as_secs_f64();
    Report {
        game,
        rules,
        agents: &job.agents,
        games: tally.games,
        blocks: tally.blocks,
        seed: job.seed,
        wins,
        points,
        mean_rank,
        draws: tally.draws.sum,
        unfinished: tally.unfinished.sum,
        mean_turns: tally.mean_turns().mean,
        games_per_s: tally.games as f64 / elapsed,
        turns_per_s: tally.turns.sum as f64 / elapsed,
        elapsed_s: elapsed,
        jobs: job.jobs,
        stopped: series.stopped,
    }
}

fn show(
    out: &mut Output,
    game: &str,
    rules: &str,
    job: &SeriesJob,
    series: &Series,
) -> anyhow::Result<()> {
    let words = out.words;
    let tally = &series.tally;
    let players = words.say("players", &[("players", (job.agents.len() as u64).into())]);
    let seed = words.say("sim-seed", &[("seed", (&job.seed.to_string()).into())]);
    out.title(&format!("{game} · {rules} · {players} · {seed}"))?;
    let blocks = words.say("sim-blocks", &[("blocks", tally.blocks.into())]);
    out.say("sim-games", &[("games", tally.games.into()), ("blocks", (&blocks).into())])?;
    let mut rows = Vec::new();
    let row = |name: String, count, share: Share, more: [String; 2]| {
        let interval = format!("{} – {}", words.percent(share.low), words.percent(share.high));
        let cells = vec![name, words.number(count), words.percent(share.share), interval];
        cells.into_iter().chain(more).collect::<Vec<_>>()
    };
    for standing in series.standings() {
        let [points, rank] = [standing.mean_points, standing.mean_rank];
        let more = [words.decimal(points.mean, 3), words.decimal(rank.mean, 2)];
        rows.push(row(standing.name.to_owned(), standing.wins, standing.share, more));
    }
    for (key, count, share) in [
        ("sim-draws", tally.draws.sum, tally.draws()),
        ("sim-unfinished", tally.unfinished.sum, tally.unfinished()),
    ] {
        rows.push(row(words.plain(key), count, share, Default::default()));
    }
    let head =
        ["head-agent", "head-wins", "head-share", "head-interval", "head-points", "head-mean-rank"];
    out.table(&head, &[1, 2, 3, 4, 5], &rows)?;
    if job.at_cap == AtCap::Richest {
        out.say("sim-capped", &[("games", tally.capped.sum.into())])?;
    }
    let report = report(game, rules, job, series);
    let (length, seconds) =
        (words.decimal(report.mean_turns, 1), words.decimal(report.elapsed_s, 2));
    let games = words.decimal(report.games_per_s, 0);
    let turns = words.decimal(report.turns_per_s, 0);
    let args = [
        ("length", (&length).into()),
        ("games", (&games).into()),
        ("turns", (&turns).into()),
        ("seconds", (&seconds).into()),
        ("jobs", (job.jobs as u64).into()),
    ];
    out.say("sim-speed", &args)
}
