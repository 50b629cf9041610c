//! A hash over seeded games: a commit that changes it changes the game, and has to say so.

use std::fmt::Write as _;

use ludoteca_monopoly::{Monopoly, Rules};
use ludoteca_testkit::fingerprint::of_games;
use ludoteca_testkit::golden::check_golden;

#[test]
fn seeded_games_have_their_fingerprints() {
    let mut text = String::new();
    for (preset, ..) in Rules::PRESETS {
        let game = Monopoly::preset(preset).expect("a shipped preset");
        for players in [2, 4] {
            let print = of_games(&game, players, 30, 1, 60);
            writeln!(text, "{preset} {players} {print}").expect("strings take everything");
        }
    }
    check_golden("tests/golden/fingerprint.txt", &text);
}
