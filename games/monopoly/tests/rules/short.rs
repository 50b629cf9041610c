//! The short game.

use ludoteca_core::{Game as _, Seat};
use ludoteca_monopoly::{Event, HOTEL, Illegal, Monopoly, Place, Rules, SeatSet};

use super::table::{Table, house_rules};

const SHORT: Rules = Rules::OFFICIAL.short();

#[test]
fn two_lots_are_dealt_and_paid_for() {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let game = game.with_rules(SHORT).expect("sound rules");
    let state = game.start(2);
    let mut t = Table { game, state, events: Vec::new() };
    t.play("* 6+6; * 1+1; * deal 39; * deal 12; * deal 37; * deal 1");
    assert_eq!((t.lots(0), t.lots(1), t.cash()), (vec![37, 39], vec![1, 12], vec![750, 1290]));
    assert!(t.saw(Event::Dealt { seat: Seat(1), lot: Place(12), price: 150 }));
    assert_eq!(t.on_turn(), 0);
}

#[test]
fn no_lot_is_dealt_twice() {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let game = game.with_rules(SHORT).expect("sound rules");
    let state = game.start(2);
    let mut t = Table { game, state, events: Vec::new() };
    t.play("* 6+6; * 1+1; * deal 39");
    let mut outcomes = Vec::new();
    t.game.outcomes(&t.state, &mut outcomes);
    assert_eq!(outcomes.len(), 27);
}

#[test]
fn three_houses_are_enough_for_a_hotel() {
    let mut t = house_rules(SHORT, &["37*2 39*3", ""]);
    assert_eq!(t.refused("build 39"), Illegal::Uneven { place: Place(39) });
    t.play("build 37; build 39");
    assert_eq!((t.level(37), t.level(39), t.cash()[0]), (3, HOTEL, 1100));
    assert_eq!(t.stock(), (29, 11));
}

#[test]
fn a_hotels_refund_counts_one_house_less() {
    let mut t = house_rules(SHORT, &["37h 39h", ""]);
    t.play("sell 39; sell 37; sell 39");
    assert_eq!((t.level(37), t.level(39), t.cash()[0]), (3, 2, 1800));
    // For want of houses: two hotels of four houses' worth each, at half of 200.
    let others = "1*3 3*3 6*3 8*3 9*3 11*3 13*3 14*3 16*2 18*3 19*2";
    let mut t = house_rules(SHORT, &["37h 39h", others]);
    assert_eq!(t.stock().0, 1);
    assert_eq!(t.refused("sell 39"), Illegal::NoHouses { needed: 3, left: 1 });
    t.play("sell-down 37 0");
    assert_eq!(t.cash()[0], 1500 + 800);
}

/// Seat 3 is out already; seat 0 goes bankrupt to seat 1.
fn second_bankruptcy(me: &str) -> Table {
    let mut t = house_rules(SHORT, &[&format!("@33 {me}"), "$100 37*2 39*2", "$3000", "$0 out"]);
    t.play("roll; * 2+4; bankrupt");
    t
}

#[test]
fn the_second_bankruptcy_ends_the_game_and_the_richest_wins() {
    let t = second_bankruptcy("$30 5");
    assert!(t.is_over());
    assert!(t.saw(Event::GameOver { winners: SeatSet::of(Seat(2)) }));
}

#[test]
fn the_last_bankrupts_buildings_pass_to_the_creditor() {
    let t = second_bankruptcy("$30 11*2 13*2 14*3");
    assert_eq!((t.lot(14), t.cash()[1]), ((Some(1), 3, false), 130));
    // 130 + 440 + 700 of the estate, and 750 + 800 of his own, against 3000.
    assert!(t.saw(Event::GameOver { winners: SeatSet::of(Seat(2)) }));
    let t = second_bankruptcy("$30 11*2 13*2 14*3 31 32 34 5 15 25");
    assert!(t.saw(Event::GameOver { winners: SeatSet::of(Seat(1)) }));
}

#[test]
fn the_first_bankruptcy_does_not_end_the_short_game() {
    let mut t = house_rules(SHORT, &["@33 $30 1*1 3*1", "37*2 39*2", "", ""]);
    t.play("roll; * 2+4; bankrupt");
    assert!(!t.is_over());
    assert_eq!((t.level(1), t.owner(1), t.cash()[1]), (0, Some(1), 1500 + 30 + 50));
}
