//! The experiments, in the order of the page.

use std::collections::BTreeMap;

use ludoteca_lab::SeriesError;
use ludoteca_lab::scenario::{Asked, Report, Scenario, run_scenarios};
use ludoteca_report::reproduction::{Experiment, State};

use super::lab::{Lab, Size};
use super::{course, decisions, prices, printed, scenarios, subset, trades, understood};
use crate::problem::Problem;

/// The documents that have experiments.
pub(super) const DOCUMENTS: [&str; 4] = ["000", "001", "003", "004"];

/// One experiment.
pub(super) struct Spec {
    /// By what it is asked for; it begins with the number of its document.
    pub(super) id: &'static str,
    pub(super) work: Work,
}

impl Spec {
    pub(super) fn document(&self) -> &'static str {
        self.id.split('-').next().unwrap_or_default()
    }
}

/// What is done.
pub(super) enum Work {
    /// The file of a scenario.
    Scenario(&'static str),
    /// Something of its own, with so many games. Nothing comes of it when it was stopped at once.
    Own(u64, fn(&Lab<'_>, &Spec) -> anyhow::Result<Option<Experiment>>),
}

macro_rules! scenario {
    ($id:literal) => {
        Spec {
            id: $id,
            work: Work::Scenario(include_str!(concat!("../../../../../scenarios/", $id, ".toml"))),
        }
    };
}

macro_rules! own {
    ($id:literal, $games:expr, $run:expr) => {
        Spec { id: $id, work: Work::Own($games, $run) }
    };
}

pub(super) static ALL: &[Spec] = &[
    scenario!("000-1-full-game"),
    scenario!("000-2-reduced-money"),
    own!("000-2-course", course::MOST, course::reduced_money),
    scenario!("000-3-prepared-position"),
    scenario!("000-3b-prepared-seats"),
    own!("000-3-course", course::MOST, course::prepared_position),
    scenario!("000-4-auction-rivals-group"),
    own!("000-4-prices", prices::MOST, prices::run),
    scenario!("000-5-auction-own-group"),
    scenario!("000-6-auction-little-money"),
    scenario!("000-7-together"),
    own!("000-8-subset", 1, subset::run),
    own!("001-0-printed-game", 1, printed::run),
    scenario!("001-1-classic-random"),
    own!("001-1-cells", printed::CELL_GAMES, printed::cells),
    scenario!("001-2-classic-starts"),
    scenario!("001-3-random-starts"),
    scenario!("001-4-bold"),
    scenario!("003-risk"),
    own!("003-sweep", trades::SWEEP_GAMES, trades::sweep),
    own!("003-trades", trades::TRADE_GAMES, trades::settlements),
    own!("003-auctions", trades::AUCTION_GAMES, trades::auctions),
    own!("003-landing", 1, understood::landing),
    own!("003-time", 1, understood::time),
    scenario!("004-1-rating-random"),
    scenario!("004-2-chain"),
    own!("004-decisions", decisions::GAMES, decisions::run),
];

/// The scenarios that have to be played: those that are asked for, and the parts of a sum.
fn to_play(specs: &[&Spec], size: &Size) -> anyhow::Result<Vec<(&'static str, Scenario)>> {
    let mut list = Vec::new();
    let asks_for_the_sum = specs.iter().any(|spec| spec.id == "000-7-together");
    for spec in ALL {
        let Work::Scenario(text) = spec.work else { continue };
        let wanted = specs.iter().any(|other| other.id == spec.id);
        if wanted || (asks_for_the_sum && spec.document() == "000") {
            let file = format!("{}.toml", spec.id);
            let mut scenario = Scenario::read(&file, text)?;
            scenario.games = size.of(scenario.games);
            list.push((spec.id, scenario));
        }
    }
    Ok(list)
}

/// How many games all of it has.
pub(super) fn games(specs: &[&Spec], size: &Size) -> anyhow::Result<u64> {
    let played = to_play(specs, size)?;
    let played = played.iter().map(|(_, one)| one.plan.series().saturating_mul(one.games));
    let own = specs.iter().map(|spec| match spec.work {
        Work::Scenario(_) => 0,
        Work::Own(games, _) => size.of(games),
    });
    Ok(played.chain(own).fold(0, u64::saturating_add))
}

/// Runs them, as far as nobody stops it.
pub(super) fn run(lab: &Lab<'_>, specs: &[&Spec]) -> anyhow::Result<Vec<Experiment>> {
    let (ids, played): (Vec<&str>, Vec<Scenario>) = to_play(specs, &lab.size)?.into_iter().unzip();
    let asked = Asked { games: None, seed: Some(lab.seed), jobs: lab.jobs };
    let reports = run_scenarios(&played, &asked, &lab.watch()).map_err(|error| match &error {
        SeriesError::Catalog(error) => lab.out.problem(error),
        SeriesError::Record(error) => Problem::Failed(error.to_string()).into(),
    })?;
    let of: BTreeMap<&str, (&Scenario, &Report)> =
        ids.into_iter().zip(played.iter().zip(&reports)).collect();
    let mut found = Vec::new();
    for spec in specs {
        let one = match spec.work {
            Work::Scenario(text) => {
                let (scenario, report) = of[spec.id];
                scenarios::show(lab, spec, text, scenario, report)
            }
            Work::Own(..) if lab.is_stopped() => missing(lab, spec),
            Work::Own(_, run) => run(lab, spec)?.unwrap_or_else(|| missing(lab, spec)),
        };
        found.push(one);
    }
    Ok(found)
}

/// An experiment of its own, with its title and what the document says, before anything is found.
pub(super) fn blank(lab: &Lab<'_>, spec: &Spec) -> Experiment {
    Experiment {
        id: spec.id.to_owned(),
        title: lab.plain(&format!("{}-title", spec.id)),
        about: lab.plain(&format!("{}-about", spec.id)),
        commands: vec![lab.own_command(&[spec])],
        ..Experiment::default()
    }
}

fn missing(lab: &Lab<'_>, spec: &Spec) -> Experiment {
    Experiment { state: State::Missing, ..blank(lab, spec) }
}
