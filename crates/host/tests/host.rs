//! Tables with people and computer players.

#[path = "host/afterwards.rs"]
mod afterwards;
#[path = "host/laws.rs"]
mod laws;
#[path = "host/plans.rs"]
mod plans;
#[path = "host/room.rs"]
mod room;
#[path = "host/secrets.rs"]
mod secrets;
#[path = "host/strange.rs"]
mod strange;
#[path = "host/tables.rs"]
mod tables;
#[path = "host/thinking.rs"]
mod thinking;
#[cfg(feature = "ts")]
#[path = "host/typescript.rs"]
mod typescript;
#[path = "host/wire.rs"]
mod wire;
