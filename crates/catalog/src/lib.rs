//! The shelf: every game and every agent by its key, behind a face of text and JSON.
//!
//! The kernel below is dispatched statically, so that a playout has no virtual calls. Whoever
//! stands above (the command line, the lab, a server) does not know the games: it asks
//! [`GAMES`] for a [`GameEntry`], opens it to an [`AnyGame`], and from there on speaks the
//! notation of actions, records and JSON. One virtual call per *game* is all that costs.
//!
//! To put a game on the shelf: implement [`Shelved`] for it, and add one line to [`GAMES`].
//!
//! ```
//! use ludoteca_catalog::{Deal, Opening, Start, find};
//!
//! let pig = find("pig")?.open(&Opening::rules("quick"))?;
//! let mut table = pig.table(&["hold-at:at=20", "uniform"], &Start::players(2))?;
//! let played = table.play(&Deal { seed: 1, number: 0, rotation: 0, cap: pig.default_cap() });
//! assert!(played.finished);
//! # Ok::<(), ludoteca_catalog::CatalogError>(())
//! ```
//!
//! **Invariant:** this crate reads no file, knows no clock and has no words for people but its
//! errors; messages are made from keys by whoever shows them.

mod agent;
mod check;
mod chronicle;
mod entry;
mod error;
mod explain;
mod game;
mod learn;
mod live;
mod monopoly;
mod names;
mod outlook;
mod parchis;
mod pig;
mod replay;
mod rift;
mod rules;
mod shelved;
mod table;

pub use agent::{AgentEntry, AgentFacts, Parameter, Values, make_agent, split_agents};
pub use check::{Beside, FileKind, check_file};
pub use chronicle::{Chronicle, Moment};
pub use entry::{BoardInfo, GameEntry, Switch};
pub use error::{CatalogError, Expected, Fault, Noun};
pub use explain::Explanation;
pub use game::{AnyGame, Start};
pub use learn::{AnyLearner, Course, Learned, Lesson};
pub use live::{AnyMatch, Decision, MatchError, Reason};
pub use names::{PERSON, is_person, own_name, person_seat, seat_names};
pub use replay::{Replayed, ShownStep};
pub use shelved::{BoardFiles, BoardSource, Fit, Opening, RulesSource, Setup, Shelved};
pub use table::{AnyTable, Deal, Played};

use entry::Entry;
use ludoteca_core::Header;

/// Every game there is.
pub static GAMES: &[&dyn GameEntry] = &[
    &Entry::<ludoteca_pig::Pig>::new(),
    &Entry::<ludoteca_monopoly::Monopoly>::new(),
    &Entry::<ludoteca_rift::Rift>::new(),
    &Entry::<ludoteca_parchis::Parchis>::new(),
];

/// The game of this key.
///
/// # Errors
/// There is none; the error names the nearest and all that there are.
pub fn find(key: &str) -> Result<&'static dyn GameEntry, CatalogError> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.key() == key)
        .ok_or_else(|| CatalogError::unknown(Noun::Game, key, GAMES.iter().map(|game| game.key())))
}

/// Opens the game that a record was played with: its rules, and its board if it had its own.
///
/// # Errors
/// The text is no record, or not of a game and a version of the rules that are on the shelf.
pub fn open_record(file: &str, text: &str) -> Result<Box<dyn AnyGame>, CatalogError> {
    let fault = |line, reason: String| {
        CatalogError::Files(vec![Fault { file: file.to_owned(), line, reason }])
    };
    let header = Header::parse(text).map_err(|error| fault(error.line, error.reason))?;
    let entry = find(&header.game).map_err(|error| fault(2, error.to_string()))?;
    let (played, ours) = (header.rules_version, entry.rules_version());
    if played != ours {
        let reason = format!("played by version {played} of the rules, these are version {ours}");
        return Err(fault(3, reason));
    }
    entry.reopen(&header.options).map_err(|error| fault(5, error.to_string()))
}
