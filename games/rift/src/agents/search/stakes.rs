//! What a game that ends with so many cells is worth to a seat.

use crate::{MAX_CELLS, View};

/// The chance to win the match by the cells that the seat controls on the full board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stakes {
    by_cells: [f64; MAX_CELLS + 1],
    n_open: usize,
}

impl Stakes {
    /// The stakes of the present game for the seat that looks.
    ///
    /// `second` says whether the seat counts as the second player in the end, which matters where
    /// the unplayed card counts.
    pub(crate) fn of(view: &View<'_>, second: bool) -> Self {
        let rules = view.rules();
        let n_open = usize::from(view.board().n_open());
        let bonus = i32::from(rules.unplayed_counts && n_open % 2 == 1);
        let bonus = if second { bonus } else { -bonus };
        let mut by_cells = [0.0; MAX_CELLS + 1];
        for (cells, worth) in by_cells.iter_mut().enumerate().take(n_open + 1) {
            let margin = 2 * cells as i32 - n_open as i32 + bonus;
            *worth = match margin.signum() {
                1 => 1.0,
                -1 => 0.0,
                _ => 0.5,
            };
        }
        Self { by_cells, n_open }
    }

    /// What this many cells are worth.
    #[inline]
    pub(crate) fn of_cells(&self, cells: u32) -> f64 {
        self.by_cells[(cells as usize).min(MAX_CELLS)]
    }

    /// The same stakes for the rival, by its own cells.
    pub(crate) fn for_rival(&self) -> Self {
        let mut by_cells = [0.0; MAX_CELLS + 1];
        for (cells, worth) in by_cells.iter_mut().enumerate().take(self.n_open + 1) {
            *worth = 1.0 - self.by_cells[self.n_open - cells];
        }
        Self { by_cells, n_open: self.n_open }
    }
}
