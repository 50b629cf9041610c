//! What goes over the cable in a turn, byte by byte, as `docs/ring.md` shows it.

use std::fmt::Write as _;

use ludoteca_ring::{Body, Lot, Message, Profile};

use super::bench::{Bench, bench, started};

const PAGE: &str = include_str!("../../../../docs/ring.md");

/// Every frame that was sent: when, over which cable, its bytes, and what it says.
fn transcript(t: &Bench, profile: Profile) -> String {
    let first = t.sent.first().map_or(std::time::Duration::ZERO, |&(when, ..)| when);
    let mut text = String::from("  ms  cable  bytes        says\n");
    for &(when, from, frame) in &t.sent {
        let to = (from + 1) % t.stations.len();
        let bytes = frame.bytes().map(|byte| format!("{byte:02X}")).join(" ");
        let says = Message::decode(frame, profile).expect("stations send messages");
        let (ms, from, to) = (when.saturating_sub(first).as_millis(), from + 1, to + 1);
        writeln!(text, "{ms:>4}  {from}→{to}    {bytes}  {says}")
            .expect("a string takes everything");
    }
    text
}

#[track_caller]
fn check_page(text: &str) {
    assert!(PAGE.contains(text), "docs/ring.md should show this:\n\n{text}");
}

/// Station 1 rolls 1 and 2, and buys Av. Báltica.
fn turn(t: &mut Bench) {
    t.roll(1, 2);
    t.run(|t| t.decider() == Some(0) && t.all_applied(2));
    t.say(Body::Buy(Lot(1)));
    t.run(|t| t.all_applied(3));
    t.assert_same_copies();
}

#[test]
fn the_page_shows_the_start_of_a_game_by_the_document() {
    let mut t = bench(3, Profile::Document);
    t.start(0);
    t.run(|t| t.decider() == Some(0));
    check_page(&transcript(&t, Profile::Document));
}

#[test]
fn the_page_shows_a_turn_by_the_document() {
    let mut t = started(3, Profile::Document);
    turn(&mut t);
    check_page(&transcript(&t, Profile::Document));
}

#[test]
fn the_page_shows_a_turn_in_safe() {
    let mut t = started(3, Profile::Safe);
    turn(&mut t);
    check_page(&transcript(&t, Profile::Safe));
}

#[test]
fn the_page_shows_the_journal_of_that_turn() {
    let mut t = started(3, Profile::Safe);
    turn(&mut t);
    check_page(&t.journals[0]);
}
