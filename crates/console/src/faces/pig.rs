//! Pig in a terminal.

use ludoteca_core::{Seat, Turn};
use serde_json::Value;

use crate::scene::{count, list, seat, text};
use crate::style::{fit, fit_right, width};
use crate::{Face, Ink, Scene};

#[derive(Debug)]
pub(super) struct PigFace;

/// Columns of a bar.
const BAR: usize = 30;

impl Face for PigFace {
    fn draw(&self, scene: &Scene<'_>) -> String {
        let (scores, target) = (list(&scene.view["scores"]), count(&scene.view["target"]).max(1));
        let names: Vec<String> = (0..).map(Seat).take(scores.len()).map(|s| scene.who(s)).collect();
        let columns = names.iter().map(|name| width(name)).max().unwrap_or(0);
        let mut lines = vec![scene.say("play-pig-target", &[("target", (target as u64).into())])];
        for ((score, name), at) in scores.iter().zip(&names).zip((0..).map(Seat)) {
            let on_turn = scene.turn == Turn::Decide(at);
            let (score, stake) = (count(score), count(&scene.view["turn_total"]));
            let mark = if on_turn { "▸" } else { " " };
            let mut line = format!(
                "{mark} {} {} {}",
                scene.paint(scene.ink(at), &fit(name, columns)),
                bar(scene, at, score, if on_turn { stake } else { 0 }, target),
                fit_right(&score.to_string(), 4),
            );
            if on_turn && stake > 0 {
                let stake = scene.say("play-pig-stake", &[("points", (stake as u64).into())]);
                line.push_str(&scene.paint(Ink::Bold, &format!("  {stake}")));
            }
            lines.push(line);
        }
        lines.join("\n")
    }

    fn tell(&self, event: &Value, scene: &Scene<'_>) -> Option<String> {
        let who = seat(&event["seat"])?;
        let number = |name: &str| event[name].as_u64().unwrap_or(0);
        let points = ("points", number("points").into());
        match text(&event["event"]) {
            "rolled" => {
                Some(scene.tell("play-pig-rolled", who, &[("face", number("face").into())]))
            }
            "turn-lost" => Some(scene.tell("play-pig-lost", who, &[points])),
            "held" => {
                let score = ("score", number("score").into());
                Some(scene.tell("play-pig-held", who, &[points, score]))
            }
            _ => None,
        }
    }

    fn read(&self, line: &str, scene: &Scene<'_>) -> Result<String, String> {
        let line = line.to_lowercase();
        match line.as_str() {
            "roll" | "r" | "tirar" | "tira" | "t" => Ok("roll".into()),
            "hold" | "h" | "plantarse" | "planta" | "p" => Ok("hold".into()),
            _ => Err(scene.say("play-pig-expected", &[("found", (&line).into())])),
        }
    }

    fn name_action(&self, action: &str, scene: &Scene<'_>) -> String {
        let stake = count(&scene.view["turn_total"]);
        let key = match action {
            "roll" => "play-pig-roll",
            "hold" => "play-pig-hold",
            _ => return action.to_owned(),
        };
        scene.say(key, &[("points", (stake as u64).into())])
    }

    fn completions(&self, _: &Scene<'_>, _: &[String]) -> Vec<String> {
        ["roll", "hold", "tirar", "plantarse"].map(str::to_owned).to_vec()
    }

    fn help(&self) -> &'static str {
        "play-pig-help"
    }
}

/// What a seat has, and what it could have if it stopped now.
fn bar(scene: &Scene<'_>, at: Seat, score: usize, stake: usize, target: usize) -> String {
    let columns = |points: usize| (points * BAR / target).min(BAR);
    let (held, both) = (columns(score), columns(score + stake));
    format!(
        "▕{}{}{}▏",
        scene.paint(scene.ink(at), &"█".repeat(held)),
        scene.paint(scene.ink(at), &"▒".repeat(both - held)),
        scene.paint(Ink::Dim, &"░".repeat(BAR - both)),
    )
}
