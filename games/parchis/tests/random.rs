//! The player without a plan, and what a playout with it costs.

use ludoteca_core::{Agent as _, Game as _, Match, NoWitness, Purpose, Rng, Seat, Thinking};
use ludoteca_parchis::agents::Random;
use ludoteca_parchis::{Parchis, Position, Rules, Spot, Square};
use ludoteca_testkit::agent::check_agent;
use ludoteca_testkit::stats::chi_square;

#[test]
fn it_chooses_legal_moves_and_tells_their_chances() {
    for (_, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).unwrap();
        let players = usize::from(*game.players().end());
        check_agent(&game, &mut vec![Random; players], 3, 1, 2000);
    }
}

#[test]
fn every_move_of_either_die_is_equally_likely() {
    let game = Parchis::preset("fast").unwrap();
    let on = |squares: &[u8]| squares.iter().map(|&n| Spot::Ring(Square(n))).collect();
    let yellow = on(&[10, 30, 31, 50]);
    let position = Position { yellow, dice: vec![2, 4], ..Position::default() };
    let state = position.to_state(&game).unwrap();
    let mut actions = Vec::new();
    game.actions(&state, &mut actions);
    assert_eq!(actions.len(), 8);
    let mut rng = Rng::stream(1, 0, Purpose::Thinking(Seat(0)));
    let mut seen = [0; 8];
    for _ in 0..8000 {
        let mut thinking = Thinking::silent(&mut rng);
        let chosen = Random.choose(&game.view(&state, Seat(0)), &mut thinking);
        let idx = actions.iter().position(|&action| action == chosen).expect("a listed move");
        seen[idx] += 1;
    }
    assert!(chi_square(&seen, &[1.0; 8]).is_plausible(), "{seen:?}");
}

#[test]
fn a_playout_allocates_nothing() {
    for (_, rules) in Rules::PRESETS {
        let game = Parchis::new(rules).unwrap();
        let players = *game.players().end();
        let start = game.start(players);
        let mut agents = vec![Random; players.into()];
        let mut table = Match::new(&game, start, 1, 0);
        let mut finished = 0;
        let info = allocation_counter::measure(|| {
            for game_no in 0..20 {
                table.restart(&start, 1, game_no);
                let ending = table.run(&mut agents, game.default_cap(), &mut NoWitness);
                finished += u32::from(ending.finished);
            }
        });
        assert_eq!(finished, 20);
        assert_eq!(info.count_total, 0, "{rules:?}");
    }
}
