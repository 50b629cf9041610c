//! Hand-written players.

pub mod gnome;
mod quick;
mod random;
mod rules;

pub use gnome::Gnome;
pub use quick::Quick;
pub use random::PseudoRandom;
pub use rules::RuleBased;
