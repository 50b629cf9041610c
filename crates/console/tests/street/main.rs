//! The console of Street Master's, driven by scripts: every command, whole games, saved games, and
//! nonsense.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod dealings;
mod desk;
mod guide;
mod new_game;
mod property;
mod saves;
mod storm;
mod turns;
mod whole_games;
