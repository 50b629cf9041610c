//! How sure a share or a mean is.
//!
//! The games of a block fall on common dice and so depend on each other: a share of games is no
//! binomial share. The blocks are independent, and how far they lie apart is the only honest
//! measure of chance. [`Ratio`] takes its variance from there.

use crate::quantile::{Z, beta_quantile, student};

/// A share with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The share itself, 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// Nothing in nothing can be anything.
    pub const UNKNOWN: Self = Self { share: 0.0, low: 0.0, high: 1.0 };

    /// The share of what was counted, from independent blocks: in each so many of so many.
    #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
    pub fn of_blocks(blocks: impl IntoIterator<Item = (u64, u64)>) -> Self {
        let mut sum = Ratio { blocks: 0, games: 0, x: 0.0, y: 0.0, xx: 0.0, xy: 0.0, yy: 0.0 };
        for (count, of) in blocks {
            let (x, y) = (count as f64, of as f64);
            sum.blocks += 1;
            sum.games += of;
            sum.x += x;
            sum.y += y;
            sum.xx += x * x;
            sum.xy += x * y;
            sum.yy += y * y;
        }
        sum.share()
    }
}

/// A mean with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mean {
    /// The mean itself.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Mean {
    /// The mean of **independent** values, such as those of blocks: mean ± t·s/√n. One value says
    /// nothing of how far others would lie apart.
    #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 blocks")]
    pub fn of(values: &[f64]) -> Self {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let reach = match values.len() {
            0 | 1 => f64::INFINITY,
            many => student(many as u64 - 1) * (squares / (n - 1.0) / n).sqrt(),
        };
        Self { mean, low: mean - reach, high: mean + reach }
    }
}

/// The share of `count` in `all` **independent** trials with Wilson's score interval of 95 %.
///
/// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal
/// of the American Statistical Association 22 (1927). Unlike the textbook's p ± z·√(p(1 − p)/n)
/// it stays within 0 and 1 and is honest for small numbers.
#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
pub fn wilson(count: u64, all: u64) -> Share {
    if all == 0 {
        return Share::UNKNOWN;
    }
    score(count as f64 / all as f64, all as f64, Z)
}

/// The ends (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n).
fn score(p: f64, n: f64, z: f64) -> Share {
    let z2 = z * z;
    let middle = p + z2 / (2.0 * n);
    let reach = z * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z2 / n;
    // Rounding must not push an end past the share itself.
    let low = ((middle - reach) / scale).clamp(0.0, p);
    let high = ((middle + reach) / scale).clamp(p, 1.0);
    Share { share: p, low, high }
}

/// The share of `count` in `all` **independent** trials with the exact interval of 95 %.
///
/// C. J. Clopper and E. S. Pearson, Biometrika 26 (1934). It covers at least 95 % whatever the
/// true share is, and is wider than Wilson's for that.
#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
pub fn clopper_pearson(count: u64, all: u64) -> Share {
    if all == 0 {
        return Share::UNKNOWN;
    }
    let (k, n) = (count as f64, all as f64);
    let low = if count == 0 { 0.0 } else { beta_quantile(0.025, k, n - k + 1.0) };
    let high = if count == all { 1.0 } else { beta_quantile(0.975, k + 1.0, n - k) };
    Share { share: k / n, low, high }
}

/// Sums over blocks of something, `x`, and of what it is a part of, `y`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Ratio {
    /// How many blocks.
    pub(crate) blocks: u64,
    /// How many games.
    pub(crate) games: u64,
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) xx: f64,
    pub(crate) xy: f64,
    pub(crate) yy: f64,
}

impl Ratio {
    /// The same with `x` less so much for each `y`.
    pub(crate) fn less(self, much: f64) -> Self {
        Self {
            x: self.x - much * self.y,
            xx: self.xx - 2.0 * much * self.xy + much * much * self.yy,
            xy: self.xy - much * self.yy,
            ..self
        }
    }

    /// The same with `x` counted in units of that size; of nothing it is nothing.
    pub(crate) fn by(self, unit: f64) -> Self {
        let scale = if unit > 0.0 { 1.0 / unit } else { 0.0 };
        Self { x: self.x * scale, xx: self.xx * scale * scale, xy: self.xy * scale, ..self }
    }

    /// The ratio of the sums.
    pub(crate) fn value(&self) -> f64 {
        if self.y > 0.0 { self.x / self.y } else { 0.0 }
    }

    /// The variance of that ratio, from how far the blocks lie from it: with r = Σx/Σy it is
    /// Σ(x − r·y)²/(Σy)², times b/(b − 1) for b blocks. Where all `y` are the same, that is
    /// the usual variance of a mean. `None` when blocks do not differ, or when there is only one.
    #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 blocks")]
    pub(crate) fn variance(&self) -> Option<f64> {
        let r = self.value();
        let squares = self.xx - 2.0 * r * self.xy + r * r * self.yy;
        // What is left of equal terms is rounding.
        if self.blocks < 2 || squares <= 1e-12 * self.xx {
            return None;
        }
        let blocks = self.blocks as f64;
        Some(squares / (self.y * self.y) * blocks / (blocks - 1.0))
    }

    /// The ratio as a share from 0 to 1.
    ///
    /// Wilson's interval for as many independent games as would leave the same variance, with
    /// Student's quantile because the variance is an estimate. Blocks that are all alike have
    /// none: a share between 0 and 1 then counts as one of independent games, which claims less
    /// than what was seen. Where all was won, or nothing, each block may have been decided as a
    /// whole, and only blocks count.
    #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
    pub(crate) fn share(&self) -> Share {
        if self.y <= 0.0 {
            return Share::UNKNOWN;
        }
        let p = self.value().clamp(0.0, 1.0);
        let whole = self.blocks.min(self.games) as f64;
        if self.blocks < 2 || p <= 0.0 || p >= 1.0 {
            return score(p, whole, Z);
        }
        match self.variance() {
            None => score(p, self.games as f64, Z),
            Some(variance) => score(p, p * (1.0 - p) / variance, student(self.blocks - 1)),
        }
    }

    /// The ratio as a mean without bounds: mean ± t·√variance. Without a variance the interval is
    /// as wide as it can be.
    pub(crate) fn mean(&self) -> Mean {
        let mean = self.value();
        let reach = match self.variance() {
            Some(variance) => student(self.blocks - 1) * variance.sqrt(),
            None if self.blocks < 2 => f64::INFINITY,
            None => 0.0,
        };
        Mean { mean, low: mean - reach, high: mean + reach }
    }
}

#[cfg(test)]
mod tests;
