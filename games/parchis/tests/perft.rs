//! The game has as many histories as the `.perft` files say.
//!
//! Needs the feature `serde`: run the tests with `--all-features`.

use ludoteca_core::Game as _;
use ludoteca_parchis::{Parchis, Position, Rules, State};
use ludoteca_testkit::effort;
use ludoteca_testkit::perft::{Case, check_perft_file};

/// `options` names a preset, or gives rules as JSON; `position` is the JSON of a position.
fn build(case: &Case) -> (Parchis, State) {
    let id = &case.id;
    let options = case.options.as_deref().expect("every case has options");
    let rules = Rules::preset(options).unwrap_or_else(|| {
        serde_json::from_str(options).unwrap_or_else(|why| panic!("{id}: {why}"))
    });
    let game = Parchis::new(rules).unwrap_or_else(|why| panic!("{id}: {why}"));
    let Some(text) = &case.state else {
        let state = game.start(case.players);
        return (game, state);
    };
    let position: Position = serde_json::from_str(text).unwrap_or_else(|why| panic!("{id}: {why}"));
    let state = position.to_state(&game).unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
    (game, state)
}

#[test]
fn histories_from_the_start_are_counted() {
    let tally = check_perft_file("tests/start.perft", effort(300_000, 100_000_000), build);
    assert!(tally.checked >= 40, "{tally}");
}

#[test]
fn histories_from_prepared_positions_are_counted() {
    let tally = check_perft_file("tests/positions.perft", effort(300_000, 100_000_000), build);
    assert!(tally.checked >= 40, "{tally}");
}
