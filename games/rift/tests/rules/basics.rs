//! Placing and flipping.

use ludoteca_core::{Seat, Turn};
use ludoteca_rift::{Cell, Illegal, Rules};

use crate::desk::Desk;

/// ```text
///        1-1-3-1                         top 5 beats 3, right 5 meets 5,
/// 1-6-1-1  (x)  1-1-1-5      x: 5-5-5-5  bottom 5 beats 4, left 5 loses to 6
///        4-1-1-1
/// ```
#[test]
fn a_card_flips_what_is_lower_on_the_touching_side() {
    let rows = [". | 1 1-1-3-1 | .", "1 1-6-1-1 | . | 1 1-1-1-5", ". | 1 4-1-1-1 | ."];
    Desk::new(Rules::CLASSIC, &rows, [&["5-5-5-5"], &["0-0-0-1"]])
        .play("5-5-5-5@1,1")
        .expect(&[".0.", "101", ".0."]);
}

#[test]
fn flips_do_not_chain_and_corners_do_not_touch() {
    let rows = ["1 1-9-1-1 | 1 1-1-1-1 | .", "1 0-0-0-0 | . | .", ". | . | ."];
    let mut desk = Desk::new(Rules::CLASSIC, &rows, [&["2-2-2-2"], &["5-5-5-5"]]);
    // Seat 1 is on turn after three cards; its card flips nothing of its own.
    desk.play("5-5-5-5@2,2").expect(&["11.", "1..", "..1"]);
    desk.play("2-2-2-2@1,1").expect(&["10.", "00.", "..1"]);
}

#[test]
fn own_cards_stay() {
    let rows = ["0 1-1-1-1 | . | .", ". | . | .", ". | . | 1 1-1-1-1"];
    let mut desk = Desk::new(Rules::CLASSIC, &rows, [&["9-9-9-9"], &["9-9-9-9"]]);
    desk.play("9-9-9-9@1,0").expect(&["00.", "...", "..1"]);
}

#[test]
fn the_player_on_turn_draws_one_card() {
    let rows = [". | . | .", ". | . | .", ". | . | ."];
    let mut desk = Desk::new(Rules::CLASSIC, &rows, [&["1-1-1-1", "2-2-2-2"], &["3-3-3-3"]]);
    assert_eq!(desk.turn(), Turn::Decide(Seat(0)));
    desk.play("1-1-1-1@0,0");
    assert_eq!(desk.turn(), Turn::Decide(Seat(1)));
    // The first cards of the base fill decks up: the drawn card is the first that has copies left.
    assert_eq!(desk.hand(1), ["3-3-3-3", "1-1-1-1"]);
    assert_eq!(desk.hand(0), ["2-2-2-2"]);
}

#[test]
fn what_cannot_be_played_is_refused_with_the_reason() {
    let rows = ["0 1-1-1-1 | . | #", ". | . | .", ". | . | 1 2-2-2-2"];
    let rules = Rules { board: "..#/.../...".parse().unwrap(), ..Rules::STANDARD };
    let desk = Desk::new(rules, &rows, [&["3-3-3-3"], &["4-4-4-4"]]);
    let cell = Cell::new;
    let card = desk.game.base().find("1-1-1-1").unwrap();
    assert_eq!(desk.refused("3-3-3-3@0,0"), Illegal::Occupied { cell: cell(0, 0), card });
    assert_eq!(desk.refused("3-3-3-3@2,0"), Illegal::Blocked { cell: cell(2, 0) });
    let outside = Illegal::NoSuchCell { cell: cell(3, 0), width: 3, height: 3 };
    assert_eq!(desk.refused("3-3-3-3@3,0"), outside);
    let card = desk.game.base().find("4-4-4-4").unwrap();
    assert_eq!(desk.refused("4-4-4-4@1,1"), Illegal::NotInHand { card });
    assert_eq!(desk.refused("take-over"), Illegal::NothingToTakeOver);
    assert_eq!(desk.refused("echo@0,0"), Illegal::NoEcho);
}

#[test]
fn of_two_copies_the_one_drawn_first_is_played() {
    let rows = [". | . | .", ". | . | .", ". | . | ."];
    let hand: &[&str] = &["1-1-1-1", "2-2-2-2", "1-1-1-1", "3-3-3-3"];
    let mut desk = Desk::new(Rules::CLASSIC, &rows, [hand, &["4-4-4-4"]]);
    assert_eq!(desk.actions().len(), 27, "copies are the same action");
    desk.play("1-1-1-1@0,0");
    assert_eq!(desk.hand(0), ["2-2-2-2", "1-1-1-1", "3-3-3-3"]);
}

#[test]
fn a_full_board_ends_the_game_for_who_controls_more() {
    let rows = [
        "0 1-1-1-1 | 0 2-2-2-2 | 0 1-1-1-1",
        "1 3-3-3-3 | 1 3-3-3-3 | .",
        "1 4-4-4-4 | 1 4-4-4-4 | 0 5-5-5-5",
    ];
    let mut desk = Desk::new(Rules::CLASSIC, &rows, [&["9-9-9-9"], &["6-6-6-6"]]);
    desk.play("9-9-9-9@2,1").expect(&["000", "100", "110"]);
    assert_eq!(desk.turn(), Turn::Over);
    assert_eq!(desk.state.leader(), Some(Seat(0)));
    assert_eq!((desk.state.wins(), desk.state.points()), ([1, 0], [6, 3]));
}
