//! Whole sessions, and what faces must keep whatever is played.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod faces;
mod manual;
mod messages;
mod screens;
mod sessions;
mod table;
mod terms;
