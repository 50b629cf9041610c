//! What it accepts.

use crate::table::{Table, official, preset};
use crate::{PLAIN, chosen};

/// What seat 1 says to an offer of seat 0.
#[track_caller]
fn answer(players: &[&str], offer: &str) -> (String, &'static str) {
    let mut t = official(players);
    t.play(offer);
    assert_eq!(t.decides(), 1);
    chosen(&t, PLAIN)
}

fn accepted() -> (String, &'static str) {
    ("accept".to_owned(), "everybody completes a group")
}

fn refused(why: &'static str) -> (String, &'static str) {
    ("refuse".to_owned(), why)
}

/// Seat 0 would complete purple (hotels earn 700), seat 1 dark blue (3500): seat 1 pays 28.
const SWAP: [&str; 2] = ["1 39 5 card1", "3 37 15 card1"];

#[test]
fn a_swap_that_completes_both_at_the_fair_price() {
    assert_eq!(answer(&SWAP, "trade 1 give 39 want 3 cash -28"), accepted());
    assert_eq!(answer(&SWAP, "trade 1 give 39 want 3 cash 100"), accepted());
    let dear = answer(&SWAP, "trade 1 give 39 want 3 cash -29");
    assert_eq!(dear, refused("the settlement is not fair"));
}

#[test]
fn the_one_who_gets_the_cheaper_group_wants_its_due() {
    let players = ["3 37", "1 39"];
    assert_eq!(answer(&players, "trade 1 give 3 want 39 cash 28"), accepted());
    let cheap = answer(&players, "trade 1 give 3 want 39 cash 27");
    assert_eq!(cheap, refused("the settlement is not fair"));
}

#[test]
fn no_lots_for_money_and_no_stations_or_cards_on_top() {
    let lone = answer(&SWAP, "trade 1 want 3 cash 1000");
    assert_eq!(lone, refused("completes no group"));
    let station = answer(&SWAP, "trade 1 give 39 want 3,15");
    assert_eq!(station, refused("a lot for nothing that completes a group"));
    let card = answer(&SWAP, "trade 1 give 39 want 3 want-cards 1");
    assert_eq!(card, refused("jail cards are not dealt in"));
    let all = answer(&["5 15 25", "35"], "trade 1 want 35 cash 900");
    assert_eq!(all, refused("completes no group"));
    // More than it asked for is welcome.
    assert_eq!(answer(&SWAP, "trade 1 give 39,5 want 3 give-cards 1 cash -28"), accepted());
}

#[test]
fn a_complete_group_is_not_given_up() {
    let whole = ["39", "1 3 37"];
    assert_eq!(answer(&whole, "trade 1 give 39 want 1"), refused("completes no group"));
}

#[test]
fn who_cannot_pay_the_interest_refuses() {
    // 39 is mortgaged: whoever takes it pays 20 at once, on top of the 28.
    let offer = "trade 1 give 39 want 3 cash -28";
    let mut t = official(&["1 39m", "$48 3 37"]);
    t.play(offer);
    assert_eq!(chosen(&t, PLAIN), accepted());
    let t = official(&["1 39m", "$47 3 37"]);
    assert!(!t.allows(offer), "the rules see to it");
}

fn package(last: &str) -> Table {
    // Lots go round: 0 completes purple (700), 1 light blue (1700), 2 pink (2400).
    let mut t = preset("optimal", &["1 14", "3 6 8", "9 11 13 5"]);
    t.play("leg 1 0 give 3 cash 10; leg 2 1 give 9 cash 17");
    t.play(last);
    t.play("propose");
    t
}

#[test]
fn packages_are_judged_by_what_each_has_in_the_end() {
    // 2 pays 17 to 0 and 7 to 1, 1 pays 10 to 0: 27 for 0, −3 for 1, −24 for 2.
    let fair = package("leg 0 2 give 14");
    assert_eq!(fair.decides(), 1);
    assert_eq!(chosen(&fair, PLAIN), accepted(), "gets 17 and pays 10");
    let mut fair = package("leg 0 2 give 14");
    fair.play("1: accept");
    assert_eq!(chosen(&fair, PLAIN), accepted(), "pays 17 of 24");
    let mut dear = preset("optimal", &["1 14", "3 6 8", "9 11 13"]);
    dear.play("leg 1 0 give 3 cash 13; leg 2 1 give 9 cash 9; leg 0 2 give 14; propose");
    assert_eq!(chosen(&dear, PLAIN), refused("the settlement is not fair"), "pays 4 of 3");
}

#[test]
fn a_package_that_gives_nothing_back_is_refused() {
    // Seat 1 would give 3 and get nothing that completes a group.
    let mut t = preset("optimal", &["1 14", "3 6 8", "9 11 13"]);
    t.play("leg 1 0 give 3; leg 2 1 cash 500; leg 0 2 give 14; propose");
    assert_eq!(chosen(&t, PLAIN), refused("completes no group"));
    // Seat 1 completes light blue, but 0 takes 3 without completing anything.
    let mut t = preset("optimal", &["14", "3 6 8", "9 11 13"]);
    t.play("leg 1 0 give 3; leg 2 1 give 9; leg 0 2 give 14; propose");
    assert_eq!(chosen(&t, PLAIN), refused("a lot for nothing that completes a group"));
}
