//! Any text as a board: no panic, what was read reads back equal, and a game on it plays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_core::Game as _;
use ludoteca_fuzz::play_on;
use ludoteca_monopoly::{Board, Monopoly, Rules, misfits, shipped};

fuzz_target!(|text: &str| {
    let reading = Board::read("fuzz.tab", text);
    let lines = text.lines().count();
    for fault in &reading.faults {
        assert!(!fault.reason.is_empty() && fault.line <= lines, "{fault} of {lines} lines");
    }
    assert!(reading.value.is_some() || !reading.faults.is_empty(), "nothing, and no reason why");
    if let Some(board) = reading.value {
        let again = Board::read("again.tab", &board.to_tab());
        assert_eq!(again.into_result().as_ref(), Ok(&board));
        // Without decks the answer is a list, never a panic.
        let _ = misfits(&board, &[]);
        play(&board);
    }
});

/// A board that fits the decks must not break the rules, however odd it is.
fn play(board: &Board) {
    let (_, mut decks) = shipped::find("atlantic-city").expect("shipped").load();
    decks.truncate(board.deck_names().len());
    for rules in [Rules::OFFICIAL, Rules::SERIAL] {
        let Ok(game) = Monopoly::new(board.clone(), decks.clone(), rules) else { return };
        play_on(&game, game.start(3), 200);
    }
}
