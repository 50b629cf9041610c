//! Readable cases, one for each rule: a position, what is played, and the board after it.
//!
//! Cards are named by their values top-right-bottom-left and their ability.

#[path = "rules/desk.rs"]
mod desk;

#[path = "rules/basics.rs"]
mod basics;
#[path = "rules/defensor.rs"]
mod defensor;
#[path = "rules/eco.rs"]
mod eco;
#[path = "rules/fuerza.rs"]
mod fuerza;
#[path = "rules/matches.rs"]
mod matches;
#[path = "rules/robar.rs"]
mod robar;
#[path = "rules/variants.rs"]
mod variants;
