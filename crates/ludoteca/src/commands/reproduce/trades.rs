//! What document 003 says about risk, deals and auctions.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use ludoteca_catalog::{AnyGame, Deal, Opening, Start, find};
use ludoteca_lab::tournament::{self, Attendance, Results, Shard, Tournament, play_jobs};
use ludoteca_lab::{Mean, Share, wilson};
use ludoteca_report::reproduction::{Experiment, Figure, State};
use ludoteca_report::{charts, pictures};
use serde_json::Value;

use super::experiments::{Spec, blank};
use super::lab::Lab;
use crate::problem::Problem;

/// What the documents call few or rare is less than a tenth here.
pub(super) const FEW: f64 = 0.1;

/// Games for each value of the risk.
const EACH: u64 = 4_000;
/// How many values the shipped file has.
const VALUES: u64 = 5;
pub(super) const SWEEP_GAMES: u64 = EACH * VALUES;

/// One player with each risk against three of document 000.
pub(super) fn sweep(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let shipped = include_str!("../../../../../tournaments/monopoly-risk.toml");
    let games = lab.size.of(EACH);
    let own = |line: &&str| !line.starts_with("games") && !line.starts_with("seed");
    let mut lines: Vec<String> = shipped.lines().filter(own).map(str::to_owned).collect();
    lines.extend([format!("games = {games}"), format!("seed = {}\n", lab.seed)]);
    let text = lines.join("\n");
    let file = lab.keep("tournaments/003-risk.toml", &text);
    let problem = |error| lab.out.problem(&error);
    let sweep = Tournament::read("003-risk.toml", &text, &tournament::named).map_err(problem)?;
    let mut results = Results::new(&sweep);
    let look = Attendance {
        progress: lab.progress(),
        recorder: None,
        keep: &|_| Ok(()),
        stop: lab.stop(),
    };
    play_jobs(&sweep, &mut results, Shard::WHOLE, lab.jobs, &look)
        .map_err(|error| Problem::Failed(error.to_string()))?;
    if results.done() == 0 {
        return Ok(None);
    }
    let outcome = sweep.outcome(&results);
    let words = lab.words();
    let mut experiment = blank(lab, spec);
    let mut standings: Vec<_> = outcome.standings.iter().filter(|one| !one.field).collect();
    standings.sort_by(|a, b| a.agent.cmp(&b.agent));
    experiment.figures = standings
        .iter()
        .map(|one| {
            let share = Share { share: one.wins.share, low: one.wins.low, high: one.wins.high };
            lab.share(words.say("scenario-wins", &[("agent", (&one.agent).into())]), share)
        })
        .collect();
    experiment.pictures = pictures::sweep(words, &outcome)
        .map(|chart| charts::lines(words, &chart))
        .into_iter()
        .collect();
    experiment.facts = vec![words.say("reproduce-played", &[("games", outcome.games.into())])];
    experiment.commands = vec![format!("ludoteca tournament {file}")];
    experiment.state = if outcome.complete { State::Whole } else { State::CutShort };
    Ok(Some(experiment))
}

/// What was counted in one game.
#[derive(Clone, Copy, Default)]
struct Counted {
    deals: u32,
    auctions: u32,
    bought: u32,
    turns: u32,
    ended: bool,
}

/// Plays games of four equal players and counts what happens in them.
fn play(lab: &Lab<'_>, agent: &str, games: u64) -> anyhow::Result<Vec<Counted>> {
    let problem = |error| lab.out.problem(&error);
    let opening = Opening::rules("optimal");
    let game: Box<dyn AnyGame> =
        find("monopoly").and_then(|entry| entry.open(&opening)).map_err(problem)?;
    let mut table = game.table(&[agent; 4], &Start::players(4)).map_err(problem)?;
    let mut counted = Vec::new();
    for number in 0..games {
        if lab.stop().load(Ordering::Relaxed) {
            break;
        }
        let mut one = Counted::default();
        let deal = Deal { seed: lab.seed, number, rotation: 0, cap: game.default_cap() };
        table.follow(&deal, &mut |event: &Value| {
            match event["event"].as_str() {
                Some("accepted" | "package-done") => one.deals += 1,
                Some("auction-begins") if !event["lot"].is_null() => one.auctions += 1,
                Some("bought") => one.bought += 1,
                Some("turn-begins") => one.turns += 1,
                Some("game-over") => one.ended = true,
                _ => {}
            }
            ControlFlow::Continue(())
        });
        counted.push(one);
        lab.add(1);
    }
    Ok(counted)
}

fn mean(games: &[Counted], of: impl Fn(&Counted) -> u32) -> Mean {
    Mean::of(&games.iter().map(|one| f64::from(of(one))).collect::<Vec<_>>())
}

/// Settlements in percent of the difference of hotel rents; the document chose the first.
const SETTLEMENTS: [u32; 4] = [1, 10, 30, 100];
const EACH_SETTLEMENT: u64 = 1_000;
pub(super) const TRADE_GAMES: u64 = EACH_SETTLEMENT * SETTLEMENTS.len() as u64;

/// Whether larger settlements leave hardly any deals, and games without deals take longer.
pub(super) fn settlements(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let words = lab.words();
    let all = lab.size.of(EACH_SETTLEMENT);
    let mut experiment = blank(lab, spec);
    let mut deals: Vec<Mean> = Vec::new();
    for settlement in SETTLEMENTS {
        let games = play(lab, &format!("optimal:settlement={settlement}"), all)?;
        if (games.len() as u64) < all {
            experiment.state = State::CutShort;
        }
        if games.is_empty() {
            break;
        }
        let what = |key: &str| {
            let args = [("settlement", u64::from(settlement).into())];
            words.say(&format!("reproduce-trades-{key}"), &args)
        };
        let per_game = mean(&games, |one| one.deals);
        let endless = games.iter().filter(|one| !one.ended).count() as u64;
        experiment.figures.extend([
            lab.mean(what("deals"), per_game, 2),
            lab.mean(what("turns"), mean(&games, |one| one.turns), 0),
            lab.share(what("endless"), wilson(endless, games.len() as u64)),
        ]);
        deals.push(per_game);
    }
    if deals.is_empty() {
        return Ok(None);
    }
    if let [first, .., last] = deals[..] {
        let left = last.mean / first.mean.max(f64::MIN_POSITIVE);
        experiment.figures.push(Figure {
            what: lab.plain("trades-what"),
            document: lab.plain("trades-document"),
            ours: words.percent(left),
            agrees: Some(left < FEW),
            ..Figure::default()
        });
    }
    experiment.notes = vec![lab.plain("trades-note")];
    let games = all * SETTLEMENTS.len() as u64;
    experiment.facts = vec![words.say("reproduce-played", &[("games", games.into())])];
    Ok(Some(experiment))
}

pub(super) const AUCTION_GAMES: u64 = 2_000;

/// Whether auctions are rare among players who buy whatever they can.
pub(super) fn auctions(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let words = lab.words();
    let all = lab.size.of(AUCTION_GAMES);
    let games = play(lab, "optimal", all)?;
    if games.is_empty() {
        return Ok(None);
    }
    let mut experiment = blank(lab, spec);
    let block = |one: &Counted| {
        let auctions = u64::from(one.auctions);
        (auctions, auctions + u64::from(one.bought))
    };
    let rare = Share::of_blocks(games.iter().map(block));
    experiment.figures = vec![
        Figure {
            document: lab.plain("auctions-rare"),
            agrees: Some(rare.high < FEW),
            ..lab.share(lab.plain("auctions-share"), rare)
        },
        lab.mean(lab.plain("auctions-bought"), mean(&games, |one| one.bought), 1),
        lab.mean(lab.plain("auctions-held"), mean(&games, |one| one.auctions), 1),
    ];
    experiment.facts =
        vec![words.say("reproduce-played", &[("games", (games.len() as u64).into())])];
    experiment.state = if (games.len() as u64) < all { State::CutShort } else { State::Whole };
    Ok(Some(experiment))
}
