//! The transposition table: what is proved of positions that were looked at before.

/// What is proved of a position, for the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub(crate) struct Entry {
    key: u64,
    /// The search that wrote it; entries of other searches mean nothing.
    age: u16,
    /// The seat to move gets at least this much.
    pub(crate) at_least: i8,
    /// It gets at most this much.
    pub(crate) at_most: i8,
    /// The place and the cell of a move that proved the lower bound; 255 where there is none.
    pub(crate) place: u8,
    pub(crate) idx: u8,
}

impl Entry {
    const NOTHING: Self =
        Self { key: 0, age: 0, at_least: i8::MIN, at_most: i8::MAX, place: u8::MAX, idx: u8::MAX };
}

/// A table of fixed size: new entries replace old ones.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    entries: Vec<Entry>,
    shift: u32,
    age: u16,
}

impl Table {
    /// A table of 2 to the power of `bits` entries of sixteen bytes.
    pub(crate) fn new(bits: u32) -> Self {
        let bits = bits.clamp(4, 28);
        Self { entries: vec![Entry::NOTHING; 1 << bits], shift: u64::BITS - bits, age: 1 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.entries.fill(Entry::NOTHING);
            self.age = 1;
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[self.slot(key)];
        (entry.key == key && entry.age == self.age).then_some(entry)
    }

    /// Notes that the seat to move gets at least or less than `need`.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, need: i8, proved: bool, best: (u8, u8)) {
        let (slot, age) = (self.slot(key), self.age);
        let entry = &mut self.entries[slot];
        if entry.key != key || entry.age != age {
            *entry = Entry { key, age, ..Entry::NOTHING };
        }
        if proved {
            entry.at_least = entry.at_least.max(need);
            (entry.place, entry.idx) = best;
        } else {
            entry.at_most = entry.at_most.min(need - 1);
        }
    }
}
