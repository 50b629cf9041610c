//! How many nodes a second the search looks at.
//!
//! `cargo run --release -p ludoteca-parchis --features agents --example nodes -- [DECISIONS]`
//!
//! Takes decisions (2 000 unless told otherwise) with at least two moves out of games that the
//! player plays against itself, lets it think about each with its usual nodes, and prints nodes a
//! second and the time of a decision. The machine may do something else meanwhile: of five rounds
//! the fastest counts.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]
#![expect(clippy::disallowed_methods, reason = "a program, not a rule")]

use std::time::Instant;

use ludoteca_core::{Allowance, Game as _, Limit, Purpose, Rng, Turn};
use ludoteca_parchis::agents::Expecti;
use ludoteca_parchis::{Parchis, State};

fn main() {
    let wanted = std::env::args().nth(1).map_or(Ok(2_000), |text| text.parse());
    let Ok(wanted) = wanted else {
        println!("usage: nodes [DECISIONS], a whole number");
        std::process::exit(2);
    };
    for (preset, players) in [("classic", 2), ("four", 4), ("partners", 4), ("fast", 4)] {
        let game = Parchis::preset(preset).expect("a preset");
        let decisions = decisions(&game, players, wanted);
        let mut fastest = f64::INFINITY;
        let mut nodes = 0;
        for _ in 0..5 {
            let begun = Instant::now();
            nodes = decisions.iter().map(|state| think(&game, state, Expecti::NODES)).sum();
            fastest = fastest.min(begun.elapsed().as_secs_f64());
        }
        #[expect(clippy::cast_precision_loss, reason = "a mean")]
        let (nodes, n) = (nodes as f64, decisions.len() as f64);
        println!(
            "{preset}, {players} players: {:.2} million nodes a second, {:.0} nodes and {:.2} ms a \
             decision",
            nodes / fastest / 1e6,
            nodes / n,
            1e3 * fastest / n
        );
    }
}

/// Thinks about a decision, and says how many nodes it took.
fn think(game: &Parchis, state: &State, nodes: u64) -> u64 {
    let view = game.view(state, state.on_turn());
    let mut allowance = Allowance::new(Limit::Nodes(nodes), None);
    Expecti::default().ranked(&view, &mut allowance);
    allowance.spent()
}

/// Decisions with at least two moves from games of the player at first sight.
fn decisions(game: &Parchis, players: u8, wanted: usize) -> Vec<State> {
    let sight = Expecti::default().at_most(0);
    let mut rng = Rng::stream(1, 0, Purpose::Setup);
    let mut found = Vec::new();
    let mut state = game.start(players);
    while found.len() < wanted {
        match game.turn(&state) {
            Turn::Over => state = game.start(players),
            Turn::Chance => {
                let roll = game.sample(&state, &mut rng);
                game.resolve(&mut state, roll, &mut ());
            }
            Turn::Decide(seat) => {
                let view = game.view(&state, seat);
                let mut endless = Allowance::new(Limit::Nodes(u64::MAX), None);
                let ranked = sight.ranked(&view, &mut endless);
                if ranked.len() > 1 && rng.below(10) == 0 {
                    found.push(state);
                }
                game.play(&mut state, ranked[0].0, &mut ());
            }
        }
    }
    found
}
