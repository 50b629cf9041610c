//! What a seat of The Rift may know, as JSON.

use ludoteca_core::Seat;
use ludoteca_rift::{Card, CardId, Cell, Placed, Rift, Rules, View};
use serde_json::{Value, json};

/// The cards and the rules; not the deck lists that the rules may give.
pub(super) fn setting(game: &Rift) -> Value {
    let cards: Vec<Value> = game.base().cards().iter().map(card).collect();
    let rules = Rules { deck1: None, deck2: None, ..*game.rules() };
    let board = rules.board;
    let blocked = (0..usize::from(board.len())).map(|idx| board.is_blocked(board.cell(idx)));
    json!({
        "base": game.base().name(),
        "cards": cards,
        "board": {
            "width": board.width(),
            "height": board.height(),
            "blocked": blocked.collect::<Vec<bool>>(),
        },
        "rules": rules,
    })
}

/// One card for whoever draws it.
pub(super) fn card(card: &Card) -> Value {
    let abilities: Vec<String> = card.abilities.iter().map(|ability| ability.to_string()).collect();
    json!({
        "name": card.name,
        "values": card.values,
        "abilities": abilities,
        "value": card.value,
        "rarity": card.rarity.to_string(),
        "faction": card.faction,
    })
}

pub(super) fn view(view: &View<'_>) -> Value {
    let board = view.board();
    let cell =
        |idx: usize| view.at(idx).map(|(card, owner)| json!({ "card": card, "owner": owner.0 }));
    let cells: Vec<Option<Value>> = (0..usize::from(board.len())).map(cell).collect();
    let both = |of: &dyn Fn(Seat) -> u8| [of(Seat(0)), of(Seat(1))];
    let play = |placed: Placed| json!({ "seat": placed.seat.0, "card": placed.card, "cell": board.cell(placed.idx) });
    let places = |mask: u32| -> Vec<Cell> {
        (0..usize::from(board.len()))
            .filter(|idx| mask >> idx & 1 == 1)
            .map(|idx| board.cell(idx))
            .collect()
    };
    let echo = view.echo().map(|question| {
        json!({ "from": board.cell(question.from), "targets": places(question.targets) })
    });
    json!({
        "seat": view.me().0,
        "to_move": view.to_move().0,
        "starter": view.starter().0,
        "placed": view.placed(),
        "cells": cells,
        "hand": view.hand().collect::<Vec<CardId>>(),
        "undrawn": view.own_undrawn(),
        "hand_sizes": both(&|seat| view.hand_size(seat)),
        "deck_sizes": both(&|seat| view.deck_size(seat)),
        "plays": view.plays().map(play).collect::<Vec<_>>(),
        "rival_known": view.rival_known().collect::<Vec<CardId>>(),
        "free": places(view.free()),
        "echo": echo,
        "can_take_over": view.can_take_over(),
        "standing": view.standing().0,
        "games_done": view.games_done(),
        "wins": view.wins(),
        "points": view.points(),
    })
}

/// The same for somebody who watches: nobody's hand, and nothing of what is still to come.
pub(super) fn watch(seen: &View<'_>) -> Value {
    let mut seen = view(seen);
    seen["seat"] = Value::Null;
    for secret in ["hand", "undrawn", "rival_known"] {
        seen[secret] = json!([]);
    }
    seen
}
