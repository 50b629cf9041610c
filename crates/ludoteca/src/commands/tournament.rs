//! `ludoteca tournament`: everybody against everybody, in jobs that survive a kill.
//!
//! All that is done stands in a journal in the folder of the tournament; the same command goes on
//! from there. The result file is written when all jobs that count are done, and then the status is
//! 0; the report is written whenever something is done. Ctrl-C shows how it stands so far, with the status 1.

#[cfg(feature = "nats")]
mod elsewhere;
mod show;
mod store;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_catalog::{CatalogError, GameEntry, Opening, RulesSource};
use ludoteca_lab::tournament::{
    Attendance, GameRecorder, Results, Shard, Tournament, TournamentError, play_jobs,
};
use ludoteca_lab::{GameNumber, SeriesError};
use ludoteca_words::Words;
use serde_json::json;

use super::sim::{all_cores, stopped_by_the_user};
use crate::options::{flag, number, option, whole};
use crate::output::{Output, complain};
use crate::problem::Problem;
use crate::progress::Progress;
use crate::{files, output};
use store::Store;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let file = Arg::new("file")
        .required(true)
        .value_name(words.plain("value-file"))
        .help(words.plain("argument-tournament"))
        .help_heading(words.plain("heading-arguments"))
        .value_hint(ValueHint::FilePath);
    let out = option("out", "value-dir", words)
        .help(words.plain("option-out-tournament"))
        .value_hint(ValueHint::DirPath);
    let shard = option("shard", "value-shard", words)
        .value_parser(move |text: &str| shard(text).ok_or_else(|| words.plain("expected-shard")));
    let merge = option("merge", "value-files", words)
        .action(ArgAction::Append)
        .num_args(1..)
        .conflicts_with_all(["shard", "record"])
        .value_hint(ValueHint::FilePath);
    let command = command
        .arg(file)
        .arg(out)
        .arg(option("jobs", "value-number", words).value_parser(whole(words, 1..=1024)))
        .arg(shard)
        .arg(merge)
        .arg(flag("record", words).help(words.plain("option-record-tournament")))
        .arg(flag("fresh", words))
        .arg(option("report", "value-file", words).value_hint(ValueHint::FilePath))
        .arg(flag("json", words));
    #[cfg(feature = "nats")]
    let command = command.arg(
        crate::broker::address(words).conflicts_with_all(["shard", "merge", "record", "jobs"]),
    );
    command
}

/// `i/n`: counted from 0 or from 1, both are the same parts.
fn shard(text: &str) -> Option<Shard> {
    let (this, of) = text.split_once('/')?;
    let (this, of): (usize, usize) = (this.parse().ok()?, of.parse().ok()?);
    (this <= of && (1..=100_000).contains(&of)).then(|| Shard { this: this % of, of })
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let file = matches.get_one::<String>("file").map_or("", String::as_str);
    let tournament = read(out, file)?;
    if tournament.by_the_clock() {
        out.warn("agents-by-the-clock")?;
    }
    let folder = match matches.get_one::<String>("out") {
        Some(folder) => PathBuf::from(folder),
        None => Path::new(file).with_extension("tournament").file_name().unwrap_or_default().into(),
    };
    let shard = matches.get_one::<Shard>("shard").copied();
    let fresh = matches.get_flag("fresh");
    let (store, mut results) = Store::open(out, &tournament, &folder, shard, fresh)?;
    let stopped = if let Some(files) = matches.get_many::<String>("merge") {
        for file in files {
            store.merge(out, &tournament, &mut results, file)?;
        }
        false
    } else {
        let stop = stopped_by_the_user()?;
        play(out, matches, &tournament, &mut results, &store, &stop)?;
        stop.load(Ordering::Relaxed)
    };
    match shard {
        Some(shard) => conclude_shard(out, matches, &tournament, &results, &store, shard, stopped),
        None => conclude(out, matches, &tournament, &results, &store),
    }
}

fn read(out: &Output, file: &str) -> anyhow::Result<Tournament> {
    let text = files::text(out, file)?;
    parse(out, file, &text).map_err(|error| out.problem(&error))
}

/// What a file says, or everything that is wrong with it.
pub(super) fn parse(out: &Output, file: &str, text: &str) -> Result<Tournament, CatalogError> {
    // Files that a tournament names lie beside it, and are known by the name that it has for them:
    // from wherever it is played, the plan is the same.
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    let beside = |name: &str| folder.join(name).display().to_string();
    let rules_of = |name: &str| match Path::new(name).extension() {
        Some(ending) if ending == "json" => {
            Ok(RulesSource::File { name: name.to_owned(), text: files::text(out, &beside(name))? })
        }
        _ => files::rules(out, name),
    };
    let board_of = |entry: &dyn GameEntry, name: &str| match Path::new(name).extension() {
        Some(_) => files::board(out, entry, &beside(name)),
        None => files::board(out, entry, name),
    };
    let opener = |entry: &'static dyn GameEntry, rules: Option<&str>, board: Option<&str>| {
        let text = |error: anyhow::Error| format!("{error:#}");
        let rules = rules.map(rules_of).transpose().map_err(text)?;
        let board = board.map(|name| board_of(entry, name)).transpose().map_err(text)?;
        Ok(Opening { rules, board, ..Opening::default() })
    };
    Tournament::read(file, text, &opener)
}

/// Plays what is missing, here or elsewhere.
fn play(
    out: &Output,
    matches: &ArgMatches,
    tournament: &Tournament,
    results: &mut Results,
    store: &Store,
    stop: &AtomicBool,
) -> anyhow::Result<()> {
    #[cfg(feature = "nats")]
    if let Some(address) = matches.get_one("nats") {
        let fresh = matches.get_flag("fresh");
        return elsewhere::play(out, address, tournament, results, store, stop, fresh);
    }
    play_here(out, matches, tournament, results, store, stop)
}

fn play_here(
    out: &Output,
    matches: &ArgMatches,
    tournament: &Tournament,
    results: &mut Results,
    store: &Store,
    stop: &AtomicBool,
) -> anyhow::Result<()> {
    let shard = matches.get_one::<Shard>("shard").copied().unwrap_or(Shard::WHOLE);
    let missing = results.missing(tournament);
    let games = missing.iter().filter(|&&job| shard.has(job)).map(|&job| tournament.games_of(job));
    let kept = AtomicU64::new(0);
    let record = |pairing: usize, number: GameNumber, text: &str| {
        kept.fetch_add(1, Ordering::Relaxed);
        store.record(tournament, pairing, number, text)
    };
    let recording = matches.get_flag("record");
    if recording {
        store.make_room_for_records(out)?;
    }
    let progress = Progress::new(out.words, games.sum());
    let look = Attendance {
        progress: &|games| progress.add(games),
        recorder: recording.then_some(&record as GameRecorder<'_>),
        keep: &|line| store.keep(line),
        stop,
    };
    let threads = number(matches, "jobs").map_or_else(all_cores, |n| n.try_into().unwrap_or(1));
    let played = play_jobs(tournament, results, shard, threads, &look);
    progress.finish();
    played.map_err(|error| failed(out, store, &error))?;
    let records = kept.into_inner();
    if recording && records > 0 && !matches.get_flag("json") {
        let dir = store.records().display().to_string();
        let args = [("games", records.into()), ("dir", (&dir).into())];
        complain(&out.words.say("sim-recorded", &args));
    }
    Ok(())
}

/// Why a tournament was not played to its end.
fn failed(out: &Output, store: &Store, error: &TournamentError) -> anyhow::Error {
    match error {
        TournamentError::Series(SeriesError::Catalog(error)) => out.problem(error),
        TournamentError::Series(SeriesError::Record(error)) => {
            let reason = error.to_string();
            let args = [("reason", (&reason).into())];
            Problem::Failed(out.words.say("record-unwritable", &args)).into()
        }
        TournamentError::Journal(error) => store.unwritable(out, error),
        TournamentError::Differs { id } => differs(out, id),
    }
}

fn differs(out: &Output, id: &str) -> anyhow::Error {
    Problem::Failed(out.words.say("tournament-differs", &[("job", id.into())])).into()
}

/// Tells how far a shard has come; the result needs all of them.
fn conclude_shard(
    out: &mut Output,
    matches: &ArgMatches,
    tournament: &Tournament,
    results: &Results,
    store: &Store,
    shard: Shard,
    stopped: bool,
) -> anyhow::Result<()> {
    let mine: Vec<usize> = (0..tournament.jobs.len()).filter(|&job| shard.has(job)).collect();
    let done = mine.iter().filter(|&&job| results.get(job).is_some()).count();
    let journal = store.journal().display().to_string();
    if matches.get_flag("json") {
        out.json(&json!({
            "plan": tournament.plan, "shard": shard.this, "shards": shard.of,
            "jobs": mine.len(), "done": done, "journal": journal,
        }))?;
    } else {
        let args = [
            ("done", (done as u64).into()),
            ("jobs", (mine.len() as u64).into()),
            ("file", (&journal).into()),
        ];
        out.say("tournament-shard", &args)?;
    }
    if stopped && done < mine.len() {
        return unfinished(out, done as u64, mine.len() as u64);
    }
    Ok(())
}

fn conclude(
    out: &mut Output,
    matches: &ArgMatches,
    tournament: &Tournament,
    results: &Results,
    store: &Store,
) -> anyhow::Result<()> {
    let outcome = tournament.outcome(results);
    let missing = results.missing(tournament);
    if outcome.complete {
        let text = serde_json::to_string_pretty(&outcome)? + "\n";
        files::write(out, &store.result(), &text)?;
    }
    let report = matches.get_one::<String>("report").map_or_else(|| store.report(), PathBuf::from);
    if outcome.blocks > 0 {
        let page = ludoteca_report::tournament::page(out.words, std::slice::from_ref(&outcome));
        files::write(out, &report, &page)?;
    }
    if matches.get_flag("json") {
        out.json(&outcome)?;
    } else if outcome.blocks > 0 {
        show::all(out, &outcome)?;
        if outcome.complete {
            let file = store.result().display().to_string();
            out.say("tournament-result", &[("file", (&file).into())])?;
        }
        let file = report.display().to_string();
        out.say("report-written", &[("file", (&file).into())])?;
    }
    if outcome.complete {
        return Ok(());
    }
    if matches.contains_id("merge") {
        let first: Vec<String> =
            missing.iter().take(8).map(|&job| tournament.jobs[job].id()).collect();
        let first = first.join(", ") + if missing.len() > 8 { ", …" } else { "" };
        let args = [
            ("missing", (missing.len() as u64).into()),
            ("jobs", (tournament.jobs.len() as u64).into()),
            ("first", (&first).into()),
        ];
        out.flush()?;
        output::complain(&out.words.say("tournament-missing", &args));
        return Err(Problem::Said.into());
    }
    unfinished(out, results.done() as u64, tournament.jobs.len() as u64)
}

fn unfinished(out: &mut Output, done: u64, jobs: u64) -> anyhow::Result<()> {
    out.flush()?;
    let args = [("done", done.into()), ("jobs", jobs.into())];
    complain(&out.words.say("tournament-stopped", &args));
    Err(Problem::Said.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_counted_from_nought_or_from_one() {
        assert_eq!(shard("1/3"), Some(Shard { this: 1, of: 3 }));
        assert_eq!((shard("0/3"), shard("0/3")), (shard("3/3"), Some(Shard { this: 0, of: 3 })));
        for wrong in ["", "1", "4/3", "1/0", "0/0", "-1/3", "a/b", "1/3/5"] {
            assert_eq!(shard(wrong), None, "{wrong}");
        }
    }
}
