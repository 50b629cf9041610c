//! The monopd network: the protocol of `monopd`, Atlantik and `GtkAtlantic`.
//!
//! - [`wire`]: lines, commands of clients, elements of servers;
//! - [`client`]: a player at somebody else's server, deciding with an agent of ours;
//! - [`server`]: one connection of somebody else's client to tables of ours.
//!
//! **Invariant:** no IO, no clock, no thread: bytes and the time go in, what is to be done comes out.

pub mod client;
pub mod server;
pub mod wire;
