//! Hand-written players.

pub mod gnome;
mod quick;

pub use gnome::Gnome;
pub use quick::Quick;
