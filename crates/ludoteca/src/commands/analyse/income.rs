//! What lots bring per roll of an opponent, and when they have paid for themselves.

use clap::ArgMatches;
use ludoteca_monopoly::analysis::{
    GroupIncome, GroupKind, Holding, IncomeTable, LotIncome, Stage, income,
};
use ludoteca_words::Words;
use serde_json::{Value, json};

use super::Walk;
use crate::output::Output;

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let walk = Walk::open(out, matches)?;
    let table = income(&walk.setup.game, walk.policy);
    if matches.get_flag("json") {
        return out.json(&to_json(&walk, &table));
    }
    walk.title(out, table.rolls_per_turn)?;
    let words = out.words;
    let mut rows = Vec::new();
    for group in &table.groups {
        if matches.get_flag("lots") {
            for lot in &group.lots {
                let name = format!("{} {}", lot.place, walk.name(lot.place));
                rows.extend(stages(words, &name, &lot.stages));
            }
        } else {
            rows.extend(stages(words, &name(words, group), &group.stages));
        }
    }
    let head = [
        if matches.get_flag("lots") { "head-lot" } else { "head-group" },
        "head-holding",
        "head-cost",
        "head-income",
        "head-payback",
        "head-step-cost",
        "head-step-income",
        "head-step-payback",
    ];
    out.table(&head, &[2, 3, 4, 5, 6, 7], &rows)
}

fn name(words: &Words, group: &GroupIncome) -> String {
    match group.kind {
        GroupKind::Streets => group.name.clone(),
        GroupKind::Stations => words.plain("analyse-stations"),
        GroupKind::Utilities => words.plain("analyse-utilities"),
    }
}

/// The rows of a group or a lot; its name stands in the first.
fn stages(words: &Words, name: &str, stages: &[Stage]) -> Vec<Vec<String>> {
    let row = |(n, stage): (usize, &Stage)| {
        let money =
            |value: f64| words.decimal(value, if value.fract().abs() < 1e-9 { 0 } else { 2 });
        let income = |value: f64| words.decimal(value, 3);
        let rolls =
            |rolls: Option<f64>| rolls.map_or_else(|| "–".to_owned(), |n| words.decimal(n, 1));
        let step = stage.step;
        vec![
            if n == 0 { name.to_owned() } else { String::new() },
            holding(words, stage.holding),
            money(stage.cost),
            income(stage.income),
            rolls(stage.payback()),
            money(step.cost),
            income(step.income),
            rolls(step.payback()),
        ]
    };
    stages.iter().enumerate().map(row).collect()
}

fn holding(words: &Words, holding: Holding) -> String {
    let count = |key, count: u8| words.say(key, &[("count", u64::from(count).into())]);
    match holding {
        Holding::Single => words.plain("analyse-single"),
        Holding::Complete => words.plain("analyse-complete"),
        Holding::Houses(houses) => count("analyse-houses", houses),
        Holding::Hotel => words.plain("analyse-hotel"),
        Holding::Owned(owned) => count("analyse-owned", owned),
    }
}

fn to_json(walk: &Walk, table: &IncomeTable) -> Value {
    let stage = |stage: &Stage| {
        let (holding, count) = match stage.holding {
            Holding::Single => ("single", None),
            Holding::Complete => ("complete", None),
            Holding::Houses(houses) => ("houses", Some(houses)),
            Holding::Hotel => ("hotel", None),
            Holding::Owned(owned) => ("owned", Some(owned)),
        };
        let step = stage.step;
        json!({
            "holding": holding,
            "count": count,
            "cost": stage.cost,
            "income": stage.income,
            "payback": stage.payback(),
            "step": { "cost": step.cost, "income": step.income, "payback": step.payback() },
        })
    };
    let stages = |stages: &[Stage]| -> Vec<Value> { stages.iter().map(stage).collect() };
    let lot = |lot: &LotIncome| {
        json!({
            "square": lot.place.0,
            "name": walk.name(lot.place),
            "visits": lot.visits,
            "stages": stages(&lot.stages),
        })
    };
    let group = |group: &GroupIncome| {
        let kind = match group.kind {
            GroupKind::Streets => "streets",
            GroupKind::Stations => "stations",
            GroupKind::Utilities => "utilities",
        };
        json!({
            "group": group.name,
            "kind": kind,
            "stages": stages(&group.stages),
            "lots": group.lots.iter().map(lot).collect::<Vec<_>>(),
        })
    };
    json!({
        "game": "monopoly",
        "rules": walk.setup.rules,
        "board": walk.board(),
        "jail": walk.jail,
        "rolls_per_turn": table.rolls_per_turn,
        "groups": table.groups.iter().map(group).collect::<Vec<_>>(),
    })
}
