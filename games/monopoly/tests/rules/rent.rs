//! Rent: collected automatically, by what the owner has.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Event, Illegal, Monopoly, Phase, Place, Position};

use super::table::{official, position, table};

/// What seat 0 pays to seat 1 for moving 6 squares (by 2 and 4) to the lot.
#[track_caller]
fn rent(lots: &str, square: u8) -> i32 {
    let visitor = format!("$5000 @{}", (square + 34) % 40);
    let mut t = official(&[&visitor, lots]);
    t.play("roll; * 2+4");
    assert_eq!(t.square(0), square);
    let paid = t.cash()[1] - 1500;
    assert_eq!(t.phase(), Phase::After, "nobody has to ask for it");
    paid
}

#[test]
fn a_bare_street_earns_its_base_rent() {
    assert_eq!(rent("39", 39), 50);
    assert_eq!(rent("16", 16), 14);
}

#[test]
fn a_complete_group_earns_double() {
    assert_eq!(rent("37 39", 39), 100);
    assert_eq!(rent("16 18 19", 16), 28);
}

#[test]
fn rent_is_doubled_though_a_sister_is_mortgaged() {
    assert_eq!(rent("37m 39", 39), 100);
}

#[test]
fn a_mortgaged_lot_earns_nothing() {
    assert_eq!(rent("37m 39", 37), 0);
    assert_eq!(rent("5m", 5), 0);
    assert_eq!(rent("12m", 12), 0);
}

#[test]
fn buildings_earn_by_their_number() {
    let rents: Vec<i32> = ["37*1 39*1", "37*2 39*2", "37*3 39*3", "37*4 39*4", "37h 39h"]
        .iter()
        .map(|lots| rent(lots, 39))
        .collect();
    assert_eq!(rents, [200, 600, 1400, 1700, 2000]);
}

#[test]
fn a_bare_lot_of_a_group_with_buildings_still_earns_double() {
    assert_eq!(rent("37 39*1", 37), 70);
}

#[test]
fn stations_earn_by_how_many_there_are() {
    let rents: Vec<i32> =
        ["5", "5 15", "5 15 25", "5 15 25 35"].iter().map(|lots| rent(lots, 5)).collect();
    assert_eq!(rents, [25, 50, 100, 200]);
}

#[test]
fn a_mortgaged_station_still_counts_for_its_sisters() {
    assert_eq!(rent("5 15m 25m 35", 5), 200);
}

#[test]
fn utilities_earn_by_the_dice() {
    assert_eq!(rent("12", 12), 24);
    assert_eq!(rent("12 28", 12), 60);
    assert_eq!(rent("12 28m", 12), 60, "a mortgaged utility still counts");
}

#[test]
fn nobody_pays_on_an_own_lot() {
    let mut t = official(&["@33 39", ""]);
    t.play("roll; * 2+4; done");
    assert_eq!(t.cash(), [1500, 1500]);
}

#[test]
fn rent_is_told_with_its_numbers() {
    let mut t = official(&["@33", "39"]);
    t.play("roll; * 2+4");
    let (seat, owner, lot) = (Seat(0), Seat(1), Place(39));
    assert!(t.saw(Event::RentDue { seat, owner, lot, amount: 50 }));
}

#[test]
fn rent_above_the_cash_is_a_debt() {
    let mut t = official(&["$40 @33 1", "39"]);
    t.play("roll; * 2+4");
    assert_eq!(t.cash(), [40, 1500], "nothing is paid in part");
    assert_eq!(t.refused("done"), Illegal::NotNow);
    t.play("mortgage 1; pay");
    assert_eq!(t.cash(), [20, 1550]);
}

/// Draws the card of this number after moving to the chance square 22, with another's lots.
fn by_card(card: u8, lots: &str) -> super::table::Table {
    let mut t = official(&["@16", lots]);
    t.play(&format!("roll; * 2+4; * card {card}"));
    t
}

#[test]
fn the_nearest_railroad_costs_double_rent() {
    let t = by_card(4, "25");
    assert_eq!((t.square(0), t.cash()[1]), (25, 1550));
    let t = by_card(5, "25 5 15");
    assert_eq!((t.square(0), t.cash()[1]), (25, 1700));
}

#[test]
fn the_nearest_utility_costs_ten_times_a_fresh_throw_even_with_one() {
    let mut t = by_card(3, "28");
    assert!(t.is_chance());
    t.play("* 5+6");
    assert_eq!((t.square(0), t.cash()[1]), (28, 1610));
}

#[test]
fn the_fresh_throw_alone_counts_in_a_prepared_position() {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let phase = Phase::Throwing { deck: 1, card: 3, choice: 0 };
    let mut t = table(game, &Position { phase, ..position(&["@28", "28"]) });
    t.play("* 5+6");
    assert_eq!(t.cash()[1], 1610);
}

#[test]
fn a_mortgaged_utility_or_railroad_costs_nothing_by_card_either() {
    let t = by_card(3, "28m");
    assert_eq!((t.phase(), t.cash()[1]), (Phase::After, 1500));
    let t = by_card(4, "25m");
    assert_eq!((t.phase(), t.cash()[1]), (Phase::After, 1500));
}

#[test]
fn an_unowned_lot_that_a_card_moved_to_may_be_bought() {
    for (card, square, price) in [(3, 28, 150), (4, 25, 200), (13, 39, 400)] {
        let mut t = by_card(card, "");
        assert_eq!((t.square(0), t.phase()), (square, Phase::Buying));
        t.play("buy");
        assert_eq!((t.owner(square), t.cash()[0]), (Some(0), 1500 - price));
    }
}
