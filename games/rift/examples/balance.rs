//! The starter's advantage under each balance variant, with `search` on both sides.
//!
//! `cargo run --release -p ludoteca-rift --all-features --example balance -- [GAMES] [SEED] [THREADS] [NODES]`
//!
//! Plays that many games (2000 unless told otherwise) of each variant with random decks, and prints
//! a table in Markdown: how often the first player scores, with a 95 % interval, and for matches
//! how often the seat that starts the first game does. The result depends on the seed and the
//! nodes, not on the threads. A game takes about 0.15 s on one core, a match of two games twice and
//! the best of three almost three times as long.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::disallowed_methods, reason = "arguments and threads of a program")]
#![expect(clippy::cast_precision_loss, reason = "counts of games")]

use std::sync::atomic::{AtomicU64, Ordering};

use ludoteca_core::{Agent as _, Audience, Game as _, Limit, Match, Step, Witness};
use ludoteca_rift::agents::Search;
use ludoteca_rift::{CardBase, Event, Rift, Rules, State};

const PLAIN: Rules = Rules {
    games: 1,
    extra_cards: 0,
    forced_centre: false,
    pie: false,
    unplayed_counts: false,
    ..Rules::STANDARD
};

fn variants() -> Vec<(&'static str, Rules)> {
    vec![
        ("none", PLAIN),
        ("extra_cards=1", Rules { extra_cards: 1, ..PLAIN }),
        ("extra_cards=2", Rules { extra_cards: 2, ..PLAIN }),
        ("extra_cards=3", Rules { extra_cards: 3, ..PLAIN }),
        ("extra_cards=4", Rules { extra_cards: 4, ..PLAIN }),
        ("forced_centre", Rules { forced_centre: true, ..PLAIN }),
        ("pie", Rules { pie: true, ..PLAIN }),
        ("unplayed_counts", Rules { unplayed_counts: true, ..PLAIN }),
        (
            "unplayed_counts, forced_centre",
            Rules { unplayed_counts: true, forced_centre: true, ..PLAIN },
        ),
        ("games=2", Rules { games: 2, ..PLAIN }),
        ("games=3", Rules { games: 3, ..PLAIN }),
    ]
}

/// What came of one game or match, for the seat that starts it.
#[derive(Clone, Copy, Default)]
struct Result {
    score: f64,
    draw: bool,
    taken_over: bool,
    /// Cells of the starter at the end of the first game.
    cells: usize,
}

/// Looks at how the first game of a match ends.
#[derive(Default)]
struct FirstGame {
    taken_over: bool,
    cells: Option<usize>,
}

impl Witness<Rift> for FirstGame {
    const EVENTS: bool = true;

    fn step(&mut self, _: &State, _: Step<Rift>, events: &[(Audience, Event)]) {
        for (_, event) in events {
            match event {
                Event::TakenOver { .. } => self.taken_over = true,
                Event::GameEnds { points, .. } if self.cells.is_none() => {
                    self.cells = Some(points[0].into());
                }
                _ => {}
            }
        }
    }
}

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let arg = |nth: usize, default| args.get(nth).copied().unwrap_or(default);
    let (games, seed, threads, nodes) = (arg(0, 2000), arg(1, 1), arg(2, 2), arg(3, Search::NODES));
    println!("`balance {games} {seed}` with {nodes} nodes, standard rules but for the variant:\n");
    println!(
        "| variant | first player scores | 95 % interval | draws | taken over |\n|---|---|---|---|---|"
    );
    let mut plain_cells = [0_u64; 10];
    for (name, rules) in variants() {
        let game = Rift::new(CardBase::the_rift(), rules).expect("a variant of the standard rules");
        let results = play_all(&game, games, seed, threads, nodes);
        let n = results.len() as f64;
        let mean = |of: fn(&Result) -> f64| results.iter().map(of).sum::<f64>() / n;
        let score = mean(|it| it.score);
        let square = mean(|it| it.score * it.score);
        let half = 1.96 * ((square - score * score) / n).sqrt();
        println!(
            "| {name} | {:.1} % | {:.1}–{:.1} % | {:.1} % | {:.1} % |",
            100.0 * score,
            100.0 * (score - half),
            100.0 * (score + half),
            100.0 * mean(|it| f64::from(u8::from(it.draw))),
            100.0 * mean(|it| f64::from(u8::from(it.taken_over))),
        );
        if name == "none" {
            for it in &results {
                plain_cells[it.cells.min(9)] += 1;
            }
        }
    }
    println!("\nCells of the first player without a variant, from 0 to 9: {plain_cells:?}");
}

fn play_all(game: &Rift, games: u64, seed: u64, threads: u64, nodes: u64) -> Vec<Result> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut results = Vec::new();
        let mut agents = vec![Search::new(Limit::Nodes(nodes)); 2];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return results;
            }
            agents.iter_mut().for_each(Search::reset);
            let mut table = Match::new(game, game.start(2), seed, number);
            let mut first = FirstGame::default();
            table.run(&mut agents, game.default_cap(), &mut first);
            let mut scores = [0.0; 2];
            game.scores(table.state(), &mut scores);
            // With the pie rule, who counts as the first player is who had the choice: the seat
            // that places the first card is judged all the same.
            results.push(Result {
                score: scores[0].into(),
                draw: (scores[0] - scores[1]).abs() < 0.1,
                taken_over: first.taken_over,
                cells: first.cells.unwrap_or_default(),
            });
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}
