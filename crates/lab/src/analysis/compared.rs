//! A figure under a rule beside the same figure without it, on common dice.

use crate::interval::Ratio;
use crate::quantile::{beta_quantile, student};
use crate::{Mean, Share};

/// Sums over blocks of a ratio x/y under a variant and under the base, with all their products:
/// what is needed for both ratios, for their difference, and for how sure it is. Whole numbers
/// only, so that any order of adding gives the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Joint {
    pub(super) blocks: u64,
    /// x and y of the variant, x and y of the base.
    sums: [u64; 4],
    products: [[u128; 4]; 4],
}

/// Where x and y stand.
const VARIANT: (usize, usize) = (0, 1);
const BASE: (usize, usize) = (2, 3);

impl Joint {
    /// Adds a block: (x, y) of the variant, and of the base.
    pub(super) fn add(&mut self, variant: (u64, u64), base: (u64, u64)) {
        let block = [variant.0, variant.1, base.0, base.1];
        self.blocks += 1;
        for (row, &a) in block.iter().enumerate() {
            self.sums[row] += a;
            for (column, &b) in block.iter().enumerate() {
                self.products[row][column] += u128::from(a) * u128::from(b);
            }
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.blocks += other.blocks;
        for row in 0..4 {
            self.sums[row] += other.sums[row];
            for column in 0..4 {
                self.products[row][column] += other.products[row][column];
            }
        }
    }

    fn ratio(&self, (x, y): (usize, usize)) -> Ratio {
        Ratio {
            blocks: self.blocks,
            games: self.sums[y],
            x: float(self.sums[x]),
            y: float(self.sums[y]),
            xx: wide(self.products[x][x]),
            xy: wide(self.products[x][y]),
            yy: wide(self.products[y][y]),
        }
    }

    /// The difference of the ratios and its standard error. `None` when either is of nothing, or
    /// there is only one block.
    ///
    /// With r = Σx/Σy, a block is off by (x − r·y)/Σy under each of the two. What counts is how far
    /// these two are off from each other, so that common dice cancel.
    fn difference(&self) -> Option<(f64, f64)> {
        let (variant, base) = (self.ratio(VARIANT), self.ratio(BASE));
        if self.blocks < 2 || variant.y <= 0.0 || base.y <= 0.0 {
            return None;
        }
        let (r, s) = (variant.value(), base.value());
        let weights = [1.0 / variant.y, -r / variant.y, -1.0 / base.y, s / base.y];
        let (mut squares, mut size) = (0.0, 0.0);
        for (row, a) in weights.iter().enumerate() {
            for (column, b) in weights.iter().enumerate() {
                let term = a * b * wide(self.products[row][column]);
                squares += term;
                size += f64::abs(term);
            }
        }
        let blocks = float(self.blocks);
        // What is left of equal terms is rounding.
        let variance =
            if squares <= 1e-12 * size { 0.0 } else { squares * blocks / (blocks - 1.0) };
        Some((r - s, variance.sqrt()))
    }

    /// The figure as a mean without bounds; `tests` is how many differences are looked at.
    pub(super) fn means(&self, tests: u64) -> Compared {
        self.compared(self.ratio(VARIANT).mean(), tests)
    }

    /// The figure as a share from 0 to 1; `tests` is how many differences are looked at.
    pub(super) fn shares(&self, tests: u64) -> Compared {
        let Share { share, low, high } = self.ratio(VARIANT).share();
        self.compared(Mean { mean: share, low, high }, tests)
    }

    /// Whether every block came to the same under both.
    fn is_same(&self) -> bool {
        // Σ(a − b)² is 0 exactly when 2·Σab reaches Σa² + Σb².
        let same = |a: usize, b: usize| {
            self.products[a][a] + self.products[b][b] == 2 * self.products[a][b]
        };
        self.blocks > 0 && same(VARIANT.0, BASE.0) && same(VARIANT.1, BASE.1)
    }

    fn compared(&self, value: Mean, tests: u64) -> Compared {
        let degrees = self.blocks.saturating_sub(1);
        let same = self.is_same();
        // Without a single difference nothing tells how large one could be.
        let found = self.difference().filter(|_| !same);
        let difference = found.map(|(mean, error)| {
            let reach = student(degrees) * error;
            Mean { mean, low: mean - reach, high: mean + reach }
        });
        let clear = found.is_some_and(|(mean, error)| {
            mean.abs() > threshold(degrees, 0.05 / float(tests.max(1))) * error
        });
        Compared { value, difference, same, clear }
    }
}

/// How many standard errors Student's distribution exceeds, in either direction, with this chance.
fn threshold(degrees: u64, chance: f64) -> f64 {
    // P(|T| > t) is the incomplete beta function at v / (v + t²).
    let v = float(degrees.max(1));
    let x = beta_quantile(chance, v / 2.0, 0.5);
    (v * (1.0 - x) / x).sqrt()
}

/// A figure under a rule, and how it differs from the base.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    /// The figure with its interval of 95 %.
    pub value: Mean,
    /// By how much it is more than under the base, with its interval of 95 % on common dice;
    /// `None` when either has nothing to count, or when they are the same.
    pub difference: Option<Mean>,
    /// Whether every block came to the same as under the base. That the rule changes nothing at
    /// all does not follow: no interval can be told.
    pub same: bool,
    /// Whether the difference is clear among all that the study looks at: that even one of them
    /// is called clear by chance happens in at most 5 % of studies (Bonferroni).
    pub clear: bool,
}

#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 turns")]
fn float(sum: u64) -> f64 {
    sum as f64
}

#[expect(clippy::cast_precision_loss, reason = "twelve digits of a sum of squares are enough")]
fn wide(sum: u128) -> f64 {
    sum as f64
}

#[cfg(test)]
mod tests;
