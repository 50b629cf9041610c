//! Plans that nobody in their right mind would make.

use ludoteca_catalog::GAMES;
use ludoteca_core::{Purpose, Rng};
use ludoteca_host::wire::{Plan, SeatPlan};
use ludoteca_host::{Library, Table};
use ludoteca_testkit::effort;
use serde_json::{Value, json};

use crate::room::{about, person};

/// Values at the edge of what a switch can be.
fn strange(rng: &mut Rng) -> Value {
    match rng.below(10) {
        0 => json!(0),
        1 => json!(1),
        2 => json!(-1),
        3 => json!(255),
        4 => json!(u32::MAX),
        5 => json!(i32::MAX),
        6 => json!(i32::MIN),
        7 => json!(rng.below(2) == 0),
        8 => json!(rng.below(1_000)),
        _ => json!("x"),
    }
}

#[test]
fn rules_at_the_edge_are_refused_or_can_be_played() {
    let mut rng = Rng::stream(9, 0, Purpose::Setup);
    let library = Library::new(None);
    let (mut opened, mut refused) = (0, 0);
    for number in 0..effort(1_500, 40_000) {
        let game = GAMES[rng.below(u32::try_from(GAMES.len()).expect("few")) as usize];
        let switches = game.switches();
        let mut options = serde_json::Map::new();
        for _ in 0..=rng.below(3) {
            let place = rng.below(u32::try_from(switches.len()).expect("few")) as usize;
            options.insert(switches[place].name.clone(), strange(&mut rng));
        }
        let (low, high) = game.players().into_inner();
        let seats = low + u8::try_from(rng.below(u32::from(high - low) + 1)).expect("few");
        let agent = || SeatPlan::Computer { agent: game.default_agent().to_owned(), name: None };
        let plan = Plan {
            game: game.key().to_owned(),
            options: Some(options),
            seats: (0..seats).map(|_| agent()).collect(),
            ..Plan::default()
        };
        let text = serde_json::to_string(&plan).expect("JSON");
        match Table::open(&library, plan, about(&person("Ana")), number) {
            Err(error) => {
                refused += 1;
                assert!(!error.faults().is_empty(), "{text}");
            }
            Ok((mut table, _)) => {
                opened += 1;
                if let Some(mut play) = table.lend() {
                    play.run(60);
                    let change = table.take_back(play);
                    assert!(change.failed.is_empty(), "a player broke down: {text}");
                }
                assert!(table.shown(None).view.is_some(), "{text}");
            }
        }
    }
    assert!(opened > 100 && refused > 100, "{opened} opened, {refused} refused");
}
