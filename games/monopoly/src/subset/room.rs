//! A list that lives on the stack until a board is too large for it.

use arrayvec::ArrayVec;

/// Up to `N` entries without allocation; more go to the heap.
#[derive(Debug)]
pub(super) struct Room<T, const N: usize> {
    few: ArrayVec<T, N>,
    many: Vec<T>,
}

impl<T: Copy, const N: usize> Room<T, N> {
    #[inline]
    pub(super) fn new() -> Self {
        Self { few: ArrayVec::new_const(), many: Vec::new() }
    }

    #[inline]
    pub(super) fn push(&mut self, entry: T) {
        if !self.many.is_empty() || self.few.try_push(entry).is_err() {
            self.push_far(entry);
        }
    }

    #[cold]
    #[inline(never)]
    fn push_far(&mut self, entry: T) {
        self.many.extend(self.few.drain(..));
        self.many.push(entry);
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.few.truncate(len);
        self.many.truncate(len);
    }

    #[inline]
    pub(super) fn all(&self) -> &[T] {
        if self.many.is_empty() { &self.few } else { &self.many }
    }

    #[inline]
    pub(super) fn all_mut(&mut self) -> &mut [T] {
        if self.many.is_empty() { &mut self.few } else { &mut self.many }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.all().len()
    }
}
