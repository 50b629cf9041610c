//! Quantiles of the distributions behind the intervals.

/// The 97.5 % point of the normal distribution: an interval leaves out 2.5 % on each side.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// The 97.5 % point of Student's distribution with so many degrees of freedom.
///
/// Many degrees come near the normal distribution in powers of 1/ν (R. A. Fisher and E. A.
/// Cornish, Technometrics 2 (1960)); few are solved for.
#[expect(clippy::cast_precision_loss, reason = "2^52 degrees are endless")]
pub(crate) fn student(degrees: u64) -> f64 {
    let v = degrees.max(1) as f64;
    if degrees > 500 {
        let z2 = Z * Z;
        let first = (z2 + 1.0) / 4.0;
        let second = ((5.0 * z2 + 16.0) * z2 + 3.0) / 96.0;
        let third = (((3.0 * z2 + 19.0) * z2 + 17.0) * z2 - 15.0) / 384.0;
        return Z * (1.0 + (first + (second + third / v) / v) / v);
    }
    // P(|T| > t) is the incomplete beta function at v / (v + t²).
    let x = beta_quantile(0.05, v / 2.0, 0.5);
    (v * (1.0 - x) / x).sqrt()
}

/// Where the beta distribution of `a` and `b` reaches the probability `p`.
pub(crate) fn beta_quantile(p: f64, a: f64, b: f64) -> f64 {
    let (mut low, mut high) = (0.0_f64, 1.0_f64);
    // Halving until the ends are neighbours cannot miss, and nobody waits for it.
    loop {
        let middle = low.midpoint(high);
        if middle <= low || middle >= high {
            return middle;
        }
        if beta(middle, a, b) < p {
            low = middle;
        } else {
            high = middle;
        }
    }
}

/// The regularised incomplete beta function: the probability below `x`.
fn beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    if x >= 1.0 {
        return 1.0;
    }
    // The fraction converges fast below the mean; above it the other tail is computed.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - beta(1.0 - x, b, a);
    }
    let scale = ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (-x).ln_1p();
    scale.exp() / a / fraction(x, a, b)
}

/// The continued fraction 1 + d₁/(1 + d₂/(1 + …)) of the incomplete beta function (Abramowitz and
/// Stegun 26.5.8), from its head by Lentz's method.
fn fraction(x: f64, a: f64, b: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let (mut value, mut above, mut below) = (1.0, 1.0, 0.0);
    let mut m = 0.0;
    loop {
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        m += 1.0;
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let mut change = 1.0;
        for term in [odd, even] {
            below = 1.0 / away_from_zero(1.0 + term * below);
            above = away_from_zero(1.0 + term / above);
            change = above * below;
            value *= change;
        }
        // It takes some √(a + b) rounds; the limit is for numbers that no series has.
        if (change - 1.0).abs() < 1e-15 || m > 1e6 {
            return value;
        }
    }
}

/// The logarithm of the gamma function for positive numbers, by Stirling's series.
fn ln_gamma(mut x: f64) -> f64 {
    // The series is good for large numbers; Γ(x + 1) = x·Γ(x) leads there.
    let mut below = 1.0;
    while x < 16.0 {
        below *= x;
        x += 1.0;
    }
    let (r, r2) = (1.0 / x, 1.0 / (x * x));
    let series = r * (1.0 / 12.0 - r2 * (1.0 / 360.0 - r2 * (1.0 / 1260.0 - r2 / 1680.0)));
    (x - 0.5) * x.ln() - x + 0.5 * std::f64::consts::TAU.ln() + series - below.ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_agrees_with_the_printed_table() {
        // Any table of the t distribution, two-sided 5 %.
        for (degrees, t) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (4, 2.776),
            (5, 2.571),
            (9, 2.262),
            (10, 2.228),
            (20, 2.086),
            (30, 2.042),
            (60, 2.000),
            (120, 1.980),
            (1000, 1.962),
        ] {
            let found = student(degrees);
            assert!((found - t).abs() < 5.1e-4, "{degrees}: {found} instead of {t}");
        }
        assert!((student(500) - student(501)).abs() < 1e-5, "the two ways meet");
        assert!((student(u64::MAX) - Z).abs() < 1e-12);
    }

    #[test]
    fn the_gamma_function_is_the_factorial() {
        let mut factorial = 1.0_f64;
        for n in 1..=30 {
            let found = ln_gamma(f64::from(n));
            assert!((found - factorial.ln()).abs() < 1e-12 * factorial.ln().max(1.0), "{n}");
            factorial *= f64::from(n);
        }
        assert!((ln_gamma(0.5) - std::f64::consts::PI.sqrt().ln()).abs() < 1e-13);
    }

    #[test]
    fn the_beta_function_has_its_simple_cases() {
        for x in [0.01, 0.3, 0.5, 0.9] {
            assert!((beta(x, 1.0, 1.0) - x).abs() < 1e-14);
            assert!((beta(x, 3.0, 1.0) - x.powi(3)).abs() < 1e-14);
            // Two successes or more in three trials.
            let sum = 3.0 * x * x * (1.0 - x) + x.powi(3);
            assert!((beta(x, 2.0, 2.0) - sum).abs() < 1e-14);
        }
        let x = beta_quantile(0.3, 40.0, 70.0);
        assert!((beta(x, 40.0, 70.0) - 0.3).abs() < 1e-12);
    }
}
