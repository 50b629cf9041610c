//! Offers: lone streets for whom they complete a group, and for the player itself.

use ludoteca_monopoly::agents::Gnome;
use ludoteca_monopoly::agents::gnome::Kind;

use super::ask::{a_does, terms, why};
use super::table::{official, preset};

#[test]
fn a_lone_street_is_offered_at_one_and_a_half_times_the_price() {
    // 1.5 × 240 against half of 700; a cash ask is out of the question.
    let t = official(&["$0 24", "$700 21 23"]);
    assert_eq!(a_does(&t), "trade 1 give 24 cash -360");
    assert_eq!(terms(Kind::A, &t), [("price", 360.0), ("printed price", -240.0)]);
    assert_eq!(a_does(&official(&["$0 24", "$720 21 23"])), "trade 1 give 24 cash -360");
    assert_eq!(a_does(&official(&["$0 24", "$722 21 23"])), "trade 1 give 24 cash -361");
}

#[test]
fn who_cannot_pay_is_not_asked() {
    assert_eq!(a_does(&official(&["$0 24", "$360 21 23"])), "trade 1 give 24 cash -360");
    assert_eq!(a_does(&official(&["$0 24", "$359 21 23"])), "roll");
}

#[test]
fn only_lone_streets_are_offered_and_only_to_whom_they_complete() {
    assert_eq!(a_does(&official(&["$0 24", "21", "23"])), "roll");
    assert_eq!(a_does(&official(&["$0 24", "21"])), "roll");
    assert_eq!(a_does(&official(&["$0 21 24", "23"])), "roll");
    assert_eq!(a_does(&official(&["$0 24m", "21 23"])), "roll", "mortgaged");
    assert_eq!(a_does(&official(&["$0 5", "15 25 35"])), "roll", "no street");
}

#[test]
fn the_last_street_is_asked_for_at_an_eighth_above_the_price() {
    // 270 for 240, and more than 100 left.
    assert_eq!(a_does(&official(&["$371 21 23", "24"])), "trade 1 want 24 cash 270");
    assert_eq!(a_does(&official(&["$370 21 23", "24"])), "roll");
    let t = official(&["$400 21 23", "24"]);
    assert_eq!(terms(Kind::A, &t), [("cash after", 130.0), ("reserve", -100.0)]);
    assert_eq!(a_does(&official(&["21 23", "24m"])), "roll", "mortgaged");
}

#[test]
fn a_swap_completes_both_at_three_quarters_of_the_price() {
    // 0.75 × 240 paid for 24; 39 sold to the other for max(600, 500).
    let t = official(&["21 23 39", "$1000 24 37"]);
    assert_eq!(a_does(&t), "trade 1 give 39 want 24 cash -420");
    assert_eq!(terms(Kind::A, &t), [("price of mine", 600.0), ("price of theirs", -180.0)]);
    // Somebody else's last street is no swap: the cheapest one is asked for in cash.
    assert_eq!(a_does(&official(&["21 23 39", "24", "37"])), "trade 1 want 24 cash 270");
    // Neither is a street of the same group.
    assert_eq!(a_does(&official(&["39", "37"])), "trade 1 want 37 cash 393");
}

#[test]
fn an_offer_is_made_once_until_a_lot_changes_hands() {
    let mut t = official(&["$371 21 23 5", "24", ""]);
    let mut gnome = Gnome::new(Kind::A);
    let mut does = |t: &super::table::Table| why(&mut gnome, t).action.to_string();
    assert_eq!(does(&t), "trade 1 want 24 cash 270");
    assert_eq!(does(&t), "trade 1 want 24 cash 270", "asking why costs no offer");
    t.play("trade 1 want 24 cash 270; refuse");
    assert_eq!(does(&t), "roll");
    t.play("trade 2 give 5; accept");
    assert_eq!(does(&t), "trade 1 want 24 cash 270");
}

#[test]
fn trades_are_made_before_the_own_roll_and_where_the_rules_have_them() {
    let mut t = official(&["", "21 23", "24"]);
    t.play("window 1");
    assert_eq!(a_does(&t), "done");
    assert_eq!(a_does(&preset("serial", &["21 23", "24"])), "roll");
}
