//! Seeded games that are checked in: a change of behaviour shows as a change of these files.

use ludoteca_pig::{Options, Pig};
use ludoteca_testkit::fingerprint;
use ludoteca_testkit::golden::{check_golden, playthrough};

#[test]
fn a_quick_game_goes_as_it_went() {
    let pig = Pig::new(Options { target: 30 }).unwrap();
    check_golden("tests/golden/quick.txt", &playthrough(&pig, 3, 42, 1000));
}

#[test]
fn an_unfinished_game_goes_as_it_went() {
    check_golden("tests/golden/unfinished.txt", &playthrough(&Pig::default(), 2, 42, 10));
}

#[test]
fn a_hundred_games_have_their_fingerprint() {
    // A change here is a change of the game: say so in the commit, and raise RULES_VERSION.
    let print = fingerprint::of_games(&Pig::default(), 2, 100, 1, 1000);
    check_golden("tests/golden/fingerprint.txt", &format!("{print}\n"));
}
