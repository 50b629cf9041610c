//! How often lots are visited and what they bring, for whoever shows a deed.

use ludoteca_monopoly::Monopoly;
use ludoteca_monopoly::analysis::{Holding, LotIncome, Stage, endless_draws, income};
use ludoteca_monopoly::landing::JailPolicy;
use serde_json::{Value, json};

/// Writes into every lot how often a roll lands there in the long run, and by what its owner has
/// of the group what it brings per roll of an opponent and after how many of them it has paid for
/// itself. A board without a long run stays as it is.
pub(super) fn add(game: &Monopoly, squares: &mut [Value]) {
    if !endless_draws(game).is_empty() {
        return;
    }
    let groups = income(game, JailPolicy::PayAtOnce).groups;
    for lot in groups.iter().flat_map(|group| &group.lots) {
        if let Some(square) = squares.get_mut(usize::from(lot.place.0)) {
            write(lot, square);
        }
    }
}

fn write(lot: &LotIncome, square: &mut Value) {
    let stage = |stage: &Stage| {
        json!({
            "holding": holding(stage.holding),
            "income": rounded(stage.income),
            "payback": stage.payback().map(rounded),
        })
    };
    square["visits"] = json!(rounded(lot.visits));
    square["income"] = lot.stages.iter().map(stage).collect();
}

fn holding(holding: Holding) -> String {
    match holding {
        Holding::Single => "single".to_owned(),
        Holding::Complete => "complete".to_owned(),
        Holding::Houses(houses) => format!("houses {houses}"),
        Holding::Hotel => "hotel".to_owned(),
        Holding::Owned(lots) => format!("owned {lots}"),
    }
}

/// Four places say all that a deed has to.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}
