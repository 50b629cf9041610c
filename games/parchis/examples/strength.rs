//! Measures one player against another: all rotations over the seats on the same dice.
//!
//! `cargo run --release -p ludoteca-parchis --features agents --example strength -- PRESET PLAYERS
//! BLOCKS SEED ONE OTHER`
//!
//! Players are `random`, `rating`, `chain`, or `expecti[:nodes=N][:depth=N][:width=N][:weights=FILE]`. ONE
//! sits alone (with a partner: both), OTHER has the other seats.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::disallowed_methods, reason = "a program, not a rule")]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use ludoteca_core::{Agent, Game as _, Limit, Match, NoWitness, Seat};
use ludoteca_parchis::agents::value::Weights;
use ludoteca_parchis::agents::{Chain, Expecti, Random, Rating};
use ludoteca_parchis::{Parchis, Seating};

type Player = Box<dyn Agent<Parchis>>;

/// One series: who sits where, and on which dice.
struct Series<'a> {
    game: &'a Parchis,
    players: u8,
    rotations: u8,
    seed: u64,
    one: &'a str,
    other: &'a str,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [preset, players, blocks, seed, one, other] = arguments.as_slice() else {
        println!("usage: strength PRESET PLAYERS BLOCKS SEED ONE OTHER");
        std::process::exit(2);
    };
    let game = Parchis::preset(preset).expect("the name of a preset");
    let players: u8 = players.parse().expect("a number of players");
    let blocks: u64 = blocks.parse().expect("a number of blocks");
    let seed: u64 = seed.parse().expect("a seed");
    let is_paired = game.rules().seating == Seating::Partners;
    let rotations = if is_paired { 2 } else { players };
    let series = Series { game: &game, players, rotations, seed, one, other };
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let work = || {
        let mut results = Vec::new();
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            if block >= blocks {
                return results;
            }
            results.push((block, series.play(block)));
        }
    };
    let mut results: Vec<(u64, (f64, u64))> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let join = |handle: std::thread::ScopedJoinHandle<'_, _>| {
            handle.join().expect("a thread that plays to the end")
        };
        handles.into_iter().flat_map(join).collect()
    });
    results.sort_by_key(|&(block, _)| block);
    let scores: Vec<f64> = results.iter().map(|&(_, (score, _))| score).collect();
    let turns = results.iter().map(|&(_, (_, turns))| turns).sum();
    report(&scores, u64::from(rotations), turns, begun);
}

impl Series<'_> {
    /// Plays all rotations on the same dice: the mean score of ONE, and the turns.
    fn play(&self, block: u64) -> (f64, u64) {
        let (mut sum, mut turns) = (0.0, 0);
        for rotation in 0..self.rotations {
            // With partners every second seat, otherwise one.
            let is_one = |seat: &Seat| seat.0 % self.rotations == rotation;
            let sit = |seat| player(if is_one(&seat) { self.one } else { self.other });
            let mut agents: Vec<Player> = Seat::all(self.players).map(sit).collect();
            let mut table = Match::new(self.game, self.game.start(self.players), self.seed, block);
            let ending = table.run(&mut agents, self.game.default_cap(), &mut NoWitness);
            turns += u64::from(ending.turns);
            let mut scores = vec![0.0; usize::from(self.players)];
            self.game.scores(table.state(), &mut scores);
            let ones = Seat::all(self.players).filter(is_one);
            sum += ones.map(|seat| f64::from(scores[seat.idx()])).sum::<f64>();
        }
        (sum / f64::from(self.rotations), turns)
    }
}

/// The share of points with the interval that holds it in 95 of 100 such series; blocks are the
/// unit, since the games of a block share their dice.
fn report(results: &[f64], rotations: u64, turns: u64, begun: Instant) {
    #[expect(clippy::cast_precision_loss, reason = "statistics")]
    let n = results.len() as f64;
    let mean = results.iter().sum::<f64>() / n;
    let variance = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let half = 1.96 * (variance / n).sqrt();
    let games = results.len() as u64 * rotations;
    println!(
        "{:.2} % +- {:.2} in {games} games ({} turns a game), {:.1} s",
        100.0 * mean,
        100.0 * half,
        turns / games,
        begun.elapsed().as_secs_f64()
    );
}

fn player(name: &str) -> Player {
    let mut words = name.split(':');
    match words.next() {
        Some("random") => Box::new(Random),
        Some("rating") => Box::new(Rating::default()),
        Some("chain") => Box::new(Chain::default()),
        Some("expecti") => {
            let mut expecti = Expecti::default();
            let (mut depth, mut width) = (None, Expecti::WIDTH);
            for word in words {
                match word.split_once('=') {
                    Some(("nodes", n)) => {
                        expecti = Expecti::new(Limit::Nodes(n.parse().expect("a number")));
                    }
                    Some(("depth", n)) => depth = Some(n.parse().expect("a number")),
                    Some(("width", n)) => width = n.parse().expect("a number"),
                    Some(("weights", file)) => {
                        let text = std::fs::read_to_string(file).expect("a file of weights");
                        expecti = expecti.with_weights(Weights::read(&text).expect("weights"));
                    }
                    _ => panic!("expected nodes=, depth=, width= or weights=, found {word:?}"),
                }
            }
            let expecti = expecti.with_width(width);
            Box::new(match depth {
                Some(rolls) => expecti.at_most(rolls),
                None => expecti,
            })
        }
        _ => panic!("expected random, rating, chain or expecti, found {name:?}"),
    }
}
