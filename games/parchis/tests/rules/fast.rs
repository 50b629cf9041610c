//! Two dice.

use ludoteca_core::Seat;
use ludoteca_parchis::{Event, Illegal, Pending, Spot, Square};

use super::table::{Table, piece, preset};

fn fast(text: &str) -> Table {
    preset("fast", text)
}

#[test]
fn the_dice_are_used_one_after_the_other_in_the_players_order() {
    let mut t = fast("y 10 30 goal");
    t.play("* 2+4");
    assert_eq!(t.view().pending(), Some(Pending::Dice(2, 4)));
    assert_eq!(t.listed(), ["y1+2", "y1+4", "y2+2", "y2+4"]);
    t.play("y1+4");
    assert_eq!(t.view().pending(), Some(Pending::Die(2)));
    assert_eq!(t.listed(), ["y1+2", "y2+2"]);
    t.play("y2+2");
    assert_eq!(t.where_are("y1 y2"), "14, 32");
    assert!(t.rolls(1));
}

#[test]
fn one_piece_may_use_both_dice() {
    let mut t = fast("y 10 goal goal goal");
    t.play("* 2+4; y1+2; y1+4");
    assert_eq!(t.at("y1"), "16");
}

#[test]
fn the_dice_are_not_added_up_for_a_move() {
    let mut t = fast("y 10");
    t.play("* 1+3");
    assert_eq!(t.refused("y1+4"), Illegal::WrongSteps { piece: piece("y1"), steps: 4 });
}

#[test]
fn a_die_that_no_piece_can_use_is_lost() {
    let mut t = fast("y 9 goal goal goal b 12 12");
    t.play("* 2+4");
    assert_eq!(t.listed(), ["y1+2"]);
    t.play("y1+2");
    assert!(t.saw(Event::DieLost { seat: Seat(0), die: 4 }));
    assert!(t.rolls(1));
}

#[test]
fn a_die_that_cannot_be_used_first_may_be_used_second() {
    // y1 waits behind a barrier of its own on 12; with the 2 it is opened, and then the way is free.
    let mut t = fast("y 10 12 12 goal");
    t.play("* 2+4");
    assert_eq!(t.listed(), ["y2+2", "y2+4"]);
    t.play("y2+2");
    assert_eq!(t.listed(), ["y1+4", "y2+4", "y3+4"]);
}

#[test]
fn a_5_on_one_die_brings_a_piece_out() {
    let mut t = fast("y 30");
    t.play("* 3+5");
    assert_eq!(t.listed(), ["y1+3", "y2 out"], "the 3 may come first");
    assert_eq!(t.refused("y1+5"), Illegal::MustComeOut);
    t.play("y2 out");
    assert_eq!(t.listed(), ["y1+3", "y2+3"]);
    t.play("y2+3");
    assert_eq!(t.at("y2"), "8");
}

#[test]
fn the_5_after_the_other_die_still_forces_an_exit() {
    let mut t = fast("y 30");
    t.play("* 3+5; y1+3");
    assert_eq!(t.listed(), ["y2 out"]);
}

#[test]
fn the_sum_of_5_brings_a_piece_out_and_uses_both_dice() {
    for roll in ["1+4", "2+3"] {
        let mut t = fast("y 30");
        t.play(&format!("* {roll}"));
        assert_eq!(t.listed(), ["y2 out"]);
        t.play("y2 out");
        assert_eq!(t.where_are("y1 y2"), "30, 5");
        assert!(t.rolls(1));
    }
}

#[test]
fn a_sum_of_5_that_brings_nobody_out_is_two_dice() {
    let mut t = fast("y 5 5 30");
    t.play("* 2+3");
    assert_eq!(t.listed(), ["y1+2", "y1+3", "y3+2", "y3+3"]);
    t.play("y3+2");
    // The 3 alone is no 5.
    assert_eq!(t.listed(), ["y1+3", "y3+3"]);
}

#[test]
fn with_a_sum_of_5_single_dice_are_refused_while_a_piece_can_come_out() {
    let mut t = fast("y 30");
    t.play("* 2+3");
    assert_eq!(t.refused("y1+2"), Illegal::MustComeOut);
    assert_eq!(t.refused("y1+3"), Illegal::MustComeOut);
}

#[test]
fn a_double_5_brings_two_out() {
    let mut t = fast("");
    t.play("* 5+5; y1 out; y2 out");
    assert_eq!(t.where_are("y1 y2"), "5, 5");
    assert!(t.rolls(0));
}

#[test]
fn doubles_are_listed_once_and_roll_again() {
    let mut t = fast("y 10");
    t.play("* 2+2");
    assert_eq!(t.listed(), ["y1+2"]);
    t.play("y1+2; y1+2");
    assert_eq!(t.at("y1"), "14");
    assert!(t.rolls(0));
}

#[test]
fn doubles_that_cannot_be_used_roll_again_too() {
    let mut t = fast("");
    t.play("* 2+2");
    assert!(t.rolls(0));
}

#[test]
fn a_6_without_a_double_does_not_roll_again() {
    let mut t = fast("y 10");
    t.play("* 3+6; y1+3; y1+6");
    assert!(t.rolls(1));
}

#[test]
fn the_third_double_sends_the_piece_moved_last_home() {
    let mut t = fast("y 10 30");
    t.play("* 1+1; y1+1; y1+1; * 2+2; y1+2; y2+2; * 3+3");
    assert_eq!(t.where_are("y1 y2"), "14, home");
    assert!(t.rolls(1));
}

#[test]
fn the_third_double_spares_a_piece_in_its_corridor() {
    let mut t = fast("y 10 66");
    t.play("* 1+1; y1+1; y1+1; * 2+2; y2+2; y2+2; * 3+3");
    assert_eq!(t.where_are("y1 y2"), "12, corridor 2");
    assert!(t.saw(Event::Spared { piece: piece("y2"), on: Spot::Corridor(2) }));
    assert!(t.rolls(1));
}

#[test]
fn an_exit_counts_as_the_latest_move_of_the_third_double() {
    let mut t = fast("y 10");
    t.play("* 1+1; y1+1; y1+1; * 5+5; y2 out; y3 out; * 3+3");
    assert_eq!(t.where_are("y1 y2 y3"), "12, 5, home");
    assert!(t.saw(Event::SentHome { piece: piece("y3"), from: Spot::Ring(Square(5)) }));
}

#[test]
fn a_6_counts_6() {
    assert_eq!(fast("y 10 goal goal goal").after("* 1+6"), ["y1+1", "y1+6"]);
}

#[test]
fn a_6_on_one_die_must_open_a_barrier() {
    let mut t = fast("y 10 30 30");
    t.play("* 1+6");
    assert_eq!(t.listed(), ["y1+1", "y2+1", "y2+6"]);
    assert_eq!(t.refused("y1+6"), Illegal::MustOpenBarrier);
}

#[test]
fn a_bonus_comes_before_the_second_die() {
    let mut t = fast("y 10 goal goal goal b 12");
    // 12 is safe, so that nobody is captured there; 13 is not.
    t.play("* 2+4; y1+2");
    assert_eq!(t.where_are("y1 b1"), "12, 12");
    let mut t = fast("y 11 goal goal goal b 13");
    t.play("* 2+4; y1+2");
    assert_eq!(t.view().pending(), Some(Pending::Bonus(20)));
    assert_eq!(t.listed(), ["y1+20"]);
    t.play("y1+20");
    assert_eq!(t.listed(), ["y1+4"]);
}

#[test]
fn a_lost_bonus_leaves_the_second_die() {
    let mut t = fast("y 57 goal goal goal b 60");
    t.play("* 3+4; y1+3");
    assert!(t.saw(Event::BonusLost { seat: Seat(0), steps: 20 }));
    assert_eq!(t.listed(), ["y1+4"]);
}

#[test]
fn winning_leaves_the_second_die_unused() {
    let mut t = fast("y goal goal goal c5");
    t.play("* 3+4; y4+3");
    assert!(t.is_over());
}

#[test]
fn one_piece_of_each_colour_begins_on_its_start_square() {
    let t = super::table::beginning("fast", 3);
    assert_eq!(t.where_are("y1 b1 r1 g1"), "5, 22, 39, home");
}
