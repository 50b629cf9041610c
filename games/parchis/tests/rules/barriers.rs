//! Barriers: who makes them, whom they stop, and when they must be opened.

use ludoteca_parchis::{Illegal, Spot, Square};

use super::table::{classic, four, piece};

const ON_14: Spot = Spot::Ring(Square(14));

#[test]
fn two_pieces_of_one_colour_form_a_barrier_on_any_square() {
    let mut t = four("y 10 13");
    t.play("* 3; y1+3");
    assert!(t.view().is_barrier(Square(13)), "unsafe");
    let mut t = four("y 10 12");
    t.play("* 2; y1+2");
    assert!(t.view().is_barrier(Square(12)), "safe");
}

#[test]
fn nothing_passes_a_barrier() {
    let mut t = four("y 11 20 b 14 14");
    t.play("* 4");
    assert_eq!(t.listed(), ["y2+4"]);
    assert_eq!(t.refused("y1+4"), Illegal::Barrier { on: ON_14 });
}

#[test]
fn nothing_lands_on_a_barrier() {
    let mut t = four("y 11 20 b 14 14");
    t.play("* 3");
    assert_eq!(t.listed(), ["y2+3"]);
    assert_eq!(t.refused("y1+3"), Illegal::Barrier { on: ON_14 });
}

#[test]
fn a_barrier_stops_its_own_colour_too() {
    let mut t = four("y 11 14 14");
    t.play("* 4");
    assert_eq!(t.listed(), ["y2+4"]);
    assert_eq!(t.refused("y1+4"), Illegal::Barrier { on: ON_14 });
    let mut t = four("y 11 14 14");
    t.play("* 3");
    assert_eq!(t.refused("y1+3"), Illegal::Barrier { on: ON_14 }, "a third own piece");
}

#[test]
fn a_barrier_stops_the_players_other_colour_too() {
    let mut t = classic("y 11 r 14 14 50 50");
    t.play("* 4");
    assert_eq!(t.refused("y1+4"), Illegal::Barrier { on: ON_14 });
}

#[test]
fn a_barrier_on_a_safe_square_stops_like_any_other() {
    let mut t = four("y 11 b 12 12");
    t.play("* 4");
    assert!(t.rolls(1));
}

#[test]
fn a_barrier_stops_across_the_end_of_the_numbers() {
    let mut t = four("turn=1 b 66 y home g 1 1");
    t.play("* 4");
    assert!(t.rolls(2), "square 1 follows 68");
}

#[test]
fn a_barrier_beyond_ones_last_square_stops_nobody_who_turns_off() {
    // Two of green stand on 1, where yellow never comes.
    assert_eq!(four("y 67 g 1 1").after("* 3"), ["y1+3"]);
}

#[test]
fn a_mixed_pair_may_be_passed() {
    let mut t = four("y 11 b 12 g 12");
    t.play("* 4; y1+4");
    assert_eq!(t.at("y1"), "15");
}

#[test]
fn a_mixed_pair_may_not_be_landed_on() {
    let mut t = four("y 11 20 b 12 g 12");
    t.play("* 1");
    assert_eq!(t.listed(), ["y2+1"]);
    assert_eq!(t.refused("y1+1"), Illegal::Full { on: Spot::Ring(Square(12)) });
}

#[test]
fn a_mixed_pair_with_an_own_piece_may_not_be_landed_on_either() {
    let mut t = four("y 11 12 b 12");
    t.play("* 1");
    assert_eq!(t.listed(), ["y2+1"]);
    assert_eq!(t.refused("y1+1"), Illegal::Full { on: Spot::Ring(Square(12)) });
}

#[test]
fn a_players_two_colours_make_no_barrier() {
    let mut t = classic("turn=1 b 10 y 12 r 12");
    t.play("* 4; b1+4");
    assert_eq!(t.at("b1"), "14");
}

#[test]
fn a_6_must_open_an_own_barrier() {
    let mut t = four("y 10 30 30");
    t.play("* 6");
    assert_eq!(t.listed(), ["y2+6"]);
    assert_eq!(t.refused("y1+6"), Illegal::MustOpenBarrier);
    t.play("y2+6");
    assert!(!t.view().is_barrier(Square(30)));
}

#[test]
fn only_a_6_must_open_a_barrier() {
    assert_eq!(four("y 10 30 30").after("* 4"), ["y1+4", "y2+4"]);
}

#[test]
fn a_6_with_two_barriers_opens_either() {
    assert_eq!(four("y 10 10 30 30").after("* 6"), ["y1+7", "y3+7"]);
}

#[test]
fn a_6_with_two_barriers_opens_the_one_that_can_be_opened() {
    let mut t = four("y 10 10 30 30 b 15 15");
    t.play("* 6");
    assert_eq!(t.listed(), ["y3+7"]);
    assert_eq!(t.refused("y1+7"), Illegal::Barrier { on: Spot::Ring(Square(15)) });
}

#[test]
fn a_6_opens_a_barrier_with_7_when_that_colour_has_none_at_home() {
    // Yellow's barrier moves 7, though red still has pieces at home.
    assert_eq!(classic("y 30 30 10 goal r 50").after("* 6"), ["y1+7"]);
}

#[test]
fn a_barrier_that_cannot_make_the_7_is_not_opened_with_6() {
    // 7 steps on stands a blue barrier; 6 would fit.
    assert_eq!(four("y 30 30 50 goal b 37 37").after("* 6"), ["y3+7"]);
}

#[test]
fn a_6_that_opens_nothing_is_an_ordinary_move() {
    assert_eq!(four("y 10 30 30 b 34 34").after("* 6"), ["y1+6"]);
}

#[test]
fn barriers_of_either_colour_are_opened() {
    assert_eq!(classic("y 10 10 r 50 50 60").after("* 6"), ["y1+6", "r1+6"]);
    assert_eq!(classic("y 10 r 50 50 60").after("* 6"), ["r1+6"]);
}

#[test]
fn the_barriers_of_others_are_not_mine_to_open() {
    assert_eq!(four("y 10 20 b 40 40").after("* 6"), ["y1+6", "y2+6"]);
}

#[test]
fn a_6_opens_the_barrier_on_the_start_square() {
    assert_eq!(four("y 5 5 30").after("* 6"), ["y1+6"]);
}

#[test]
fn a_pair_in_the_corridor_is_opened_like_a_barrier() {
    // c1 to c7 with a 6; the piece on 10 must wait.
    assert_eq!(four("y 10 c1 c1").after("* 6"), ["y2+6"]);
}

#[test]
fn a_mixed_pair_is_not_opened() {
    assert_eq!(four("y 10 12 b 12").after("* 6"), ["y1+6", "y2+6"]);
}

#[test]
fn a_barrier_may_be_opened_into_another() {
    // y2 joins y1 on 36.
    let mut t = four("y 36 30 30");
    t.play("* 6; y2+6");
    assert!(t.view().is_barrier(Square(36)) && !t.view().is_barrier(Square(30)));
    assert_eq!(t.at(&piece("y3").to_string()), "30");
}
