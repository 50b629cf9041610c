//! Complete Monopoly: boards, cards and rules as data.

mod board;
mod cards;
mod fault;
mod sets;
pub mod shipped;
mod tab;
mod tjt;

pub use board::*;
pub use cards::*;
pub use fault::Fault;
pub use sets::{DeedIter, DeedSet, SeatSet};
pub use tab::reading::{Reading, utf8};
pub use tjt::{Misfit, misfits};
