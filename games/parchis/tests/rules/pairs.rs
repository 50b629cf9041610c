//! Two players with two colours each.

use ludoteca_core::Seat;
use ludoteca_parchis::{Colour, Pairing, Rules};

use super::table::{beginning, classic, with_rules};

#[test]
fn each_player_has_a_pair_of_opposite_colours() {
    let t = beginning("classic", 2);
    let colours = |seat| t.view().colours_of(Seat(seat)).map(Colour::name).collect::<Vec<_>>();
    assert_eq!(colours(0), ["yellow", "red"]);
    assert_eq!(colours(1), ["blue", "green"]);
}

#[test]
fn other_pairs_can_be_configured() {
    let rules = Rules { pairing: Pairing::Next, ..Rules::CLASSIC };
    let t = with_rules(rules, "");
    let colours = |seat| t.view().colours_of(Seat(seat)).map(Colour::name).collect::<Vec<_>>();
    assert_eq!(colours(0), ["yellow", "blue"]);
    assert_eq!(colours(1), ["red", "green"]);
}

#[test]
fn one_piece_of_each_colour_begins_on_its_start_square() {
    let t = beginning("classic", 2);
    assert_eq!(t.where_are("y1 b1 r1 g1"), "5, 22, 39, 56");
    for colour in (0..4).map(Colour) {
        assert_eq!(t.view().at_home(colour), 3);
    }
}

#[test]
fn a_player_has_one_turn_and_one_die_for_both_colours() {
    let mut t = beginning("classic", 2);
    t.play("* 3");
    assert_eq!(t.listed(), ["y1+3", "r1+3"]);
    t.play("r1+3");
    assert!(t.rolls(1));
    assert_eq!(t.where_are("y1 r1"), "5, 42");
}

#[test]
fn with_a_finished_colour_the_player_goes_on_with_the_other() {
    let mut t = classic("y c7 goal goal goal r 50");
    t.play("* 1; y1+1");
    assert!(!t.is_over());
    assert_eq!(t.listed(), ["r1+10"], "the 10 of the last yellow piece");
    t.play("r1+10; * 1; * 2");
    assert_eq!(t.listed(), ["r1+2"]);
}

#[test]
fn the_colours_share_safe_squares_as_strangers_do() {
    let mut t = classic("y 10 r 12");
    t.play("* 2; y1+2");
    assert_eq!(t.where_are("y1 r1"), "12, 12");
    assert!(!t.view().is_barrier(ludoteca_parchis::Square(12)));
}

#[test]
fn enemies_are_the_opponents_colours() {
    let t = classic("y 10");
    let enemies: Vec<_> = t.view().enemies().map(Colour::name).collect();
    assert_eq!(enemies, ["blue", "green"]);
}
