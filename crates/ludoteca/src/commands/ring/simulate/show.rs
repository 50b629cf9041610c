//! How simulated games are told.

use std::path::Path;

use ludoteca_serial::Pace;
use ludoteca_words::Arg;
use serde_json::{Value, json};

use super::course::{Ending, Played};
use super::{OPEN, Plan};
use crate::output::Output;

/// Who sits where, and how an open seat is taken.
pub(super) fn stations<'a>(
    out: &mut Output,
    seats: &[String],
    device: impl Fn(usize) -> &'a Path,
) -> anyhow::Result<()> {
    for (n, seat) in seats.iter().enumerate() {
        let device = device(n).display().to_string();
        let args = [
            ("station", Arg::Count(n as u64 + 1)),
            ("seat", seat.into()),
            ("device", (&device).into()),
        ];
        out.say(if seat == OPEN { "ring-open-station" } else { "ring-station-line" }, &args)?;
    }
    out.line("")
}

/// One game in a line.
pub(super) fn game(out: &mut Output, game: u64, played: &Played) -> anyhow::Result<()> {
    let words = out.words;
    let ending = match &played.ending {
        Ending::Won { station, victory } => {
            let key = if *victory { "ring-won" } else { "ring-richest" };
            words.say(key, &[("station", (*station).into())])
        }
        Ending::Left => return Ok(()),
        Ending::Paused(told) => {
            let told = told.join("\n  ");
            words.say("ring-paused", &[("told", (&told).into())])
        }
        Ending::Diverged(number) => words.say("ring-diverged", &[("number", (*number).into())]),
        Ending::Ended { station, why } => {
            let station = (*station as u64 + 1).into();
            words.say("ring-station-ended", &[("station", station), ("why", why.into())])
        }
    };
    let seconds = words.decimal(played.time.as_secs_f64(), 1);
    let seed = played.seed.to_string();
    let args = [
        ("game", (game + 1).into()),
        ("ending", (&ending).into()),
        ("seed", (&seed).into()),
        ("turns", played.turns.into()),
        ("messages", played.messages.into()),
        ("seconds", (&seconds).into()),
    ];
    out.say("ring-game", &args)?;
    if played.counts.damaged + played.restarts > 0 {
        let args = [
            ("damaged", played.counts.damaged.into()),
            ("bytes", played.counts.bytes.into()),
            ("restarts", played.restarts.into()),
            ("faults", played.faults.into()),
        ];
        out.say("ring-game-faults", &args)?;
    }
    out.flush()
}

/// Several games in a line.
pub(super) fn summary(out: &mut Output, all: &[Played]) -> anyhow::Result<()> {
    let count = |is: fn(&Ending) -> bool| all.iter().filter(|played| is(&played.ending)).count();
    let won = count(|ending| matches!(ending, Ending::Won { .. }));
    let diverged = count(|ending| matches!(ending, Ending::Diverged(_)));
    let messages: u64 = all.iter().map(|played| played.messages).sum();
    let args = [
        ("games", (all.len() as u64).into()),
        ("won", (won as u64).into()),
        ("diverged", (diverged as u64).into()),
        ("messages", messages.into()),
    ];
    out.say("ring-summary", &args)
}

/// Everything as JSON.
pub(super) fn json(plan: &Plan, all: &[Played]) -> Value {
    let games: Vec<Value> = all.iter().map(of_game).collect();
    json!({
        "stations": plan.seats.len(),
        "seats": plan.seats,
        "pace": if plan.pace == Pace::True { "true" } else { "fast" },
        "turn_limit": plan.turns,
        "games": games,
    })
}

fn of_game(played: &Played) -> Value {
    let mut game = json!({
        "seed": played.seed,
        "messages": played.messages,
        "turns": played.turns,
        "hash": played.hash,
        "untold": played.untold,
        "bytes": played.counts.bytes,
        "damaged": played.counts.damaged,
        "restarts": played.restarts,
        "faults": played.faults,
        "seconds": played.time.as_secs_f64(),
    });
    let (ending, more) = match &played.ending {
        Ending::Won { station, victory: true } => ("victory", ("winner", json!(station))),
        Ending::Won { station, victory: false } => ("turns", ("winner", json!(station))),
        Ending::Left => ("left", ("winner", Value::Null)),
        Ending::Paused(told) => ("paused", ("told", json!(told))),
        Ending::Diverged(number) => ("diverged", ("message", json!(number))),
        Ending::Ended { station, why } => {
            ("ended", ("station", json!({ "number": station + 1, "why": why })))
        }
    };
    game["ending"] = ending.into();
    game[more.0] = more.1;
    game
}
