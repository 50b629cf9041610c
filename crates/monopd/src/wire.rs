//! The wire: lines of text from clients, lines of XML from servers.

mod command;
mod document;
mod element;
mod lines;

pub use command::*;
pub use document::{DocumentError, read_line, write_line};
pub use element::*;
pub use lines::{Line, Lines};

/// The longest line of a client, in bytes, that a server takes.
pub const MAX_COMMAND: usize = 2048;
/// The longest line of a server, in bytes, that a client takes.
pub const MAX_DOCUMENT: usize = 1 << 20;
