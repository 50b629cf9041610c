//! The optimal player: its rooms one by one, its deals, and whole games.
#![cfg(feature = "agents")]

mod optimal {
    mod answers;
    mod auction;
    mod cycles;
    mod debts;
    mod games;
    mod jail;
    mod strings;
    mod tiles;
}
#[path = "rules/table.rs"]
#[expect(dead_code, reason = "the fixture of the rules has more than is needed here")]
mod table;

use ludoteca_core::{Agent as _, Game as _, Purpose, Rng, Seat, Thinking};
use ludoteca_monopoly::agents::Optimal;
use ludoteca_monopoly::agents::optimal::Settings;
use table::Table;

/// Numbers that are easy to reckon with: a reserve of 200, and nothing but the price bid.
const PLAIN: Settings = Settings {
    risk: 0.5,
    bid_base: 1.0,
    bid_own: 0.5,
    bid_rival: 0.25,
    bid_risk: 0.5,
    raise: 1.0,
    reserve_cautious: 2.0,
    reserve_bold: 0.0,
    lift_floor: 0.5,
    enough_free: 0.25,
    settlement: 1.0,
    proposals: 3,
};

/// What a player with these numbers does for the seat that decides, and why.
#[track_caller]
fn chosen(table: &Table, settings: Settings) -> (String, &'static str) {
    let mut rng = Rng::stream(1, 1, Purpose::Chance);
    let mut thinking = Thinking::aloud(&mut rng);
    let view = table.game.view(&table.state, Seat(table.decides()));
    let action = Optimal::new(settings).choose(&view, &mut thinking);
    assert_eq!(table.game.check(&table.state, action), Ok(()), "{action}");
    let choice = thinking.conclude(action);
    (action.to_string(), choice.why[0].terms[0].0)
}

/// What it does, without the reason.
#[track_caller]
fn choice(table: &Table, settings: Settings) -> String {
    chosen(table, settings).0
}
