//! Plays many games on a damaged ring and says how they ended: `soak GAMES [PERCENT]`.
#![expect(clippy::print_stdout, clippy::disallowed_methods, reason = "a program, not the ring")]

use std::collections::BTreeMap;

use ludoteca_core::{Agent, Seat};
use ludoteca_monopoly::agents::{Optimal, PseudoRandom, Quick, RuleBased};
use ludoteca_monopoly::{Action, Monopoly};
use ludoteca_ring::simulate::{Ending, Faults, Plan, play};
use ludoteca_ring::{RingRules, Settings};

fn agent(n: u64) -> Box<dyn Agent<Monopoly>> {
    match n % 5 {
        0 => Box::new(Quick::default()),
        1 => Box::new(RuleBased::default()),
        2 => Box::new(PseudoRandom::default()),
        3 => Box::new(Optimal::default()),
        _ => Box::new(ludoteca_agents::Uniform::<Action>::new()),
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let games = arguments.next().and_then(Result::ok).unwrap_or(1000);
    let percent = arguments.next().and_then(Result::ok).unwrap_or(1);
    let faults = Faults::percent(u32::try_from(percent).unwrap_or(1));
    let rules = RingRules::serial();
    let mut endings: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut messages, mut damaged, mut restarts, mut frames) = (0, 0, 0, 0);
    for game in 0..games {
        let stations = [2, 3, 4][usize::try_from(game % 3).unwrap_or(0)];
        let plan =
            Plan { stations, settings: Settings::default(), faults, cap: 300, seed: 8, game };
        let played = play(&rules, &plan, &mut |seat: Seat| agent(game / 3 + u64::from(seat.0)));
        let ending = match &played.ending {
            Ending::Won(_) => "won",
            Ending::Capped(_) => "capped",
            Ending::Paused(_) => "paused",
            Ending::Diverged { .. } => "DIVERGED",
            Ending::Unresumable(_) => "UNRESUMABLE",
        };
        *endings.entry(ending).or_default() += 1;
        if !matches!(played.ending, Ending::Won(_) | Ending::Capped(_)) {
            println!("game {game}: {played:?}");
        }
        messages += u64::from(played.messages);
        frames += played.frames;
        damaged += played.damaged;
        restarts += played.restarts;
    }
    println!("{games} games: {endings:?}");
    println!(
        "{messages} messages, {frames} frames, {damaged} damaged bytes, {restarts} power cuts"
    );
}
