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
    let switches = game.switches();
    let rows: Vec<Vec<String>> = switches
        .iter()
        .filter(|switch| !switch.values.is_empty())
        .map(|switch| std::iter::once(&switch.name).chain(&switch.values).cloned().collect())
        .collect();
    let presets_head = presets.iter().map(|&name| name.to_owned());
    let head = std::iter::once(words.plain("head-switch")).chain(presets_head).collect();
    out.table_with(head, &[], &rows)?;
    let several: Vec<&str> = switches
        .iter()
        .filter(|switch| switch.values.is_empty())
        .map(|switch| switch.name.as_str())
        .collect();
    if !several.is_empty() {
        out.say("games-words", &[("words", (&several.join(", ")).into())])?;
    }
    // One that needs no value when there is one, otherwise the first with its usual value.
    let example = match (several.first(), rows.first()) {
        (Some(word), _) => format!("{}:{word}", presets[0]),
        (None, Some(row)) => format!("{}:{}={}", presets[0], row[0], row[1]),
        (None, None) => presets[0].to_owned(),
    };
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
