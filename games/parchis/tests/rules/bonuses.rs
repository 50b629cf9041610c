//! Moves of 20 and 10, and chains of them.

use ludoteca_core::Seat;
use ludoteca_parchis::{Event, Illegal, Spot, Square};

use super::table::{classic, four, piece};

#[test]
fn a_20_that_captures_gives_another_20() {
    // 10 to 13 captures, 13 to 33 captures again, and 33 to 53 ends it.
    let mut t = four("y 10 b 13 g 33");
    t.play("* 3; y1+3; y1+20");
    assert_eq!(t.where_are("y1 b1 g1"), "33, home, home");
    assert_eq!(t.listed(), ["y1+20"]);
    t.play("0: y1+20");
    assert_eq!(t.at("y1"), "53");
    assert_eq!(t.bonuses(20), 2);
    assert!(t.rolls(1));
}

#[test]
fn reaching_the_goal_gives_a_move_of_10_with_any_piece() {
    let mut t = four("y c5 10 30");
    t.play("* 3; y1+3");
    assert!(t.saw(Event::ReachedGoal { piece: piece("y1") }));
    assert_eq!(t.listed(), ["y2+10", "y3+10"]);
    t.play("y3+10");
    assert_eq!(t.at("y3"), "40");
    assert!(t.rolls(1));
}

#[test]
fn a_10_that_reaches_the_goal_gives_another_10() {
    // y2 on 66 is 10 before the goal.
    let mut t = four("y c5 66 10");
    t.play("* 3; y1+3; y2+10");
    assert_eq!(t.at("y2"), "goal");
    assert_eq!(t.listed(), ["y3+10"]);
    t.play("y3+10");
    assert_eq!(t.at("y3"), "20");
    assert_eq!(t.bonuses(10), 2);
}

#[test]
fn a_10_that_captures_gives_a_20_and_a_20_into_the_goal_a_10() {
    // y3 on 56 is 20 before the goal.
    let mut t = four("y c5 10 56 r 20");
    t.play("* 3; y1+3; y2+10");
    assert_eq!(t.at("r1"), "home");
    assert_eq!(t.listed(), ["y2+20", "y3+20"]);
    t.play("y3+20");
    assert_eq!(t.listed(), ["y2+10"]);
    t.play("y2+10");
    assert!(t.rolls(1));
}

#[test]
fn a_bonus_that_no_piece_can_move_is_lost() {
    let mut t = four("y 58 b 60");
    t.play("* 2; y1+2");
    // 60 is 16 before the goal: 20 do not fit.
    assert!(t.saw(Event::BonusLost { seat: Seat(0), steps: 20 }));
    assert_eq!(t.at("y1"), "60");
    assert!(t.rolls(1));
}

#[test]
fn a_bonus_stops_at_barriers_like_any_move() {
    let mut t = four("y 10 40 b 13 r 25 25");
    t.play("* 3; y1+3");
    assert_eq!(t.listed(), ["y2+20"]);
    assert_eq!(t.refused("y1+20"), Illegal::Barrier { on: Spot::Ring(Square(25)) });
}

#[test]
fn a_bonus_brings_nobody_out() {
    let mut t = four("y 10 b 13");
    t.play("* 3; y1+3");
    assert_eq!(t.refused("y2 out"), Illegal::NoFive);
    assert_eq!(t.refused("y2+20"), Illegal::AtHome { piece: piece("y2") });
}

#[test]
fn a_bonus_never_forces_a_barrier_open() {
    // The barrier on 40 cannot make the 6, because two strangers stand on 46, but the 20.
    let mut t = four("y 10 40 40 r 16 b 46 g 46");
    t.play("* 6; y1+6");
    assert_eq!(t.at("r1"), "home");
    assert_eq!(t.listed(), ["y1+20", "y2+20"]);
    t.play("y1+20");
    assert!(t.view().is_barrier(Square(40)));
    assert!(t.rolls(0));
}

#[test]
fn a_bonus_may_form_a_barrier() {
    let mut t = four("y 10 33 b 13");
    t.play("* 3; y1+3; y1+20");
    assert!(t.view().is_barrier(Square(33)));
}

#[test]
fn a_bonus_may_be_moved_with_either_colour() {
    let mut t = classic("y 10 r 50 b 13");
    t.play("* 3; y1+3");
    assert_eq!(t.listed(), ["y1+20", "r1+20"]);
    t.play("r1+20");
    assert_eq!(t.at("r1"), "2");
}

#[test]
fn a_bonus_chains_across_the_colours() {
    // Yellow captures blue, red captures green with the 20, yellow moves the next 20.
    let mut t = classic("y 10 r 50 b 13 g 2");
    t.play("* 3; y1+3; r1+20");
    assert_eq!(t.at("g1"), "home");
    t.play("y1+20");
    assert_eq!(t.at("y1"), "33");
}

#[test]
fn an_exit_that_captures_gives_20() {
    let mut t = four("y 5 30 b 5");
    t.play("* 5; y3 out");
    assert_eq!(t.listed(), ["y1+20", "y2+20"]);
}

#[test]
fn the_20_comes_before_the_roll_that_a_6_gives() {
    let mut t = four("y 10 b 16");
    t.play("* 6; y1+6; y1+20");
    assert_eq!(t.at("y1"), "36");
    assert!(t.rolls(0));
    t.play("* 1; y1+1");
    assert!(t.rolls(1));
}
