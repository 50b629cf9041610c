use ludoteca_core::{Game as _, Purpose, Rng, Seat};

use super::*;
use crate::state::Phase;
use crate::{Colour, PIECES, Piece, Rules};

/// Positions where the dice are about to fall, from random games.
fn positions(game: &Parchis, players: u8, n: usize) -> Vec<State> {
    let mut rng = Rng::stream(11, u64::from(players), Purpose::Setup);
    let mut found = Vec::new();
    let mut state = game.start(players);
    while found.len() < n {
        match state.phase {
            Phase::Over => state = game.start(players),
            Phase::Moving => {
                let nth = rng.below(Parchis::n_listed(&state));
                let action = game.nth(&state, nth);
                game.play(&mut state, action, &mut ());
            }
            Phase::Rolling => {
                if rng.below(8) == 0 {
                    found.push(state);
                }
                let roll = game.sample(&state, &mut rng);
                game.resolve(&mut state, roll, &mut ());
            }
        }
    }
    found
}

/// The same position one side of the board further: every colour has what the one before it had.
fn turned(game: &Parchis, state: &State) -> State {
    let n_colours = game.board().n_colours();
    let mut turned = State::empty(state.n_seats());
    for colour in game.board().colours() {
        let next = Colour((colour.0 + 1) % n_colours);
        for number in 0..PIECES {
            #[expect(clippy::cast_possible_truncation, reason = "four pieces")]
            let piece = |colour| Piece::new(colour, number as u8);
            turned.put(game.board(), piece(next), state.place(piece(colour)));
        }
    }
    turned.on_turn = Seat((state.on_turn.0 + 1) % state.n_seats());
    turned
}

#[test]
fn chances_do_not_depend_on_the_colour() {
    for (rules, players) in [(Rules::CLASSIC, 2), (Rules::FOUR, 4), (Rules::PARTNERS, 4)] {
        let game = Parchis::new(rules).unwrap();
        let mut n_compared = 0;
        for mut state in positions(&game, players, 400) {
            // Who came last on a foreign start square, and the turn so far, are not turned here.
            state.repeats = 0;
            let exits = |state: &State| {
                game.board().colours().any(|colour| game.captured_by_exit(state, colour).is_some())
            };
            let turned = turned(&game, &state);
            if exits(&state) {
                continue;
            }
            n_compared += 1;
            let weights = shipped(&game, &state);
            let (before, after) =
                (chances(&game, &state, weights), chances(&game, &turned, weights));
            let sides = Ground::new(&game, &state).n_sides();
            for side in 0..sides {
                let same = (before[side] - after[(side + 1) % sides]).abs() < 1e-5;
                assert!(same, "{before:?} {after:?} in {state:?}");
            }
        }
        assert!(n_compared > 200, "only {n_compared} positions were compared");
    }
}

#[test]
fn chances_are_those_of_the_features_and_of_the_groups() {
    for (_, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).unwrap();
        for players in game.players() {
            let ground = Ground::new(&game, &game.start(players));
            for state in positions(&game, players, 40) {
                let weights = shipped(&game, &state);
                let direct = ground.chances(&game, &state, weights);
                let mut seen = Vec::new();
                let phase = ground.features(&game, &state, &mut seen);
                assert!((phase.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{phase:?}");
                let playing = ground.playing(&state);
                let learned = chances_of(weights, &seen, &phase, playing);
                assert_eq!(learned.map(f32::to_bits), direct.map(f32::to_bits));
                let scores = ground.groups(&game, &state, weights).map(|g| g.iter().sum());
                for (one, other) in shares(&scores, playing).into_iter().zip(direct) {
                    assert!((one - other).abs() < 1e-4, "{one} {other} in {state:?}");
                }
            }
        }
    }
}

#[test]
fn whoever_is_about_to_win_has_the_better_chances() {
    let game = Parchis::new(Rules::CLASSIC).unwrap();
    let mut state = State::empty(2);
    let goal = game.board().goal();
    for colour in [0, 2] {
        for piece in Colour(colour).pieces() {
            state.put(game.board(), piece, goal);
        }
    }
    state.places[0] = goal - 1;
    let chances = chances(&game, &state, shipped(&game, &state));
    assert!(chances[0] > 0.9, "{chances:?}");
}
