//! Whether it leaves jail.

use ludoteca_monopoly::agents::optimal::Settings;

use crate::table::{official, preset};
use crate::{PLAIN, choice, chosen};

/// Nothing is ever free enough.
const NO_FREE: Settings = Settings { enough_free: 1.1, ..PLAIN };

/// 21 of 28 lots, all mortgaged so that they earn nothing.
const ALL_BUT_SEVEN: &str =
    "1m 3m 5m 6m 8m 9m 11m 12m 13m 14m 15m 16m 18m 19m 21m 23m 24m 25m 26m 27m 28m";

#[test]
fn it_leaves_while_a_quarter_of_the_lots_is_free() {
    let t = official(&["jail1", ALL_BUT_SEVEN]);
    assert_eq!(chosen(&t, PLAIN), ("fine".to_owned(), "enough lots are free"));
    let t = official(&["jail1", &format!("{ALL_BUT_SEVEN} 29m")]);
    assert_eq!(choice(&t, PLAIN), "roll");
}

#[test]
fn a_card_goes_before_money_and_without_either_it_rolls() {
    assert_eq!(choice(&official(&["jail1 card1", ""]), PLAIN), "card");
    assert_eq!(choice(&official(&["jail1 $49", ""]), PLAIN), "roll");
    assert_eq!(choice(&official(&["jail3", ""]), PLAIN), "roll", "too late for the fine");
}

/// In its first jail turn it would miss two moves. With two players, 14 / 1600 of
/// (2 × own rents − losses) must reach 50: 2 × own − losses ≥ 5714.3.
#[test]
fn it_leaves_when_the_turns_outside_should_earn_the_fine() {
    // Hotels on 21 and 23 and 24 earn 1050 + 1050 + 1100 = 3200; 6400 less what it would lose.
    let earns = chosen(&official(&["$0 jail1 card1 21h 23h 24h", ""]), NO_FREE);
    assert_eq!(earns, ("card".to_owned(), "the turns outside should earn the fine"));
    let some = official(&["$0 jail1 card1 21h 23h 24h", "37*1 39*1"]);
    assert_eq!(choice(&some, NO_FREE), "card", "losing 175 + 200");
    let more = official(&["$0 jail1 card1 21h 23h 24h", "37*2 39*2"]);
    assert_eq!(choice(&more, NO_FREE), "roll", "losing 500 + 600");
    // In the second turn only one move is missed: 7 / 1600 of 6400 are 28.
    let second = official(&["$0 jail2 card1 21h 23h 24h", ""]);
    assert_eq!(choice(&second, NO_FREE), "roll");
    // More players pay more rent, as long as they are not out.
    let third = official(&["$0 jail2 card1 21h 23h 24h", "", "", ""]);
    assert_eq!(choice(&third, NO_FREE), "card", "7 / 1600 of 12800 are 56");
    let out = official(&["$0 jail2 card1 21h 23h 24h", "", "", "out"]);
    assert_eq!(choice(&out, NO_FREE), "roll", "7 / 1600 of 9600 are 42");
}

#[test]
fn the_sums_follow_the_board() {
    // Madrid has the same 40 squares, a hundred times the money and a fine of 5 000.
    let t = preset("street-masters", &["jail1", ""]);
    assert_eq!(choice(&t, PLAIN), "fine");
    assert_eq!(choice(&t, NO_FREE), "roll");
}
