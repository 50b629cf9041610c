//! The lobby as a process, and many people at its tables.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod ends;
mod gtkatlantic;
mod guest;
mod hostile;
mod kill;
mod leak;
mod network;
#[path = "../../../server/tests/lobby/postgres.rs"]
mod postgres;
mod program;
mod terminal;
