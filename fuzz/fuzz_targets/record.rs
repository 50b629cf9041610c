//! Any text as a record: no panic; what was read is written back, and replays soundly.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_core::{Header, Record};
use ludoteca_fuzz::{games, replay, sealed};
use ludoteca_monopoly::Monopoly;

fuzz_target!(|text: &str| {
    let header = Header::parse(text);
    // As it came, and with a checksum that fits: no accident makes one, but a hand can.
    for text in [text, &sealed(text)] {
        let Ok(record) = Record::<Monopoly>::parse(text) else { continue };
        assert_eq!(header.as_ref(), Ok(&record.header));
        let written = record.to_text();
        let again = Record::<Monopoly>::parse(&written);
        assert_eq!(again.as_ref(), Ok(&record));
        replay(&games()[0], &record);
    }
});
