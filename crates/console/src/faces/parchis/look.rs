//! A closer look at a colour or at a square.

use super::pieces::{Colour, Pieces, spot_name};
use crate::Scene;
use crate::scene::{count, list, text};

/// A colour by its name or letter, or a square of the ring by its number; `None` when there is
/// no such thing.
pub(super) fn look(what: &str, scene: &Scene<'_>) -> Option<String> {
    let what = what.trim().to_lowercase();
    let pieces = Pieces::of(scene);
    if let Ok(number) = what.parse::<usize>() {
        return square(number, &pieces, scene);
    }
    let named = |colour: &&Colour| {
        let english = text(&scene.setting["colours"][colour.number]["name"]);
        let known = [colour.name.to_lowercase(), colour.letter.to_lowercase()];
        known.contains(&what) || english == what
    };
    pieces.colours.iter().find(named).map(|colour| a_colour(colour, scene))
}

/// Every piece of a colour, and how far it has to go.
fn a_colour(colour: &Colour, scene: &Scene<'_>) -> String {
    let mut lines = vec![scene.paint(colour.ink, &colour.title(scene))];
    let left = list(&scene.view["colours"])
        .iter()
        .find(|known| known["name"] == scene.setting["colours"][colour.number]["name"])
        .map_or(&[][..], |known| list(&known["left"]));
    for (n, spot) in colour.spots.iter().enumerate() {
        let (piece, place) = (format!("{}{}", colour.letter, n + 1), spot_name(scene, spot));
        let steps = left.get(n).map_or(0, count) as u64;
        let args =
            [("piece", (&piece).into()), ("place", (&place).into()), ("steps", steps.into())];
        lines.push(format!("  {}", scene.say("play-parchis-look-piece", &args)));
    }
    lines.join("\n")
}

/// Who stands on a square, and whether anybody is captured there.
fn square(number: usize, pieces: &Pieces, scene: &Scene<'_>) -> Option<String> {
    if !(1..=count(&scene.setting["ring"])).contains(&number) {
        return None;
    }
    let safe = list(&scene.setting["safe"]).iter().any(|known| count(known) == number);
    let key = if safe { "play-parchis-look-safe" } else { "play-parchis-look-square" };
    let mut parts = vec![scene.say(key, &[("square", (number as u64).into())])];
    for (n, known) in list(&scene.setting["colours"]).iter().enumerate() {
        let name = scene.say(&format!("play-parchis-colour-{}", text(&known["name"])), &[]);
        let name = ("name", (&name).into());
        if count(&known["start"]) == number {
            parts.push(scene.say("play-parchis-look-start", &[name]));
        }
        if count(&known["last"]) == number {
            parts.push(scene.say("play-parchis-look-last", &[name]));
        }
        let colour = pieces.colours.iter().find(|colour| colour.number == n);
        for piece in colour.map_or_else(Vec::new, |colour| colour.at(&number.into())) {
            let letter = colour.map_or("", |colour| &colour.letter);
            parts.push(format!("{letter}{piece}"));
        }
    }
    Some(parts.join(" · "))
}
