//! Pig keeps the laws of the house.

use ludoteca_core::Game as _;
use ludoteca_pig::{Action, Options, Pig};
use ludoteca_testkit::laws::{Laws, sample_agrees};

#[test]
fn pig_keeps_the_laws_with_every_number_of_players() {
    let pig = Pig::default();
    for players in pig.players() {
        Laws::new(&pig).players(players).games(5).seed(u64::from(players)).closed().check();
    }
}

#[test]
fn pig_keeps_the_laws_at_the_ends_of_its_options() {
    for (target, cap) in [(1, 100), (2, 100), (10_000, 300)] {
        let pig = Pig::new(Options { target }).unwrap();
        Laws::new(&pig).cap(cap).costly_every(3).closed().check();
    }
}

#[test]
fn the_die_is_fair() {
    let pig = Pig::default();
    let mut state = pig.start(2);
    pig.play(&mut state, Action::Roll, &mut ());
    sample_agrees(&pig, &state, 60_000, 1);
}
