//! Players that know no game: all they see is a list of actions.
//!
//! **Invariant:** nothing here knows the rules of any game; an agent that does lives in its
//! game's crate, behind the feature `agents`.

mod uniform;

pub use uniform::Uniform;
