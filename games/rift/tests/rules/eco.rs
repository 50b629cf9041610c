//! Eco: each card that the played card flipped then attacks one neighbour.

use ludoteca_core::{Seat, Turn};
use ludoteca_rift::{Cell, Illegal, Rules};

use crate::desk::Desk;

/// ```text
/// 1-1-1-1  1-1-2-8     .         x flips the card above it with 9 against 2;
///    .       x         .         that card then beats its left neighbour with 8 against 1
///    .       .         .
/// ```
#[test]
fn a_flipped_card_attacks_its_only_target_by_itself() {
    let rows = ["1 1-1-1-1 | 1 1-1-2-8 | .", ". | . | .", ". | . | ."];
    let mut desk = Desk::new(Rules::STANDARD, &rows, [&["9-9-9-9 Eco"], &["3-3-3-3"]]);
    desk.play("9-9-9-9 Eco@1,1").expect(&["00.", ".0.", "..."]);
    assert_eq!(desk.turn(), Turn::Decide(Seat(1)), "nothing was to be chosen");
}

#[test]
fn in_classic_eco_does_nothing() {
    let rows = ["1 1-1-1-1 | 1 1-1-2-8 | .", ". | . | .", ". | . | ."];
    Desk::new(Rules::CLASSIC, &rows, [&["9-9-9-9 Eco"], &["3-3-3-3"]])
        .play("9-9-9-9 Eco@1,1")
        .expect(&["10.", ".0.", "..."]);
}

#[test]
fn with_two_targets_the_player_chooses_one() {
    let rows = ["1 1-1-1-1 | 1 1-7-2-8 | 1 1-1-1-1", ". | . | .", ". | . | 0 1-1-1-1"];
    let start = || Desk::new(Rules::STANDARD, &rows, [&["9-9-9-9 Eco"], &["3-3-3-3"]]);
    let mut desk = start();
    desk.play("9-9-9-9 Eco@1,1").expect(&["101", ".0.", "..0"]);
    assert_eq!(desk.turn(), Turn::Decide(Seat(0)), "the player goes on");
    assert_eq!(desk.actions(), ["echo@0,0", "echo@2,0"]);
    let from = Cell::new(1, 0);
    assert_eq!(desk.refused("9-9-9-9 Eco@0,2"), Illegal::EchoFirst { from });
    let target = Cell::new(1, 1);
    assert_eq!(desk.refused("echo@1,1"), Illegal::NoEchoTarget { from, target });
    desk.play("echo@2,0").expect(&["100", ".0.", "..0"]);
    assert_eq!(desk.turn(), Turn::Decide(Seat(1)));
    start().play("9-9-9-9 Eco@1,1").play("echo@0,0").expect(&["001", ".0.", "..0"]);
}

#[test]
fn echoes_do_not_chain() {
    // The card in the corner could beat the one below it, but was flipped by an echo.
    let rows = ["1 1-1-9-1 | 1 1-1-2-8 | .", "1 0-0-0-0 | . | .", ". | . | ."];
    let mut desk = Desk::new(Rules::STANDARD, &rows, [&["9-9-9-0 Eco"], &["5-5-5-5", "3-3-3-3"]]);
    desk.play("3-3-3-3@2,2").play("9-9-9-0 Eco@1,1").expect(&["00.", "10.", "..1"]);
}

#[test]
fn echoes_use_plain_values_and_a_flipped_defensor_attacks() {
    // Fuerza would win 8 against 8; the Defensor attacks like any other card.
    let rows = ["1 1-8-1-1 | 1 1-1-2-8 Fuerza | .", ". | . | .", ". | . | ."];
    Desk::new(Rules::STANDARD, &rows, [&["9-9-9-9 Eco"], &["3-3-3-3"]])
        .play("9-9-9-9 Eco@1,1")
        .expect(&["10.", ".0.", "..."]);
    let rows = ["1 1-7-1-1 | 1 1-1-2-8 Defensor | .", ". | . | .", ". | . | ."];
    Desk::new(Rules::STANDARD, &rows, [&["9-9-9-9 Eco"], &["3-3-3-3"]])
        .play("9-9-9-9 Eco@1,1")
        .expect(&["00.", ".0.", "..."]);
}

/// ```text
/// 1-1-1-1  1-1-2-8  1-1-1-1       x flips the cards above and to its right;
///    .       x      9-1-1-2       first the upper one attacks to the left, then the right one
///    .       .         .          attacks upwards
/// ```
#[test]
fn flipped_cards_attack_in_the_order_top_right_bottom_left() {
    let rows = ["1 1-1-1-1 | 1 1-2-2-8 | 1 1-1-1-1", ". | . | 1 9-1-1-2", ". | . | ."];
    let mut desk = Desk::new(Rules::STANDARD, &rows, [&["9-9-9-9 Eco"], &["3-3-3-3"]]);
    desk.play("9-9-9-9 Eco@1,1");
    assert_eq!(desk.actions(), ["echo@0,0", "echo@2,0"], "the upper card chooses first");
    // What it takes, the other one cannot take any more.
    desk.play("echo@2,0").expect(&["100", ".00", "..."]);
}

#[test]
fn robar_of_a_flipped_card_draws_nothing() {
    let rows = ["1 1-1-1-1 | 1 1-1-2-8 Robar 3 | .", ". | . | .", ". | . | ."];
    let mut desk = Desk::new(Rules::STANDARD, &rows, [&["9-9-9-9 Eco"], &["3-3-3-3"]]);
    desk.play("9-9-9-9 Eco@1,1").expect(&["00.", ".0.", "..."]);
    assert_eq!(desk.hand(0).len(), 0);
}

#[test]
fn eco_on_the_last_cell_ends_the_game_after_the_choice() {
    let rows = [
        "1 1-1-1-1 | 1 1-7-2-8 | 1 1-1-1-1",
        "1 1-9-1-1 | . | 1 1-1-1-9",
        "1 0-0-0-0 | 1 9-9-9-9 | 0 2-2-2-2",
    ];
    let mut desk = Desk::new(Rules::STANDARD, &rows, [&["9-9-9-9 Eco"], &["3-3-3-3"]]);
    desk.play("9-9-9-9 Eco@1,1");
    assert_eq!(desk.turn(), Turn::Decide(Seat(0)));
    desk.play("echo@0,0").expect(&["001", "101", "110"]);
    assert_eq!(desk.turn(), Turn::Over);
    assert_eq!(desk.state.leader(), Some(Seat(1)));
}
