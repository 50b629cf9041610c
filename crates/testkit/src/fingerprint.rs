//! A hash over seeded games: it changes when, and only when, what is played changes.

use std::hash::Hasher as _;

use ludoteca_core::{Agent, Audience, Fingerprint, Game, Step, Witness};

use crate::series::{play_one, uniform_players};

/// The fingerprint of `games` games of the series `seed`, played by uniformly random listed
/// actions until they end or reach `cap` turns.
///
/// Check it in: a commit that changes it changes the game, and has to say so.
pub fn of_games<G: Game>(game: &G, players: u8, games: u64, seed: u64, cap: u32) -> Fingerprint {
    of_games_by(game, &mut uniform_players(players), games, seed, cap)
}

/// [`of_games`] with agents of your own, one per seat.
pub fn of_games_by<G: Game, A: Agent<G>>(
    game: &G,
    agents: &mut [A],
    games: u64,
    seed: u64,
    cap: u32,
) -> Fingerprint {
    let mut steps = Steps(Fingerprint::default());
    for game_no in 0..games {
        let (_, ending) = play_one(game, agents, (seed, game_no), cap, &mut steps);
        // Without a mark between them, two games could run together to the text of two others.
        steps.0.write(if ending.finished { b"over\n" } else { b"cap\n" });
    }
    steps.0
}

/// Hashes the text of every step.
struct Steps(Fingerprint);

impl<G: Game> Witness<G> for Steps {
    const EVENTS: bool = false;

    fn step(&mut self, _: &G::State, step: Step<G>, _: &[(Audience, G::Event)]) {
        self.0.write(format!("{step}\n").as_bytes());
    }
}
