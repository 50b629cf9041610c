//! Who owns what, how it is built, what is mortgaged: eight words for all lots of the board.

use ludoteca_core::Seat;

use crate::{DeedId, DeedSet};

/// The level of a lot with a hotel. Levels 0 to 4 are houses.
pub const HOTEL: u8 = 5;

/// The state of all lots, as bit planes: bit *d* of each word belongs to lot *d*.
///
/// Questions about whole sets ("what does seat 3 own?", "is anything built in this group?") are a
/// few word operations, and 64 lots with owner, level and mortgage fit into 64 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct DeedTable {
    owned: u64,
    owner: [u64; 3],
    level: [u64; 3],
    mortgaged: u64,
}

/// All ones when the bit of `value` is set, else all zeros.
#[inline]
const fn spread(value: u8, bit: u32) -> u64 {
    0_u64.wrapping_sub((value >> bit & 1) as u64)
}

impl DeedTable {
    #[inline]
    pub(crate) fn owner(&self, deed: DeedId) -> Option<Seat> {
        let bit = |plane: u64| (plane >> deed.0 & 1) as u8;
        (bit(self.owned) != 0)
            .then(|| Seat(bit(self.owner[0]) | bit(self.owner[1]) << 1 | bit(self.owner[2]) << 2))
    }

    #[inline]
    pub(crate) fn owned_by(&self, seat: Seat) -> DeedSet {
        let differs = (self.owner[0] ^ spread(seat.0, 0))
            | (self.owner[1] ^ spread(seat.0, 1))
            | (self.owner[2] ^ spread(seat.0, 2));
        DeedSet(self.owned & !differs)
    }

    /// All lots that somebody owns.
    #[inline]
    pub(crate) fn owned(&self) -> DeedSet {
        DeedSet(self.owned)
    }

    #[inline]
    pub(crate) fn set_owner(&mut self, deed: DeedId, owner: Option<Seat>) {
        let mask = 1 << deed.0;
        self.owned &= !mask;
        for (bit, plane) in (0..).zip(&mut self.owner) {
            *plane &= !mask;
            if let Some(seat) = owner {
                *plane |= mask & spread(seat.0, bit);
            }
        }
        if owner.is_some() {
            self.owned |= mask;
        }
    }

    #[inline]
    pub(crate) fn level(&self, deed: DeedId) -> u8 {
        let bit = |plane: u64| (plane >> deed.0 & 1) as u8;
        bit(self.level[0]) | bit(self.level[1]) << 1 | bit(self.level[2]) << 2
    }

    #[inline]
    pub(crate) fn set_level(&mut self, deed: DeedId, level: u8) {
        let mask = 1 << deed.0;
        for (bit, plane) in (0..).zip(&mut self.level) {
            *plane = *plane & !mask | mask & spread(level, bit);
        }
    }

    /// All lots with a building on them.
    #[inline]
    pub(crate) fn built(&self) -> DeedSet {
        DeedSet(self.level[0] | self.level[1] | self.level[2])
    }

    /// All lots with a hotel.
    #[inline]
    pub(crate) fn hotels(&self) -> DeedSet {
        DeedSet(self.level[0] & !self.level[1] & self.level[2])
    }

    /// Houses (not hotels) on the lots of a set.
    #[inline]
    pub(crate) fn houses_on(&self, set: DeedSet) -> u32 {
        let set = set.0 & !self.hotels().0;
        (self.level[0] & set).count_ones()
            + 2 * (self.level[1] & set).count_ones()
            + 4 * (self.level[2] & set).count_ones()
    }

    #[inline]
    pub(crate) fn mortgaged(&self) -> DeedSet {
        DeedSet(self.mortgaged)
    }

    #[inline]
    pub(crate) fn is_mortgaged(&self, deed: DeedId) -> bool {
        DeedSet(self.mortgaged).has(deed)
    }

    #[inline]
    pub(crate) fn set_mortgaged(&mut self, deed: DeedId, mortgaged: bool) {
        self.mortgaged = self.mortgaged & !(1 << deed.0) | u64::from(mortgaged) << deed.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_remember_every_lot_by_itself() {
        let mut table = DeedTable::default();
        for d in 0..64 {
            let owner = (d % 9 != 8).then_some(Seat(d % 9));
            table.set_owner(DeedId(d), owner);
            table.set_level(DeedId(d), d % 6);
            table.set_mortgaged(DeedId(d), d % 5 == 0);
        }
        for d in 0..64 {
            assert_eq!(table.owner(DeedId(d)), (d % 9 != 8).then_some(Seat(d % 9)));
            assert_eq!(table.level(DeedId(d)), d % 6);
            assert_eq!(table.is_mortgaged(DeedId(d)), d % 5 == 0);
            assert_eq!(table.hotels().has(DeedId(d)), d % 6 == HOTEL);
        }
        for seat in 0..8 {
            let expected = (0..64).filter(|d| d % 9 == seat).map(DeedId).collect();
            assert_eq!(table.owned_by(Seat(seat)), expected);
        }
        assert_eq!(table.houses_on(DeedSet(0b11_1111)), 1 + 2 + 3 + 4);
        table.set_owner(DeedId(3), None);
        assert_eq!(table.owner(DeedId(3)), None);
        assert!(!table.owned_by(Seat(3)).has(DeedId(3)));
    }
}
