//! Writing a state as a position.

use ludoteca_core::Seat;

use super::{Player, Position};
use crate::state::{Phase, bits};
use crate::{CardId, DECK_SIZE, Rift, State};

impl Position {
    /// The position of a state.
    pub fn of(game: &Rift, state: &State) -> Self {
        let board = game.rules().board;
        let cell = |idx: usize| board.cell(idx).to_string();
        let dealing = state.phase == Phase::Dealing;
        let usual = (state.games_done - u8::from(state.phase == Phase::Over)) % 2;
        let usual = usual ^ u8::from(state.taken_over);
        let played = state.placed.checked_sub(1).map(|last| state.order[usize::from(last)]);
        let flipped = |side: usize| {
            played.map(|idx| cell(game.sheet.neighbours[usize::from(idx)][side].into()))
        };
        Self {
            players: [0, 1].map(|seat| player(game, state, Seat(seat))).into(),
            board: if state.placed > 0 { rows(game, state) } else { Vec::new() },
            order: state.plays().map(|play| cell(play.idx)).collect(),
            starter: (state.starter != usual).then_some(Seat(state.starter)),
            taken_over: state.taken_over,
            echo: bits(state.echo.into()).filter_map(flipped).collect(),
            dealt: dealing.then_some(state.dealt),
            games_done: state.games_done,
            wins: state.wins,
            points: state.points,
        }
    }
}

fn rows(game: &Rift, state: &State) -> Vec<Vec<String>> {
    let board = game.rules().board;
    let cell = |idx: usize| match state.at(idx) {
        Some((card, seat)) => format!("{seat} {}", game.base().card(card).name),
        None if board.is_blocked(board.cell(idx)) => "#".to_owned(),
        None => String::new(),
    };
    let cells: Vec<String> = (0..board.len().into()).map(cell).collect();
    cells.chunks(board.width().into()).map(<[String]>::to_vec).collect()
}

fn player(game: &Rift, state: &State, seat: Seat) -> Player {
    let name = |card: CardId| game.base().card(card).name.clone();
    let deck = &state.decks[seat.idx()];
    // While decks are dealt, what has been dealt is written; what is still to come only if the
    // list is fixed.
    let from = usize::from(state.drawn[seat.idx()]);
    let known = bits(state.known_places(seat)).map(|place| deck[place]);
    let mut known: Vec<CardId> = known.collect();
    known.sort_unstable();
    Player {
        hand: state.hand(seat).map(name).collect(),
        deck: deck[from..DECK_SIZE]
            .iter()
            .filter(|&&card| card != CardId::NONE)
            .map(|&card| name(card))
            .collect(),
        known: known.into_iter().map(name).collect(),
    }
}
