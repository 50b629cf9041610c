//! "Leave jail if cash ≥ G (card first, else pay)."

use ludoteca_monopoly::agents::gnome::Kind;

use super::ask::{a_does, terms};
use super::table::{official, preset};

#[test]
fn a_salary_is_enough_to_leave() {
    assert_eq!(a_does(&official(&["$200 jail1", ""])), "fine");
    assert_eq!(a_does(&official(&["$199 jail1", ""])), "roll");
    let t = official(&["$230 jail1", ""]);
    assert_eq!(terms(Kind::A, &t), [("cash", 230.0), ("reserve", -200.0)]);
}

#[test]
fn a_card_comes_first_but_not_without_the_cash() {
    assert_eq!(a_does(&official(&["$200 jail2 card1", ""])), "card");
    assert_eq!(a_does(&official(&["$199 jail2 card1", ""])), "roll");
}

#[test]
fn the_last_roll_cannot_be_bought_off() {
    assert_eq!(a_does(&official(&["$999 jail3", ""])), "roll");
    assert_eq!(a_does(&official(&["$999 jail3 card1", ""])), "card");
}

#[test]
fn the_salary_is_that_of_the_board() {
    assert_eq!(a_does(&preset("street-masters", &["$20000 jail1", ""])), "fine");
    assert_eq!(a_does(&preset("street-masters", &["$19999 jail1", ""])), "roll");
}
