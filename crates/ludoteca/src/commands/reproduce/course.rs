//! The course of a game: money, properties, buildable streets and buildings, turn by turn.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use ludoteca_catalog::{AnyGame, Chronicle};
use ludoteca_lab::scenario::{GamesPlan, Plan, Scenario};
use ludoteca_lab::{GameNumber, SeriesJob, Watch, run_series};
use ludoteca_report::reproduction::Experiment;
use ludoteca_report::{charts, pictures};

use super::experiments::{Spec, blank};
use super::lab::Lab;
use crate::problem::Problem;

/// A game to show is found long before so many are played.
pub(super) const MOST: u64 = 400;

/// What the document draws of its games.
const MEASURES: [&str; 4] = ["money", "properties", "buildable", "buildings"];

/// The document's figures 1 to 3.
pub(super) fn reduced_money(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let text = include_str!("../../../../../scenarios/000-2-reduced-money.toml");
    run(lab, spec, "000-2-reduced-money", text)
}

/// The document's figures 4 to 7.
pub(super) fn prepared_position(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let text = include_str!("../../../../../scenarios/000-3-prepared-position.toml");
    run(lab, spec, "000-3-prepared-position", text)
}

/// A game that ended as the document's did.
struct Found {
    number: GameNumber,
    text: String,
    chronicle: Chronicle,
}

fn run(lab: &Lab<'_>, spec: &Spec, name: &str, text: &str) -> anyhow::Result<Option<Experiment>> {
    let scenario = Scenario::read(name, text)?;
    let (Plan::Games(plan), Some(game)) = (&scenario.plan, scenario.plan.game()) else {
        unreachable!("{name} is a scenario of whole games");
    };
    let Some(found) = search(lab, plan, game)? else { return Ok(None) };
    let words = lab.words();
    let mut experiment = blank(lab, spec);
    let record = lab.keep(&format!("records/{}.rec", spec.id), &found.text);
    experiment.pictures = MEASURES
        .iter()
        .filter_map(|name| found.chronicle.measures.iter().position(|own| own == name))
        .map(|measure| charts::lines(words, &pictures::course(words, &found.chronicle, measure)))
        .collect();
    let turns = found.chronicle.moments.last().map_or(0, |moment| moment.turn);
    let (block, seed) = (found.number.block + 1, lab.seed.to_string());
    let args =
        [("turns", u64::from(turns).into()), ("block", block.into()), ("seed", (&seed).into())];
    experiment.facts = vec![words.say("reproduce-course-facts", &args)];
    experiment.commands =
        vec![format!("ludoteca picture {record}"), again(lab, plan, game, &found.number, spec.id)];
    Ok(Some(experiment))
}

/// The first game of the series in which the first player, at the first seat, wins by the end.
fn search(lab: &Lab<'_>, plan: &GamesPlan, game: &dyn AnyGame) -> anyhow::Result<Option<Found>> {
    let job: SeriesJob = plan.series(MOST, lab.seed, 1);
    let (found, enough, stop) = (Mutex::new(None), AtomicBool::new(false), lab.stop());
    let look = |number: GameNumber, text: &str| {
        let mut found = found.lock().expect("nobody panics with a game in hand");
        if number.rotation == 0 && found.is_none() {
            let replayed = game.replay("", text, None).map_err(std::io::Error::other)?;
            let best = replayed.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            if replayed.finished && replayed.scores.first().is_some_and(|&score| score >= best) {
                *found = Some((number, text.to_owned()));
            }
        }
        enough.store(found.is_some() || stop.load(Ordering::Relaxed), Ordering::Relaxed);
        Ok(())
    };
    let watch = Watch { progress: &|_| (), recorder: Some(&look), stop: &enough };
    run_series(game, &job, &watch).map_err(|error| Problem::Failed(error.to_string()))?;
    lab.add(lab.size.of(MOST));
    let found = found.into_inner().expect("nobody panics with a game in hand");
    let Some((number, text)) = found else { return Ok(None) };
    let chronicle = game.chronicle("", &text).map_err(|error| lab.out.problem(&error))?;
    Ok(Some(Found { number, text, chronicle }))
}

/// The command that plays the same game again among others.
fn again(
    lab: &Lab<'_>,
    plan: &GamesPlan,
    game: &dyn AnyGame,
    number: &GameNumber,
    id: &str,
) -> String {
    let job = plan.series(MOST, lab.seed, 1);
    let games = (number.block + 1) * job.agents.len() as u64;
    let (game, rules, agents) = (game.key(), game.rules(), job.agents.join(","));
    let mut command =
        vec![format!("ludoteca sim {game} --rules {rules} --agents {agents} --games {games}")];
    command.push(format!("--seed {}", lab.seed));
    command.extend(job.cap.map(|cap| format!("--max-turns {cap}")));
    if let Some((_, position)) = &job.start.position {
        let file = lab.keep(&format!("positions/{id}.json"), position);
        command.push(format!("--start {file}"));
    }
    command.push("--record records".to_owned());
    command.join(" ")
}
