//! Rules 6.1 to 8.1.

use ludoteca_monopoly::agents::{PseudoRandom, RuleBased};

use crate::scene::scene;

#[test]
fn every_rule_of_paying_fires_up_to_its_threshold() {
    let cases = [
        ("$4999 31*1 32*1 34*1", "6.1 sell 31"),
        ("$5000 31*1 32*1 34*1", "6.3 pay"),
        ("$4999 31", "6.2 mortgage 31"),
        ("$4999 31m", "6.4 8.1 bankrupt"),
        ("$4999", "6.4 8.1 bankrupt"),
        ("$5000", "6.3 pay"),
    ];
    for (me, verdict) in cases {
        assert_eq!(scene(&[me, ""]).owing(5000).verdict(), verdict, "{me}");
    }
}

fn settles(me: &str, debt: i32) -> String {
    scene(&[me, ""]).owing(debt).plays(&mut RuleBased::default(), 1).join("; ")
}

#[test]
fn the_worked_example_of_the_document() {
    // With annex A's 12 000 for square 24 the same lots are the best ones.
    let all = "$0 1 6 11 24 34 39";
    assert_eq!(settles(all, 32_000), "mortgage 6; mortgage 24; mortgage 34; pay");
}

#[test]
fn everything_is_sold_if_no_sale_is_enough() {
    // Two houses bring 5 000, two mortgages 6 000.
    let all = "$0 1*1 3*1";
    assert_eq!(settles(all, 2500), "sell 1; pay");
    assert_eq!(settles(all, 5000), "sell 1; sell 3; pay");
    assert_eq!(settles(all, 8000), "sell 1; sell 3; mortgage 1; pay");
    assert_eq!(settles(all, 11_000), "sell 1; sell 3; mortgage 1; mortgage 3; pay");
    assert_eq!(settles(all, 11_001), "sell 1; sell 3; mortgage 1; mortgage 3; bankrupt");
}

#[test]
fn random_raises_with_the_dearest_first() {
    let settles = |me: &str, debt| {
        scene(&[me, ""]).owing(debt).plays(&mut PseudoRandom::default(), 1).join("; ")
    };
    assert_eq!(settles("$0 1 6 11 24 34 39", 32_000), "mortgage 39; mortgage 34; pay");
    assert_eq!(settles("$0 1*1 3*1 37*1 39*1", 12_500), "sell 37; sell 39; pay");
    assert_eq!(settles("$0 1*1 3*1", 11_001), "sell 1; sell 3; mortgage 1; mortgage 3; bankrupt");
    assert_eq!(settles("$0 5 12 39m", 10_000), "mortgage 5; pay");
    assert_eq!(settles("$10000", 10_000), "pay");
}

#[test]
fn hotels_are_sold_down_when_the_bank_has_no_houses() {
    // All 32 houses stand on the rival's streets: no hotel can be broken down.
    let rival = "6*4 8*4 9*4 11*3 13*3 14*3 16*4 18*4 19*3";
    let scene = scene(&["$0 37h 39h", rival]).owing(50_000);
    let sold = ["sell-down 37 0", "pay"];
    assert_eq!(scene.plays(&mut RuleBased::default(), 1), sold);
    assert_eq!(scene.plays(&mut PseudoRandom::default(), 1), sold);
}
