//! Hand-written players.

pub mod expecti;
pub mod learn;
mod level;
mod personality;
mod random;
pub mod rating;
pub mod value;

pub use expecti::Expecti;
pub use level::{Careless, Level, Levelled};
pub use personality::{NoPersonality, Personality};
pub use random::Random;
pub use rating::{Chain, Rating};
