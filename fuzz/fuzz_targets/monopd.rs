//! Any bytes from either side of the monopd network: no panic, and what was read is written and
//! read again as it is; a bot that hears them stays sound.
#![no_main]

use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use ludoteca_agents::Uniform;
use ludoteca_core::{Purpose, Rng, Seat};
use ludoteca_monopd::client::{Bot, Entry, Settings};
use ludoteca_monopd::wire::{Command, Line, Lines, MAX_COMMAND, read_line, write_line};

fuzz_target!(|bytes: &[u8]| {
    let mut lines = Vec::new();
    Lines::new(MAX_COMMAND).feed(bytes, &mut lines);
    for line in &lines {
        let Line::Text(text) = line else { continue };
        if let Ok(command) = Command::read(text) {
            let written = command.to_string();
            assert!(!written.contains(['\n', '\r']));
            if !matches!(command, Command::Chat(_)) {
                assert_eq!(Command::read(&written), Ok(command));
            }
        }
        if let Ok(elements) = read_line(text) {
            let again = write_line(&elements);
            assert_eq!(again.matches('\n').count(), 1);
            // Control characters become blanks; after that nothing changes any more.
            let elements = read_line(again.trim_end_matches('\n')).expect("our own line");
            assert_eq!(write_line(&elements), again);
        }
    }
    let settings = Settings { name: "Ana".into(), entry: Entry::Any, rounds: Some(9) };
    let thoughts = Rng::stream(1, 0, Purpose::Thinking(Seat(0)));
    let mut bot = Bot::new(settings, Box::new(Uniform::default()), thoughts);
    let mut out = Vec::new();
    bot.receive(bytes, Duration::ZERO, &mut out);
    // The same again on another connection, if it was in a game.
    if bot.broken(&mut out) {
        bot.reconnected();
        bot.receive(bytes, Duration::ZERO, &mut out);
    }
    bot.tick(Duration::from_secs(100), &mut out);
});
