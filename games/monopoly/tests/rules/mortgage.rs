//! Mortgages: by the bank only, at the printed value, lifted for 10 % more.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Event, Illegal, Place};

use super::table::{official, preset};

#[test]
fn a_mortgage_pays_its_printed_value_and_costs_10_percent_more_to_lift() {
    let mut t = official(&["39", ""]);
    t.play("mortgage 39");
    assert_eq!((t.cash()[0], t.lot(39)), (1700, (Some(0), 0, true)));
    t.play("lift 39");
    assert_eq!((t.cash()[0], t.lot(39)), (1480, (Some(0), 0, false)));
    assert!(t.saw(Event::Lifted { seat: Seat(0), lot: Place(39), cost: 220 }));
}

#[test]
fn lifting_9000_costs_9900_under_street_masters() {
    let mut t = preset("street-masters", &["16", ""]);
    t.play("mortgage 16");
    assert_eq!(t.cash()[0], 259_000);
    t.play("lift 16");
    assert_eq!(t.cash()[0], 249_100);
}

#[test]
fn a_broken_unit_of_interest_counts_in_full() {
    let mut t = official(&["12m", ""]);
    t.play("lift 12");
    assert_eq!(t.cash()[0], 1500 - 83, "75 and 7.5");
}

#[test]
fn no_lot_of_a_built_group_is_mortgaged() {
    let t = official(&["37 39*1", ""]);
    assert_eq!(t.refused("mortgage 37"), Illegal::GroupBuilt { place: Place(37) });
    assert_eq!(t.refused("mortgage 39"), Illegal::GroupBuilt { place: Place(39) });
}

#[test]
fn refusals_name_the_reason() {
    let t = official(&["$80 12m 5", "39"]);
    assert_eq!(t.refused("mortgage 12"), Illegal::Mortgaged { place: Place(12) });
    assert_eq!(t.refused("lift 5"), Illegal::NotMortgaged { place: Place(5) });
    assert_eq!(t.refused("mortgage 39"), Illegal::NotYours { place: Place(39) });
    assert_eq!(t.refused("lift 12"), Illegal::TooPoor { needed: 83, cash: 80 });
    assert_eq!(t.refused("keep 12"), Illegal::NotNow);
    assert_eq!(t.refused("sell-lot 5"), Illegal::NotInTheseRules);
    assert_eq!(t.refused("auction 5"), Illegal::NotInTheseRules);
}
