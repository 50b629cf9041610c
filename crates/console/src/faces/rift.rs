//! The Rift in a terminal: the board with its cards, and the hand below.

mod board;
mod cards;
mod read;

use ludoteca_core::Seat;
use serde_json::Value;

use crate::scene::{count, list, seat, text, whole};
use crate::{Face, Menu, Scene};
use cards::{card_name, card_of_notation, cell_name};

#[derive(Debug)]
pub(super) struct RiftFace;

impl Face for RiftFace {
    fn draw(&self, scene: &Scene<'_>) -> String {
        board::draw(scene)
    }

    fn tell(&self, event: &Value, scene: &Scene<'_>) -> Option<String> {
        let kind = text(&event["event"]);
        let key = format!("play-rift-e-{kind}");
        let who = seat(&event["seat"]);
        let card = card_name(scene, count(&event["card"]));
        let cell = cell_name(scene, &event["cell"]);
        let args = [("card", card.into()), ("cell", (&cell).into())];
        match kind {
            "game-begins" => {
                let name = scene.whom(seat(&event["starter"])?);
                let game = count(&event["game"]) as u64 + 1;
                Some(scene.say(&key, &[("name", (&name).into()), ("game", game.into())]))
            }
            // One's own cards are told by name.
            "cards-drawn" if who.is_some_and(|who| scene.is_me(who)) => None,
            "cards-drawn" => {
                let number = |field: &str| (count(&event[field]) as u64).into();
                Some(scene.tell(
                    &key,
                    who?,
                    &[("count", number("count")), ("left", number("left"))],
                ))
            }
            "flipped" if event["echo"] == true => {
                Some(scene.tell("play-rift-e-echoed", who?, &args))
            }
            "drew" | "played" | "taken-over" | "flipped" => Some(scene.tell(&key, who?, &args)),
            "game-ends" => {
                let points: Vec<i64> = list(&event["points"]).iter().map(whole).collect();
                let (first, second) = (scene.who(Seat(0)), scene.whom(Seat(1)));
                let score =
                    format!("{}–{}", points.first().unwrap_or(&0), points.get(1).unwrap_or(&0));
                let args = [
                    ("first", (&first).into()),
                    ("second", (&second).into()),
                    ("score", (&score).into()),
                ];
                Some(scene.say(&key, &args))
            }
            _ => None,
        }
    }

    fn read(&self, line: &str, scene: &Scene<'_>) -> Result<String, String> {
        read::read(line, scene)
    }

    fn name_action(&self, action: &str, scene: &Scene<'_>) -> String {
        if action == "take-over" {
            return scene.say("play-rift-take-over", &[]);
        }
        let Some((what, cell)) = action.split_once('@') else { return action.to_owned() };
        let Some((x, y)) = cell.split_once(',') else { return action.to_owned() };
        let number = |text: &str| text.parse::<u64>().unwrap_or(0);
        let cell = serde_json::json!({ "x": number(x), "y": number(y) });
        let place = cell_name(scene, &cell);
        if what == "echo" {
            let at = board::index(scene, &cell);
            let name =
                at.map_or("", |at| card_name(scene, count(&scene.view["cells"][at]["card"])));
            return scene
                .say("play-rift-echo", &[("card", name.into()), ("cell", (&place).into())]);
        }
        let name = card_of_notation(what).map_or(what, |card| card_name(scene, card));
        scene.say("play-rift-play", &[("card", name.into()), ("cell", (&place).into())])
    }

    fn question(&self, scene: &Scene<'_>) -> Option<String> {
        let echo = &scene.view["echo"];
        if echo.is_null() {
            return None;
        }
        let cell = cell_name(scene, &echo["from"]);
        Some(scene.say("play-rift-ask-echo", &[("cell", (&cell).into())]))
    }

    fn menu(&self, scene: &Scene<'_>, actions: &[String]) -> Menu {
        if !scene.view["echo"].is_null() {
            return Menu::in_order(actions);
        }
        let key = if scene.view["can_take_over"] == true {
            "play-rift-how-or-take-over"
        } else {
            "play-rift-how"
        };
        Menu::Words(scene.say(key, &[]))
    }

    fn completions(&self, scene: &Scene<'_>, _: &[String]) -> Vec<String> {
        let hand = list(&scene.view["hand"]).iter();
        hand.map(|card| card_name(scene, count(card)).to_lowercase()).collect()
    }

    fn look(&self, what: &str, scene: &Scene<'_>) -> Option<String> {
        cards::describe(what, scene)
    }

    fn name_thing(&self, field: &str, value: &Value, scene: &Scene<'_>) -> String {
        match field {
            "card" => card_name(scene, count(value)).to_owned(),
            "cell" | "from" | "target" | "centre" => cell_name(scene, value),
            _ => scene.number(whole(value)),
        }
    }

    fn has_hands(&self) -> bool {
        true
    }

    fn help(&self) -> &'static str {
        "play-rift-help"
    }
}
