//! Two messages with the same bytes are two, and a repeated one is one.

use std::time::Duration;

use ludoteca_core::Seat;
use ludoteca_ring::{Body, Profile};

use super::bench::{Bench, started};

/// Doubles to just visiting, and doubles to free parking: twice the same bytes.
fn roll_twice(t: &mut Bench) {
    t.roll(5, 5);
    t.run(|t| t.decider() == Some(0));
    t.roll(5, 5);
    t.run(|t| t.decider() == Some(0) && t.all_applied(3));
    assert_eq!(t.replica(1).view(Seat(0)).place(Seat(0)).0, 20);
    t.assert_same_copies();
}

#[test]
fn the_same_bytes_twice_are_two_messages() {
    for profile in [Profile::Document, Profile::Safe] {
        roll_twice(&mut started(4, profile));
    }
}

#[test]
fn the_same_bytes_twice_are_two_messages_whatever_is_lost() {
    // Each frame of the whole exchange in turn, on each cable.
    let total = {
        let mut t = started(3, Profile::Safe);
        roll_twice(&mut t);
        t.sent.len()
    };
    assert_eq!(total, 18, "two messages with their confirmations, two heartbeats between them");
    for lost in 0..total {
        let mut t = started(3, Profile::Safe);
        let mut seen = 0;
        t.cable = Box::new(move |_, frame| {
            seen += 1;
            (seen != lost + 1).then_some(frame)
        });
        roll_twice(&mut t);
        assert!((0..3).all(|n| t.journaled(n, "applied") == 3), "frame {lost}");
    }
}

#[test]
fn the_same_bytes_twice_are_two_messages_whoever_is_switched_off() {
    for (victim, moment) in (0..3).flat_map(|victim| (0..36).map(move |moment| (victim, moment))) {
        let mut t = started(3, Profile::Safe);
        t.roll(5, 5);
        let mut rolled = 1;
        let mut left = t.settings.frame * moment / 2 + Duration::from_millis(1);
        // The second roll follows as soon as it can, and the power goes at its moment.
        while left > Duration::ZERO {
            let tick = left.min(t.settings.frame / 2);
            t.wait(tick);
            left -= tick;
            if rolled == 1 && t.decider() == Some(0) {
                t.roll(5, 5);
                rolled = 2;
            }
        }
        t.switch_off(victim);
        t.wait(Duration::from_secs(1));
        t.switch_on(victim);
        t.run(|t| t.decider() == Some(0) && t.all_applied(rolled + 1));
        t.assert_same_copies();
        let square = t.replica(victim).view(Seat(0)).place(Seat(0)).0;
        assert_eq!(u32::from(square), 10 * rolled, "station {} at moment {moment}", victim + 1);
    }
}

/// A confirmation that came back late can leave an origin repeating what others know is settled.
#[test]
fn a_settled_message_that_comes_again_is_passed_on() {
    let mut t = started(3, Profile::Safe);
    t.roll(1, 2);
    t.run(|t| t.all_applied(2) && t.journaled(1, "settled 1") == 1);
    let (_, _, frame) = t.sent[0];
    t.sent.clear();
    t.act(1, |station, now, out| station.receive(&frame.bytes(), now, out));
    assert_eq!(
        t.sent.iter().map(|&(_, from, sent)| (from, sent)).collect::<Vec<_>>(),
        [(1, frame)]
    );
    t.run(|t| t.decider() == Some(0) && t.all_applied(2));
    t.assert_same_copies();
}

/// A damaged frame can look like one's own that comes back: then its origin is a message ahead.
#[test]
fn the_message_before_the_last_is_passed_on_to_let_its_origin_catch_up() {
    let mut t = started(3, Profile::Safe);
    t.roll(4, 6);
    t.run(|t| t.decider() == Some(1) && t.all_applied(2));
    let sent: Vec<_> = t.sent.iter().filter(|sent| sent.1 == 0).map(|sent| sent.2).collect();
    t.roll(4, 6);
    t.run(|t| t.decider() == Some(2) && t.all_applied(3));
    t.sent.clear();
    for frame in sent {
        t.act(1, |station, now, out| station.receive(&frame.bytes(), now, out));
        assert_eq!(t.sent.pop().map(|(_, from, frame)| (from, frame)), Some((1, frame)));
    }
    t.run(|t| t.decider() == Some(2) && t.all_applied(3));
    t.assert_same_copies();
}

/// Station 3 lacks a message when the next one comes with the bytes of the one before: it takes it
/// for a repetition and passes it on, and the origin of the open message has to stop it.
#[test]
fn a_new_message_does_not_get_past_the_origin_of_an_open_one() {
    let mut t = started(3, Profile::Safe);
    let mut applied = 1;
    for body in [None, None, Some(Body::Leave), None, None] {
        t.say(body.unwrap_or(Body::Roll { fine: false, dice: [4, 6] }));
        applied += 1;
        t.run(|t| t.decider().is_some() && t.all_applied(applied));
    }
    // Station 2 has rolled last; now station 1 rolls, and its confirmation is lost before station 3.
    let confirmed = std::cell::Cell::new(false);
    t.cable = Box::new(move |from, frame| {
        let lost = from == 1 && frame.head() & 0xf == 8 && !confirmed.replace(true);
        (!lost).then_some(frame)
    });
    t.roll(4, 6);
    t.run(|t| t.decider() == Some(1));
    assert_eq!((t.replica(1).applied(), t.replica(2).applied()), (applied + 1, applied));
    t.roll(4, 6);
    t.run(|t| t.decider() == Some(0) && t.all_applied(applied + 2));
    t.assert_same_copies();
    assert!((0..3).all(|n| t.journaled(n, "applied") == 8));
}
