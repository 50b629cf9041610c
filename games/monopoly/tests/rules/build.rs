//! Buildings: where, how evenly, and what they bring back.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Event, HOTEL, Illegal, Place, Rules};

use super::table::{house_rules, official, position, preset, table};

#[test]
fn a_complete_group_is_built_evenly() {
    let mut t = official(&["1 3", ""]);
    t.play("build 3");
    assert_eq!(t.refused("build 3"), Illegal::Uneven { place: Place(3) });
    t.play("build 1; build 3; build 1; build 3; build 1; build 3; build 1");
    assert_eq!((t.level(1), t.level(3), t.cash()[0]), (4, 4, 1100));
    assert_eq!(t.stock(), (24, 12));
}

#[test]
fn a_hotel_needs_four_houses_on_every_lot_and_replaces_them() {
    let mut t = official(&["1*3 3*4", ""]);
    assert_eq!(t.refused("build 3"), Illegal::Uneven { place: Place(3) });
    t.play("build 1; build 3");
    assert_eq!((t.level(3), t.cash()[0], t.stock()), (HOTEL, 1400, (28, 11)));
    let built = Event::Built { seat: Seat(0), lot: Place(3), level: HOTEL, price: 50 };
    assert!(t.saw(built));
    assert_eq!(t.refused("build 3"), Illegal::FullyBuilt { place: Place(3) });
    t.play("build 1");
    assert_eq!(t.stock(), (32, 10));
}

#[test]
fn building_needs_the_whole_group() {
    let t = official(&["1 6 8", "3"]);
    assert_eq!(t.refused("build 1"), Illegal::GroupIncomplete { place: Place(1) });
    assert_eq!(t.refused("build 6"), Illegal::GroupIncomplete { place: Place(6) });
    assert_eq!(t.refused("build 3"), Illegal::NotYours { place: Place(3) });
    assert_eq!(t.refused("build 0"), Illegal::NoLot { place: Place(0) });
    assert_eq!(t.refused("build 99"), Illegal::NoLot { place: Place(99) });
}

#[test]
fn building_needs_a_group_without_mortgages() {
    let t = official(&["1m 3", ""]);
    assert_eq!(t.refused("build 3"), Illegal::GroupMortgaged { place: Place(3) });
    assert_eq!(t.refused("build 1"), Illegal::GroupMortgaged { place: Place(1) });
}

#[test]
fn only_streets_are_built_on() {
    let t = official(&["5 15 25 35 12 28", ""]);
    assert_eq!(t.refused("build 5"), Illegal::NotAStreet { place: Place(5) });
    assert_eq!(t.refused("build 12"), Illegal::NotAStreet { place: Place(12) });
}

#[test]
fn building_takes_money() {
    let t = official(&["$199 37 39", ""]);
    assert_eq!(t.refused("build 39"), Illegal::TooPoor { needed: 200, cash: 199 });
}

#[test]
fn the_bank_has_32_houses_and_12_hotels() {
    // 32 houses stand on eight lots.
    let full = "1*4 3*4 6*4 8*4 9*4 11*4 13*4 14*4";
    let t = official(&[&format!("{full} 37 39"), ""]);
    assert_eq!(t.stock(), (0, 12));
    assert_eq!(t.refused("build 39"), Illegal::NoHouses { needed: 1, left: 0 });
    assert!(t.allows("build 1"), "hotels are there");
    let hotels = "1h 3h 6h 8h 9h 11h 13h 14h 16h 18h 19h";
    let t = official(&[&format!("{hotels} 21h 23*4 24*4"), ""]);
    assert_eq!(t.stock(), (24, 0));
    assert_eq!(t.refused("build 23"), Illegal::NoHotels);
}

#[test]
fn buildings_are_unlimited_under_optimal() {
    let full = "1*4 3*4 6*4 8*4 9*4 11*4 13*4 14*4";
    let mut t = preset("optimal", &[&format!("{full} 37 39"), ""]);
    t.play("build 39; build 37; sell 37");
    assert_eq!((t.level(39), t.level(37), t.cash()[0]), (1, 0, 1500 - 400 + 100));
}

#[test]
fn buildings_are_sold_evenly_at_half_price() {
    let mut t = official(&["37*2 39*3", ""]);
    assert_eq!(t.refused("sell 37"), Illegal::Uneven { place: Place(37) });
    t.play("sell 39; sell 37; sell 39; sell 39");
    assert_eq!((t.level(37), t.level(39), t.cash()[0]), (1, 0, 1500 + 4 * 100));
    assert_eq!(t.refused("sell 39"), Illegal::NothingBuilt { place: Place(39) });
    assert_eq!(t.stock(), (31, 12));
}

#[test]
fn a_hotel_is_broken_down_into_four_houses() {
    let mut t = official(&["37h 39h", ""]);
    t.play("sell 39");
    assert_eq!((t.level(39), t.cash()[0], t.stock()), (4, 1600, (28, 11)));
    assert_eq!(t.refused("sell-down 39 0"), Illegal::HousesSuffice { left: 28 });
}

/// 31 houses stand elsewhere, so that the bank has one left.
const ELSEWHERE: &str = "1*4 3*4 6*4 8*4 9*4 11*4 13*4 14*3";

#[test]
fn a_hotel_without_houses_in_the_bank_is_not_broken_down() {
    let t = official(&["37h 39h", ELSEWHERE]);
    assert_eq!(t.stock(), (1, 10));
    assert_eq!(t.refused("sell 39"), Illegal::NoHouses { needed: 4, left: 1 });
}

#[test]
fn a_group_of_hotels_is_sold_down_for_want_of_houses() {
    let mut t = official(&["37h 39h", ELSEWHERE]);
    assert_eq!(t.refused("sell-down 37 2"), Illegal::CannotKeep { most: 1 });
    assert!(t.listed().contains(&"sell-down 37 1".to_owned()));
    t.play("sell-down 37 1");
    // Ten houses' worth stood there, one stays: nine at half of 200.
    assert_eq!((t.level(37), t.level(39), t.cash()[0]), (0, 1, 1500 + 900));
    assert_eq!(t.stock(), (0, 12));
    let mut t = official(&["37h 39h", ELSEWHERE]);
    t.play("sell-down 39 0");
    assert_eq!((t.level(37), t.level(39), t.cash()[0], t.stock()), (0, 0, 2500, (1, 12)));
}

#[test]
fn houses_of_the_group_itself_help_to_sell_it_down() {
    // The group holds four houses, the bank none: four can stay.
    let others = "1*4 3*4 6*4 8*4 9*4 11*3 13*3 14*2";
    let mut t = official(&["21h 23h 24*4", others]);
    assert_eq!(t.stock(), (0, 10));
    assert_eq!(t.refused("sell-down 21 5"), Illegal::CannotKeep { most: 4 });
    t.play("sell-down 21 4");
    assert_eq!([t.level(21), t.level(23), t.level(24)], [1, 1, 2]);
    assert_eq!((t.cash()[0], t.stock()), (1500 + 10 * 75, (0, 12)));
}

#[test]
fn uneven_building_is_a_switch() {
    let rules = Rules { even_building: false, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["$3000 37 39", ""]);
    t.play("build 39; build 39; build 39; build 39; build 39");
    assert_eq!((t.level(37), t.level(39)), (0, HOTEL));
    t.play("sell 39; build 37; sell 39");
    assert_eq!((t.level(37), t.level(39)), (1, 3));
}

#[test]
fn street_masters_hotels_cost_one_more_house_price() {
    let mut t = preset("street-masters", &["37*4 39*4", ""]);
    t.play("build 39");
    assert_eq!((t.level(39), t.cash()[0]), (HOTEL, 230_000));
}

#[test]
fn the_number_of_houses_is_configurable() {
    let game = ludoteca_monopoly::Monopoly::preset("street-masters").expect("a shipped preset");
    let rules = Rules { houses: 1, hotels: 0, ..*game.rules() };
    let game = game.with_rules(rules).expect("sound rules");
    let mut t = table(game, &position(&["37 39", ""]));
    t.play("build 39");
    assert_eq!(t.refused("build 37"), Illegal::NoHouses { needed: 1, left: 0 });
}
