//! Lost frames, power cuts and any timing: copies never differ, and a whole ring recovers.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use ludoteca_fuzz::Ring;

fuzz_target!(|bytes: &[u8]| {
    // The bytes run out at the end of every case.
    let _ = play(&mut Unstructured::new(bytes));
});

fn play(u: &mut Unstructured<'_>) -> Result<()> {
    let mut ring = Ring::new(u.int_in_range(2..=4)?);
    // Most cases are about the game, and not about its start.
    if u.arbitrary()? {
        ring.recover();
    }
    while !u.is_empty() {
        ring.happen(u)?;
        ring.check();
    }
    ring.recover();
    Ok(())
}
