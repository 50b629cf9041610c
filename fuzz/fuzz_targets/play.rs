//! Any actions and outcomes in any state that play can reach: an answer, and a sound state.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use ludoteca_core::{Game as _, Turn};
use ludoteca_fuzz::{Course, any_action, any_outcome, audited};
use ludoteca_monopoly::{Monopoly, State};

fuzz_target!(|bytes: &[u8]| {
    // The bytes run out at the end of every case.
    let _ = play(&mut Unstructured::new(bytes));
});

fn play(u: &mut Unstructured<'_>) -> Result<()> {
    let course = Course::choose(u)?;
    let mut state = course.state(u)?;
    while !u.is_empty() {
        step(course.game, &mut state, u)?;
    }
    Ok(())
}

fn step(game: &Monopoly, state: &mut State, u: &mut Unstructured<'_>) -> Result<()> {
    let seats = u32::from(game.seats(state));
    match game.turn(state) {
        Turn::Over => {
            let action = any_action(u)?;
            assert!(game.check(state, action).is_err(), "{action} after the end");
            assert!(!game.is_possible(state, any_outcome(u)?));
        }
        Turn::Chance => {
            let action = any_action(u)?;
            assert!(game.check(state, action).is_err(), "{action} while the dice fall");
            let mut outcomes = Vec::new();
            game.outcomes(state, &mut outcomes);
            let any = any_outcome(u)?;
            let outcome = if game.is_possible(state, any) { any } else { u.choose(&outcomes)?.0 };
            game.resolve(state, outcome, &mut ());
            audited(game, state, &outcome);
        }
        Turn::Decide(seat) => {
            assert!(u32::from(seat.0) < seats);
            let action = if u.ratio(1, 3)? {
                any_action(u)?
            } else {
                let mut actions = Vec::new();
                game.actions(state, &mut actions);
                let listed = *u.choose(&actions)?;
                assert_eq!(game.check(state, listed), Ok(()), "{listed} is listed");
                listed
            };
            assert!(!game.is_possible(state, any_outcome(u)?));
            if game.check(state, action).is_ok() {
                let mut events = Vec::new();
                game.play(state, action, &mut events);
                audited(game, state, &action);
            }
        }
    }
    // Every question about any state has an answer.
    let mut scores = vec![0.0; seats as usize];
    game.scores(state, &mut scores);
    assert!(scores.iter().all(|score| score.is_finite()));
    Ok(())
}
