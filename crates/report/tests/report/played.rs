//! Small games and tournaments, always the same.

use std::sync::atomic::AtomicBool;

use ludoteca_catalog::{Chronicle, Deal, Opening, Start, find};
use ludoteca_lab::tournament::{Attendance, Outcome, Results, Shard, Tournament, named, play_jobs};

/// The chronicle of a game between these players.
pub(crate) fn chronicle(key: &str, agents: &[&str], cap: u32) -> Chronicle {
    let game = find(key).unwrap().open(&Opening::default()).unwrap();
    let mut table = game.table(agents, &Start::players(agents.len())).unwrap();
    let (_, text) = table.record(&Deal { seed: 11, number: 0, rotation: 0, cap });
    game.chronicle("r", &text).unwrap()
}

pub(crate) const ROBIN: &str = r#"
kind = "round-robin"
title = "Pig: where to hold"
game = "pig"
agents = ["hold-at:at={10,20}", "uniform"]
games = 400
"#;
pub(crate) const LADDER: &str = r#"
kind = "ladder"
game = "pig"
agents = ["uniform", "hold-at:at={10,20}"]
field = ["hold-at:at=15"]
players = 3
games = 300
"#;
pub(crate) const SWEEP: &str = r#"
kind = "sweep"
game = "pig"
agent = "hold-at:at={5,10,20,40}"
field = ["hold-at:at=15"]
games = 400
"#;
pub(crate) const TEST: &str = r#"
kind = "sprt"
game = "pig"
agents = ["hold-at:at=20", "hold-at:at=12"]
h1 = 0.03
max-games = 20000
job = 40
"#;

/// What a tournament comes to.
pub(crate) fn outcome(text: &str) -> Outcome {
    let tournament = Tournament::read("my.toml", text, &named).unwrap();
    let mut results = Results::new(&tournament);
    let stop = AtomicBool::new(false);
    let look = Attendance { progress: &|_| (), recorder: None, keep: &|_| Ok(()), stop: &stop };
    play_jobs(&tournament, &mut results, Shard::WHOLE, 2, &look).unwrap();
    tournament.outcome(&results)
}
