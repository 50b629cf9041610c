//! What is peculiar to Monopolio Serial.

use ludoteca_core::{Game as _, Seat};
use ludoteca_monopoly::{Event, HOTEL, Illegal, Place};

use super::table::preset;

#[test]
fn a_declined_lot_is_offered_to_all_and_the_decliner_answers_last() {
    let mut t = preset("serial", &["@33", "", ""]);
    t.play("roll; * 2+4; decline; 1: percent 10; 2: percent 30; 0: percent 20");
    assert_eq!((t.owner(39), t.cash()), (Some(2), vec![1500, 1500, 1500 - 320]));
    assert!(t.saw(Event::Sold { to: Seat(2), lot: Some(Place(39)), price: 320 }));
    assert_eq!(t.on_turn(), 1);
}

#[test]
fn the_decliner_may_win() {
    let mut t = preset("serial", &["@33", "", ""]);
    t.play("roll; * 2+4; decline; 1: percent 0; 2: percent 0; 0: percent 1");
    assert_eq!((t.owner(39), t.cash()[0]), (Some(0), 1500 - 204));
}

#[test]
fn the_earliest_of_equal_offers_wins() {
    let mut t = preset("serial", &["@33", "", ""]);
    t.play("roll; * 2+4; decline; 1: percent 30; 2: percent 30; 0: percent 30");
    assert_eq!(t.owner(39), Some(1));
}

#[test]
fn without_an_offer_the_bank_keeps_a_declined_lot() {
    let mut t = preset("serial", &["@33", "", ""]);
    t.play("roll; * 2+4; decline; 1: percent 0; 2: percent 0; 0: percent 0");
    assert_eq!((t.owner(39), t.cash()), (None, vec![1500; 3]));
}

#[test]
fn offers_go_up_to_50_percent_and_to_the_cash() {
    let mut t = preset("serial", &["@33", "$215", ""]);
    t.play("roll; * 2+4; decline");
    assert_eq!(t.refused("percent 51"), Illegal::PercentTooHigh { most: 50 });
    assert_eq!(t.refused("percent 4"), Illegal::TooPoor { needed: 216, cash: 215 });
    assert!(t.allows("percent 3"));
    assert_eq!(t.refused("bid 10"), Illegal::NotNow);
}

#[test]
fn prices_are_rounded_down() {
    let mut t = preset("serial", &["@29", "", ""]);
    t.play("roll; * 2+4; decline; 1: percent 3; 2: percent 0; 0: percent 0");
    assert_eq!((t.owner(35), t.cash()[1]), (Some(1), 1500 - 106));
    let mut t = preset("serial", &["@6", "", ""]);
    t.play("roll; * 2+4; decline; 1: percent 1; 2: percent 0; 0: percent 0");
    assert_eq!((t.owner(12), t.cash()[1]), (Some(1), 1500 - 76));
}

#[test]
fn an_own_lot_is_auctioned_among_the_others_and_paid_to_the_seller() {
    let mut t = preset("serial", &["39", "", ""]);
    t.play("auction 39; 1: percent 5; 2: percent 50");
    assert_eq!((t.owner(39), t.cash()), (Some(2), vec![1900, 1500, 1100]));
    assert_eq!(t.decides(), 0);
}

#[test]
fn a_mortgaged_lot_costs_60_percent_to_the_bank_and_the_offer_to_the_seller() {
    let mut t = preset("serial", &["39m", "", ""]);
    t.play("auction 39; 1: percent 25; 2: percent 0");
    assert_eq!((t.lot(39), t.cash()), ((Some(1), 0, false), vec![1600, 1500 - 340, 1500]));
}

#[test]
fn an_own_lot_that_nobody_wants_goes_to_the_bank_at_half_price() {
    let mut t = preset("serial", &["39 5m", "", ""]);
    t.play("auction 39; 1: percent 0; 2: percent 0");
    assert_eq!((t.owner(39), t.cash()[0]), (None, 1700));
    t.play("auction 5; 1: percent 0; 2: percent 0");
    assert_eq!((t.lot(5), t.cash()[0]), ((None, 0, false), 1700), "a mortgaged one pays nothing");
}

#[test]
fn only_bare_own_lots_are_auctioned() {
    let t = preset("serial", &["1*1 3", "39"]);
    assert_eq!(t.refused("auction 3"), Illegal::GroupBuilt { place: Place(3) });
    assert_eq!(t.refused("auction 39"), Illegal::NotYours { place: Place(39) });
}

#[test]
fn lots_are_sold_to_the_bank_at_half_price() {
    let mut t = preset("serial", &["39 1*1 3", ""]);
    t.play("sell-lot 39");
    assert_eq!((t.owner(39), t.cash()[0]), (None, 1700));
    assert_eq!(t.refused("sell-lot 3"), Illegal::GroupBuilt { place: Place(3) });
}

#[test]
fn a_hotel_is_sold_whole_for_its_own_money() {
    let mut t = preset("serial", &["37h 39h", ""]);
    t.play("sell 39");
    assert_eq!((t.level(39), t.cash()[0], t.stock()), (0, 1600, (32, 11)));
    assert_eq!(t.level(37), HOTEL, "it does not count as uneven");
    assert_eq!(t.refused("sell-down 37 0"), Illegal::NotInTheseRules);
    t.play("build 39; sell 37");
    assert_eq!((t.level(37), t.level(39)), (0, 1));
}

#[test]
fn a_bankrupts_cash_goes_to_the_creditor_and_the_lots_to_the_bank() {
    let mut t = preset("serial", &["$20 @33 5m", "39", "card1"]);
    t.play("roll; * 2+4; bankrupt");
    assert_eq!((t.lot(5), t.cash()), ((None, 0, false), vec![0, 1520, 1500]));
    assert_eq!((t.on_turn(), t.position().business), (1, None));
}

#[test]
fn with_nothing_left_a_debtor_is_bankrupt_automatically() {
    let mut t = preset("serial", &["$20 @33", "39", ""]);
    t.play("roll; * 2+4");
    assert_eq!((t.cash(), t.position().players[0].out), (vec![0, 1520, 1500], true));
}

#[test]
fn a_debtor_raises_money_by_auctions_and_sales() {
    let mut t = preset("serial", &["$0 @33 5 12", "39", ""]);
    t.play("roll; * 2+4; auction 12; 1: percent 0; 2: percent 0");
    assert_eq!((t.cash(), t.on_turn()), (vec![25, 1550, 1500], 1), "75, less the rent");
}

#[test]
fn the_nearest_utility_costs_ten_times_the_roll_on_the_wire() {
    // Arca 13 of the ring, drawn on a chest square.
    let mut t = preset("serial", &["@11", "28"]);
    t.play("roll; * 2+4; * card 13");
    assert_eq!((t.square(0), t.cash()), (28, vec![1440, 1560]));
}

#[test]
fn a_holder_of_both_jail_cards_chooses_which_one_to_use() {
    // The decks are arca (0) and casualidad (1), in the order of the board.
    let mut t = preset("serial", &["jail1 card2", ""]);
    assert_eq!(t.refused("card-of 2"), Illegal::NoJailCard);
    t.play("card-of 1");
    assert_eq!((t.jail(0), t.game.view(&t.state, Seat(0)).jail_cards(Seat(0))), (0, 1));
    assert_eq!(t.refused("card-of 0"), Illegal::NotJailed);
    let t = preset("serial", &["jail1 card1", "card1"]);
    assert!(t.allows("card-of 0"));
    assert_eq!(t.refused("card-of 1"), Illegal::NoJailCard, "the other one has it");
}

#[test]
fn jail_cards_are_not_traded_and_nobody_manages_after_the_move() {
    let mut t = preset("serial", &["card1 5", "39"]);
    assert_eq!(t.refused("trade 1 give-cards 1"), Illegal::NotInTheseRules);
    t.play("roll; * 4+6");
    assert_eq!((t.on_turn(), t.decides()), (1, 1));
}

#[test]
fn doubles_manage_before_the_next_roll() {
    let mut t = preset("serial", &["5", ""]);
    t.play("roll; * 5+5; 0: mortgage 5; 0: roll");
}
