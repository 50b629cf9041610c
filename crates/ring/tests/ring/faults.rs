//! What goes wrong on a ring that plays `safe`.

use std::time::Duration;

use ludoteca_core::Seat;
use ludoteca_ring::{
    Body, Frame, Lot, Message, NotDecided, Profile, Refusal, RingRules, Station, Tell,
};

use super::bench::{started, whole};

/// Damages the nth frame that place 0 sends from now on.
fn damage_nth(nth: usize, damage: fn(Frame) -> Option<Frame>) -> super::bench::Cable {
    let mut seen = 0;
    Box::new(move |from, frame| {
        seen += usize::from(from == 0);
        if from == 0 && seen == nth { damage(frame) } else { Some(frame) }
    })
}

#[test]
fn a_message_that_comes_back_changed_is_applied_nowhere_and_repeated() {
    let mut t = started(4, Profile::Safe);
    // 4+6 becomes 1+3 on the way to station 2: well formed, possible, and wrong.
    t.cable = damage_nth(1, |frame| Frame::new(frame.head(), frame.info() ^ 0b0010_1101));
    t.roll(4, 6);
    t.run(|t| t.all_applied(2));
    assert!(matches!(t.tells[0][..], [.., Tell::CameBackChanged { .. }, Tell::Applied { .. }]));
    assert!((0..4).all(|n| t.journaled(n, "applied") == 2), "announcement and roll, nothing else");
    assert_eq!(t.replica(3).view(Seat(0)).place(Seat(0)).0, 10);
    t.assert_same_copies();
}

#[test]
fn lost_messages_and_lost_confirmations_are_repeated_and_applied_once() {
    for nth in 1..=2 {
        let mut t = started(3, Profile::Safe);
        t.cable = damage_nth(nth, |_| None);
        t.roll(4, 6);
        t.run(|t| t.decider() == Some(1) && t.all_applied(2));
        assert!((0..3).all(|n| t.journaled(n, "applied") == 2), "frame {nth}");
        t.assert_same_copies();
    }
}

#[test]
fn a_damaged_confirmation_confirms_nothing() {
    let mut t = started(3, Profile::Safe);
    t.cable = damage_nth(2, |frame| Frame::new(frame.head(), frame.info() ^ 1));
    t.roll(4, 6);
    t.run(|t| t.all_applied(2));
    assert!(t.tells[1].iter().any(|tell| matches!(tell, Tell::Unconfirmed { .. })));
    t.assert_same_copies();
}

#[test]
fn impossible_messages_change_nothing_are_reported_and_not_passed_on() {
    let mut t = started(3, Profile::Safe);
    let message = |origin, destination, body| Message {
        origin: Seat(origin),
        destination: Seat(destination),
        body,
    };
    let roll = Body::Roll { fine: false, dice: [4, 6] };
    let (before, told) = (t.replica(1).hash(), t.tells[1].len());
    for (sent, why) in [
        (message(2, 0, roll), "station 3 sent it, but it is station 1's turn to send"),
        (message(0, 2, roll), "it names station 3, but station 2 comes next"),
        (message(0, 0, Body::Buy(Lot(3))), "lot 3 is not for sale"),
        (message(0, 0, Body::Answer(7)), "first comes the roll"),
        (message(0, 0, Body::Victory), "first comes the roll"),
        (message(0, 0, Body::Lift(Lot(3))), "against the rules: square 8 is not yours"),
    ] {
        t.inject(1, sent);
        let Some(Tell::Refused { why: found, .. }) = t.tells[1].last() else {
            panic!("{sent}: {:?}", t.tells[1].last());
        };
        assert_eq!(found.to_string(), why, "{sent}");
    }
    for unreadable in [[0x7e, 0x11, 0x80, 0x7e], [0x7e, 0x11, 0xbf, 0x7e], [0x7e, 0x1b, 0x80, 0x7e]]
    {
        t.act(1, |station, now, out| station.receive(&unreadable, now, out));
        assert!(matches!(t.tells[1].last(), Some(Tell::Unreadable { .. })));
    }
    assert_eq!(t.tells[1].len(), told + 9);
    assert_eq!(t.replica(1).hash(), before);
    assert!(t.sent.is_empty(), "{:?}", t.sent);
}

#[test]
fn a_decision_is_refused_with_its_reason() {
    let mut t = started(2, Profile::Safe);
    let roll = Body::Roll { fine: false, dice: [4, 6] };
    t.act(1, |station, now, out| {
        let expected = Refusal::NotTheSender { found: Seat(1), expected: Seat(0) };
        assert_eq!(station.decide(roll, now, out), Err(NotDecided::Refused(expected)));
    });
    t.act(0, |station, now, out| {
        let seven = Body::Roll { fine: false, dice: [4, 7] };
        assert!(matches!(station.decide(seven, now, out), Err(NotDecided::Unspeakable(_))));
        assert_eq!(station.decide(roll, now, out), Ok(()));
        assert_eq!(station.decide(roll, now, out), Err(NotDecided::Busy));
    });
}

#[test]
fn a_broken_cable_is_noticed_while_somebody_thinks_and_so_is_its_repair() {
    let mut t = started(3, Profile::Safe);
    t.cable = Box::new(|from, frame| (from != 1).then_some(frame));
    let silent = |tells: &[Tell]| tells.contains(&Tell::Silent);
    let lost = |tell: &Tell| matches!(tell, Tell::NotReturned { .. });
    t.run(|t| t.tells[0].iter().any(lost) && silent(&t.tells[2]));
    assert!(!silent(&t.tells[1]), "it hears the heartbeat: the cable before it is whole");
    t.cable = whole();
    t.run(|t| [0, 2].iter().all(|&n| t.tells[n].contains(&Tell::Mended)));
    t.roll(4, 6);
    t.run(|t| t.all_applied(2));
}

#[test]
fn by_the_document_a_lost_message_is_only_noticed() {
    let mut t = started(3, Profile::Document);
    t.cable = damage_nth(1, |_| None);
    t.roll(4, 6);
    t.wait(Duration::from_secs(60));
    let lost = |tell: &&Tell| matches!(tell, Tell::NotReturned { .. });
    assert_eq!(t.tells[0].iter().filter(lost).count(), 1);
    assert_eq!(t.sent.len(), 1, "a repetition could count twice");
    assert_eq!(t.replica(0).applied(), 1, "what did not come back is not applied here, either");
}

#[test]
fn whoever_is_switched_off_at_any_moment_goes_on_from_the_journal() {
    for (victim, moment) in (0..3).flat_map(|victim| (0..12).map(move |moment| (victim, moment))) {
        let mut t = started(3, Profile::Safe);
        t.roll(4, 6);
        // One moment is half a hop: before, between and after all six frames.
        t.wait(t.settings.frame * moment / 2 + Duration::from_millis(1));
        t.switch_off(victim);
        t.wait(Duration::from_secs(1));
        t.switch_on(victim);
        t.run(|t| t.decider() == Some(1) && t.all_applied(2));
        t.assert_same_copies();
        assert_eq!(t.replica(victim).view(Seat(0)).place(Seat(0)).0, 10, "the same dice");
        t.roll(4, 6);
        t.run(|t| t.decider() == Some(2) && t.all_applied(3));
        t.assert_same_copies();
    }
}

#[test]
fn a_whole_ring_that_loses_its_power_goes_on() {
    for moment in 0..12 {
        let mut t = started(3, Profile::Safe);
        t.roll(4, 6);
        t.wait(t.settings.frame * moment / 2 + Duration::from_millis(1));
        (0..3).for_each(|n| t.switch_off(n));
        t.wait(Duration::from_secs(1));
        (0..3).for_each(|n| t.switch_on(n));
        t.run(|t| t.decider() == Some(1) && t.all_applied(2));
        t.assert_same_copies();
    }
}

#[test]
fn a_journal_of_other_rules_or_a_changed_one_is_refused() {
    let mut t = started(2, Profile::Safe);
    t.roll(4, 6);
    t.run(|t| t.all_applied(2));
    let refuse = |journal: &str| {
        let resumed = Station::resume(RingRules::serial(), t.settings, journal, t.now);
        resumed.map(|_| ()).unwrap_err().to_string()
    };
    let journal = &t.journals[0];
    let last = super::bench::last_applied(journal).unwrap().to_string();
    let other_hash = last.rsplit_once(' ').unwrap().0.to_owned() + " 0000000000000001";
    let said = refuse(&journal.replace(&last, &other_hash));
    assert!(said.contains("expected the state 0000000000000001"), "{said}");
    let said = refuse(&journal.replace("applied 1 11 a6", "applied 1 11 a7"));
    assert!(said.contains("expected dice from 1 to 6, found 4 and 7"), "{said}");
    let said = refuse(&format!("{journal}sent 2 11 a6\n"));
    assert!(said.contains("station 1 sent it, but it is station 2's turn"), "{said}");
    let said = refuse(&journal.replacen("station 1", "station 4", 1));
    assert!(said.contains("expected a station that was counted"), "{said}");
}
