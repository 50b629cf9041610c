//! How long exact solves from the empty board take.
//!
//! `cargo run --release -p ludoteca-rift --all-features --example solve_times [DEALS] [PRESET] [BITS]`
//!
//! Deals that many games (200 unless told otherwise), asks each time whether the starter wins with
//! open hands and known draws, and prints the median, the 95 % quantile and the worst time on one
//! core, and how often the starter wins.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "shares of a count"
)]

use std::time::Instant;

use ludoteca_core::{Game as _, Match, Turn};
use ludoteca_rift::{Rift, solver::Solver};

fn main() {
    #[expect(clippy::disallowed_methods, reason = "the arguments of a program")]
    let args: Vec<String> = std::env::args().skip(1).collect();
    let deals: u64 = args.first().and_then(|text| text.parse().ok()).unwrap_or(200);
    let preset = args.get(1).map_or("standard", String::as_str);
    let bits: u32 = args.get(2).and_then(|text| text.parse().ok()).unwrap_or(20);
    let Some(game) = Rift::preset(preset) else {
        println!("expected the name of a preset, found {preset:?}");
        return;
    };
    let mut solver = Solver::new(bits);
    let (mut times, mut wins, mut nodes) = (Vec::new(), 0_u64, Vec::new());
    for deal in 0..deals {
        let mut table = Match::new(&game, game.start(2), 1, deal);
        while game.turn(table.state()) == Turn::Chance {
            table.let_chance_fall(&mut ());
        }
        #[expect(clippy::disallowed_methods, reason = "what is measured is time")]
        let start = Instant::now();
        let won = solver.wins(&game, table.state(), u64::MAX);
        times.push(start.elapsed().as_secs_f64());
        nodes.push(solver.nodes());
        wins += u64::from(won == Some(true));
    }
    times.sort_unstable_by(f64::total_cmp);
    nodes.sort_unstable();
    let at = |share: f64| {
        let place = ((times.len() - 1) as f64 * share) as usize;
        (times[place], nodes[place])
    };
    println!("{preset}: {deals} deals, the starter wins {wins}");
    for (name, share) in [("median", 0.5), ("90 %", 0.9), ("95 %", 0.95), ("worst", 1.0)] {
        let (time, nodes) = at(share);
        println!("{name:>8}: {time:8.4} s, {nodes:>12} nodes");
    }
    println!("    mean: {:8.4} s", times.iter().sum::<f64>() / times.len().max(1) as f64);
}
