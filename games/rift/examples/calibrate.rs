//! Fits and checks the calibration of `search` in self-play.
//!
//! `cargo run --release -p ludoteca-rift --all-features --example calibrate -- fit [GAMES] [SEED] [THREADS] > games/rift/data/calibration.txt`
//! `cargo run --release -p ludoteca-rift --all-features --example calibrate -- check [GAMES] [SEED] [THREADS]`
//!
//! Both sides are `search` as it ships, in single games and in matches of two with half as many
//! matches as games. `fit` notes what it found at each decision before the
//! correction, and who won; by isotonic regression it makes a monotone map for each number of empty
//! cells of each game. `check` prints stated and observed chances in ten bins of equally many positions, with
//! 95 % intervals, on other seeds.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::disallowed_methods, reason = "arguments and threads of a program")]
#![expect(clippy::cast_precision_loss, reason = "counts of positions")]

use std::sync::atomic::{AtomicU64, Ordering};

use ludoteca_core::{Agent as _, Game as _, Match, Turn};
use ludoteca_rift::agents::Search;
use ludoteca_rift::{CardBase, Rift, Rules};

/// What was found and stated at a decision, and how the game ended.
#[derive(Clone, Copy)]
struct Position {
    done: u8,
    left: u8,
    found: f64,
    stated: f64,
    won: f64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |nth: usize, default| args.get(nth).and_then(|text| text.parse().ok()).unwrap_or(default);
    let fits = match args.first().map(String::as_str) {
        Some("fit") => true,
        Some("check") => false,
        other => {
            println!("expected fit or check, found {other:?}");
            return;
        }
    };
    let (games, threads) = (number(1, 1000), number(3, 2));
    let seed = number(2, if fits { 5000 } else { 6000 });
    if fits {
        println!(
            "# Knots of found:stated chances from self-play, by the games of the match, those that"
        );
        println!("# are finished, and the empty cells. calibrate fit {games} {seed}");
    }
    for of in [1_u8, 2] {
        let rules = Rules { games: of, ..Rules::STANDARD };
        let game = Rift::new(CardBase::the_rift(), rules).expect("variants of a shipped preset");
        let positions = play_all(&game, games / u64::from(of), seed, threads);
        if fits {
            fit(of, &positions);
        } else {
            println!("`calibrate check {games} {seed}`, matches of {of}:\n");
            check(positions);
        }
    }
}

/// Prints the knots of all stages.
fn fit(games: u8, positions: &[Position]) {
    for done in 0..games {
        for left in (2..=9).rev() {
            let here = |it: &&Position| it.done == done && it.left == left;
            let some: Vec<Position> = positions.iter().filter(here).copied().collect();
            println!("{games} {done} {left} {}", knots(some));
        }
    }
}

/// Prints the tables of reliability.
fn check(positions: Vec<Position>) {
    let parts = [("turns 1 to 3", 7..=9), ("turns 4 to 6", 4..=6), ("turns 7 to 9", 1..=3)];
    for (name, lefts) in parts {
        let some: Vec<Position> =
            positions.iter().copied().filter(|it| lefts.contains(&it.left)).collect();
        table(name, some);
    }
    table("all", positions);
}

fn play_all(game: &Rift, games: u64, seed: u64, threads: u64) -> Vec<Position> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut positions = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return positions;
            }
            play(game, seed, number, &mut positions);
        }
    };
    let mut all: Vec<(u64, Position)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, position)| position).collect()
}

fn play(game: &Rift, seed: u64, number: u64, out: &mut Vec<(u64, Position)>) {
    let mut table = Match::new(game, game.start(2), seed, number);
    let mut search = Search::default();
    search.reset();
    let mut noted: Vec<(Position, usize)> = Vec::new();
    loop {
        match game.turn(table.state()) {
            Turn::Over => break,
            Turn::Chance => drop(table.let_chance_fall(&mut ())),
            Turn::Decide(seat) => {
                let left = game.rules().board.n_open() - table.state().placed();
                let choice = table.ask(seat, &mut search);
                let chosen = choice.why.iter().find(|weighed| weighed.action == choice.action);
                if let Some(chosen) = chosen {
                    let term = chosen.terms.iter().find(|(name, _)| *name == "calibration");
                    let stated = chosen.value;
                    let found = stated - term.map_or(0.0, |(_, value)| *value);
                    let done = table.state().games_done();
                    noted.push((Position { done, left, found, stated, won: 0.0 }, seat.idx()));
                }
                table.play(seat, choice.action, &mut ()).expect("search plays by the rules");
            }
        }
    }
    let mut scores = [0.0; 2];
    game.scores(table.state(), &mut scores);
    for (position, seat) in noted {
        out.push((number, Position { won: scores[seat].into(), ..position }));
    }
}

/// Isotonic regression over bins of at least fifty positions, as knots.
fn knots(mut positions: Vec<Position>) -> String {
    positions.sort_by(|a, b| a.found.total_cmp(&b.found));
    // Means of what was found and what happened, and how many; neighbours that are out of order
    // are put together.
    let mut pools: Vec<(f64, f64, f64)> = Vec::new();
    for bin in positions.chunks((positions.len() / 10).max(50)) {
        let n = bin.len() as f64;
        let found = bin.iter().map(|it| it.found).sum::<f64>() / n;
        // One more game that ends as expected keeps certainty out of the map.
        let won = (bin.iter().map(|it| it.won).sum::<f64>() + found) / (n + 1.0);
        pools.push((found, won, n));
        while let [.., (f1, w1, n1), (f2, w2, n2)] = pools[..]
            && w1 >= w2
        {
            let n = n1 + n2;
            pools.truncate(pools.len() - 2);
            pools.push(((f1 * n1 + f2 * n2) / n, (w1 * n1 + w2 * n2) / n, n));
        }
    }
    // Near certainty the map goes straight to it.
    let inside = pools.iter().filter(|pool| pool.0 > 0.01 && pool.0 < 0.995);
    let knots: Vec<String> = inside.map(|(found, won, _)| format!("{found:.4}:{won:.4}")).collect();
    knots.join(" ")
}

/// Ten bins of equally many positions, fewer if there are not 500 for each.
fn table(name: &str, mut positions: Vec<Position>) {
    println!("{name}, {} positions:\n", positions.len());
    println!(
        "| stated | mean stated | observed | 95 % interval | positions |\n|---|---|---|---|---|"
    );
    positions.sort_by(|a, b| a.stated.total_cmp(&b.stated));
    let bins = (positions.len() / 500).clamp(1, 10);
    for bin in 0..bins {
        let (from, to) = (positions.len() * bin / bins, positions.len() * (bin + 1) / bins);
        let some = &positions[from..to];
        let (Some(first), Some(last)) = (some.first(), some.last()) else { continue };
        let n = some.len() as f64;
        let mean = |of: fn(&Position) -> f64| some.iter().map(of).sum::<f64>() / n;
        let (stated, won) = (mean(|it| it.stated), mean(|it| it.won));
        let (low, high) = wilson(won, n);
        println!(
            "| {:.3}–{:.3} | {stated:.3} | {won:.3} | {low:.3}–{high:.3} | {} |",
            first.stated,
            last.stated,
            some.len()
        );
    }
    println!();
}

/// The 95 % interval of Wilson for a share of n.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    (centre - half, centre + half)
}
