//! Players that know The Rift.

mod random;

pub use random::Random;
