//! Whole games per second, and what single steps cost: `cargo bench -p ludoteca-parchis --all-features`.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludoteca_core::{Game, Match, NoWitness, perft};
use ludoteca_parchis::Parchis;
use ludoteca_parchis::agents::Random;

fn main() {
    divan::main();
}

/// Games of one sample: single games differ too much in length.
const GAMES: u64 = 100;

/// Whole games between random players, as many as can play; the counter shows games per second.
#[divan::bench(args = ["classic", "four", "partners", "fast", "sixteen", "six"])]
fn random_games(bencher: Bencher<'_, '_>, preset: &str) {
    let game = Parchis::preset(preset).expect("a shipped preset");
    let players = *game.players().end();
    let start = game.start(players);
    let mut agents = vec![Random; players.into()];
    let mut table = Match::new(&game, start, 1, 0);
    let mut game_no = 0;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut steps = 0;
        for _ in 0..GAMES {
            game_no += 1;
            table.restart(&start, 1, game_no);
            steps += table.run(&mut agents, 20_000, &mut NoWitness).steps;
        }
        steps
    });
}

/// Copying a state, as search does at every node.
#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let game = Parchis::default();
    let state = game.start(2);
    bencher.bench_local(|| *divan::black_box(&state));
}

/// Counting histories: listing and playing.
#[divan::bench(args = [5, 6])]
fn perft_from_the_start(bencher: Bencher<'_, '_>, depth: u32) {
    let game = Parchis::default();
    let state = game.start(2);
    bencher.bench_local(|| perft(&game, &state, depth));
}
