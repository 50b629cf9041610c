//! The time-limit game, and what everybody is worth at its end.

use ludoteca_core::{Game as _, Seat};
use ludoteca_monopoly::{Event, Monopoly, Phase, Rules, SeatSet};

use super::table::{Table, house_rules, position, table};

#[test]
fn a_time_limit_game_deals_two_lots() {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let game = game.with_rules(Rules::OFFICIAL.time_limit(40)).expect("sound rules");
    let state = game.start(3);
    let mut t = Table { game, state, events: Vec::new() };
    t.play("* 1+2; * 6+6; * 3+4; * deal 39; * deal 1; * deal 5; * deal 37; * deal 3; * deal 15");
    // Seat 1 starts, and is dealt the first lot.
    assert_eq!((t.lots(0), t.lots(1), t.lots(2)), (vec![5, 15], vec![37, 39], vec![1, 3]));
    assert_eq!(t.cash(), [1100, 750, 1380]);
    assert_eq!((t.on_turn(), t.phase()), (1, Phase::Others));
}

#[test]
fn the_richest_wins_at_the_turn_limit() {
    let rules = Rules { turn_limit: 7, ..Rules::OFFICIAL };
    let game = Monopoly::preset("official").expect("a shipped preset");
    let mut position = position(&["$400", "$100 39", "$299"]);
    position.turns = 6;
    let mut t = table(game.with_rules(rules).expect("sound rules"), &position);
    t.play("roll; * 4+6; done; 2: done; 0: done; 1: roll; * 4+6; done");
    assert!(t.is_over());
    assert!(t.saw(Event::GameOver { winners: SeatSet::of(Seat(1)) }), "cash and price: 500");
}

/// Whether seat 0 beats seat 1, who has this much cash, when time is up.
fn beats(me: &str, cash: i32) -> Option<bool> {
    let rules = Rules { turn_limit: 1, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &[me, &format!("${cash}")]);
    t.play("roll; * 4+6; done");
    match *t.scores() {
        [mine, other] if mine > other => Some(true),
        [mine, other] if mine < other => Some(false),
        _ => None,
    }
}

#[test]
fn property_counts_at_printed_prices() {
    assert_eq!(beats("$0 39 5", 599), Some(true));
    assert_eq!(beats("$0 39 5", 600), None, "equal worth shares the win");
    assert_eq!(beats("$0 39 5", 601), Some(false));
}

#[test]
fn mortgaged_property_counts_at_half() {
    assert_eq!(beats("$0 39m 5", 399), Some(true));
    assert_eq!(beats("$0 39m 5", 401), Some(false));
}

#[test]
fn buildings_count_at_cost() {
    let worth = 350 + 400 + 4 * 200 + 5 * 200;
    assert_eq!(beats("$0 37*4 39h", worth - 1), Some(true));
    assert_eq!(beats("$0 37*4 39h", worth + 1), Some(false));
}
