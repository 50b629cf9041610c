//! Income per opponent roll: the tables against a naive walk, and against the engine itself.

#[path = "analysis/naive.rs"]
mod naive;
#[path = "analysis/visitor.rs"]
mod visitor;

use std::collections::BTreeMap;

use ludoteca_monopoly::analysis::{GroupKind, Holding, IncomeTable, income};
use ludoteca_monopoly::landing::JailPolicy;
use ludoteca_monopoly::{DeedKind, Monopoly, Place};
use ludoteca_testkit::effort;
use ludoteca_testkit::stats::batch_means;

/// How many standard errors an honest mean may be off, in any group.
const BOUND: f64 = 4.5;
/// Batches of a run, for the standard errors.
const BATCHES: usize = 200;

/// Rent per roll by lot, batch by batch.
type Batches = Vec<BTreeMap<Place, f64>>;

fn official() -> Monopoly {
    Monopoly::preset("official").expect("a shipped preset")
}

/// The rent of these lots per roll has to be what the table says.
#[track_caller]
fn assert_agrees(what: &str, batches: &Batches, lots: &[Place], exact: f64) {
    let sum = |batch: &BTreeMap<Place, f64>| lots.iter().filter_map(|lot| batch.get(lot)).sum();
    let series: Vec<f64> = batches.iter().map(sum).collect();
    let (mean, error) = batch_means(&series, series.len());
    let off = (mean - exact) / error;
    assert!(off.abs() <= BOUND, "{what}: {mean:.4} ± {error:.4}, exactly {exact:.4}, {off:+.2}");
}

/// Every group with three houses, all stations, all utilities.
#[track_caller]
fn assert_built_agrees(table: &IncomeTable, batches: &Batches) {
    for group in &table.groups {
        let holding = match group.kind {
            GroupKind::Streets => Holding::Houses(3),
            GroupKind::Stations => Holding::Owned(4),
            GroupKind::Utilities => Holding::Owned(2),
        };
        let stage = group.stages.iter().find(|stage| stage.holding == holding).expect("a stage");
        let lots: Vec<Place> = group.lots.iter().map(|lot| lot.place).collect();
        assert_agrees(&group.name, batches, &lots, stage.income);
    }
}

#[test]
fn a_naive_walk_pays_what_the_tables_say() {
    let game = official();
    let rolls = effort(4_000_000, 40_000_000) / BATCHES;
    for policy in [JailPolicy::PayAtOnce, JailPolicy::StayAsLongAsAllowed] {
        let batches: Batches =
            (0..BATCHES).map(|batch| naive::walk(&game, policy, batch as u64, rolls)).collect();
        assert_built_agrees(&income(&game, policy), &batches);
    }
}

#[test]
fn a_visitor_pays_in_the_engine_what_the_tables_say() {
    let game = visitor::lasting(&official());
    let rolls = effort(2_000_000, 20_000_000) / BATCHES;
    let table = income(&game, JailPolicy::PayAtOnce);
    let built: Vec<(Place, u8)> = game
        .board()
        .deeds()
        .iter()
        .map(|deed| (deed.place, if matches!(deed.kind, DeedKind::Street { .. }) { 3 } else { 0 }))
        .collect();
    let batches: Batches =
        (0..BATCHES).map(|batch| visitor::visit(&game, &built, batch as u64, rolls)).collect();
    assert_built_agrees(&table, &batches);
    // The first lot of each group alone: streets at their bare rent, one station, one utility.
    let firsts: Vec<(Place, u8)> =
        table.groups.iter().map(|group| (group.lots[0].place, 0)).collect();
    let batches: Batches =
        (0..BATCHES).map(|batch| visitor::visit(&game, &firsts, batch as u64, rolls)).collect();
    for group in &table.groups {
        let lot = &group.lots[0];
        assert_agrees(&group.name, &batches, &[lot.place], lot.stages[0].income);
    }
}
