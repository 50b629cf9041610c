//! Capturing, and squares where nobody is captured.

use ludoteca_parchis::{Event, Illegal, Spot, Square};

use super::table::{classic, four, piece};

#[test]
fn landing_on_a_single_stranger_on_an_unsafe_square_sends_it_home() {
    let mut t = four("y 10 b 13");
    t.play("* 3; y1+3");
    assert_eq!(t.where_are("y1 b1"), "13, home");
    let on = Spot::Ring(Square(13));
    assert!(t.saw(Event::Captured { by: piece("y1"), piece: piece("b1"), on }));
}

#[test]
fn the_capturer_must_move_any_piece_20() {
    let mut t = four("y 10 30 b 13");
    t.play("* 3; y1+3");
    assert_eq!(t.listed(), ["y1+20", "y2+20"]);
    let wrong = Illegal::WrongSteps { piece: piece("y2"), steps: 3 };
    assert_eq!(t.refused("y2+3"), wrong);
    t.play("0: y2+20");
    assert_eq!(t.at("y2"), "50");
    assert!(t.rolls(1));
}

#[test]
fn passing_over_a_stranger_captures_nothing() {
    let mut t = four("y 10 b 12 g 11");
    t.play("* 3; y1+3");
    assert_eq!(t.where_are("b1 g1"), "12, 11");
}

#[test]
fn own_colour_is_never_captured() {
    let mut t = four("y 10 13");
    t.play("* 3; y1+3");
    assert_eq!(t.where_are("y1 y2"), "13, 13");
    assert_eq!(t.bonuses(20), 0);
}

#[test]
fn on_a_safe_square_two_colours_stand_together() {
    let mut t = four("y 10 b 12");
    t.play("* 2; y1+2");
    assert_eq!(t.where_are("y1 b1"), "12, 12");
    assert_eq!(t.bonuses(20), 0);
}

#[test]
fn every_safe_square_saves() {
    for square in [12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68] {
        let from = square - 2;
        let mut t = four(&format!("y {from} r {square}"));
        t.play("* 2; y1+2");
        assert_eq!(t.where_are("y1 r1"), format!("{square}, {square}"));
    }
    // Yellow begins on 5 and does not come back to it.
    let mut t = four("turn=1 b 3 r 5");
    t.play("* 2; b1+2");
    assert_eq!(t.where_are("b1 r1"), "5, 5");
}

#[test]
fn a_third_piece_may_not_land_on_a_safe_square() {
    let mut t = four("y 10 b 12 r 12");
    t.play("* 2");
    assert!(t.rolls(1));
    assert_eq!(t.at("y1"), "10");
}

#[test]
fn a_piece_on_a_foreign_start_square_is_safe_from_moves() {
    // Yellow on blue's start square: red may join it, and blue too, but neither captures.
    let mut t = four("turn=2 y 22 r 20");
    t.play("* 2; r1+2");
    assert_eq!(t.where_are("y1 r1"), "22, 22");
}

#[test]
fn the_captured_piece_needs_a_new_5() {
    let mut t = four("seats=2 y 36 r 39 40");
    t.play("* 4; y1+4");
    assert_eq!(t.where_are("y1 r2"), "40, home");
    t.play("y1+20; * 4; r1+4; * 1; y1+1; * 5");
    assert_eq!(t.listed(), ["r2 out"]);
}

#[test]
fn a_players_own_other_colour_is_captured_and_counts_20() {
    let mut t = classic("y 10 r 13");
    t.play("* 3; y1+3");
    assert_eq!(t.where_are("y1 r1"), "13, home");
    assert_eq!(t.listed(), ["y1+20"]);
    let on = Spot::Ring(Square(13));
    assert!(t.saw(Event::Captured { by: piece("y1"), piece: piece("r1"), on }));
}

#[test]
fn a_capture_is_not_forced() {
    assert_eq!(four("y 10 30 b 13").after("* 3"), ["y1+3", "y2+3"]);
}

#[test]
fn what_comes_of_a_move_is_foreseen() {
    let mut t = four("y 10 30 b 13");
    t.play("* 3");
    let moves: Vec<_> = t.view().moves().collect();
    assert_eq!(moves[0].captures, Some(piece("b1")));
    assert_eq!((moves[0].from, moves[0].to), (6, 9));
    assert_eq!(moves[1].captures, None);
    assert!(!moves[0].reaches_goal && !moves[0].is_exit());
}
