//! Decks of The Rift: what is in a code, what keeps it out of a format, and one by chance.

use axum::Json;
use axum::extract::Query;
use ludoteca_catalog::{Opening, Shelved as _};
use ludoteca_console::describe;
use ludoteca_core::{Purpose, Rng};
use ludoteca_host::wire::{Code, Problem};
use ludoteca_rift::{Ability, Card, CardId, DeckList, Rarity, Rift};
use serde::{Deserialize, Serialize};

use super::asker::{Asker, Body};
use super::fault::Fault;
use crate::secret;

/// Which cards are asked for.
#[derive(Clone, Debug, Default, Deserialize, utoipa::IntoParams)]
pub(super) struct Filter {
    /// Part of the name.
    name: Option<String>,
    /// Part of the faction.
    faction: Option<String>,
    /// The rarity.
    rarity: Option<String>,
    /// An ability.
    ability: Option<String>,
    /// The lowest value.
    low: Option<u8>,
    /// The highest value.
    high: Option<u8>,
    /// The format, a preset of the rules.
    format: Option<String>,
}

/// A card.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(super) struct CardInfo {
    /// Its number in the base.
    id: u8,
    /// What it is called.
    name: String,
    /// Top, right, bottom, left.
    values: [u8; 4],
    /// What it can do.
    abilities: Vec<String>,
    /// What it counts against the limit of a format.
    value: u8,
    /// How rare it is.
    rarity: String,
    /// Whose it is.
    faction: String,
}

/// The cards, or those that are asked for.
#[utoipa::path(get, path = "/api/rift/cards", tag = "rift", params(Filter), responses(
    (status = 200, body = [CardInfo]),
    (status = 422, description = "No such rarity, ability or format", body = Problem),
))]
pub(super) async fn cards(
    asker: Asker,
    Query(filter): Query<Filter>,
) -> Result<Json<Vec<CardInfo>>, Fault> {
    let game = open(&asker, filter.format.as_deref())?;
    let wrong =
        |error: ludoteca_core::ParseNotationError| Fault::of(Code::Malformed, error.to_string());
    let rarity = filter.rarity.as_deref().map(str::parse::<Rarity>).transpose().map_err(wrong)?;
    let ability =
        filter.ability.as_deref().map(str::parse::<Ability>).transpose().map_err(wrong)?;
    let holds = |asked: &Option<String>, text: &str| {
        asked.as_ref().is_none_or(|asked| text.to_lowercase().contains(&asked.to_lowercase()))
    };
    let fits = |card: &Card| {
        holds(&filter.name, &card.name)
            && holds(&filter.faction, &card.faction)
            && rarity.is_none_or(|asked| card.rarity == asked)
            && ability.is_none_or(|asked| card.abilities.iter().any(|one| one == asked))
            && filter.low.is_none_or(|low| card.value >= low)
            && filter.high.is_none_or(|high| card.value <= high)
    };
    let found = (0..).zip(game.base().cards()).filter(|(_, card)| fits(card));
    Ok(Json(found.map(|(id, card)| info(id, card)).collect()))
}

fn info(id: u8, card: &Card) -> CardInfo {
    CardInfo {
        id,
        name: card.name.clone(),
        values: card.values,
        abilities: card.abilities.iter().map(|ability| ability.to_string()).collect(),
        value: card.value,
        rarity: card.rarity.to_string(),
        faction: card.faction.clone(),
    }
}

/// A deck: by its code, or card by card.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Deck {
    /// Its code.
    #[serde(default)]
    code: Option<String>,
    /// Its cards by number, in any order.
    #[serde(default)]
    cards: Option<Vec<u8>>,
    /// The format, a preset of the rules.
    #[serde(default)]
    format: Option<String>,
}

/// A deck by chance.
#[derive(Clone, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Chance {
    /// The format, a preset of the rules.
    #[serde(default)]
    format: Option<String>,
    /// The same seed, the same deck.
    #[serde(default)]
    seed: Option<u64>,
}

/// What a deck is, and what keeps it out of its format.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(super) struct DeckInfo {
    /// Its cards by number.
    cards: Vec<u8>,
    /// Its code; none while it has more or fewer cards than a deck.
    code: Option<String>,
    /// Whether it can be played.
    valid: bool,
    /// Everything that keeps it from being played.
    faults: Vec<String>,
    /// What the values add up to.
    value: u32,
    /// The most that they may add up to; 0: no limit.
    value_limit: u16,
    /// The most copies of one card.
    max_copies: u8,
    /// How many cards a deck has.
    size: usize,
    /// How many cards there are of each value, from 0.
    curve: Vec<u32>,
}

/// What is in a deck, and what keeps it out of a format.
#[utoipa::path(post, path = "/api/rift/deck", tag = "rift", request_body = Deck, responses(
    (status = 200, body = DeckInfo),
    (status = 422, description = "No such format", body = Problem),
))]
pub(super) async fn deck(asker: Asker, Body(deck): Body<Deck>) -> Result<Json<DeckInfo>, Fault> {
    let game = open(&asker, deck.format.as_deref())?;
    let cards = match (deck.code, deck.cards) {
        (Some(code), None) => match DeckList::from_code(code.trim()) {
            Ok(list) => return Ok(Json(of_list(&game, &list))),
            Err(error) => return Ok(Json(told(&game, &[], vec![error.to_string()], None))),
        },
        (None, Some(cards)) => cards,
        _ => {
            let reason = "expected either `code` or `cards`";
            return Err(Fault::with(asker.words, Code::Malformed, &[("reason", reason.into())]));
        }
    };
    let ids: Vec<CardId> = cards.iter().map(|&id| CardId(id)).collect();
    if let Some(list) = DeckList::new(game.base(), &ids) {
        return Ok(Json(of_list(&game, &list)));
    }
    let (found, size) = (cards.len() as u64, ludoteca_rift::DECK_SIZE as u64);
    let fault =
        asker.words.say("serve-deck-size", &[("found", found.into()), ("size", size.into())]);
    Ok(Json(told(&game, &ids, vec![fault], None)))
}

/// A deck by chance, within a format.
#[utoipa::path(post, path = "/api/rift/deck/random", tag = "rift", request_body = Chance, responses(
    (status = 200, body = DeckInfo),
    (status = 422, description = "No such format", body = Problem),
))]
pub(super) async fn random(
    asker: Asker,
    Body(chance): Body<Chance>,
) -> Result<Json<DeckInfo>, Fault> {
    let game = open(&asker, chance.format.as_deref())?;
    let mut rng = Rng::stream(chance.seed.unwrap_or_else(secret::seed), 0, Purpose::Setup);
    let list = DeckList::random(game.base(), game.rules().format(), &mut rng);
    // A game is only made when its format has decks.
    let list = list.ok_or_else(|| asker.fault(Code::Broken))?;
    Ok(Json(of_list(&game, &list)))
}

fn open(asker: &Asker, format: Option<&str>) -> Result<Rift, Fault> {
    let opening = format.map_or_else(Opening::default, Opening::rules);
    let setup = Rift::open(&opening);
    setup
        .map(|setup| setup.game)
        .map_err(|error| Fault::of(Code::BadPlan, describe(asker.words, &error)))
}

fn of_list(game: &Rift, list: &DeckList) -> DeckInfo {
    let faults = list.faults(game.base(), game.rules().format());
    let faults = faults.iter().map(ToString::to_string).collect();
    told(game, list.cards(), faults, Some(list.to_code()))
}

fn told(game: &Rift, cards: &[CardId], faults: Vec<String>, code: Option<String>) -> DeckInfo {
    let values = cards.iter().filter_map(|&id| game.base().get(id)).map(|card| card.value);
    let mut curve = Vec::new();
    for value in values.clone().map(usize::from) {
        if curve.len() <= value {
            curve.resize(value + 1, 0);
        }
        curve[value] += 1;
    }
    let format = game.rules().format();
    DeckInfo {
        cards: cards.iter().map(|id| id.0).collect(),
        code,
        valid: faults.is_empty(),
        faults,
        value: values.map(u32::from).sum(),
        value_limit: format.value_limit,
        max_copies: format.max_copies,
        size: ludoteca_rift::DECK_SIZE,
        curve,
    }
}
