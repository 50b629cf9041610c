//! Whole games, with and without faults.

use ludoteca_core::{Agent, Seat};
use ludoteca_monopoly::agents::{Optimal, PseudoRandom, Quick, RuleBased};
use ludoteca_monopoly::{Action, Monopoly};
use ludoteca_ring::simulate::{Ending, Faults, Plan, Played, play};
use ludoteca_ring::{Profile, RingRules, Settings};
use ludoteca_testkit::effort;

/// Players of five kinds, so that every kind of message is sent.
fn agent(n: u64) -> Box<dyn Agent<Monopoly>> {
    match n % 5 {
        0 => Box::new(Quick::default()),
        1 => Box::new(RuleBased::default()),
        2 => Box::new(PseudoRandom::default()),
        3 => Box::new(Optimal::default()),
        _ => Box::new(ludoteca_agents::Uniform::<Action>::new()),
    }
}

fn ring(rules: &RingRules, stations: u8, profile: Profile, faults: Faults, game: u64) -> Played {
    let settings = Settings { profile, ..Settings::default() };
    let plan = Plan { stations, settings, faults, cap: 150, seed: 2024, game };
    play(rules, &plan, &mut |seat: Seat| agent(game + u64::from(seat.0)))
}

/// Plays games without faults, and says how many were won before the cap.
#[track_caller]
fn play_whole(stations: u8, profile: Profile, games: u64) -> u64 {
    let rules = RingRules::serial();
    let mut won = 0;
    for game in 0..games {
        let played = ring(&rules, stations, profile, Faults::default(), game);
        match played.ending {
            Ending::Won(_) => won += 1,
            Ending::Capped(_) => {}
            other => panic!("game {game}: {other:?}"),
        }
        assert_eq!((played.refused, played.damaged), (0, 0), "game {game}");
    }
    won
}

#[test]
fn a_hundred_games_by_the_document_keep_all_copies_equal() {
    let won = play_whole(4, Profile::Document, effort(100, 1000));
    assert!(won > 0, "some games end before the cap");
}

#[test]
fn a_whole_ring_of_any_size_plays_safe_without_a_refusal() {
    for stations in 2..=4 {
        play_whole(stations, Profile::Safe, effort(10, 300));
    }
}

#[test]
fn damaged_bytes_and_power_cuts_never_part_the_copies() {
    let rules = RingRules::serial();
    for game in 0..effort(60, 1000) {
        let stations = 2 + u8::try_from(game % 3).unwrap();
        let played = ring(&rules, stations, Profile::Safe, Faults::percent(1), game);
        let ended = matches!(played.ending, Ending::Won(_) | Ending::Capped(_));
        assert!(ended, "game {game}: {played:?}");
        assert!(played.damaged > 0);
    }
}
