//! Parchís in a terminal: the whole cross, or a list where there is no room for it.

mod cross;
mod look;
mod pieces;
mod read;

use serde_json::Value;

use crate::scene::{count, list, seat, text, whole};
use crate::style::{fit, width};
use crate::{Face, Scene};
use pieces::{Pieces, piece_name, spot_name};

#[derive(Debug)]
pub(super) struct ParchisFace;

impl Face for ParchisFace {
    fn draw(&self, scene: &Scene<'_>) -> String {
        let pieces = Pieces::of(scene);
        if cross::fits(scene) { cross::draw(scene, &pieces) } else { a_list(scene, &pieces) }
    }

    fn tell(&self, event: &Value, scene: &Scene<'_>) -> Option<String> {
        let kind = text(&event["event"]);
        let key = format!("play-parchis-e-{kind}");
        let who = seat(&event["seat"]);
        let piece = piece_name(scene, text(&event["piece"]));
        let place = |field: &str| spot_name(scene, &event[field]);
        let number = |field: &str| (count(&event[field]) as u64).into();
        match kind {
            "rolled" => {
                let roll = text(&event["roll"]).replace('+', " + ");
                Some(scene.tell(&key, who?, &[("roll", (&roll).into())]))
            }
            "came-out" => {
                let to = place("to");
                Some(scene.tell(&key, who?, &[("piece", (&piece).into()), ("to", (&to).into())]))
            }
            "moved" => {
                let (from, to) = (place("from"), place("to"));
                let args =
                    [("piece", (&piece).into()), ("from", (&from).into()), ("to", (&to).into())];
                Some(scene.tell(&key, who?, &args))
            }
            "captured" => {
                let (by, on) = (piece_name(scene, text(&event["by"])), place("on"));
                let args = [("piece", (&piece).into()), ("by", (&by).into()), ("on", (&on).into())];
                Some(scene.say(&key, &args))
            }
            "reached-goal" | "sent-home" | "spared" => {
                Some(scene.say(&key, &[("piece", (&piece).into())]))
            }
            "bonus-given" | "bonus-lost" => {
                Some(scene.tell(&key, who?, &[("steps", number("steps"))]))
            }
            "die-lost" => Some(scene.tell(&key, who?, &[("die", number("die"))])),
            "rolls-again" | "third-in-a-row" => Some(scene.tell(&key, who?, &[])),
            "finished" => Some(scene.tell(&key, who?, &[("place", number("place"))])),
            _ => None,
        }
    }

    fn read(&self, line: &str, scene: &Scene<'_>) -> Result<String, String> {
        read::read(line, scene)
    }

    fn name_action(&self, action: &str, scene: &Scene<'_>) -> String {
        let moves = list(&scene.view["moves"]);
        let Some(known) = moves.iter().find(|known| known["action"] == action) else {
            return action.to_owned();
        };
        let piece = piece_name(scene, text(&known["piece"]));
        let (from, to) = (spot_name(scene, &known["from"]), spot_name(scene, &known["to"]));
        let args = [("piece", (&piece).into()), ("from", (&from).into()), ("to", (&to).into())];
        let out = known["from"] == "home";
        let mut name = scene.say(if out { "play-parchis-out" } else { "play-parchis-move" }, &args);
        if let Some(captured) = known["captures"].as_str() {
            let captured = piece_name(scene, captured);
            let args = [("piece", (&captured).into())];
            name.push_str(&scene.say("play-parchis-captures", &args));
        }
        name
    }

    fn question(&self, scene: &Scene<'_>) -> Option<String> {
        let pending = &scene.view["pending"];
        if let Some(steps) = pending["bonus"].as_u64() {
            return Some(scene.say("play-parchis-ask-bonus", &[("steps", steps.into())]));
        }
        let dice: Vec<String> =
            list(&pending["dice"]).iter().map(|die| count(die).to_string()).collect();
        let dice = dice.join(" + ");
        (!dice.is_empty()).then(|| scene.say("play-parchis-ask", &[("dice", (&dice).into())]))
    }

    fn completions(&self, scene: &Scene<'_>, _: &[String]) -> Vec<String> {
        let moves = list(&scene.view["moves"]).iter();
        moves.map(|known| piece_name(scene, text(&known["piece"]))).collect()
    }

    fn look(&self, what: &str, scene: &Scene<'_>) -> Option<String> {
        look::look(what, scene)
    }

    fn name_thing(&self, field: &str, value: &Value, scene: &Scene<'_>) -> String {
        match field {
            "piece" | "lower" => piece_name(scene, text(value)),
            "on" | "start" => spot_name(scene, value),
            _ => scene.number(whole(value)),
        }
    }

    fn help(&self) -> &'static str {
        "play-parchis-help"
    }
}

/// Every piece and where it is, colour by colour.
fn a_list(scene: &Scene<'_>, pieces: &Pieces) -> String {
    let columns =
        pieces.colours.iter().map(|colour| width(&colour.title(scene))).max().unwrap_or(0);
    let lines = pieces.colours.iter().map(|colour| {
        let spots = colour
            .spots
            .iter()
            .enumerate()
            .map(|(n, spot)| format!("{}{} {}", colour.letter, n + 1, spot_name(scene, spot)));
        let title = scene.paint(colour.ink, &fit(&colour.title(scene), columns));
        format!("{title}  {}", spots.collect::<Vec<_>>().join(" · "))
    });
    lines.collect::<Vec<_>>().join("\n")
}
