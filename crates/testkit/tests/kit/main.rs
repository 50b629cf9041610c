//! The kit tried out on a game whose rules can be broken one by one.

mod agents;
mod coin;
mod files;
mod laws;
