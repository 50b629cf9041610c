//! When one may act.

use ludoteca_core::Seat;
use ludoteca_monopoly::position::Position;
use ludoteca_monopoly::{Event, Illegal, Monopoly, Phase};

use super::table::{Table, official, position, preset, table};

/// Seat 2 of four has the turn, and the others are asked.
fn others(players: &[&str]) -> Table {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let position = Position { on_turn: Seat(2), phase: Phase::Others, ..position(players) };
    table(game, &position)
}

#[test]
fn every_other_live_seat_is_asked_once_per_turn_before_the_roll() {
    let mut t = others(&["1", "39", "", "5"]);
    t.play("3: done; 0: done; 1: done");
    assert_eq!((t.decides(), t.phase()), (2, Phase::Before));
    t.play("2: roll; * 4+6; 2: done");
    assert_eq!((t.on_turn(), t.decides(), t.phase()), (3, 0, Phase::Others));
}

#[test]
fn seats_that_are_out_are_not_asked() {
    let mut t = others(&["1", "$0 out", "", "5"]);
    t.play("3: done; 0: done");
    assert_eq!((t.decides(), t.phase()), (2, Phase::Before));
}

#[test]
fn others_build_sell_mortgage_lift_and_trade_out_of_turn() {
    let mut t = others(&["1", "39", "", "5m 31 32 34 12"]);
    t.play("3: build 31; 3: sell 31; 3: mortgage 12; 3: lift 5; 3: trade 1 give 12 want 39");
    t.play("1: refuse; 3: done; 0: trade 2 give 1 cash -80; 2: accept; 0: done; 1: done");
    assert_eq!((t.owner(1), t.decides()), (Some(2), 2));
}

#[test]
fn others_neither_roll_nor_leave_jail() {
    let t = others(&["1", "39", "", "jail1 card1 5"]);
    assert_eq!(t.decides(), 3);
    for action in ["roll", "fine", "card", "buy", "window 1"] {
        assert_eq!(t.refused(action), Illegal::NotNow, "{action}");
    }
}

#[test]
fn nobody_is_asked_while_there_is_nothing_to_manage() {
    let mut t = official(&["", "", ""]);
    t.play("roll; * 4+6; done");
    assert_eq!((t.on_turn(), t.decides(), t.phase()), (1, 1, Phase::Before));
}

#[test]
fn a_jail_card_is_enough_to_be_asked() {
    let mut t = official(&["", "", "card1"]);
    t.play("roll; * 4+6; done");
    assert_eq!((t.on_turn(), t.phase()), (1, Phase::Others));
    t.play("2: trade 1 give-cards 1 cash -30; 1: accept; 2: done; 0: done; 1: roll");
}

#[test]
fn the_player_on_turn_manages_before_the_roll_and_after_the_move() {
    let mut t = official(&["@0 37 39 5", "1"]);
    t.play("build 39; mortgage 5; roll; * 4+6; build 37; lift 5; trade 1 want 1 cash 9");
    t.play("1: accept; 0: done");
    assert_eq!((t.level(37), t.level(39), t.owner(1), t.on_turn()), (1, 1, Some(0), 1));
}

#[test]
fn a_seat_gets_a_window_that_it_asked_for_and_the_turn_goes_on() {
    let mut t = official(&["", "39", "5"]);
    t.play("window 2");
    assert!(t.saw(Event::WindowOpened { seat: Seat(2) }));
    assert_eq!(t.refused("roll"), Illegal::NotNow);
    assert_eq!(t.refused("window 1"), Illegal::NotNow);
    t.play("2: mortgage 5; 2: trade 1 give 5 want 39; 1: accept; 1: keep 5; 2: done");
    assert_eq!((t.owner(39), t.decides(), t.phase()), (Some(2), 0, Phase::Before));
    t.play("0: roll; * 4+6; window 1; 1: lift 5; 1: done");
    assert_eq!((t.decides(), t.phase()), (0, Phase::After));
    t.play("done");
    assert_eq!(t.on_turn(), 1);
}

#[test]
fn a_window_needs_another_live_seat() {
    let t = official(&["", "", "$0 out"]);
    for seat in [0, 2, 5] {
        let refused = t.refused(&format!("window {seat}"));
        assert_eq!(refused, Illegal::NoSuchPartner { seat: Seat(seat) });
    }
}

#[test]
fn requests_for_a_window_are_never_listed() {
    for name in ["official", "street-masters", "serial", "optimal"] {
        let mut t = preset(name, &["@0 1", "39", "5"]);
        assert!(!t.listed().iter().any(|action| action.starts_with("window")));
        t.play("roll; * 4+6");
        assert!(!t.listed().iter().any(|action| action.starts_with("window")));
    }
}
