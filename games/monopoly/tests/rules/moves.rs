//! Rolling, moving, and the salary.

use ludoteca_core::Seat;
use ludoteca_monopoly::{Event, JailedBy, Phase};

use super::table::official;

#[test]
fn passing_go_pays_the_salary() {
    let mut t = official(&["$100 @35", "$100"]);
    t.play("0: roll; * 3+4");
    assert_eq!((t.square(0), t.cash()[0]), (2, 300));
    assert!(t.saw(Event::Salary { seat: Seat(0), amount: 200 }));
}

#[test]
fn landing_on_go_pays_the_salary_once() {
    let mut t = official(&["$100 @35", "$100"]);
    t.play("roll; * 1+4");
    assert_eq!((t.square(0), t.cash()[0]), (0, 300));
}

#[test]
fn the_salary_is_paid_twice_in_a_turn_when_a_card_leads_to_go_again() {
    let mut t = official(&["$100 @35", "$100"]);
    // Past Go to chance, and the card sends round to Go.
    t.play("roll; * 6+6; * card 0");
    assert_eq!((t.square(0), t.cash()[0]), (0, 500));
    assert_eq!(t.count(|event| matches!(event, Event::Salary { .. })), 2);
}

#[test]
fn a_card_that_moves_past_go_pays_the_salary() {
    let mut t = official(&["$100 @31", "$100", "$100 5"]);
    t.play("roll; * 2+3; * card 12");
    // 200 for passing Go, less 25 of rent on the Reading Railroad.
    assert_eq!((t.square(0), t.cash()[0], t.cash()[2]), (5, 275, 125));
}

#[test]
fn going_back_pays_no_salary() {
    let mut t = official(&["$100 @0", "$100"]);
    t.play("roll; * 3+4; * card 8; tax-fixed");
    assert_eq!(t.square(0), 4);
    assert_eq!(t.count(|event| matches!(event, Event::Salary { .. })), 0);
}

#[test]
fn doubles_roll_again() {
    let mut t = official(&["@0", ""]);
    t.play("roll; * 5+5; 0: done");
    assert_eq!(t.phase(), Phase::Rolling);
    t.play("* 5+5; 0: done; * 1+2; buy; 0: done");
    assert_eq!((t.square(0), t.on_turn()), (23, 1), "no doubles: the next one's turn");
}

#[test]
fn no_doubles_end_the_turn() {
    let mut t = official(&["", ""]);
    t.play("roll; * 4+6; done");
    assert_eq!((t.on_turn(), t.decides(), t.phase()), (1, 1, Phase::Before));
}

#[test]
fn the_third_doubles_lead_to_jail_at_once() {
    let mut t = official(&["@22 32", ""]);
    t.play("roll; * 1+1; buy; done; * 4+4; done");
    assert_eq!((t.square(0), t.phase()), (32, Phase::Rolling));
    t.play("* 6+6");
    assert_eq!((t.square(0), t.jail(0)), (10, 1));
    assert!(t.saw(Event::Jailed { seat: Seat(0), why: JailedBy::Doubles }));
    assert_eq!(t.count(|event| matches!(event, Event::Salary { .. })), 0, "no salary on the way");
    assert_eq!(t.on_turn(), 1, "the turn is over");
}

#[test]
fn doubles_before_a_throw_without_them_are_forgotten() {
    let mut t = official(&["", ""]);
    t.play("roll; * 5+5; done; * 4+6; done");
    assert_eq!(t.position().doubles, 0);
    assert_eq!(t.jail(0), 0);
}
