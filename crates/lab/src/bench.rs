//! How fast games are played on one core.

use std::time::{Duration, Instant};

use ludoteca_catalog::{AnyGame, AnyTable, CatalogError, Deal, Start};

/// What to measure.
#[derive(Clone, Debug)]
pub struct BenchJob {
    /// The player at every seat.
    pub agent: String,
    /// How many of them.
    pub players: usize,
    /// How long.
    pub time: Duration,
    /// The seed of the games.
    pub seed: u64,
}

/// What was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bench {
    /// Games played.
    pub games: u64,
    /// Turns of all games.
    pub turns: u64,
    /// Decisions and chance outcomes of all games.
    pub steps: u64,
    /// Allocations while they were played.
    pub allocations: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// How large a state is.
    pub state_bytes: usize,
}

/// Plays whole games on this thread for a while and measures.
///
/// `count` runs what it is given and tells how many allocations that made on this thread. Before
/// that a tenth of the time goes by unmeasured, until lists have grown and caches are warm.
///
/// # Errors
/// There is no such player, or not for so many.
pub fn bench(
    game: &dyn AnyGame,
    job: &BenchJob,
    count: impl FnOnce(&mut dyn FnMut()) -> u64,
) -> Result<Bench, CatalogError> {
    let agents = vec![job.agent.as_str(); job.players];
    let mut table = game.table(&agents, &Start::players(job.players))?;
    let cap = game.default_cap();
    let mut next = Deal { seed: job.seed, number: 0, rotation: 0, cap };
    play_for(table.as_mut(), job.time / 10, &mut next);
    let mut measured = Bench {
        games: 0,
        turns: 0,
        steps: 0,
        allocations: 0,
        seconds: 0.0,
        state_bytes: game.state_bytes(),
    };
    let allocations = count(&mut || {
        let (games, turns, steps, elapsed) = play_for(table.as_mut(), job.time, &mut next);
        measured = Bench { games, turns, steps, seconds: elapsed.as_secs_f64(), ..measured };
    });
    Ok(Bench { allocations, ..measured })
}

/// Games, turns and steps played in this time; at least one game.
fn play_for(
    table: &mut dyn AnyTable,
    time: Duration,
    next: &mut Deal,
) -> (u64, u64, u64, Duration) {
    let (mut games, mut turns, mut steps) = (0, 0, 0);
    let begun = Instant::now();
    loop {
        let played = table.play(next);
        next.number += 1;
        games += 1;
        turns += u64::from(played.turns);
        steps += played.steps;
        let elapsed = begun.elapsed();
        if elapsed >= time {
            return (games, turns, steps, elapsed);
        }
    }
}

#[cfg(test)]
mod tests {
    use ludoteca_catalog::{Opening, find};

    use super::*;

    #[test]
    fn whole_games_are_counted() {
        let pig = find("pig").unwrap().open(&Opening::default()).unwrap();
        let time = Duration::from_millis(20);
        let job = BenchJob { agent: "hold-at".into(), players: 3, time, seed: 1 };
        let count = |work: &mut dyn FnMut()| {
            work();
            5
        };
        let bench = bench(pig.as_ref(), &job, count).unwrap();
        assert!(bench.games > 10 && bench.turns > bench.games && bench.steps > bench.turns);
        assert!(bench.seconds >= 0.02 && bench.allocations == 5 && bench.state_bytes <= 32);
        let job = BenchJob { players: 1, ..job };
        assert!(super::bench(pig.as_ref(), &job, count).is_err());
    }
}
