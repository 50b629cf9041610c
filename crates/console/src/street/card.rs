//! The square that somebody came to, as a small card.

use crate::Scene;
use crate::faces::monopoly::{facts, sheets};
use crate::scene::{number, text, whole};
use crate::style::{fit, width};

/// Columns inside the frame, at least.
const COLUMNS: usize = 34;

/// The card: what it is in the frame, its name and number, its price and owner.
pub(super) fn draw(square: usize, scene: &Scene<'_>) -> String {
    let facts = &scene.setting["squares"][square];
    let kind = text(&facts["kind"]);
    let group = facts["group"].as_u64().and_then(|group| usize::try_from(group).ok());
    let title = match group.filter(|_| kind == "street") {
        Some(group) => text(&scene.setting["groups"][group]["name"]).to_owned(),
        None => scene.say(&format!("play-monopoly-kind-{kind}"), &[]),
    };
    let mut lines = vec![format!("{square} {}", text(&facts["name"]))];
    let price = whole(&facts["price"]);
    if price > 0 {
        let price = number(scene.words, price);
        let price = scene.say("console-card-price", &[("price", (&price).into())]);
        lines.push(format!("{price} · {}", owner(square, scene)));
    }
    let inside = lines.iter().map(|line| width(line)).max().unwrap_or(0).max(COLUMNS);
    let rest = (inside + 1).saturating_sub(width(&title) + 2);
    let mut card = vec![format!("┌─ {title} {}┐", "─".repeat(rest))];
    card.extend(lines.iter().map(|line| format!("│ {} │", fit(line, inside))));
    card.push(format!("└{}┘", "─".repeat(inside + 2)));
    card.join("\n")
}

/// Whose it is, and what is on it.
fn owner(square: usize, scene: &Scene<'_>) -> String {
    let Some(lot) = facts::owned(scene, square) else {
        return scene.say("play-monopoly-nobody", &[]);
    };
    let name = scene.name(lot.by);
    let owner = scene.say("console-card-owner", &[("name", (&name).into())]);
    match sheets::built(scene, lot) {
        Some(built) => format!("{owner} · {built}"),
        None => owner,
    }
}
