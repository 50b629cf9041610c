//! Sixes: another roll, seven steps, and the third in a row.

use ludoteca_core::Seat;
use ludoteca_parchis::{Event, Illegal, Spot, Square};

use super::table::{classic, four, piece};

#[test]
fn a_6_rolls_again() {
    let mut t = four("y 10");
    t.play("* 6; y1+6");
    assert!(t.saw(Event::RollsAgain { seat: Seat(0) }));
    assert!(t.rolls(0));
    t.play("* 2; y1+2");
    assert_eq!(t.at("y1"), "18");
    assert!(t.rolls(1));
}

#[test]
fn there_are_at_most_two_repeats() {
    let mut t = four("y 10");
    t.play("* 6; y1+6; * 6; y1+6; * 2; y1+2");
    assert_eq!(t.at("y1"), "24");
    assert!(t.rolls(1));
    let mut t = four("y 10");
    t.play("* 6; y1+6; * 6; y1+6; * 6");
    assert!(t.rolls(1));
}

#[test]
fn a_6_without_a_legal_move_rolls_again_all_the_same() {
    let mut t = four("");
    t.play("* 6");
    assert!(t.saw(Event::DieLost { seat: Seat(0), die: 6 }));
    assert!(t.rolls(0));
}

#[test]
fn a_6_moves_7_when_no_piece_of_the_colour_is_at_home() {
    let mut t = four("y 10 20 goal goal");
    t.play("* 6");
    assert_eq!(t.listed(), ["y1+7", "y2+7"]);
    assert_eq!(t.refused("y1+6"), Illegal::WrongSteps { piece: piece("y1"), steps: 6 });
    t.play("y1+7");
    assert_eq!(t.at("y1"), "17");
    assert!(t.rolls(0), "a 7 is still a 6");
}

#[test]
fn a_6_moves_6_while_a_piece_of_the_colour_is_at_home() {
    assert_eq!(four("y 10 20 goal").after("* 6"), ["y1+6", "y2+6"]);
}

#[test]
fn each_colour_of_a_player_has_its_own_6() {
    // Yellow has nobody at home, red has.
    let t = classic("y 10 20 goal goal r 50");
    assert_eq!(t.after("* 6"), ["y1+7", "y2+7", "r1+6"]);
}

#[test]
fn a_7_that_does_not_fit_is_not_played_as_a_6() {
    // c2 is 6 before the goal, and 7 lead beyond it.
    let mut t = four("y 10 goal goal c2");
    t.play("* 6");
    assert_eq!(t.listed(), ["y1+7"]);
    assert_eq!(t.refused("y4+6"), Illegal::WrongSteps { piece: piece("y4"), steps: 6 });
    let mut t = four("y goal goal goal c2");
    t.play("* 6");
    assert!(t.saw(Event::DieLost { seat: Seat(0), die: 6 }));
}

#[test]
fn the_third_6_sends_the_piece_moved_last_home_and_ends_the_turn() {
    let mut t = four("y 10 30");
    t.play("* 6; y1+6; * 6; y2+6; * 6");
    assert_eq!(t.where_are("y1 y2"), "16, home");
    assert!(t.saw(Event::SentHome { piece: piece("y2"), from: Spot::Ring(Square(36)) }));
    assert!(t.rolls(1));
    assert_eq!(t.bonuses(20), 0, "nobody counts 20");
}

#[test]
fn the_third_6_spares_a_piece_in_its_corridor() {
    let mut t = four("y 63");
    t.play("* 6; y1+6; * 6; y1+6; * 6");
    assert_eq!(t.at("y1"), "corridor 7");
    assert!(t.saw(Event::Spared { piece: piece("y1"), on: Spot::Corridor(7) }));
    assert!(t.rolls(1));
}

#[test]
fn the_third_6_spares_a_piece_in_the_goal() {
    let mut t = four("y 64");
    t.play("* 6; y1+6; * 6; y1+6; * 6");
    assert_eq!(t.at("y1"), "goal");
    assert!(t.saw(Event::Spared { piece: piece("y1"), on: Spot::Goal }));
    assert!(t.rolls(1));
}

#[test]
fn a_bonus_counts_as_the_latest_move_of_the_third_6() {
    // y1 captures with the second 6, and y2 moves the 20.
    let mut t = four("y 10 30 b 22 home g 16");
    t.play("* 6; y2+6; * 6; y1+6");
    assert_eq!(t.at("g1"), "home");
    t.play("y2+20; * 6");
    assert_eq!(t.where_are("y1 y2"), "16, home");
}

#[test]
fn bonuses_are_played_out_before_the_next_roll() {
    let mut t = four("y 10 30 g 16");
    t.play("* 6; y1+6");
    assert_eq!(t.listed(), ["y1+20", "y2+20"]);
    t.play("y2+20");
    assert!(t.rolls(0));
}

#[test]
fn what_the_sent_piece_captured_stays_captured() {
    let mut t = four("y 7 g 19");
    t.play("* 6; y1+6; * 6; y1+6; y1+20; * 6");
    assert_eq!(t.where_are("y1 g1"), "home, home");
    assert!(t.saw(Event::SentHome { piece: piece("y1"), from: Spot::Ring(Square(39)) }));
}

#[test]
fn a_bonus_that_cannot_be_moved_leaves_the_capturer_as_the_latest() {
    let mut t = four("y 7 g 19 b 30 30");
    t.play("* 6; y1+6; * 6; y1+6");
    assert!(t.saw(Event::BonusLost { seat: Seat(0), steps: 20 }));
    t.play("* 6");
    assert!(t.saw(Event::SentHome { piece: piece("y1"), from: Spot::Ring(Square(19)) }));
    assert_eq!(t.at("g1"), "home");
}

#[test]
fn when_nothing_has_moved_the_third_6_does_nothing() {
    let mut t = four("b 30");
    t.play("* 6; * 6; * 6");
    assert!(t.saw(Event::ThirdInARow { seat: Seat(0) }));
    assert!(t.rolls(1));
    assert_eq!(t.at("b1"), "30");
}

#[test]
fn the_third_6_itself_is_not_moved() {
    // y2 could move 6, with the first two as with the third.
    let mut t = four("y 10 30");
    t.play("* 6; y1+6; * 6");
    assert_eq!(t.listed(), ["y1+6", "y2+6"]);
    t.play("y1+6; * 6");
    assert_eq!(t.where_are("y1 y2"), "home, 30");
    assert!(t.rolls(1));
}

#[test]
fn the_next_turn_counts_its_sixes_anew() {
    let mut t = four("seats=2 y 10 r 39");
    t.play("* 6; y1+6; * 6; y1+6; * 1; y1+1; * 1; r1+1; * 6; y1+6");
    assert!(t.rolls(0));
    assert_eq!(t.at("y1"), "29");
}

#[test]
fn the_third_6_sends_the_piece_moved_last_home_whichever_of_the_two_colours_moved_before() {
    for (script, places) in
        [("* 6; y1+6; * 6; r1+6; * 6", "16, home"), ("* 6; r1+6; * 6; y1+6; * 6", "home, 56")]
    {
        let mut t = classic("y 10 r 50");
        t.play(script);
        assert_eq!(t.where_are("y1 r1"), places, "{script}");
        assert!(t.rolls(1));
    }
}
