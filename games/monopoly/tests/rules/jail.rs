//! Into jail and out of it.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Cause, Event, FreedBy, Illegal, JailedBy, Phase};

use super::table::{official, preset};

#[test]
fn the_square_sends_to_jail_without_salary_and_ends_the_turn() {
    let mut t = official(&["@25", ""]);
    t.play("roll; * 1+4");
    assert_eq!((t.square(0), t.jail(0), t.cash()[0], t.on_turn()), (10, 1, 1500, 1));
    assert!(t.saw(Event::Jailed { seat: Seat(0), why: JailedBy::Square }));
}

#[test]
fn doubles_that_end_on_go_to_jail_give_no_second_roll() {
    let mut t = official(&["@28", ""]);
    t.play("roll; * 1+1");
    assert_eq!((t.jail(0), t.on_turn()), (1, 1));
}

#[test]
fn a_card_sends_to_jail_without_salary() {
    let mut t = official(&["@29", ""]);
    t.play("roll; * 3+4; * card 9");
    assert_eq!((t.square(0), t.jail(0), t.cash()[0], t.on_turn()), (10, 1, 1500, 1));
    assert!(t.saw(Event::Jailed { seat: Seat(0), why: JailedBy::Card }));
}

#[test]
fn doubles_out_of_jail_move_but_give_no_second_roll() {
    let mut t = official(&["jail1", ""]);
    t.play("roll; * 5+5");
    assert_eq!((t.square(0), t.jail(0), t.phase()), (20, 0, Phase::After));
    assert!(t.saw(Event::Freed { seat: Seat(0), how: FreedBy::Doubles }));
    t.play("done");
    assert_eq!(t.on_turn(), 1);
}

#[test]
fn a_failed_roll_stays_in_jail() {
    let mut t = official(&["jail1", ""]);
    t.play("roll; * 5+6");
    assert_eq!((t.square(0), t.jail(0)), (10, 2));
    assert!(t.saw(Event::StaysInJail { seat: Seat(0), turn: 1 }));
    t.play("done; 1: roll; * 4+6; done; roll; * 1+2; done; 1: roll; * 4+6");
    assert_eq!(t.jail(0), 3);
}

#[test]
fn the_third_failed_roll_costs_the_fine_and_moves() {
    let mut t = official(&["jail3", ""]);
    t.play("roll; * 4+6");
    assert_eq!((t.square(0), t.jail(0), t.cash()[0]), (20, 0, 1450));
    assert!(t.saw(Event::Freed { seat: Seat(0), how: FreedBy::Fine }));
}

#[test]
fn doubles_at_the_third_roll_are_free_of_charge() {
    let mut t = official(&["jail3", ""]);
    t.play("roll; * 5+5");
    assert_eq!((t.square(0), t.cash()[0]), (20, 1500));
}

#[test]
fn who_cannot_pay_the_fine_of_the_third_roll_owes_it_and_then_moves() {
    let mut t = official(&["$20 jail3 1", ""]);
    t.play("roll; * 4+6");
    assert_eq!(t.phase(), Phase::LeavingJail);
    assert_eq!(t.view().debt().map(|debt| (debt.amount, debt.cause)), Some((50, Cause::Fine)));
    assert_eq!(t.refused("pay"), Illegal::TooPoor { needed: 50, cash: 20 });
    t.play("mortgage 1; pay");
    assert_eq!((t.square(0), t.jail(0), t.cash()[0]), (20, 0, 0));
}

#[test]
fn the_third_turn_is_free_under_street_masters() {
    let mut t = preset("street-masters", &["jail3", ""]);
    t.play("roll; * 4+6");
    assert_eq!((t.square(0), t.jail(0), t.cash()[0]), (20, 0, 250_000));
    assert!(t.saw(Event::Freed { seat: Seat(0), how: FreedBy::Time }));
}

#[test]
fn the_fine_can_be_paid_before_the_next_two_rolls() {
    for turn in ["jail1", "jail2"] {
        let mut t = official(&[turn, ""]);
        t.play("fine; roll; * 5+5");
        assert_eq!((t.square(0), t.cash()[0]), (20, 1450));
        t.play("done");
        assert_eq!((t.on_turn(), t.phase()), (0, Phase::Rolling), "free players roll again");
    }
}

#[test]
fn the_fine_is_refused_before_the_last_roll() {
    let t = official(&["jail3", ""]);
    assert_eq!(t.refused("fine"), Illegal::FineTooLate);
    assert!(!t.listed().contains(&"fine".to_owned()));
}

#[test]
fn serial_takes_the_fine_on_any_turn() {
    let mut t = preset("serial", &["jail3", ""]);
    t.play("fine; roll; * 4+6");
    assert_eq!((t.square(0), t.cash()[0]), (20, 1450));
}

#[test]
fn the_fine_needs_money_and_a_prisoner() {
    let t = official(&["$49 jail1", ""]);
    assert_eq!(t.refused("fine"), Illegal::TooPoor { needed: 50, cash: 49 });
    let t = official(&["", ""]);
    assert_eq!(t.refused("fine"), Illegal::NotJailed);
    assert_eq!(t.refused("card"), Illegal::NotJailed);
}

#[test]
fn a_jail_card_opens_the_jail_and_goes_to_the_bottom() {
    let mut t = official(&["jail1 card1", ""]);
    assert!(t.position().decks[0].seen.is_empty());
    t.play("card; roll; * 4+6");
    assert_eq!((t.square(0), t.jail(0), t.jail_cards(0), t.cash()[0]), (20, 0, 0, 1500));
    assert!(t.saw(Event::Freed { seat: Seat(0), how: FreedBy::Card }));
    assert_eq!(t.position().decks[0].seen, [4], "seen, and to be drawn last");
}

#[test]
fn a_jail_card_serves_on_the_third_turn_too() {
    let mut t = official(&["jail3 card1", ""]);
    t.play("card; roll; * 4+6");
    assert_eq!((t.square(0), t.cash()[0]), (20, 1500));
    let t = official(&["jail1", "card1"]);
    assert_eq!(t.refused("card"), Illegal::NoJailCard);
}

#[test]
fn a_prisoner_buys_another_players_jail_card() {
    let mut t = official(&["jail1", "card1"]);
    t.play("trade 1 want-cards 1 cash 40; 1: accept; 0: card; roll; * 4+6");
    assert_eq!((t.square(0), t.cash()), (20, vec![1460, 1540]));
}

#[test]
fn a_prisoner_still_collects_rent() {
    let mut t = official(&["@33", "jail1 39"]);
    t.play("roll; * 2+4");
    assert_eq!(t.cash(), [1450, 1550]);
}

#[test]
fn a_prisoner_still_trades_and_builds() {
    let mut t = official(&["jail1 37", "39"]);
    t.play("trade 1 want 39 cash 500; 1: accept; 0: build 39; build 37");
    assert_eq!((t.jail(0), t.level(39), t.level(37), t.cash()[0]), (1, 1, 1, 600));
}
