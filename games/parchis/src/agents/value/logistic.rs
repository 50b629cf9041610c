//! From scores to chances, the same on every machine.

use super::Chances;
use crate::MAX_COLOURS;

/// The natural exponential, to five digits, from plain arithmetic alone: the library's may differ
/// from one machine to the next, and then so would games.
#[inline]
pub(super) fn exp(x: f32) -> f32 {
    // 2^n is put together from bits; 2^f for the rest is a series.
    let x = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = x.round();
    let rest = (x - whole) * std::f32::consts::LN_2;
    let series = 1.0
        + rest
            * (1.0
                + rest / 2.0
                    * (1.0
                        + rest / 3.0
                            * (1.0 + rest / 4.0 * (1.0 + rest / 5.0 * (1.0 + rest / 6.0)))));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "11 to 243")]
    let power = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    series * power
}

/// The share of each side that still plays (as bits) in the exponentials of all scores.
#[inline]
pub(super) fn shares(scores: &[f32; MAX_COLOURS], playing: u8) -> Chances {
    let mut shares = [0.0; MAX_COLOURS];
    if playing == 0b11 {
        let other = 1.0 / (1.0 + exp(scores[0] - scores[1]));
        shares[0] = 1.0 - other;
        shares[1] = other;
        return shares;
    }
    let plays = |side: &usize| playing >> side & 1 == 1;
    let sides = || (0..MAX_COLOURS).filter(plays);
    let most = sides().map(|side| scores[side]).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for side in sides() {
        shares[side] = exp(scores[side] - most);
        sum += shares[side];
    }
    for side in sides() {
        shares[side] /= sum;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_right_to_five_digits() {
        for n in -2000_i16..=2000 {
            let x = f32::from(n) / 100.0;
            let expected = f64::from(x).exp();
            let off = (f64::from(exp(x)) - expected).abs() / expected;
            assert!(off < 3e-6, "exp({x}) is off by {off}");
        }
    }

    #[test]
    fn chances_add_up_to_one_among_those_who_play() {
        let scores = [0.3, -2.0, 40.0, 1.0, 0.0, 0.0];
        for playing in 1..64 {
            let shares = shares(&scores, playing);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{playing:b}: {shares:?}");
            for (side, share) in shares.iter().enumerate() {
                assert!(playing >> side & 1 == 1 || *share == 0.0);
            }
        }
        assert_eq!(shares(&[0.0; MAX_COLOURS], 0b11)[..2], [0.5, 0.5]);
    }
}
