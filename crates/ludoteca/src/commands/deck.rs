//! `ludoteca deck`: decks of The Rift, from files, from codes and by chance.

use std::path::Path;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use ludoteca_core::{Purpose, Rng};
use ludoteca_rift::{DeckList, Rift};
use ludoteca_words::Words;
use serde_json::{Value, json};

use super::cards;
use crate::output::{Output, complain};
use crate::problem::Problem;
use crate::{files, options};

/// What can be done with decks.
const TASKS: [&str; 3] = ["check", "random", "code"];

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let argument = |name: &'static str, value: &str| {
        Arg::new(name)
            .value_name(words.plain(value))
            .help(words.plain(&format!("argument-{name}")))
            .help_heading(words.plain("heading-arguments"))
    };
    command
        .arg(
            argument("task", "value-task")
                .required(true)
                .hide_possible_values(true)
                .value_parser(PossibleValuesParser::new(TASKS)),
        )
        .arg(
            argument("decks", "value-deck")
                .action(ArgAction::Append)
                .num_args(0..)
                .value_hint(ValueHint::FilePath),
        )
        .arg(options::option("rules", "value-rules", words))
        .arg(options::option("cards", "value-file", words).value_hint(ValueHint::FilePath))
        .arg(
            options::option("count", "value-number", words)
                .value_parser(options::whole(words, 1..=1_000_000)),
        )
        .arg(options::seed(words))
        .arg(options::flag("json", words))
}

/// A deck with where it came from and what keeps it out of the format.
struct Found {
    source: String,
    deck: Result<DeckList, Vec<String>>,
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let rules = matches.get_one::<String>("rules").map(String::as_str);
    let game = cards::open(out, matches, rules)?;
    let task = matches.get_one::<String>("task").map_or("", String::as_str);
    let named: Vec<&String> = matches.get_many("decks").into_iter().flatten().collect();
    let decks = match (task, named.is_empty()) {
        ("random", true) => random(&game, matches),
        ("random", false) => {
            return Err(Problem::Usage(out.words.plain("deck-random-takes-none")).into());
        }
        (_, true) => return Err(Problem::Usage(out.words.plain("deck-none-named")).into()),
        (_, false) => named
            .iter()
            .map(|source| read(out, &game, source))
            .collect::<anyhow::Result<Vec<_>>>()?,
    };
    if matches.get_flag("json") {
        let list: Vec<Value> = decks.iter().map(|found| to_json(&game, found)).collect();
        out.json(&list)?;
    } else {
        decks.iter().try_for_each(|found| show(out, &game, task, found))?;
    }
    let bad = decks.iter().filter(|found| found.deck.is_err()).count();
    if bad == 0 {
        return Ok(());
    }
    out.flush()?;
    complain(&out.words.say("deck-faults", &[("decks", (bad as u64).into())]));
    Err(Problem::Said.into())
}

fn random(game: &Rift, matches: &ArgMatches) -> Vec<Found> {
    let seed = options::number(matches, "seed").unwrap_or(1);
    let count = options::number(matches, "count").unwrap_or(1);
    let deck = |number| {
        let mut rng = Rng::stream(seed, number, Purpose::Setup);
        let deck = DeckList::random(game.base(), game.rules().format(), &mut rng);
        // A game is only made when its format has decks.
        let deck = deck.ok_or_else(Vec::new);
        Found { source: format!("{seed}/{number}"), deck }
    };
    (0..count).map(deck).collect()
}

/// A deck from a file, or from its code.
fn read(out: &Output, game: &Rift, source: &str) -> anyhow::Result<Found> {
    let base = game.base();
    let deck = if Path::new(source).exists() {
        let text = files::text(out, source)?;
        DeckList::parse(base, &text)
            .map_err(|error| error.faults.iter().map(ToString::to_string).collect())
    } else {
        DeckList::from_code(source).map_err(|error| vec![error.to_string()])
    };
    let deck = deck.and_then(|deck| {
        let faults = deck.faults(base, game.rules().format());
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        if faults.is_empty() { Ok(deck) } else { Err(faults) }
    });
    Ok(Found { source: source.to_owned(), deck })
}

fn show(out: &mut Output, game: &Rift, task: &str, found: &Found) -> anyhow::Result<()> {
    let deck = match &found.deck {
        Ok(deck) => deck,
        Err(faults) => {
            return faults
                .iter()
                .try_for_each(|fault| out.line(format_args!("{}: {fault}", found.source)));
        }
    };
    // Who asks for the code of a file wants to paste it; who has a code wants to see the cards.
    if task == "code" && Path::new(&found.source).exists() {
        return out.line(deck.to_code());
    }
    let value = u64::from(deck.value(game.base()).unwrap_or_default());
    let (source, code) = (found.source.as_str(), deck.to_code());
    let args = [("deck", source.into()), ("code", (&code).into()), ("value", value.into())];
    out.say("deck-head", &args)?;
    out.line(deck.to_text(game.base()).trim_end())
}

fn to_json(game: &Rift, found: &Found) -> Value {
    let base = game.base();
    match &found.deck {
        Ok(deck) => json!({
            "deck": found.source,
            "code": deck.to_code(),
            "value": deck.value(base),
            "cards": deck.cards().iter().map(|&card| cards::name(base, card)).collect::<Vec<_>>(),
            "faults": [],
        }),
        Err(faults) => json!({ "deck": found.source, "faults": faults }),
    }
}
