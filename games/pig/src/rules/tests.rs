//! One rule, one test.

use super::*;

fn quick() -> Pig {
    Pig::new(Options { target: 30 }).unwrap()
}

/// Seat 0 of two decides, with these points held by each and these in the turn.
fn position(scores: [u16; 2], turn_total: u16) -> State {
    let mut state = State::new(2);
    state.scores[..2].copy_from_slice(&scores);
    state.turn_total = turn_total;
    state
}

fn face(pips: u8) -> Face {
    Face::new(pips).unwrap()
}

/// The state after a roll of the die, and what was told.
fn roll(mut state: State, pips: u8) -> (State, Vec<(Audience, Event)>) {
    let mut log = Vec::new();
    quick().play(&mut state, Action::Roll, &mut log);
    quick().resolve(&mut state, face(pips), &mut log);
    (state, log)
}

/// The scores of both seats as text, which compares exactly and still reads well.
fn scores(state: &State) -> String {
    let mut scores = [f32::NAN; 2];
    quick().scores(state, &mut scores);
    format!("{scores:?}")
}

#[test]
fn a_face_from_2_to_6_adds_its_pips_and_the_seat_decides_again() {
    let (state, log) = roll(position([3, 4], 5), 6);
    assert_eq!(state, position([3, 4], 11));
    assert_eq!(log, [(Audience::Table, Event::Rolled { seat: Seat(0), face: face(6) })]);
}

#[test]
fn a_1_loses_the_points_of_the_turn_and_the_turn() {
    let (state, log) = roll(position([3, 4], 5), 1);
    assert_eq!((state.scores[..2].to_vec(), state.turn_total), (vec![3, 4], 0));
    assert_eq!(quick().turn(&state), Turn::Decide(Seat(1)));
    assert_eq!(log[1], (Audience::Table, Event::TurnLost { seat: Seat(0), points: 5 }));
}

#[test]
fn holding_keeps_the_points_and_passes_the_die_on() {
    let mut state = position([3, 4], 5);
    let mut log = Vec::new();
    quick().play(&mut state, Action::Hold, &mut log);
    assert_eq!(state.score(Seat(0)), 8);
    assert_eq!(quick().turn(&state), Turn::Decide(Seat(1)));
    assert_eq!(quick().turns_taken(&state), 1);
    let held = Event::Held { seat: Seat(0), points: 5, score: 8 };
    assert_eq!(log, [(Audience::Table, held)]);
}

#[test]
fn after_the_last_seat_comes_the_first() {
    let mut state = State::new(3);
    for seat in [0, 1, 2, 0] {
        assert_eq!(quick().turn(&state), Turn::Decide(Seat(seat)));
        quick().play(&mut state, Action::Hold, &mut ());
    }
}

#[test]
fn who_holds_the_target_has_won() {
    let mut state = position([20, 29], 11);
    let mut log = Vec::new();
    quick().play(&mut state, Action::Hold, &mut log);
    assert_eq!(quick().turn(&state), Turn::Over);
    assert_eq!(state.winner(), Some(Seat(0)));
    assert_eq!(log[1], (Audience::Table, Event::Won { seat: Seat(0) }));
    assert_eq!(scores(&state), "[1.0, 0.0]");
}

#[test]
fn who_has_enough_cannot_roll() {
    let state = position([20, 0], 11);
    let refused = Illegal::EnoughToWin { points: 31, target: 30 };
    assert_eq!(quick().check(&state, Action::Roll), Err(refused));
    assert_eq!(refused.to_string(), "31 points are enough for the target of 30: hold and win");
    let mut actions = Vec::new();
    quick().actions(&state, &mut actions);
    assert_eq!(actions, [Action::Hold]);
}

#[test]
fn nothing_can_be_done_while_the_die_rolls_and_after_the_end() {
    let mut state = position([20, 0], 10);
    quick().play(&mut state, Action::Hold, &mut ());
    assert_eq!(quick().check(&state, Action::Roll), Err(Illegal::GameIsOver));
    let mut state = position([0, 0], 0);
    quick().play(&mut state, Action::Roll, &mut ());
    assert_eq!(quick().check(&state, Action::Hold), Err(Illegal::DieIsRolling));
}

#[test]
fn an_unfinished_game_scores_by_points() {
    assert_eq!(scores(&position([15, 3], 9)), "[0.5, 0.1]");
}

#[test]
fn the_audit_notices_what_cannot_come_about() {
    let sound = position([20, 0], 9);
    assert_eq!(quick().audit(&sound), Ok(()));
    let broken: [fn(&mut State); 5] = [
        |state| state.to_move = Seat(2),
        |state| state.scores[5] = 1,
        |state| state.scores[1] = 30,
        |state| state.turn_total = 16,
        |state| (state.turn_total, state.phase) = (10, Phase::Rolling),
    ];
    for (idx, break_it) in broken.into_iter().enumerate() {
        let mut state = sound.clone();
        break_it(&mut state);
        assert!(quick().audit(&state).is_err(), "fault {idx} goes unnoticed");
    }
}
