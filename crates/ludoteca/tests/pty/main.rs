//! The program as a person meets it: in a real pseudo-terminal, key by key, read from the screen.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod dealings;
mod editor;
mod person;
mod play_games;
mod screens;
mod terminal;
mod whole_games;
