//! `ludoteca perft`: how many histories there are.

use std::time::Instant;

use clap::{Arg, ArgMatches, Command, ValueHint};
use ludoteca_catalog::Start;
use ludoteca_words::Words;
use serde_json::json;

use crate::output::Output;
use crate::{files, options};

/// Deeper than this no game is counted in a lifetime.
const DEEPEST: u64 = 60;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let depth: Arg = options::option("depth", "value-number", words)
        .required(true)
        .value_parser(options::whole(words, 0..=DEEPEST));
    let players = options::option("players", "value-number", words)
        .value_parser(options::whole(words, 1..=255));
    let position = options::option("position", "value-file", words).value_hint(ValueHint::FilePath);
    options::opening(command, words)
        .arg(depth)
        .arg(players)
        .arg(position)
        .arg(options::flag("json", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let (_, game) = options::open(out, matches)?;
    let start = start(out, matches, "position", || game.usual_players())?;
    let start = settle(out, game.as_ref(), matches, start)?;
    let depth = options::number(matches, "depth").unwrap_or(0);
    let depth = u32::try_from(depth).unwrap_or(u32::MAX);
    let begun = Instant::now();
    let histories = game.perft(&start, depth).map_err(|error| out.problem(&error))?;
    if !matches.get_flag("json") {
        return out.line(histories);
    }
    out.json(&json!({
        "game": game.key(),
        "rules": game.rules(),
        "players": start.players,
        "depth": depth,
        "histories": histories,
        "elapsed_s": begun.elapsed().as_secs_f64(),
    }))
}

/// Where a game begins by the options: a position from a file, or the beginning for so many.
pub(super) fn start(
    out: &Output,
    matches: &ArgMatches,
    option: &str,
    usual: impl FnOnce() -> usize,
) -> anyhow::Result<Start> {
    let players = options::number(matches, "players").and_then(|n| usize::try_from(n).ok());
    let position = match matches.get_one::<String>(option) {
        Some(file) => Some((file.clone(), files::text(out, file)?)),
        None => None,
    };
    Ok(Start { players: players.unwrap_or_else(usual), position })
}

/// A position says itself how many play, unless the options say it too.
pub(super) fn settle(
    out: &Output,
    game: &dyn ludoteca_catalog::AnyGame,
    matches: &ArgMatches,
    start: Start,
) -> anyhow::Result<Start> {
    if start.position.is_none() || matches.contains_id("players") {
        return Ok(start);
    }
    let seats = game.seats(&start).map_err(|error| out.problem(&error))?;
    Ok(Start { players: usize::from(seats), ..start })
}
