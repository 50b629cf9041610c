//! One table.

pub mod wire;
