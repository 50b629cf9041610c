//! Hand-written players.

mod random;

pub use random::Random;
