//! The lobby as its guests meet it: over HTTP and WebSocket, on both databases.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "lobby/guest.rs"]
mod guest;
#[path = "lobby/hostile.rs"]
mod hostile;
#[path = "lobby/kept.rs"]
mod kept;
#[path = "lobby/openapi.rs"]
mod openapi;
#[path = "lobby/people.rs"]
mod people;
#[path = "lobby/postgres.rs"]
mod postgres;
#[path = "lobby/tables.rs"]
mod tables;
