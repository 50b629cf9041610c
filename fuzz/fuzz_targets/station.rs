//! One station and any bytes at any time: no panic, no flag inside a frame, a journal that reads.
#![no_main]

use std::time::Duration;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use ludoteca_core::{Purpose, Rng, Seat};
use ludoteca_fuzz::{any_body, ring_rules};
use ludoteca_ring::{FLAG, Message, Output, Profile, Settings, Station};

fuzz_target!(|bytes: &[u8]| {
    // The bytes run out at the end of every case.
    let _ = stand(&mut Unstructured::new(bytes));
});

fn stand(u: &mut Unstructured<'_>) -> Result<()> {
    let profile = if u.arbitrary()? { Profile::Safe } else { Profile::Document };
    let settings = Settings { profile, ..Settings::default() };
    let mut station = Station::new(ring_rules(), settings);
    let mut chance = Rng::stream(1, 0, Purpose::Chance);
    let (mut now, mut journal) = (Duration::ZERO, String::new());
    let mut last: Option<[u8; 4]> = None;
    while !u.is_empty() {
        let mut out = Vec::new();
        now += Duration::from_millis(u.int_in_range(0_u64..=300)?);
        match u.int_in_range(0_u8..=9)? {
            0 => station.start(&mut chance, now, &mut out),
            1 => station.tick(now, &mut out),
            2 => drop(station.decide(any_body(u)?, now, &mut out)),
            3 => station.receive(u.bytes(3.min(u.len()))?, now, &mut out),
            4 => {
                let resumed = Station::resume(ring_rules(), settings, &journal, now);
                let resumed = resumed.expect("a station can read what it wrote");
                let hash = |station: &Station| station.replica().map(ludoteca_ring::Replica::hash);
                assert_eq!(hash(&resumed), hash(&station));
                station = resumed;
            }
            // What it has sent comes back, or comes as if from somebody else.
            5 | 6 => {
                if let Some([flag, head, info, _]) = last {
                    let head = if u.arbitrary()? { head } else { head ^ u.arbitrary::<u8>()? };
                    station.receive(&[flag, head, info, FLAG], now, &mut out);
                }
            }
            _ => {
                let (origin, destination) =
                    (Seat(u.int_in_range(0..=3)?), Seat(u.int_in_range(0..=3)?));
                let message = Message { origin, destination, body: any_body(u)? };
                if let Ok(frame) = message.encode(Profile::Safe) {
                    station.receive(&frame.bytes(), now, &mut out);
                }
            }
        }
        for output in out {
            match output {
                Output::Journal(entry) => journal.extend([entry.to_string().as_str(), "\n"]),
                Output::Send(frame) => {
                    let bytes = frame.bytes();
                    assert!(bytes[1] != FLAG && bytes[2] != FLAG);
                    last = Some(bytes);
                }
                Output::Tell(_) => {}
            }
        }
    }
    Ok(())
}
