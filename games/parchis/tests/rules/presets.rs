//! What distinguishes the presets.

use ludoteca_core::{Game as _, Seat};
use ludoteca_parchis::{Colour, Parchis, Square};

use super::table::{Table, beginning, preset};

fn colours(t: &Table, seats: u8) -> Vec<&'static str> {
    Seat::all(seats).flat_map(|seat| t.view().colours_of(seat)).map(Colour::name).collect()
}

#[test]
fn the_numbers_of_players_are_those_of_the_presets() {
    let players = |name| Parchis::preset(name).unwrap().players().into_inner();
    assert_eq!(players("classic"), (2, 2));
    assert_eq!(players("sixteen"), (2, 2));
    assert_eq!(players("four"), (2, 4));
    assert_eq!(players("fast"), (2, 4));
    assert_eq!(players("partners"), (4, 4));
    assert_eq!(players("six"), (2, 6));
}

#[test]
fn four_begins_with_all_pieces_at_home() {
    let t = beginning("four", 4);
    assert!((0..4).all(|colour| t.view().at_home(Colour(colour)) == 4));
}

#[test]
fn two_single_players_have_opposite_colours() {
    assert_eq!(colours(&beginning("four", 2), 2), ["yellow", "red"]);
}

#[test]
fn three_single_players_have_the_first_three_colours() {
    assert_eq!(colours(&beginning("four", 3), 3), ["yellow", "blue", "red"]);
}

#[test]
fn colours_that_nobody_plays_stay_at_home() {
    let t = beginning("fast", 2);
    assert_eq!(t.where_are("y1 b1 r1 g1"), "5, home, 39, home");
    assert_eq!(t.view().colours().count(), 2);
}

#[test]
fn sixteen_has_four_more_safe_squares_and_is_classic_otherwise() {
    for square in [9, 26, 43, 60] {
        let mut t = preset("sixteen", &format!("y {} b {square}", square - 2));
        t.play("* 2; y1+2");
        assert_eq!(t.at("b1"), square.to_string());
        assert!(!preset("classic", "").view().is_safe(Square(square)));
    }
    let t = beginning("sixteen", 2);
    assert_eq!(t.where_are("y1 b1 r1 g1"), "5, 22, 39, 56");
    assert_eq!(t.game.safe_squares().len(), 16);
}

#[test]
fn six_is_played_on_a_ring_of_102() {
    let mut t = preset("six", "turn=5 p 102");
    t.play("* 2; p1+2");
    assert_eq!(t.at("p1"), "2");
    let mut t = preset("six", "y 102");
    t.play("* 2; y1+2");
    assert_eq!(t.at("y1"), "corridor 2");
    let mut t = preset("six", "turn=4");
    t.play("* 5; o1 out");
    assert_eq!(t.at("o1"), "73");
}
