use ludoteca_core::{Game as _, Purpose, Rng};

use super::*;
use crate::agents::value::Seen;
use crate::state::Phase;
use crate::{Outcome, Rules};

/// The faces from 1 to 5 with which the seat on turn can capture a piece, by the rules.
fn faces_by_the_rules(game: &Parchis, state: &State, victim: Standing) -> u8 {
    let captures = |face: u8| {
        let mut next = *state;
        game.resolve(&mut next, Outcome::one(face).unwrap(), &mut ());
        let is_victim = |piece: crate::Piece| {
            piece.colour().0 == victim.colour && state.place(piece) == victim.place
        };
        next.phase == Phase::Moving
            && next.on_turn == state.on_turn
            && game.list(&next).any(|action| {
                !action.is_exit() && game.foresee(&next, action).captures.is_some_and(is_victim)
            })
    };
    (1..=5).filter(|&face| captures(face)).fold(0, |faces, face| faces | 1 << (face - 1))
}

#[test]
fn faces_that_capture_are_those_of_the_rules() {
    let mut n_captures = 0;
    for rules in [Rules::CLASSIC, Rules::FOUR, Rules::SIXTEEN, Rules::SIX, Rules::PARTNERS] {
        let game = Parchis::new(rules).unwrap();
        for game_no in 0..6 {
            let mut state = game.start(*game.players().end());
            let mut rng = Rng::stream(3, game_no, Purpose::Chance);
            let ground = Ground::new(&game, &state);
            for _ in 0..2_000 {
                match state.phase {
                    Phase::Over => break,
                    Phase::Moving => {
                        let nth = rng.below(Parchis::n_listed(&state));
                        let action = game.nth(&state, nth);
                        game.play(&mut state, action, &mut ());
                    }
                    Phase::Rolling => {
                        let mut seen: Vec<Seen> = Vec::new();
                        let survey = ground.survey(&state, &mut seen);
                        let hunt = ground.hunt(&state, &survey);
                        let seat = state.on_turn;
                        // Who has finished plays the partner's pieces, which is not looked at here.
                        let own = game.table(&state).colours(seat);
                        let helps = own.into_iter().all(|colour| game.has_finished(&state, colour));
                        for &victim in &survey.exposed[..survey.n_exposed] {
                            let side = usize::from(ground.sides[usize::from(victim.colour)]);
                            if side == ground.side(seat) || helps {
                                continue;
                            }
                            let hunters = ground.hunters(&hunt, &survey, victim, &mut seen);
                            let found = hunters.map_or(0, |reach| reach[seat.idx()].first & 31);
                            let expected = faces_by_the_rules(&game, &state, victim);
                            assert_eq!(found, expected, "{victim:?} in {state:?}");
                            n_captures += expected.count_ones();
                        }
                        let roll = game.sample(&state, &mut rng);
                        game.resolve(&mut state, roll, &mut ());
                    }
                }
            }
        }
    }
    assert!(n_captures > 1_000, "only {n_captures} captures were compared");
}

#[test]
fn chances_count_rolls_and_second_rolls() {
    let reach = |behind: u16, six, has_exit| {
        let mut reach = Reach::default();
        reach.join(behind, six, has_exit, 1);
        reach.chance(1)
    };
    let close = |one: f32, other: f32| assert!((one - other).abs() < 1e-6, "{one} {other}");
    // Three squares behind: a 3, or a 6 of another piece and then a 3.
    close(reach(1 << 2, 6, false), 1.0 / 6.0 + 1.0 / 36.0);
    // Five squares behind: not while a 5 must bring a piece out.
    close(reach(1 << 4, 6, true), 0.0);
    close(reach(1 << 4, 6, false), 1.0 / 6.0 + 1.0 / 36.0);
    // A 6 that counts 7 takes what is 7 away; 9 away needs a 2 after it.
    close(reach(1 << 6, 7, false), 1.0 / 6.0);
    close(reach(1 << 8, 7, false), 1.0 / 36.0);
    // A pair in between lets nothing pass, but the pair itself may leave.
    assert_eq!(before_first(0b1_0110, 0b0_0100), 0b0_0110);
    assert_eq!(before_first(0b1_0110, 0), 0b1_0110);
}
