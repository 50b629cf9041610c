//! When it builds, and when it lifts mortgages.

use ludoteca_monopoly::agents::optimal::Settings;

use crate::table::{official, preset};
use crate::{PLAIN, choice};

#[test]
fn it_builds_while_the_reserve_stays_whole() {
    assert_eq!(choice(&official(&["$250 1 3", ""]), PLAIN), "build 3");
    assert_eq!(choice(&official(&["$249 1 3", ""]), PLAIN), "roll");
}

#[test]
fn risk_lowers_the_reserve() {
    // Two salaries at risk 0, nothing at risk 1.
    for (risk, least) in [(0.0, 450), (0.5, 250), (1.0, 50)] {
        let settings = Settings { risk, ..PLAIN };
        let with = |cash: i32| choice(&official(&[&format!("${cash} 1 3"), ""]), settings);
        assert_eq!((&*with(least), &*with(least - 1)), ("build 3", "roll"), "risk {risk}");
    }
}

/// A dollar for the first house brings 24 / 50 on 9, 100 / 200 on 39, and 105 / 200 on 37.
#[test]
fn the_house_that_earns_most_for_its_price_comes_first() {
    assert_eq!(choice(&official(&["6 8 9 37 39", ""]), PLAIN), "build 37");
    // A third house on 39 brings 1400 − 600 for 200, four a dollar; 9's third 300 − 100 for 50
    // brings as much, and comes first on the board.
    assert_eq!(choice(&official(&["6*2 8*2 9*2 37*2 39*2", ""]), PLAIN), "build 9");
    assert_eq!(choice(&official(&["6*3 8*3 9*3 37*2 39*2", ""]), PLAIN), "build 39");
}

#[test]
fn below_the_reserve_it_only_lifts_mortgages() {
    // Half the reserve stays: 100 and the 33 that lifting 1 costs.
    assert_eq!(choice(&official(&["$133 1m 3m 6 8 9", ""]), PLAIN), "lift 1");
    assert_eq!(choice(&official(&["$132 1m 3m 6 8 9", ""]), PLAIN), "roll");
}

#[test]
fn a_mortgage_that_blocks_building_is_lifted_first() {
    assert_eq!(choice(&official(&["$400 5m 37 39m 1 3", ""]), PLAIN), "build 3", "39 costs 220");
    assert_eq!(choice(&official(&["$420 5m 37 39m 1 3", ""]), PLAIN), "lift 39");
    assert_eq!(choice(&official(&["$420 5m 37 39 ", ""]), PLAIN), "build 37", "5 can wait");
}

#[test]
fn it_manages_after_its_move_too_but_not_in_the_turns_of_others() {
    let mut t = official(&["$300 @10 1 3", "$900 6 8 9"]);
    t.play("roll; * 4+6");
    assert_eq!(choice(&t, PLAIN), "build 3");
    t.play("done; 0: done");
    assert_eq!((t.decides(), choice(&t, PLAIN)), (1, "build 9".to_owned()));
    t.play("window 0");
    assert_eq!((t.decides(), choice(&t, PLAIN)), (0, "done".to_owned()));
}

#[test]
fn a_mortgage_that_comes_along_is_lifted_if_half_the_reserve_stays() {
    for (cash, answer) in [(320, "lift 39"), (319, "keep 39")] {
        let mut t = official(&["39m 1", &format!("${cash}")]);
        t.play("trade 1 give 39; 1: accept");
        assert_eq!((t.decides(), &*choice(&t, PLAIN)), (1, answer), "{cash}");
    }
    let mut t = preset("optimal", &["39m", ""]);
    t.play("trade 1 give 39; 1: accept");
    assert_eq!(t.decides(), 0, "no interest in document 003");
}
