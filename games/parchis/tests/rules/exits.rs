//! Coming out with a 5.

use ludoteca_core::Seat;
use ludoteca_parchis::{Event, Illegal, Spot, Square};

use super::table::{beginning, classic, four, piece};

const YELLOW_START: Spot = Spot::Ring(Square(5));

#[test]
fn a_5_must_bring_a_piece_out() {
    let mut t = four("y 30");
    t.play("* 5");
    assert_eq!(t.listed(), ["y2 out"]);
    assert_eq!(t.refused("y1+5"), Illegal::MustComeOut);
    t.play("y2 out");
    assert_eq!(t.at("y2"), "5");
    assert!(t.saw(Event::CameOut { seat: Seat(0), piece: piece("y2"), to: YELLOW_START }));
    assert!(t.rolls(1));
}

#[test]
fn only_a_5_brings_a_piece_out() {
    for roll in ["1", "2", "3", "4", "6"] {
        let mut t = four("y 30");
        t.play(&format!("* {roll}"));
        assert_eq!(t.refused("y2 out"), Illegal::NoFive);
    }
}

#[test]
fn pieces_at_home_are_all_the_same_and_the_lowest_comes_out() {
    let mut t = four("y 30 goal");
    t.play("* 5");
    assert_eq!(t.listed(), ["y3 out"]);
    assert_eq!(t.refused("y4 out"), Illegal::SameAs { piece: piece("y4"), lower: piece("y3") });
}

#[test]
fn a_piece_that_is_out_cannot_come_out() {
    let mut t = four("y 30");
    t.play("* 5");
    assert_eq!(t.refused("y1 out"), Illegal::NotAtHome { piece: piece("y1") });
}

#[test]
fn a_single_stranger_on_the_start_square_is_not_captured() {
    let mut t = four("b 5");
    t.play("* 5; y1 out");
    assert_eq!(t.where_are("y1 b1"), "5, 5");
    assert_eq!(t.bonuses(20), 0);
}

#[test]
fn a_second_own_piece_forms_a_barrier_on_the_start_square() {
    let mut t = four("y 5");
    t.play("* 5; y2 out");
    assert!(t.view().is_barrier(Square(5)));
}

#[test]
fn with_own_and_stranger_on_the_start_square_the_exit_captures_the_stranger_and_counts_20() {
    // Whoever came first: the stranger is the only one that can be captured.
    for (text, arrivals) in [
        ("turn=1 y 5 b 3", "* 2; b1+2; * 1; * 1"),
        // Blue has to bring a piece out with its 5, and stays on the square.
        ("b 5", "* 5; y1 out; * 5; b2 out; * 1; * 1"),
    ] {
        let mut t = four(text);
        t.play(arrivals);
        assert_eq!(t.where_are("y1 b1"), "5, 5");
        t.play("* 5");
        assert_eq!(t.listed(), ["y2 out"]);
        t.play("y2 out");
        assert_eq!(t.where_are("y1 y2 b1"), "5, 5, home");
        let captured = Event::Captured { by: piece("y2"), piece: piece("b1"), on: YELLOW_START };
        assert!(t.saw(captured));
        // The two on 5 are the same to the rules: the lower one is named.
        assert_eq!(t.listed(), ["y1+20"]);
    }
}

#[test]
fn of_two_strangers_the_exit_captures_the_one_that_came_last() {
    // Blue stands there, and green comes to it; and the other way round.
    let mut t = four("turn=3 g 2 b 5");
    t.play("* 3; g1+3; * 5; y1 out");
    assert_eq!(t.where_are("y1 b1 g1"), "5, 5, home");
    let mut t = four("turn=1 b 2 g 5");
    t.play("* 3; b1+3; * 1; * 5; g2 out; * 5; y1 out");
    assert_eq!(t.where_are("y1 b1 g1"), "5, home, 5");
}

#[test]
fn who_came_last_is_told_by_a_position() {
    let mut t = four("b 5 g 5 came=b1");
    t.play("* 5; y1 out");
    assert_eq!(t.where_are("b1 g1"), "home, 5");
    let mut t = four("b 5 g 5");
    t.play("* 5; y1 out");
    assert_eq!(t.where_are("b1 g1"), "5, home");
}

#[test]
fn who_came_last_is_forgotten_when_one_leaves_and_another_comes() {
    // Blue came last to green on 5; then green leaves, and red comes last.
    let mut t = four("turn=3 b 5 g 5 r 3 came=b1");
    t.play("* 2; g1+2; * 1; * 5; b2 out; * 2; r1+2; * 1; g1+1; * 5; y1 out");
    assert_eq!(t.where_are("b1 r1"), "5, home");
}

#[test]
fn a_foreign_barrier_on_the_start_square_loses_a_piece() {
    let mut t = four("b 5 5");
    t.play("* 5; y1 out");
    assert_eq!(t.where_are("y1 b1 b2"), "5, 5, home");
    assert_eq!(t.bonuses(20), 1);
}

#[test]
fn the_players_other_colour_is_foreign_on_the_start_square() {
    let mut t = classic("y 5 r 5");
    t.play("* 5");
    // Red can come out as well, without capturing anything.
    assert_eq!(t.listed(), ["y2 out", "r2 out"]);
    t.play("y2 out");
    assert_eq!(t.where_are("y1 y2 r1"), "5, 5, home");
    assert_eq!(t.bonuses(20), 1);
}

#[test]
fn two_own_pieces_on_the_start_square_leave_no_exit() {
    let mut t = four("y 5 5 30");
    t.play("* 5");
    assert_eq!(t.refused("y4 out"), Illegal::StartIsFull { start: YELLOW_START });
    assert_eq!(t.listed(), ["y1+5", "y3+5"], "a blocked 5 is an ordinary move");
}

#[test]
fn if_any_own_colour_can_come_out_an_exit_is_forced() {
    let mut t = classic("y 5 5 30 r 50");
    t.play("* 5");
    assert_eq!(t.listed(), ["r2 out"]);
    assert_eq!(t.refused("y3+5"), Illegal::MustComeOut);
    assert_eq!(t.refused("y4 out"), Illegal::StartIsFull { start: YELLOW_START });
}

#[test]
fn without_a_piece_at_home_a_5_is_an_ordinary_move() {
    let mut t = four("y 30 31 32 goal");
    t.play("* 5");
    assert_eq!(t.listed(), ["y1+5", "y2+5", "y3+5"]);
}

#[test]
fn with_pieces_of_both_colours_at_home_the_player_chooses_the_colour() {
    let mut t = beginning("classic", 2);
    t.play("* 5");
    assert_eq!(t.listed(), ["y2 out", "r2 out"]);
    t.play("r2 out");
    assert_eq!(t.where_are("y2 r2"), "home, 39");
}

#[test]
fn one_piece_comes_out_for_each_5() {
    let mut t = four("");
    t.play("* 5; y1 out");
    assert!(t.rolls(1));
    assert_eq!(t.view().at_home(ludoteca_parchis::Colour(0)), 3);
}
