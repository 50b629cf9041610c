//! Pictures and reports: what games and series have come to, for people.
//!
//! [`charts`] draws SVG from plain numbers, [`pictures`] chooses what to draw of a game or a
//! tournament, [`page`] is the frame of every HTML report, and [`tournament`] one such report.
//!
//! Pictures and pages need nothing but themselves: text stays text, no font is looked up, nothing
//! is fetched, no script runs. The same data give the same bytes. They can be read on light and on
//! dark ground and without telling colours apart: every line has its own dashes and marks.
//!
//! **Invariant:** this crate reads and writes no file; it turns values into text.

pub mod charts;
pub mod page;
mod palette;
pub mod pictures;
pub mod reproduction;
mod scale;
mod svg;
pub mod tables;
pub mod tournament;

pub use scale::Format;
