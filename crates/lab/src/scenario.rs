//! Experiments as data: prepared positions and series, with a document's figures beside ours.
//!
//! A scenario is a TOML file; `docs/experiments.md` tells what can stand in it. [`Scenario::read`]
//! checks everything that can be checked before a game is played and reports faults by file and
//! line; [`run_scenarios`] plays. Like every series, the result depends on the seed alone.

mod auctions;
mod file;
mod games;
mod pairs;
mod report;
mod risk;
mod together;

use std::sync::atomic::Ordering;
use std::time::Instant;

use ludoteca_catalog::{AnyGame, Start};

use crate::{AtCap, SeriesError, Watch};
pub use report::{Contest, Count, Document, Figure, Matchup, Report, Row, Text, What};

/// An experiment that is ready to be run.
#[derive(Debug)]
pub struct Scenario {
    /// The file it was read from.
    pub file: String,
    /// What it is called.
    pub title: Text,
    /// What there is to say about its result.
    pub note: Option<Text>,
    /// Games, or auctions, unless somebody asks for another number.
    pub games: u64,
    /// Its seed, unless somebody asks for another.
    pub seed: u64,
    /// What is done.
    pub plan: Plan,
}

/// What a scenario does.
#[derive(Debug)]
pub enum Plan {
    /// Whole games.
    Games(GamesPlan),
    /// Single auctions.
    Auctions(AuctionsPlan),
    /// Games between players who differ in one parameter that is drawn by chance.
    Risk(RiskPlan),
    /// Every pair of players, and every player alone against three of another kind.
    Table(TablePlan),
    /// The sum of the other scenarios of the same run.
    Together(TogetherPlan),
}

impl Plan {
    /// The word by which files ask for it.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Games(_) => "games",
            Self::Auctions(_) => "auctions",
            Self::Risk(_) => "risk",
            Self::Table(_) => "table",
            Self::Together(_) => "together",
        }
    }

    /// The opened game, if anything is played.
    pub fn game(&self) -> Option<&dyn AnyGame> {
        match self {
            Self::Games(plan) => Some(plan.game.as_ref()),
            Self::Auctions(plan) => Some(plan.game.as_ref()),
            Self::Risk(plan) => Some(plan.game.as_ref()),
            Self::Table(plan) => Some(plan.game.as_ref()),
            Self::Together(_) => None,
        }
    }

    /// Who sits at each seat, where seats are given; in a table of players, those to compare.
    pub fn agents(&self) -> &[String] {
        match self {
            Self::Games(plan) => &plan.agents,
            Self::Auctions(plan) => &plan.agents,
            Self::Table(plan) => &plan.agents,
            Self::Risk(_) | Self::Together(_) => &[],
        }
    }

    /// Where it begins, where that is given.
    pub const fn start(&self) -> Option<&Start> {
        match self {
            Self::Games(plan) => Some(&plan.start),
            Self::Auctions(plan) => Some(&plan.start),
            Self::Risk(_) | Self::Table(_) | Self::Together(_) => None,
        }
    }

    /// How many series of games it plays.
    pub fn series(&self) -> u64 {
        match self {
            Self::Games(_) | Self::Auctions(_) | Self::Risk(_) => 1,
            Self::Table(plan) => pairs::cells(&plan.agents).len() as u64,
            Self::Together(_) => 0,
        }
    }
}

/// Whole games from a position or from the beginning.
#[derive(Debug)]
pub struct GamesPlan {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) agents: Vec<String>,
    pub(crate) start: Start,
    /// Whether the players move from seat to seat.
    pub(crate) rotate: bool,
    /// Whether the result counts for the sum of several scenarios.
    pub(crate) counts: bool,
    pub(crate) cap: Option<u32>,
    pub(crate) at_cap: AtCap,
    /// How many contests the document says each agent has won.
    pub(crate) document: Vec<(String, Count)>,
    /// What the document says each seat is worth at the start.
    pub(crate) worth: Vec<i64>,
}

/// Single auctions from a position in which one is open.
#[derive(Debug)]
pub struct AuctionsPlan {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) agents: Vec<String>,
    pub(crate) start: Start,
    pub(crate) classes: Vec<Class>,
}

/// A class of auctions. An auction belongs to the first class that it fits.
#[derive(Clone, Debug)]
pub struct Class {
    pub(crate) name: Text,
    pub(crate) winner: String,
    pub(crate) first_bid: bool,
    pub(crate) over: Option<i64>,
    pub(crate) up_to: Option<i64>,
    pub(crate) document: Option<Count>,
}

/// Games between players of one kind with a parameter that is drawn from 0 to 1.
#[derive(Debug)]
pub struct RiskPlan {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) agent: String,
    pub(crate) parameter: String,
    pub(crate) players: usize,
    pub(crate) cap: Option<u32>,
    pub(crate) buckets: Vec<Bucket>,
}

/// A part of the range of a parameter, and what the document says about it.
#[derive(Clone, Debug)]
pub struct Bucket {
    pub(crate) from: f64,
    pub(crate) to: f64,
    pub(crate) finding: Option<Text>,
}

/// Every player against every other.
#[derive(Debug)]
pub struct TablePlan {
    pub(crate) game: Box<dyn AnyGame>,
    /// The players.
    pub agents: Vec<String>,
    pub(crate) cap: Option<u32>,
    pub(crate) at_cap: AtCap,
}

/// The sum of what one agent has won.
#[derive(Clone, Debug)]
pub struct TogetherPlan {
    pub(crate) agent: String,
    pub(crate) document: Option<Count>,
}

/// What somebody asks for besides what the files say.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// Another number of games.
    pub games: Option<u64>,
    /// Another seed.
    pub seed: Option<u64>,
    /// How many threads.
    pub jobs: usize,
}

/// What a single run needs to know.
#[derive(Clone, Copy)]
pub(crate) struct Run<'a> {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) jobs: usize,
    pub(crate) watch: Watch<'a>,
}

/// Runs scenarios one after another.
///
/// When it is stopped, the scenario in progress has the result of a shorter series, those after it
/// have none, and a sum that would miss a part is not made: all of these say so
/// ([`Report::stopped`]).
///
/// # Errors
/// Players or a start that are not there; reading the scenarios has found most of that before.
pub fn run_scenarios(
    scenarios: &[Scenario],
    asked: &Asked,
    watch: &Watch<'_>,
) -> Result<Vec<Report>, SeriesError> {
    let mut reports = Vec::new();
    for scenario in scenarios {
        let begun = Instant::now();
        let run = Run {
            games: asked.games.unwrap_or(scenario.games),
            seed: asked.seed.unwrap_or(scenario.seed),
            jobs: asked.jobs,
            watch: *watch,
        };
        let report = match &scenario.plan {
            _ if watch.stop.load(Ordering::Relaxed) => {
                Report { stopped: true, ..Report::default() }
            }
            Plan::Games(plan) => plan.run(&run)?,
            Plan::Auctions(plan) => plan.run(&run)?,
            Plan::Risk(plan) => plan.run(&run)?,
            Plan::Table(plan) => plan.run(&run)?,
            Plan::Together(_) => Report::default(),
        };
        let played = scenario.plan.series().saturating_mul(run.games);
        let stopped = report.stopped || report.games < played;
        reports.push(Report { elapsed: begun.elapsed(), seed: run.seed, stopped, ..report });
    }
    let stopped = reports.iter().any(|report| report.stopped);
    // A sum comes last, wherever it stands.
    let contests: Vec<Contest> =
        reports.iter().flat_map(|report| report.contests.iter().cloned()).collect();
    for (scenario, report) in scenarios.iter().zip(&mut reports) {
        if let Plan::Together(plan) = &scenario.plan
            && !stopped
        {
            report.rows.push(plan.sum(&contests));
        }
    }
    Ok(reports)
}

#[cfg(test)]
mod tests;
