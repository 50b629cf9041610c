//! Whole games under every preset.

use ludoteca_core::Game as _;
use ludoteca_parchis::agents::{Chain, Rating};
use ludoteca_parchis::{Parchis, Rules};
use ludoteca_testkit::agent::check_agent;
use ludoteca_testkit::effort;

#[test]
fn reasons_are_sound_under_every_preset() {
    for (name, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).expect("a shipped preset");
        for players in game.players() {
            let games = effort(3, 60);
            check_agent(&game, &mut vec![Rating::default(); players.into()], games, 7, 600);
            let cap = if name == "fast" { effort(20, 600) } else { 300 };
            check_agent(&game, &mut vec![Chain::default(); players.into()], effort(1, 10), 7, cap);
        }
    }
}

#[test]
fn reasons_are_sound_when_two_rolls_are_looked_at() {
    let game = Parchis::new(Rules::CLASSIC).expect("a shipped preset");
    let agent = Chain { rolls: 2, ..Chain::default() };
    check_agent(&game, &mut [agent; 2], effort(1, 10), 3, 200);
}
