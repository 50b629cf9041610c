//! Prints the duels of levels in `docs/parchis-players.md`: each against the one below it.
//!
//! `cargo run --release -p ludoteca-parchis --all-features --example levels -- [PRESET [GAMES [HIGHEST]]]`

#![expect(clippy::print_stdout, reason = "a program that prints a table")]
#![expect(clippy::disallowed_methods, reason = "its arguments")]

#[path = "../tests/personalities/duel.rs"]
mod duel;

use duel::duel;
use ludoteca_core::Game as _;
use ludoteca_parchis::Parchis;
use ludoteca_parchis::agents::Level;

fn main() {
    let mut words = std::env::args().skip(1);
    let preset = words.next().unwrap_or_else(|| "classic".to_owned());
    let mut number = |usual: u64| words.next().map_or(Some(usual), |word| word.parse().ok());
    let (games, highest) = (number(2000), number(4));
    let (Some(game), Some(games), Some(highest)) = (Parchis::preset(&preset), games, highest)
    else {
        println!("expected a preset, a number of games and a level, such as `classic 2000 4`");
        return;
    };
    let players = *game.players().end();
    println!("| level | against | won % | 95 % | games |");
    println!("|---|---|---:|---:|---:|");
    for pair in Level::ALL.windows(2).filter(|pair| u64::from(pair[1].number()) <= highest) {
        let (lower, higher) = (pair[0], pair[1]);
        let found = duel(&game, players, &higher.player(), &lower.player(), games / 2, 1);
        let (share, error) = found.share();
        let (share, error) = (100.0 * share, 100.0 * error);
        println!(
            "| {} | {} | {share:.1} | ±{error:.1} | {} |",
            higher.number(),
            lower.number(),
            games / 2 * 2,
        );
    }
}
