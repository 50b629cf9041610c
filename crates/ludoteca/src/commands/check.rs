//! `ludoteca check`: every fault of a file, with its line.

use std::path::Path;

use clap::{ArgMatches, Command};
use ludoteca_catalog::{Fault, FileKind, check_file};
use ludoteca_words::Words;
use serde_json::{Value, json};

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
            Ok(kind) => out.line(format_args!("{file}: {}", sound(out.words, kind)))?,
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

fn check(out: &Output, file: &str) -> Result<FileKind, Vec<Fault>> {
    let fault = |reason: String| vec![Fault { file: file.to_owned(), line: 0, reason }];
    let bytes = std::fs::read(file).map_err(|error| {
        let reason = error.to_string();
        fault(out.words.say("check-unreadable", &[("reason", (&reason).into())]))
    })?;
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    let beside = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
    check_file(file, &bytes, &beside)
}

/// What a sound file is.
fn sound(words: &Words, kind: FileKind) -> String {
    match kind {
        FileKind::Record(game) => words.say("check-record", &[("game", game.into())]),
        FileKind::Rules(game) => words.say("check-rules", &[("game", game.into())]),
        FileKind::Position(game) => words.say("check-position", &[("game", game.into())]),
        FileKind::Own(ending) => words.plain(&format!("check-{ending}")),
    }
}

fn to_json(file: &str, checked: &Result<FileKind, Vec<Fault>>) -> Value {
    let kind = match checked {
        Ok(FileKind::Record(_)) => json!("record"),
        Ok(FileKind::Rules(_)) => json!("rules"),
        Ok(FileKind::Position(_)) => json!("position"),
        Ok(FileKind::Own(ending)) => json!(ending),
        Err(_) => Value::Null,
    };
    let fault =
        |fault: &Fault| json!({ "file": fault.file, "line": fault.line, "reason": fault.reason });
    let faults: Vec<Value> = checked.as_ref().err().into_iter().flatten().map(fault).collect();
    json!({ "file": file, "sound": checked.is_ok(), "kind": kind, "faults": faults })
}
