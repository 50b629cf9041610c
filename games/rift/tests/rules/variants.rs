//! Balance variants and tie-breaks.

use ludoteca_core::Game as _;
use ludoteca_core::{Match, Seat, Turn};
use ludoteca_rift::{CardBase, Cell, Illegal, Position, Rift, Rules, TieBreak};

use crate::desk::Desk;

const EMPTY: [&str; 3] = [". | . | .", ". | . | .", ". | . | ."];

fn dealt(rules: Rules) -> (Rift, ludoteca_rift::State) {
    let game = Rift::new(CardBase::the_rift(), rules).expect("playable rules");
    let mut table = Match::new(&game, game.start(2), 3, 0);
    while table.let_chance_fall(&mut ()).is_some() {}
    let state = table.state().clone();
    (game, state)
}

#[test]
fn both_begin_with_five_cards_and_the_starter_draws_none() {
    let (game, state) = dealt(Rules::STANDARD);
    assert_eq!(game.turn(&state), Turn::Decide(Seat(0)));
    assert_eq!([0, 1].map(|seat| state.hand_size(Seat(seat))), [5, 5]);
    assert_eq!([0, 1].map(|seat| state.deck_size(Seat(seat))), [15, 15]);
}

#[test]
fn extra_cards_go_to_the_second_player() {
    let (_, state) = dealt(Rules { extra_cards: 3, ..Rules::STANDARD });
    assert_eq!([0, 1].map(|seat| state.hand_size(Seat(seat))), [5, 8]);
}

#[test]
fn the_first_card_is_forced_into_the_centre() {
    let rules = Rules { forced_centre: true, ..Rules::STANDARD };
    let mut desk = Desk::new(rules, &EMPTY, [&["1-1-1-1", "2-2-2-2"], &["3-3-3-3"]]);
    assert_eq!(desk.actions(), ["c0@1,1", "c1@1,1"]);
    assert_eq!(desk.refused("1-1-1-1@0,0"), Illegal::CentreFirst { centre: Cell::new(1, 1) });
    desk.play("1-1-1-1@1,1");
    assert_eq!(desk.actions().len(), 2 * 8, "the second card goes anywhere");
}

#[test]
fn the_second_player_may_take_the_first_card_over() {
    let rules = Rules { pie: true, ..Rules::STANDARD };
    let mut desk = Desk::new(rules, &EMPTY, [&["1-1-1-1", "2-2-2-2"], &["3-3-3-3"]]);
    assert_eq!(desk.refused("take-over"), Illegal::NothingToTakeOver);
    desk.play("1-1-1-1@1,1");
    assert_eq!(desk.actions().last().map(String::as_str), Some("take-over"));
    desk.play("take-over").expect(&["...", ".1.", "..."]);
    assert_eq!(desk.turn(), Turn::Decide(Seat(0)), "the other one moves next");
    assert_eq!((desk.state.starter(), desk.state.placed()), (Seat(1), 1));
    assert_eq!(desk.hand(0).len(), 2, "both keep their hands: one was left, one drawn");
    assert_eq!(desk.refused("take-over"), Illegal::NothingToTakeOver);
    desk.play("2-2-2-2@1,0").expect(&[".0.", ".0.", "..."]);
    let seats: Vec<u8> = desk.state.plays().map(|play| play.seat.0).collect();
    assert_eq!((seats, desk.turn()), (vec![0, 0], Turn::Decide(Seat(1))));
}

#[test]
fn after_another_card_there_is_nothing_to_take_over() {
    let rules = Rules { pie: true, ..Rules::STANDARD };
    let mut desk = Desk::new(rules, &EMPTY, [&["1-1-1-1", "2-2-2-2"], &["3-3-3-3"]]);
    desk.play("1-1-1-1@0,0").play("3-3-3-3@2,2");
    assert_eq!(desk.refused("take-over"), Illegal::NothingToTakeOver);
}

/// Eight cards lie; seat 0 fills the last cell without flipping anything.
const LAST_CELL: [&str; 3] = [
    "0 5-5-5-5 | 0 5-5-5-5 | 0 6-6-6-6",
    "1 7-7-7-7 | 1 7-7-7-7 | 1 8-8-8-8",
    "1 9-9-9-9 | 0 9-9-9-9 | .",
];

#[test]
fn the_unplayed_card_counts_for_the_second_player() {
    let plain = &mut Desk::new(Rules::STANDARD, &LAST_CELL, [&["1-1-1-1"], &["2-2-2-2"]]);
    plain.play("1-1-1-1@2,2").expect(&["000", "111", "100"]);
    assert_eq!((plain.state.leader(), plain.state.points()), (Some(Seat(0)), [5, 4]));
    let rules = Rules { unplayed_counts: true, ..Rules::STANDARD };
    let counted = &mut Desk::new(rules, &LAST_CELL, [&["1-1-1-1"], &["2-2-2-2"]]);
    counted.play("1-1-1-1@2,2");
    assert_eq!((counted.state.leader(), counted.state.points()), (None, [5, 5]));
    let mut scores = [0.0; 2];
    counted.game.scores(&counted.state, &mut scores);
    assert_eq!(scores.map(f32::to_bits), [0.5_f32.to_bits(); 2], "a draw is half a game each");
}

/// Two by two with the real cards, so that they have values: 10 + 1 against 4 + 0.
fn small_board(tie_break: TieBreak) -> Option<Seat> {
    let board = "2x2".parse().expect("a board");
    let game = Rift::new(CardBase::the_rift(), Rules { board, tie_break, ..Rules::CLASSIC })
        .expect("playable rules");
    let position: Position = serde_json::from_str(
        r#"{"players": [{"hand": ["Alimana"]}, {"hand": ["Ratido apestoso"]}],
            "board": [["0 Kalar'Zar, piedra guía", "1 Soldado aguerrido"], ["0 Alimana", ""]],
            "order": ["0,0", "1,0", "0,1"]}"#,
    )
    .expect("a position");
    let mut state = position.to_state(&game).expect("a sound position");
    let mut actions = Vec::new();
    game.actions(&state, &mut actions);
    game.play(&mut state, actions[0], &mut ());
    assert_eq!((game.turn(&state), state.points()), (Turn::Over, [2, 2]));
    state.leader()
}

#[test]
fn an_even_board_can_be_tied() {
    assert_eq!(small_board(TieBreak::Draw), None);
}

#[test]
fn a_tie_goes_to_the_higher_controlled_value() {
    assert_eq!(small_board(TieBreak::HigherControlled), Some(Seat(0)));
}

#[test]
fn a_tie_goes_to_the_lower_played_value() {
    assert_eq!(small_board(TieBreak::LowerPlayed), Some(Seat(1)));
}
