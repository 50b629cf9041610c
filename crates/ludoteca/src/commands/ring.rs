//! `ludoteca ring`: Monopolio Serial on serial cables, or on pseudo-terminals of one machine.

mod json;
mod names;
mod person;
mod simulate;
mod sniff;
mod station;
mod table;
mod tells;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_catalog::find;
use ludoteca_ring::Profile;
use ludoteca_words::Words;

use crate::options::whole;
use crate::output::Output;
use crate::problem::Problem;

/// What a person is called on the command line.
const PERSON: &str = "you";

struct Part {
    name: &'static str,
    define: fn(Command, &'static Words) -> Command,
    run: fn(&mut Output, &ArgMatches) -> anyhow::Result<()>,
}

const PARTS: [Part; 3] = [
    Part { name: "station", define: station::define, run: station::run },
    Part { name: "simulate", define: simulate::define, run: simulate::run },
    Part { name: "sniff", define: sniff::define, run: sniff::run },
];

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let parts = PARTS.iter().map(|part| {
        let about = words.plain(&format!("command-ring-{}", part.name));
        let heading = words.plain("heading-options");
        (part.define)(Command::new(part.name).about(about).next_help_heading(heading), words)
    });
    command
        .subcommand_required(true)
        .subcommand_value_name(words.plain("value-command"))
        .subcommand_help_heading(words.plain("heading-commands"))
        .disable_help_subcommand(true)
        .subcommands(parts)
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let (name, matches) = matches.subcommand().unwrap_or_else(|| unreachable!("one is required"));
    let part = PARTS.iter().find(|part| part.name == name);
    (part.unwrap_or_else(|| unreachable!("{name} is not among the commands")).run)(out, matches)
}

/// An option with a value; its help is the message `option-ring-NAME`.
fn option(name: &'static str, value: &str, words: &Words) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(words.plain(value))
        .help(words.plain(&format!("option-ring-{name}")))
}

fn flag(name: &'static str, words: &Words) -> Arg {
    let help = words.plain(&format!("option-ring-{name}"));
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

fn file(name: &'static str, words: &Words) -> Arg {
    option(name, "value-file", words).value_hint(ValueHint::FilePath)
}

fn profile(words: &Words) -> Arg {
    let names = [Profile::Safe, Profile::Document].map(Profile::name);
    option("profile", "value-profile", words)
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(names))
}

fn number(name: &'static str, low: u64, high: u64, words: &'static Words) -> Arg {
    option(name, "value-number", words).value_parser(whole(words, low..=high))
}

fn chosen_profile(matches: &ArgMatches) -> Profile {
    match matches.get_one::<String>("profile").map(String::as_str) {
        Some("document") => Profile::Document,
        _ => Profile::Safe,
    }
}

/// Refuses who cannot sit at a station.
fn check_seat(out: &Output, name: &str) -> anyhow::Result<()> {
    if name == PERSON {
        return Ok(());
    }
    let entry = find("monopoly").map_err(|error| out.problem(&error))?;
    let facts = entry.check_agent(name).map_err(|error| out.problem(&error))?;
    if facts.sees_everything {
        let text = out.words.say("play-sees-everything", &[("agent", name.into())]);
        return Err(Problem::Usage(text).into());
    }
    Ok(())
}
