//! Building, lifting mortgages, and the last buildings.

use ludoteca_monopoly::agents::gnome::Kind;

use super::ask::{a_does, does, terms};
use super::table::official;

#[test]
fn it_builds_on_full_groups_without_a_reserve() {
    assert_eq!(a_does(&official(&["$200 37 39", ""])), "build 37");
    assert_eq!(a_does(&official(&["$199 37 39", ""])), "roll");
    assert_eq!(a_does(&official(&["37", ""])), "roll");
    assert_eq!(a_does(&official(&["$500 37m 39", ""])), "lift 37", "nothing on mortgaged groups");
}

#[test]
fn it_builds_where_rent_gain_less_cost_is_largest() {
    // The first house: 1 gains 6 for 50, 37 gains 105 for 200, 39 gains 100 for 200.
    let t = official(&["1 3 37 39", ""]);
    assert_eq!(a_does(&t), "build 3");
    assert_eq!(terms(Kind::A, &t), [("rent gain", 12.0), ("cost", -50.0)]);
    // The third house: 1 gains 60 for 50, 39 gains 800 for 200.
    assert_eq!(a_does(&official(&["1*2 3*2 37*2 39*2", ""])), "build 39");
    assert_eq!(a_does(&official(&["$199 1*2 3*2 37*2 39*2", ""])), "build 3");
}

#[test]
fn it_builds_hotels_except_c_who_stops_at_three_houses() {
    let three = official(&["37*3 39*3", ""]);
    assert_eq!((a_does(&three), does(Kind::B, &three)), ("build 39".into(), "build 39".into()));
    assert_eq!(does(Kind::C, &three), "roll");
    assert_eq!(does(Kind::C, &official(&["37*2 39*3", ""])), "build 37");
    assert_eq!(a_does(&official(&["37*4 39*4", ""])), "build 39");
}

#[test]
fn it_builds_before_the_roll_of_others_too() {
    let mut t = official(&["", "$200 37 39"]);
    t.play("window 1");
    assert_eq!(a_does(&t), "build 37");
}

#[test]
fn it_lifts_a_mortgage_if_a_salary_is_left() {
    // Lifting 5 costs 110, lifting 1 costs 33.
    assert_eq!(a_does(&official(&["$310 5m", ""])), "lift 5");
    assert_eq!(a_does(&official(&["$309 5m", ""])), "roll");
    assert_eq!(a_does(&official(&["$310 5m 1m", ""])), "lift 1", "the cheapest first");
    let t = official(&["$320 5m", ""]);
    assert_eq!(terms(Kind::A, &t), [("cash", 320.0), ("cost", -110.0), ("reserve", -200.0)]);
}

/// 31 houses stand elsewhere, so that the bank has one left.
const ELSEWHERE: &str = "1*4 3*4 6*4 8*4 9*4 11*4 13*4 14*3";

#[test]
fn it_claims_the_last_house_if_it_would_build_it() {
    let contested = |second: &str| {
        let mut t = official(&["37 39", second, "5", ELSEWHERE]);
        t.play("build 39");
        t
    };
    assert_eq!(a_does(&contested("$200 31 32 34")), "claim");
    // Only houses above the third are open to it on 31, 32 and 34: C does not want them.
    let mut t = official(&["37 39", "31*3 32*3 34*3", "1*4 3*4 6*4 8*4 9*4"]);
    t.play("build 39");
    assert_eq!((a_does(&t), does(Kind::C, &t)), ("claim".into(), "pass".into()));
}

#[test]
fn it_bids_for_a_building_up_to_its_cost_and_places_it_best() {
    let mut t = official(&["37 39", "31 32 34", "5", ELSEWHERE]);
    t.play("build 39; claim; pass");
    assert_eq!(a_does(&t), "bid 100");
    t.play("bid 100; bid 199");
    assert_eq!(a_does(&t), "leave");
    let mut t = official(&["37 39", "31 32 34", "5", ELSEWHERE]);
    t.play("build 39; claim; pass; bid 100; leave");
    // A first house gains 130 - 52 = 78 on 31 and 32, and 150 - 56 = 94 on 34.
    assert_eq!(a_does(&t), "build 34");
}
