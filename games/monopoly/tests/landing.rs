//! The engine against the exact chain: twenty million rolls per jail policy, or a hundred million.

#[path = "landing/chance.rs"]
mod chance;
#[path = "landing/walkers.rs"]
mod walkers;

use std::fmt::Write as _;

use ludoteca_monopoly::landing::{JailPolicy, landing};
use ludoteca_testkit::effort;
use walkers::{Decks, deviation, expected, name, walk, walking_game};

/// How many standard errors an honest frequency may be off, on any of the 41 ends.
const BOUND: f64 = 4.5;

#[track_caller]
fn assert_agrees(policy: JailPolicy) {
    let game = walking_game(Decks::Reshuffled);
    let chain = landing(&game, policy);
    let seen = walk(Decks::Reshuffled, policy, effort(20_000_000, 100_000_000));
    let mut table = String::new();
    let mut worst: f64 = 0.0;
    for end in seen.ends() {
        let (share, error) = seen.share(end);
        let exact = expected(&chain, end);
        let off = deviation((share, error), exact);
        worst = worst.max(off.abs());
        let name = name(&game, end);
        writeln!(table, "{end:>3} {name:<24} {exact:.6} {share:.6} ± {error:.6} {off:>6.2}")
            .expect("strings take everything");
    }
    assert!(worst <= BOUND, "{policy:?}: {worst:.2} standard errors\n{table}");
}

#[test]
fn rolls_end_where_the_chain_says_when_the_fine_is_paid() {
    assert_agrees(JailPolicy::PayAtOnce);
}

#[test]
fn rolls_end_where_the_chain_says_when_players_stay_in_jail() {
    assert_agrees(JailPolicy::StayAsLongAsAllowed);
}

/// The squares that draw from the first deck, and from the second.
const CHANCE: [usize; 3] = [7, 22, 36];
const CHEST: [usize; 3] = [2, 17, 33];

/// What true decks must change, and what they cannot.
///
/// A jail card lets the token stay. While somebody holds it, it cannot be drawn, so that the other
/// cards come more often: fewer rolls end where cards are drawn, and more where cards lead to. That
/// is one card in sixteen for a part of the time: no end moves by a tenth of a percentage point.
#[track_caller]
fn assert_shifts_as_it_must(policy: JailPolicy) {
    let chain = landing(&walking_game(Decks::True), policy);
    // The shifts are small: ten million rolls would show them at some four standard errors.
    let seen = walk(Decks::True, policy, effort(40_000_000, 100_000_000));
    let shift = |ends: &[usize]| {
        let exact = ends.iter().map(|&end| expected(&chain, end)).sum();
        deviation(seen.sum_of(ends), exact)
    };
    let chance = shift(&CHANCE);
    assert!(chance < -BOUND, "{policy:?}: rolls that end on chance shift by {chance:.2}");
    let drawn = shift(&[CHANCE, CHEST].concat());
    assert!(drawn < -BOUND, "{policy:?}: rolls that end where cards are drawn shift by {drawn:.2}");
    // Go, the four squares that chance names, and the jail.
    let named = shift(&[0, 5, 11, 24, 39, chain.squares().len()]);
    assert!(named > BOUND, "{policy:?}: rolls that end where cards lead shift by {named:.2}");
    for end in seen.ends() {
        let off = seen.share(end).0 - expected(&chain, end);
        assert!(off.abs() < 0.001, "{policy:?}: end {end} shifts by {off:+.6}");
    }
}

#[test]
fn true_decks_shift_the_ends_of_rolls_a_little_when_the_fine_is_paid() {
    assert_shifts_as_it_must(JailPolicy::PayAtOnce);
}

#[test]
fn true_decks_shift_the_ends_of_rolls_a_little_when_players_stay_in_jail() {
    assert_shifts_as_it_must(JailPolicy::StayAsLongAsAllowed);
}
