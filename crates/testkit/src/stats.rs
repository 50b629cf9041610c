//! The few statistics that tests need. Fixed seeds and wide bounds: a test never fails by chance.

/// How far the normal distribution reaches for a one-sided 99.99 %.
pub const Z_9999: f64 = 3.719;

/// How well counts fit the shares that they should have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChiSquare {
    /// Pearson's sum of (observed − expected)² / expected.
    pub statistic: f64,
    /// Number of kinds less one.
    pub degrees: usize,
}

impl ChiSquare {
    /// What 99.99 % of true samples stay below.
    pub fn bound(&self) -> f64 {
        chi_square_bound(self.degrees, Z_9999)
    }

    /// Whether the counts may well come from the shares.
    pub fn is_plausible(&self) -> bool {
        self.statistic <= self.bound()
    }
}

/// Pearson's chi-square of counts against the shares (of any scale) that they should have.
///
/// A kind of share 0 must not occur: one occurrence makes the statistic infinite. The
/// approximation is good when at least five of every kind are expected.
///
/// # Panics
/// When the slices differ in length.
pub fn chi_square(observed: &[u64], shares: &[f64]) -> ChiSquare {
    assert_eq!(observed.len(), shares.len(), "one share per count");
    let per_share = real(observed.iter().sum()) / shares.iter().sum::<f64>();
    let mut statistic = 0.0;
    let mut kinds = 0_usize;
    for (&count, &share) in observed.iter().zip(shares) {
        let expected = share * per_share;
        if expected > 0.0 {
            kinds += 1;
            statistic += (real(count) - expected).powi(2) / expected;
        } else if count > 0 {
            statistic = f64::INFINITY;
        }
    }
    ChiSquare { statistic, degrees: kinds.saturating_sub(1) }
}

/// The quantile of the chi-square distribution that lies `z` standard deviations up.
///
/// The Wilson–Hilferty approximation: the cube root of a chi-square variable is nearly normal.
/// That far up it is some per cent too wide for a few degrees and exact enough for more.
pub fn chi_square_bound(degrees: usize, z: f64) -> f64 {
    if degrees == 0 {
        return 0.0;
    }
    let degrees = real(degrees as u64);
    let spread = 2.0 / (9.0 * degrees);
    degrees * (1.0 - spread + z * spread.sqrt()).powi(3)
}

/// The mean; of an empty series, NaN.
pub fn mean(series: &[f64]) -> f64 {
    series.iter().sum::<f64>() / real(series.len() as u64)
}

/// The mean of a series and its standard error, from the means of consecutive batches.
///
/// Neighbours in a series (squares visited, cash held) hang together, so that the usual error is
/// far too small; the means of long batches hardly do. What does not fill a batch at the end
/// counts for the mean and not for the error.
///
/// # Panics
/// When there are fewer than two batches or more batches than values.
pub fn batch_means(series: &[f64], batches: usize) -> (f64, f64) {
    assert!(batches >= 2, "one batch says nothing about the error");
    assert!(series.len() >= batches, "{} values do not fill {batches} batches", series.len());
    let size = series.len() / batches;
    let means: Vec<f64> = series.chunks_exact(size).take(batches).map(mean).collect();
    let middle = mean(&means);
    let squares: f64 = means.iter().map(|batch| (batch - middle).powi(2)).sum();
    let batches = real(batches as u64);
    (mean(series), (squares / (batches - 1.0) / batches).sqrt())
}

/// Wilson's interval for a share: where it lies when `successes` of `trials` came, `z` standard
/// deviations wide to each side. Without trials it is all of 0 to 1.
///
/// # Panics
/// When there are more successes than trials.
pub fn wilson(successes: u64, trials: u64, z: f64) -> (f64, f64) {
    assert!(successes <= trials, "{successes} successes in {trials} trials");
    if trials == 0 {
        return (0.0, 1.0);
    }
    let n = real(trials);
    let share = real(successes) / n;
    let scale = 1.0 + z * z / n;
    let centre = (share + z * z / (2.0 * n)) / scale;
    let reach = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((centre - reach).max(0.0), (centre + reach).min(1.0))
}

#[expect(clippy::cast_precision_loss, reason = "tests count nowhere near 2^52 things")]
fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_near(got: f64, expected: f64, tolerance: f64) {
        assert!((got - expected).abs() <= tolerance, "{got} is not {expected} ± {tolerance}");
    }

    #[test]
    fn chi_square_agrees_with_a_sum_by_hand() {
        // Expected are 20, 20 and 40: 2²/20 + 2²/20 + 4²/40.
        let fit = chi_square(&[22, 22, 36], &[1.0, 1.0, 2.0]);
        assert_near(fit.statistic, 0.8, 1e-12);
        assert_eq!(fit.degrees, 2);
        assert!(fit.is_plausible());
    }

    #[test]
    fn what_cannot_happen_must_not_happen() {
        assert!(chi_square(&[10, 10, 0], &[1.0, 1.0, 0.0]).is_plausible());
        assert!(!chi_square(&[10, 10, 1], &[1.0, 1.0, 0.0]).is_plausible());
        assert!(chi_square(&[10], &[1.0]).is_plausible());
    }

    #[test]
    fn the_bound_agrees_with_the_printed_tables() {
        // Upper 0.1 % points (z = 3.090) of the chi-square distribution.
        assert_near(chi_square_bound(5, 3.090), 20.515, 0.3);
        assert_near(chi_square_bound(35, 3.090), 66.619, 0.1);
        assert_near(chi_square_bound(100, 3.090), 149.449, 0.1);
    }

    #[test]
    fn batches_see_what_hangs_together() {
        // Ten long runs of one value each: the naive error would be ten times smaller.
        let series: Vec<f64> = (0..1000).map(|i| f64::from(i / 100 % 2)).collect();
        let (mean, error) = batch_means(&series, 10);
        assert_near(mean, 0.5, 1e-12);
        assert_near(error, (0.25_f64 / 9.0).sqrt(), 1e-12);
    }

    #[test]
    fn a_rest_that_fills_no_batch_counts_for_the_mean_alone() {
        let (mean, error) = batch_means(&[1.0, 1.0, 1.0, 1.0, 6.0], 2);
        assert_near(mean, 2.0, 1e-12);
        assert_near(error, 0.0, 1e-12);
    }

    #[test]
    fn wilson_agrees_with_a_published_example() {
        // 81 of 263 at 95 %: 0.2553 to 0.3662 (Newcombe 1998, table I, method 3).
        let (low, high) = wilson(81, 263, 1.96);
        assert_near(low, 0.2553, 5e-5);
        assert_near(high, 0.3662, 5e-5);
        let (low, high) = wilson(0, 20, 1.96);
        assert_near(low, 0.0, 1e-12);
        assert_near(high, 0.1611, 5e-5);
    }

    #[test]
    fn wilson_without_trials_knows_nothing() {
        assert_eq!(wilson(0, 0, 1.96), (0.0, 1.0));
    }
}
