//! Seeded games that are checked in: a change of behaviour shows as a change of these files.

use std::fmt::Write as _;

use ludoteca_core::Game as _;
use ludoteca_parchis::{Parchis, Rules};
use ludoteca_testkit::fingerprint::of_games;
use ludoteca_testkit::golden::{check_golden, playthrough};

#[test]
fn a_classic_game_goes_as_it_went() {
    check_golden("tests/golden/classic.txt", &playthrough(&Parchis::default(), 2, 42, 60));
}

#[test]
fn a_fast_game_goes_as_it_went() {
    let game = Parchis::preset("fast").expect("a shipped preset");
    check_golden("tests/golden/fast.txt", &playthrough(&game, 3, 42, 60));
}

#[test]
fn seeded_games_have_their_fingerprints() {
    // A change here is a change of the game: say so in the commit, and raise RULES_VERSION.
    let mut text = String::new();
    for (preset, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).expect("a shipped preset");
        for players in game.players() {
            let print = of_games(&game, players, 30, 1, 10_000);
            writeln!(text, "{preset} {players} {print}").expect("strings take everything");
        }
    }
    check_golden("tests/golden/fingerprint.txt", &text);
}
