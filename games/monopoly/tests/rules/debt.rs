//! Debts: raising money, and paying.

use ludoteca_core::Seat;
use ludoteca_monopoly::position::Position;
use ludoteca_monopoly::{Cause, Event, Illegal, Monopoly, Phase, Place, SeatSet};

use super::table::{official, position, preset, table};

#[test]
fn a_debtor_sells_mortgages_and_pays() {
    // 375 are owed on Boardwalk with two houses: 600 less 225.
    let mut t = official(&["$225 @33 1*1 3*1 5", "37*2 39*2"]);
    t.play("roll; * 2+4");
    let debt = Event::InDebt {
        seat: Seat(0),
        amount: 600,
        creditors: SeatSet::of(Seat(1)),
        cause: Cause::Rent,
    };
    assert!(t.saw(debt));
    assert_eq!(t.refused("pay"), Illegal::TooPoor { needed: 600, cash: 225 });
    t.play("sell 1; sell 3; mortgage 5; mortgage 1; mortgage 3");
    assert_eq!(t.cash()[0], 225 + 50 + 100 + 60);
    assert!(t.listed().contains(&"bankrupt".to_owned()), "nothing is left to sell");
}

#[test]
fn a_debtor_keeps_the_turn_until_the_debt_is_paid() {
    let mut t = official(&["$20 @33 5 15", "39"]);
    t.play("roll; * 2+4");
    for action in ["done", "roll", "buy", "window 1"] {
        assert_eq!(t.refused(action), Illegal::NotNow, "{action}");
    }
    t.play("mortgage 5");
    assert_eq!(t.refused("bankrupt"), Illegal::CanPay);
    t.play("pay");
    assert_eq!((t.cash(), t.phase(), t.decides()), (vec![70, 1550], Phase::After, 0));
    assert_eq!(t.refused("pay"), Illegal::NotNow);
    assert_eq!(t.refused("bankrupt"), Illegal::NoDebt);
}

#[test]
fn a_debtor_neither_builds_nor_lifts() {
    let mut t = official(&["$100 @33 1 3 5m", "37*1 39*1"]);
    t.play("roll; * 2+4");
    assert_eq!(t.refused("build 1"), Illegal::NotNow);
    assert_eq!(t.refused("lift 5"), Illegal::NotNow);
}

#[test]
fn a_debtor_trades_while_the_debt_is_open() {
    let mut t = official(&["$20 @33 5", "39", "$400"]);
    t.play("roll; * 2+4; trade 2 give 5 cash -220; 2: accept; 0: pay");
    assert_eq!((t.cash(), t.owner(5)), (vec![190, 1550, 180], Some(2)));
}

#[test]
fn the_creditor_may_buy_from_the_debtor() {
    let mut t = official(&["$20 @33 5", "39"]);
    t.play("roll; * 2+4; trade 1 give 5 cash -30; 1: accept; 0: pay");
    assert_eq!((t.cash(), t.owner(5)), (vec![0, 1520], Some(1)));
}

#[test]
fn a_debt_that_can_be_raised_is_not_yet_a_bankruptcy_on_the_list() {
    let mut t = official(&["$20 @33 5", "39"]);
    t.play("roll; * 2+4");
    assert!(!t.listed().contains(&"bankrupt".to_owned()));
    assert!(t.allows("bankrupt"), "but a player may give up");
}

#[test]
fn serial_pays_as_soon_as_the_money_is_there() {
    let mut t = preset("serial", &["$20 @33 5", "39"]);
    t.play("roll; * 2+4; 0: mortgage 5");
    assert_eq!((t.cash(), t.on_turn()), (vec![70, 1550], 1));
}

#[test]
fn doubles_go_on_after_a_debt_is_paid() {
    let mut t = official(&["$20 @33 5", "39"]);
    t.play("roll; * 3+3; mortgage 5; pay; done");
    assert_eq!((t.on_turn(), t.phase()), (0, Phase::Rolling));
}

#[test]
fn collecting_from_each_takes_at_once_what_is_there_and_then_asks_in_order() {
    // Seat 2 draws "collect 10 from each"; seats 0 and 3 have to raise it, 3 first.
    let game = Monopoly::preset("official").expect("a shipped preset");
    let players = position(&["$5 1", "$50", "@11", "$0 5"]);
    let mut t = table(game, &Position { on_turn: Seat(2), ..players });
    t.play("2: roll; * 2+4; * card 8");
    assert_eq!(t.cash(), [5, 40, 1510, 0]);
    assert_eq!(t.decides(), 3, "the debtor is not the player on turn");
    assert_eq!(t.refused("pay"), Illegal::TooPoor { needed: 10, cash: 0 });
    t.play("3: mortgage 5; 3: pay; 0: mortgage 1; 0: pay");
    assert_eq!(t.cash(), [25, 40, 1530, 90]);
    assert_eq!((t.decides(), t.phase()), (2, Phase::After));
    assert!(t.lot(5).2 && t.lot(1).2);
    assert_eq!(t.refused("mortgage 5"), Illegal::NotYours { place: Place(5) });
}

#[test]
fn one_of_several_debtors_may_go_bankrupt_and_the_next_is_asked() {
    let mut t = official(&["@11", "$5", "$3 1", ""]);
    t.play("roll; * 2+4; * card 8; 1: bankrupt; 2: mortgage 1; 2: pay");
    assert_eq!(t.cash(), [1500 + 10 + 5 + 10, 0, 23, 1490]);
    assert_eq!((t.decides(), t.phase()), (0, Phase::After));
}
