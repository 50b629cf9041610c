//! The odds of `random`, measured over seeded games.

use std::collections::BTreeMap;

use ludoteca_core::Seat;
use ludoteca_monopoly::agents::PseudoRandom;
use ludoteca_monopoly::position::{Auction, Business, Wares};
use ludoteca_monopoly::{Phase, Place};

use crate::scene::{Scene, ask, preset, scene};

/// How many seeds each measurement takes.
const SEEDS: u32 = 10_000;

/// How often each line of play came, over many seeds.
fn lines(scene: &Scene) -> BTreeMap<String, u32> {
    let mut seen = BTreeMap::new();
    for seed in 0..SEEDS {
        let played = scene.plays(&mut PseudoRandom::default(), seed.into()).join("; ");
        *seen.entry(played).or_default() += 1;
    }
    seen
}

/// Whether something came as often as it should: within four standard deviations of `share`, and
/// always or never where that is the share.
#[track_caller]
fn close(times: u32, share: f64, what: &str) {
    let n = f64::from(SEEDS);
    let bound = 4.0 * (n * share * (1.0 - share)).sqrt();
    let off = (f64::from(times) - n * share).abs();
    assert!(off <= bound, "{what}: {times} of {SEEDS} for a share of {share}");
}

/// How often the first decision is this one.
#[track_caller]
fn measure(scene: &Scene, action: &str, otherwise: &str, share: f64) {
    let state = scene.state();
    let mut times = 0;
    for seed in 0..SEEDS {
        let choice = ask(&scene.game, &state, &mut PseudoRandom::default(), seed.into());
        let text = choice.action.to_string();
        assert!(text == action || text == otherwise, "{text}");
        times += u32::from(text == action);
    }
    close(times, share, action);
}

fn auction_of_34(money: i32, bid: i32) -> Scene {
    let players = [format!("${money}"), "$250000".to_owned()];
    let bidder = (bid > 0).then_some(Seat(1));
    let asked = Some(Seat(0));
    let auction = Auction { bid, bidder, asked, ..Auction::of(Wares::Lot(Place(34))) };
    let scene = scene(&[&players[0], &players[1]]);
    let mut scene = scene.phase(Phase::After).business(Business::Auction(auction));
    scene.position.on_turn = Seat(1);
    scene
}

#[test]
fn bidding() {
    measure(&auction_of_34(150_000, 0), "bid 1", "leave", 1.00);
    measure(&auction_of_34(150_000, 16_000), "bid 16001", "leave", 0.89);
    measure(&auction_of_34(150_000, 75_000), "bid 75001", "leave", 0.50);
    measure(&auction_of_34(150_000, 149_000), "bid 149001", "leave", 0.00);
}

#[test]
fn buying() {
    let buying = |me: &str| scene(&[me, ""]).phase(Phase::Buying);
    measure(&buying("@34 $250000"), "buy", "decline", 0.87);
    measure(&buying("@34 $64000"), "buy", "decline", 0.50);
    measure(&buying("@34 $32000"), "buy", "decline", 0.00);
}

#[test]
fn leaving_jail() {
    // Seven of 28 lots.
    measure(&scene(&["jail1 1 3 5 6 8 9 11", ""]), "fine", "roll", 0.25);
    measure(&scene(&["jail1 card1 1 3 5 6 8 9 11", ""]), "card", "roll", 0.25);
    measure(&scene(&["jail1", "1"]), "fine", "roll", 0.00);
    // Who cannot pay does not draw.
    measure(&scene(&["jail1 $4999 1 3 5 6 8 9 11", ""]), "fine", "roll", 0.00);
}

#[test]
fn lifting() {
    // 34 costs 17 600, 39 costs 22 000: each lot has one draw, with the money there is then.
    let seen = lines(&scene(&["$100000 34m 39m", ""]).phase(Phase::After));
    let share = |line: &str| seen.get(line).copied().unwrap_or_default();
    close(share("lift 34; lift 39; done"), 0.82 * 0.73, "both");
    close(share("lift 34; done"), 0.82 * 0.27, "34 alone");
    // With nothing spent on 34 the odds of 39 are 78 %.
    close(share("lift 39; done"), 0.18 * 0.78, "39 alone");
    close(share("done"), 0.18 * 0.22, "none");
}

#[test]
fn building() {
    // Houses of 20 000 out of 100 000: 80 %, then 75 %, then 66 %, one on each street.
    let seen = lines(&scene(&["$100000 31 32 34", ""]).phase(Phase::After));
    let share = |line: &str| seen.get(line).copied().unwrap_or_default();
    close(share("done"), 0.20, "nothing");
    close(share("build 31; done"), 0.80 * 0.25, "one house");
    close(share("build 31; build 32; done"), 0.80 * 0.75 * 0.34, "two houses");
    close(share("build 31; build 32; build 34; done"), 0.80 * 0.75 * 0.66, "three houses");
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn one_group_is_built_on() {
    // 1 and 3 draw first (5 000: 95 %); 37 and 39 (20 000: 80 %) only if they fail.
    let seen = lines(&scene(&["$100000 1 3 37 39", ""]).phase(Phase::After));
    let with = |start: &str| -> u32 {
        seen.iter().filter(|(line, _)| line.starts_with(start)).map(|(_, times)| times).sum()
    };
    close(with("build 1"), 0.95, "the first group");
    close(with("build 37"), 0.05 * 0.80, "the second group");
    let mixed = |line: &&String| line.contains("build 1") && line.contains("build 37");
    assert_eq!(seen.keys().find(mixed), None);
}

#[test]
fn a_turn_has_one_group_even_if_doubles_open_another_window() {
    let scene = scene(&["$100000 31 32 34 39m", ""]).phase(Phase::After);
    let (mut built, mut lifted) = (0, 0);
    for seed in 0..100 {
        let mut agent = PseudoRandom::default();
        let first = scene.plays(&mut agent, seed).join("; ");
        let second = scene.plays(&mut agent, seed).join("; ");
        if first.contains("build") {
            built += 1;
            assert!(!second.contains("build"), "{first}, then {second}");
            // Mortgages have their draws in every window.
            lifted += u32::from(second.contains("lift"));
        }
    }
    assert!(built > 50 && lifted > 25, "{built} and {lifted} of 100");
}

#[test]
fn shares_of_percentage_auctions() {
    // 39 costs 400 there: half and 10 % are 240, of 1 000.
    let auction = Auction {
        bid: 10,
        bidder: Some(Seat(1)),
        asked: Some(Seat(0)),
        ..Auction::of(Wares::Lot(Place(39)))
    };
    let scene = preset("serial", &["$1000", ""]);
    let mut scene = scene.phase(Phase::After).business(Business::Auction(auction));
    scene.position.on_turn = Seat(1);
    measure(&scene, "percent 11", "percent 0", 0.76);
}
