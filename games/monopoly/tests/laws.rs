//! The law kit under every preset.

use ludoteca_monopoly::Monopoly;
use ludoteca_testkit::laws::Laws;

fn check(preset: &str) {
    let game = Monopoly::preset(preset).expect("a shipped preset");
    for players in [2, 3, 4, 6, 8] {
        Laws::new(&game)
            .players(players)
            .games(ludoteca_testkit::effort(6, 60))
            .seed(players.into())
            .cap(200)
            .check();
    }
}

#[test]
fn official_keeps_the_laws() {
    check("official");
}

#[test]
fn street_masters_keeps_the_laws() {
    check("street-masters");
}

#[test]
fn serial_keeps_the_laws() {
    check("serial");
}

#[test]
fn optimal_keeps_the_laws() {
    check("optimal");
}
