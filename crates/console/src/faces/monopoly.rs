//! Monopoly in a terminal: the squares as a list by sides, the players below.

mod actions;
mod board;
mod deed;
mod events;
mod question;
mod read;

use ludoteca_core::Seat;
use serde_json::Value;

use crate::scene::{count, list, text};
use crate::{Face, Menu, Scene};

#[derive(Debug)]
pub(super) struct MonopolyFace;

impl Face for MonopolyFace {
    fn draw(&self, scene: &Scene<'_>) -> String {
        board::draw(scene)
    }

    fn tell(&self, event: &Value, scene: &Scene<'_>) -> Option<String> {
        events::tell(event, scene)
    }

    fn read(&self, line: &str, scene: &Scene<'_>) -> Result<String, String> {
        read::read(line, scene)
    }

    fn name_action(&self, action: &str, scene: &Scene<'_>) -> String {
        actions::name(action, scene)
    }

    fn question(&self, scene: &Scene<'_>) -> Option<String> {
        question::ask(scene)
    }

    /// What goes on comes first, what is traded last.
    fn menu(&self, _: &Scene<'_>, actions: &[String]) -> Menu {
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by_key(|&n| actions::rank(&actions[n]));
        Menu::List(order)
    }

    fn completions(&self, _: &Scene<'_>, actions: &[String]) -> Vec<String> {
        let mut words = actions.to_vec();
        words.extend(["bid ", "trade "].map(str::to_owned));
        words.extend(read::verbs().map(str::to_owned));
        words
    }

    /// The window that everybody gets before somebody else rolls.
    fn idle(&self, scene: &Scene<'_>, actions: &[String]) -> Option<String> {
        let calm = scene.view["business"].is_null() && list(&scene.view["debts"]).is_empty();
        let out_of_turn = text(&scene.view["phase"]) == "others" && calm;
        actions.iter().find(|action| *action == "done").filter(|_| out_of_turn).cloned()
    }

    fn look(&self, what: &str, scene: &Scene<'_>) -> Option<String> {
        let describe = |square| deed::describe(square, scene);
        // What is wrong with the name is a better answer than none.
        Some(read::square(what, scene).map_or_else(|wrong| wrong, describe))
    }

    fn help(&self) -> &'static str {
        "play-monopoly-help"
    }
}

/// The letter of a seat's token.
fn token(seat: Seat) -> char {
    char::from(b'A' + seat.0 % 26)
}

/// What a square is called.
fn square_name<'s>(scene: &Scene<'s>, square: usize) -> &'s str {
    text(&scene.setting["squares"][square]["name"])
}

/// What somebody has on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Owned {
    by: Seat,
    houses: usize,
    hotel: bool,
    mortgaged: bool,
}

/// Who owns a square, and what is on it.
fn owned(scene: &Scene<'_>, square: usize) -> Option<Owned> {
    let players = (0..).map(Seat).zip(list(&scene.view["players"]));
    for (by, player) in players {
        for lot in list(&player["lots"]) {
            let bare = lot.is_u64();
            let place = if bare { count(lot) } else { count(&lot["square"]) };
            if place == square {
                return Some(Owned {
                    by,
                    houses: count(&lot["houses"]),
                    hotel: lot["hotel"] == true,
                    mortgaged: lot["mortgaged"] == true,
                });
            }
        }
    }
    None
}

/// The seats of a set that is written as bits.
fn seats_of(value: &Value) -> Vec<Seat> {
    let bits = value.as_u64().unwrap_or(0);
    (0..64).filter(|bit| bits >> bit & 1 == 1).map(Seat).collect()
}

/// How many jail cards a player holds.
fn jail_cards(player: &Value) -> usize {
    match &player["jail_cards"] {
        Value::Array(cards) => cards.len(),
        number => count(number),
    }
}
