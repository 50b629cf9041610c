//! The lobby: tables over HTTP and WebSocket, the page, and everything that happens kept.
//!
//! [`Server::open`] makes everything ready and binds the port, [`Server::run`] serves until it is told to
//! end. Nothing here knows a game: tables come from the host layer, words from the console's faces.
//!
//! **Invariant:** what a client is told has been made durable before. A table applies a command, the
//! store keeps it, and only then does anybody hear of it.

mod address;
mod house;
mod limits;
mod log;
mod metrics;
mod monopd;
mod people;
mod secret;
mod serve;
mod store;
mod tables;
mod tell;
mod tongue;
mod web;

pub use house::Settings;
pub use log::write_log;
pub use monopd::MonopdLimits;
pub use serve::{OpenError, Server};
pub use store::StoreError;

/// The description of all requests, as JSON.
pub fn openapi() -> String {
    web::description_json()
}
