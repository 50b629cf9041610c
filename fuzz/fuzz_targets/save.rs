//! A true save file, damaged: refused with a reason, or replayed soundly; never half believed.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use ludoteca_core::Record;
use ludoteca_fuzz::{Course, edit, replay, sealed};
use ludoteca_monopoly::Monopoly;

fuzz_target!(|bytes: &[u8]| {
    // Too few bytes are no case.
    let _ = damage(&mut Unstructured::new(bytes));
});

fn damage(u: &mut Unstructured<'_>) -> Result<()> {
    let course = Course::choose(u)?;
    let record = course.save(u.int_in_range(0..=400)?);
    let before = record.to_text();
    let mut text = before.clone();
    let seal = u.arbitrary()?;
    let edits = edit(&mut text, u)?;
    if seal {
        text = sealed(&text);
    }
    match Record::<Monopoly>::parse(&text) {
        Ok(read) => {
            assert!(seal || edits > 1 || read == record, "damage went unseen:\n{text}");
            assert_eq!(Record::<Monopoly>::parse(&read.to_text()).as_ref(), Ok(&read));
            replay(course.game, &read);
        }
        Err(why) => {
            assert!(text != before, "a sound file is refused: {why}");
            assert!(why.line <= text.lines().count() + 1 && !why.reason.is_empty(), "{why}");
        }
    }
    Ok(())
}
