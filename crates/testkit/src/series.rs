//! Series of games under the eyes of a witness: what goldens and fingerprints share.

use ludoteca_agents::Uniform;
use ludoteca_core::{Agent, Ending, Game, Match, Witness};

/// One player without a plan per seat.
pub(crate) fn uniform_players<A>(players: u8) -> Vec<Uniform<A>> {
    (0..players).map(|_| Uniform::new()).collect()
}

/// Plays game `game_no` of the series `seed` from the beginning, one agent per seat.
pub(crate) fn play_one<'g, G: Game, A: Agent<G>>(
    game: &'g G,
    agents: &mut [A],
    (seed, game_no): (u64, u64),
    cap: u32,
    witness: &mut impl Witness<G>,
) -> (Match<'g, G>, Ending) {
    let players = u8::try_from(agents.len()).expect("no table has more than 255 seats");
    agents.iter_mut().for_each(Agent::reset);
    let mut played = Match::new(game, game.start(players), seed, game_no);
    let ending = played.run(agents, cap, witness);
    (played, ending)
}
