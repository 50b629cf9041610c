//! Tournaments: every pairing of a file, played in jobs that anybody can do in any order.
//!
//! A tournament is a TOML file; `docs/tournaments.md` tells what can stand in it.
//! [`Tournament::read`] expands it into **jobs** in an order of their own. A job is some blocks of
//! one pairing, and what it comes to is a line of whole numbers ([`JobResult`]); lines in any order
//! are a [`journal`]. The [`Outcome`] is computed from the results in the order of the plan and
//! from nothing else: threads, shards, other machines and resumed runs all end with the same.
//!
//! No two blocks of a tournament fall on the same dice, so that they are independent also where
//! pairings are added up. Only a sweep has common dice for all of its values: there it is the
//! differences that matter.

mod braces;
mod file;
pub mod journal;
mod outcome;
mod plan;
mod rating;
mod result;
mod run;
mod sprt;
mod standing;

use std::ops::Range;

use ludoteca_catalog::{AnyGame, GameEntry, Start, find};
use serde::{Deserialize, Serialize};

use crate::{AtCap, SeriesJob};
pub use file::{Opener, named};
pub use outcome::{
    Cell, Outcome, PairingOutcome, PathStep, SideOutcome, SprtOutcome, Standing, Wins,
};
use plan::Dice;
pub use rating::{Rating, Ratings};
pub use result::JobResult;
pub use run::{Attendance, GameRecorder, Intake, Results, Shard, TournamentError, play_jobs};
pub use sprt::{Question, Verdict, elo_of_score, score_of_elo};

/// A tournament that is ready to be played.
#[derive(Debug)]
pub struct Tournament {
    /// The file it was read from.
    pub file: String,
    /// The text of the file.
    pub source: String,
    /// What it is called.
    pub title: Option<String>,
    /// What it is for.
    pub kind: Kind,
    /// The opened game.
    pub game: Box<dyn AnyGame>,
    /// The version of its rules.
    pub rules_version: u32,
    /// Those who are compared.
    pub agents: Vec<Competitor>,
    /// Those against whom all of them play.
    pub field: Vec<String>,
    /// How many sit at a table.
    pub players: usize,
    /// Who meets whom.
    pub pairings: Vec<Pairing>,
    /// Everything that is to be played, in the order in which it counts.
    pub jobs: Vec<Job>,
    /// The seed of everything that chance decides.
    pub seed: u64,
    /// The turns after which a game is given up.
    pub cap: u32,
    /// What a game counts as that has reached its cap.
    pub at_cap: AtCap,
    /// The fingerprint of everything above that has a part in the result.
    pub plan: String,
}

/// What a tournament is for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// All against all.
    RoundRobin,
    /// Each against the field.
    Ladder,
    /// One player with a parameter of many values, each against the field.
    Sweep,
    /// Whether the first is better than the others, as soon as that is sure.
    Sprt(Question),
}

impl Kind {
    /// The word by which files ask for it.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::Ladder => "ladder",
            Self::Sweep => "sweep",
            Self::Sprt(_) => "sprt",
        }
    }
}

impl Kind {
    /// Which dice its pairings fall on.
    const fn dice(&self) -> Dice {
        match self {
            Self::Sweep => Dice::Common,
            Self::RoundRobin | Self::Ladder | Self::Sprt(_) => Dice::Own,
        }
    }
}

/// Somebody who is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Competitor {
    /// The name of the player, parameters included.
    pub name: String,
    /// The parameters that had a list of values in the file, each with the value that it has here.
    pub settings: Vec<(String, String)>,
}

/// Players who meet at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The players, one per seat.
    pub seats: Vec<String>,
    /// Its blocks: of its own, or in a sweep those of all pairings.
    pub blocks: Range<u64>,
}

/// Some blocks of a pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The number of the pairing.
    pub pairing: usize,
    /// Which blocks.
    pub blocks: Range<u64>,
}

impl Job {
    /// A name that lasts: `2.100+50` is pairing 2 from block 100 on, fifty blocks.
    pub fn id(&self) -> String {
        format!("{}.{}+{}", self.pairing, self.blocks.start, self.blocks.end - self.blocks.start)
    }
}

/// A job with everything that it takes to do it elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The fingerprint of the plan.
    pub plan: String,
    /// The job's name.
    pub id: String,
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The line from which the game is opened again.
    pub options: String,
    /// The players, one per seat.
    pub seats: Vec<String>,
    /// Which blocks.
    pub blocks: Range<u64>,
    /// The seed.
    pub seed: u64,
    /// The turns after which a game is given up.
    pub cap: u32,
    /// Whether a game that reached its cap goes to whoever stands best.
    pub richest_at_cap: bool,
}

impl Task {
    /// Whether it can be a job at all: one that comes from elsewhere may be anything.
    ///
    /// # Errors
    /// What does not make sense.
    pub fn check(&self) -> Result<(), String> {
        let hexadecimal = |byte: u8| byte.is_ascii_hexdigit();
        if self.plan.is_empty() || !self.plan.bytes().all(hexadecimal) {
            return Err(format!("expected the fingerprint of a plan, found {:?}", self.plan));
        }
        let known = |byte: u8| byte.is_ascii_digit() || b".+".contains(&byte);
        if self.id.is_empty() || !self.id.bytes().all(known) {
            return Err(format!(
                "expected the name of a job such as 2.100+50, found {:?}",
                self.id
            ));
        }
        let Range { start, end } = self.blocks;
        let games = end.checked_mul(self.seats.len() as u64);
        if start >= end || games.is_none_or(|games| games == 0) {
            let seats = self.seats.len();
            return Err(format!(
                "there is nothing to play from block {start} to {end}, {seats} seats"
            ));
        }
        Ok(())
    }

    /// The same as a series on one thread.
    pub fn series(&self) -> SeriesJob {
        SeriesJob {
            agents: self.seats.clone(),
            start: Start::players(self.seats.len()),
            rotate: true,
            games: (self.blocks.end - self.blocks.start) * self.seats.len() as u64,
            seed: self.seed,
            jobs: 1,
            cap: Some(self.cap),
            at_cap: if self.richest_at_cap { AtCap::Richest } else { AtCap::None },
        }
    }
}

impl Tournament {
    /// A job with everything that it takes to do it elsewhere.
    pub fn task(&self, job: usize) -> Task {
        let job = &self.jobs[job];
        Task {
            plan: self.plan.clone(),
            id: job.id(),
            game: self.game.key().to_owned(),
            rules_version: self.rules_version,
            options: self.game.options().to_owned(),
            seats: self.pairings[job.pairing].seats.clone(),
            blocks: job.blocks.clone(),
            seed: self.seed,
            cap: self.cap,
            richest_at_cap: self.at_cap == AtCap::Richest,
        }
    }

    /// Whether anybody thinks by the clock, so that the same job may come to something else.
    pub fn by_the_clock(&self) -> bool {
        let mut names = self.pairings.iter().flat_map(|pairing| &pairing.seats);
        let timed = |name: &String, entry: &dyn GameEntry| {
            entry.check_agent(name).is_ok_and(|facts| facts.timed)
        };
        find(self.game.key()).is_ok_and(|entry| names.any(|name| timed(name, entry)))
    }

    /// How many games a job has.
    pub fn games_of(&self, job: usize) -> u64 {
        let blocks = &self.jobs[job].blocks;
        (blocks.end - blocks.start) * self.players as u64
    }

    /// The test, if it is one.
    pub const fn question(&self) -> Option<&Question> {
        match &self.kind {
            Kind::Sprt(question) => Some(question),
            Kind::RoundRobin | Kind::Ladder | Kind::Sweep => None,
        }
    }
}

#[cfg(test)]
mod tests;
