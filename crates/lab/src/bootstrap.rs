//! Intervals for what has no formula.

use ludoteca_core::{Purpose, Rng};

use crate::Mean;

/// A statistic of independent blocks with its interval of 95 %, by drawing blocks with
/// replacement: a median, a quantile, anything.
///
/// B. Efron, "Bootstrap methods: another look at the jackknife", Annals of Statistics 7 (1979):
/// the percentile interval. The same blocks, rounds and seed give the same interval. `None` when
/// there are no blocks or no rounds.
pub fn bootstrap<T>(
    blocks: &[T],
    rounds: u32,
    seed: u64,
    statistic: impl Fn(&[&T]) -> f64,
) -> Option<Mean> {
    let count = u32::try_from(blocks.len()).ok().filter(|&count| count > 0 && rounds > 0)?;
    let mut drawn: Vec<&T> = blocks.iter().collect();
    let mean = statistic(&drawn);
    let mut found: Vec<f64> = (0..rounds)
        .map(|round| {
            let mut rng = Rng::stream(seed, round.into(), Purpose::Setup);
            for block in &mut drawn {
                *block = &blocks[rng.below(count) as usize];
            }
            statistic(&drawn)
        })
        .collect();
    found.sort_by(f64::total_cmp);
    // Of 399 rounds the tenth from either end leaves out 2.5 %.
    let tail = ((found.len() + 1) / 40).saturating_sub(1);
    Some(Mean { mean, low: found[tail], high: found[found.len() - 1 - tail] })
}

/// The median of some numbers; of none it is 0.
pub fn median(numbers: impl Iterator<Item = u64>) -> f64 {
    let mut numbers: Vec<u64> = numbers.collect();
    if numbers.is_empty() {
        return 0.0;
    }
    let (half, even) = (numbers.len() / 2, numbers.len().is_multiple_of(2));
    let (below, &mut upper, _) = numbers.select_nth_unstable(half);
    let upper = float(upper);
    match below.iter().max() {
        Some(&lower) if even => float(lower).midpoint(upper),
        _ => upper,
    }
}

#[expect(clippy::cast_precision_loss, reason = "lengths of games have few digits")]
fn float(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        for (numbers, middle) in
            [(&[][..], 0.0), (&[7], 7.0), (&[9, 1, 4], 4.0), (&[9, 1, 4, 2], 3.0), (&[5, 5], 5.0)]
        {
            let found = median(numbers.iter().copied());
            assert!((found - middle).abs() < 1e-12, "{numbers:?}: {found}");
        }
    }

    #[test]
    fn nothing_has_no_interval_and_a_constant_a_narrow_one() {
        let first = |drawn: &[&f64]| *drawn[0];
        assert_eq!(bootstrap(&[], 100, 1, first), None);
        assert_eq!(bootstrap(&[1.0], 0, 1, first), None);
        let same = bootstrap(&[2.5; 9], 100, 1, first);
        assert_eq!(same, Some(Mean { mean: 2.5, low: 2.5, high: 2.5 }));
    }

    /// The true median is known: 93 to 97 of 100 intervals are to cover it.
    #[test]
    fn intervals_of_a_median_cover_it() {
        let experiments = ludoteca_testkit::effort(1000_u32, 10_000);
        let covered = (0..experiments)
            .filter(|&experiment| {
                let mut rng = Rng::stream(5, experiment.into(), Purpose::Chance);
                // Squares of equally likely numbers are skewed; their median is 500².
                let blocks: Vec<u64> =
                    (0..101).map(|_| u64::from(rng.below(1001)).pow(2)).collect();
                let of = |drawn: &[&u64]| median(drawn.iter().map(|&&number| number));
                let found = bootstrap(&blocks, 399, experiment.into(), of).unwrap();
                (found.low..=found.high).contains(&250_000.0)
            })
            .count();
        #[expect(clippy::cast_precision_loss, reason = "a few thousand")]
        let share = covered as f64 / f64::from(experiments);
        assert!((0.93..=0.97).contains(&share), "{share}");
    }
}
