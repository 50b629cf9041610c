//! Matches of several games.

use ludoteca_core::{Audience, Game as _, Match, Seat, Turn};
use ludoteca_rift::{CardBase, CardId, Event, Rift, Rules, State};

/// Plays a match by the first listed action and tells the states in which a game begins.
fn played(rules: Rules, seed: u64) -> (Rift, Vec<State>, State, Vec<Event>) {
    let game = Rift::new(CardBase::the_rift(), rules).expect("playable rules");
    let mut table = Match::new(&game, game.start(2), seed, 0);
    let mut log: Vec<(Audience, Event)> = Vec::new();
    let mut starts = Vec::new();
    loop {
        match game.turn(table.state()) {
            Turn::Over => break,
            Turn::Chance => {
                table.let_chance_fall(&mut log);
                if game.turn(table.state()) != Turn::Chance {
                    starts.push(table.state().clone());
                }
            }
            Turn::Decide(seat) => {
                let mut actions = Vec::new();
                game.actions(table.state(), &mut actions);
                table.play(seat, actions[0], &mut log).expect("a listed action");
            }
        }
    }
    let end = table.state().clone();
    (game, starts, end, log.into_iter().map(|(_, event)| event).collect())
}

fn deck(state: &State, seat: u8) -> Vec<CardId> {
    let mut cards: Vec<CardId> = state.hand(Seat(seat)).collect();
    cards.extend(state.undrawn(Seat(seat)));
    cards
}

fn sorted(mut cards: Vec<CardId>) -> Vec<CardId> {
    cards.sort_unstable();
    cards
}

#[test]
fn the_second_game_has_the_same_decks_shuffled_anew_and_the_other_starter() {
    let (_, starts, end, _) = played(Rules { games: 2, ..Rules::STANDARD }, 1);
    assert_eq!((starts.len(), end.games_done()), (2, 2));
    for seat in [0, 1] {
        let (first, second) = (deck(&starts[0], seat), deck(&starts[1], seat));
        assert_ne!(first, second, "shuffled");
        assert_eq!(sorted(first), sorted(second), "the same cards");
    }
    assert_eq!([starts[0].starter(), starts[1].starter()], [Seat(0), Seat(1)]);
    assert_eq!(starts[1].to_move(), Seat(1));
}

#[test]
fn two_games_are_always_played_and_decided_by_games_and_then_by_cells() {
    let mut by_cells = 0;
    for seed in 0..200 {
        let (_, _, end, log) = played(Rules { games: 2, ..Rules::STANDARD }, seed);
        assert_eq!(end.games_done(), 2);
        assert_eq!(end.points().iter().sum::<u8>(), 18);
        let wins: Vec<Seat> = log
            .iter()
            .filter_map(|event| match event {
                Event::GameEnds { winner, .. } => *winner,
                _ => None,
            })
            .collect();
        let cells = end.points();
        let expected = if wins[0] == wins[1] {
            Some(wins[0])
        } else {
            by_cells += 1;
            match cells[0].cmp(&cells[1]) {
                std::cmp::Ordering::Equal => None,
                order => Some(Seat(u8::from(order.is_lt()))),
            }
        };
        assert_eq!(end.leader(), expected, "seed {seed}: {wins:?} {cells:?}");
    }
    assert!(by_cells > 20, "{by_cells} of 200 matches were decided by cells");
}

#[test]
fn the_best_of_three_stops_when_it_is_decided() {
    let mut lengths = [0; 4];
    for seed in 0..100 {
        let (game, _, end, _) = played(Rules { games: 3, ..Rules::STANDARD }, seed);
        lengths[usize::from(end.games_done())] += 1;
        assert_eq!(end.wins().iter().max(), Some(&2));
        assert_eq!(game.turns_taken(&end), u32::from(end.games_done()) * 9);
    }
    assert!(lengths[2] > 5 && lengths[3] > 5, "{lengths:?}");
}

#[test]
fn what_a_game_showed_is_known_in_the_next() {
    let (game, starts, _, _) = played(Rules { games: 2, ..Rules::STANDARD }, 4);
    let known = |state: &State, seat: u8| -> Vec<CardId> {
        game.view(state, Seat(seat)).rival_known().collect()
    };
    assert!(known(&starts[0], 0).is_empty() && known(&starts[0], 1).is_empty());
    // The first player placed five cards and the second one four.
    assert_eq!(known(&starts[1], 1).len(), 5);
    assert_eq!(known(&starts[1], 0).len(), 4);
    assert!(known(&starts[1], 0).iter().all(|card| deck(&starts[1], 1).contains(card)));
}
