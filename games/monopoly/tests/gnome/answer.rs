//! Answers to trades and packages, and the questions that the description is silent about.

use ludoteca_core::Seat;
use ludoteca_monopoly::agents::gnome::Kind;
use ludoteca_monopoly::{Monopoly, Phase, Position};

use super::ask::{a_does, does, terms};
use super::table::{Table, official, position, preset, table};

/// The second player is asked about an offer of the first.
fn offered(players: &[&str], offer: &str) -> Table {
    let mut t = official(players);
    t.play(offer);
    t
}

#[test]
fn it_accepts_what_gains_more_groups_than_it_loses() {
    let t = offered(&["39", "$500 37"], "trade 1 give 39 cash -500");
    assert_eq!(a_does(&t), "accept", "at any price");
    assert_eq!(terms(Kind::A, &t), [("groups gained", 1.0), ("groups lost", 0.0)]);
    let t = offered(&["$5000 39", "1 3 37"], "trade 1 give 39 want 1 cash 9");
    assert_eq!(a_does(&t), "accept", "as many, and rich");
}

#[test]
fn it_refuses_what_loses_more_groups_than_it_gains() {
    assert_eq!(a_does(&offered(&["$5000", "37 39"], "trade 1 want 39 cash 5000")), "refuse");
    let t = offered(&["$5000 15 25 35", "5 12 28"], "trade 1 want 12 cash 5000");
    assert_eq!(a_does(&t), "refuse", "utilities are a group");
    assert_eq!(does(Kind::B, &t), "accept", "not for B");
}

#[test]
fn with_as_many_groups_a_salary_left_is_enough() {
    // Half of what it is worth, but 200 are left.
    assert_eq!(a_does(&offered(&["$300 39", "$100 5"], "trade 1 want 5 cash 100")), "accept");
    assert_eq!(a_does(&offered(&["$300 39", "$99 5"], "trade 1 want 5 cash 100")), "refuse");
}

#[test]
fn with_less_than_a_salary_left_worth_has_to_rise() {
    assert_eq!(a_does(&offered(&["39", "$300 5"], "trade 1 give 39 want 5 cash -199")), "accept");
    assert_eq!(a_does(&offered(&["39", "$300 5"], "trade 1 give 39 want 5 cash -200")), "refuse");
    let t = offered(&["39m", "$150 12"], "trade 1 give 39 want 12");
    // 400, of which the bank has lent 200, less 20 interest, for 150.
    assert_eq!(terms(Kind::A, &t), [("rise of worth", 30.0)]);
}

#[test]
fn with_less_than_half_a_salary_left_nothing_helps() {
    assert_eq!(a_does(&offered(&["39", "$200"], "trade 1 give 39 cash -100")), "accept");
    assert_eq!(a_does(&offered(&["39", "$200"], "trade 1 give 39 cash -101")), "refuse");
}

#[test]
fn something_for_nothing_is_refused() {
    assert_eq!(a_does(&offered(&["", "5"], "trade 1 want 5")), "refuse");
    assert_eq!(a_does(&offered(&["", "5"], "trade 1 want 5 cash 1")), "accept", "as published");
}

#[test]
fn packages_are_for_groups() {
    let mut t = preset("optimal", &["1 39", "37 6", "11"]);
    t.play("leg 0 1 give 39; leg 1 2 give 6; leg 2 0 give 11; propose");
    assert_eq!(a_does(&t), "accept");
    t.play("accept");
    assert_eq!(a_does(&t), "refuse");
}

#[test]
fn mortgages_that_come_along_are_kept() {
    let t = offered(&["39m", ""], "trade 1 give 39; accept");
    assert_eq!(a_does(&t), "keep 39");
}

#[test]
fn the_smaller_tax_is_paid() {
    let taxed = |player: &str| {
        let game = Monopoly::preset("official").expect("a shipped preset");
        table(game, &Position { phase: Phase::Taxing, ..position(&[player, ""]) })
    };
    assert_eq!(a_does(&taxed("$1999 @4")), "tax-percent");
    assert_eq!(a_does(&taxed("$2000 @4")), "tax-fixed");
}

#[test]
fn packages_are_not_made() {
    let mut t = preset("optimal", &["1", "6"]);
    t.play("leg 0 1 give 1");
    assert_eq!((t.decides(), a_does(&t)), (Seat(0).0, "withdraw".into()));
}
