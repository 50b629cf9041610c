//! The squares, side by side, and the players.

use ludoteca_core::{Seat, Turn};
use serde_json::Value;

use super::{jail_cards, owned, square_name, token};
use crate::scene::{count, list, text, whole};
use crate::style::{fit, fit_right, width};
use crate::{Ink, Scene};

/// Columns that a square needs: its number, colour, name, owner and tokens.
const NARROWEST: usize = 18;
/// Columns in which there is room for a price as well.
const WITH_PRICES: usize = 22;

pub(super) fn draw(scene: &Scene<'_>) -> String {
    let squares = list(&scene.setting["squares"]).len();
    let sides = (scene.style.width / (NARROWEST + 2)).clamp(1, 4);
    let rows = squares.div_ceil(sides);
    let columns = (scene.style.width / sides).saturating_sub(2).clamp(NARROWEST, 28);
    let mut lines: Vec<String> = (0..rows)
        .map(|row| {
            let cells = (0..sides).map(|side| side * rows + row).filter(|&n| n < squares);
            let cells: Vec<String> = cells.map(|n| square(scene, n, columns)).collect();
            cells.join("  ").trim_end().to_owned()
        })
        .collect();
    lines.push(String::new());
    lines.extend(players(scene));
    lines.extend(bank(scene));
    lines.join("\n")
}

/// One square: `39 ▌A3 Boardwalk BC`, and the price of free lots where there is room.
fn square(scene: &Scene<'_>, n: usize, columns: usize) -> String {
    let facts = &scene.setting["squares"][n];
    let (owner, mut tokens) = (owner(scene, n), tokens(scene, n));
    let price = whole(&facts["price"]);
    if columns >= WITH_PRICES && price > 0 && owned(scene, n).is_none() {
        let price = scene.paint(Ink::Dim, &scene.number(price));
        tokens = if tokens.is_empty() { price } else { format!("{price} {tokens}") };
    }
    if !tokens.is_empty() {
        tokens.insert(0, ' ');
    }
    let room = columns.saturating_sub(4 + 3 + width(&tokens));
    let name = if width(text(&facts["name"])) <= room { "name" } else { "short" };
    let name = fit(text(&facts[name]), room);
    let number = scene.paint(Ink::Dim, &fit_right(&n.to_string(), 2));
    let bar = scene.paint(group_ink(scene, facts), "▌");
    fit(&format!("{number} {bar}{owner} {name}{tokens}"), columns)
}

/// Owner and buildings, in two columns.
fn owner(scene: &Scene<'_>, n: usize) -> String {
    let Some(lot) = owned(scene, n) else { return "  ".to_owned() };
    let built = match (lot.mortgaged, lot.hotel, lot.houses) {
        (true, ..) => "m".to_owned(),
        (_, true, _) => "H".to_owned(),
        (_, _, 0) => " ".to_owned(),
        (_, _, houses) => houses.to_string(),
    };
    let ink = if lot.mortgaged { Ink::Dim } else { scene.ink(lot.by) };
    scene.paint(ink, &format!("{}{built}", token(lot.by)))
}

/// The tokens on a square.
fn tokens(scene: &Scene<'_>, n: usize) -> String {
    let mut text = String::new();
    for (seat, player) in (0..).map(Seat).zip(list(&scene.view["players"])) {
        if player["out"] != true && count(&player["square"]) == n && !player["square"].is_null() {
            text.push_str(&scene.paint(scene.ink(seat), &token(seat).to_string()));
        }
    }
    text
}

/// The ink of a group, in the order in which groups lie on the board: the letters of owners and
/// the numbers of squares say the same.
fn group_ink(scene: &Scene<'_>, facts: &Value) -> Ink {
    const STREETS: [u8; 8] = [35, 96, 95, 33, 91, 93, 92, 94];
    let group = facts["group"].as_u64().and_then(|group| usize::try_from(group).ok());
    let Some(group) = group else { return Ink::Dim };
    let groups = list(&scene.setting["groups"]);
    if groups.get(group).is_none_or(|known| known["streets"] != true) {
        return Ink::Plain;
    }
    let before = groups[..group].iter().filter(|known| known["streets"] == true).count();
    Ink::Colour(STREETS[before % STREETS.len()])
}

fn players(scene: &Scene<'_>) -> Vec<String> {
    let players = list(&scene.view["players"]);
    let seats = || (0..).map(Seat).zip(players);
    let names: Vec<String> = seats().map(|(seat, _)| scene.who(seat)).collect();
    let columns = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let cash: Vec<String> = players.iter().map(|p| scene.number(whole(&p["cash"]))).collect();
    let cash_columns = cash.iter().map(|cash| width(cash)).max().unwrap_or(0);
    let line = |(seat, player): (Seat, &Value)| {
        let mark = if scene.turn == Turn::Decide(seat) { "▸" } else { " " };
        let name = format!("{} {}", token(seat), fit(&names[seat.idx()], columns));
        let name = scene.paint(scene.ink(seat), &name);
        if player["out"] == true {
            return format!("{mark} {name}  {}", scene.say("play-monopoly-out", &[]));
        }
        let cash = fit_right(&cash[seat.idx()], cash_columns);
        let rest = rest(scene, player);
        format!("{mark} {name}  {}  {rest}", scene.paint(Ink::Bold, &cash))
    };
    seats().map(line).collect()
}

/// Where a player stands, jail, cards and lots.
fn rest(scene: &Scene<'_>, player: &Value) -> String {
    let mut parts = Vec::new();
    let place = square_name(scene, count(&player["square"]));
    let jailed = count(&player["jail"]);
    if jailed > 0 {
        parts.push(scene.say("play-monopoly-jailed", &[("turn", (jailed as u64).into())]));
    } else {
        parts.push(place.to_owned());
    }
    let cards = jail_cards(player);
    if cards > 0 {
        parts.push(scene.say("play-monopoly-cards", &[("cards", (cards as u64).into())]));
    }
    let lots = list(&player["lots"]).len();
    if lots > 0 {
        parts.push(scene.say("play-monopoly-lots", &[("lots", (lots as u64).into())]));
    }
    parts.join(" · ")
}

/// The pot of free parking, where there is one.
fn bank(scene: &Scene<'_>) -> Option<String> {
    let pot = whole(&scene.view["pot"]);
    let pot = (pot > 0).then(|| scene.number(pot))?;
    Some(scene.say("play-monopoly-pot", &[("amount", (&pot).into())]))
}
