//! `ludoteca explain`: what an agent thinks of each action, and why.

use clap::{ArgMatches, Command, ValueHint};
use ludoteca_catalog::Explanation;
use ludoteca_words::Words;
use serde_json::{Value, json};

use super::perft::{settle, start};
use crate::options::{self, option};
use crate::output::Output;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let position = option("position", "value-file", words)
        .value_hint(ValueHint::FilePath)
        .help(words.plain("option-position-explain"));
    let agent = option("agent", "value-agent", words).help(words.plain("option-agent-explain"));
    let players =
        option("players", "value-number", words).value_parser(options::whole(words, 1..=255));
    options::opening(command, words)
        .arg(position)
        .arg(agent)
        .arg(players)
        .arg(options::seed(words))
        .arg(options::flag("json", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let (entry, game) = options::open(out, matches)?;
    let start = start(out, matches, "position", || game.usual_players())?;
    let start = settle(out, game.as_ref(), matches, start)?;
    let agent = matches.get_one::<String>("agent").map_or(entry.default_agent(), String::as_str);
    let seed = options::number(matches, "seed").unwrap_or(1);
    let explanation = game.explain(agent, &start, seed).map_err(|error| out.problem(&error))?;
    if matches.get_flag("json") {
        return out.json(&to_json(&explanation));
    }
    show(out, agent, &explanation)
}

fn show(out: &mut Output, agent: &str, explanation: &Explanation) -> anyhow::Result<()> {
    let words = out.words;
    let seat = explanation.seat.to_string();
    let args = [("seat", (&seat).into()), ("agent", agent.into())];
    out.title(&words.say("explain-seat", &args))?;
    let rows: Vec<Vec<String>> = explanation
        .candidates
        .iter()
        .enumerate()
        .map(|(n, reason)| {
            let term = |(name, value): &(&str, f64)| {
                format!("{} {}", words.term(name), number(words, *value))
            };
            let terms: Vec<String> = reason.terms.iter().map(term).collect();
            let mark = if explanation.chosen == Some(n) { "◄" } else { "" };
            let value = number(words, reason.value);
            vec![reason.action.clone(), value, terms.join("\n"), mark.to_owned()]
        })
        .collect();
    if !rows.is_empty() {
        out.table(&["head-action", "head-value", "head-terms", "head-chosen"], &[1], &rows)?;
    }
    out.say("explain-does", &[("action", (&explanation.action).into())])?;
    if !explanation.passed_over.is_empty() {
        let actions = explanation.passed_over.join(", ");
        out.say("explain-passed-over", &[("actions", (&actions).into())])?;
    }
    if let Some(study) = &explanation.study {
        out.line("")?;
        out.title(&words.plain("explain-study"))?;
        out.line(study.trim_end())?;
    }
    Ok(())
}

/// A whole number as such, any other with three digits.
fn number(words: &Words, value: f64) -> String {
    words.decimal(value, if value.fract() == 0.0 { 0 } else { 3 })
}

fn to_json(explanation: &Explanation) -> Vec<Value> {
    let entry = |action: &str, value: Option<f64>, terms: Vec<Value>, chosen: bool| json!({ "action": action, "value": value, "terms": terms, "chosen": chosen });
    let mut list: Vec<Value> = explanation
        .candidates
        .iter()
        .enumerate()
        .map(|(n, reason)| {
            let term = |&(name, value): &(&str, f64)| json!({ "name": name, "value": value });
            let terms = reason.terms.iter().map(term).collect();
            entry(&reason.action, Some(reason.value), terms, explanation.chosen == Some(n))
        })
        .collect();
    if explanation.chosen.is_none() {
        // The agent gave no reason for what it does: it is still told what that is.
        list.push(entry(&explanation.action, None, Vec::new(), true));
    }
    list
}
