//! Prints the table of personalities in `docs/parchis-players.md`.
//!
//! `cargo run --release -p ludoteca-parchis --all-features --example personalities`

#![expect(clippy::print_stdout, reason = "a program that prints a table")]

#[path = "../tests/personalities/measure.rs"]
mod measure;

use ludoteca_parchis::Parchis;
use ludoteca_parchis::agents::rating::RatingWeights;
use ludoteca_parchis::agents::{Personality, Rating};
use measure::measure;

/// Each of them is played on every seat.
const DICE: u64 = 1000;

fn main() {
    for (preset, players) in [("four", 4), ("classic", 2)] {
        let game = Parchis::preset(preset).expect("a shipped preset");
        let games = DICE * u64::from(players);
        println!("### `{preset}`, {players} players, {games} games a line\n");
        println!(
            "| player | won % | captures | losses | turns with a barrier % | exposed | progress | \
             first goal |"
        );
        println!("|---|---:|---:|---:|---:|---:|---:|---:|");
        let document = [("rating", RatingWeights::DOCUMENT)];
        let others = Personality::ALL.map(|bent| (bent.name(), bent.weights()));
        for (name, weights) in document.into_iter().chain(others) {
            let habits = measure(&game, players, &Rating::new(weights), DICE, 1);
            println!(
                "| {name} | {:.1} | {:.2} | {:.2} | {:.1} | {:.2} | {:.2} | {:.1} |",
                100.0 * habits.wins(),
                habits.captures(),
                habits.losses(),
                100.0 * habits.barriers(),
                habits.risk(),
                habits.progress(),
                habits.first_goal(),
            );
        }
        println!();
    }
}
