//! Bankruptcy to a player and to the bank.

use ludoteca_core::Seat;
use ludoteca_monopoly::position::Business;
use ludoteca_monopoly::{Event, Place, SeatSet};

use super::table::{Table, official, preset};

/// Seat 0 lands on Boardwalk of seat 1 and goes bankrupt; others watch.
fn ruined(me: &str, creditor: &str) -> Table {
    let mut t = official(&[&format!("@33 {me}"), creditor, ""]);
    t.play("roll; * 2+4; bankrupt");
    assert!(t.saw(Event::Bankrupt { seat: Seat(0), creditors: SeatSet::of(Seat(1)) }));
    t
}

#[test]
fn everything_goes_to_the_creditor() {
    let t = ruined("$30 1 12 card1", "37 39");
    assert_eq!((t.lots(1), t.cash()), (vec![1, 12, 37, 39], vec![0, 1530, 1500]));
    assert_eq!((t.jail_cards(0), t.jail_cards(1)), (0, 1));
    assert!(t.saw(Event::Transferred { lot: Place(1), from: Seat(0), to: Some(Seat(1)) }));
    assert_eq!((t.on_turn(), t.position().players[0].out), (1, true));
}

#[test]
fn buildings_are_sold_to_the_bank_at_half_price_first() {
    let t = ruined("$30 1*1 3*2", "37*2 39*2");
    assert_eq!((t.cash()[1], t.lots(1)), (1500 + 30 + 75, vec![1, 3, 37, 39]));
    assert_eq!((t.level(1), t.level(3), t.stock().0), (0, 0, 28));
}

#[test]
fn the_creditor_pays_10_percent_on_mortgaged_lots_at_once_and_may_lift_for_the_principal() {
    let mut t = ruined("$30 5m 12m", "37 39");
    // 10 on the station and 8 on the utility.
    assert_eq!(t.cash()[1], 1500 + 30 - 18);
    assert_eq!(
        t.business(),
        Some(Business::Interest { lots: vec![Place(5), Place(12)], interest_paid: true })
    );
    t.play("1: lift 5; 1: keep 12");
    assert_eq!((t.cash()[1], t.lot(5).2, t.lot(12).2), (1512 - 100, false, true));
    assert_eq!(t.on_turn(), 1);
    t.play("2: done; 1: lift 12");
    assert_eq!(t.cash()[1], 1412 - 83, "later it costs 10 % again");
}

#[test]
fn interest_that_cannot_be_paid_is_a_debt_to_the_bank() {
    let mut t = ruined("$3 5m 12m", "$10 37 39");
    assert_eq!((t.decides(), t.cash()[1]), (1, 13));
    let debt = &t.position().debts[0];
    assert_eq!((debt.amount, &*debt.debtors, debt.creditors.len()), (18, &[Seat(1)][..], 0));
    t.play("1: mortgage 37; 1: pay");
    assert_eq!((t.cash()[1], t.on_turn()), (13 + 175 - 18, 1));
}

#[test]
fn an_heir_may_go_bankrupt_over_the_interest() {
    let mut t = official(&["@33 $3 5m 12m", "$10 39", "$1500", ""]);
    t.play("roll; * 2+4; bankrupt; 1: mortgage 39; 1: pay");
    assert_eq!(t.cash()[1], 13 + 200 - 18);
    let mut t = official(&["@33 $3 5m 15m 25m 12m 28m", "$0 39", "$1500"]);
    t.play("roll; * 2+4; bankrupt; 1: bankrupt");
    assert!(t.is_over(), "to the bank, and seat 2 is left");
}

#[test]
fn optimal_leaves_only_the_cash_to_the_creditor() {
    let mut t = preset("optimal", &["$30 @33 1 5m card1", "39", ""]);
    t.play("roll; * 2+4; bankrupt");
    assert_eq!((t.cash(), t.lots(1)), (vec![0, 1530, 1500], vec![39]));
    assert_eq!((t.lot(1), t.lot(5)), ((None, 0, false), (None, 0, false)), "and no auction");
    assert_eq!((t.jail_cards(1), t.on_turn()), (0, 1));
}

/// Seat 0 cannot pay the luxury tax.
fn ruined_by_the_bank(me: &str) -> Table {
    let mut t = official(&[&format!("@33 {me}"), "", ""]);
    t.play("roll; * 1+4; bankrupt");
    assert!(t.saw(Event::Bankrupt { seat: Seat(0), creditors: SeatSet::EMPTY }));
    t
}

#[test]
fn a_bankruptcy_to_the_bank_auctions_the_lots_one_by_one() {
    let mut t = ruined_by_the_bank("$30 1 5m 12");
    assert_eq!(t.owner(5), None);
    t.play("1: bid 10; 2: pass");
    assert_eq!((t.owner(1), t.cash()), (Some(1), vec![0, 1490, 1500]));
    t.play("1: pass; 2: bid 20; 1: bid 30; 2: leave");
    assert_eq!((t.lot(5), t.cash()[1]), ((Some(1), 0, false), 1460), "its mortgage is cleared");
    t.play("1: pass; 2: pass");
    assert_eq!((t.owner(12), t.on_turn()), (None, 1));
    assert!(t.saw(Event::Unsold { lot: Some(Place(12)) }));
}

#[test]
fn a_bankruptcy_to_the_bank_returns_the_jail_card_to_the_bottom() {
    let t = ruined_by_the_bank("$30 card1");
    assert_eq!(t.position().decks[0].seen, [4]);
    assert_eq!((t.jail_cards(0), t.on_turn()), (0, 1));
}

#[test]
fn a_bankruptcy_to_the_bank_returns_the_buildings() {
    let t = ruined_by_the_bank("$0 1*1 3*1");
    assert_eq!((t.stock(), t.level(1)), ((32, 12), 0));
    assert_eq!(
        t.view().auction().and_then(|auction| auction.lot),
        t.game.board().deed_at(Place(1))
    );
}

#[test]
fn the_last_player_standing_wins() {
    let mut t = official(&["$30 @33 5m", "39"]);
    t.play("roll; * 2+4; bankrupt");
    assert!(t.is_over());
    assert!(t.saw(Event::GameOver { winners: SeatSet::of(Seat(1)) }));
    assert_eq!((t.scores(), t.lots(1)), (vec![0.0, 1.0], vec![5, 39]));
}

#[test]
fn who_resigns_leaves_everything_to_the_bank() {
    let mut t = official(&["5", "", ""]);
    t.play("resign; 1: bid 5; 2: pass");
    assert_eq!((t.owner(5), t.cash(), t.on_turn()), (Some(1), vec![0, 1495, 1500], 1));
}
