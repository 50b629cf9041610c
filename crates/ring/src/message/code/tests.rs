//! The codec, over everything there is.

use super::*;
use crate::frame::FLAG;

const PROFILES: [Profile; 2] = [Profile::Document, Profile::Safe];

/// Every body that the type can hold within the width of its bits and a little beyond.
fn bodies() -> Vec<Body> {
    let mut all = vec![Body::Leave, Body::Victory];
    for profile in PROFILES {
        all.extend((0..6).map(|number| Body::Count { profile, number }));
        all.extend((0..6).map(|players| Body::Announce { profile, players }));
    }
    for fine in [false, true] {
        for first in 0..9 {
            all.extend((0..9).map(|second| Body::Roll { fine, dice: [first, second] }));
        }
    }
    for lot in (0..40).map(Lot) {
        all.extend([Body::Propose, Body::Transfer, Body::Buy].map(|body| body(lot)));
        all.extend([Body::Sell, Body::Mortgage, Body::Lift].map(|body| body(lot)));
    }
    for deck in WireDeck::BOTH {
        all.extend((0..20).map(|card| Body::Card { deck, card }));
    }
    all.extend((0..70).map(Body::Answer));
    all.extend((0..=255).map(Body::Confirm));
    all
}

fn messages() -> impl Iterator<Item = Message> {
    let pairs = (0..5).flat_map(|origin| (0..5).map(move |to| (Seat(origin), Seat(to))));
    pairs.flat_map(|(origin, destination)| {
        bodies().into_iter().map(move |body| Message { origin, destination, body })
    })
}

#[test]
fn every_message_that_can_be_written_is_read_back_and_has_flags_at_its_ends_only() {
    // Ends 2, starts 14, rolls 36, lots 5 x 28, cards 32, answers 32; and in `safe` the fine, lifting
    // mortgages, more answers and confirmations.
    let bodies = [2 + 14 + 36 + 5 * 28 + 32 + 32, 2 + 14 + 72 + 6 * 28 + 32 + 51 + 128];
    for (profile, bodies) in PROFILES.into_iter().zip(bodies) {
        let mut written = 0;
        for message in messages() {
            let Ok(frame) = message.encode(profile) else { continue };
            written += 1;
            assert_eq!(Message::decode(frame, profile), Ok(message));
            let [open, head, info, close] = frame.bytes();
            assert_eq!((open, close), (FLAG, FLAG));
            assert!(head != FLAG && info != FLAG, "{message:?}");
        }
        assert_eq!(written, 16 * bodies, "{profile}");
    }
}

#[test]
fn every_pair_of_bytes_is_a_message_that_writes_them_or_says_why_not() {
    for profile in PROFILES {
        let mut read = 0;
        for (head, info) in (0..=255).flat_map(|head| (0..=255).map(move |info| (head, info))) {
            let Some(frame) = Frame::new(head, info) else { continue };
            match Message::decode(frame, profile) {
                Ok(message) => {
                    read += 1;
                    assert_eq!(message.encode(profile), Ok(frame), "{message:?}");
                }
                Err(why) => assert!(!why.to_string().is_empty()),
            }
        }
        assert!(read > 0);
    }
}

#[test]
fn the_bits_are_those_of_the_document() {
    let wire = |origin, destination, body| {
        let message = Message { origin: Seat(origin), destination: Seat(destination), body };
        message.encode(Profile::Safe).map(|frame| (frame.head(), frame.info()))
    };
    let profile = Profile::Document;
    for (origin, destination, body, head, info) in [
        (0, 0, Body::Count { profile, number: 0 }, 0b0000_0000, 0b1000_0000),
        (0, 0, Body::Announce { profile, players: 4 }, 0b0000_0000, 0b1100_0011),
        (0, 0, Body::Count { profile: Profile::Safe, number: 2 }, 0b0000_0000, 0b1010_0010),
        (1, 2, Body::Roll { fine: false, dice: [3, 5] }, 0b0110_0001, 0b1001_1101),
        (1, 2, Body::Roll { fine: true, dice: [6, 6] }, 0b0110_0001, 0b1111_0110),
        (2, 2, Body::Buy(Lot(21)), 0b1010_0100, 0b1001_0101),
        (2, 2, Body::Sell(Lot(22)), 0b1010_0100, 0b1011_0110),
        (2, 2, Body::Mortgage(Lot(27)), 0b1010_0100, 0b1101_1011),
        (2, 2, Body::Lift(Lot(0)), 0b1010_0100, 0b1110_0000),
        (3, 0, Body::Propose(Lot(5)), 0b1100_0010, 0b1000_0101),
        (3, 1, Body::Transfer(Lot(5)), 0b1101_0010, 0b1010_0101),
        (0, 1, Body::Answer(50), 0b0001_0011, 0b1011_0010),
        (1, 3, Body::Card { deck: WireDeck::Casualidad, card: 10 }, 0b0111_0101, 0b1110_1010),
        (1, 3, Body::Card { deck: WireDeck::Arca, card: 15 }, 0b0111_0101, 0b1111_1111),
        (1, 3, Body::Leave, 0b0111_0110, 0b1111_1111),
        (3, 3, Body::Victory, 0b1111_0111, 0b1111_1111),
        (1, 3, Body::Confirm(0), 0b0111_1000, 0b1000_0000),
    ] {
        assert_eq!(wire(origin, destination, body), Ok((head, info)), "{body:?}");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let read = |head, info, profile| {
        let frame = Frame::new(head, info).unwrap();
        Message::decode(frame, profile).map_err(|why| why.to_string())
    };
    for (head, info, expected) in [
        (0x01, 0x80, "expected dice from 1 to 6, found 0 and 0"),
        (0x01, 0xbf, "expected dice from 1 to 6, found 7 and 7"),
        (0x04, 0x9c, "expected a lot from 0 to 27, found 28"),
        (0x03, 0xb3, "expected an offer from 0 to 50 percent, found 51"),
        (0x09, 0x80, "expected an instruction from 0 to 8, found 9"),
        (0x06, 0x80, "instruction 6 does not go with the information byte 80"),
        (0x01, 0x11, "instruction 1 does not go with the information byte 11"),
        (0x00, 0xc0, "expected 2 to 4 players, found 1"),
    ] {
        assert_eq!(read(head, info, Profile::Safe), Err(expected.into()), "{head:02x} {info:02x}");
    }
    for (head, info) in [(0x04, 0xe0), (0x08, 0x80), (0x01, 0xc9)] {
        let expected = Err("the profile document has no such message".into());
        assert_eq!(read(head, info, Profile::Document), expected, "{head:02x} {info:02x}");
        assert!(read(head, info, Profile::Safe).is_ok());
    }
    let most = Err("expected an offer from 0 to 31 percent, found 32".into());
    assert_eq!(read(0x03, 0xa0, Profile::Document), most);
}
