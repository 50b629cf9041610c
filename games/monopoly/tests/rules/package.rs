//! Packages: several players give each other things at once.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Event, Illegal, Place, Rules};

use super::table::{house_rules, official, preset};

#[test]
fn a_cycle_of_three_moves_at_once_when_all_accept() {
    let mut t = preset("optimal", &["1", "6", "11"]);
    t.play("leg 0 1 give 1; leg 1 2 give 6; leg 2 0 give 11 cash 40; propose; 1: accept");
    assert_eq!((t.lots(0), t.lots(1), t.lots(2)), (vec![1], vec![6], vec![11]), "not yet");
    t.play("2: accept");
    assert_eq!((t.lots(0), t.lots(1), t.lots(2)), (vec![11], vec![1], vec![6]));
    assert_eq!((t.cash(), t.decides()), (vec![1540, 1500, 1460], 0));
    assert!(t.saw(Event::PackageDone { by: Seat(0) }));
}

#[test]
fn a_cycle_of_four_moves_at_once() {
    let mut t = preset("optimal", &["1", "6", "11", "39 card1"]);
    t.play("leg 0 1 give 1; leg 1 2 give 6; leg 2 3 give 11; leg 3 0 give 39 give-cards 1");
    t.play("propose; 1: accept; 2: accept; 3: accept");
    assert_eq!((t.owner(1), t.owner(6), t.owner(11)), (Some(1), Some(2), Some(3)));
    assert_eq!((t.owner(39), t.jail_cards(0), t.jail_cards(3)), (Some(0), 1, 0));
}

#[test]
fn one_refusal_stops_all() {
    let mut t = preset("optimal", &["1", "6", "11", ""]);
    t.play("leg 0 1 give 1; leg 1 2 give 6; leg 2 0 give 11; propose; 1: accept; 2: refuse");
    assert_eq!((t.lots(0), t.lots(1), t.lots(2)), (vec![1], vec![6], vec![11]));
    assert!(t.saw(Event::PackageFailed { by: Seat(0), refused_by: Seat(2) }));
    assert_eq!(t.decides(), 0);
}

#[test]
fn money_may_pass_through_a_purse_that_is_empty() {
    let mut t = preset("optimal", &["1", "$0 6", "11"]);
    t.play("leg 1 0 give 6 cash 100; leg 2 1 cash 100; leg 0 2 give 1; propose");
    t.play("1: accept; 2: accept");
    assert_eq!(t.cash(), [1600, 0, 1400]);
    let mut t = preset("optimal", &["1", "$0 6", "11"]);
    t.play("leg 1 0 cash 100; leg 2 1 cash 99");
    assert_eq!(t.refused("propose"), Illegal::PartnerLacks { seat: Seat(1) });
    t.play("withdraw; roll");
}

#[test]
fn a_package_in_the_making_takes_nothing_else() {
    let mut t = preset("optimal", &["1 3", "6", "11"]);
    t.play("leg 0 1 give 1");
    for action in ["roll", "mortgage 3", "trade 1 give 3", "window 1", "done"] {
        assert_eq!(t.refused(action), Illegal::NotNow, "{action}");
    }
    assert_eq!(t.refused("leg 0 2 give 1"), Illegal::PartnerLacks { seat: Seat(0) });
    assert_eq!(t.refused("leg 0 2 give 6"), Illegal::NotYours { place: Place(6) });
    assert_eq!(t.refused("leg 0 0 give 3"), Illegal::NoSuchPartner { seat: Seat(0) });
    assert_eq!(t.refused("leg 0 2"), Illegal::EmptyOffer);
    t.play("withdraw; mortgage 3");
}

#[test]
fn packages_are_a_switch() {
    let t = official(&["1", "6", "11"]);
    assert_eq!(t.refused("leg 0 1 give 1"), Illegal::NotInTheseRules);
}

#[test]
fn whoever_takes_a_mortgaged_lot_in_a_package_pays_interest() {
    let rules = Rules { packages: true, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["39m", "$20 6", "11"]);
    t.play("leg 0 1 give 39; leg 1 2 give 6; leg 2 0 give 11; propose; 1: accept; 2: accept");
    assert_eq!((t.cash(), t.lot(39)), (vec![1500, 0, 1500], (Some(1), 0, true)));
    let mut t = house_rules(rules, &["39m", "$19 6", "11"]);
    t.play("leg 0 1 give 39; leg 1 2 give 6; leg 2 0 give 11");
    assert_eq!(t.refused("propose"), Illegal::PartnerLacks { seat: Seat(1) });
}

#[test]
fn a_seat_asked_out_of_turn_may_propose_a_package_too() {
    let mut t = preset("optimal", &["1", "6", "11"]);
    t.play("window 1; 1: leg 0 1 give 1; 1: leg 1 2 give 6; 1: leg 2 0 give 11; 1: propose");
    t.play("2: accept; 0: accept; 1: done; 0: roll");
    assert_eq!(t.owner(11), Some(0));
}

#[test]
fn twelve_things_among_four_fit_and_no_more() {
    let mut t = preset("optimal", &["1 3 6 8 9 11", "13 14 16 18 19 21", "37", "39", "5"]);
    t.play("leg 0 1 give 1,3,6,8,9,11; leg 1 0 give 13,14,16,18,19");
    t.play("leg 1 2 give 21");
    assert_eq!(t.refused("leg 2 3 give 37"), Illegal::PackageFull, "the thirteenth thing");
    t.play("leg 2 3 cash 30");
    assert_eq!(t.refused("leg 3 4 cash 7"), Illegal::PackageFull, "the fifth participant");
    t.play("propose; 1: accept; 2: accept; 3: accept");
    assert_eq!((t.lots(0), t.lots(2)), (vec![13, 14, 16, 18, 19], vec![21, 37]));
    assert_eq!(t.cash(), [1500, 1500, 1470, 1530, 1500]);
}

#[test]
fn money_that_only_passes_through_makes_nobody_a_participant() {
    let mut t = preset("optimal", &["1", "6", "11"]);
    t.play("leg 0 1 cash 50; leg 1 2 cash 50");
    assert_eq!(t.refused("leg 2 0 cash 50"), Illegal::EmptyOffer, "nothing would be left");
    t.play("propose; 2: accept");
    assert_eq!(t.cash(), [1450, 1500, 1550]);
}

#[test]
fn nobody_can_be_promised_more_than_a_purse_takes() {
    let rich = ["1", "$1000000000", "$1000000000", "$1000000000"];
    let mut t = preset("optimal", &rich);
    t.play("leg 1 0 cash 1000000000");
    assert_eq!(t.refused("leg 2 0 cash 1000000000"), Illegal::PackageFull);
    t.play("propose; 1: accept");
    assert_eq!(t.cash(), [1_000_000_000, 0, 1_000_000_000, 1_000_000_000]);
}
