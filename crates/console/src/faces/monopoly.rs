//! Monopoly in a terminal: the board as a ring, or as a list where there is no room for one.

mod actions;
mod deed;
mod events;
pub(crate) mod facts;
mod legend;
mod look;
mod marks;
mod middle;
mod percent;
mod question;
mod read;
mod ring;
pub(crate) mod sheets;
mod squares;
mod standing;
mod tokens;

use serde_json::Value;

use crate::scene::{count, list, seat, text, whole};
use crate::{Face, Menu, Scene};

#[derive(Debug)]
pub(super) struct MonopolyFace;

impl Face for MonopolyFace {
    fn draw(&self, scene: &Scene<'_>) -> String {
        ring::draw(scene).unwrap_or_else(|| squares::draw(scene))
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
        Some(look::look(what, scene))
    }

    fn name_thing(&self, field: &str, value: &Value, scene: &Scene<'_>) -> String {
        match field {
            "place" => {
                let square = count(value);
                format!("{square} {}", facts::square_name(scene, square))
            }
            "seat" => seat(value).map_or_else(String::new, |seat| scene.whom(seat)),
            _ => scene.number(whole(value)),
        }
    }

    fn help(&self) -> &'static str {
        "play-monopoly-help"
    }
}
