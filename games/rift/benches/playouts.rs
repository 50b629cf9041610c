//! Whole games per second, and what single steps cost:
//! `cargo bench -p ludoteca-rift --features agents`.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludoteca_core::{Determinize as _, Game, Match, NoWitness, Purpose, Rng, Seat};
use ludoteca_rift::agents::Random;
use ludoteca_rift::{CardBase, Rift, Rules};

fn main() {
    divan::main();
}

const GAMES: u64 = 1000;

/// A thousand whole games between two random players, the deal included.
#[divan::bench(args = ["classic", "standard"])]
fn random_games(bencher: Bencher<'_, '_>, preset: &str) {
    let game = Rift::preset(preset).expect("a shipped preset");
    let start = game.start(2);
    let mut agents = [Random; 2];
    let mut table = Match::new(&game, start.clone(), 1, 0);
    let mut game_no = 0;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for _ in 0..GAMES {
            game_no += 1;
            table.restart(&start, 1, game_no);
            divan::black_box(table.run(&mut agents, 1000, &mut NoWitness));
        }
    });
}

/// A thousand deals: forty cards drawn and put in order.
#[divan::bench(args = [0, 60])]
fn deals(bencher: Bencher<'_, '_>, value_limit: u16) {
    let rules = Rules { value_limit, ..Rules::STANDARD };
    let game = Rift::new(CardBase::the_rift(), rules).expect("playable rules");
    let mut rng = Rng::stream(1, 0, Purpose::Chance);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for _ in 0..GAMES {
            let mut state = game.start(2);
            for _ in 0..20 {
                let outcome = game.sample(&state, &mut rng);
                game.resolve(&mut state, outcome, &mut ());
            }
            divan::black_box(state);
        }
    });
}

/// Copying a state, as search does at every node.
#[divan::bench]
fn copy_a_state(bencher: Bencher<'_, '_>) {
    let game = Rift::preset("standard").expect("a shipped preset");
    let state = game.start(2);
    bencher.bench_local(|| divan::black_box(&state).clone());
}

/// A full state that a seat cannot tell from the true one, as search draws them.
#[divan::bench]
fn guess(bencher: Bencher<'_, '_>) {
    let game = Rift::preset("standard").expect("a shipped preset");
    let mut table = Match::new(&game, game.start(2), 1, 0);
    table.run(&mut [Random; 2], 4, &mut NoWitness);
    let mut rng = Rng::stream(1, 0, Purpose::Thinking(Seat(0)));
    let view = game.view(table.state(), Seat(0));
    bencher.bench_local(|| game.guess(divan::black_box(&view), &mut rng));
}
