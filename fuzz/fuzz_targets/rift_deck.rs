//! Any text as a deck file and as a deck code: refused with reasons, or read back equal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_rift::{CardBase, DeckList};

fuzz_target!(|text: &str| {
    let base = CardBase::the_rift();
    match DeckList::parse(&base, text) {
        Ok(deck) => {
            assert_eq!(DeckList::parse(&base, &deck.to_text(&base)).as_ref(), Ok(&deck));
            assert_eq!(DeckList::from_code(&deck.to_code()).as_ref(), Ok(&deck));
        }
        Err(error) => {
            let lines = text.lines().count();
            for fault in &error.faults {
                assert!(!fault.reason.is_empty() && fault.line <= lines, "{fault:?} of {lines}");
            }
            assert!(!error.faults.is_empty(), "nothing, and no reason why");
        }
    }
    match DeckList::from_code(text.trim()) {
        Ok(deck) => assert_eq!(DeckList::from_code(&deck.to_code()).as_ref(), Ok(&deck)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
