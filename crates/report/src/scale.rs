//! Axes: round numbers at round distances, written as the language writes them.

use std::ops::Range;

use ludoteca_words::Words;
use plotters::coord::ranged1d::{DefaultFormatting, KeyPointHint, Ranged};

/// How the numbers of an axis are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Whole numbers: turns, houses, pesetas.
    Whole,
    /// Numbers with as many digits as the axis needs.
    Real,
    /// Shares of 1 in percent.
    Percent,
}

/// An axis with its ticks.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Scale {
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) ticks: Vec<f64>,
    step: f64,
    format: Format,
}

impl Scale {
    /// An axis that ends at round numbers beyond what it has to show.
    pub(crate) fn round(values: impl Iterator<Item = f64>, format: Format, most: u32) -> Self {
        let (low, high) = extent(values);
        let step = step(high - low, format, most);
        // Numbers that are round but for their last digits are round.
        let (first, last) = ((low / step + 1e-6).floor(), (high / step - 1e-6).ceil());
        Self::new(first * step, last.max(first + 1.0) * step, step, format)
    }

    /// An axis that ends where its values end.
    pub(crate) fn tight(values: impl Iterator<Item = f64>, format: Format, most: u32) -> Self {
        let (low, high) = extent(values);
        Self::new(low, high, step(high - low, format, most), format)
    }

    fn new(low: f64, high: f64, step: f64, format: Format) -> Self {
        // A little beyond both ends, so that rounding loses no tick.
        let (first, last) = ((low / step - 1e-6).ceil(), (high / step + 1e-6).floor());
        let ticks = whole_numbers(first, last).map(|n| n * step).collect();
        Self { low, high, ticks, step, format }
    }

    /// Rows with a name each, from 0 down.
    pub(crate) fn rows(rows: u32) -> Self {
        let ticks = (0..rows).map(|row| -f64::from(row)).collect();
        let low = 0.5 - f64::from(rows.max(1));
        Self { low, high: 0.5, ticks, step: 1.0, format: Format::Whole }
    }

    /// The same axis with some room at both ends.
    pub(crate) fn with_room(mut self, share: f64) -> Self {
        let room = (self.high - self.low) * share;
        (self.low, self.high) = (self.low - room, self.high + room);
        self
    }

    /// A number of the axis as text.
    pub(crate) fn label(&self, words: &Words, value: f64) -> String {
        let (value, step) = match self.format {
            Format::Percent => (value * 100.0, self.step * 100.0),
            Format::Whole | Format::Real => (value, self.step),
        };
        // Minus nought is nought.
        let value = if value.abs() < step * 1e-6 { 0.0 } else { value };
        let number = words.decimal(value, digits(step));
        if self.format == Format::Percent { format!("{number}\u{a0}%") } else { number }
    }
}

impl Ranged for Scale {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, (from, to): (i32, i32)) -> i32 {
        let share = (value - self.low) / (self.high - self.low);
        pixel(f64::from(from) + share * f64::from(to - from))
    }

    fn key_points<Hint: KeyPointHint>(&self, hint: Hint) -> Vec<f64> {
        if hint.weight().allow_light_points() { Vec::new() } else { self.ticks.clone() }
    }

    fn range(&self) -> Range<f64> {
        self.low..self.high
    }
}

#[expect(clippy::cast_possible_truncation, reason = "what lies outside of the picture stays there")]
fn pixel(at: f64) -> i32 {
    at.round() as i32
}

/// From the least to the largest of all that is a number; never empty.
fn extent(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let numbers = values.filter(|value| value.is_finite());
    let (low, high) = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
        (low.min(value), high.max(value))
    });
    match (low, high) {
        (low, high) if low > high => (0.0, 1.0),
        (low, high) if high - low <= low.abs() * 1e-9 => (low, low + 1.0),
        found => found,
    }
}

/// The smallest of 1, 2, 5, 10, … (or tenths of them) with which so many ticks are enough.
fn step(span: f64, format: Format, most: u32) -> f64 {
    let rough = span / f64::from(most.max(1));
    let power = 10.0_f64.powf(rough.log10().floor());
    let factors = [1.0, 2.0, 5.0, 10.0];
    let fits = |factor: &&f64| **factor * power >= rough * (1.0 - 1e-9);
    let step = factors.iter().find(fits).map_or(10.0 * power, |factor| factor * power);
    if format == Format::Whole { step.max(1.0) } else { step }
}

/// How many digits after the point tell multiples of a step apart.
fn digits(step: f64) -> usize {
    (0..9)
        .find(|&digits| {
            let moved = step * 10.0_f64.powi(digits);
            (moved - moved.round()).abs() < 1e-6 * moved.max(1.0)
        })
        .map_or(9, |digits| usize::try_from(digits).unwrap_or(0))
}

fn whole_numbers(first: f64, last: f64) -> impl Iterator<Item = f64> {
    std::iter::successors(Some(first), |n| Some(n + 1.0)).take_while(move |n| *n <= last).take(1000)
}

#[cfg(test)]
mod tests {
    use ludoteca_words::Lang;

    use super::*;

    fn labels(scale: &Scale, lang: Lang) -> Vec<String> {
        let words = Words::new(lang);
        scale.ticks.iter().map(|&tick| scale.label(&words, tick)).collect()
    }

    #[test]
    fn ticks_are_round_and_written_in_the_language() {
        let money = Scale::round([0.0, 43_000.0].into_iter(), Format::Whole, 5);
        assert_eq!((money.low, money.high), (0.0, 50_000.0));
        assert_eq!(
            labels(&money, Lang::English),
            ["0", "10,000", "20,000", "30,000", "40,000", "50,000"]
        );
        assert_eq!(labels(&money, Lang::Spanish)[1], "10\u{202f}000");
        let shares = Scale::round([0.21, 0.28].into_iter(), Format::Percent, 5);
        assert_eq!(
            labels(&shares, Lang::Spanish),
            ["20\u{a0}%", "22\u{a0}%", "24\u{a0}%", "26\u{a0}%", "28\u{a0}%"]
        );
        let real = Scale::round([-0.3, 0.2].into_iter(), Format::Real, 5);
        assert_eq!(labels(&real, Lang::English), ["−0.3", "−0.2", "−0.1", "0.0", "0.1", "0.2"]);
        let turns = Scale::tight([0.0, 7.0].into_iter(), Format::Whole, 20);
        assert_eq!(turns.ticks.len(), 8, "never between whole numbers");
    }

    #[test]
    fn whatever_is_asked_has_an_axis() {
        for values in
            [vec![], vec![f64::NAN], vec![0.0], vec![5.0, 5.0], vec![-1e9, 1e9], vec![1e-9, 2e-9]]
        {
            for format in [Format::Whole, Format::Real, Format::Percent] {
                for scale in [
                    Scale::round(values.iter().copied(), format, 6),
                    Scale::tight(values.iter().copied(), format, 6),
                ] {
                    assert!(scale.low < scale.high, "{scale:?}");
                    assert!(scale.ticks.len() <= 10, "{scale:?}");
                }
            }
        }
    }
}
