//! What can be played, and what is wrong with rules and boards that somebody made.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use ludoteca_catalog::{
    AgentEntry, BoardSource, GAMES, GameEntry, Opening, Parameter, Values, find,
};
use ludoteca_console::describe;
use ludoteca_host::wire::{
    AgentCard, BoardCard, BoardPlan, Checked, Code, GameCard, LevelCard, ParameterCard, Plan,
    PlayersCard, PresetCard, Problem, SwitchCard,
};
use ludoteca_words::Words;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::asker::{Asker, Body};
use super::fault::Fault;
use crate::house::House;

/// Every game with everything that can be chosen for a table of it.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = [GameCard])))]
pub(super) async fn games(asker: Asker) -> Json<Vec<GameCard>> {
    Json(GAMES.iter().map(|game| card(*game, asker.words)).collect())
}

fn card(game: &dyn GameEntry, words: &Words) -> GameCard {
    let key = game.key();
    let (low, high) = game.players().into_inner();
    let preset = |name: &'static str| PresetCard {
        name: name.to_owned(),
        usual_players: game.open(&Opening::rules(name)).map_or(game.default_players(), |open| {
            u8::try_from(open.usual_players()).unwrap_or(high)
        }),
    };
    let switches = game.switches().into_iter();
    let boards = game.boards().into_iter();
    let agents = game.agents();
    GameCard {
        game: key.to_owned(),
        name: words.plain(&format!("serve-game-{key}")),
        about: words.plain(&format!("game-{key}")),
        players: PlayersCard { low, high, usual: game.default_players() },
        presets: game.presets().into_iter().map(preset).collect(),
        switches: switches.map(|one| SwitchCard { name: one.name, values: one.values }).collect(),
        boards: boards
            .map(|board| BoardCard {
                name: board.name.to_owned(),
                squares: u32::try_from(board.squares).unwrap_or(u32::MAX),
            })
            .collect(),
        // One that sees everything may not sit down beside people.
        agents: agents
            .iter()
            .filter(|agent| !agent.sees_everything)
            .map(|agent| agent_card(game, agent, words))
            .collect(),
        levels: levels(game, words),
        hint_agent: game.rival().to_owned(),
        colours: game.colours().iter().map(|&colour| colour.to_owned()).collect(),
        tokens: game.tokens().iter().map(|&token| token.to_owned()).collect(),
        secrets: game.has_secrets(),
    }
}

fn levels(game: &dyn GameEntry, words: &Words) -> Vec<LevelCard> {
    let level = |(level, agent): (u8, &str)| LevelCard {
        level,
        key: format!("level-{level}"),
        name: words.plain(&format!("serve-level-{level}")),
        agent: agent.to_owned(),
    };
    (1..).zip(game.levels()).map(level).collect()
}

fn agent_card(game: &dyn GameEntry, agent: &AgentEntry, words: &Words) -> AgentCard {
    // A player of all games is told once, a player of one game under the name of the game.
    let own = format!("agent-{}-{}", game.key(), agent.name);
    let about = if words.has(&own) { own } else { format!("agent-{}", agent.name) };
    let parameter = |parameter: &Parameter| {
        let key = format!("parameter-{}-{}-{}", game.key(), agent.name, parameter.name);
        let (name, about) = (parameter.name.to_owned(), words.plain(&key));
        match parameter.values {
            Values::Number { default, low, high, whole } => ParameterCard {
                name,
                about,
                default: default.to_string(),
                low: Some(low),
                high: Some(high),
                whole,
                words: Vec::new(),
            },
            Values::Words(list) => ParameterCard {
                name,
                about,
                default: list.first().copied().unwrap_or_default().to_owned(),
                low: None,
                high: None,
                whole: false,
                words: list.iter().map(|&word| word.to_owned()).collect(),
            },
        }
    };
    AgentCard {
        agent: agent.name.to_owned(),
        about: words.plain(&about),
        parameters: agent.parameters.iter().map(parameter).collect(),
    }
}

/// Which rules and board a setting is asked for.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
pub(super) struct Asked {
    /// The rules, `PRESET[:switch[=value],…]`.
    rules: Option<String>,
    /// The name of a shipped board.
    board: Option<String>,
}

/// What stays the same through a whole game: board, cards, rules.
#[utoipa::path(get, path = "/api/games/{game}/setting", tag = "games", params(("game" = String, Path), Asked), responses(
    (status = 200, description = "As the game writes it", body = Object),
    (status = 404, description = "No such game", body = Problem),
    (status = 422, description = "No such rules or board", body = Problem),
))]
pub(super) async fn setting(
    asker: Asker,
    Path(game): Path<String>,
    Query(wish): Query<Asked>,
) -> Result<Json<Value>, Fault> {
    let entry = entry(&asker, &game)?;
    let mut opening = wish.rules.as_deref().map_or_else(Opening::default, Opening::rules);
    opening.board = wish.board.map(BoardSource::Shipped);
    let opened = entry
        .open(&opening)
        .map_err(|error| Fault::of(Code::BadPlan, describe(asker.words, &error)))?;
    Ok(Json(opened.setting()))
}

pub(super) fn entry(asker: &Asker, game: &str) -> Result<&'static dyn GameEntry, Fault> {
    find(game).map_err(|error| Fault::of(Code::NotFound, describe(asker.words, &error)))
}

/// Rules, a board, decks and cards that are to be checked.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Draft {
    /// The rules, `PRESET[:switch[=value],…]`.
    #[serde(default)]
    rules: Option<String>,
    /// Switches one by one, on top of the preset.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    options: Option<Map<String, Value>>,
    /// The board.
    #[serde(default)]
    board: Option<BoardPlan>,
    /// The text of a file of cards.
    #[serde(default)]
    cards: Option<String>,
}

/// Everything that is wrong with rules, boards, decks and cards, with file and line.
#[utoipa::path(post, path = "/api/games/{game}/check", tag = "games", params(("game" = String, Path)), request_body = Draft, responses(
    (status = 200, body = Checked),
    (status = 404, description = "No such game", body = Problem),
))]
pub(super) async fn check(
    State(house): State<House>,
    asker: Asker,
    Path(game): Path<String>,
    Body(draft): Body<Draft>,
) -> Result<Json<Checked>, Fault> {
    entry(&asker, &game)?;
    let plan = Plan {
        game,
        rules: draft.rules,
        options: draft.options,
        board: draft.board,
        cards: draft.cards,
        ..Plan::default()
    };
    let library = Arc::clone(house.tables.library());
    let opened = tokio::task::spawn_blocking(move || library.open(&plan)).await;
    Ok(Json(match opened.map_err(|_| asker.fault(Code::Broken))? {
        Ok(shared) => {
            Checked { ok: true, faults: Vec::new(), rules: Some(shared.game.rules().to_owned()) }
        }
        Err(error) => Checked { ok: false, faults: error.faults(), rules: None },
    }))
}
