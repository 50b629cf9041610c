//! `ludoteca cards`: the cards of The Rift, with filters.

use std::ops::RangeInclusive;

use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Command, ValueHint};
use ludoteca_catalog::{Opening, Shelved as _};
use ludoteca_rift::{Ability, Card, CardBase, Rarity, Rift, Side};
use ludoteca_words::Words;
use serde_json::{Value, json};

use crate::output::Output;
use crate::{files, options};

/// How the list can be ordered: as in the base, or by one of these.
const ORDERS: [&str; 8] = ["base", "name", "value", "sum", "top", "right", "bottom", "left"];
/// The options that ask for at least so much on one side.
const SIDES: [(&str, Side); 4] =
    [("top", Side::Top), ("right", Side::Right), ("bottom", Side::Bottom), ("left", Side::Left)];

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let text = |name, value| options::option(name, value, words);
    let side = |name: &'static str| {
        let value = options::whole(words, 0..=9);
        options::option(name, "value-number", words).value_parser(value)
    };
    let orders = text("sort", "value-order").value_parser(PossibleValuesParser::new(ORDERS));
    let rarity = text("rarity", "value-text").value_parser(|text: &str| text.parse::<Rarity>());
    let ability = text("ability", "value-text").value_parser(kind);
    let value = text("value", "value-range").value_parser(move |text: &str| range(words, text));
    command
        .arg(text("name", "value-text"))
        .arg(text("faction", "value-text"))
        .arg(rarity)
        .arg(ability)
        .arg(value)
        .args(SIDES.map(|(name, _)| side(name)))
        .arg(orders.hide_possible_values(true))
        .arg(text("cards", "value-file").value_hint(ValueHint::FilePath))
        .arg(options::flag("json", words))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let game = open(out, matches, None)?;
    let base = game.base();
    let mut found: Vec<(usize, &Card)> =
        base.cards().iter().enumerate().filter(|(_, card)| fits(matches, card)).collect();
    order(matches.get_one::<String>("sort").map_or("base", String::as_str), &mut found);
    if matches.get_flag("json") {
        let list: Vec<Value> = found.iter().map(|(id, card)| to_json(*id, card)).collect();
        return out.json(&list);
    }
    let rows: Vec<Vec<String>> = found.iter().map(|(id, card)| row(*id, card)).collect();
    let head = [
        "head-id",
        "head-name",
        "head-top",
        "head-right",
        "head-bottom",
        "head-left",
        "head-ability",
        "head-worth",
        "head-rarity",
        "head-faction",
    ];
    out.table(&head, &[2, 3, 4, 5, 7], &rows)?;
    let args = [("found", (found.len() as u64).into()), ("all", (base.len() as u64).into())];
    out.say("cards-found", &args)
}

/// The Rift with the cards that `--cards` names, under the rules that are asked for.
pub(super) fn open(
    out: &Output,
    matches: &ArgMatches,
    rules: Option<&str>,
) -> anyhow::Result<Rift> {
    let mut opening = rules.map_or_else(Opening::default, Opening::rules);
    if let Some(file) = matches.get_one::<String>("cards") {
        opening.cards = Some((file.clone(), files::text(out, file)?));
    }
    let setup = Rift::open(&opening).map_err(|error| out.problem(&error))?;
    Ok(setup.game)
}

fn fits(matches: &ArgMatches, card: &Card) -> bool {
    let holds = |name, text: &str| {
        let asked = matches.get_one::<String>(name).map(|asked| asked.to_lowercase());
        asked.is_none_or(|asked| text.to_lowercase().contains(&asked))
    };
    let rarity = matches.get_one::<Rarity>("rarity");
    let ability = matches.get_one::<Ability>("ability");
    let value = matches.get_one::<RangeInclusive<u8>>("value");
    let has = |asked: &Ability| card.abilities.iter().any(|ability| same_kind(ability, *asked));
    let strong = |&(name, side): &(&str, Side)| {
        options::number(matches, name).is_none_or(|least| u64::from(card.on(side)) >= least)
    };
    holds("name", &card.name)
        && holds("faction", &card.faction)
        && rarity.is_none_or(|asked| card.rarity == *asked)
        && ability.is_none_or(has)
        && value.is_none_or(|range| range.contains(&card.value))
        && SIDES.iter().all(strong)
}

/// An ability as it is asked for: Robar without a number is any of them.
fn kind(text: &str) -> Result<Ability, ludoteca_core::ParseNotationError> {
    if text.eq_ignore_ascii_case("robar") { Ok(Ability::Draw(0)) } else { text.parse() }
}

fn same_kind(ability: Ability, asked: Ability) -> bool {
    matches!((ability, asked), (Ability::Draw(_), Ability::Draw(0))) || ability == asked
}

/// A range such as `3`, `3..5`, `3..` or `..5`.
fn range(words: &Words, text: &str) -> Result<RangeInclusive<u8>, String> {
    let (low, high) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str, empty: u8| match text {
        "" => Some(empty),
        text => text.parse().ok(),
    };
    let range = number(low, 0).zip(number(high.trim_start_matches('='), u8::MAX));
    let range = range.filter(|(low, high)| !text.is_empty() && low <= high);
    range.map(|(low, high)| low..=high).ok_or_else(|| words.plain("expected-number-or-range"))
}

fn order(by: &str, cards: &mut [(usize, &Card)]) {
    let sum = |card: &Card| card.values.iter().map(|&value| u32::from(value)).sum::<u32>();
    match by {
        "name" => cards.sort_by_key(|(_, card)| card.name.to_lowercase()),
        "value" => cards.sort_by_key(|(_, card)| std::cmp::Reverse(card.value)),
        "sum" => cards.sort_by_key(|(_, card)| std::cmp::Reverse(sum(card))),
        _ => {
            if let Some((_, side)) = SIDES.iter().find(|(name, _)| *name == by) {
                cards.sort_by_key(|(_, card)| std::cmp::Reverse(card.on(*side)));
            }
        }
    }
}

fn row(id: usize, card: &Card) -> Vec<String> {
    let mut row = vec![format!("c{id}"), card.name.clone()];
    row.extend(card.values.iter().map(u8::to_string));
    row.extend([card.abilities.to_string(), card.value.to_string()]);
    row.extend([card.rarity.to_string(), card.faction.clone()]);
    row
}

fn to_json(id: usize, card: &Card) -> Value {
    let [top, right, bottom, left] = card.values;
    let abilities: Vec<String> = card.abilities.iter().map(|ability| ability.to_string()).collect();
    json!({
        "id": format!("c{id}"), "name": card.name,
        "top": top, "right": right, "bottom": bottom, "left": left,
        "abilities": abilities, "value": card.value,
        "rarity": card.rarity.to_string(), "faction": card.faction,
    })
}

/// The name of a card, for whoever shows decks.
pub(super) fn name(base: &CardBase, card: ludoteca_rift::CardId) -> String {
    base.get(card).map_or_else(|| card.to_string(), |card| card.name.clone())
}
