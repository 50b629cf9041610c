//! Any text as a card base: every fault with its line, what was read reads back equal, and a game
//! with these cards plays to its end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_core::Game as _;
use ludoteca_fuzz::play_on;
use ludoteca_rift::{CardBase, Rift, Rules};

fuzz_target!(|text: &str| {
    let base = match CardBase::parse(text) {
        Ok(base) => base,
        Err(error) => {
            // An empty text has a first line to be missed.
            let lines = text.lines().count().max(1);
            for fault in &error.faults {
                assert!(!fault.reason.is_empty() && fault.line <= lines, "{fault:?} of {lines}");
            }
            assert!(!error.faults.is_empty(), "nothing, and no reason why");
            return;
        }
    };
    assert_eq!(CardBase::parse(&base.to_text()).as_ref(), Ok(&base));
    for name in ["classic", "standard"] {
        let rules = Rules::preset(name).expect("a shipped preset");
        if let Ok(game) = Rift::new(base.clone(), rules) {
            play_on(&game, game.start(2), 400);
        }
    }
});
