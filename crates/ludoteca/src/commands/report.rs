//! `ludoteca report`: pages of finished tournaments, without playing.

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command, ValueHint};
use ludoteca_lab::tournament::Outcome;
use ludoteca_report::tournament::page;
use ludoteca_words::Words;

use crate::files;
use crate::options::{files as several, option};
use crate::output::Output;
use crate::problem::Problem;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let out = option("out", "value-file", words)
        .help(words.plain("option-out-report"))
        .value_hint(ValueHint::FilePath);
    command.arg(several("argument-results", words)).arg(out)
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let names = matches.get_many::<String>("files").into_iter().flatten();
    let mut read: Vec<(PathBuf, Outcome)> = Vec::new();
    for name in names {
        let path = result_of(name);
        let text = files::text(out, &path.display().to_string())?;
        let outcome = serde_json::from_str(&text).map_err(|error| no_result(out, &path, &error))?;
        read.push((path, outcome));
    }
    if let Some(file) = matches.get_one::<String>("out") {
        let outcomes: Vec<Outcome> = read.into_iter().map(|(_, outcome)| outcome).collect();
        return write(out, Path::new(file), &outcomes);
    }
    read.iter().try_for_each(|(path, outcome)| {
        write(out, &path.with_file_name("report.html"), std::slice::from_ref(outcome))
    })
}

/// The result itself, or the one in a folder.
fn result_of(name: &str) -> PathBuf {
    let path = PathBuf::from(name);
    if path.is_dir() { path.join("result.json") } else { path }
}

fn no_result(out: &Output, path: &Path, error: &serde_json::Error) -> anyhow::Error {
    let (file, reason) = (path.display().to_string(), error.to_string());
    let args = [("file", (&file).into()), ("reason", (&reason).into())];
    Problem::Failed(out.words.say("report-no-result", &args)).into()
}

fn write(out: &mut Output, path: &Path, outcomes: &[Outcome]) -> anyhow::Result<()> {
    files::write(out, path, &page(out.words, outcomes))?;
    let file = path.display().to_string();
    out.say("report-written", &[("file", (&file).into())])
}
