//! Boards as `.tab` text: one square a line.
//!
//! The format is told in `docs/boards-and-decks.md`. Reading never stops at the first fault: a
//! file is written by a person, who wants to hear of all its faults at once, and who may then
//! choose to play on the good lines alone.

mod assemble;
mod line;
pub(crate) mod reading;
mod write;

#[cfg(test)]
mod tests;

use crate::Board;
use reading::{Faults, Reading};

/// The name of the group of all stations.
pub(crate) const STATIONS: &str = "estación";
/// The name of the group of all utilities.
pub(crate) const UTILITIES: &str = "servicio";

impl Board {
    /// Reads a board from `.tab` text. `file` is only the name that faults are reported under.
    ///
    /// When lines are dropped, the squares that are left are numbered anew in their order.
    pub fn read(file: &str, text: &str) -> Reading<Self> {
        let mut faults = Faults::new(file);
        let lines: Vec<_> =
            reading::lines(text).map(|(at, text)| line::read(at, text, &mut faults)).collect();
        let board = assemble::assemble(&lines, &mut faults);
        faults.reading(board)
    }

    /// The board as `.tab` text, which reads back to an equal board.
    pub fn to_tab(&self) -> String {
        write::write(self)
    }
}
