//! The real binary, as people and programs call it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod analyse;
mod bench;
mod cards;
mod check;
mod explain;
mod export;
mod learn;
mod lists;
mod perft;
mod picture;
mod play;
mod program;
#[cfg(all(unix, feature = "nats"))]
mod queue;
mod replay;
mod reproduce;
mod ring;
mod run;
mod scenario;
mod sim;
mod tournament;
mod words;
