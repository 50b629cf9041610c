//! The conservation check on demand: `cargo xtask soak [DECISIONS] [SEED]`.
//!
//! Plays random decisions (100 million unless told otherwise) under every preset and the main
//! house rules with 2 to 8 players, and audits every state. It stops at the first broken
//! invariant.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

#[path = "../tests/common/soak.rs"]
mod soak;

fn main() {
    #[expect(clippy::disallowed_methods, reason = "a program, not a rule")]
    let mut arguments = std::env::args().skip(1).map(|text| text.replace('_', ""));
    let mut number = |otherwise: u64| match arguments.next().map(|text| text.parse()) {
        Some(Ok(number)) => number,
        None => otherwise,
        Some(Err(_)) => {
            println!("usage: soak [DECISIONS] [SEED], both whole numbers");
            std::process::exit(2);
        }
    };
    let decisions = number(100_000_000);
    let seed = number(1);
    let games = soak::games();
    let tables: Vec<_> =
        games.iter().flat_map(|game| [2, 3, 4, 6, 8].map(|players| (game, players))).collect();
    let share = decisions.div_ceil(tables.len() as u64);
    let mut all = soak::Tally::default();
    for ((name, game), players) in tables {
        let tally = soak::soak(name, game, players, share, seed.wrapping_add(players.into()));
        println!(
            "{name}, {players} players: {} games ({} finished), {} decisions ({} unlisted), {} \
             refused, {} chances",
            tally.games,
            tally.finished,
            tally.decisions,
            tally.unlisted,
            tally.refused,
            tally.chances
        );
        all.games += tally.games;
        all.decisions += tally.decisions;
        all.refused += tally.refused;
        all.chances += tally.chances;
    }
    println!(
        "conserved in all {} decisions and {} chances of {} games; {} actions refused",
        all.decisions, all.chances, all.games, all.refused
    );
}
