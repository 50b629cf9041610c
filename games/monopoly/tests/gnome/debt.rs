//! "In debt mortgage the cheapest unimproved first, then sell houses, then what is left."

use ludoteca_core::Seat;
use ludoteca_monopoly::position::Debt;
use ludoteca_monopoly::{Cause, Monopoly, Phase, Position};

use super::ask::a_does;
use super::table::{Table, position, table};

/// The first player owes the bank 300.
fn owing(player: &str, others: &str) -> Table {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let debt = Debt { amount: 300, debtors: vec![Seat(0)], creditors: vec![], cause: Cause::Tax };
    let position = position(&[player, others]);
    table(game, &Position { phase: Phase::After, debts: vec![debt], ..position })
}

#[test]
fn it_pays_when_it_can() {
    assert_eq!(a_does(&owing("$300 1", "")), "pay");
    assert_eq!(a_does(&owing("$299 1", "")), "mortgage 1");
}

#[test]
fn the_cheapest_unimproved_lot_is_mortgaged_first() {
    assert_eq!(a_does(&owing("$0 5 12 39", "")), "mortgage 12");
    assert_eq!(a_does(&owing("$0 5 12m 39", "")), "mortgage 5");
    assert_eq!(a_does(&owing("$0 1*1 3 39", "")), "mortgage 39", "1 and 3 are improved");
}

#[test]
fn then_houses_are_sold_where_the_least_rent_is_lost() {
    assert_eq!(a_does(&owing("$0 39m 1*1 3*1", "")), "sell 1");
    assert_eq!(a_does(&owing("$0 1*2 3*2 37*1 39*1", "")), "sell 1");
    assert_eq!(a_does(&owing("$0 1*5 3*5 37*1 39*1".replace("*5", "h").as_str(), "")), "sell 1");
}

#[test]
fn then_what_is_left() {
    assert_eq!(a_does(&owing("$0 1 3 39m", "")), "mortgage 1");
    assert_eq!(a_does(&owing("$0 1m 3m 39m", "")), "bankrupt");
}

#[test]
fn hotels_are_sold_down_when_the_bank_has_no_houses() {
    let others = "1*4 3*4 6*4 8*4 9*4 11*4 13*4 14*3";
    assert_eq!(a_does(&owing("$0 37h 39h", others)), "sell-down 37 1");
}
