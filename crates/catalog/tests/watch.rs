//! What somebody who watches is shown does not depend on anybody's secrets.

use ludoteca_catalog::{Opening, Shelved, Start, find};
use ludoteca_core::{Audience, Seat};
use ludoteca_core::{Determinize, Game, Match, Purpose, Rng, Turn};
use ludoteca_rift::{Rift, Rules};
use ludoteca_testkit::effort;

#[test]
fn whoever_watches_the_rift_sees_no_hand_and_nothing_that_is_still_to_come() {
    let base = ludoteca_rift::CardBase::the_rift();
    let game = Rift::new(base, Rules::STANDARD).unwrap();
    let mut rng = Rng::stream(3, 0, Purpose::Setup);
    for number in 0..effort(20, 200) {
        let mut table = Match::new(&game, game.start(2), 11, number);
        let mut actions = Vec::new();
        loop {
            match game.turn(table.state()) {
                Turn::Over => break,
                Turn::Chance => drop(table.let_chance_fall(&mut ())),
                Turn::Decide(seat) => {
                    let seen = game.write_watch(table.state());
                    for eyes in Seat::all(2) {
                        let other = game.guess(&game.view(table.state(), eyes), &mut rng);
                        assert_eq!(game.write_watch(&other), seen, "redrawn for seat {eyes}");
                    }
                    // Not even those who share everything that seats know can tell them apart:
                    // nothing but played cards is named.
                    let played = seen["plays"].as_array().unwrap().len();
                    let named = seen.to_string().matches("\"card\":").count();
                    assert!(named <= 2 * played, "{seen}");
                    actions.clear();
                    game.actions(table.state(), &mut actions);
                    let choice = rng.below(u32::try_from(actions.len()).unwrap()) as usize;
                    table.play(seat, actions[choice], &mut ()).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_card_that_is_drawn_is_told_to_its_seat_alone() {
    // The deal is told to the seat that draws, and to nobody else.
    let rift = find("rift").unwrap().open(&Opening::rules("classic")).unwrap();
    let mut table = rift.begin(vec![String::new(); 2], &Start::players(2), 5).unwrap();
    let mut cards = 0;
    while let Some((_, told)) = table.let_chance_fall() {
        for (to, event) in told {
            if event.get("card").is_some() {
                assert!(matches!(to, Audience::Only(_)), "{event}");
                cards += 1;
            }
        }
    }
    assert!(cards > 0, "hands have been dealt");
}

#[test]
fn where_nothing_is_hidden_those_who_watch_see_what_everybody_sees() {
    for key in ["pig", "monopoly", "parchis"] {
        let entry = find(key).unwrap();
        assert!(!entry.has_secrets());
        let game = entry.open(&Opening::default()).unwrap();
        let seats = vec![String::new(); usize::from(entry.default_players())];
        let players = seats.len();
        let mut table = game.begin(seats, &Start::players(players), 9).unwrap();
        for _ in 0..effort(200, 2_000) {
            for seat in Seat::all(entry.default_players()) {
                assert_eq!(table.view(seat), table.watch(), "{key}");
            }
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => drop(table.let_chance_fall()),
                Turn::Decide(seat) => {
                    let plain = table.plainest().unwrap();
                    table.play(seat, &plain).unwrap();
                }
            }
        }
    }
    assert!(find("rift").unwrap().has_secrets());
}
