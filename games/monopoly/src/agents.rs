//! Hand-written players.

mod quick;

pub use quick::Quick;
