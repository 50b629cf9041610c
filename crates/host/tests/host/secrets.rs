//! Nobody is told of a card that they cannot know.

use std::collections::BTreeSet;

use ludoteca_core::Seat;
use ludoteca_host::Table;
use ludoteca_host::wire::TableState;
use ludoteca_testkit::effort;
use serde_json::Value;

use crate::room::{Room, here, person};

type Cards = BTreeSet<u64>;

/// Adds every card that stands anywhere in some JSON.
fn cards_in(value: &Value, found: &mut Cards) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| cards_in(value, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                match name.as_str() {
                    "card" => found.extend(value.as_u64()),
                    "hand" | "undrawn" | "rival_known" => {
                        found.extend(
                            value.as_array().into_iter().flatten().filter_map(Value::as_u64),
                        );
                    }
                    _ => cards_in(value, found),
                }
            }
        }
        _ => {}
    }
}

/// Every card that somebody is told of: by what they see, what they hear, and the table's line.
fn told(table: &Table, looks: Option<Seat>) -> Cards {
    let mut found = Cards::new();
    found.extend(table.shown(looks).actions.iter().filter_map(|action| card_of(action)));
    cards_in(&table.shown(looks).view.unwrap_or_default(), &mut found);
    for step in table.log(looks, 500) {
        found.extend(card_of(&step.action));
        for (_, event) in &step.news {
            cards_in(event, &mut found);
        }
    }
    let line = table.summary(Some(&person("Nobody").id), &here, 0);
    cards_in(&serde_json::to_value(line).expect("JSON"), &mut found);
    found
}

/// The card of `cCARD@CELL`.
fn card_of(action: &str) -> Option<u64> {
    action.split_once('@')?.0.strip_prefix('c')?.parse().ok()
}

#[test]
fn nobody_is_told_of_a_card_that_they_cannot_know() {
    let mut moments = 0;
    for seed in 0..effort(40, 1_000) {
        let mut room = Room::new("rift", if seed % 2 == 0 { "standard" } else { "classic" }, seed);
        room.fill();
        for _ in 0..200 {
            room.do_something();
            if room.table.state() != TableState::Playing {
                break;
            }
            // What was played is all that those who watch may know.
            let log = room.table.log(None, 500);
            let mut open = Cards::new();
            open.extend(log.iter().filter_map(|step| card_of(&step.action)));
            assert_eq!(told(&room.table, None), open, "seed {seed}");
            for seat in Seat::all(2) {
                let view = room.table.shown(Some(seat)).view.expect("the game has begun");
                let mut own = open.clone();
                for part in ["hand", "undrawn", "rival_known"] {
                    let cards = view[part].as_array().expect("a list of cards");
                    own.extend(cards.iter().filter_map(Value::as_u64));
                }
                // What the seat itself drew, in earlier games of the match as well.
                let log = room.table.log(Some(seat), 500);
                let news = log.iter().flat_map(|step| &step.news);
                for (_, event) in news.filter(|(_, event)| event["event"] == "drew") {
                    assert_eq!(event["seat"], seat.0, "seed {seed}");
                    own.extend(event["card"].as_u64());
                }
                assert_eq!(told(&room.table, Some(seat)), own, "seed {seed}, seat {seat}");
            }
            moments += 1;
        }
    }
    assert!(moments > 200, "{moments} moments were looked at");
}
