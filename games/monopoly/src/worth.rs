//! What a player is worth, and who wins by it.

use ludoteca_core::Seat;

use crate::{Monopoly, SeatSet, State};

/// Worth for the income tax: cash, printed prices whether mortgaged or not, buildings at cost.
pub(crate) fn total(game: &Monopoly, s: &State, seat: Seat) -> i64 {
    let lots = s.deeds.owned_by(seat).into_iter();
    let property: i64 = lots
        .map(|lot| i64::from(game.deed(lot).price) + game.building_cost(lot, s.deeds.level(lot)))
        .sum();
    i64::from(s.cash[seat.idx()]) + property
}

/// Worth at the end of a short or timed game: as [`total`], but mortgaged lots at half price.
pub(crate) fn final_worth(game: &Monopoly, s: &State, seat: Seat) -> i64 {
    let mortgaged = s.deeds.owned_by(seat).and(s.deeds.mortgaged()).into_iter();
    let lent: i64 = mortgaged
        .map(|lot| {
            let price = i64::from(game.deed(lot).price);
            price - price / 2
        })
        .sum();
    total(game, s, seat) - lent
}

/// The richest of those who are not bankrupt.
pub(crate) fn winners(game: &Monopoly, s: &State) -> SeatSet {
    let best = s.live.iter().map(|seat| final_worth(game, s, seat)).max();
    s.live
        .iter()
        .filter(|&seat| Some(final_worth(game, s, seat)) == best)
        .fold(SeatSet::EMPTY, SeatSet::with)
}

/// 1 shared among the winners; before the end each seat's share of all that there is.
pub(crate) fn scores(game: &Monopoly, s: &State, out: &mut [f32]) {
    out.fill(0.0);
    if s.phase == crate::Phase::Over {
        let winners = winners(game, s);
        for seat in winners.iter() {
            out[seat.idx()] = 1.0 / winners.len() as f32;
        }
        return;
    }
    let worth = |seat: Seat| final_worth(game, s, seat) as f32;
    let all: f32 = s.live.iter().map(worth).sum();
    for seat in s.live.iter() {
        out[seat.idx()] = if all > 0.0 { worth(seat) / all } else { 1.0 / s.live.len() as f32 };
    }
}
