//! The exact solver: `cargo bench -p ludoteca-rift --all-features --bench solver`.

use divan::Bencher;
use ludoteca_core::{Game as _, Match, Turn};
use ludoteca_rift::agents::{Classic, Search};
use ludoteca_rift::solver::Solver;
use ludoteca_rift::{Rift, State};

fn main() {
    divan::main();
}

/// A game of the series 1 after so many cards, played by `classic`.
fn position(game: &Rift, number: u64, placed: u32) -> State {
    let mut table = Match::new(game, game.start(2), 1, number);
    while game.turn(table.state()) == Turn::Chance {
        table.let_chance_fall(&mut ());
    }
    table.run(&mut [Classic; 2], placed, &mut ludoteca_core::NoWitness);
    table.state().clone()
}

fn preset() -> Rift {
    Rift::preset("standard").expect("a shipped preset")
}

/// Whether the seat to move wins: ten deals from the empty board, or further on.
#[divan::bench(args = [0, 2, 4, 6], sample_count = 10, sample_size = 1)]
fn wins(bencher: Bencher, placed: u32) {
    let game = preset();
    let states: Vec<State> = (0..10).map(|number| position(&game, number, placed)).collect();
    let mut solver = Solver::default();
    bencher.bench_local(|| {
        states.iter().filter(|state| solver.wins(&game, state, u64::MAX) == Some(true)).count()
    });
}

/// One decision of `search` with its usual nodes.
#[divan::bench(args = [0, 2, 4, 6, 7], sample_count = 10, sample_size = 1)]
fn decision(bencher: Bencher, placed: u32) {
    let game = preset();
    let mut table = Match::new(&game, position(&game, 1, placed), 1, 1);
    let seat = table.state().to_move();
    let mut search = Search::default();
    bencher.bench_local(|| table.ask(seat, &mut search).action);
}
