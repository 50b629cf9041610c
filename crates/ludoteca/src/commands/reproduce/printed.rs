//! The game that document 001 prints, and how many cells its player holds at the end.

use std::ops::ControlFlow;

use ludoteca_catalog::{AnyMatch, Deal, Decision, Opening, Reason, Start, find};
use ludoteca_core::Seat;
use ludoteca_lab::Share;
use ludoteca_lab::scenario::Count;
use ludoteca_report::Format;
use ludoteca_report::charts::{self, Axis, Intervals};
use ludoteca_report::reproduction::{Experiment, Figure, State};
use serde_json::Value;

use super::experiments::{Spec, blank};
use super::lab::Lab;
use super::scenarios::bar;

/// The moves, with both decks in the order in which they were drawn.
const RECORD: &str = include_str!("data/001-printed-game.rec");
/// What the document prints beside them.
const PRINTED: &str = include_str!("../../../../../games/rift/tests/data/printed-game.json");
/// The printed numbers have up to sixteen digits.
const EXACT: f64 = 1e-12;

pub(super) fn run(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let words = lab.words();
    let printed: Value = serde_json::from_str(PRINTED)?;
    let turns = printed["turns"].as_array().map_or(&[][..], Vec::as_slice);
    let file = "001-printed-game.rec";
    let game =
        ludoteca_catalog::open_record(file, RECORD).map_err(|error| lab.out.problem(&error))?;
    let mut table = game.resume(file, RECORD).map_err(|error| lab.out.problem(&error))?;
    let plays: Vec<&str> = RECORD.lines().filter(|line| line.contains('@')).collect();
    let (mut same, mut largest, mut maxima, mut listed) = (0_u64, 0.0_f64, [0_u64; 2], [0_u64; 2]);
    // Backwards: going back to a decision is what a game in progress can do.
    for (number, (turn, play)) in turns.iter().zip(&plays).enumerate().rev() {
        let (seat, action) = play.split_once(' ').unwrap_or_default();
        table.undo(Seat(seat.parse().unwrap_or(0)));
        let decision = asked(lab, table.as_mut())?;
        same += u64::from(decision.action == action);
        let last = numbers(&turn["maxima"]);
        let found = running_maxima(&decision.why);
        // The document leaves the first maxima out here and there.
        let found = &found[found.len().saturating_sub(last.len())..];
        count(&mut maxima, &mut largest, &last, found);
        if number == 0 {
            let all = printed["first_turn"].as_array().map_or(&[][..], Vec::as_slice);
            let all: Vec<f64> = all.iter().flat_map(|card| numbers(&card["evaluations"])).collect();
            let found: Vec<f64> = decision.why.iter().map(|reason| reason.value).collect();
            count(&mut listed, &mut largest, &all, &found);
        }
    }
    lab.add(1);
    let mut experiment = blank(lab, spec);
    let of = |found: u64, all: u64| {
        let args = [("found", found.into()), ("all", all.into())];
        words.say("reproduce-of", &args)
    };
    let figure = |key: &str, [found, all]: [u64; 2]| Figure {
        what: lab.plain(key),
        document: words.number(all),
        ours: of(found, all),
        agrees: Some(found == all),
        ..Figure::default()
    };
    experiment.figures = vec![
        figure("printed-moves", [same, turns.len() as u64]),
        figure("printed-evaluations", listed),
        figure("printed-maxima", maxima),
    ];
    let difference = format!("{largest:.1e}");
    let args = [("difference", (&difference).into())];
    experiment.notes = vec![words.say("reproduce-printed-difference", &args)];
    let record = lab.keep("records/001-printed-game.rec", RECORD);
    if let Some(position) = table.position() {
        let file = lab.keep("positions/001-first-turn.json", &position.to_string());
        let explain =
            format!("ludoteca explain rift --rules classic --agent classic --position {file}");
        experiment.commands.insert(0, explain);
    }
    experiment.commands.insert(0, format!("ludoteca replay {record}"));
    Ok(Some(experiment))
}

fn asked(lab: &Lab<'_>, table: &mut dyn AnyMatch) -> anyhow::Result<Decision> {
    let decision = table.hint("classic").map_err(|error| lab.out.problem(&error))?;
    Ok(decision.unwrap_or_else(|| unreachable!("it was gone back to a decision")))
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// The evaluations that were the best so far when they were found.
fn running_maxima(why: &[Reason]) -> Vec<f64> {
    let mut maxima: Vec<f64> = Vec::new();
    for reason in why {
        if maxima.last().is_none_or(|&best| reason.value > best) {
            maxima.push(reason.value);
        }
    }
    maxima
}

/// How many printed numbers are found, of how many, and how far the farthest lies off.
fn count([found, all]: &mut [u64; 2], largest: &mut f64, printed: &[f64], ours: &[f64]) {
    *all += printed.len() as u64;
    for (printed, ours) in printed.iter().zip(ours) {
        let off = (printed - ours).abs();
        *found += u64::from(off < EXACT);
        *largest = largest.max(off);
    }
}

/// Games, two for each deal.
pub(super) const CELL_GAMES: u64 = 20_000;
/// How many of the document's 50 games ended with so many cells for its player.
const CELLS: [(usize, u64); 6] = [(4, 1), (5, 12), (6, 12), (7, 16), (8, 5), (9, 4)];
const GAMES: u64 = 50;

/// The cells that the intelligent player holds at the end of games against the random one.
pub(super) fn cells(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let words = lab.words();
    let problem = |error| lab.out.problem(&error);
    let game =
        find("rift").and_then(|entry| entry.open(&Opening::rules("classic"))).map_err(problem)?;
    let mut table = game.table(&["classic", "random"], &Start::players(2)).map_err(problem)?;
    let all = lab.size.of(CELL_GAMES).div_ceil(2);
    // A block is a deal that is played twice, with the players swapped.
    let mut blocks: Vec<[usize; 2]> = Vec::new();
    for number in 0..all {
        if lab.is_stopped() {
            break;
        }
        blocks.push([0, 1].map(|rotation| {
            let deal = Deal { seed: lab.seed, number, rotation, cap: game.default_cap() };
            let mut held = 0;
            table.follow(&deal, &mut |event: &Value| {
                if event["event"] == "game-ends" {
                    held = event["points"][rotation].as_u64().unwrap_or(0);
                }
                ControlFlow::Continue(())
            });
            usize::try_from(held).unwrap_or(0)
        }));
        lab.add(2);
    }
    if blocks.is_empty() {
        return Ok(None);
    }
    let mut experiment = blank(lab, spec);
    let mut rows = Vec::new();
    for (cells, count) in CELLS {
        let theirs = Count { count, of: GAMES };
        let part = |block: &[usize; 2]| {
            (block.iter().filter(|&&held| held == cells).count() as u64, block.len() as u64)
        };
        let ours = Share::of_blocks(blocks.iter().map(part));
        let name = words.say("reproduce-cells", &[("cells", (cells as u64).into())]);
        let share = theirs.share();
        let interval = format!("{} – {}", words.percent(share.low), words.percent(share.high));
        experiment.figures.push(Figure {
            document: format!("{count}/{GAMES} = {}", words.percent(share.share)),
            document_interval: interval,
            agrees: Some((share.low..=share.high).contains(&ours.share)),
            ..lab.share(name.clone(), ours)
        });
        rows.push(bar(name, ours, false));
        rows.push(bar(words.plain("reproduce-bar-document"), share, true));
    }
    experiment.pictures = vec![charts::intervals(
        words,
        &Intervals {
            title: experiment.title.clone(),
            about: words.plain("reproduce-bars-about"),
            axis: Axis::reaching(&lab.plain("cells-axis"), Format::Percent, &[0.0]),
            rows,
            fair: String::new(),
        },
    )];
    let games = blocks.len() as u64 * 2;
    experiment.facts = vec![words.say("reproduce-played", &[("games", games.into())])];
    experiment.state = if (blocks.len() as u64) < all { State::CutShort } else { State::Whole };
    Ok(Some(experiment))
}
