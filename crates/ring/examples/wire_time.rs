//! The table of wire times in `docs/ring.md`: `cargo run --release -p ludoteca-ring --example wire_time`.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use ludoteca_monopoly::agents::RuleBased;
use ludoteca_ring::simulate::WireTime;
use ludoteca_ring::{Profile, RingRules};

fn main() {
    const GAMES: u64 = 100;
    let rules = RingRules::serial();
    println!(
        "| stations | profile | messages a turn | a message | a turn, computed | a turn, measured |"
    );
    println!("|---|---|---|---|---|---|");
    for (stations, profile) in
        (2..=4).flat_map(|n| [Profile::Document, Profile::Safe].map(|profile| (n, profile)))
    {
        let agent = &mut |_| Box::new(RuleBased::default()) as Box<_>;
        let sum = WireTime::of(&rules, stations, profile, GAMES, agent);
        let turns = f64::from(sum.turns);
        println!(
            "| {stations} | `{profile}` | {:.2} | {:.0} ms | {:.0} ms | {:.0} ms |",
            f64::from(sum.messages) / turns,
            sum.message().as_secs_f64() * 1e3,
            sum.computed().as_secs_f64() * 1e3 / turns,
            sum.measured.as_secs_f64() * 1e3 / turns,
        );
    }
}
