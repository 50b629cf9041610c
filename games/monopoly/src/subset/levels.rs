//! The levels of all lots in three words.

use crate::{DeedId, DeedSet};

/// A level from 0 to 7 for every lot, as bit planes: bit *d* of each word belongs to lot *d*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Levels(pub(super) [u64; 3]);

impl Levels {
    pub(super) const ZERO: Self = Self([0; 3]);

    #[inline]
    pub(super) const fn get(&self, lot: DeedId) -> u8 {
        let [low, middle, high] = self.0;
        (low >> lot.0 & 1 | (middle >> lot.0 & 1) << 1 | (high >> lot.0 & 1) << 2) as u8
    }

    #[inline]
    pub(super) fn set(&mut self, lot: DeedId, level: u8) {
        for (bit, plane) in (0..).zip(&mut self.0) {
            *plane = *plane & !(1 << lot.0) | u64::from(level >> bit & 1) << lot.0;
        }
    }

    /// Both together; they have no lot in common.
    #[inline]
    pub(super) fn join(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|plane| self.0[plane] | other.0[plane]))
    }

    /// Whether the first lot in which they differ stands higher here than there.
    #[inline]
    pub(super) fn is_higher_first(&self, other: &Self) -> bool {
        let differs = (0..3).fold(0, |set, plane| set | self.0[plane] ^ other.0[plane]);
        DeedSet(differs).first().is_some_and(|lot| self.get(lot) > other.get(lot))
    }
}
