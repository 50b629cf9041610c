//! One table: people, computer players, chat and the game between them.
//!
//! A [`Table`] takes commands and answers each with a [`Change`]: entries to make durable, and what
//! is to be told to whom. Whoever drives it (a server) applies a command, keeps the entries, and
//! only then tells; [`Table::restore`] makes the same table from its entries again. The table is
//! always whole: computer players think in a copy of the game that is lent out as a [`Play`], and
//! what they decided is played at the table when the copy comes back.
//!
//! **Invariant:** no socket, no clock, no thread and no words for people are here. Texts are made
//! above, from notation and events; time is handed in.

mod change;
mod entry;
mod library;
mod person;
mod play;
mod ponder;
mod reviewer;
mod seats;
mod table;
pub mod wire;

pub use change::{Change, Refused, TableStep};
pub use entry::{Decider, Entry};
pub use library::{Library, PlanError, SharedGame};
pub use person::{MAX_NAME, NameError, Person, PersonId, clean_name};
pub use play::Play;
pub use ponder::{Ponder, Thought, Weighed};
pub use reviewer::{Reviewed, Reviewer, Swing};
pub use seats::Sitter;
pub use table::{About, MAX_SAID, RestoreError, Shown, Table};
