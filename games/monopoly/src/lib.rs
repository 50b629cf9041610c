//! Complete Monopoly: boards, cards and rules as data.

mod board;
mod cards;
mod fault;
mod sets;

pub use board::*;
pub use cards::*;
pub use fault::Fault;
pub use sets::{DeedIter, DeedSet, SeatSet};
