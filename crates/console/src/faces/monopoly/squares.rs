//! The squares as a list, for terminals without room for a ring.

use super::facts::{number, owned, squares, tag};
use super::{marks, middle, standing, tokens};
use crate::scene::{text, whole};
use crate::style::{fit, width, wrap};
use crate::{Ink, Scene};

/// Columns that a square needs: its number, mark, owner, name and tokens.
const NARROWEST: usize = 18;
/// Columns in which there is room for a price as well.
const WITH_PRICES: usize = 24;

/// All squares side by side, the players below.
pub(super) fn draw(scene: &Scene<'_>) -> String {
    let squares = squares(scene);
    let sides = (scene.style.width / (NARROWEST + 2)).clamp(1, 4);
    let rows = squares.div_ceil(sides);
    let columns = (scene.style.width / sides).saturating_sub(2).clamp(NARROWEST, 30);
    let mut lines: Vec<String> = (0..rows)
        .map(|row| {
            let cells = (0..sides).map(|side| side * rows + row).filter(|&n| n < squares);
            let cells: Vec<String> = cells.map(|n| square(scene, n, columns)).collect();
            cells.join("  ").trim_end().to_owned()
        })
        .collect();
    lines.push(String::new());
    lines.extend(standing::lines(scene, scene.style.width));
    let header = format!("  {}", middle::header(scene).join(" · "));
    let header = wrap(&header, scene.style.width, 2);
    lines.extend(header.lines().map(|line| scene.paint(Ink::Dim, line)));
    lines.join("\n")
}

/// One square: `39 az A3 Boardwalk ▸BC`, and the price of free lots where there is room.
fn square(scene: &Scene<'_>, n: usize, columns: usize) -> String {
    let facts = &scene.setting["squares"][n];
    let lot = owned(scene, n);
    let owner = lot.map_or_else(String::new, |lot| {
        let ink = if lot.mortgaged { Ink::Dim } else { scene.ink(lot.by) };
        scene.paint(ink, &tag(lot))
    });
    let mut right = tokens::on(scene, n, columns / 3);
    let price = whole(&facts["price"]);
    if columns >= WITH_PRICES && price > 0 && lot.is_none() {
        let price = scene.paint(Ink::Dim, &scene.number(price));
        right = if right.is_empty() { price } else { format!("{price} {right}") };
    }
    if !right.is_empty() {
        right.insert(0, ' ');
    }
    let number = number(scene, n);
    let room = columns.saturating_sub(7 + width(&number) + width(&right));
    let name = if width(text(&facts["name"])) <= room { "name" } else { "short" };
    let name = fit(text(&facts[name]), room);
    let (mark, ink) = marks::of_square(scene, n);
    let mark = scene.paint(ink, &fit(&mark, marks::WIDTH));
    fit(&format!("{number} {mark} {} {name}{right}", fit(&owner, 2)), columns)
}
