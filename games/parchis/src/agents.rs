//! Hand-written players.

pub mod expecti;
pub mod learn;
mod random;
pub mod rating;
pub mod value;

pub use expecti::Expecti;
pub use random::Random;
pub use rating::{Chain, Rating};
