//! The game that the document prints, played again: every choice and every number that it shows.
#![cfg(feature = "agents")]

use ludoteca_core::{Choice, Game as _, Match, Seat, Turn};
use ludoteca_rift::agents::classic::{self, Scene};
use ludoteca_rift::agents::{Bold, Classic};
use ludoteca_rift::{Action, CardId, DECK_SIZE, Outcome, Rift, State};
use serde_json::Value;

/// The printed numbers have up to sixteen digits.
const EXACT: f64 = 1e-12;

/// The printed game as data, and the rules that it was played by.
struct Printed {
    rift: Rift,
    facts: Value,
}

impl Printed {
    fn read() -> Self {
        let facts = serde_json::from_str(include_str!("data/printed-game.json"));
        let rift = Rift::preset("classic").expect("a shipped preset");
        Self { rift, facts: facts.expect("a file of ours") }
    }

    fn card(&self, name: &Value) -> CardId {
        let card = name.as_str().and_then(|name| self.rift.base().find(name));
        card.unwrap_or_else(|| panic!("no card {name}"))
    }

    fn turns(&self) -> &[Value] {
        list(&self.facts["turns"])
    }

    fn hand(&self, turn: &Value) -> Vec<CardId> {
        list(&turn["hand"]).iter().map(|name| self.card(name)).collect()
    }

    fn play(&self, turn: &Value) -> Action {
        let place = |at: usize| whole(&turn["play"][at]);
        let cell = ludoteca_rift::Cell::new(place(1), place(2));
        Action::Play { card: self.card(&turn["play"][0]), cell }
    }

    /// A player's deck in draw order: what joins the hand from turn to turn, then anything.
    fn deck(&self, player: &str) -> Vec<CardId> {
        let mut deck: Vec<CardId> = Vec::new();
        let mut held: Vec<CardId> = Vec::new();
        for turn in self.turns().iter().filter(|turn| turn["player"] == player) {
            let hand = self.hand(turn);
            assert!(hand.starts_with(&held), "new cards join at the end: {held:?}, {hand:?}");
            deck.extend(&hand[held.len()..]);
            held = hand;
            let Action::Play { card, .. } = self.play(turn) else {
                panic!("only cards are played")
            };
            let place = held.iter().position(|&other| other == card).expect("a card of the hand");
            held.remove(place);
        }
        for card in self.rift.base().ids() {
            if deck.len() < DECK_SIZE && !deck.contains(&card) {
                deck.push(card);
            }
        }
        deck
    }

    /// The first turn, after both decks were dealt as they were printed.
    fn start(&self) -> State {
        let [first, second] = ["b", "a"].map(|player| self.deck(player));
        let mut state = self.rift.start(2);
        for (one, other) in first.into_iter().zip(second) {
            let outcome = Outcome { cards: [one, other] };
            assert!(self.rift.is_possible(&state, outcome), "{outcome}");
            self.rift.resolve(&mut state, outcome, &mut ());
        }
        state
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn numbers(value: &Value) -> Vec<f64> {
    list(value).iter().map(|number| number.as_f64().expect("a number")).collect()
}

fn whole(value: &Value) -> u8 {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).expect("a small whole number")
}

fn are_close(found: &[f64], printed: &[f64]) -> bool {
    let close = |(a, b): (&f64, &f64)| (a - b).abs() < EXACT;
    found.len() == printed.len() && found.iter().zip(printed).all(close)
}

/// The evaluations that were the best so far when they were found.
fn maxima(choice: &Choice<Action>) -> Vec<f64> {
    let mut maxima: Vec<f64> = Vec::new();
    for weighed in &choice.why {
        if maxima.last().is_none_or(|&best| weighed.value > best) {
            maxima.push(weighed.value);
        }
    }
    maxima
}

#[test]
fn all_nine_choices_and_all_maxima_are_as_printed() {
    let printed = Printed::read();
    let rift = &printed.rift;
    let mut table = Match::new(rift, printed.start(), 0, 0);
    for (turn, number) in printed.turns().iter().zip(1..) {
        let seat = Seat(u8::from(turn["player"] == "a"));
        assert_eq!(rift.turn(table.state()), Turn::Decide(seat), "turn {number}");
        let hand: Vec<CardId> = table.state().hand(seat).collect();
        assert_eq!(hand, printed.hand(turn), "turn {number}");

        let choice = table.ask(seat, &mut Classic);
        assert_eq!(choice.action, printed.play(turn), "turn {number}");
        let (found, expected) = (maxima(&choice), numbers(&turn["maxima"]));
        // The document leaves the first maxima out here and there.
        let last = &found[found.len().saturating_sub(expected.len())..];
        assert!(are_close(last, &expected), "turn {number}: {found:?}, printed {expected:?}");
        table.play(seat, choice.action, &mut ()).unwrap();
    }
    assert_eq!(rift.turn(table.state()), Turn::Over);
    let control = [0, 1].map(|seat| table.state().controlled(Seat(seat)).count_ones());
    let expected = ["b", "a"].map(|player| u32::from(whole(&printed.facts["control"][player])));
    assert_eq!(control, expected);
}

#[test]
fn the_forty_five_evaluations_of_the_first_turn_are_as_printed() {
    let printed = Printed::read();
    let mut table = Match::new(&printed.rift, printed.start(), 0, 0);
    let choice = table.ask(Seat(0), &mut Classic);
    assert_eq!(choice.why.len(), 45);
    let cards = list(&printed.facts["first_turn"]);
    assert_eq!(cards.len(), 5);
    for (facts, found) in cards.iter().zip(choice.why.chunks(9)) {
        let card = printed.card(&facts["card"]);
        for (idx, weighed) in (0_u8..).zip(found) {
            let cell = ludoteca_rift::Cell::new(idx / 3, idx % 3);
            assert_eq!(weighed.action, Action::Play { card, cell });
        }
        let values: Vec<f64> = found.iter().map(|weighed| weighed.value).collect();
        let expected = numbers(&facts["evaluations"]);
        assert!(
            are_close(&values, &expected),
            "{}: {values:?}, printed {expected:?}",
            facts["card"]
        );
    }
}

#[test]
fn plain_data_is_evaluated_like_the_view() {
    let printed = Printed::read();
    let rift = &printed.rift;
    let mut table = Match::new(rift, printed.start(), 0, 0);
    while let Turn::Decide(seat) = rift.turn(table.state()) {
        let choice = table.ask(seat, &mut Classic);
        let scene = Scene::of_state(rift, table.state(), seat);
        for weighed in &choice.why {
            let Action::Play { card, cell } = weighed.action else { panic!("no other choice") };
            let idx = rift.rules().board.index(cell).unwrap();
            let value = classic::evaluate(&scene, card, idx);
            assert_eq!(value.to_bits(), weighed.value.to_bits(), "{}", weighed.action);
        }
        table.play(seat, choice.action, &mut ()).unwrap();
    }
}

/// Turn 8: playing safe loses for certain, and only two cards in the corner leave a chance.
#[test]
fn the_bold_player_takes_the_last_chance() {
    let printed = Printed::read();
    let mut table = Match::new(&printed.rift, printed.start(), 0, 0);
    for turn in &printed.turns()[..7] {
        let seat = Seat(u8::from(turn["player"] == "a"));
        table.play(seat, printed.play(turn), &mut ()).unwrap();
    }
    let Action::Play { card, cell } = table.ask(Seat(1), &mut Bold::default()).action else {
        panic!("there is nothing else to do");
    };
    let risky = ["Tirador de Landuin", "Locura encarnada"];
    assert!(risky.contains(&printed.rift.base().card(card).name.as_str()), "{card}");
    assert_eq!(cell, ludoteca_rift::Cell::new(0, 0));
}
