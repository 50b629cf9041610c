//! `grafica`: the money of everybody over the turns, drawn in the terminal.

use ludoteca_catalog::Chronicle;
use ludoteca_core::Seat;

use super::Console;
use super::dialogue::Told;
use super::game::Open;
use crate::faces::monopoly::facts::token;
use crate::scene::number;
use crate::style::{fit_right, width};
use crate::{Canvas, Ink, Scene};

/// The measure that is drawn.
const MEASURE: &str = "money";
/// Columns of the drawing, at least and at most.
const COLUMNS: (usize, usize) = (20, 100);
/// Rows of the drawing, at least and at most.
const ROWS: (usize, usize) = (8, 20);

impl Console<'_> {
    /// Draws the money of everybody over the turns.
    pub(super) fn chart(&mut self, game: &Open) -> Told<()> {
        let chronicle = game.table.chronicle();
        let Some(measure) = chronicle.measures.iter().position(|key| *key == MEASURE) else {
            return Ok(self.say("console-no-chart", &[])?);
        };
        let lines = lines_of(&chronicle, measure);
        if lines.iter().all(|line| line.len() < 2) {
            return Ok(self.say("console-no-chart", &[])?);
        }
        let view = game.view();
        let scene = game.scene(&view, None, self.terminal.words, &self.terminal.style);
        let text = draw(&lines, &scene);
        let title =
            self.terminal.words.say("console-chart", &[("currency", (&game.currency).into())]);
        Ok(self.terminal.write(&format!("{title}\n{text}"))?)
    }
}

/// Turn and value, seat by seat.
fn lines_of(chronicle: &Chronicle, measure: usize) -> Vec<Vec<(u32, f64)>> {
    (0..chronicle.seats.len()).map(|seat| chronicle.line(measure, seat).collect()).collect()
}

fn draw(lines: &[Vec<(u32, f64)>], scene: &Scene<'_>) -> String {
    let points = || lines.iter().flatten();
    let first = points().map(|(turn, _)| *turn).min().unwrap_or(0);
    let last = points().map(|(turn, _)| *turn).max().unwrap_or(0);
    let highest = nice(points().map(|(_, value)| *value).fold(1.0, f64::max));
    let label = |value: f64| number(scene.words, round(value));
    let labels = [label(highest), label(highest / 2.0), label(0.0)];
    let margin = labels.iter().map(|label| width(label)).max().unwrap_or(0) + 2;
    let room = scene.style.width.saturating_sub(margin + 1).clamp(COLUMNS.0, COLUMNS.1);
    let rows = (scene.style.height.saturating_sub(8)).clamp(ROWS.0, ROWS.1);
    let mut canvas = Canvas::new(margin + room, rows + 1);
    let row_of = |value: f64| rows - 1 - scaled(value / highest, rows - 1);
    for (value, label) in [highest, highest / 2.0, 0.0].into_iter().zip(&labels) {
        canvas.put(0, row_of(value), &fit_right(label, margin - 2), Ink::Dim);
    }
    for row in 0..rows {
        canvas.put(margin - 1, row, "│", Ink::Dim);
    }
    canvas.put(margin - 1, rows, &format!("└{}", "─".repeat(room.saturating_sub(1))), Ink::Dim);
    // The first seat is drawn last, so that it lies on top where lines meet.
    for (seat, line) in (0..).map(Seat).zip(lines).collect::<Vec<_>>().into_iter().rev() {
        let (sign, ink) = (token(seat).to_string(), scene.ink(seat));
        for column in 0..room.saturating_sub(1) {
            let passed = f64::from(last - first) * ratio(column, room.saturating_sub(2));
            let turn = f64::from(first) + passed;
            if let Some(value) = at(line, turn) {
                canvas.put(margin + column, row_of(value), &sign, ink);
            }
        }
    }
    let mut text = canvas.lines(scene.style).join("\n");
    let [first, last] = [first, last].map(|turn| turn.to_string());
    let args = [("first", (&first).into()), ("last", (&last).into())];
    let foot = scene.say("console-chart-turns", &args);
    text = format!("{text}\n{}{foot}\n", " ".repeat(margin));
    for (seat, sitter) in (0..).map(Seat).zip(scene.seats) {
        let mark = scene.paint(scene.ink(seat), &format!("{} {}", token(seat), sitter.name));
        text = format!("{text}\n  {mark}");
    }
    text
}

/// The last value at a turn or before it.
fn at(line: &[(u32, f64)], turn: f64) -> Option<f64> {
    line.iter().take_while(|(at, _)| f64::from(*at) <= turn + 1e-9).last().map(|(_, value)| *value)
}

/// The next number of the kind that scales have.
fn nice(highest: f64) -> f64 {
    let power = 10_f64.powf(highest.max(1.0).log10().floor());
    let steps = [1.0, 2.0, 2.5, 5.0, 10.0];
    steps.into_iter().map(|step| step * power).find(|top| *top >= highest).unwrap_or(highest)
}

#[expect(clippy::cast_precision_loss, reason = "columns of a terminal")]
fn ratio(part: usize, whole: usize) -> f64 {
    if whole == 0 { 1.0 } else { part as f64 / whole as f64 }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a share of at most some dozen rows"
)]
fn scaled(share: f64, most: usize) -> usize {
    ((share.clamp(0.0, 1.0) * most as f64).round() as usize).min(most)
}

#[expect(clippy::cast_possible_truncation, reason = "money is far below 2^53")]
fn round(value: f64) -> i64 {
    value.round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_ends_at_a_round_number() {
        for (highest, top) in [(0.0, 1.0), (7.0, 10.0), (1500.0, 2000.0), (230_000.0, 250_000.0)] {
            assert!((nice(highest) - top).abs() < 1e-9, "{highest}");
        }
    }

    #[test]
    fn a_line_holds_its_value_until_the_next_turn() {
        let line = [(0, 5.0), (3, 7.0)];
        assert_eq!(at(&line, 0.0), Some(5.0));
        assert_eq!(at(&line, 2.9), Some(5.0));
        assert_eq!(at(&line, 3.0), Some(7.0));
        assert_eq!(at(&[], 1.0), None);
    }
}
