//! What happened, as the console tells it.

use std::io;

use ludoteca_core::Seat;
use serde_json::Value;

use super::game::Open;
use super::{Console, card};
use crate::scene::{list, seat, text, whole};
use crate::style::wrap;
use crate::{Ink, News, Scene};

impl Console<'_> {
    /// Tells what happened, line by line.
    pub(super) fn tell(&mut self, game: &Open, news: &[News]) -> io::Result<()> {
        if news.is_empty() {
            return Ok(());
        }
        let view = game.view();
        let scene = game.scene(&view, None, self.terminal.words, &self.terminal.style);
        let lines: Vec<String> =
            news.iter().filter_map(|news| line(game, &news.event, &scene)).collect();
        lines.iter().try_for_each(|line| self.terminal.write(line))
    }
}

fn line(game: &Open, event: &Value, scene: &Scene<'_>) -> Option<String> {
    let person = seat(&event["seat"]).filter(|&seat| game.is_person(seat));
    let told = match (text(&event["event"]), person) {
        ("opening-roll", _) => return Some(opening(game, event, scene)),
        ("starts", _) => {
            let name = game.name(seat(&event["seat"])?);
            return Some(scene.say("console-starts", &[("name", (&name).into())]));
        }
        ("rolled", Some(seat)) => return Some(rolled(game, seat, event, scene)),
        // Who moves by hand wants to see where that led.
        ("moved", Some(_)) => return arrival(event, scene),
        ("auction-begins", _) => return auction(game, event, scene),
        _ => super::face().tell(event, scene)?,
    };
    let sign = scene.paint(Ink::Dim, "·");
    Some(wrap(&format!("{sign} {told}"), scene.style.width, 2))
}

fn dice(event: &Value) -> (i64, i64) {
    let dice = list(&event["dice"]);
    (dice.first().map_or(0, whole), dice.get(1).map_or(0, whole))
}

fn opening(game: &Open, event: &Value, scene: &Scene<'_>) -> String {
    let (a, b) = dice(event);
    let name = seat(&event["seat"]).map_or_else(String::new, |seat| game.name(seat));
    let [a, b, sum] = [a, b, a + b].map(|number| number.to_string());
    let args = [
        ("name", (&name).into()),
        ("first", (&a).into()),
        ("second", (&b).into()),
        ("sum", (&sum).into()),
    ];
    scene.say("console-opening-roll", &args)
}

fn rolled(game: &Open, seat: Seat, event: &Value, scene: &Scene<'_>) -> String {
    let (a, b) = dice(event);
    let name = game.name(seat);
    let [a, b, sum] = [a, b, a + b].map(|number| number.to_string());
    let args = [
        ("name", (&name).into()),
        ("first", (&a).into()),
        ("second", (&b).into()),
        ("sum", (&sum).into()),
    ];
    format!("\n{}", scene.say("console-rolled", &args))
}

/// The square that somebody came to, as a card.
fn arrival(event: &Value, scene: &Scene<'_>) -> Option<String> {
    let from = usize::try_from(event["from"].as_u64()?).ok()?;
    let to = usize::try_from(event["to"].as_u64()?).ok()?;
    let from = text(&scene.setting["squares"][from]["name"]);
    let moved = scene.say("console-moved", &[("from", from.into())]);
    Some(format!("{moved}\n{}", card::draw(to, scene)))
}

/// What is put up for auction, as a card if somebody here bids for it.
fn auction(game: &Open, event: &Value, scene: &Scene<'_>) -> Option<String> {
    let told = super::face().tell(event, scene)?;
    let head = scene.paint(Ink::Bold, &told);
    let bidders = event["bidders"].as_u64().unwrap_or(0);
    let people = (0..8).map(Seat).any(|seat| bidders >> seat.0 & 1 == 1 && game.is_person(seat));
    let lot = event["lot"].as_u64().filter(|_| people);
    let card = lot.and_then(|lot| super::face().look(&format!("square {lot}"), scene));
    let how = scene.say("console-how-to-bid", &[]);
    Some(match card {
        Some(card) => format!("\n{head}\n{card}\n{how}"),
        None if people => format!("\n{head}\n{how}"),
        None => head,
    })
}
