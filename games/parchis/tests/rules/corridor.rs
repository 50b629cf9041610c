//! Corridors and goals.

use ludoteca_core::Seat;
use ludoteca_parchis::{Event, Illegal, Spot};

use super::table::{four, piece};

#[test]
fn the_goal_needs_the_exact_count() {
    let mut t = four("y c5 10");
    t.play("* 4");
    assert_eq!(t.listed(), ["y2+4"]);
    let too_far = Illegal::TooFar { piece: piece("y1"), steps: 4, left: 3 };
    assert_eq!(t.refused("y1+4"), too_far);
    let mut t = four("y c5 10");
    t.play("* 3; y1+3");
    assert_eq!(t.at("y1"), "goal");
}

#[test]
fn a_pair_in_a_corridor_blocks() {
    let mut t = four("y 67 c2 c2 goal");
    t.play("* 5");
    assert_eq!(t.listed(), ["y2+5"]);
    assert_eq!(t.refused("y1+5"), Illegal::Barrier { on: Spot::Corridor(2) });
}

#[test]
fn at_most_two_pieces_share_a_corridor_square() {
    let mut t = four("y 67 c2 c2");
    t.play("* 3");
    assert_eq!(t.listed(), ["y2+3"]);
    assert_eq!(t.refused("y1+3"), Illegal::Barrier { on: Spot::Corridor(2) });
    let mut t = four("y 67 c2");
    t.play("* 3; y1+3");
    assert_eq!(t.where_are("y1 y2"), "corridor 2, corridor 2");
}

#[test]
fn a_single_piece_in_a_corridor_may_be_passed() {
    let mut t = four("y 67 c2");
    t.play("* 4; y1+4");
    assert_eq!(t.at("y1"), "corridor 3");
}

#[test]
fn the_goal_holds_any_number_and_stops_nobody() {
    let mut t = four("y c7 goal goal 10");
    t.play("* 1; y1+1; y4+10");
    assert_eq!(t.where_are("y1 y2 y3 y4"), "goal, goal, goal, 20");
}

#[test]
fn strangers_pass_the_mouth_of_a_corridor() {
    // Blue goes from 68 to 1, where yellow would turn off.
    let mut t = four("turn=1 b 68 y c1");
    t.play("* 1; b1+1");
    assert_eq!(t.where_are("b1 y1"), "1, corridor 1");
}

#[test]
fn nobody_is_captured_in_a_corridor() {
    // Each colour's third corridor square is its own: yellow and green stand on different ones.
    let mut t = four("y c1 g c3");
    t.play("* 2; y1+2");
    assert_eq!(t.where_are("y1 g1"), "corridor 3, corridor 3");
    assert_eq!(t.bonuses(20), 0);
}

#[test]
fn a_corridor_pair_of_another_colour_stops_nobody() {
    let mut t = four("y 67 g c2 c2");
    t.play("* 4; y1+4");
    assert_eq!(t.at("y1"), "corridor 3");
}

#[test]
fn without_the_exact_count_the_turn_passes() {
    let mut t = four("y c6 goal goal goal");
    t.play("* 3");
    assert!(t.saw(Event::DieLost { seat: Seat(0), die: 3 }));
    assert!(t.rolls(1));
}
