//! Trades between two players.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Event, Illegal, Place, Rules};

use super::table::{house_rules, official, preset};

#[test]
fn money_deeds_and_jail_cards_change_hands() {
    let mut t = official(&["1 5 card1", "39"]);
    t.play("trade 1 give 1,5 want 39 cash 120 give-cards 1; 1: accept");
    assert_eq!((t.lots(0), t.lots(1)), (vec![39], vec![1, 5]));
    assert_eq!(t.cash(), [1380, 1620]);
    assert_eq!((t.jail_cards(0), t.jail_cards(1)), (0, 1));
    assert!(t.saw(Event::Accepted { from: Seat(0), to: Seat(1) }));
    assert_eq!(t.decides(), 0);
}

#[test]
fn money_may_be_asked_for() {
    let mut t = official(&["1", ""]);
    t.play("trade 1 give 1 cash -90; 1: accept");
    assert_eq!((t.owner(1), t.cash()), (Some(1), vec![1590, 1410]));
}

#[test]
fn any_terms_will_do() {
    let mut t = official(&["39", ""]);
    t.play("trade 1 give 39; 1: accept; trade 1 cash 1500; 1: accept");
    assert_eq!((t.owner(39), t.cash()), (Some(1), vec![0, 3000]));
}

#[test]
fn a_refused_offer_changes_nothing_and_the_window_goes_on() {
    let mut t = official(&["1", "39"]);
    t.play("trade 1 give 1 want 39; 1: refuse");
    assert_eq!((t.lots(0), t.lots(1), t.decides()), (vec![1], vec![39], 0));
    assert!(t.saw(Event::Refused { from: Seat(0), to: Seat(1) }));
    t.play("roll");
}

#[test]
fn nothing_of_a_built_group_is_traded() {
    let t = official(&["37 39*1", "31*1 32*1 34*1"]);
    assert_eq!(t.refused("trade 1 give 37"), Illegal::GroupBuilt { place: Place(37) });
    assert_eq!(t.refused("trade 1 give 37,39"), Illegal::GroupBuilt { place: Place(37) });
    assert_eq!(t.refused("trade 1 want 31"), Illegal::GroupBuilt { place: Place(31) });
}

#[test]
fn whole_groups_move_with_their_buildings_where_the_rules_say_so() {
    let rules = Rules { trade_buildings: true, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["37*4 39h 1", ""]);
    assert_eq!(t.refused("trade 1 give 39 cash -9"), Illegal::GroupBuilt { place: Place(39) });
    t.play("trade 1 give 37,39 cash -900; 1: accept");
    assert_eq!((t.lot(37), t.lot(39)), ((Some(1), 4, false), (Some(1), 5, false)));
}

#[test]
fn refusals_name_the_reason() {
    let t = official(&["$100 1 card1", "$50 39", "out"]);
    assert_eq!(t.refused("trade 0 give 1"), Illegal::NoSuchPartner { seat: Seat(0) });
    assert_eq!(t.refused("trade 2 give 1"), Illegal::NoSuchPartner { seat: Seat(2) });
    assert_eq!(t.refused("trade 7 give 1"), Illegal::NoSuchPartner { seat: Seat(7) });
    assert_eq!(t.refused("trade 1"), Illegal::EmptyOffer);
    assert_eq!(t.refused("trade 1 give 39"), Illegal::NotYours { place: Place(39) });
    assert_eq!(t.refused("trade 1 want 1"), Illegal::NotYours { place: Place(1) });
    assert_eq!(t.refused("trade 1 want 2"), Illegal::NoLot { place: Place(2) });
    assert_eq!(t.refused("trade 1 cash 101"), Illegal::TooPoor { needed: 101, cash: 100 });
    assert_eq!(t.refused("trade 1 cash -51"), Illegal::PartnerLacks { seat: Seat(1) });
    assert_eq!(t.refused("trade 1 give-cards 2"), Illegal::NoJailCard);
    assert_eq!(t.refused("trade 1 want-cards 1"), Illegal::PartnerLacks { seat: Seat(1) });
}

#[test]
fn serial_has_no_trades_and_jail_cards_are_not_for_sale() {
    let t = preset("serial", &["1 card1", "39"]);
    assert_eq!(t.refused("trade 1 give 1 want 39"), Illegal::NotInTheseRules);
    let rules = Rules { trade_jail_cards: false, ..Rules::OFFICIAL };
    let t = house_rules(rules, &["card1", ""]);
    assert_eq!(t.refused("trade 1 give-cards 1 cash -50"), Illegal::NotInTheseRules);
}

#[test]
fn a_window_takes_so_many_offers_and_the_next_one_again() {
    let rules = Rules { offers_per_window: 2, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["1 5", "39"]);
    t.play("trade 1 give 1 cash -9; 1: refuse; trade 1 give 1 cash -8; 1: refuse");
    assert_eq!(t.refused("trade 1 give 1"), Illegal::TooManyOffers { most: 2 });
    t.play("roll; * 4+6; trade 1 give 1 cash -7; 1: accept");
    assert_eq!(t.owner(1), Some(1));
}

#[test]
fn every_window_begins_with_no_offers_made() {
    let rules = Rules { offers_per_window: 1, ..Rules::OFFICIAL };
    // The luxury tax, and a lot that nobody wants, lead to a new window as anything else does.
    for (start, script) in
        [("@33 1", "roll; * 1+4"), ("@33 1", "roll; * 2+4; decline; 1: pass; 0: pass")]
    {
        let mut t = house_rules(rules, &[start, "5"]);
        t.play("trade 1 give 1 cash -9; 1: refuse");
        t.play(script);
        assert!(t.allows("trade 1 give 1 cash -7"), "{script}");
    }
}
