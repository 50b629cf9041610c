//! `ludoteca check`: every fault of a file, with its line.

use std::path::Path;

use clap::{ArgMatches, Command};
use ludoteca_catalog::{CatalogError, Fault, FileKind, check_file};
use ludoteca_lab::scenario::Scenario;
use ludoteca_words::Words;
use serde_json::{Value, json};

use super::tournament;
use crate::options;
use crate::output::{Output, complain};
use crate::problem::Problem;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    command.arg(options::files("argument-files", words)).arg(options::flag("json", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let files: Vec<&String> = matches.get_many("files").into_iter().flatten().collect();
    let mut list = Vec::new();
    let (mut faults_found, mut bad_files) = (0, 0);
    for file in files {
        let checked = check(out, file);
        if let Err(faults) = &checked {
            faults_found += faults.len() as u64;
            bad_files += 1_u64;
        }
        if matches.get_flag("json") {
            list.push(to_json(file, &checked));
            continue;
        }
        match checked {
            Ok(kind) => out.line(format_args!("{file}: {}", sound(out.words, &kind)))?,
            Err(faults) => faults.iter().try_for_each(|fault| out.line(fault))?,
        }
    }
    if matches.get_flag("json") {
        out.json(&list)?;
    }
    if bad_files == 0 {
        return Ok(());
    }
    out.flush()?;
    let args = [("faults", faults_found.into()), ("files", bad_files.into())];
    complain(&out.words.say("check-faults", &args));
    Err(Problem::Said.into())
}

/// What a sound file is: something of a game, or something that is played with games.
enum Sound {
    Of(FileKind),
    Tournament,
    Scenario,
}

fn check(out: &Output, file: &str) -> Result<Sound, Vec<Fault>> {
    let fault = |reason: String| vec![Fault { file: file.to_owned(), line: 0, reason }];
    let bytes = std::fs::read(file).map_err(|error| {
        let reason = error.to_string();
        fault(out.words.say("check-unreadable", &[("reason", (&reason).into())]))
    })?;
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    let beside = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
    let ending = Path::new(file).extension();
    match str::from_utf8(&bytes) {
        Ok(text) if ending.is_some_and(|ending| ending == "toml") => check_toml(out, file, text),
        _ => check_file(file, &bytes, &beside).map(Sound::Of),
    }
}

/// Whoever writes a scenario says so by its kind; everything else should be a tournament.
fn check_toml(out: &Output, file: &str, text: &str) -> Result<Sound, Vec<Fault>> {
    let checked = if Scenario::is_meant(text) {
        Scenario::read(file, text).map(|_| Sound::Scenario)
    } else {
        tournament::parse(out, file, text).map(|_| Sound::Tournament)
    };
    checked.map_err(|error| match error {
        CatalogError::Files(faults) => faults,
        other => vec![Fault { file: file.to_owned(), line: 0, reason: other.to_string() }],
    })
}

/// What a sound file is.
fn sound(words: &Words, sound: &Sound) -> String {
    match sound {
        Sound::Of(FileKind::Record(game)) => words.say("check-record", &[("game", (*game).into())]),
        Sound::Of(FileKind::Rules(game)) => words.say("check-rules", &[("game", (*game).into())]),
        Sound::Of(FileKind::Position(game)) => {
            words.say("check-position", &[("game", (*game).into())])
        }
        Sound::Of(FileKind::Own(ending)) => words.plain(&format!("check-{ending}")),
        Sound::Tournament => words.plain("check-tournament"),
        Sound::Scenario => words.plain("check-scenario"),
    }
}

fn to_json(file: &str, checked: &Result<Sound, Vec<Fault>>) -> Value {
    let kind = match checked {
        Ok(Sound::Of(FileKind::Record(_))) => json!("record"),
        Ok(Sound::Of(FileKind::Rules(_))) => json!("rules"),
        Ok(Sound::Of(FileKind::Position(_))) => json!("position"),
        Ok(Sound::Of(FileKind::Own(ending))) => json!(ending),
        Ok(Sound::Tournament) => json!("tournament"),
        Ok(Sound::Scenario) => json!("scenario"),
        Err(_) => Value::Null,
    };
    let fault =
        |fault: &Fault| json!({ "file": fault.file, "line": fault.line, "reason": fault.reason });
    let faults: Vec<Value> = checked.as_ref().err().into_iter().flatten().map(fault).collect();
    json!({ "file": file, "sound": checked.is_ok(), "kind": kind, "faults": faults })
}
