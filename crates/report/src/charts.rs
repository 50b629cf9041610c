//! Charts from plain numbers, as SVG.
//!
//! [`lines`] draws values against something that goes on (turns, a parameter, blocks, what was
//! predicted), with intervals where there are some and rules to compare with; [`intervals`] draws
//! one value with its interval for each of several names. Both take [`Words`], so that numbers are
//! written as the language writes them.
//!
//! ```
//! use ludoteca_report::Format;
//! use ludoteca_report::charts::{Axis, Chart, Line, Point, Rule, lines};
//! use ludoteca_words::{Lang, Words};
//!
//! let points = [(0.0, 0.2), (0.5, 0.27), (1.0, 0.24)];
//! let points = points.map(|(x, y)| Point { x, y, interval: Some((y - 0.02, y + 0.02)) });
//! let chart = Chart {
//!     title: "Points by risk".into(),
//!     about: "Three values with their intervals".into(),
//!     x: Axis::new("risk", Format::Real),
//!     y: Axis::new("points per game", Format::Real),
//!     lines: vec![Line::new("optimal", points.to_vec())],
//!     rules: vec![Rule::level(0.25, "fair share")],
//! };
//! let svg = lines(&Words::new(Lang::English), &chart);
//! assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
//! ```

mod intervals;
mod legend;
mod lines;

use ludoteca_words::Words;

use crate::Format;
use crate::svg::{self, picture};

/// Values against something that goes on.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// The same in a sentence, for those who cannot see it.
    pub about: String,
    /// What goes on.
    pub x: Axis,
    /// What is measured.
    pub y: Axis,
    /// The values.
    pub lines: Vec<Line>,
    /// What they are compared with.
    pub rules: Vec<Rule>,
}

/// An axis.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    /// Its name.
    pub name: String,
    /// How its numbers are written.
    pub format: Format,
    /// Numbers that it has to reach whatever the data are: 0 for amounts, 0 and 1 for chances.
    pub reach: Vec<f64>,
}

impl Axis {
    /// An axis that shows what there is.
    pub fn new(name: &str, format: Format) -> Self {
        Self { name: name.to_owned(), format, reach: Vec::new() }
    }

    /// An axis that reaches these numbers.
    pub fn reaching(name: &str, format: Format, reach: &[f64]) -> Self {
        Self { reach: reach.to_vec(), ..Self::new(name, format) }
    }
}

/// The values of one name.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Whose they are; the legend is left out where there is one line without rules.
    pub name: String,
    /// The values, by ascending `x`.
    pub points: Vec<Point>,
}

impl Line {
    /// The values of a name.
    pub fn new(name: &str, points: Vec<Point>) -> Self {
        Self { name: name.to_owned(), points }
    }
}

/// One value. What is not a number is left out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// Where.
    pub x: f64,
    /// How much.
    pub y: f64,
    /// Between what it lies, if that is known.
    pub interval: Option<(f64, f64)>,
}

impl Point {
    /// A value that is known exactly.
    pub const fn exact(x: f64, y: f64) -> Self {
        Self { x, y, interval: None }
    }
}

/// A line to compare with.
#[derive(Clone, PartialEq, Debug)]
pub struct Rule {
    /// What it means.
    pub name: String,
    /// At this height, or the diagonal.
    pub level: Option<f64>,
}

impl Rule {
    /// Everywhere the same height.
    pub fn level(level: f64, name: &str) -> Self {
        Self { name: name.to_owned(), level: Some(level) }
    }

    /// Where both axes have the same value.
    pub fn diagonal(name: &str) -> Self {
        Self { name: name.to_owned(), level: None }
    }
}

/// Draws a chart of lines.
pub fn lines(words: &Words, chart: &Chart) -> String {
    let height = lines::height(chart);
    picture(height, &chart.title, &chart.about, |area| lines::draw(area, words, chart))
}

/// Draws several charts of lines in one picture, one below the other.
pub fn stacked(words: &Words, title: &str, about: &str, charts: &[Chart]) -> String {
    let heights: Vec<u32> = charts.iter().map(lines::height).collect();
    picture(heights.iter().sum::<u32>().max(1), title, about, |area| {
        let mut rest = area.clone();
        for (chart, &height) in charts.iter().zip(&heights) {
            let (here, below) = rest.split_vertically(height);
            lines::draw(&here, words, chart)?;
            rest = below;
        }
        Ok(())
    })
}

/// One value with its interval for each of several names.
#[derive(Clone, PartialEq, Debug)]
pub struct Intervals {
    /// What it shows.
    pub title: String,
    /// The same in a sentence, for those who cannot see it.
    pub about: String,
    /// What is measured.
    pub axis: Axis,
    /// The names from top to bottom.
    pub rows: Vec<Row>,
    /// What the marks of [`Row::fair`] mean.
    pub fair: String,
}

/// A name with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Whose it is.
    pub name: String,
    /// How much.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// What it would be by chance.
    pub fair: Option<f64>,
    /// Whether it is only there to compare with, and so drawn paler.
    pub aside: bool,
}

/// Draws a chart of intervals.
pub fn intervals(words: &Words, chart: &Intervals) -> String {
    let height = intervals::height(chart);
    picture(height, &chart.title, &chart.about, |area| intervals::draw(area, words, chart))
}

/// How long names may be in a picture.
const LONGEST_NAME: usize = 34;

/// A name as a picture has it.
fn name(name: &str) -> String {
    svg::short(name, LONGEST_NAME)
}
