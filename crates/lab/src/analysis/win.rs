//! Who wins from here: a position is played to the end again and again.

use std::time::{Duration, Instant};

use ludoteca_catalog::{AnyGame, Deal, Played, Start};

use crate::tally::add;
use crate::workers::{Done, Merge, in_order};
use crate::{AtCap, BlockResult, Mean, SeriesError, Share, Sides, Tally, Watch, wilson};

/// What to play.
#[derive(Clone, Debug)]
pub struct WinJob {
    /// The players by name, one per seat. They stay there: seats have positions of their own.
    pub agents: Vec<String>,
    /// Where every game begins.
    pub start: Start,
    /// How many games.
    pub games: u64,
    /// The seed of everything that chance decides.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
    /// The further turns after which a game is given up; the game's own cap when not given.
    pub cap: Option<u32>,
    /// What a game counts as that has reached its cap.
    pub at_cap: AtCap,
}

/// What a seat can hope for.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatChance {
    /// Who plays it.
    pub agent: String,
    /// Games that it won, alone or together with others while somebody lost.
    pub wins: u64,
    /// Their share of all games.
    pub share: Share,
    /// Points per game: a won game is worth one, which winners share; one that counts as
    /// unfinished is shared by all.
    pub points: Mean,
}

/// What the seats can hope for.
#[derive(Clone, Debug)]
pub struct WinChances {
    /// The seats in order.
    pub seats: Vec<SeatChance>,
    /// Games played.
    pub games: u64,
    /// Games that nobody lost.
    pub draws: u64,
    /// Games with several winners and a loser.
    pub shared: u64,
    /// Games that count as unfinished.
    pub unfinished: u64,
    /// Their share of all games.
    pub unfinished_share: Share,
    /// Turns from the position to the end.
    pub mean_turns: Mean,
    /// Turns taken before the position.
    pub turns_before: u32,
    /// Whether it was stopped before all games were played.
    pub stopped: bool,
    /// How long it took.
    pub elapsed: Duration,
}

/// Plays a position to the end again and again, each time with dice of its own, so that games
/// are independent of each other and their shares have Wilson's interval.
///
/// # Errors
/// Players or a start that are not there.
pub fn win_chances(
    game: &dyn AnyGame,
    job: &WinJob,
    watch: &Watch<'_>,
) -> Result<WinChances, SeriesError> {
    let begun = Instant::now();
    let names: Vec<&str> = job.agents.iter().map(String::as_str).collect();
    // The first table finds out what is wrong, even when there is nothing to play.
    game.table(&names, &job.start)?;
    let turns_before = game.begin(job.agents.clone(), &job.start, job.seed)?.turns_taken();
    // A run counts its turns from where it begins.
    let cap = job.cap.unwrap_or_else(|| game.default_cap());
    let counts = Counts::new(names.len());
    let Done { total, blocks: games } = in_order(
        0..job.games,
        job.jobs,
        watch.stop,
        counts.clone(),
        || Ok::<_, SeriesError>(game.table(&names, &job.start)?),
        |table, range, brake| {
            let mut counts = counts.clone();
            for number in range.clone() {
                if brake.is_on() {
                    return Ok((counts, number));
                }
                let deal = Deal { seed: job.seed, number, rotation: 0, cap };
                counts.add(&table.play(&deal), job.at_cap);
                (watch.progress)(1);
            }
            Ok((counts, range.end))
        },
    )?;
    let Counts { tally, wins, draws, shared } = total;
    let seat = |(seat, agent): (usize, &String)| SeatChance {
        agent: agent.clone(),
        wins: wins[seat],
        share: wilson(wins[seat], games),
        points: tally.mean_points(seat),
    };
    Ok(WinChances {
        seats: job.agents.iter().enumerate().map(seat).collect(),
        games,
        draws,
        shared,
        unfinished: tally.unfinished.sum,
        unfinished_share: wilson(tally.unfinished.sum, games),
        mean_turns: tally.mean_turns(),
        turns_before,
        stopped: games < job.games,
        elapsed: begun.elapsed(),
    })
}

/// What games have come to, each of them a block by itself.
#[derive(Clone)]
struct Counts {
    tally: Tally,
    wins: Vec<u64>,
    draws: u64,
    shared: u64,
}

impl Counts {
    fn new(seats: usize) -> Self {
        Self { tally: Tally::new(&Sides::apart(seats)), wins: vec![0; seats], draws: 0, shared: 0 }
    }

    fn add(&mut self, played: &Played, at_cap: AtCap) {
        let seats = self.wins.len();
        let mut block = BlockResult::default();
        block.add(played, &Sides::apart(seats), 0, at_cap);
        self.tally.add(&block);
        if let Some(winners) = winners(played, seats, at_cap) {
            // Partners win together: unlike sides of a series, each seat counts for itself.
            let won = |seat: &usize| winners & 1 << seat != 0;
            (0..seats).filter(won).for_each(|seat| self.wins[seat] += 1);
            self.shared += u64::from(winners.count_ones() > 1);
        } else {
            self.draws += u64::from(block.unfinished == 0);
        }
    }
}

/// The seats with the best score, as bits; `None` when the game counts as unfinished or nobody
/// has lost it.
pub(super) fn winners(played: &Played, seats: usize, at_cap: AtCap) -> Option<u32> {
    if !played.finished && at_cap == AtCap::None {
        return None;
    }
    let scores = &played.scores[..seats];
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let bit = |(seat, &score): (usize, &f32)| u32::from(score >= best) << seat;
    let winners: u32 = scores.iter().enumerate().map(bit).sum();
    (winners.count_ones() as usize != seats).then_some(winners)
}

impl Merge for Counts {
    fn merge(&mut self, other: &Self) {
        self.tally.merge(&other.tally);
        add(&mut self.wins, &other.wins);
        self.draws += other.draws;
        self.shared += other.shared;
    }
}

#[cfg(test)]
mod tests;
