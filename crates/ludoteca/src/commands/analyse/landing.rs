//! Where rolls and turns end, and what is visited on the way.

use clap::ArgMatches;
use ludoteca_monopoly::analysis::{SquareVisits, visits};
use serde_json::{Value, json};

use super::Walk;
use crate::output::Output;

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let walk = Walk::open(out, matches)?;
    let table = visits(&walk.setup.game, walk.policy);
    if matches.get_flag("json") {
        let square = |square: &SquareVisits| -> Value {
            json!({
                "square": square.place.0,
                "name": walk.name(square.place),
                "visits": square.visits,
                "roll_ends": square.roll_ends,
                "turn_ends": square.turn_ends,
            })
        };
        return out.json(&json!({
            "game": "monopoly",
            "rules": walk.setup.rules,
            "board": walk.board(),
            "jail": walk.jail,
            "rolls_per_turn": table.rolls_per_turn,
            "squares": table.squares.iter().map(square).collect::<Vec<_>>(),
            "in_jail": {
                "visits": table.sent_to_jail,
                "roll_ends": table.rolls_in_jail,
                "turn_ends": table.turns_in_jail,
            },
        }));
    }
    walk.title(out, table.rolls_per_turn)?;
    let words = out.words;
    let percent = |share: f64| words.decimal(100.0 * share, 4);
    let jail = walk.setup.game.board().jail().map(|(place, ..)| place);
    let row = |square: &SquareVisits| {
        let name = walk.name(square.place);
        let visiting = || words.say("analyse-just-visiting", &[("square", name.into())]);
        let name = if jail == Some(square.place) { visiting() } else { name.to_owned() };
        let shares = [square.visits, square.roll_ends, square.turn_ends].map(percent);
        [square.place.to_string(), name].into_iter().chain(shares).collect::<Vec<_>>()
    };
    let mut rows: Vec<Vec<String>> = table.squares.iter().map(row).collect();
    if jail.is_some() {
        let shares = [table.sent_to_jail, table.rolls_in_jail, table.turns_in_jail].map(percent);
        let name = [String::new(), words.plain("analyse-in-jail")];
        rows.push(name.into_iter().chain(shares).collect());
    }
    let head = ["head-number", "head-square", "head-visits", "head-roll-ends", "head-turn-ends"];
    out.table(&head, &[0, 2, 3, 4], &rows)
}
