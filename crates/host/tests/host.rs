//! Tables with people and computer players.

#[path = "host/laws.rs"]
mod laws;
#[path = "host/room.rs"]
mod room;
#[path = "host/tables.rs"]
mod tables;
#[cfg(feature = "ts")]
#[path = "host/typescript.rs"]
mod typescript;
#[path = "host/wire.rs"]
mod wire;
