//! Prints the tables of `docs/landing.md`: the exact chain, the engine, and what true decks change.
//!
//! `cargo run --release -p ludoteca-monopoly --example landing_table`

#![expect(clippy::print_stdout, reason = "a program that prints a table")]

#[path = "../tests/landing/walkers.rs"]
mod walkers;

use ludoteca_monopoly::landing::{JailPolicy, landing};
use walkers::{Decks, deviation, expected, name, walk, walking_game};

/// As many as the tests roll with `SLOW_TESTS=1`, so that the tables show what these see.
const ROLLS: u32 = 100_000_000;

fn main() {
    print_table("Paying at once", JailPolicy::PayAtOnce);
    print_table("Staying as long as allowed", JailPolicy::StayAsLongAsAllowed);
}

fn print_table(title: &str, policy: JailPolicy) {
    let game = walking_game(Decks::Reshuffled);
    let chain = landing(&game, policy);
    let engine = walk(Decks::Reshuffled, policy, ROLLS);
    let true_decks = walk(Decks::True, policy, ROLLS);
    println!("### {title}\n\nRolls per turn: {:.6}.\n", chain.rolls_per_turn());
    println!("| | square | chain % | engine % | z | true decks: shift | z |");
    println!("|---:|---|---:|---:|---:|---:|---:|");
    let (mut most, mut most_shift, mut largest_shift) = (0.0_f64, 0.0_f64, 0.0_f64);
    for end in engine.ends() {
        let exact = expected(&chain, end);
        let (share, error) = engine.share(end);
        let (shifted, shift_error) = true_decks.share(end);
        let off = deviation((share, error), exact);
        let shift_off = deviation((shifted, shift_error), exact);
        most = most.max(off.abs());
        most_shift = most_shift.max(shift_off.abs());
        largest_shift = largest_shift.max((shifted - exact).abs());
        let number = if end < chain.squares().len() { end.to_string() } else { String::new() };
        println!(
            "| {number} | {} | {:.4} | {:.4} | {off:+.1} | {:+.4} | {shift_off:+.1} |",
            name(&game, end),
            100.0 * exact,
            100.0 * share,
            100.0 * (shifted - exact),
        );
    }
    println!("\nLargest |z| of the engine: {most:.2}.");
    println!(
        "Largest shift by true decks: {:.4}, largest |z|: {most_shift:.1}.\n",
        100.0 * largest_shift
    );
}
