//! `ludoteca reproduce`: every experiment of the documents that needs no person, as one page.
//!
//! The folder gets the page, and what its commands need: scenarios, a tournament, positions, records.
//! Ctrl-C keeps what is done: the page is written, says what is missing, and the status is 1.

mod course;
mod decisions;
mod experiments;
mod lab;
mod prices;
mod printed;
mod scenarios;
mod subset;
mod trades;
mod understood;

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;

use clap::builder::PossibleValuesParser;
use clap::{ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_report::reproduction::{Experiment, Part, Reproduction, State, page};
use ludoteca_words::Words;

use super::sim::{all_cores, stopped_by_the_user};
use crate::files;
use crate::options::{self, flag, number, option, whole};
use crate::output::{Output, complain};
use crate::problem::Problem;
use crate::progress::Progress;
use experiments::{ALL, DOCUMENTS, Spec};
use lab::{Lab, Size};

/// Where the page goes unless somebody says otherwise.
const FOLDER: &str = "reproduction";

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let out = option("out", "value-dir", words)
        .help(words.plain("option-out-reproduce"))
        .value_hint(ValueHint::DirPath);
    let games = option("games", "value-number", words)
        .help(words.plain("option-games-reproduce"))
        .value_parser(whole(words, 1..=1_000_000_000));
    let only = option("only", "value-experiments", words)
        .help(words.plain("option-only-reproduce"))
        .action(ArgAction::Append)
        .value_delimiter(',')
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(ALL.iter().map(|spec| spec.id)));
    command
        .arg(out)
        .arg(flag("quick", words))
        .arg(games)
        .arg(only)
        .arg(options::seed(words).help(words.plain("option-seed-reproduce")))
        .arg(option("jobs", "value-number", words).value_parser(whole(words, 1..=1024)))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let folder = matches.get_one::<String>("out").map_or(FOLDER, String::as_str);
    let only: Vec<&String> = matches.get_many("only").into_iter().flatten().collect();
    let wanted = |spec: &&Spec| only.is_empty() || only.iter().any(|id| *id == spec.id);
    let specs: Vec<&'static Spec> = ALL.iter().filter(wanted).collect();
    let size = Size { quick: matches.get_flag("quick"), most: number(matches, "games") };
    let stop = stopped_by_the_user()?;
    let seed = number(matches, "seed").unwrap_or(1);
    let jobs = number(matches, "jobs").map_or_else(all_cores, |jobs| jobs.try_into().unwrap_or(1));
    // Before anything is played: a folder that cannot be written is found out now.
    write(out, Path::new(folder), "index.html", "")?;
    let progress = Progress::new(out.words, experiments::games(&specs, &size)?);
    let add = |games| progress.add(games);
    let made = make(&Lab::new(out, folder, size, seed, jobs, &stop, &add), &specs);
    progress.finish();
    let Made { page, files, missing } = made?;
    for (name, text) in &files {
        write(out, Path::new(folder), name, text)?;
    }
    let path = write(out, Path::new(folder), "index.html", &page)?;
    let file = path.display().to_string();
    out.say("reproduce-written", &[("file", (&file).into())])?;
    out.flush()?;
    if stop.load(Ordering::Relaxed) && !missing.is_empty() {
        complain(&out.words.say("reproduce-missing", &[("list", (&missing.join(", ")).into())]));
        return Err(Problem::Said.into());
    }
    Ok(())
}

/// What comes of it.
struct Made {
    page: String,
    /// What the commands of the page need, by name within the folder.
    files: Vec<(String, String)>,
    /// Experiments that were stopped, on the way or before.
    missing: Vec<&'static str>,
}

fn make(lab: &Lab<'_>, specs: &[&'static Spec]) -> anyhow::Result<Made> {
    let begun = Instant::now();
    let found = experiments::run(lab, specs)?;
    let both = specs.iter().zip(&found);
    let missing = both.filter(|(_, one)| one.state != State::Whole).map(|(spec, _)| spec.id);
    let missing = missing.collect();
    let seconds = begun.elapsed().as_secs_f64();
    let page = page(lab.words(), &assemble(lab, specs, &found, seconds));
    Ok(Made { page, files: lab.files(), missing })
}

/// The page as values: the documents with their experiments, in the order of the list.
fn assemble(
    lab: &Lab<'_>,
    specs: &[&'static Spec],
    found: &[Experiment],
    seconds: f64,
) -> Reproduction {
    let words = lab.words();
    let part = |document: &&'static str| {
        let mine = specs.iter().zip(found).filter(|(spec, _)| spec.document() == *document);
        let experiments: Vec<Experiment> = mine.map(|(_, one)| one.clone()).collect();
        let text = |what: &str| words.plain(&format!("reproduce-{what}-{document}"));
        (!experiments.is_empty()).then(|| Part {
            id: (*document).to_owned(),
            title: text("title"),
            about: text("about"),
            experiments,
            out_of_reach: text("out"),
        })
    };
    let whole = specs.len() == ALL.len();
    Reproduction {
        parts: DOCUMENTS.iter().filter_map(part).collect(),
        command: lab.own_command(if whole { &[] } else { specs }),
        seed: lab.seed,
        jobs: lab.jobs,
        seconds,
        quick: lab.size.is_reduced(),
    }
}

/// Writes a file of the folder, in whole or not at all.
fn write(out: &Output, folder: &Path, name: &str, text: &str) -> anyhow::Result<PathBuf> {
    let path = folder.join(name);
    files::make_folder(out, path.parent().unwrap_or(folder))?;
    files::write(out, &path, text)?;
    Ok(path)
}

#[cfg(test)]
mod tests;
