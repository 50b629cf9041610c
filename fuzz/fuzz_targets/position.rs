//! Any JSON as a position, and true positions damaged: refused with reasons, or sound to play on.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use ludoteca_fuzz::{Course, edit, play_on};
use ludoteca_monopoly::{Monopoly, Position};

fuzz_target!(|bytes: &[u8]| {
    // Too few bytes are no case.
    let _ = read(&mut Unstructured::new(bytes));
});

fn read(u: &mut Unstructured<'_>) -> Result<()> {
    let course = Course::choose(u)?;
    if u.arbitrary()? {
        let state = course.state(u)?;
        let position = Position::of(course.game, &state);
        assert_eq!(position.to_state(course.game).as_ref(), Ok(&state), "a true position");
        let mut text = serde_json::to_string_pretty(&position).expect("positions are plain data");
        edit(&mut text, u)?;
        check(course.game, &text);
    } else if let Ok(text) = std::str::from_utf8(u.bytes(u.len())?) {
        check(course.game, text);
    }
    Ok(())
}

fn check(game: &Monopoly, text: &str) {
    let Ok(position) = serde_json::from_str::<Position>(text) else { return };
    match position.to_state(game) {
        Ok(state) => {
            let again = Position::of(game, &state).to_state(game);
            assert_eq!(again.as_ref(), Ok(&state), "{text}");
            play_on(game, state, 40);
        }
        Err(faults) => {
            let empty = faults.iter().any(|fault| fault.to_string().is_empty());
            assert!(!faults.is_empty() && !empty, "no reason why:\n{text}");
        }
    }
}
