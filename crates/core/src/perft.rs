//! Counting histories.

use crate::{Game, Turn};

/// Counts the histories of exactly `depth` steps, decisions and chance outcomes alike.
///
/// Shorter histories that end the game are not counted. Open-ended actions count as far as they
/// are listed; weights do not count, only distinct outcomes.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    perft_within(game, state, depth, u64::MAX).unwrap_or(u64::MAX)
}

/// [`perft`] that gives up with `None` when there are more than `limit` histories.
pub fn perft_within<G: Game>(game: &G, state: &G::State, depth: u32, limit: u64) -> Option<u64> {
    let mut buffers = vec![(Vec::new(), Vec::new()); depth as usize];
    count(game, state, &mut buffers, limit)
}

type Buffers<G> = (Vec<<G as Game>::Action>, Vec<(<G as Game>::Outcome, u32)>);

fn count<G: Game>(
    game: &G,
    state: &G::State,
    buffers: &mut [Buffers<G>],
    limit: u64,
) -> Option<u64> {
    let Some(((actions, outcomes), deeper)) = buffers.split_first_mut() else {
        return Some(1);
    };
    let mut total = 0_u64;
    match game.turn(state) {
        Turn::Over => {}
        Turn::Decide(_) => {
            actions.clear();
            game.actions(state, actions);
            if deeper.is_empty() {
                total = actions.len() as u64;
            } else {
                for &action in &*actions {
                    let mut next = state.clone();
                    game.play(&mut next, action, &mut ());
                    total += count(game, &next, deeper, limit - total.min(limit))?;
                }
            }
        }
        Turn::Chance => {
            outcomes.clear();
            game.outcomes(state, outcomes);
            if deeper.is_empty() {
                total = outcomes.len() as u64;
            } else {
                for &(outcome, _) in &*outcomes {
                    let mut next = state.clone();
                    game.resolve(&mut next, outcome, &mut ());
                    total += count(game, &next, deeper, limit - total.min(limit))?;
                }
            }
        }
    }
    (total <= limit).then_some(total)
}
