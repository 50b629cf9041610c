//! `ludoteca replay`: checks a recorded game and shows it step by step.

use clap::{Arg, ArgMatches, Command, ValueHint};
use ludoteca_catalog::{Replayed, ShownStep, open_record};
use ludoteca_core::Audience;
use ludoteca_words::Words;
use serde_json::{Value, json};

use crate::output::Output;
use crate::{files, options};

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let record = Arg::new("record")
        .required(true)
        .value_name(words.plain("value-record"))
        .help(words.plain("argument-record"))
        .help_heading(words.plain("heading-arguments"))
        .value_hint(ValueHint::FilePath);
    command.arg(record).arg(options::flag("summary", words)).arg(options::flag("json", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let file = matches.get_one::<String>("record").map_or("", String::as_str);
    let text = files::text(out, file)?;
    let game = open_record(file, &text).map_err(|error| out.problem(&error))?;
    let steps = !matches.get_flag("summary");
    let mut shown = Vec::new();
    let mut keep = |step: ShownStep| shown.push(step);
    let watch: Option<&mut dyn FnMut(ShownStep)> = if steps { Some(&mut keep) } else { None };
    let replayed = game.replay(file, &text, watch).map_err(|error| out.problem(&error))?;
    if matches.get_flag("json") {
        return out.json(&to_json(&replayed, &shown));
    }
    head(out, &replayed)?;
    for step in &shown {
        out.line(format_args!("{:>5}  {}", step.number, step.text))?;
        for (to, event) in &step.events {
            out.line(format_args!("         {}{}", event_text(event), audience(out.words, *to)))?;
        }
    }
    result(out, &replayed)
}

fn head(out: &mut Output, replayed: &Replayed) -> anyhow::Result<()> {
    let words = out.words;
    let header = &replayed.header;
    let players = words.say("players", &[("players", u64::from(header.players).into())]);
    out.title(&format!("{} · {} · {players}", header.game, replayed.rules))?;
    if let Some(seed) = header.seed {
        out.say("sim-seed", &[("seed", (&seed.to_string()).into())])?;
    }
    for (seat, name) in header.seats.iter().enumerate() {
        let seat = seat.to_string();
        out.say("replay-seat", &[("seat", (&seat).into()), ("name", name.into())])?;
    }
    Ok(())
}

fn result(out: &mut Output, replayed: &Replayed) -> anyhow::Result<()> {
    let words = out.words;
    let args =
        [("steps", (replayed.steps as u64).into()), ("turns", u64::from(replayed.turns).into())];
    out.say("replay-sound", &args)?;
    let rows: Vec<Vec<String>> = replayed
        .scores
        .iter()
        .enumerate()
        .map(|(seat, &score)| {
            let name = replayed.header.seats.get(seat).cloned().unwrap_or_default();
            vec![seat.to_string(), name, words.decimal(f64::from(score), 3)]
        })
        .collect();
    let key = if replayed.finished { "replay-over" } else { "replay-unfinished" };
    out.say(key, &[])?;
    out.table(&["head-seat", "head-agent", "head-score"], &[0, 2], &rows)
}

/// An event in one line: its name, then its facts.
fn event_text(event: &Value) -> String {
    match event {
        Value::String(text) => text.clone(),
        Value::Object(facts) => {
            let name = facts.get("event").and_then(Value::as_str).unwrap_or_default();
            let facts = facts.iter().filter(|(key, value)| *key != "event" && !value.is_null());
            facts.fold(name.to_owned(), |text, (key, value)| match value {
                Value::String(value) => format!("{text} {key}={value}"),
                value => format!("{text} {key}={value}"),
            })
        }
        other => other.to_string(),
    }
}

fn audience(words: &Words, to: Audience) -> String {
    match to {
        Audience::Table => String::new(),
        Audience::Only(seat) => words.say("replay-only", &[("seat", (&seat.to_string()).into())]),
    }
}

fn to_json(replayed: &Replayed, shown: &[ShownStep]) -> Value {
    let step = |step: &ShownStep| {
        let events: Vec<&Value> = step.events.iter().map(|(_, event)| event).collect();
        json!({ "step": step.text, "events": events })
    };
    let mut value = json!({
        "game": replayed.header.game,
        "rules": replayed.rules,
        "players": replayed.header.players,
        "seats": replayed.header.seats,
        "seed": replayed.header.seed,
        "steps": replayed.steps,
        "turns": replayed.turns,
        "finished": replayed.finished,
        "scores": replayed.scores,
    });
    if !shown.is_empty() {
        value["history"] = shown.iter().map(step).collect();
    }
    value
}
