//! Prints the duels of levels in `docs/parchis-players.md`: each against the one below it, and what
//! chains and tuned weights do between levels 3 and 4.
//!
//! `cargo run --release -p ludoteca-parchis --all-features --example levels -- [PRESET [GAMES [HIGHEST]]]`

#![expect(clippy::print_stdout, reason = "a program that prints a table")]
#![expect(clippy::disallowed_methods, reason = "its arguments")]

#[path = "../tests/personalities/duel.rs"]
mod duel;

use duel::duel;
use ludoteca_core::Game as _;
use ludoteca_parchis::Parchis;
use ludoteca_parchis::agents::rating::RatingWeights;
use ludoteca_parchis::agents::{Chain, Level, Levelled, Rating};

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
    println!("| player | against | won % | 95 % | games |");
    println!("|---|---|---:|---:|---:|");
    let row = |names: [&str; 2], one: &Levelled, other: &Levelled| {
        let (share, error) = duel(&game, players, one, other, games / 2, 1).share();
        let (share, error) = (100.0 * share, 100.0 * error);
        println!("| {} | {} | {share:.1} | ±{error:.1} | {} |", names[0], names[1], games / 2 * 2);
    };
    for pair in Level::ALL.windows(2).filter(|pair| u64::from(pair[1].number()) <= highest) {
        let names = [pair[1], pair[0]].map(|level| format!("level {}", level.number()));
        row([&names[0], &names[1]], &pair[1].player(), &pair[0].player());
    }
    let rating = Levelled::Rating(Rating::default());
    let tuned_rating = Levelled::Rating(Rating::new(RatingWeights::TUNED));
    let chain = Levelled::Chain(Chain::default());
    let tuned_chain = Levelled::Chain(Chain::new(RatingWeights::TUNED));
    row(["chain", "rating"], &chain, &rating);
    row(["tuned rating", "rating"], &tuned_rating, &rating);
    row(["tuned chain", "chain"], &tuned_chain, &chain);
    row(["tuned chain", "tuned rating"], &tuned_chain, &tuned_rating);
}
