//! Two players against each other: mirrored decks, swapped seats.
//!
//! `cargo run --release -p ludoteca-rift --all-features --example duel -- A B [GAMES] [SEED] [PRESET] [THREADS]`
//!
//! A player is `random`, `classic`, `bold`, `open`, or `search:NODES,BOOK` with the nodes and the
//! percentage of rivals that it expects to go by the book; both may be left out. Each deal is played
//! twice with the players swapped. Prints how often A scores, starting and not, with a 95 % interval
//! over deals. Besides the presets, `single` is `standard` with single games.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::sync::atomic::{AtomicU64, Ordering};

use ludoteca_core::{Agent, Game as _, Limit, Match, NoWitness};
use ludoteca_rift::agents::belief::Rival;
use ludoteca_rift::agents::{Bold, Classic, Open, Random, Search};
use ludoteca_rift::{CardBase, Rift, Rules};

fn player(name: &str) -> Option<Box<dyn Agent<Rift>>> {
    let (key, more) = name.split_once(':').unwrap_or((name, ""));
    Some(match key {
        "random" => Box::new(Random),
        "classic" => Box::new(Classic),
        "bold" => Box::new(Bold::default()),
        "open" => Box::new(Open::default()),
        "search" => {
            let (nodes, book) = more.split_once(',').unwrap_or((more, "50"));
            let nodes = if nodes.is_empty() { Search::NODES } else { nodes.parse().ok()? };
            let by_the_book = book.parse::<f64>().ok()? / 100.0;
            let rival = Rival { by_the_book, ..Rival::default() };
            Box::new(Search::new(Limit::Nodes(nodes)).expecting(rival))
        }
        _ => return None,
    })
}

fn main() {
    #[expect(clippy::disallowed_methods, reason = "the arguments of a program")]
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg =
        |nth: usize, default: &str| args.get(nth).cloned().unwrap_or_else(|| default.to_owned());
    let (a, b) = (arg(0, "search"), arg(1, "classic"));
    let games: u64 = arg(2, "200").parse().unwrap_or(200);
    let seed: u64 = arg(3, "1").parse().unwrap_or(1);
    let preset = arg(4, "standard");
    let threads: u64 = arg(5, "1").parse().unwrap_or(1);
    let single = Rules { games: 1, ..Rules::STANDARD };
    let rules = if preset == "single" { Some(single) } else { Rules::preset(&preset) };
    let Some(Ok(game)) = rules.map(|rules| Rift::new(CardBase::the_rift(), rules)) else {
        println!("expected single or the name of a preset, found {preset:?}");
        return;
    };
    if player(&a).is_none() || player(&b).is_none() {
        println!(
            "expected random, classic, bold, open or search:NODES,BOOK, found {a:?} and {b:?}"
        );
        return;
    }
    let deals = games / 2;
    let next = AtomicU64::new(0);
    let work = || {
        let mut scores: Vec<[f32; 2]> = Vec::new();
        let seats = [[&a, &b], [&b, &a]];
        let mut tables = seats
            .map(|seats| seats.into_iter().filter_map(|name| player(name)).collect::<Vec<_>>());
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals {
                return scores;
            }
            let mut pair = [0.0; 2];
            for (start, table) in tables.iter_mut().enumerate() {
                table.iter_mut().for_each(Agent::reset);
                let mut it = Match::new(&game, game.start(2), seed, deal);
                it.run(table, 1000, &mut NoWitness);
                let mut out = [0.0; 2];
                game.scores(it.state(), &mut out);
                pair[start] = out[start];
            }
            scores.push(pair);
        }
    };
    #[expect(clippy::disallowed_methods, reason = "a program that measures uses what it is given")]
    let scores: Vec<[f32; 2]> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    #[expect(clippy::cast_precision_loss, reason = "counts of games")]
    let n = scores.len() as f64;
    let mean = |of: fn(&[f32; 2]) -> f64| scores.iter().map(of).sum::<f64>() / n;
    let starting = mean(|pair| pair[0].into());
    let second = mean(|pair| pair[1].into());
    let both = mean(|pair| f64::from(pair[0] + pair[1]) / 2.0);
    let square = mean(|pair| (f64::from(pair[0] + pair[1]) / 2.0).powi(2));
    let error = 1.96 * ((square - both * both) / n).sqrt();
    println!(
        "{a} against {b}, {preset}, seed {seed}, {} games: {:.2} % ± {:.2} (starting {:.2} %, second {:.2} %)",
        2 * scores.len(),
        100.0 * both,
        100.0 * error,
        100.0 * starting,
        100.0 * second
    );
}
