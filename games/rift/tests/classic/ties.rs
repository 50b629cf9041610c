//! Ties: the first card of the hand, then the first column, then the first row.

use ludoteca_core::{Game as _, Match, Seat, Turn};
use ludoteca_rift::agents::{Classic, classic};
use ludoteca_rift::{Action, CardBase, CardId, Cell, Rift, Rules};

use super::table::game;

/// Cards that differ in nothing but their names.
fn equals(board: &str) -> Rift {
    let base = "rift-cards 1\nbase Equals
Uno; 9; 9; 9; 9; -; 3; Común; A
Dos; 9; 9; 9; 9; -; 3; Común; A
Tres; 9; 9; 9; 9; -; 3; Común; A
";
    let board = board.parse().expect("a board");
    let base = CardBase::parse(base).expect("a base of ours");
    game(base, Rules { board, max_copies: 20, ..Rules::CLASSIC })
}

/// The hand of the first turn and what `classic` plays.
fn first_turn(rift: &Rift, seed: u64) -> (Vec<CardId>, CardId, Cell) {
    let mut table = Match::new(rift, rift.start(2), seed, 0);
    while rift.turn(table.state()) == Turn::Chance {
        table.let_chance_fall(&mut ());
    }
    let hand = table.state().hand(Seat(0)).collect();
    match table.ask(Seat(0), &mut Classic).action {
        Action::Play { card, cell } => (hand, card, cell),
        other => panic!("{other} is no first turn"),
    }
}

#[test]
fn the_first_card_of_the_hand_wins_whatever_its_number() {
    let rift = equals("3x3");
    let mut firsts = [0; 3];
    for seed in 0..30 {
        let (hand, card, cell) = first_turn(&rift, seed);
        assert_eq!(card, hand[0], "{hand:?}");
        assert_eq!(cell, Cell::new(0, 0));
        firsts[hand[0].idx()] += 1;
    }
    assert!(firsts.iter().all(|&count| count > 0), "all cards came first: {firsts:?}");
}

#[test]
fn columns_come_before_rows() {
    // Four arms around a centre: reading order would begin with the upper one.
    let (_, _, cell) = first_turn(&equals("#.#/.../#.#"), 1);
    assert_eq!(cell, Cell::new(0, 1));
}

#[test]
fn best_play_needs_a_card_and_a_cell() {
    let rift = equals("3x3");
    let state = rift.start(2);
    let scene = classic::Scene::of_state(&rift, &state, Seat(0));
    assert_eq!(classic::best_play(&scene, std::iter::empty(), 0b1), None);
    assert_eq!(classic::best_play(&scene, std::iter::once(CardId(1)), 0), None);
    let best = classic::best_play(&scene, std::iter::once(CardId(1)), 0b1_0000_0000);
    assert_eq!(best.map(|(card, idx, _)| (card, idx)), Some((CardId(1), 8)));
}
