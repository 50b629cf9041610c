//! Any JSON as rules and as a position of Parchís: refused with reasons, or sound to play on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_core::Game as _;
use ludoteca_fuzz::play_on;
use ludoteca_parchis::{Parchis, Position, Rules};

fuzz_target!(|text: &str| {
    let (rules, position) = text.split_once('\n').unwrap_or((text, ""));
    let Ok(rules) = serde_json::from_str::<Rules>(rules) else { return };
    let game = match Parchis::new(rules) {
        Ok(game) => game,
        Err(error) => {
            assert!(!error.to_string().is_empty(), "no reason why");
            return;
        }
    };
    for players in 1..=6 {
        if game.players().contains(&players) {
            play_on(&game, game.start(players), 300);
        }
    }
    let Ok(position) = serde_json::from_str::<Position>(position) else { return };
    match position.to_state(&game) {
        Ok(state) => {
            let again = Position::of(&game, &state).to_state(&game);
            assert_eq!(again.as_ref(), Ok(&state), "{text}");
            play_on(&game, state, 60);
        }
        Err(faults) => {
            let empty = faults.iter().any(|fault| fault.to_string().is_empty());
            assert!(!faults.is_empty() && !empty, "no reason why:\n{text}");
        }
    }
});
