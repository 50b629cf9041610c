//! What a house rule does: every change of one switch is played on the dice of the base.

use std::time::{Duration, Instant};

use ludoteca_catalog::{AnyGame, AnyTable, Deal, Played, Start};

use super::compared::{Compared, Joint};
use super::variants::{Skipped, Variants};
use super::win::winners;
use crate::workers::{Done, Merge, in_order};
use crate::{AtCap, SeriesError, Watch};

/// What to play.
#[derive(Clone, Debug)]
pub struct StudyJob {
    /// The players by name, one per seat; they move from seat to seat.
    pub agents: Vec<String>,
    /// How many games at least under each rule; whole blocks of seat rotations are played.
    pub games: u64,
    /// The seed of everything that chance decides.
    pub seed: u64,
    /// How many threads.
    pub jobs: usize,
    /// The turns after which a game is given up; the game's own cap when not given.
    pub cap: Option<u32>,
}

impl StudyJob {
    /// How many blocks the games need.
    pub fn blocks(&self) -> u64 {
        self.games.div_ceil(self.agents.len().max(1) as u64)
    }
}

/// What games by some rules have come to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RuleFigures {
    /// Turns per game; one that is given up counts with the turns it had.
    pub length: Compared,
    /// The share that seat 0 has won of the games that somebody won and somebody lost.
    pub first_seat: Compared,
    /// The share of games that were given up.
    pub unfinished: Compared,
}

/// One change and what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct Subject {
    /// The switch, or a word that sets several.
    pub switch: String,
    /// Its value; empty for a word that takes none.
    pub value: String,
    /// What games have come to.
    pub figures: RuleFigures,
}

/// A study of rules.
#[derive(Clone, Debug)]
pub struct RuleStudy {
    /// The base itself, which is the same as itself.
    pub base: RuleFigures,
    /// The changes, those that lengthen the game most first.
    pub subjects: Vec<Subject>,
    /// Changes that cannot be played.
    pub skipped: Vec<Skipped>,
    /// Games under each rule.
    pub games: u64,
    /// Blocks under each rule.
    pub blocks: u64,
    /// Whether it was stopped before all blocks were played.
    pub stopped: bool,
    /// How long it took.
    pub elapsed: Duration,
}

/// Plays the base and all its variants on common dice, block by block.
///
/// Rotation by rotation a game has dice of its own, the same for all rules; a block is all
/// rotations, and figures differ by how blocks differ.
///
/// # Errors
/// Players that are not there, or too many or too few of them for the base.
pub fn study_rules(
    mut variants: Variants,
    job: &StudyJob,
    watch: &Watch<'_>,
) -> Result<RuleStudy, SeriesError> {
    let begun = Instant::now();
    let names: Vec<&str> = job.agents.iter().map(String::as_str).collect();
    let start = Start::players(names.len());
    variants.base.table(&names, &start)?;
    // Some rules are not for so many players.
    for variant in std::mem::take(&mut variants.list) {
        match variant.game.table(&names, &start).map(drop) {
            Ok(()) => variants.list.push(variant),
            Err(reason) => {
                let (switch, value) = (variant.switch, variant.value);
                variants.skipped.push(Skipped { switch, value, reason });
            }
        }
    }
    let games: Vec<&dyn AnyGame> = std::iter::once(variants.base.as_ref())
        .chain(variants.list.iter().map(|variant| variant.game.as_ref()))
        .collect();
    let empty = Sums(vec![Measures::default(); games.len()]);
    let Done { total, blocks } = in_order(
        0..job.blocks(),
        job.jobs,
        watch.stop,
        empty.clone(),
        || {
            let mut desks = Vec::with_capacity(games.len());
            for &game in &games {
                let cap = job.cap.unwrap_or_else(|| game.default_cap());
                desks.push(Desk { table: game.table(&names, &start)?, cap });
            }
            Ok::<_, SeriesError>(desks)
        },
        |desks, range, brake| {
            let mut sums = empty.clone();
            for block in range.clone() {
                let mut played = Vec::with_capacity(desks.len());
                for desk in desks.iter_mut() {
                    if brake.is_on() {
                        return Ok((sums, block));
                    }
                    played.push(desk.play(job, block));
                    (watch.progress)(job.agents.len() as u64);
                }
                for (sum, figures) in sums.0.iter_mut().zip(&played) {
                    sum.add(figures, &played[0]);
                }
            }
            Ok((sums, range.end))
        },
    )?;
    // Three figures of every change are looked at.
    let tests = 3 * variants.list.len() as u64;
    let mut figures = total.0.iter().map(|sums| sums.figures(tests));
    let base = figures.next().unwrap_or_else(|| unreachable!("the base is the first"));
    let mut subjects: Vec<Subject> = variants
        .list
        .iter()
        .zip(figures)
        .map(|(variant, figures)| Subject {
            switch: variant.switch.clone(),
            value: variant.value.clone(),
            figures,
        })
        .collect();
    let longer = |subject: &Subject| subject.figures.length.difference.map_or(0.0, |d| d.mean);
    subjects.sort_by(|a, b| longer(b).total_cmp(&longer(a)));
    Ok(RuleStudy {
        base,
        subjects,
        skipped: variants.skipped,
        games: blocks * job.agents.len() as u64,
        blocks,
        stopped: blocks < job.blocks(),
        elapsed: begun.elapsed(),
    })
}

/// A table under one of the rules.
struct Desk<'g> {
    table: Box<dyn AnyTable + 'g>,
    cap: u32,
}

impl Desk<'_> {
    /// Plays one block.
    fn play(&mut self, job: &StudyJob, block: u64) -> Figures {
        let mut figures = Figures::default();
        let players = job.agents.len();
        for rotation in 0..players {
            let number = block * players as u64 + rotation as u64;
            let deal = Deal { seed: job.seed, number, rotation, cap: self.cap };
            figures.add(&self.table.play(&deal), players);
        }
        figures
    }
}

/// What one block has come to.
#[derive(Clone, Copy, Default)]
struct Figures {
    games: u64,
    turns: u64,
    /// Games that somebody won and somebody lost.
    decided: u64,
    /// Those of them that seat 0 won.
    first: u64,
    unfinished: u64,
}

impl Figures {
    fn add(&mut self, played: &Played, players: usize) {
        self.games += 1;
        self.turns += u64::from(played.turns);
        self.unfinished += u64::from(!played.finished);
        if let Some(winners) = winners(played, players, AtCap::None) {
            self.decided += 1;
            self.first += u64::from(winners & 1);
        }
    }
}

/// What the blocks of one rule have come to, beside those of the base.
#[derive(Clone, Copy, Default)]
struct Measures {
    length: Joint,
    first_seat: Joint,
    unfinished: Joint,
}

impl Measures {
    fn add(&mut self, variant: &Figures, base: &Figures) {
        self.length.add((variant.turns, variant.games), (base.turns, base.games));
        self.first_seat.add((variant.first, variant.decided), (base.first, base.decided));
        self.unfinished.add((variant.unfinished, variant.games), (base.unfinished, base.games));
    }

    fn figures(&self, tests: u64) -> RuleFigures {
        RuleFigures {
            length: self.length.means(tests),
            first_seat: self.first_seat.shares(tests),
            unfinished: self.unfinished.shares(tests),
        }
    }
}

/// What the blocks have come to, for each rule.
#[derive(Clone)]
struct Sums(Vec<Measures>);

impl Merge for Sums {
    fn merge(&mut self, other: &Self) {
        for (sum, more) in self.0.iter_mut().zip(&other.0) {
            sum.length.merge(&more.length);
            sum.first_seat.merge(&more.first_seat);
            sum.unfinished.merge(&more.unfinished);
        }
    }
}

#[cfg(test)]
mod tests;
