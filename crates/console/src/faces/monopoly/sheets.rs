//! The players and the bank, on a sheet each.

use ludoteca_core::Seat;
use serde_json::Value;

use super::facts::{
    Owned, balance, invested, jail_cards, lots, players as all, square_name, stock, token, unsold,
};
use super::marks;
use super::middle::place;
use crate::scene::whole;
use crate::style::{fit, fit_right, width, wrap};
use crate::{Ink, Scene};

/// Everybody: turn, name, colour, money, capital, balance.
pub(super) fn players(scene: &Scene<'_>) -> String {
    let coloured = scene.seats.iter().any(|sitter| sitter.colour.is_some());
    let head = ["turn", "name", "colour", "cash", "capital", "balance"]
        .map(|column| scene.say(&format!("play-monopoly-column-{column}"), &[]));
    let mut rows = vec![head.to_vec()];
    for (seat, player) in all(scene) {
        let cash = whole(&player["cash"]);
        let mut row = vec![
            format!("{} {}", seat.idx() + 1, token(seat)),
            scene.name(seat),
            colour(scene, seat).unwrap_or_default(),
        ];
        if player["out"] == true {
            row.extend([scene.say("play-monopoly-out", &[]), String::new(), String::new()]);
        } else {
            let capital = cash + invested(scene, seat, player);
            row.extend([cash, capital, balance(scene, seat)].map(|amount| scene.number(amount)));
        }
        rows.push(row);
    }
    if !coloured {
        for row in &mut rows {
            row.remove(2);
        }
    }
    table(scene, &rows, if coloured { 3 } else { 2 })
}

/// Rows with a head; the columns from `numbers` on stand against the right edge.
fn table(scene: &Scene<'_>, rows: &[Vec<String>], numbers: usize) -> String {
    let columns: Vec<usize> = (0..rows[0].len())
        .map(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0))
        .collect();
    let line = |(n, row): (usize, &Vec<String>)| {
        let cells = row.iter().zip(&columns).enumerate().map(|(column, (cell, &columns))| {
            if column >= numbers { fit_right(cell, columns) } else { fit(cell, columns) }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        let line = line.trim_end();
        if n == 0 { scene.paint(Ink::Bold, line) } else { line.to_owned() }
    };
    rows.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

fn colour(scene: &Scene<'_>, seat: Seat) -> Option<String> {
    let colour = scene.seats.get(seat.idx())?.colour?;
    Some(colour.name(scene.words))
}

/// Everything about one player.
pub(super) fn player(scene: &Scene<'_>, seat: Seat) -> String {
    let player = &scene.view["players"][seat.idx()];
    let named = format!("{} {}", token(seat), scene.name(seat));
    let colour = colour(scene, seat).map_or_else(String::new, |colour| format!(" ({colour})"));
    let mut lines = vec![format!("{}{colour}", scene.paint(scene.ink(seat), &named))];
    if player["out"] == true {
        lines.push(scene.say("play-monopoly-out", &[]));
        return lines.join("\n");
    }
    lines.push(place(scene, player));
    lines.extend(money(scene, seat, player));
    let lots = lots(seat, player);
    lines.push(scene.say("play-monopoly-lots", &[("lots", (lots.len() as u64).into())]));
    let columns = lots.iter().map(|lot| width(square_name(scene, lot.square))).max().unwrap_or(0);
    lines.extend(lots.iter().map(|lot| line_of(scene, *lot, columns)));
    let cards = jail_cards(player);
    if cards > 0 {
        lines.push(scene.say("play-monopoly-cards", &[("cards", (cards as u64).into())]));
    }
    lines.join("\n")
}

fn money(scene: &Scene<'_>, seat: Seat, player: &Value) -> Vec<String> {
    let (cash, invested) = (whole(&player["cash"]), invested(scene, seat, player));
    let rows = [("capital", cash + invested), ("cash", cash), ("invested", invested)];
    let debts = balance(scene, seat);
    let owed = (debts != 0).then_some(("balance", debts));
    let rows: Vec<(String, String)> = rows
        .into_iter()
        .chain(owed)
        .map(|(key, amount)| {
            (scene.say(&format!("play-monopoly-sheet-{key}"), &[]), scene.number(amount))
        })
        .collect();
    let names = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let numbers = rows.iter().map(|(_, number)| width(number)).max().unwrap_or(0);
    let line = |(name, number): &(String, String)| {
        format!("  {}  {}", fit(name, names), scene.paint(Ink::Bold, &fit_right(number, numbers)))
    };
    rows.iter().map(line).collect()
}

/// One lot: number, mark, name, and what is on it.
fn line_of(scene: &Scene<'_>, lot: Owned, columns: usize) -> String {
    let (mark, ink) = marks::of_square(scene, lot.square);
    let mark = scene.paint(ink, &fit(&mark, marks::WIDTH));
    let name = fit(square_name(scene, lot.square), columns);
    let built = built(scene, lot).unwrap_or_default();
    format!("  {} {mark} {name}  {built}", fit_right(&lot.square.to_string(), 3))
        .trim_end()
        .to_owned()
}

/// What is on a lot, in words.
pub(crate) fn built(scene: &Scene<'_>, lot: Owned) -> Option<String> {
    let houses = lot.houses as u64;
    match (lot.mortgaged, lot.hotel, houses) {
        (true, ..) => Some(scene.say("play-monopoly-mortgaged", &[])),
        (_, true, _) => Some(scene.say("play-monopoly-a-hotel", &[])),
        (_, _, 1..) => Some(scene.say("play-monopoly-houses", &[("houses", houses.into())])),
        _ => None,
    }
}

/// What the bank has: buildings, the pot, lots that nobody owns.
pub(super) fn bank(scene: &Scene<'_>) -> String {
    let mut lines = match stock(scene) {
        Some((houses, hotels)) => vec![
            scene.say("play-monopoly-houses-left", &[("houses", (houses as u64).into())]),
            scene.say("play-monopoly-hotels-left", &[("hotels", (hotels as u64).into())]),
        ],
        None => vec![scene.say("play-monopoly-endless-buildings", &[])],
    };
    let pot = whole(&scene.view["pot"]);
    if pot > 0 || scene.setting["rules"]["free_parking_pot"] == true {
        let pot = scene.number(pot);
        lines.push(scene.say("play-monopoly-pot", &[("amount", (&pot).into())]));
    }
    let unsold = unsold(scene);
    lines.push(scene.say("play-monopoly-unsold", &[("lots", (unsold.len() as u64).into())]));
    let names: Vec<String> =
        unsold.iter().map(|&square| format!("{square} {}", square_name(scene, square))).collect();
    if !names.is_empty() {
        lines.push(wrap(&format!("  {}", names.join(", ")), scene.style.width, 2));
    }
    lines.join("\n")
}
