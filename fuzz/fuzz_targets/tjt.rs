//! Any text as a deck: no panic, what was read reads back equal, and a game made of it plays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_core::Game as _;
use ludoteca_fuzz::play_on;
use ludoteca_monopoly::{Deck, Monopoly, Rules, shipped};

fuzz_target!(|text: &str| {
    let reading = Deck::read("fuzz.tjt", text);
    let lines = text.lines().count();
    for fault in &reading.faults {
        assert!(!fault.reason.is_empty() && fault.line <= lines, "{fault} of {lines} lines");
    }
    assert!(reading.value.is_some() || !reading.faults.is_empty(), "nothing, and no reason why");
    let Some(deck) = reading.value else { return };
    let again = Deck::read("again.tjt", &deck.to_tjt());
    assert_eq!(again.into_result().as_ref(), Ok(&deck));
    play(deck);
});

/// A deck that fits the board must not break the rules, whatever its cards say.
fn play(deck: Deck) {
    let (board, mut decks) = shipped::find("atlantic-city").expect("shipped").load();
    decks[0] = deck;
    let Ok(game) = Monopoly::new(board, decks, Rules::OFFICIAL) else { return };
    play_on(&game, game.start(3), 400);
}
