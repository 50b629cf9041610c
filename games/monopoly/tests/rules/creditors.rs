//! Bankruptcy to several players at once, by a "pay each player" card.

use ludoteca_core::Seat;
use ludoteca_monopoly::position::{Debt, Position};
use ludoteca_monopoly::{Cause, Event, Illegal, Monopoly, Phase, Place, SeatSet};

use super::table::{Table, official, position, table};

/// Seat 0 of four draws "pay 50 to each player"; seat 3 is out.
fn pay_each(me: &str) -> Table {
    let mut t = official(&[&format!("@16 {me}"), "", "", "$0 out"]);
    t.play("roll; * 2+4; * card 14");
    t
}

#[test]
fn a_card_pays_each_live_player() {
    let t = pay_each("$150");
    assert_eq!((t.cash(), t.phase()), (vec![50, 1550, 1550, 0], Phase::After));
}

#[test]
fn who_cannot_pay_all_owes_it_to_all() {
    let mut t = pay_each("$90 5");
    assert_eq!(t.cash(), [90, 1500, 1500, 0], "nobody is paid before the others");
    let debt = t.view().debt().expect("a debt");
    assert_eq!((debt.amount, debt.total(), debt.cause), (50, 100, Cause::Card));
    assert_eq!(t.refused("pay"), Illegal::TooPoor { needed: 100, cash: 90 });
    t.play("mortgage 5; pay");
    assert_eq!(t.cash(), [90, 1550, 1550, 0]);
}

#[test]
fn the_cash_is_shared_and_the_lots_are_auctioned_among_the_creditors() {
    let mut t = official(&["@16 $91 5 12m card1", "", "", "$0 out", ""]);
    t.play("roll; * 2+4; * card 14; bankrupt");
    let creditors = SeatSet::of(Seat(1)).with(Seat(2)).with(Seat(4));
    assert!(t.saw(Event::Bankrupt { seat: Seat(0), creditors }));
    // The odd unit goes to the first.
    assert_eq!(t.cash(), [0, 1531, 1530, 0, 1530]);
    assert!(t.saw(Event::AuctionBegins { lot: Some(Place(5)), hotel: false, bidders: creditors }));
    t.play("1: bid 10; 2: leave; 4: pass; 1: pass; 2: pass; 4: bid 5; 1: pass; 2: pass");
    assert_eq!((t.owner(5), t.lot(12)), (Some(1), (Some(4), 0, false)));
    assert_eq!((t.jail_cards(1), t.position().decks[0].seen.clone()), (0, vec![4]));
    assert_eq!(t.on_turn(), 1);
}

#[test]
fn only_the_creditors_bid() {
    // No card leaves anybody out, so the debt to seats 1 and 2 alone is prepared.
    let game = Monopoly::preset("official").expect("a shipped preset");
    let debt = Debt {
        amount: 50,
        debtors: vec![Seat(0)],
        creditors: vec![Seat(1), Seat(2)],
        cause: Cause::Card,
    };
    let players = position(&["$21 5", "", "", ""]);
    let prepared = Position { debts: vec![debt], phase: Phase::After, ..players };
    let mut t = table(game, &prepared);
    t.play("0: bankrupt; 1: bid 50; 2: pass");
    assert_eq!((t.owner(5), t.cash()), (Some(1), vec![0, 1461, 1510, 1500]));
}

#[test]
fn a_single_creditor_takes_all_without_an_auction() {
    let mut t = official(&["@16 $20 5", "", "$0 out", "$0 out"]);
    t.play("roll; * 2+4; * card 14; bankrupt");
    assert_eq!((t.owner(5), t.cash()), (Some(1), vec![0, 1520, 0, 0]));
    assert!(t.is_over());
}
