//! The subset search of document 000: its worked example, and its three hours.

use std::hint::black_box;
use std::time::Instant;

use ludoteca_core::{Game as _, Seat};
use ludoteca_lab::median;
use ludoteca_monopoly::position::{Lot, Player};
use ludoteca_monopoly::subset::{self, Item};
use ludoteca_monopoly::{Monopoly, Place, Position};
use ludoteca_report::reproduction::{Experiment, Figure};

use super::experiments::{Spec, blank};
use super::lab::Lab;

/// The example's lots by square, what a mortgage of each raises, and its rent.
const LOTS: [(u8, i64, i64); 6] = [
    (1, 3_000, 200),
    (6, 5_000, 600),
    (11, 7_000, 1_000),
    (24, 11_000, 2_000),
    (34, 16_000, 2_800),
    (39, 20_000, 5_000),
];
const NEEDED: i64 = 32_000;

/// Squares of four groups of Madrid; with a house on each of the first three, 52 buildings are
/// left to build.
const ESTATE: [(u8, u8); 11] = [
    (11, 1),
    (13, 1),
    (14, 1),
    (16, 0),
    (18, 0),
    (19, 0),
    (21, 0),
    (23, 0),
    (24, 0),
    (37, 0),
    (39, 0),
];
const BUILDINGS: u64 = 52;
const BUDGET: i64 = 128_000;
const CALLS: usize = 201;

#[expect(clippy::unnecessary_wraps, reason = "other experiments can fail")]
pub(super) fn run(lab: &Lab<'_>, spec: &Spec) -> anyhow::Result<Option<Experiment>> {
    let words = lab.words();
    let mut experiment = blank(lab, spec);
    let items = LOTS.map(|(_, money, rent)| Item { money, rent });
    let (mut squares, mut lost) = (String::new(), 0);
    if let Some(picked) = subset::cover(&items, NEEDED) {
        let chosen = (0..LOTS.len()).rev().filter(|n| picked.items >> n & 1 != 0);
        let chosen: Vec<String> = chosen.map(|n| LOTS[n].0.to_string()).collect();
        (squares, lost) = (chosen.join(", "), u64::try_from(picked.rent).unwrap_or(0));
    }
    experiment.figures = vec![
        exact(lab.plain("subset-lots"), "34, 24, 6".to_owned(), squares),
        exact(lab.plain("subset-lost"), words.number(5_400), words.number(lost)),
        build(lab),
    ];
    experiment.facts = vec![lab.plain("subset-facts")];
    lab.add(1);
    Ok(Some(experiment))
}

fn exact(what: String, document: String, ours: String) -> Figure {
    let agrees = Some(document == ours);
    Figure { what, document, ours, agrees, ..Figure::default() }
}

/// How long it takes to find the best of 52 buildings for 128 000.
fn build(lab: &Lab<'_>) -> Figure {
    let game = Monopoly::preset("street-masters").expect("a shipped preset");
    let lot = |(square, houses)| Lot { houses, ..Lot::bare(Place(square)) };
    let rich = Player { cash: Some(500_000), lots: ESTATE.map(lot).to_vec(), ..Player::default() };
    let position = Position { players: vec![rich, Player::default()], ..Position::default() };
    let state = position.to_state(&game).expect("a sound position");
    let view = game.view(&state, Seat(0));
    let nanos = (0..CALLS).map(|_| {
        let begun = Instant::now();
        black_box(subset::build(black_box(&view), BUDGET));
        u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX)
    });
    let words = lab.words();
    let micros = words.decimal(median(nanos) / 1e3, 1);
    let money = words.number(BUDGET.unsigned_abs());
    let args = [("buildings", BUILDINGS.into()), ("money", (&money).into())];
    Figure {
        what: words.say("reproduce-subset-time", &args),
        document: lab.plain("subset-hours"),
        ours: words.say("reproduce-micros", &[("micros", (&micros).into())]),
        ..Figure::default()
    }
}
