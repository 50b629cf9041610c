//! Ordinary moves, and turns without one.

use ludoteca_core::Seat;
use ludoteca_parchis::{Event, Illegal};

use super::table::{classic, four, piece};

#[test]
fn the_player_chooses_the_piece() {
    assert_eq!(four("y 10 20 30").after("* 3"), ["y1+3", "y2+3", "y3+3"]);
}

#[test]
fn a_move_goes_as_far_as_the_die_says_and_no_other() {
    let mut t = four("y 10");
    t.play("* 3");
    let wrong = |steps| Illegal::WrongSteps { piece: piece("y1"), steps };
    assert_eq!(t.refused("y1+2"), wrong(2));
    assert_eq!(t.refused("y1+4"), wrong(4));
    assert_eq!(t.refused("y1+20"), wrong(20));
}

#[test]
fn a_move_that_cannot_be_completed_is_not_made() {
    // The barrier on 14 lets y1 go 2, but not 4.
    assert_eq!(four("y 11 b 14 14").after("* 2"), ["y1+2"]);
    let mut t = four("y 11 b 14 14");
    t.play("* 4");
    assert_eq!(t.at("y1"), "11");
    assert!(t.rolls(1));
}

#[test]
fn without_a_legal_move_the_turn_passes() {
    let mut t = four("");
    t.play("* 3");
    assert!(t.saw(Event::DieLost { seat: Seat(0), die: 3 }));
    assert!(t.saw(Event::TurnEnded { seat: Seat(0) }));
    assert!(t.rolls(1));
}

#[test]
fn a_turn_that_passes_is_a_turn_taken() {
    use ludoteca_core::Game as _;
    let mut t = four("y 10");
    t.play("* 3; y1+3; * 3; * 3");
    assert_eq!(t.game.turns_taken(&t.state), 3);
}

#[test]
fn a_single_legal_move_is_still_a_decision() {
    let mut t = four("y 10");
    t.play("* 3");
    assert_eq!(t.listed(), ["y1+3"]);
    assert!(!t.rolls(0));
}

#[test]
fn pieces_of_others_are_not_moved() {
    let mut t = four("y 10 b 30");
    t.play("* 3");
    assert_eq!(t.refused("b1+3"), Illegal::NotYours { piece: piece("b1") });
    assert_eq!(t.refused("p1+3"), Illegal::NotYours { piece: piece("p1") });
}

#[test]
fn pieces_at_home_and_in_the_goal_do_not_walk() {
    let mut t = four("y 10 goal");
    t.play("* 3");
    assert_eq!(t.refused("y2+3"), Illegal::InGoal { piece: piece("y2") });
    assert_eq!(t.refused("y3+3"), Illegal::AtHome { piece: piece("y3") });
}

#[test]
fn pieces_of_one_colour_on_one_square_are_the_same_and_the_lowest_is_named() {
    let mut t = four("y 30 10 10");
    t.play("* 3");
    assert_eq!(t.listed(), ["y1+3", "y2+3"]);
    assert_eq!(t.refused("y3+3"), Illegal::SameAs { piece: piece("y3"), lower: piece("y2") });
}

#[test]
fn nothing_is_moved_before_the_dice_have_fallen() {
    let t = four("y 10");
    assert_eq!(t.refused("y1+3"), Illegal::DiceAreRolling);
}

#[test]
fn a_turn_is_one_roll_without_a_6() {
    let mut t = classic("y 10 b 30");
    t.play("* 3; y1+3");
    assert!(t.rolls(1));
    t.play("* 2; b1+2");
    assert!(t.rolls(0));
}
