//! Hand-written players.

pub mod gnome;
pub mod optimal;
mod quick;
mod random;
mod rules;

pub use gnome::Gnome;
pub use optimal::Optimal;
pub use quick::Quick;
pub use random::PseudoRandom;
pub use rules::RuleBased;
