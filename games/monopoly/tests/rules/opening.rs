//! The first roll.

use ludoteca_core::{Game as _, Seat};
use ludoteca_monopoly::{Event, Monopoly, Phase};

use super::table::Table;

fn start(name: &str, players: u8) -> Table {
    let game = Monopoly::preset(name).expect("a shipped preset");
    let state = game.start(players);
    Table { game, state, events: Vec::new() }
}

#[test]
fn the_highest_first_roll_starts() {
    let mut t = start("official", 3);
    t.play("* 1+2; * 5+6; * 3+3");
    assert_eq!((t.on_turn(), t.decides(), t.phase()), (1, 1, Phase::Before));
    assert!(t.saw(Event::Starts { seat: Seat(1) }));
    assert_eq!((t.cash(), t.position().turns), (vec![1500; 3], 1));
}

#[test]
fn ties_roll_again_among_themselves() {
    let mut t = start("official", 4);
    t.play("* 5+6; * 1+1; * 5+6; * 5+6");
    // Seats 0, 2 and 3; then 0 and 3.
    t.play("* 2+2; * 1+2; * 1+3; * 1+1; * 1+2");
    let rolls: Vec<u8> = t
        .events
        .iter()
        .filter_map(|event| match event {
            Event::OpeningRoll { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(rolls, [0, 1, 2, 3, 0, 2, 3, 0, 3]);
    assert_eq!(t.on_turn(), 3);
}

#[test]
fn the_roll_for_the_start_is_not_the_first_move() {
    let mut t = start("official", 2);
    t.play("* 1+2; * 6+6");
    assert_eq!((t.square(1), t.position().doubles), (0, 0));
    t.play("1: roll");
}

#[test]
fn street_masters_begins_with_its_own_money() {
    let mut t = start("street-masters", 2);
    t.play("* 6+6; * 1+2");
    assert_eq!((t.cash(), t.stock()), (vec![250_000; 2], (32, 12)));
    t.play("roll; * 4+6");
    let state = t.position();
    assert_eq!(state.players[0].square.map(|place| place.0), Some(10));
}

#[test]
fn serial_begins_without_a_roll() {
    let t = start("serial", 4);
    assert_eq!((t.on_turn(), t.phase(), t.cash()), (0, Phase::Before, vec![1500; 4]));
}

#[test]
fn two_to_eight_can_play() {
    for players in 2..=8 {
        assert_eq!(start("official", players).cash().len(), usize::from(players));
    }
}
