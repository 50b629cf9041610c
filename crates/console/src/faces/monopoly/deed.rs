//! The deed of a square.

use super::facts::{owned, square_name};
use super::{marks, sheets};
use crate::scene::{count, list, text, whole};
use crate::style::{fit, width, wrap};
use crate::{Ink, Scene};

/// Columns of a deed, its frame not counted.
const COLUMNS: usize = 40;

/// A square as a card: what it is, what it costs and earns, whose it is.
pub(super) fn draw(square: usize, scene: &Scene<'_>) -> String {
    let facts = &scene.setting["squares"][square];
    let columns = COLUMNS.min(scene.style.width.saturating_sub(4)).max(10);
    let (mark, ink) = marks::of_square(scene, square);
    let group = marks::group(scene, square).map(|group| &scene.setting["groups"][group]);
    let kind = text(&facts["kind"]);
    let kind = match group.filter(|_| kind == "street") {
        Some(group) => text(&group["name"]).to_owned(),
        None => scene.say(&format!("play-monopoly-kind-{kind}"), &[]),
    };
    let name = scene.paint(Ink::Bold, square_name(scene, square));
    let head = vec![format!("{square} {name}"), format!("{} {kind}", scene.paint(ink, &mark))];
    let row = |(name, value): (String, String)| {
        let room = columns.saturating_sub(width(&value));
        format!("{}{value}", fit(&name, room))
    };
    let mut parts = vec![head, earns(square, scene).into_iter().map(row).collect()];
    parts.push(costs(square, scene).into_iter().map(row).collect());
    parts.push(whose(square, scene, columns));
    parts.retain(|part| !part.is_empty());
    framed(scene, &parts, columns)
}

fn framed(scene: &Scene<'_>, parts: &[Vec<String>], columns: usize) -> String {
    let line = |left: &str, right: &str| {
        scene.paint(Ink::Dim, &format!("{left}{}{right}", "─".repeat(columns + 2)))
    };
    let bar = scene.paint(Ink::Dim, "│");
    let mut lines = vec![line("┌", "┐")];
    for (n, part) in parts.iter().enumerate() {
        if n > 0 {
            lines.push(line("├", "┤"));
        }
        lines.extend(part.iter().map(|text| format!("{bar} {} {bar}", fit(text, columns))));
    }
    lines.push(line("└", "┘"));
    lines.join("\n")
}

/// What whoever comes there pays or gets.
fn earns(square: usize, scene: &Scene<'_>) -> Vec<(String, String)> {
    let facts = &scene.setting["squares"][square];
    let say = |key: &str, number: u64| {
        scene.say(&format!("play-monopoly-deed-{key}"), &[("count", number.into())])
    };
    let amount = |field: &str| scene.number(whole(&facts[field]));
    let numbered = |field: &str| list(&facts[field]).iter().map(whole).zip(1..);
    match text(&facts["kind"]) {
        "street" => {
            let rents: Vec<i64> = list(&facts["rents"]).iter().map(whole).collect();
            let [bare, houses @ .., hotel] = &rents[..] else { return Vec::new() };
            let most = count(&scene.setting["rules"]["houses_before_hotel"]);
            let mut rows = vec![
                (say("rent", 0), scene.number(*bare)),
                (say("rent-group", 0), scene.number(2 * bare)),
            ];
            let houses = houses.iter().zip(1..).take(most);
            rows.extend(houses.map(|(rent, n)| (say("rent-houses", n), scene.number(*rent))));
            rows.push((say("rent-hotel", 0), scene.number(*hotel)));
            rows
        }
        "station" => numbered("rents")
            .map(|(rent, n)| (say("rent-stations", n), scene.number(rent)))
            .collect(),
        "utility" => numbered("multipliers")
            .map(|(factor, n)| (say("rent-utilities", n), format!("{} ×", scene.number(factor))))
            .collect(),
        "tax" => vec![(say("pay", 0), amount("amount"))],
        "income-tax" => {
            vec![
                (say("pay", 0), amount("fixed")),
                (say("pay-percent", 0), amount("percent") + " %"),
            ]
        }
        "go" => vec![(say("salary", 0), amount("salary"))],
        "jail" => vec![(say("fine", 0), amount("fine")), (say("turns", 0), amount("turns"))],
        _ => Vec::new(),
    }
}

/// What it costs to have and to build.
fn costs(square: usize, scene: &Scene<'_>) -> Vec<(String, String)> {
    let facts = &scene.setting["squares"][square];
    ["price", "mortgage", "house_price", "hotel_price"]
        .into_iter()
        .filter(|field| facts[*field].is_i64())
        .map(|field| {
            let name = scene.say(&format!("play-monopoly-deed-{}", field.replace('_', "-")), &[]);
            (name, scene.number(whole(&facts[field])))
        })
        .collect()
}

/// Whose it is, what stands on it, and who has the rest of the group.
fn whose(square: usize, scene: &Scene<'_>, columns: usize) -> Vec<String> {
    if !scene.setting["squares"][square]["price"].is_i64() {
        return Vec::new();
    }
    let holder = |square: usize| {
        let name = |lot: super::facts::Owned| scene.name(lot.by);
        owned(scene, square).map_or_else(|| scene.say("play-monopoly-nobody", &[]), name)
    };
    let name = holder(square);
    let mut lines = vec![scene.say("play-monopoly-deed-owner", &[("name", (&name).into())])];
    lines.extend(owned(scene, square).and_then(|lot| sheets::built(scene, lot)));
    let group = marks::group(scene, square).map(|group| &scene.setting["groups"][group]["squares"]);
    let others = group.map_or(&[][..], list).iter().map(count).filter(|other| *other != square);
    let mut named = Vec::new();
    for other in others {
        let line = format!("{other} {} ({})", square_name(scene, other), holder(other));
        named.extend(wrap(&line, columns, 3).lines().map(str::to_owned));
    }
    if !named.is_empty() {
        lines.push(scene.say("play-monopoly-deed-group", &[]));
        lines.extend(named);
    }
    lines
}
