//! Where a token comes to rest that has landed on a square: cards are drawn and obeyed.

use super::chain::{self, Rows};
use crate::{CardAction, Deck, DeedKind, Monopoly, SquareKind};

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

/// Where a card moves a token to, in the order of the engine; `None` when it does not move.
fn moved(game: &Monopoly, from: usize, action: &CardAction) -> Option<usize> {
    let count = game.board().squares().len();
    let mut here = from;
    let mut moves = false;
    let mut go = |here: &mut usize, to: Option<usize>| {
        if let Some(to) = to {
            *here = to;
            moves = true;
        }
    };
    go(&mut here, action.advance_to.map(usize::from));
    if action.advance != 0 {
        let to = here as i64 + i64::from(action.advance);
        go(&mut here, Some(to.rem_euclid(count as i64) as usize));
    }
    let kinds: [(bool, Wanted); 3] = [
        (action.next_station, |kind| matches!(kind, DeedKind::Station { .. })),
        (action.next_utility, |kind| matches!(kind, DeedKind::Utility { .. })),
        (action.next_street, |kind| matches!(kind, DeedKind::Street { .. })),
    ];
    for (_, wanted) in kinds.into_iter().filter(|(asked, _)| *asked) {
        let to = next(game, here, wanted);
        go(&mut here, to);
    }
    moves.then_some(here)
}

/// Whether a lot is of the kind that a card names.
type Wanted = fn(&DeedKind) -> bool;

/// The next square ahead with a lot of this kind; it may be the one that the token stands on.
fn next(game: &Monopoly, from: usize, wanted: Wanted) -> Option<usize> {
    let board = game.board();
    let count = board.squares().len();
    (1..=count).map(|steps| (from + steps) % count).find(|&place| {
        let deed = board.deed_at(crate::Place(place as u8));
        deed.is_some_and(|deed| wanted(&board.deeds()[deed.idx()].kind))
    })
}

/// Follows cards that land on other squares until everything is at rest.
///
/// Where every card leads to a further draw no roll would ever end; the token is then said to
/// rest on the square that it draws on.
fn follow(rows: &mut [Vec<f64>], draws: &[usize]) {
    let count = rows.len();
    // A square without cards sends on whoever a card brings there, and is no stop on the way.
    let stops = (0..count).filter(|square| !draws.contains(square));
    let mut left: Vec<usize> = (0..=2 * count).collect();
    for gone in stops.chain(draws.iter().copied()) {
        left.retain(|&state| state != gone);
        if chain::bypass(rows, gone, &left) <= 0.0 {
            rows[gone][gone] = 0.0;
            rows[gone][count + gone] = 1.0;
            chain::bypass(rows, gone, &left);
        }
    }
}
