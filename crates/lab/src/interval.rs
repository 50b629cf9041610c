//! How sure a share is.

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

/// The 97.5 % point of the normal distribution: the interval leaves out 2.5 % on each side.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// The share of `count` in `all` with Wilson's score interval of 95 %.
///
/// E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal
/// of the American Statistical Association 22 (1927): with p = count / all the ends are
/// (p + z²/2n ± z·√(p(1 − p)/n + z²/4n²)) / (1 + z²/n). Unlike the textbook's p ± z·√(p(1 − p)/n)
/// it stays within 0 and 1 and is honest for small numbers. Nothing in nothing can be anything.
pub fn wilson(count: u64, all: u64) -> Share {
    if all == 0 {
        return Share { share: 0.0, low: 0.0, high: 1.0 };
    }
    #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
    let (count, n) = (count as f64, all as f64);
    let p = count / n;
    let z2 = Z * Z;
    let middle = p + z2 / (2.0 * n);
    let reach = Z * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z2 / n;
    // Rounding must not push an end past the share itself.
    let low = ((middle - reach) / scale).clamp(0.0, p);
    let high = ((middle + reach) / scale).clamp(p, 1.0);
    Share { share: p, low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_published_intervals() {
        // Newcombe, Statistics in Medicine 17 (1998), table I, method 3: the four worked cases.
        for (count, all, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let got = wilson(count, all);
            assert!((got.low - low).abs() < 5e-5 && (got.high - high).abs() < 5e-5, "{got:?}");
        }
    }

    #[test]
    fn the_ends_stay_within_bounds() {
        assert_eq!(wilson(0, 0), Share { share: 0.0, low: 0.0, high: 1.0 });
        assert!((wilson(7, 7).high - 1.0).abs() < 1e-15 && wilson(7, 7).low > 0.6);
        assert!(wilson(0, 7).low.abs() < 1e-15);
    }
}
