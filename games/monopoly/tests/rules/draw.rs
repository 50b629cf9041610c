//! The decks in play: order, memory, and cards that are kept.

use ludoteca_core::{Game as _, Seat};
use ludoteca_monopoly::position::{JailCards, Position};
use ludoteca_monopoly::position::{KeptCard, Pile};
use ludoteca_monopoly::{Event, Monopoly, Phase, Place, Rules};

use super::table::{Table, house_rules, official, position, table};

/// Seat 0 is about to draw from chance, of which these cards have been seen.
fn chance(seen: &[u8]) -> Table {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let pile = Pile { unseen: None, seen: seen.to_vec() };
    let decks = vec![Pile::default(), pile];
    let mut t = table(game, &Position { decks, ..position(&["@16", ""]) });
    t.play("roll; * 2+4");
    t
}

fn possible(t: &Table) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    t.game.outcomes(&t.state, &mut outcomes);
    outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
}

#[test]
fn at_first_every_card_is_equally_likely() {
    let possible = possible(&chance(&[]));
    assert_eq!(possible.len(), 16);
    assert!(possible.iter().all(|&(_, weight)| weight == 1));
}

#[test]
fn a_seen_card_lies_at_the_bottom_and_is_not_drawn_again() {
    let mut t = chance(&[6, 15]);
    assert_eq!(possible(&t).len(), 14);
    t.play("* card 11");
    assert_eq!(t.position().decks[1].seen, [6, 15, 11]);
    assert_eq!(t.cash()[0], 1485);
}

#[test]
fn the_order_is_remembered_once_all_cards_have_been_seen() {
    let order: Vec<u8> = vec![6, 15, 11, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14];
    let mut t = chance(&order);
    assert_eq!(possible(&t), [("card 6".to_owned(), 1)], "certain");
    t.play("* card 6");
    let seen = &t.position().decks[1].seen;
    assert_eq!((seen.first(), seen.last(), seen.len()), (Some(&15), Some(&6), 16));
}

#[test]
fn a_jail_card_is_out_of_the_deck_while_it_is_kept() {
    let mut t = chance(&[6]);
    t.play("* card 7");
    assert_eq!((t.jail_cards(0), t.position().decks[1].seen.clone()), (1, vec![6]));
    assert_eq!(
        t.position().players[0].jail_cards,
        JailCards::These(vec![KeptCard { deck: 1, card: 7 }])
    );
    assert!(t.saw(Event::KeptCard { seat: Seat(0) }));
    let mut position = t.position();
    position.players[0].square = Some(Place(16));
    position.phase = Phase::Before;
    t.state = position.to_state(&t.game).expect("a sound position");
    t.play("roll; * 2+4");
    assert_eq!(possible(&t).len(), 14, "one was seen, one is kept");
}

#[test]
fn reshuffled_decks_forget() {
    let rules = Rules { reshuffle_decks: true, ..Rules::OFFICIAL };
    let mut t = house_rules(rules, &["@16", ""]);
    t.play("roll; * 1+5; * card 6");
    let pile = &t.position().decks[1];
    assert_eq!((pile.unseen.as_ref().map(Vec::len), pile.seen.len()), (Some(16), 0));
}

#[test]
fn both_jail_cards_may_be_held() {
    let mut t = official(&["@16 card2", ""]);
    t.play("roll; * 2+4");
    assert_eq!((possible(&t).len(), t.jail_cards(0)), (15, 2));
}
