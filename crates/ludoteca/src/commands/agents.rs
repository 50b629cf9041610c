//! `ludoteca agents`: who can play.

use clap::{ArgMatches, Command};
use ludoteca_catalog::{AgentEntry, GAMES, GameEntry, Parameter};
use ludoteca_words::Words;
use serde_json::{Value, json};

use crate::options;
use crate::output::Output;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    command.arg(options::game(words)).arg(options::flag("json", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let one = matches.contains_id("game").then(|| options::entry(out, matches)).transpose()?;
    let games = one.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
    let agents =
        games.iter().flat_map(|game| game.agents().into_iter().map(|agent| (*game, agent)));
    if matches.get_flag("json") {
        let list: Vec<Value> =
            agents.map(|(game, agent)| to_json(out.words, game, &agent)).collect();
        return out.json(&list);
    }
    let rows: Vec<Vec<String>> = agents.map(|(game, agent)| row(out.words, game, &agent)).collect();
    out.table(&["head-game", "head-agent", "head-about", "head-parameters"], &[], &rows)?;
    out.say("agents-more", &[])
}

fn about(words: &Words, game: &dyn GameEntry, agent: &AgentEntry) -> String {
    // A player of all games is told once, a player of one game under the name of the game.
    let own = format!("agent-{}-{}", game.key(), agent.name);
    words.plain(&if words.has(&own) { own } else { format!("agent-{}", agent.name) })
}

fn about_parameter(words: &Words, game: &dyn GameEntry, agent: &AgentEntry, name: &str) -> String {
    words.plain(&format!("parameter-{}-{}-{name}", game.key(), agent.name))
}

fn row(words: &Words, game: &dyn GameEntry, agent: &AgentEntry) -> Vec<String> {
    let digits = |parameter: &Parameter| if parameter.whole { 0 } else { 2 };
    let parameter = |parameter: &Parameter| {
        let number = |value| words.decimal(value, digits(parameter));
        let meaning = about_parameter(words, game, agent, parameter.name);
        let (low, high) = (number(parameter.low), number(parameter.high));
        format!("{}={} ({low}–{high}): {meaning}", parameter.name, number(parameter.default))
    };
    let parameters: Vec<String> = agent.parameters.iter().map(parameter).collect();
    vec![
        game.key().to_owned(),
        agent.name.to_owned(),
        about(words, game, agent),
        parameters.join("\n"),
    ]
}

fn to_json(words: &Words, game: &dyn GameEntry, agent: &AgentEntry) -> Value {
    let parameter = |parameter: &Parameter| {
        json!({
            "name": parameter.name,
            "about": about_parameter(words, game, agent, parameter.name),
            "default": parameter.default,
            "low": parameter.low,
            "high": parameter.high,
            "whole": parameter.whole,
        })
    };
    json!({
        "game": game.key(),
        "agent": agent.name,
        "about": about(words, game, agent),
        "parameters": agent.parameters.iter().map(parameter).collect::<Vec<_>>(),
    })
}
