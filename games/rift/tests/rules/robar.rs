//! Robar X: draws X cards at once when played.

use ludoteca_core::{Audience, Seat};
use ludoteca_rift::{Event, Rules};

use crate::desk::Desk;

const EMPTY: [&str; 3] = [". | . | .", ". | . | .", ". | . | ."];

#[test]
fn robar_draws_at_once() {
    let hand: &[&str] = &["1-1-1-1 Robar 2", "2-2-2-2"];
    let mut desk = Desk::new(Rules::CLASSIC, &EMPTY, [hand, &["3-3-3-3"]]);
    desk.play("1-1-1-1 Robar 2@1,1");
    // The deck was filled up from the first cards of the base.
    assert_eq!(desk.hand(0), ["2-2-2-2", "1-1-1-1 Robar 2", "2-2-2-2"]);
    assert_eq!(desk.state.deck_size(Seat(0)), 16);
}

#[test]
fn the_rival_hears_how_many_and_not_which() {
    let hand: &[&str] = &["1-1-1-1 Robar 2", "2-2-2-2"];
    let mut desk = Desk::new(Rules::CLASSIC, &EMPTY, [hand, &["3-3-3-3"]]);
    desk.play("1-1-1-1 Robar 2@1,1");
    let drew = |seat: u8| {
        let of_seat =
            move |event: &Event| matches!(event, Event::Drew { seat: it, .. } if it.0 == seat);
        desk.log.iter().filter(move |(_, event)| of_seat(event))
    };
    assert_eq!(drew(0).count(), 2);
    assert!(drew(0).all(|(to, _)| *to == Audience::Only(Seat(0))));
    assert!(drew(1).all(|(to, _)| *to == Audience::Only(Seat(1))));
    let told = Event::CardsDrawn { seat: Seat(0), count: 2, left: 16 };
    assert!(desk.log.contains(&(Audience::Table, told)));
}

#[test]
fn a_deck_that_runs_out_stops_drawing() {
    // Nineteen cards in hand leave one in the deck.
    let mut hand = vec!["1-1-1-1 Robar 3"];
    let names: Vec<String> = (1..10).map(|n| format!("{n}-0-0-0")).collect();
    hand.extend(names.iter().chain(&names).map(String::as_str));
    let mut desk = Desk::new(Rules::CLASSIC, &EMPTY, [&hand, &["3-3-3-3"]]);
    desk.play("1-1-1-1 Robar 3@1,1");
    assert_eq!((desk.hand(0).len(), desk.state.deck_size(Seat(0))), (19, 0));
    desk.play("3-3-3-3@0,0").play("9-0-0-0@2,2");
    assert_eq!((desk.hand(0).len(), desk.state.deck_size(Seat(0))), (18, 0));
}
