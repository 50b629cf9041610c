//! Options that several commands have.

use std::ops::RangeInclusive;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_catalog::{AnyGame, GAMES, GameEntry, Opening, find};
use ludoteca_lab::CLOCK;
use ludoteca_words::Words;

use crate::files;
use crate::output::Output;

/// The argument that names a game.
pub(crate) fn game(words: &Words) -> Arg {
    let keys: Vec<&str> = GAMES.iter().map(|game| game.key()).collect();
    let help = words.say("argument-game", &[("games", (&keys.join(", ")).into())]);
    Arg::new("game")
        .value_name(words.plain("value-game"))
        .help(help)
        .help_heading(words.plain("heading-arguments"))
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(keys))
}

/// An option with a value; its help is the message `option-NAME` unless another key is given.
pub(crate) fn option(name: &'static str, value: &str, words: &Words) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(words.plain(value))
        .help(words.plain(&format!("option-{name}")))
}

/// One file or several.
pub(crate) fn files(help: &str, words: &Words) -> Arg {
    Arg::new("files")
        .required(true)
        .action(ArgAction::Append)
        .num_args(1..)
        .value_name(words.plain("value-file"))
        .help(words.plain(help))
        .help_heading(words.plain("heading-arguments"))
        .value_hint(ValueHint::FilePath)
}

/// An option without a value.
pub(crate) fn flag(name: &'static str, words: &Words) -> Arg {
    let help = words.plain(&format!("option-{name}"));
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// The options that say which game is opened.
pub(crate) fn opening(command: Command, words: &Words) -> Command {
    command
        .arg(game(words).required(true))
        .arg(option("rules", "value-rules", words))
        .arg(option("board", "value-file", words).value_hint(ValueHint::FilePath))
        .arg(option("cards", "value-file", words).value_hint(ValueHint::FilePath))
}

/// Opens the game that the options say.
pub(crate) fn open(
    out: &Output,
    matches: &ArgMatches,
) -> anyhow::Result<(&'static dyn GameEntry, Box<dyn AnyGame>)> {
    let entry = entry(out, matches)?;
    let text = |name| matches.get_one::<String>(name);
    let rules = text("rules").map(|rules| files::rules(out, rules)).transpose()?;
    let board = text("board").map(|board| files::board(out, entry, board)).transpose()?;
    let cards = match text("cards") {
        Some(file) => Some((file.clone(), files::text(out, file)?)),
        None => None,
    };
    let opened = entry.open(&Opening { rules, board, cards, ..Opening::default() });
    let mut game = opened.map_err(|error| out.problem(&error))?;
    game.set_clock(&CLOCK);
    Ok((entry, game))
}

/// The entry of the game that is named.
pub(crate) fn entry(out: &Output, matches: &ArgMatches) -> anyhow::Result<&'static dyn GameEntry> {
    let key = matches.get_one::<String>("game").map_or("", String::as_str);
    find(key).map_err(|error| out.problem(&error))
}

/// Reads a whole number; thousands may be separated by `_`.
pub(crate) fn whole(
    words: &'static Words,
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<u64, String> + Clone {
    move |text| {
        let number: Option<u64> = text.replace('_', "").parse().ok();
        number.filter(|number| range.contains(number)).ok_or_else(|| {
            let (low, high) = (range.start(), range.end());
            if *high == u64::MAX {
                words.say("expected-at-least", &[("low", (*low).into())])
            } else {
                words.say("expected-range", &[("low", (*low).into()), ("high", (*high).into())])
            }
        })
    }
}

/// The option for the seed.
pub(crate) fn seed(words: &'static Words) -> Arg {
    option("seed", "value-number", words).value_parser(whole(words, 0..=u64::MAX))
}

/// The number of an option that has a default or is required.
pub(crate) fn number(matches: &ArgMatches, name: &str) -> Option<u64> {
    matches.get_one::<u64>(name).copied()
}
