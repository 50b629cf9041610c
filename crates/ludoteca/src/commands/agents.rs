//! `ludoteca agents`: who can play.

use clap::{ArgMatches, Command};
use ludoteca_catalog::{AgentEntry, GAMES, GameEntry, Parameter, Values};
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
    let about = words.plain(&if words.has(&own) { own } else { format!("agent-{}", agent.name) });
    if agent.sees_everything {
        format!("{about} ({})", words.plain("agent-sees-everything"))
    } else {
        about
    }
}

fn about_parameter(words: &Words, game: &dyn GameEntry, agent: &AgentEntry, name: &str) -> String {
    words.plain(&format!("parameter-{}-{}-{name}", game.key(), agent.name))
}

fn row(words: &Words, game: &dyn GameEntry, agent: &AgentEntry) -> Vec<String> {
    let parameter = |parameter: &Parameter| {
        let meaning = about_parameter(words, game, agent, parameter.name);
        let name = parameter.name;
        match parameter.values {
            Values::Number { default, low, high, whole } => {
                let number = |value| words.decimal(value, if whole { 0 } else { 2 });
                let (low, high) = (number(low), number(high));
                format!("{name}={} ({low}–{high}): {meaning}", number(default))
            }
            Values::Words(list) => format!("{name}={}: {meaning}", list.join("|")),
        }
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
        let (name, about) = (parameter.name, about_parameter(words, game, agent, parameter.name));
        match parameter.values {
            Values::Number { default, low, high, whole } => json!({
                "name": name, "about": about,
                "default": default, "low": low, "high": high, "whole": whole,
            }),
            Values::Words(list) => {
                json!({ "name": name, "about": about, "default": list[0], "values": list })
            }
        }
    };
    json!({
        "game": game.key(),
        "agent": agent.name,
        "about": about(words, game, agent),
        "sees_everything": agent.sees_everything,
        "parameters": agent.parameters.iter().map(parameter).collect::<Vec<_>>(),
    })
}
