//! Buying and bidding, and the favourites of B and C.

use ludoteca_monopoly::agents::gnome::Kind;

use super::ask::{a_does, bidding, buying, does, terms};

/// Whether a kind buys the lot on this square with this cash.
#[track_caller]
fn buys(kind: Kind, preset: &str, first: &str) -> bool {
    let action = does(kind, &buying(preset, &[first, ""]));
    assert!(["buy", "decline"].contains(&action.as_str()), "{action}");
    action == "buy"
}

#[test]
fn it_buys_if_a_salary_is_left() {
    assert!(buys(Kind::A, "official", "$600 @39"));
    assert!(!buys(Kind::A, "official", "$599 @39"));
    assert!(buys(Kind::A, "street-masters", "$60000 @39"));
    assert!(!buys(Kind::A, "street-masters", "$59999 @39"));
    let t = buying("official", &["$610 @39", ""]);
    assert_eq!(terms(Kind::A, &t), [("cash", 610.0), ("price", -400.0), ("reserve", -200.0)]);
}

#[test]
fn it_completes_a_group_with_its_last_money() {
    // Whoever has less than the price is not asked.
    assert!(buys(Kind::A, "official", "$400 @39 37"));
    assert!(!buys(Kind::A, "official", "$599 @39 34"));
    assert!(buys(Kind::A, "official", "$200 @5 15 25 35"));
    assert!(!buys(Kind::A, "official", "$200 @5 15 25"));
    assert!(buys(Kind::A, "official", "$150 @12 28"));
}

#[test]
fn it_bids_half_the_way_to_the_price() {
    let players = ["@39", "", ""];
    assert_eq!(a_does(&bidding("official", &players, "")), "bid 200");
    assert_eq!(a_does(&bidding("official", &players, "bid 200")), "bid 300");
    assert_eq!(a_does(&bidding("official", &players, "bid 398")), "bid 399");
    assert_eq!(a_does(&bidding("official", &players, "bid 399")), "leave");
    assert_eq!(a_does(&bidding("official", &players, "bid 400")), "leave");
    let poor = ["@39", "$200", ""];
    assert_eq!(a_does(&bidding("official", &poor, "")), "bid 200");
    assert_eq!(a_does(&bidding("official", &["@39", "$199", ""], "")), "leave");
}

#[test]
fn it_goes_beyond_the_price_to_complete_a_group() {
    let players = ["@39", "", "$800 37"];
    assert_eq!(a_does(&bidding("official", &players, "bid 398")), "bid 399");
    assert_eq!(a_does(&bidding("official", &players, "bid 400")), "bid 500");
    assert_eq!(a_does(&bidding("official", &players, "bid 796")), "bid 797");
    assert_eq!(a_does(&bidding("official", &players, "bid 797")), "leave");
    let without = ["@39", "", "$800 34"];
    assert_eq!(a_does(&bidding("official", &without, "bid 400")), "leave");
}

#[test]
fn b_and_c_want_no_utilities() {
    for kind in [Kind::B, Kind::C] {
        assert!(!buys(kind, "official", "@12"));
        assert!(!buys(kind, "official", "@28 12"), "not even the second");
        assert_eq!(does(kind, &bidding("official", &["@12", ""], "")), "leave");
    }
    assert!(buys(Kind::A, "official", "@12"));
}

/// The squares that a kind buys with its last money on the board of a preset.
fn favourites(kind: Kind, preset: &str) -> Vec<u8> {
    let game = ludoteca_monopoly::Monopoly::preset(preset).expect("a shipped preset");
    let deeds = game.board().deeds().iter();
    deeds
        .filter(|deed| buys(kind, preset, &format!("${} @{}", deed.price, deed.place)))
        .map(|deed| deed.place.0)
        .collect()
}

#[test]
fn favourites_are_bought_whenever_the_cash_is_there() {
    for preset in ["official", "street-masters", "serial", "optimal"] {
        assert!(favourites(Kind::A, preset).is_empty());
        assert_eq!(favourites(Kind::B, preset), [5, 15, 25, 35, 37, 39]);
        assert_eq!(favourites(Kind::C, preset), [5, 6, 8, 9, 15, 16, 18, 19, 25, 35]);
    }
}

#[test]
fn b_and_c_buy_the_rest_as_a_does() {
    for kind in [Kind::B, Kind::C] {
        assert!(buys(kind, "official", "$520 @34"));
        assert!(!buys(kind, "official", "$519 @34"));
        assert!(buys(kind, "official", "$320 @34 31 32"));
    }
}

#[test]
fn b_and_c_bid_a_sixth_of_what_is_left_for_favourites() {
    let (street, station) = (["@39", "$1500"], ["@5", "$1500"]);
    assert_eq!(does(Kind::B, &bidding("official", &street, "")), "bid 250");
    assert_eq!(does(Kind::B, &bidding("official", &station, "")), "bid 250");
    assert_eq!(does(Kind::C, &bidding("official", &station, "")), "bid 250");
    assert_eq!(does(Kind::C, &bidding("official", &street, "")), "bid 200", "as A does");
    assert_eq!(does(Kind::C, &bidding("official", &["@19", "$1500"], "")), "bid 250");
    let dear = ["@39", "", "$906"];
    assert_eq!(does(Kind::B, &bidding("official", &dear, "bid 600")), "bid 651");
    assert_eq!(does(Kind::B, &bidding("official", &dear, "bid 900")), "bid 901");
    assert_eq!(does(Kind::B, &bidding("official", &dear, "bid 901")), "leave");
    assert_eq!(does(Kind::A, &bidding("official", &dear, "bid 600")), "leave");
}

#[test]
fn percentage_auctions_begin_at_half_the_price() {
    let players = ["@39", "", ""];
    assert_eq!(a_does(&bidding("serial", &players, "")), "percent 25");
    assert_eq!(a_does(&bidding("serial", &players, "percent 30")), "percent 40");
    assert_eq!(a_does(&bidding("serial", &players, "percent 50")), "percent 0");
    assert_eq!(a_does(&bidding("serial", &["@39", "$300", ""], "")), "percent 25");
    assert_eq!(a_does(&bidding("serial", &["@39", "$299", ""], "")), "percent 0");
    // 200 + (1400 − 200)/6 is the whole price.
    assert_eq!(does(Kind::B, &bidding("serial", &["@39", "$1400", ""], "")), "percent 50");
}
