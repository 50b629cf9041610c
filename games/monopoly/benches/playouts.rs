//! Whole games per second, and what single steps cost: `cargo bench -p ludoteca-monopoly`.

use divan::Bencher;
use ludoteca_core::{Game, Match, NoWitness, perft};
use ludoteca_monopoly::Monopoly;
use ludoteca_monopoly::agents::Quick;

fn main() {
    divan::main();
}

const PRESETS: [&str; 4] = ["official", "street-masters", "serial", "optimal"];

/// One whole game between four quick players; the counter shows games, turns are ~200 each.
#[divan::bench(args = PRESETS)]
fn quick_game_of_four(bencher: Bencher<'_, '_>, preset: &str) {
    let game = Monopoly::preset(preset).expect("a shipped preset");
    let start = game.start(4);
    let mut agents = [Quick::default(); 4];
    let mut table = Match::new(&game, start.clone(), 1, 0);
    let mut game_no = 0;
    bencher.bench_local(|| {
        game_no += 1;
        table.restart(&start, 1, game_no);
        table.run(&mut agents, 1000, &mut NoWitness)
    });
}

/// Copying a state, as search does at every node.
#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let game = Monopoly::preset("official").expect("a shipped preset");
    let state = game.start(4);
    bencher.bench_local(|| divan::black_box(&state).clone());
}

/// Counting histories: listing, checking and playing.
#[divan::bench(args = [3, 4])]
fn perft_from_the_start(bencher: Bencher<'_, '_>, depth: u32) {
    let game = Monopoly::preset("serial").expect("a shipped preset");
    let state = game.start(2);
    bencher.bench_local(|| perft(&game, &state, depth));
}
