//! What a seat of Parchís may know, as JSON: everything.

use ludoteca_core::Seat;
use ludoteca_parchis::{Colour, Move, Parchis, Pending, View};
use serde_json::{Value, json};

/// The board and the rules.
pub(super) fn setting(game: &Parchis) -> Value {
    let board = game.board();
    let colour = |colour: Colour| {
        json!({
            "name": colour.name(),
            "letter": colour.letter(),
            "start": board.start(colour),
            "last": board.last(colour),
        })
    };
    json!({
        "ring": board.ring(),
        "corridor": board.corridor(),
        "colours": board.colours().map(colour).collect::<Vec<_>>(),
        "safe": game.safe_squares(),
        "rules": game.rules(),
    })
}

pub(super) fn view(view: &View<'_>) -> Value {
    let board = view.board();
    let colour = |colour: Colour| {
        let spot = |place: u8| board.spot(colour, place);
        json!({
            "name": colour.name(),
            "owner": view.owner(colour).map(|seat| seat.0),
            "pieces": view.places(colour).map(spot),
            "left": view.places(colour).map(|place| board.goal() - place),
        })
    };
    let pending = view.pending().map(|pending| match pending {
        Pending::Die(die) => json!({ "dice": [die] }),
        Pending::Dice(low, high) => json!({ "dice": [low, high] }),
        Pending::Bonus(steps) => json!({ "bonus": steps }),
    });
    let step = |step: Move| {
        let piece = step.piece();
        json!({
            "action": step.action.to_string(),
            "piece": piece,
            "from": board.spot(piece.colour(), step.from),
            "to": board.spot(piece.colour(), step.to),
            "captures": step.captures,
        })
    };
    let seats: Vec<Seat> = Seat::all(view.n_seats()).collect();
    json!({
        "on_turn": view.on_turn().0,
        "colours": view.colours().map(colour).collect::<Vec<_>>(),
        "pending": pending,
        "moves": view.moves().map(step).collect::<Vec<_>>(),
        "repeats": view.repeats(),
        "rolls_again": view.rolls_again(),
        "last_moved": view.last_moved(),
        "progress": seats.iter().map(|&seat| view.progress(seat)).collect::<Vec<_>>(),
        "ranks": seats.iter().map(|&seat| view.rank(seat)).collect::<Vec<_>>(),
    })
}
