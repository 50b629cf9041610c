//! Rules 1.1 to 1.7, the shares of percentage auctions, and auctions of buildings.

use ludoteca_core::Seat;
use ludoteca_monopoly::position::{Auction, Business, Wares};
use ludoteca_monopoly::{Monopoly, Phase, Place, Rules};

use crate::scene::{Scene, on, preset, scene};

/// Seat 0 is asked; seat 1, who declined, holds the highest bid if there is one.
fn auctioned(scene: Scene, wares: Wares, bid: i32) -> Scene {
    let bidder = (bid > 0).then_some(Seat(1));
    let auction = Auction { bid, bidder, asked: Some(Seat(0)), ..Auction::of(wares) };
    let mut scene = scene.phase(Phase::After).business(Business::Auction(auction));
    scene.position.on_turn = Seat(1);
    scene
}

#[test]
fn every_rule_of_bidding_fires_up_to_its_threshold() {
    // Gran Vía (34, with 31 and 32) costs 32 000. Highest bid, me, rival, verdict.
    let cases = [
        (60_000, "$59999", "", "1.1 pass"),
        (60_000, "$60000", "", "otherwise pass"),
        (0, "$32001", "", "1.2 bid 16000"),
        (0, "$32000", "", "1.6 bid 1"),
        (40_000, "$80001 31 32", "", "1.3 bid 52000"),
        (40_000, "$80000 31 32", "", "otherwise pass"),
        (40_000, "$80001", "31 32", "1.4 bid 44000"),
        (40_000, "$80000", "31 32", "otherwise pass"),
        (40_000, "$80001", "31", "otherwise pass"),
        (40_000, "$80001 31", "", "1.5 bid 48000"),
        (40_000, "$80000 31", "", "otherwise pass"),
        (40_000, "$80001 31", "32", "otherwise pass"),
        (20_000, "$200001", "", "1.6 bid 26000"),
        (20_000, "$200000", "", "1.7 bid 22000"),
        (31_999, "$400000", "", "1.6 bid 41598"),
        (32_000, "$400000", "", "otherwise pass"),
        (20_000, "$60001", "", "1.7 bid 22000"),
        (20_000, "$60000", "", "otherwise pass"),
        (31_999, "$100000", "", "1.7 bid 35198"),
        (32_000, "$100000", "", "otherwise pass"),
    ];
    for (bid, me, rival, verdict) in cases {
        let rival = format!("$250000 {rival}");
        let scene = auctioned(scene(&[me, &rival]), Wares::Lot(Place(34)), bid);
        assert_eq!(scene.verdict(), verdict, "{bid} against {me}; rival {rival}");
    }
}

#[test]
fn bids_are_whole_and_above_the_highest() {
    for (bid, verdict) in [(1, "1.6 bid 2"), (3, "1.6 bid 4"), (7, "1.6 bid 9")] {
        let scene = auctioned(scene(&["", ""]), Wares::Lot(Place(34)), bid);
        assert_eq!(scene.verdict(), verdict);
    }
}

#[test]
fn the_group_that_is_completed_must_be_the_highest_bidders() {
    // Seat 2 would complete the group, seat 1 bids: the others leave it to seat 1.
    let players = ["$150000", "$150000", "$150000 31 32"];
    let scene = auctioned(scene(&players), Wares::Lot(Place(34)), 40_000);
    assert_eq!(scene.verdict(), "otherwise pass");
}

#[test]
fn shares_begin_at_half_the_price() {
    // Paseo Tablado (39, with 37) costs 400: 200 and the best share so far is the highest bid.
    let cases = [
        (0, "$401 37", "1.3 percent 15"),
        (0, "$400 37", "otherwise percent 0"),
        (0, "$2001", "1.6 percent 15"),
        (0, "$2000", "1.7 percent 5"),
        (0, "$600", "otherwise percent 0"),
        (30, "$1000", "1.7 percent 38"),
        (49, "$9000", "1.6 percent 50"),
        (50, "$9000", "otherwise percent 0"),
    ];
    for (share, me, verdict) in cases {
        let scene = preset("serial", &[me, "$1500"]);
        let scene = auctioned(scene, Wares::Lot(Place(39)), share);
        assert_eq!(scene.verdict(), verdict, "{share} % against {me}");
    }
}

/// A game with a single house in the bank.
fn one_house() -> Monopoly {
    let game = Monopoly::preset("official").expect("a shipped preset");
    game.with_rules(Rules { houses: 1, ..Rules::OFFICIAL }).expect("sound rules")
}

#[test]
fn the_last_house_is_claimed_by_who_would_build() {
    for (me, verdict) in
        [("$501 1 3", "would build itself claim"), ("$500 1 3", "would not build pass")]
    {
        let claim = Business::Claim {
            builder: Seat(1),
            square: Place(6),
            to_ask: vec![Seat(0)],
            wanting: Vec::new(),
        };
        let mut scene = on(one_house(), &[me, "6 8 9"]).business(claim);
        scene.position.on_turn = Seat(1);
        assert_eq!(scene.verdict(), verdict, "{me}");
    }
}

#[test]
fn a_building_is_bid_for_like_a_lot() {
    let scene = |me: &str, bid| auctioned(on(one_house(), &[me, "6 8 9"]), Wares::House, bid);
    assert_eq!(scene("$501 1 3", 0).verdict(), "1.2 bid 25");
    assert_eq!(scene("$501 1 3", 49).verdict(), "1.6 bid 63");
    assert_eq!(scene("$501 1 3", 50).verdict(), "otherwise pass");
    assert_eq!(scene("$500 1 3", 0).verdict(), "would not build leave");
}

#[test]
fn a_building_goes_where_it_adds_the_most_rent() {
    let placing = Business::Placing { seat: Seat(0), hotel: false };
    let scene = scene(&["1 3 37 39", ""]).phase(Phase::After).business(placing);
    // A house adds 10 500 on 37 (17 500 for twice 3 500), and 10 000 on 39.
    assert_eq!(scene.verdict(), "adds the most rent build 37");
}
