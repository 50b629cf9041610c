//! One square of the ring.

use super::super::facts::{number, owned, tag};
use super::super::{marks, tokens};
use crate::scene::{text, whole};
use crate::style::{fit, fit_right, width};
use crate::{Ink, Scene};

/// A square in so many columns and lines: number and mark, name, and who owns it and stands on it.
/// With two lines the name stands beside the number and the mark beside the owner.
pub(super) fn lines(scene: &Scene<'_>, square: usize, columns: usize, lines: usize) -> Vec<String> {
    let number = number(scene, square);
    let (mark, ink) = marks::of_square(scene, square);
    let mark = scene.paint(ink, &fit(&mark, marks::WIDTH));
    let mut cell = if lines > 2 {
        let mut cell = vec![fit(&format!("{number} {mark}"), columns)];
        cell.extend(name(scene, square, columns, lines - 2));
        cell.push(state(scene, square, columns));
        cell
    } else {
        let beside = columns.saturating_sub(3);
        let name = name(scene, square, beside, 1).concat();
        let state = state(scene, square, beside);
        vec![format!("{number} {name}"), format!("{mark} {state}")]
    };
    for line in &mut cell {
        *line = fit(line, columns);
    }
    cell
}

/// The whole name where it fits, else the short one.
fn name(scene: &Scene<'_>, square: usize, columns: usize, lines: usize) -> Vec<String> {
    let facts = &scene.setting["squares"][square];
    let whole = broken(text(&facts["name"]), columns);
    let fits = whole.len() <= lines && whole.iter().all(|line| width(line) <= columns);
    let mut name = match text(&facts["short"]) {
        _ if fits => whole,
        short if lines == 1 => vec![short.to_owned()],
        short => broken(short, columns),
    };
    name.truncate(lines);
    name.resize(lines, String::new());
    name.iter().map(|line| scene.paint(Ink::Bold, &fit(line, columns))).collect()
}

/// A name in lines, broken at blanks.
fn broken(name: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Owner or price, and tokens.
fn state(scene: &Scene<'_>, square: usize, columns: usize) -> String {
    let lot = owned(scene, square);
    let tag = lot.map(|lot| {
        let ink = if lot.mortgaged { Ink::Dim } else { scene.ink(lot.by) };
        fit(&scene.paint(ink, &tag(lot)), 2)
    });
    let price = whole(&scene.setting["squares"][square]["price"]);
    let price = || Some(scene.paint(Ink::Dim, &scene.number(price))).filter(|_| price > 0);
    let first = tag.or_else(price).unwrap_or_default();
    let standing = tokens::on(scene, square, columns);
    if standing.is_empty() {
        return fit(&first, columns);
    }
    // Who stands there matters more than what it would cost.
    let beside = if lot.is_some() { columns.saturating_sub(3) } else { columns };
    let standing = tokens::on(scene, square, beside);
    let used = width(&standing);
    if lot.is_some() || width(&first) + 1 + used <= columns {
        return format!("{}{standing}", fit(&first, columns.saturating_sub(used)));
    }
    fit_right(&standing, columns)
}
