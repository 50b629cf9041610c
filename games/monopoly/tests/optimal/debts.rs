//! How it pays debts.

use crate::table::{Table, official, preset};
use crate::{PLAIN, choice, chosen};

/// Seat 0 owes the luxury tax of 75 with `cash` in hand.
fn in_debt(lots: &str) -> Table {
    let mut t = official(&[&format!("$10 @35 {lots}"), ""]);
    t.play("roll; * 1+2");
    t
}

#[test]
fn it_pays_when_it_can() {
    let mut t = in_debt("39");
    t.play("mortgage 39");
    assert_eq!(choice(&t, PLAIN), "pay");
}

/// Rent lost per money raised: 39 gives up 50 for 200, 5 gives up 25 for 100, 1 gives up 2 for 30.
#[test]
fn outside_complete_groups_it_mortgages_what_earns_least_for_the_money() {
    let t = in_debt("39 5 1");
    let (action, why) = chosen(&t, PLAIN);
    assert_eq!((&*action, why), ("mortgage 1", "mortgages a lot outside complete groups"));
    assert_eq!(choice(&in_debt("39 5"), PLAIN), "mortgage 5", "equals go in board order");
}

#[test]
fn complete_groups_are_touched_last() {
    // Boardwalk alone is outside; purple is complete and bare; it has nothing on it to sell.
    assert_eq!(choice(&in_debt("1 3 39"), PLAIN), "mortgage 39");
    let (action, why) = chosen(&in_debt("1 3 39m"), PLAIN);
    assert_eq!((&*action, why), ("mortgage 1", "mortgages what is left"));
    // All four stations are a complete group.
    assert_eq!(choice(&in_debt("5 15 25 35 39"), PLAIN), "mortgage 39");
}

/// A third house on 9 loses 300 − 100 for 25; one on 19 loses 600 − 220 for 50: 8 and 7.6 a dollar.
#[test]
fn houses_go_before_bare_complete_groups_and_the_cheapest_goes_first() {
    let built = "1 3 6*2 8*2 9*3 16*2 18*2 19*3";
    let (action, why) = chosen(&in_debt(built), PLAIN);
    assert_eq!((&*action, why), ("sell 19", "sells the building that loses least"));
    // With one house less on 19 its group is even: the second house on 16 loses 130 for 50.
    assert_eq!(choice(&in_debt("1 3 6*2 8*2 9*3 16*2 18*2 19*2"), PLAIN), "sell 16");
}

#[test]
fn a_hotel_that_cannot_be_broken_down_takes_its_group_along() {
    let houses = "6*4 8*4 9*4 11*4 13*4 14*4 16*3 18*3 19*2";
    let mut t = official(&["$10 @35 37h 39h", houses]);
    assert_eq!(t.stock().0, 0);
    t.play("roll; * 1+2");
    assert_eq!(choice(&t, PLAIN), "sell-down 37 0");
}

#[test]
fn with_nothing_left_it_is_bankrupt() {
    assert_eq!(choice(&in_debt("39m"), PLAIN), "bankrupt");
    // Where players can auction their own lots, even a mortgaged one may bring something.
    let mut t = preset("serial", &["$10 @35 39m", ""]);
    t.play("roll; * 1+2");
    assert_eq!(choice(&t, PLAIN), "auction 39");
}

#[test]
fn it_pays_the_smaller_tax() {
    for (cash, answer) in [("$1990", "tax-percent"), ("$2000", "tax-fixed"), ("$2010", "tax-fixed")]
    {
        let mut t = official(&[&format!("{cash} @1"), ""]);
        t.play("roll; * 1+2");
        assert_eq!(choice(&t, PLAIN), answer, "{cash}");
    }
}
