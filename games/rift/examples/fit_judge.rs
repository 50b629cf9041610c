//! Fits the evaluation of `search` on self-play.
//!
//! `cargo run --release -p ludoteca-rift --all-features --example fit_judge [GAMES] [SEED] [NODES] [THREADS] > games/rift/data/judge.txt`
//!
//! Both sides are `search` with few nodes, and one play in ten is random so that odd positions are
//! seen, too. After each play the features are noted for the seat that made it, and whether it
//! won in the end; for each number of empty cells a logistic regression is fitted to that.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::cast_precision_loss, reason = "counts of positions")]
#![expect(clippy::disallowed_methods, reason = "arguments and threads of a program")]

use std::sync::atomic::{AtomicU64, Ordering};

use ludoteca_core::{Agent as _, Game as _, Limit, Purpose, Rng, Seat, Thinking, Turn};
use ludoteca_rift::agents::search::judge::{FEATURES, Features, N_FEATURES, features};
use ludoteca_rift::agents::{Random, Search};
use ludoteca_rift::{CardBase, Rift, Rules};

type Sample = (usize, Features, f64);

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let arg = |nth: usize, default| args.get(nth).copied().unwrap_or(default);
    let (games, seed, nodes, threads) = (arg(0, 4000), arg(1, 1000), arg(2, 1000), arg(3, 2));
    let rules = Rules { games: 1, ..Rules::STANDARD };
    let game = Rift::new(CardBase::the_rift(), rules).expect("a single game of a shipped preset");
    let next = AtomicU64::new(0);
    let work = || {
        let mut samples = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return samples;
            }
            play(&game, seed, number, nodes, &mut samples);
        }
    };
    let samples: Vec<Sample> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    println!("# Weights by empty cells: {}", FEATURES.join(", "));
    println!("# fit_judge {games} {seed} {nodes}");
    for left in 0..usize::from(game.rules().board.n_open()) {
        let some: Vec<&Sample> = samples.iter().filter(|sample| sample.0 == left).collect();
        if some.is_empty() {
            continue;
        }
        let weights = fit(&some);
        let loss: f64 = some
            .iter()
            .map(|(_, x, y)| {
                let p = chance(&weights, x).clamp(1e-9, 1.0 - 1e-9);
                -(y * p.ln() + (1.0 - y) * (1.0 - p).ln())
            })
            .sum::<f64>()
            / some.len() as f64;
        println!("# {} positions, mean log loss {loss:.4}", some.len());
        let numbers: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
        println!("{left} {}", numbers.join(" "));
    }
}

fn play(game: &Rift, seed: u64, number: u64, nodes: u64, out: &mut Vec<Sample>) {
    let mut state = game.start(2);
    let mut chance = Rng::stream(seed, number, Purpose::Chance);
    let mut odd = Rng::stream(seed, number, Purpose::Setup);
    let mut minds = [0, 1].map(|seat| Rng::stream(seed, number, Purpose::Thinking(Seat(seat))));
    let mut search = Search::new(Limit::Nodes(nodes));
    let mut noted: Vec<(usize, Features, usize)> = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut chance);
                game.resolve(&mut state, outcome, &mut ());
            }
            Turn::Decide(seat) => {
                let view = game.view(&state, seat);
                let mut thinking = Thinking::silent(&mut minds[seat.idx()]);
                let action = if odd.below(10) == 0 {
                    Random.choose(&view, &mut thinking)
                } else {
                    search.choose(&view, &mut thinking)
                };
                game.play(&mut state, action, &mut ());
                if game.turn(&state) != Turn::Decide(seat) {
                    let left = game.rules().board.n_open() - state.placed();
                    noted.push((left.into(), features(game, &state, seat), seat.idx()));
                }
            }
        }
    }
    let mut scores = [0.0; 2];
    game.scores(&state, &mut scores);
    out.extend(noted.into_iter().map(|(left, x, seat)| (left, x, scores[seat].into())));
}

fn chance(weights: &[f64; N_FEATURES], x: &Features) -> f64 {
    let odds: f64 = weights.iter().zip(x).map(|(weight, &x)| weight * f64::from(x)).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// Newton's method for a logistic regression with a small penalty on large weights.
fn fit(samples: &[&Sample]) -> [f64; N_FEATURES] {
    let mut weights = [0.0; N_FEATURES];
    for _ in 0..12 {
        let mut gradient = [0.0; N_FEATURES];
        let mut hessian = [[0.0; N_FEATURES]; N_FEATURES];
        for (_, x, y) in samples {
            let p = chance(&weights, x);
            for i in 0..N_FEATURES {
                gradient[i] += (y - p) * f64::from(x[i]);
                for j in 0..N_FEATURES {
                    hessian[i][j] += p * (1.0 - p) * f64::from(x[i]) * f64::from(x[j]);
                }
            }
        }
        for i in 0..N_FEATURES {
            gradient[i] -= weights[i];
            hessian[i][i] += 1.0;
        }
        let step = solve(hessian, gradient);
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight += step;
        }
    }
    weights
}

/// Gaussian elimination with pivots.
fn solve(mut a: [[f64; N_FEATURES]; N_FEATURES], mut b: [f64; N_FEATURES]) -> [f64; N_FEATURES] {
    for column in 0..N_FEATURES {
        let pivot =
            (column..N_FEATURES).max_by(|&i, &j| a[i][column].abs().total_cmp(&a[j][column].abs()));
        let pivot = pivot.unwrap_or(column);
        a.swap(column, pivot);
        b.swap(column, pivot);
        for row in 0..N_FEATURES {
            if row != column {
                let factor = a[row][column] / a[column][column];
                let above = a[column];
                for (number, above) in a[row].iter_mut().zip(above).skip(column) {
                    *number -= factor * above;
                }
                b[row] -= factor * b[column];
            }
        }
    }
    std::array::from_fn(|row| b[row] / a[row][row])
}
