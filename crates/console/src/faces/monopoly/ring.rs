//! The board as a ring, as it lies on a table: the first square at the bottom right, play to the
//! left, and everything else in the middle.

mod cell;
mod shape;

use super::facts::squares;
use super::middle;
use crate::style::fit;
use crate::{Ink, Scene};
use shape::Shape;

/// The ring, if the terminal has room for it and the board is one that can be a ring.
pub(super) fn draw(scene: &Scene<'_>) -> Option<String> {
    let shape = Shape::find(squares(scene), scene.style.width, scene.style.height)?;
    let middle = middle::lines(scene, shape.middle_width(), shape.middle_height());
    let (inside, below) = if middle.len() <= shape.middle_height() {
        (middle, Vec::new())
    } else {
        (Vec::new(), middle)
    };
    let mut lines = Vec::new();
    lines.push(border(scene, &shape, Border::Top));
    lines.extend(long_side(scene, &shape, shape.top()));
    lines.push(border(scene, &shape, Border::BelowTop));
    lines.extend(short_sides(scene, &shape, &inside));
    lines.push(border(scene, &shape, Border::AboveBottom));
    lines.extend(long_side(scene, &shape, shape.bottom()));
    lines.push(border(scene, &shape, Border::Bottom));
    lines.extend(below);
    Some(lines.join("\n"))
}

/// The upper or the lower side, corners included.
fn long_side(
    scene: &Scene<'_>,
    shape: &Shape,
    squares: impl Iterator<Item = Option<usize>>,
) -> Vec<String> {
    let last = shape.across - 1;
    let cells: Vec<Vec<String>> = squares
        .enumerate()
        .map(|(column, square)| {
            let width = if column == 0 || column == last { shape.side } else { shape.cell };
            let lines = square.map(|square| cell::lines(scene, square, width, shape.lines));
            lines.unwrap_or_else(|| vec![" ".repeat(width); shape.lines])
        })
        .collect();
    let bar = scene.paint(Ink::Dim, "│");
    (0..shape.lines)
        .map(|line| {
            let row: Vec<&str> = cells.iter().map(|cell| cell[line].as_str()).collect();
            format!("{bar}{}{bar}", row.join(&bar))
        })
        .collect()
}

/// The left and the right side, and what stands between them.
fn short_sides(scene: &Scene<'_>, shape: &Shape, middle: &[String]) -> Vec<String> {
    let bar = scene.paint(Ink::Dim, "│");
    let cell = |square: Option<usize>| {
        let lines = square.map(|square| cell::lines(scene, square, shape.side, shape.side_lines));
        lines.unwrap_or_else(|| vec![" ".repeat(shape.side); shape.side_lines])
    };
    let left: Vec<String> = shape.left().flat_map(cell).collect();
    let right: Vec<String> = shape.right().flat_map(cell).collect();
    let line = |(n, (left, right)): (usize, (&String, &String))| {
        let between = middle.get(n).map_or("", String::as_str);
        let between = fit(&format!(" {between}"), shape.middle_width() + 2);
        format!("{bar}{left}{bar}{between}{bar}{right}{bar}")
    };
    left.iter().zip(&right).enumerate().map(line).collect()
}

#[derive(Clone, Copy)]
enum Border {
    Top,
    BelowTop,
    AboveBottom,
    Bottom,
}

fn border(scene: &Scene<'_>, shape: &Shape, which: Border) -> String {
    // Left end, beside the left corner, between cells, beside the right corner, right end.
    let [left, near, between, far, right] = match which {
        Border::Top => ["┌", "┬", "┬", "┬", "┐"],
        Border::BelowTop => ["├", "┼", "┴", "┼", "┤"],
        Border::AboveBottom => ["├", "┼", "┬", "┼", "┤"],
        Border::Bottom => ["└", "┴", "┴", "┴", "┘"],
    };
    let corner = "─".repeat(shape.side);
    let cells = vec!["─".repeat(shape.cell); shape.across - 2].join(between);
    let line = format!("{left}{corner}{near}{cells}{far}{corner}{right}");
    scene.paint(Ink::Dim, &line)
}
