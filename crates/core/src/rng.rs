//! Random streams by purpose.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

use crate::Seat;

/// What a stream of random numbers is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Nature: dice and draws.
    Chance,
    /// The thinking of one seat's agent.
    Thinking(Seat),
    /// Setting a game up (random decks, random positions), before anything is played.
    Setup,
}

/// The house generator: `ChaCha` with eight rounds, fixed for ever.
///
/// Each (seed, game number, purpose) has a stream of its own, so that an agent that thinks longer
/// never changes the dice, and two agents can be compared on the same dice. The helpers are our
/// own because those of a library may change their values between versions.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream of one purpose in game `game_no` of a series.
    pub fn stream(seed: u64, game_no: u64, purpose: Purpose) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&game_no.to_le_bytes());
        key[16..24].copy_from_slice(b"ludoteca");
        let mut inner = ChaCha8Rng::from_seed(key);
        inner.set_stream(match purpose {
            Purpose::Chance => 0,
            Purpose::Setup => 1,
            Purpose::Thinking(seat) => 0x100 + u64::from(seat.0),
        });
        Self(inner)
    }

    /// The next 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in `0..n`, every one exactly equally likely. `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        // Lemire's multiply-shift; the low half tells the few draws that would favour some values.
        loop {
            let wide = u64::from(self.next_u32()) * u64::from(n);
            let low = wide & 0xffff_ffff;
            if low >= u64::from(n) || low >= u64::from(n.wrapping_neg() % n) {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of `items`, every one equally likely; `None` when there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let n = u32::try_from(items.len()).ok().filter(|&n| n > 0)?;
        Some(items[self.below(n) as usize])
    }

    /// One of the weighted `items`, in proportion to its weight; `None` when all weights are 0
    /// or add up to more than 32 bits.
    pub fn pick_weighted<T: Copy>(&mut self, items: &[(T, u32)]) -> Option<T> {
        let total: u64 = items.iter().map(|&(_, weight)| u64::from(weight)).sum();
        let total = u32::try_from(total).ok().filter(|&total| total > 0)?;
        let mut left = self.below(total);
        for &(item, weight) in items {
            if left < weight {
                return Some(item);
            }
            left -= weight;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_frozen() {
        let mut rng = Rng::stream(1, 2, Purpose::Chance);
        let got: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
        assert_eq!(got, FROZEN, "stored seeds would mean other games");
    }
    const FROZEN: [u32; 4] = [2_471_002_784, 3_355_870_088, 555_824_507, 3_067_534_642];

    #[test]
    fn streams_differ_by_seed_game_and_purpose() {
        let first = |seed, game, purpose| Rng::stream(seed, game, purpose).next_u64();
        let base = first(1, 1, Purpose::Chance);
        assert_ne!(base, first(2, 1, Purpose::Chance));
        assert_ne!(base, first(1, 2, Purpose::Chance));
        assert_ne!(base, first(1, 1, Purpose::Setup));
        assert_ne!(base, first(1, 1, Purpose::Thinking(Seat(0))));
        assert_ne!(
            first(1, 1, Purpose::Thinking(Seat(0))),
            first(1, 1, Purpose::Thinking(Seat(1)))
        );
    }

    #[test]
    fn below_is_even() {
        let mut rng = Rng::stream(7, 0, Purpose::Chance);
        let mut seen = [0_u32; 36];
        for _ in 0..360_000 {
            seen[rng.below(36) as usize] += 1;
        }
        let chi2: f64 = seen.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        // 35 degrees of freedom: 99.9 % of fair dice stay below 66.6.
        assert!(chi2 < 66.6, "chi-square {chi2}");
    }

    #[test]
    fn weights_are_respected_and_nothing_is_picked_from_nothing() {
        let mut rng = Rng::stream(3, 0, Purpose::Chance);
        assert_eq!(rng.pick::<u8>(&[]), None);
        assert_eq!(rng.pick_weighted(&[('a', 0)]), None);
        let heads = (0..4000).filter(|_| rng.pick_weighted(&[('a', 3), ('b', 1)]) == Some('a'));
        let heads = heads.count();
        assert!((2850..3150).contains(&heads), "3 in 4 expected, {heads} of 4000 came");
    }
}
