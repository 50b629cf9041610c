//! Where a token comes to rest that has landed on a square: cards are drawn and obeyed.

use super::chain::{self, Rows};
use crate::{CardAction, Deck, Monopoly, Place, SquareKind};

/// For every square, with what chance a token that lands there comes to rest on each square; the
/// column after the last square is the jail's inside.
pub(super) fn rests(game: &Monopoly) -> Rows {
    let squares = game.board().squares();
    let count = squares.len();
    let jail = count;
    // States below `count`: just landed. Above it: at rest, and last of all in jail.
    let at_rest = |square: usize| count + square;
    let mut rows: Rows = vec![vec![0.0; 2 * count + 1]; count];
    let mut draws = Vec::new();
    for (here, square) in squares.iter().enumerate() {
        match square.kind {
            SquareKind::GoToJail => rows[here][at_rest(jail)] = 1.0,
            SquareKind::Cards(deck) if !game.decks()[usize::from(deck)].cards.is_empty() => {
                draws.push(here);
                let deck = &game.decks()[usize::from(deck)];
                draw(game, deck, here, &mut rows[here]);
            }
            SquareKind::Cards(_)
            | SquareKind::Lot(_)
            | SquareKind::Tax(_)
            | SquareKind::IncomeTax { .. }
            | SquareKind::Go(_)
            | SquareKind::Jail { .. }
            | SquareKind::Parking => rows[here][at_rest(here)] = 1.0,
        }
    }
    follow(&mut rows, &draws);
    rows.iter().map(|row| row[count..].to_vec()).collect()
}

/// One draw from a freshly shuffled deck: where its card leads.
fn draw(game: &Monopoly, deck: &Deck, here: usize, row: &mut [f64]) {
    let count = game.board().squares().len();
    let each = 1.0 / deck.cards.len() as f64;
    for card in &deck.cards {
        let to = match card.alternatives.first() {
            Some(action) if action.jail => 2 * count,
            Some(action) => moved(game, here, action).unwrap_or(count + here),
            None => count + here,
        };
        row[to] += each;
    }
}

/// Where a card moves a token to; `None` when it does not move.
fn moved(game: &Monopoly, from: usize, action: &CardAction) -> Option<usize> {
    let moves = game.board().course(Place(from as u8), action);
    let count = game.board().squares().len() as i64;
    let to = from as i64 + moves.iter().map(|&steps| i64::from(steps)).sum::<i64>();
    (!moves.is_empty()).then_some(to.rem_euclid(count) as usize)
}

/// Follows cards that land on other squares until everything is at rest; decks that would lead
/// from draw to draw for ever do not fit their board.
fn follow(rows: &mut [Vec<f64>], draws: &[usize]) {
    let count = rows.len();
    // A square without cards sends on whoever a card brings there, and is no stop on the way.
    let stops = (0..count).filter(|square| !draws.contains(square));
    let mut left: Vec<usize> = (0..=2 * count).collect();
    for gone in stops.chain(draws.iter().copied()) {
        left.retain(|&state| state != gone);
        let onward = chain::bypass(rows, gone, &left);
        debug_assert!(onward > 0.0, "square {gone} never lets a token rest");
    }
}
