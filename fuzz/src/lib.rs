//! What the fuzz targets share: games to play, actions out of bytes, records to damage.

mod actions;
mod edits;
mod ring;
mod tables;

pub use actions::{any_action, any_outcome};
pub use edits::edit;
pub use ring::{Ring, any_body, ring_rules};
pub use tables::{Course, audited, games, play_on, replay, sealed};
