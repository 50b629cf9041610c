//! What the lines of a chart mean, in rows above it.

use plotters::prelude::{Circle, EmptyElement, PathElement, Polygon, Rectangle, Text};
use plotters::style::Color as _;
use plotters::style::text_anchor::{HPos, VPos};

use crate::palette::{Look, Mark, RULE, TEXT};
use crate::svg::{Area, Drawn, WIDTH, text, width};

const SIZE: i32 = 13;
const SAMPLE: i32 = 34;
const GAP: i32 = 22;
const ROW: i32 = 22;
const LEFT: i32 = 16;

/// An entry: a look, or none for a rule; and what it means.
pub(super) struct Entry {
    pub(super) look: Option<Look>,
    pub(super) name: String,
}

/// Where each entry begins: the row, and the pixel in it.
fn places(entries: &[Entry]) -> Vec<(i32, i32)> {
    let right = i32::try_from(WIDTH).unwrap_or(i32::MAX) - LEFT;
    let (mut row, mut at) = (0, LEFT);
    let mut places = Vec::new();
    for entry in entries {
        let wide = SAMPLE + 6 + width(&entry.name, SIZE);
        if at > LEFT && at + wide > right {
            (row, at) = (row + 1, LEFT);
        }
        places.push((row, at));
        at += wide + GAP;
    }
    places
}

/// How high the legend is.
pub(super) fn height(entries: &[Entry]) -> u32 {
    let rows = places(entries).last().map_or(0, |(row, _)| row + 1);
    u32::try_from(rows * ROW).unwrap_or(0)
}

pub(super) fn draw(area: &Area<'_>, entries: &[Entry], top: i32) -> Drawn {
    for (entry, (row, left)) in entries.iter().zip(places(entries)) {
        let middle = top + row * ROW + ROW / 2;
        let ink = entry.look.map_or(RULE, |look| look.ink);
        let ends = vec![(left, middle), (left + SAMPLE, middle)];
        area.draw(&PathElement::new(ends, ink.colour().stroke_width(2)))?;
        if let Some(look) = entry.look {
            mark(area, (left + SAMPLE / 2, middle), look)?;
        }
        let style = text(SIZE, TEXT, HPos::Left, VPos::Center);
        area.draw(&Text::new(entry.name.clone(), (left + SAMPLE + 6, middle), style))?;
    }
    Ok(())
}

/// A bar from one pixel to another, straight across or down, with caps at its ends.
pub(super) fn bar(area: &Area<'_>, from: (i32, i32), to: (i32, i32), look: Look) -> Drawn {
    let fill = look.ink.colour().filled();
    // Two pixels thick, and caps at right angles.
    let (thick, cap) = if from.0 == to.0 { ((1, 0), (5, 1)) } else { ((0, 1), (1, 5)) };
    let around = |(x, y): (i32, i32), (dx, dy): (i32, i32)| [(x - dx, y - dy), (x + dx, y + dy)];
    for corners in
        [[around(from, thick)[0], around(to, thick)[1]], around(from, cap), around(to, cap)]
    {
        area.draw(&Rectangle::new(corners, fill))?;
    }
    Ok(())
}

/// The mark of a look at a pixel.
pub(super) fn mark(area: &Area<'_>, at: (i32, i32), look: Look) -> Drawn {
    let fill = look.ink.colour().filled();
    match look.mark {
        Mark::Disc => area.draw(&Circle::new(at, 4, fill))?,
        Mark::Shape(corners) => {
            area.draw(&(EmptyElement::at(at) + Polygon::new(corners.to_vec(), fill)))?;
        }
    }
    Ok(())
}
