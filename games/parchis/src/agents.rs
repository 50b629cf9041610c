//! Hand-written players.

mod random;
pub mod rating;

pub use random::Random;
pub use rating::{Chain, Rating};
