//! Mortgaged lots that change hands.

use ludoteca_core::Seat;
use ludoteca_monopoly::position::Business;
use ludoteca_monopoly::{Event, Illegal, Place};

use super::table::{official, preset};

#[test]
fn a_mortgaged_lot_is_lifted_at_once_for_its_value_and_10_percent() {
    let mut t = official(&["39m", ""]);
    t.play("trade 1 give 39 cash -100; 1: accept; 1: lift 39");
    assert_eq!((t.cash(), t.lot(39)), (vec![1600, 1500 - 100 - 220], (Some(1), 0, false)));
    assert_eq!(t.decides(), 0, "the window goes on");
}

#[test]
fn a_mortgaged_lot_is_kept_for_10_percent_and_lifted_later_for_10_percent_again() {
    let mut t = official(&["39m", ""]);
    t.play("trade 1 give 39 cash -100; 1: accept; 1: keep 39");
    assert_eq!((t.cash()[1], t.lot(39)), (1380, (Some(1), 0, true)));
    assert!(t.saw(Event::KeptMortgage { seat: Seat(1), lot: Place(39), interest: 20 }));
    t.play("0: roll; * 4+6; 0: done; 0: done; 1: lift 39");
    assert_eq!(t.cash()[1], 1380 - 220);
}

#[test]
fn both_sides_of_a_trade_pay_on_what_they_take() {
    let mut t = official(&["39m", "37m 5m"]);
    t.play("trade 1 give 39 want 5,37; 1: accept");
    assert_eq!(
        t.business(),
        Some(Business::Interest {
            lots: vec![Place(5), Place(37), Place(39)],
            interest_paid: false,
        })
    );
    assert_eq!(t.refused("lift 37"), Illegal::NotNow, "one after another");
    t.play("0: keep 5; 0: lift 37; 1: keep 39");
    // Interest 10 on the station; 175 and 18 to lift Park Place; interest 20 on Boardwalk.
    assert_eq!(t.cash(), [1500 - 10 - 193, 1480]);
}

#[test]
fn who_cannot_lift_keeps_the_mortgage_without_being_asked() {
    let mut t = official(&["39m", "$100"]);
    t.play("trade 1 give 39 cash -50; 1: accept");
    assert_eq!((t.cash()[1], t.lot(39), t.decides()), (30, (Some(1), 0, true), 0));
}

#[test]
fn lifting_one_mortgage_leaves_the_interest_on_the_others() {
    let mut t = official(&["5m 15m", "$119"]);
    t.play("trade 1 give 5,15 cash 0; 1: accept");
    assert_eq!(t.cash()[1], 99, "110 would not leave 10 for the other one: both are kept");
    let mut t = official(&["5m 15m", "$120"]);
    t.play("trade 1 give 5,15; 1: accept; 1: lift 5");
    assert_eq!((t.cash()[1], t.lot(5).2, t.lot(15).2), (0, false, true));
}

#[test]
fn a_trade_is_refused_when_the_taker_cannot_pay_the_interest() {
    let t = official(&["39m", "$19"]);
    assert_eq!(t.refused("trade 1 give 39"), Illegal::PartnerLacks { seat: Seat(1) });
    assert!(t.allows("trade 1 give 39 cash 1"), "the money that comes with it pays");
    let t = official(&["$19", "39m"]);
    assert_eq!(t.refused("trade 1 want 39"), Illegal::TooPoor { needed: 20, cash: 19 });
    assert_eq!(t.refused("trade 1 want 39 cash 5"), Illegal::TooPoor { needed: 25, cash: 19 });
    assert!(t.allows("trade 1 want 39 cash -1"));
}

#[test]
fn optimal_has_no_interest_at_transfers() {
    let mut t = preset("optimal", &["39m", "$0"]);
    t.play("trade 1 give 39; 1: accept");
    assert_eq!((t.cash()[1], t.lot(39), t.decides()), (0, (Some(1), 0, true), 0));
}
