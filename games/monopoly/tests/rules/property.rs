//! Unowned property: buying it, or not.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Auctions, Event, Illegal, Phase, Place, Rules};

use super::table::{house_rules, official};

#[test]
fn an_unowned_lot_is_bought_at_its_printed_price() {
    let mut t = official(&["@33", ""]);
    t.play("roll; * 2+4; buy");
    assert_eq!((t.owner(39), t.cash()[0]), (Some(0), 1100));
    assert!(t.saw(Event::Bought { seat: Seat(0), lot: Place(39), price: 400 }));
}

#[test]
fn the_last_coin_buys() {
    let mut t = official(&["$400 @33", ""]);
    t.play("roll; * 2+4; buy");
    assert_eq!((t.owner(39), t.cash()[0]), (Some(0), 0));
}

#[test]
fn only_buying_or_declining_is_possible_on_an_unowned_lot() {
    let mut t = official(&["@33 1", ""]);
    t.play("roll; * 2+4");
    assert_eq!(t.listed(), ["buy", "decline"]);
    for action in ["done", "mortgage 1", "trade 1 cash 5", "window 1", "pay", "roll", "resign"] {
        assert_eq!(t.refused(action), Illegal::NotNow, "{action}");
    }
}

#[test]
fn who_cannot_afford_a_lot_declines_it_and_it_is_auctioned() {
    let mut t = official(&["$399 @33", ""]);
    t.play("roll; * 2+4");
    assert!(t.saw(Event::Declined { seat: Seat(0), lot: Place(39) }));
    assert!(t.view().auction().is_some());
    assert_eq!(t.decides(), 1);
}

#[test]
fn without_auctions_the_bank_keeps_what_is_declined() {
    let rules = Rules { auctions: Auctions::None, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["@33", ""]);
    t.play("roll; * 2+4; decline");
    assert_eq!((t.owner(39), t.phase(), t.decides()), (None, Phase::After, 0));
    let mut t = house_rules(rules, &["$399 @33", ""]);
    t.play("roll; * 2+4");
    assert_eq!((t.owner(39), t.phase()), (None, Phase::After));
}
