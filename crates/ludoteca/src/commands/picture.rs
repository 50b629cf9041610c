//! `ludoteca picture`: the course of a recorded game, measure by measure.

use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_catalog::{Chronicle, open_record};
use ludoteca_report::charts::{lines, stacked};
use ludoteca_report::pictures::course;
use ludoteca_words::Words;

use crate::files;
use crate::options::option;
use crate::output::Output;
use crate::problem::Problem;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let record = Arg::new("record")
        .required(true)
        .value_name(words.plain("value-record"))
        .help(words.plain("argument-record"))
        .help_heading(words.plain("heading-arguments"))
        .value_hint(ValueHint::FilePath);
    let out = option("out", "value-file", words)
        .help(words.plain("option-out-picture"))
        .value_hint(ValueHint::AnyPath);
    let measure = option("measure", "value-measure", words).action(ArgAction::Append);
    command.arg(record).arg(out).arg(measure)
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let file = matches.get_one::<String>("record").map_or("", String::as_str);
    let text = files::text(out, file)?;
    let game = open_record(file, &text).map_err(|error| out.problem(&error))?;
    let told = game.chronicle(file, &text).map_err(|error| out.problem(&error))?;
    let measures = measures(out, matches, game.key(), &told)?;
    let stem = Path::new(file).file_stem().unwrap_or_default();
    let path = match matches.get_one::<String>("out") {
        Some(path) => PathBuf::from(path),
        None => PathBuf::from(format!("{}.svg", stem.display())),
    };
    let charts = measures.iter().map(|&measure| (measure, course(out.words, &told, measure)));
    if path.extension().is_some_and(|ending| ending == "svg") {
        let charts: Vec<_> = charts.map(|(_, chart)| chart).collect();
        let about: Vec<&str> = charts.iter().map(|chart| chart.about.as_str()).collect();
        let title = format!("{} · {}", game.key(), game.rules());
        let svg = match &charts[..] {
            [one] => lines(out.words, one),
            several => stacked(out.words, &title, &about.join(" "), several),
        };
        return write(out, &path, &svg);
    }
    files::make_folder(out, &path)?;
    for (measure, chart) in charts {
        let name = format!("{}-{}.svg", stem.display(), told.measures[measure]);
        write(out, &path.join(name), &lines(out.words, &chart))?;
    }
    Ok(())
}

/// The measures that are asked for, or all of them.
fn measures(
    out: &Output,
    matches: &ArgMatches,
    game: &str,
    told: &Chronicle,
) -> anyhow::Result<Vec<usize>> {
    let Some(asked) = matches.get_many::<String>("measure") else {
        return Ok((0..told.measures.len()).collect());
    };
    let find = |name: &String| {
        told.measures.iter().position(|measure| measure == name).ok_or_else(|| {
            let known = told.measures.join(", ");
            let args = [("game", game.into()), ("found", name.into()), ("known", (&known).into())];
            Problem::Usage(out.words.say("picture-unknown-measure", &args)).into()
        })
    };
    asked.map(find).collect()
}

fn write(out: &mut Output, path: &Path, svg: &str) -> anyhow::Result<()> {
    files::write(out, path, svg)?;
    let file = path.display().to_string();
    out.say("picture-written", &[("file", (&file).into())])
}
