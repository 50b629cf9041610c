//! `ludoteca scenario`: experiments from files, with the document's figure beside ours.
//!
//! Ctrl-C ends it as it ends a series: what was played so far is shown, the standard error says what is
//! missing, and the status is 0 unless nothing was played.

mod json;
pub(super) mod show;

use clap::{ArgMatches, Command};
use ludoteca_lab::scenario::{Asked, Scenario, run_scenarios};
use ludoteca_lab::{SeriesError, Watch};
use ludoteca_words::Words;

use super::sim::{all_cores, stopped_by_the_user};
use crate::options::{self, flag, number, option, whole};
use crate::output::{Output, complain};
use crate::progress::Progress;
use crate::{files, problem::Problem};

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let games = option("games", "value-number", words)
        .help(words.plain("option-games-scenario"))
        .value_parser(whole(words, 1..=1_000_000_000_000));
    let seed = options::seed(words).help(words.plain("option-seed-scenario"));
    command
        .arg(options::files("argument-scenarios", words))
        .arg(games)
        .arg(seed)
        .arg(option("jobs", "value-number", words).value_parser(whole(words, 1..=1024)))
        .arg(flag("markdown", words).conflicts_with("json"))
        .arg(flag("json", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let scenarios = read(out, matches)?;
    let asked = Asked {
        games: number(matches, "games"),
        seed: number(matches, "seed"),
        jobs: number(matches, "jobs").map_or_else(all_cores, |jobs| jobs.try_into().unwrap_or(1)),
    };
    let games = |scenario: &Scenario| {
        scenario.plan.series().saturating_mul(asked.games.unwrap_or(scenario.games))
    };
    let all = scenarios.iter().map(games).fold(0, u64::saturating_add);
    let progress = Progress::new(out.words, all);
    let stop = stopped_by_the_user()?;
    let watch = Watch { progress: &|games| progress.add(games), stop: &stop, ..Watch::default() };
    let reports = run_scenarios(&scenarios, &asked, &watch);
    progress.finish();
    let reports = reports.map_err(|error| match &error {
        SeriesError::Catalog(error) => out.problem(error),
        SeriesError::Record(error) => Problem::Failed(error.to_string()).into(),
    })?;
    let played = reports.iter().filter(|report| report.games > 0).count();
    let stopped = reports.iter().filter(|report| report.stopped).count() as u64;
    if stopped > 0 {
        if played == 0 {
            return Err(Problem::Failed(out.words.plain("sim-stopped-at-once")).into());
        }
        let args = [("missing", stopped.into()), ("all", (scenarios.len() as u64).into())];
        complain(&out.words.say("scenario-stopped", &args));
    }
    if matches.get_flag("json") {
        let code = out.words.lang().code();
        let list: Vec<_> = scenarios
            .iter()
            .zip(&reports)
            .map(|(scenario, report)| json::scenario(code, scenario, report))
            .collect();
        return out.json(&list);
    }
    show::all(out, &scenarios, &reports, matches.get_flag("markdown"))
}

/// Reads every file; what is wrong with any of them is told before anything is played.
fn read(out: &Output, matches: &ArgMatches) -> anyhow::Result<Vec<Scenario>> {
    let files: Vec<&String> = matches.get_many("files").into_iter().flatten().collect();
    let (mut scenarios, mut faults) = (Vec::new(), Vec::new());
    for file in files {
        match Scenario::read(file, &files::text(out, file)?) {
            Ok(scenario) => scenarios.push(scenario),
            Err(error) => faults.push(error.to_string()),
        }
    }
    if faults.is_empty() { Ok(scenarios) } else { Err(Problem::Failed(faults.join("\n")).into()) }
}
