//! Counting, announcing, and what can go wrong before a game.

use ludoteca_core::Seat;
use ludoteca_ring::{Body, Message, NotDecided, Profile, Station, Tell};

use super::bench::{Bench, bench};

fn middle_bytes(bench: &Bench) -> Vec<(usize, String)> {
    bench.sent.iter().map(|(_, from, frame)| (*from, frame.to_string())).collect()
}

#[test]
fn by_the_document_the_count_and_the_announcement_go_round_once() {
    for stations in 2..=4 {
        let mut t = bench(stations, Profile::Document);
        t.start(0);
        t.run(|t| t.decider() == Some(0));
        let count = (0..stations).map(|n| (n, format!("00 8{n}")));
        let announcement = (0..stations).map(|n| (n, format!("00 c{}", stations - 1)));
        assert_eq!(middle_bytes(&t), count.chain(announcement).collect::<Vec<_>>());
        for n in 0..stations {
            let seat = t.stations[n].as_ref().and_then(Station::seat);
            assert_eq!(seat, Some(Seat(u8::try_from(n).unwrap())));
            assert_eq!(usize::from(t.replica(n).players()), stations);
        }
        t.assert_same_copies();
    }
}

#[test]
fn in_safe_the_count_is_repeated_and_the_announcement_confirmed() {
    for stations in 2..=4 {
        let mut t = bench(stations, Profile::Safe);
        t.start(0);
        t.run(|t| t.decider() == Some(0));
        let sent = middle_bytes(&t);
        let counts = sent.iter().filter(|(from, bytes)| *from == 0 && bytes == "00 a0").count();
        assert!((2..=17).contains(&counts), "{counts} laps");
        let announced = (0, format!("00 e{}", stations - 1));
        assert_eq!(sent.iter().filter(|frame| **frame == announced).count(), 1);
        assert_eq!(
            sent.last().map(|(from, bytes)| (*from, &bytes[..2])),
            Some((stations - 1, "08"))
        );
        t.assert_same_copies();
    }
}

#[test]
fn any_station_can_start_and_becomes_station_one() {
    let mut t = bench(3, Profile::Safe);
    t.start(2);
    t.run(|t| t.decider() == Some(2));
    let seats = t.stations.iter().flatten().map(|station| station.seat().unwrap().0);
    assert_eq!(seats.collect::<Vec<_>>(), [1, 2, 0]);
}

#[test]
fn a_fifth_station_swallows_the_count_and_says_so() {
    for profile in [Profile::Document, Profile::Safe] {
        let mut t = bench(5, profile);
        t.start(0);
        t.run(|t| t.tells[0].contains(&Tell::StartFailed { other_starter: false }));
        assert!(t.tells[4].contains(&Tell::NoPlaceLeft));
        assert!(t.stations.iter().flatten().all(|station| station.replica().is_none()));
    }
}

#[test]
fn a_station_alone_notices_it() {
    for profile in [Profile::Document, Profile::Safe] {
        let mut t = bench(1, profile);
        t.start(0);
        t.run(|t| !t.tells[0].is_empty() && t.stations[0].as_ref().unwrap().is_waiting());
        assert!(t.tells[0].contains(&Tell::StartFailed { other_starter: true }));
    }
}

#[test]
fn two_starters_swallow_each_others_counts_and_both_say_so() {
    let said = |tell: &Tell| matches!(tell, Tell::CountLost { .. } | Tell::StartFailed { .. });
    for (stations, other) in [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)] {
        let mut t = bench(stations, Profile::Safe);
        t.start(0);
        t.start(other);
        t.run(|t| [0, other].iter().all(|&n| t.tells[n].iter().any(said)));
        // One of them may give up and be counted by the other; else one of them starts again.
        t.wait(std::time::Duration::from_secs(30));
        if t.decider().is_none() {
            assert!(t.stations.iter().flatten().all(Station::is_waiting), "{stations}, {other}");
            t.start(other);
        }
        t.run(|t| t.decider().is_some());
        t.assert_same_copies();
        assert_eq!(usize::from(t.replica(0).players()), stations);
    }
}

#[test]
fn nobody_decides_before_the_game() {
    let mut t = bench(2, Profile::Safe);
    t.act(0, |station, now, out| {
        let refused = station.decide(Body::Leave, now, out);
        assert_eq!(refused, Err(NotDecided::NotPlaying));
    });
    assert!(t.sent.is_empty());
}

#[test]
fn a_count_in_the_middle_of_a_game_is_refused() {
    let mut t = super::bench::started(3, Profile::Safe);
    let count = Body::Count { profile: Profile::Safe, number: 0 };
    let message = Message { origin: Seat(0), destination: Seat(0), body: count };
    t.inject(1, message);
    assert_eq!(t.tells[1].last(), Some(&Tell::AlreadyPlaying));
    assert!(t.sent.is_empty(), "it is not passed on");
}

#[test]
fn a_station_that_is_switched_off_while_counting_keeps_its_number() {
    let mut t = bench(3, Profile::Safe);
    t.start(0);
    t.run(|t| t.journaled(2, "station") == 1);
    t.switch_off(2);
    t.wait(std::time::Duration::from_millis(100));
    t.switch_on(2);
    t.run(|t| t.decider() == Some(0));
    t.assert_same_copies();
}
