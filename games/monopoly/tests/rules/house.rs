//! House rules that have no case elsewhere.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Event, Illegal, Place, Rules};

use super::table::house_rules;

#[test]
fn the_pot_takes_taxes_fines_and_card_payments_and_free_parking_pays_it_out() {
    let rules = Rules { free_parking_pot: true, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["@33", "jail1", "@16"]);
    t.play("roll; * 1+4; done; 1: fine; roll; * 4+6");
    assert_eq!(t.cash(), [1425, 1500 - 50 + 125, 1500]);
    assert!(t.saw(Event::PotWon { seat: Seat(1), amount: 125 }));
    t.play("done; 2: roll; * 2+4; * card 11");
    assert_eq!(t.position().pot, 15);
}

#[test]
fn prices_rents_and_interest_do_not_feed_the_pot() {
    let rules = Rules { free_parking_pot: true, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["@33 12m", "5"]);
    t.play("lift 12; roll; * 2+4; buy; done");
    assert_eq!(t.position().pot, 0);
}

#[test]
fn without_the_switch_there_is_no_pot() {
    let mut t = house_rules(Rules::OFFICIAL, &["@33", ""]);
    t.play("roll; * 1+4");
    assert_eq!(t.position().pot, 0);
}

#[test]
fn landing_on_go_pays_double_and_passing_does_not() {
    let rules = Rules { double_salary: true, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["@35", ""]);
    t.play("roll; * 1+4");
    assert_eq!(t.cash()[0], 1900);
    let mut t = house_rules(rules, &["@35", ""]);
    t.play("roll; * 4+6; buy");
    assert_eq!((t.square(0), t.cash()[0]), (5, 1500));
    let mut t = house_rules(rules, &["@16", ""]);
    t.play("roll; * 2+4; * card 0");
    assert_eq!(t.cash()[0], 1900, "by card, too");
}

#[test]
fn an_owner_in_jail_collects_no_rent() {
    let rules = Rules { rent_in_jail: false, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["@33", "jail1 39"]);
    t.play("roll; * 2+4");
    assert_eq!(t.cash(), [1500, 1500]);
    let mut t = house_rules(rules, &["@33", "@10 39"]);
    t.play("roll; * 2+4");
    assert_eq!(t.cash(), [1450, 1550], "a visitor does");
}

#[test]
fn lots_may_be_sold_to_the_bank_at_half_price() {
    let rules = Rules { sell_lots: true, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["39 5m 1*1 3*1", ""]);
    t.play("sell-lot 39");
    assert_eq!((t.owner(39), t.cash()[0]), (None, 1700));
    t.play("sell-lot 5");
    assert_eq!((t.lot(5), t.cash()[0]), ((None, 0, false), 1700), "the bank lent it already");
    assert_eq!(t.refused("sell-lot 1"), Illegal::GroupBuilt { place: Place(1) });
}

#[test]
fn a_jail_card_may_be_of_no_use() {
    let rules = Rules { keep_jail_cards: false, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["@16", ""]);
    t.play("roll; * 2+4; * card 7");
    assert_eq!((t.jail_cards(0), t.position().decks[1].seen.clone()), (0, vec![7]));
}

#[test]
fn debts_may_be_paid_automatically() {
    let rules = Rules { pay_automatically: true, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["$20 @33 5", "39", ""]);
    t.play("roll; * 2+4; mortgage 5");
    assert_eq!(t.cash(), [70, 1550, 1500]);
    let mut t = house_rules(rules, &["$20 @33", "39", ""]);
    t.play("roll; * 2+4");
    assert_eq!(t.cash(), [0, 1520, 1500], "with nothing left it is over at once");
}
