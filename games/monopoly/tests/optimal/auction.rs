//! What it buys and bids.

use ludoteca_monopoly::agents::optimal::Settings;

use crate::table::{Table, official, preset};
use crate::{PLAIN, choice};

/// Seat 0 stands on 34 and declines; seat 1 is asked first.
fn auction_of_34(players: &[&str]) -> Table {
    let mut t = official(players);
    t.play("roll; * 1+2; decline");
    t
}

#[test]
fn it_buys_whenever_it_can() {
    let mut t = official(&["$320 @31", ""]);
    t.play("roll; * 1+2");
    assert_eq!(choice(&t, PLAIN), "buy");
    let mut t = official(&["$319 @31", ""]);
    t.play("roll; * 1+2");
    assert!(t.business().is_some(), "who cannot pay is not asked: the auction begins");
}

#[test]
fn it_raises_by_one_up_to_the_price() {
    let mut t = auction_of_34(&["@31", ""]);
    assert_eq!(choice(&t, PLAIN), "bid 1");
    t.play("1: bid 319");
    assert_eq!(choice(&t, PLAIN), "bid 320");
    t.play("0: bid 320");
    assert_eq!(choice(&t, PLAIN), "leave", "320 is the price");
}

/// 34 is worth half its price more to whoever holds another lot of its group, a quarter more if
/// a rival does.
#[test]
fn holdings_in_the_group_raise_the_limit() {
    let limit_is = |players: &[&str], limit: i32| {
        for (bid, answer) in [(limit - 1, format!("bid {limit}")), (limit, "leave".into())] {
            let mut t = auction_of_34(players);
            t.play(&format!("1: pass; 2: bid {bid}; 0: leave"));
            assert_eq!((t.decides(), choice(&t, PLAIN)), (1, answer), "{players:?} at {bid}");
        }
    };
    limit_is(&["@31", "31", ""], 480);
    limit_is(&["@31", "", "31"], 400);
    limit_is(&["@31", "32", "31"], 560);
}

#[test]
fn for_the_last_lot_of_anybodys_group_it_bids_everything() {
    for players in [["@31 31 32", "$900", ""], ["@31", "$900 31 32", ""], ["@31", "$900", "31 32"]]
    {
        let mut t = auction_of_34(&players);
        t.play("1: pass; 2: bid 899; 0: leave");
        assert_eq!((t.decides(), choice(&t, PLAIN)), (1, "bid 900".to_owned()), "{players:?}");
    }
    // Two rivals share the rest: nobody's group, so the price and a quarter.
    let mut t = auction_of_34(&["@31 31", "$900", "32"]);
    t.play("1: pass; 2: bid 400; 0: leave");
    assert_eq!(choice(&t, PLAIN), "leave");
}

#[test]
fn risk_moves_the_limit_by_a_quarter_each_way() {
    for (risk, limit) in [(0.0, 240), (0.5, 320), (1.0, 400)] {
        let settings = Settings { risk, ..PLAIN };
        for (bid, answer) in [(limit - 1, format!("bid {limit}")), (limit, "leave".into())] {
            let mut t = auction_of_34(&["@31", "", ""]);
            t.play(&format!("1: pass; 2: bid {bid}; 0: leave"));
            assert_eq!(choice(&t, settings), answer, "risk {risk}");
        }
    }
}

#[test]
fn a_free_group_of_two_is_worth_its_price_too() {
    let mut t = official(&["@36", ""]);
    t.play("roll; * 1+2; decline; 1: bid 398");
    assert_eq!(choice(&t, PLAIN), "bid 399");
}

#[test]
fn a_raise_is_a_two_hundredth_of_the_salary() {
    let mut t = preset("street-masters", &["@31", ""]);
    t.play("roll; * 1+2; decline");
    assert_eq!(choice(&t, PLAIN), "bid 100", "the salary is 20 000");
    // The last step to the limit may be smaller.
    t.play("1: bid 31950");
    assert_eq!(choice(&t, PLAIN), "bid 32000");
}

#[test]
fn in_percentage_auctions_it_offers_the_limit_at_once() {
    let mut t = preset("serial", &["@31", "", "$170"]);
    t.play("roll; * 1+2; decline");
    assert_eq!(choice(&t, PLAIN), "percent 50", "up to the price");
    t.play("1: percent 0");
    assert_eq!(choice(&t, PLAIN), "percent 3", "170 of 320 are 53 percent");
}

#[test]
fn the_last_houses_are_worth_what_they_cost_and_no_more() {
    let mut t = official(&["16*3 18*3 19*3 $1000", "21*3 23*3 24*3 $1000", "26*4 27*4 29*3 $350"]);
    assert_eq!(t.stock().0, 3);
    t.play("build 16");
    assert_eq!((t.decides(), choice(&t, PLAIN)), (1, "claim".to_owned()));
    t.play("claim");
    assert_eq!((t.decides(), choice(&t, PLAIN)), (2, "claim".to_owned()), "200 and 150");
    t.play("claim");
    assert_eq!(choice(&t, PLAIN), "bid 1");
    t.play("1: bid 149");
    assert_eq!((t.decides(), choice(&t, PLAIN)), (2, "bid 150".to_owned()));
    t.play("2: leave; 0: leave");
    assert!(choice(&t, PLAIN).starts_with("build "), "{}", choice(&t, PLAIN));
}
