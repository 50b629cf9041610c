//! Several players want the last buildings.

use ludoteca_core::Seat;
use ludoteca_monopoly::position::{Business, Wares};
use ludoteca_monopoly::{Event, HOTEL, Illegal, Place, Rules};

use super::table::{Table, house_rules, official, preset};

/// 31 houses stand elsewhere; seats 0 and 1 have complete groups, seat 2 has not.
fn one_house_left() -> Table {
    let t = official(&["37 39", "31 32 34", "5", "1*4 3*4 6*4 8*4 9*4 11*4 13*4 14*3"]);
    assert_eq!(t.stock(), (1, 12));
    t
}

#[test]
fn others_who_could_build_are_asked_about_the_last_house() {
    let mut t = one_house_left();
    t.play("0: build 39");
    assert_eq!(t.decides(), 1);
    assert_eq!(t.listed(), ["pass", "claim"]);
    t.play("1: pass; 3: pass");
    assert_eq!((t.level(39), t.cash()[0], t.stock().0), (1, 1300, 0));
    assert_eq!(t.decides(), 0);
    assert_eq!(t.count(|event| matches!(event, Event::AuctionBegins { .. })), 0);
}

#[test]
fn the_last_house_goes_to_the_highest_bidder_who_places_it() {
    let mut t = one_house_left();
    t.play("0: build 39; 1: claim; 3: pass");
    assert!(t.saw(Event::Claimed { seat: Seat(1) }));
    let Some(Business::Auction(auction)) = t.business() else { panic!("{:?}", t.business()) };
    assert_eq!((auction.wares, auction.bidding), (Wares::House, vec![Seat(0), Seat(1)]));
    t.play("1: bid 210; 0: bid 220; 1: bid 230; 0: pass");
    assert_eq!(t.cash()[1], 1270);
    assert_eq!(t.business(), Some(Business::Placing { seat: Seat(1), hotel: false }));
    assert_eq!(t.listed(), ["build 31", "build 32", "build 34"]);
    assert_eq!(t.refused("build 39"), Illegal::NotYours { place: Place(39) });
    t.play("1: build 34");
    assert_eq!((t.level(34), t.level(39), t.cash()), (1, 0, vec![1500, 1270, 1500, 1500]));
    assert_eq!((t.stock().0, t.decides()), (0, 0));
}

#[test]
fn the_builder_may_win_the_auction_and_place_elsewhere() {
    let mut t = one_house_left();
    t.play("build 39; 1: claim; 3: pass; 1: pass; 0: bid 1; 1: pass; 0: build 37");
    assert_eq!((t.level(37), t.level(39), t.cash()[0]), (1, 0, 1499));
}

#[test]
fn without_a_bid_the_house_stays_in_the_bank() {
    let mut t = one_house_left();
    t.play("build 39; 1: claim; 3: pass; 1: leave; 0: leave");
    assert_eq!((t.stock().0, t.decides()), (1, 0));
    assert!(t.saw(Event::Unsold { lot: None }));
}

#[test]
fn nobody_is_asked_while_the_stock_suffices() {
    let mut t = official(&["37 39", "31 32 34", ""]);
    t.play("build 39");
    assert_eq!((t.level(39), t.decides()), (1, 0));
}

#[test]
fn nobody_is_asked_who_could_not_build() {
    // Neither an incomplete group, nor a mortgaged one, nor one without money counts.
    let rules = Rules { houses: 13, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["37 39", "31 32", "21m 23 24", "$99 11*4 13*4 14*3", ""]);
    assert_eq!(t.stock().0, 2);
    t.play("build 39");
    assert_eq!(t.level(39), 1);
}

#[test]
fn the_last_hotel_is_contested_too() {
    let rules = Rules { hotels: 1, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["37*4 39*4", "1*4 3*4", "6*4 8*4 9*3"]);
    t.play("build 39; 1: claim; 1: bid 60; 0: pass; 1: build 3");
    assert_eq!((t.level(3), t.level(39), t.stock().1), (HOTEL, 4, 0));
}

#[test]
fn a_full_lot_of_an_uneven_group_has_a_claim_to_the_last_hotel() {
    let rules = Rules { hotels: 1, even_building: false, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["37*4 39*4", "1*4 3", "6*4 8*4 9*4"]);
    t.play("build 39; 1: claim; 2: pass; 1: bid 60; 0: pass; 1: build 1");
    assert_eq!((t.level(1), t.level(39)), (HOTEL, 4));
}

#[test]
fn street_masters_serial_and_optimal_differ_in_the_last_house() {
    let others = "1*4 3*4 6*4 8*4 9*4 11*4 13*4 14*3";
    for (name, asked) in [("street-masters", true), ("serial", false), ("optimal", false)] {
        let mut t = preset(name, &["37 39", "31 32 34", others]);
        t.play("build 39");
        assert_eq!(t.decides() == 1, asked, "{name}");
    }
}
