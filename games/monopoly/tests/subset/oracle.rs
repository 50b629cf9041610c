//! Plain enumeration: everything that the engine lets a seat reach.

use std::collections::BTreeMap;

use ludoteca_core::{Game as _, Seat};
use ludoteca_monopoly::{Action, DeedId, HOTEL, Monopoly, Place, State};

/// The four problems.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    Sell,
    Mortgage,
    Lift,
    Build,
}

impl Problem {
    /// Whether money comes in, and rent goes.
    pub(crate) fn raises(self) -> bool {
        matches!(self, Self::Sell | Self::Mortgage)
    }
}

/// Something that can be reached, with what it brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reached {
    /// Level of every lot, 8 more when it is mortgaged.
    pub(crate) lots: Vec<u8>,
    /// Raised or spent, by half prices of single steps when selling.
    pub(crate) money: i64,
    /// Lost or gained.
    pub(crate) rent: i64,
    /// The squares of all steps, ascending.
    pub(crate) squares: Vec<u8>,
}

/// All that seat 0 can reach by steps of one kind.
pub(crate) fn enumerate(game: &Monopoly, start: &State, problem: Problem) -> Vec<Reached> {
    let mut seen = BTreeMap::from([(lots(game, start), start.clone())]);
    let mut open = vec![start.clone()];
    while let Some(state) = open.pop() {
        for action in steps(game, problem) {
            if game.check(&state, action).is_ok() {
                let mut next = state.clone();
                game.play(&mut next, action, &mut ());
                let key = lots(game, &next);
                seen.entry(key).or_insert_with(|| {
                    open.push(next.clone());
                    next
                });
            }
        }
    }
    seen.iter().map(|(key, state)| measure(game, start, state, key, problem)).collect()
}

fn steps(game: &Monopoly, problem: Problem) -> Vec<Action> {
    let mut actions = Vec::new();
    for deed in game.board().deeds() {
        let place = deed.place;
        match problem {
            Problem::Sell => {
                actions.push(Action::Sell(place));
                actions.extend((0..=24).map(|houses| Action::SellDown(place, houses)));
            }
            Problem::Mortgage => actions.push(Action::Mortgage(place)),
            Problem::Lift => actions.push(Action::Lift(place)),
            Problem::Build => actions.push(Action::Build(place)),
        }
    }
    actions
}

pub(crate) fn lots(game: &Monopoly, state: &State) -> Vec<u8> {
    let view = game.view(state, Seat(0));
    let lots = (0..game.board().deeds().len() as u8).map(DeedId);
    lots.map(|lot| view.level(lot) + 8 * u8::from(view.mortgaged().has(lot))).collect()
}

/// The rents of all lots of a seat.
pub(crate) fn rents(game: &Monopoly, state: &State, seat: Seat) -> i64 {
    let view = game.view(state, seat);
    view.owned_by(seat).into_iter().map(|lot| i64::from(view.rent(lot, 7))).sum()
}

fn measure(game: &Monopoly, start: &State, state: &State, key: &[u8], problem: Problem) -> Reached {
    let (before, after) = (game.view(start, Seat(0)), game.view(state, Seat(0)));
    let gained = rents(game, state, Seat(0)) - rents(game, start, Seat(0));
    let cash = i64::from(after.cash(Seat(0)) - before.cash(Seat(0)));
    let mut squares = Vec::new();
    let mut half_prices = 0;
    for (lot, deed) in (0..).map(DeedId).zip(game.board().deeds()) {
        let (mut from, to) = (before.level(lot), after.level(lot));
        let mortgage = before.mortgaged().has(lot) != after.mortgaged().has(lot);
        squares.extend(mortgage.then_some(deed.place.0));
        while from != to {
            let (low, high) = (from.min(to), from.max(to));
            squares.push(deed.place.0);
            half_prices += half_price(game, deed.place, high);
            from = if from > to { below(game, high) } else { above(game, low) };
        }
    }
    let money = match problem {
        Problem::Sell => {
            assert!(cash >= half_prices, "never less than half the price of every step");
            half_prices
        }
        Problem::Mortgage => cash,
        Problem::Lift | Problem::Build => -cash,
    };
    let rent = if problem.raises() { -gained } else { gained };
    Reached { lots: key.to_vec(), money, rent, squares }
}

fn half_price(game: &Monopoly, place: Place, level: u8) -> i64 {
    let lot = game.board().deed_at(place).expect("a lot");
    match game.board().deeds()[lot.idx()].kind {
        ludoteca_monopoly::DeedKind::Street { house_price, hotel_price, .. } => {
            i64::from(if level == HOTEL { hotel_price / 2 } else { house_price / 2 })
        }
        _ => 0,
    }
}

fn below(game: &Monopoly, level: u8) -> u8 {
    let rules = game.rules();
    match level {
        HOTEL if rules.hotel_sold_whole => 0,
        HOTEL => rules.houses_before_hotel,
        level => level - 1,
    }
}

fn above(game: &Monopoly, level: u8) -> u8 {
    if level < game.rules().houses_before_hotel { level + 1 } else { HOTEL }
}

/// The best of what was reached: rent first, then the fewest items, then the lowest squares.
pub(crate) fn best(all: &[Reached], problem: Problem, amount: i64) -> Option<&Reached> {
    let enough = |reached: &&Reached| {
        let stays = reached.squares.is_empty();
        if problem.raises() { reached.money >= amount } else { stays || reached.money <= amount }
    };
    let sign = if problem.raises() { 1 } else { -1 };
    let order =
        |reached: &&Reached| (sign * reached.rent, reached.squares.len(), reached.squares.clone());
    all.iter().filter(enough).min_by_key(order)
}
