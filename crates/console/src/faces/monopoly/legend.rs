//! What every mark and number of the board means, with the whole names of the squares.

use super::facts::{number, owned, square_name, squares, tag};
use super::marks;
use crate::scene::{list, text, whole};
use crate::style::{fit, fit_right, width, wrap};
use crate::{Ink, Scene};

/// Columns of a price, of the mark of an owner, and between two squares.
const PRICE: usize = 7;
const OWNER: usize = 2;
const GAP: usize = 2;

pub(super) fn draw(scene: &Scene<'_>) -> String {
    let all = squares(scene);
    let names = (0..all).map(|n| width(square_name(scene, n))).max().unwrap_or(0);
    // Prices come along where there is room for two squares in a line all the same.
    let columns = width(&number(scene, 0)) + 1 + marks::WIDTH + 1 + names + 1 + PRICE;
    let state = if 2 * columns + GAP <= scene.style.width { PRICE } else { OWNER };
    let columns = columns - PRICE + state;
    let entries: Vec<String> = (0..all).map(|n| entry(scene, n, names, state)).collect();
    let sides = ((scene.style.width + GAP) / (columns + GAP)).clamp(1, 4);
    let rows = all.div_ceil(sides);
    let mut lines: Vec<String> = (0..rows)
        .map(|row| {
            let cells = (0..sides).filter_map(|side| entries.get(side * rows + row));
            let cells: Vec<String> = cells.map(|entry| fit(entry, columns)).collect();
            cells.join(&" ".repeat(GAP)).trim_end().to_owned()
        })
        .collect();
    lines.push(String::new());
    lines.extend(groups(scene).chain(kinds(scene)).map(|line| wrap(&line, scene.style.width, 2)));
    lines.push(String::new());
    lines.push(scene.say("play-monopoly-legend", &[]));
    lines.join("\n")
}

/// One square: number, mark, whole name, and the owner's mark or the price.
fn entry(scene: &Scene<'_>, n: usize, names: usize, room: usize) -> String {
    let number = number(scene, n);
    let (mark, ink) = marks::of_square(scene, n);
    let mark = scene.paint(ink, &fit(&mark, marks::WIDTH));
    let price = whole(&scene.setting["squares"][n]["price"]);
    let state = match owned(scene, n) {
        Some(lot) => scene.paint(scene.ink(lot.by), &tag(lot)),
        None if price > 0 && room == PRICE => scene.paint(Ink::Dim, &scene.number(price)),
        None => String::new(),
    };
    let name = fit(square_name(scene, n), names);
    format!("{number} {mark} {name} {}", fit_right(&state, room))
}

/// The marks of the groups.
fn groups<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = String> + 'a {
    let streets = list(&scene.setting["groups"]).iter().enumerate();
    let named = streets.filter(|(_, group)| group["streets"] == true).map(|(n, group)| {
        let first = list(&group["squares"]).first().map_or(0, crate::scene::count);
        let (mark, ink) = marks::of_square(scene, first);
        debug_assert_eq!(mark, marks::of_group(scene, n), "a street has the mark of its group");
        format!("{} {}", scene.paint(ink, &mark), text(&group["name"]))
    });
    std::iter::once(named.collect::<Vec<_>>().join(" · "))
}

/// The marks of what is no street, as far as the board has them.
fn kinds<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = String> + 'a {
    let there =
        |kind: &&str| list(&scene.setting["squares"]).iter().any(|square| square["kind"] == **kind);
    let named = marks::KINDS.iter().filter(move |kind| there(kind)).map(|kind| {
        let mark = scene.say(&format!("play-monopoly-mark-{kind}"), &[]);
        format!("{mark} {}", scene.say(&format!("play-monopoly-kind-{kind}"), &[]))
    });
    std::iter::once(named.collect::<Vec<_>>().join(" · "))
}
