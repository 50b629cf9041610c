//! Every sentence of the rules has a position, a script and what comes of it.

#[path = "rules/table.rs"]
mod table;

#[path = "rules/barriers.rs"]
mod barriers;
#[path = "rules/board.rs"]
mod board;
#[path = "rules/bonuses.rs"]
mod bonuses;
#[path = "rules/captures.rs"]
mod captures;
#[path = "rules/corridor.rs"]
mod corridor;
#[path = "rules/exits.rs"]
mod exits;
#[path = "rules/fast.rs"]
mod fast;
#[path = "rules/moves.rs"]
mod moves;
#[path = "rules/pairs.rs"]
mod pairs;
#[path = "rules/partners.rs"]
mod partners;
#[path = "rules/presets.rs"]
mod presets;
#[path = "rules/sixes.rs"]
mod sixes;
#[path = "rules/switches.rs"]
mod switches;
#[path = "rules/winning.rs"]
mod winning;
