//! A client of the lobby: its requests ([`Desk`]) and the connection of a table ([`Line`]).
//!
//! A [`Line`] comes back by itself when the connection is lost, and says hello again: the server
//! then tells everything, so that nothing is lost in between. Whoever wants many connections in
//! one thread takes the [`Socket`] below it.
//!
//! **Invariant:** nothing here decides anything; it carries what others decide.

mod address;
mod desk;
mod line;
mod socket;

pub use address::{Address, BadAddress};
pub use desk::{Desk, DeskError};
pub use line::{Heard, Line};
pub use socket::{Socket, SocketError};
