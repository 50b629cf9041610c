//! Sets of lots and of seats as bits.

use ludoteca_core::Seat;

use crate::DeedId;

/// A set of lots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DeedSet(pub u64);

impl DeedSet {
    /// No lots.
    pub const EMPTY: Self = Self(0);

    /// One lot alone.
    #[inline]
    pub const fn of(deed: DeedId) -> Self {
        Self(1 << deed.0)
    }

    /// Whether the lot is in the set.
    #[inline]
    pub const fn has(self, deed: DeedId) -> bool {
        self.0 >> deed.0 & 1 != 0
    }

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many lots.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lots of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The lots of either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The lots of this one that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all lots of `other` are in this one.
    #[inline]
    pub const fn covers(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The first lot, if any.
    #[inline]
    pub fn first(self) -> Option<DeedId> {
        (self.0 != 0).then(|| DeedId(self.0.trailing_zeros() as u8))
    }

    /// The last lot, if any.
    #[inline]
    pub fn last(self) -> Option<DeedId> {
        (self.0 != 0).then(|| DeedId(63 - self.0.leading_zeros() as u8))
    }
}

impl IntoIterator for DeedSet {
    type Item = DeedId;
    type IntoIter = DeedIter;

    #[inline]
    fn into_iter(self) -> DeedIter {
        DeedIter(self.0)
    }
}

impl FromIterator<DeedId> for DeedSet {
    fn from_iter<I: IntoIterator<Item = DeedId>>(deeds: I) -> Self {
        deeds.into_iter().fold(Self::EMPTY, |set, deed| set.or(Self::of(deed)))
    }
}

/// The lots of a [`DeedSet`], ascending.
#[derive(Clone, Debug)]
pub struct DeedIter(u64);

impl Iterator for DeedIter {
    type Item = DeedId;

    #[inline]
    fn next(&mut self) -> Option<DeedId> {
        let first = DeedSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The first `players` seats.
    pub const fn first_seats(players: u8) -> Self {
        Self(((1_u16 << players) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self(1 << (seat.0 & 7))
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> (seat.0 & 7) & 1 != 0
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set with this seat in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::of(seat).0)
    }

    /// The set without this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::of(seat).0)
    }

    /// The seats of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The first seat of the set that comes after `seat` round the table, `seat` itself last.
    #[inline]
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let turned = self.0.rotate_right(u32::from(seat.0 & 7) + 1);
        Some(Seat((turned.trailing_zeros() as u8 + seat.0 + 1) & 7))
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_come_out_ascending() {
        let set: DeedSet = [DeedId(63), DeedId(0), DeedId(5)].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [DeedId(0), DeedId(5), DeedId(63)]);
        assert_eq!(set.len(), 3);
        assert_eq!((set.first(), set.last()), (Some(DeedId(0)), Some(DeedId(63))));
        assert_eq!((DeedSet::EMPTY.first(), DeedSet::EMPTY.last()), (None, None));
        assert!(set.covers(DeedSet::of(DeedId(5))) && !set.covers(DeedSet::of(DeedId(6))));
    }

    #[test]
    fn the_table_goes_round() {
        let set = SeatSet(0b1010_0001);
        assert_eq!(set.next_after(Seat(0)), Some(Seat(5)));
        assert_eq!(set.next_after(Seat(5)), Some(Seat(7)));
        assert_eq!(set.next_after(Seat(7)), Some(Seat(0)));
        assert_eq!(SeatSet::of(Seat(3)).next_after(Seat(3)), Some(Seat(3)));
        assert_eq!(SeatSet::EMPTY.next_after(Seat(3)), None);
        assert_eq!(SeatSet::first_seats(8).len(), 8);
    }
}
