//! Drawing lines.

use ludoteca_words::Words;

use plotters::prelude::{ChartBuilder, PathElement, Text};
use plotters::style::Color as _;
use plotters::style::text_anchor::{HPos, VPos};

use super::legend::{self, Entry};
use super::{Chart, Line, Point, name};
use crate::palette::{MESH, RULE, TEXT, look};
use crate::scale::Scale;
use crate::svg::{Area, Drawn, WIDTH, clean, text, title, width};

/// The height of the plot itself.
const PLOT: u32 = 320;
const TITLE: u32 = 36;
/// More marks than that on a line are no help.
const MARKS: usize = 9;

pub(super) fn height(chart: &Chart) -> u32 {
    TITLE + legend::height(&entries(chart)) + PLOT
}

/// The legend, where there is something to tell apart.
fn entries(chart: &Chart) -> Vec<Entry> {
    let lines = chart.lines.iter().enumerate();
    let lines = lines.map(|(n, line)| Entry { look: Some(look(n)), name: name(&line.name) });
    let rules = chart.rules.iter().map(|rule| Entry { look: None, name: name(&rule.name) });
    let all: Vec<Entry> = lines.chain(rules).collect();
    if all.len() > 1 { all } else { Vec::new() }
}

pub(super) fn draw(area: &Area<'_>, words: &Words, chart: &Chart) -> Drawn {
    area.draw(&Text::new(clean(&chart.title), (16, 12), title(16)))?;
    let entries = entries(chart);
    legend::draw(area, &entries, i32::try_from(TITLE).unwrap_or(0))?;
    let (_, plot) = area.split_vertically(TITLE + legend::height(&entries));
    let (x, y) = scales(chart);
    let label = |scale: &Scale, value: f64| scale.label(words, value);
    let widest = y.ticks.iter().map(|&tick| width(&label(&y, tick), 12)).max().unwrap_or(0);
    let mut builder = ChartBuilder::on(&plot);
    builder
        .margin_top(10)
        .margin_left(10)
        .margin_right(28)
        .x_label_area_size(46)
        .y_label_area_size(u32::try_from(widest).unwrap_or(0) + 40);
    let mut context = builder.build_cartesian_2d(x.clone(), y.clone())?;
    let small = text(12, TEXT, HPos::Center, VPos::Center);
    context
        .configure_mesh()
        .bold_line_style(MESH.colour())
        .light_line_style(MESH.colour())
        .axis_style(TEXT.colour())
        .label_style(small.clone())
        .axis_desc_style(text(13, TEXT, HPos::Center, VPos::Center))
        .x_label_formatter(&|value| label(&x, *value))
        .y_label_formatter(&|value| label(&y, *value))
        .x_desc(clean(&chart.x.name))
        .y_desc(clean(&chart.y.name))
        .draw()?;
    for rule in &chart.rules {
        let (low, high) = (x.low.max(y.low), x.high.min(y.high));
        let diagonal = [(low, low), (high, high)];
        let ends = rule.level.map_or(diagonal, |level| [(x.low, level), (x.high, level)]);
        context.draw_series([PathElement::new(ends.to_vec(), RULE.colour().stroke_width(2))])?;
    }
    for (number, line) in chart.lines.iter().enumerate() {
        let look = look(number);
        let points = sound(line);
        let path: Vec<(f64, f64)> = thinned(&points).map(|point| (point.x, point.y)).collect();
        context.draw_series([PathElement::new(path, look.ink.colour().stroke_width(2))])?;
        let pixel = |x: f64, y: f64| relative(area, context.backend_coord(&(x, y)));
        for point in &points {
            let Some((low, high)) = point.interval else { continue };
            if low.is_finite() && high.is_finite() {
                legend::bar(area, pixel(point.x, high), pixel(point.x, low), look)?;
            }
        }
        for point in marked(&points, number, chart.lines.len()) {
            legend::mark(area, pixel(point.x, point.y), look)?;
        }
    }
    Ok(())
}

/// A pixel of the whole sheet as one of an area.
pub(super) fn relative(area: &Area<'_>, (x, y): (i32, i32)) -> (i32, i32) {
    let (left, top) = area.get_base_pixel();
    (x - left, y - top)
}

/// The axes for everything that is drawn.
fn scales(chart: &Chart) -> (Scale, Scale) {
    let points = || chart.lines.iter().flat_map(sound);
    let across = points().map(|point| point.x).chain(chart.x.reach.iter().copied());
    let fits = WIDTH / 90;
    let x = Scale::tight(across, chart.x.format, fits);
    let ends = points().flat_map(|point| point.interval.map_or([point.y; 2], |(a, b)| [a, b]));
    let levels = chart.rules.iter().filter_map(|rule| rule.level);
    let up = points().map(|point| point.y).chain(ends).chain(levels);
    let y = Scale::round(up.chain(chart.y.reach.iter().copied()), chart.y.format, 6);
    let has_bars = points().any(|point| point.interval.is_some());
    (if has_bars && chart.x.reach.is_empty() { x.with_room(0.03) } else { x }, y)
}

/// The points of a line that are numbers.
fn sound(line: &Line) -> Vec<Point> {
    line.points.iter().copied().filter(|point| point.x.is_finite() && point.y.is_finite()).collect()
}

/// At most some points for each pixel: of every slice the first, the lowest, the highest and the
/// last, in their order, so that no peak gets lost.
fn thinned(points: &[Point]) -> impl Iterator<Item = &Point> {
    let slice = points.len().div_ceil(WIDTH as usize).max(4);
    points.chunks(slice).flat_map(move |some| {
        if slice == 4 {
            return some.iter().collect::<Vec<_>>();
        }
        let by = |of: fn(&Point) -> f64| {
            move |a: &usize, b: &usize| of(&some[*a]).total_cmp(&of(&some[*b]))
        };
        let ends = [0, some.len() - 1];
        let low = (0..some.len()).min_by(by(|point| point.y)).unwrap_or(0);
        let high = (0..some.len()).max_by(by(|point| point.y)).unwrap_or(0);
        let mut kept = vec![ends[0], low, high, ends[1]];
        kept.sort_unstable();
        kept.dedup();
        kept.into_iter().map(|n| &some[n]).collect()
    })
}

/// The points that get a mark: all of few, else some, at other places for every line.
fn marked(points: &[Point], number: usize, lines: usize) -> impl Iterator<Item = &Point> {
    let few = points.len() <= 2 * MARKS;
    let every = if few { 1 } else { points.len() / MARKS };
    let first = if few { 0 } else { every * number / lines.max(1) };
    points.iter().skip(first).step_by(every.max(1))
}
