//! Open auctions of lots.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Event, Illegal, Phase, Place};

use super::table::{Table, official, preset};

/// Seat 0 of four declines Boardwalk.
fn declined(players: &[&str]) -> Table {
    let mut t = official(players);
    t.play("roll; * 2+4; decline");
    t
}

#[test]
fn bidding_goes_round_from_the_player_after_the_one_who_declined() {
    let mut t = declined(&["@33", "", "", ""]);
    t.play("1: bid 10; 2: bid 20; 3: bid 30; 0: bid 40; 1: bid 50");
    assert_eq!(t.decides(), 2);
}

#[test]
fn the_one_who_declined_may_win() {
    let mut t = declined(&["@33", "", ""]);
    t.play("1: pass; 2: bid 1; 0: bid 2; 1: pass; 2: pass");
    assert_eq!((t.owner(39), t.cash()), (Some(0), vec![1498, 1500, 1500]));
    assert!(t.saw(Event::Sold { to: Seat(0), lot: Some(Place(39)), price: 2 }));
    assert_eq!((t.phase(), t.decides()), (Phase::After, 0), "the turn goes on");
}

#[test]
fn any_opening_bid_will_do() {
    let t = declined(&["@33", "", ""]);
    assert!(t.allows("bid 1") && t.allows("bid 1500"));
    assert_eq!(t.refused("bid 0"), Illegal::BidTooLow { highest: 0 });
}

#[test]
fn a_bid_must_be_above_the_highest() {
    let mut t = declined(&["@33", "", ""]);
    t.play("1: bid 10");
    assert_eq!(t.refused("bid 10"), Illegal::BidTooLow { highest: 10 });
    assert_eq!(t.refused("bid 9"), Illegal::BidTooLow { highest: 10 });
}

#[test]
fn bids_are_limited_to_cash() {
    let mut t = declined(&["@33", "$70", "$90"]);
    assert_eq!(t.refused("bid 71"), Illegal::TooPoor { needed: 71, cash: 70 });
    t.play("1: bid 70; 2: bid 71; 0: pass");
    // Seat 1 cannot beat the bid and is not asked any more.
    assert_eq!((t.owner(39), t.cash()), (Some(2), vec![1500, 70, 19]));
}

#[test]
fn passing_skips_a_round_and_leaving_skips_the_lot() {
    let mut t = declined(&["@33", "", ""]);
    t.play("1: pass; 2: leave; 0: bid 10; 1: bid 11; 0: bid 12; 1: pass");
    assert_eq!((t.owner(39), t.cash()[0]), (Some(0), 1488));
    assert_eq!(t.count(|event| matches!(event, Event::LeftAuction { .. })), 1);
}

#[test]
fn who_passed_may_bid_when_the_round_comes_back() {
    let mut t = declined(&["@33", "", ""]);
    t.play("1: pass; 2: bid 5; 0: pass; 1: bid 6; 2: pass; 0: bid 7; 1: pass; 2: pass");
    assert_eq!((t.owner(39), t.cash()[0]), (Some(0), 1493));
}

#[test]
fn the_auction_ends_when_the_turn_comes_back_to_the_highest_bidder() {
    let mut t = declined(&["@33", "", ""]);
    t.play("1: bid 5; 2: pass; 0: pass");
    assert_eq!(t.owner(39), Some(1));
}

#[test]
fn without_a_bid_the_bank_keeps_the_lot() {
    let mut t = declined(&["@33", "", ""]);
    t.play("1: pass; 2: leave; 0: pass");
    assert_eq!((t.owner(39), t.phase()), (None, Phase::After));
    assert!(t.saw(Event::Unsold { lot: Some(Place(39)) }));
}

#[test]
fn who_has_no_money_is_not_asked() {
    let mut t = declined(&["@33", "$0", ""]);
    t.play("2: bid 5; 0: pass");
    assert_eq!(t.owner(39), Some(2));
}

#[test]
fn nothing_else_can_be_done_during_an_auction() {
    let t = declined(&["@33", "5", ""]);
    for action in ["mortgage 5", "done", "roll", "trade 0 give 5", "percent 10", "window 2"] {
        assert_eq!(t.refused(action), Illegal::NotNow, "{action}");
    }
}

/// Street Master's takes a bid that is not above the highest for a pass.
#[test]
fn a_low_bid_passes_in_street_masters() {
    let mut t = preset("street-masters", &["@33", "", ""]);
    t.play("roll; * 2+4; decline; 1: bid 1000; 2: bid 1000");
    assert!(t.saw(Event::Passed { seat: Seat(2) }));
    t.play("0: bid 5");
    assert_eq!((t.owner(39), t.decides()), (Some(1), 0), "everybody else has passed");
}
