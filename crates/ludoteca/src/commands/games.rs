//! `ludoteca games`: what can be played.

use clap::{ArgMatches, Command};
use ludoteca_catalog::{GAMES, GameEntry};
use ludoteca_words::Words;
use serde_json::{Map, Value, json};

use crate::options;
use crate::output::Output;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    command.arg(options::game(words)).arg(options::flag("json", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let one = matches.contains_id("game").then(|| options::entry(out, matches)).transpose()?;
    let games = one.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
    if matches.get_flag("json") {
        let list: Vec<Value> = games.iter().map(|game| to_json(out.words, *game)).collect();
        return out.json(&list);
    }
    if let Some(game) = one {
        return show(out, game);
    }
    let rows: Vec<Vec<String>> = games.iter().map(|game| row(out.words, *game)).collect();
    let head = ["head-game", "head-about", "head-players", "head-rules", "head-agents"];
    out.table(&head, &[], &rows)?;
    out.say("games-more", &[])
}

fn about(words: &Words, game: &dyn GameEntry) -> String {
    words.plain(&format!("game-{}", game.key()))
}

fn players(game: &dyn GameEntry) -> String {
    let range = game.players();
    format!("{}–{}", range.start(), range.end())
}

fn row(words: &Words, game: &dyn GameEntry) -> Vec<String> {
    let agents: Vec<&str> = game.agents().iter().map(|agent| agent.name).collect();
    vec![
        game.key().to_owned(),
        about(words, game),
        players(game),
        game.presets().join(", "),
        agents.join(", "),
    ]
}

/// One game with its presets, switches and boards.
fn show(out: &mut Output, game: &dyn GameEntry) -> anyhow::Result<()> {
    let words = out.words;
    out.title(&format!("{} · {}", game.key(), about(words, game)))?;
    let usual = u64::from(game.default_players());
    let range = players(game);
    let args = [("range", (&range).into()), ("usual", usual.into())];
    out.say("games-players", &args)?;
    for board in game.boards() {
        let args = [("board", board.name.into()), ("squares", (board.squares as u64).into())];
        out.say("games-board", &args)?;
    }
    out.line("")?;
    out.say("games-switches", &[])?;
    let presets = game.presets();
    let head: Vec<String> = presets.iter().map(|&name| name.to_owned()).collect();
    let rows: Vec<Vec<String>> = game
        .switches()
        .into_iter()
        .map(|switch| {
            let blank = std::iter::repeat(String::new());
            let values = switch.values.into_iter().chain(blank).take(presets.len());
            std::iter::once(switch.name).chain(values).collect()
        })
        .collect();
    let first = words.plain("head-switch");
    out.table_with(std::iter::once(first).chain(head).collect(), &[], &rows)?;
    let example = format!("{}:{}", presets[0], rows.last().map_or("", |row| row[0].as_str()));
    out.say("games-rules-syntax", &[("example", (&example).into())])
}

fn to_json(words: &Words, game: &dyn GameEntry) -> Value {
    let range = game.players();
    let presets = game.presets();
    let switches: Map<String, Value> = game
        .switches()
        .into_iter()
        .map(|switch| {
            let values = presets.iter().zip(switch.values);
            let values: Map<String, Value> =
                values.map(|(preset, value)| ((*preset).to_owned(), json!(value))).collect();
            (switch.name, Value::Object(values))
        })
        .collect();
    let boards: Vec<&str> = game.boards().iter().map(|board| board.name).collect();
    let agents: Vec<&str> = game.agents().iter().map(|agent| agent.name).collect();
    json!({
        "game": game.key(),
        "about": about(words, game),
        "players": { "min": range.start(), "max": range.end(), "default": game.default_players() },
        "rules": presets,
        "switches": switches,
        "boards": boards,
        "agents": agents,
    })
}
