//! Drawing intervals: a row for each name.

use ludoteca_words::Words;

use plotters::prelude::{ChartBuilder, PathElement, Text};
use plotters::style::Color as _;
use plotters::style::text_anchor::{HPos, VPos};

use super::legend::{self, Entry};
use super::lines::relative;
use super::{Intervals, Row, name};
use crate::palette::{ASIDE, MESH, RULE, TEXT, look};
use crate::scale::Scale;
use crate::svg::{Area, Drawn, WIDTH, clean, text, title, width};

const TITLE: u32 = 36;
const ROW: u32 = 30;
/// Axis, its name and margins.
const FOOT: u32 = 66;

pub(super) fn height(chart: &Intervals) -> u32 {
    let rows = u32::try_from(chart.rows.len()).unwrap_or(1).clamp(1, 2000);
    TITLE + legend::height(&entries(chart)) + rows * ROW + FOOT
}

fn entries(chart: &Intervals) -> Vec<Entry> {
    let marked = chart.rows.iter().any(|row| row.fair.is_some());
    let entry = marked.then(|| Entry { look: None, name: name(&chart.fair) });
    entry.into_iter().collect()
}

pub(super) fn draw(area: &Area<'_>, words: &Words, chart: &Intervals) -> Drawn {
    area.draw(&Text::new(clean(&chart.title), (16, 12), title(16)))?;
    let entries = entries(chart);
    legend::draw(area, &entries, i32::try_from(TITLE).unwrap_or(0))?;
    let (_, plot) = area.split_vertically(TITLE + legend::height(&entries));
    let rows: Vec<&Row> = chart.rows.iter().filter(|row| row.value.is_finite()).collect();
    let ends = rows.iter().flat_map(|row| [row.low, row.value, row.high]);
    let fair = rows.iter().filter_map(|row| row.fair);
    let all = ends.chain(fair).chain(chart.axis.reach.iter().copied());
    let x = Scale::round(all, chart.axis.format, WIDTH / 110);
    let names: Vec<String> = rows.iter().map(|row| name(&row.name)).collect();
    let widest = names.iter().map(|name| width(name, 13)).max().unwrap_or(0);
    let mut builder = ChartBuilder::on(&plot);
    builder
        .margin_top(10)
        .margin_left(8)
        .margin_right(28)
        .x_label_area_size(46)
        .y_label_area_size(u32::try_from(widest).unwrap_or(0) + 24);
    let y = Scale::rows(u32::try_from(rows.len()).unwrap_or(u32::MAX));
    let mut context = builder.build_cartesian_2d(x.clone(), y.clone())?;
    let of_height = |height: f64| {
        let found = y.ticks.iter().position(|&row| (row - height).abs() < 0.25);
        found.map_or(String::new(), |row| names[row].clone())
    };
    context
        .configure_mesh()
        .bold_line_style(MESH.colour())
        .light_line_style(MESH.colour())
        .axis_style(TEXT.colour())
        .x_label_style(text(12, TEXT, HPos::Center, VPos::Center))
        .y_label_style(text(13, TEXT, HPos::Right, VPos::Center))
        .axis_desc_style(text(13, TEXT, HPos::Center, VPos::Center))
        .x_label_formatter(&|value| x.label(words, *value))
        .y_label_formatter(&|value| of_height(*value))
        .x_desc(clean(&chart.axis.name))
        .draw()?;
    for (row, &height) in rows.iter().zip(&y.ticks) {
        if let Some(fair) = row.fair {
            let ends = vec![(fair, height - 0.5), (fair, height + 0.5)];
            context.draw_series([PathElement::new(ends, RULE.colour().stroke_width(2))])?;
        }
        let look = if row.aside { ASIDE } else { look(0) };
        let pixel = |x: f64| relative(area, context.backend_coord(&(x, height)));
        if row.low.is_finite() && row.high.is_finite() {
            legend::bar(area, pixel(row.low), pixel(row.high), look)?;
        }
        legend::mark(area, pixel(row.value), look)?;
    }
    Ok(())
}
