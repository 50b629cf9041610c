//! The kernel of Ludoteca: what every game of chance with several seats has in common.
//!
//! A [`Game`] is the rules with their options fixed. It holds no generator, no clock and no
//! history: a [`Game::State`] is a plain value, a seat's decision is a [`Game::Action`], nature's
//! is a [`Game::Outcome`], and what happened is told as [`Game::Event`]s. Whoever drives a match
//! ([`Match`] here, the lab and the host above) samples the chances from a [`Rng`] stream and asks
//! an [`Agent`] for each decision. What was played is a [`Record`], and a record replays without
//! any generator.
//!
//! **Invariant:** this crate knows no game, prints nothing, reads nothing, and has no threads.

mod agent;
mod allowance;
mod event;
mod fingerprint;
mod game;
mod matches;
mod notation;
mod perft;
mod record;
mod rng;
mod seat;

pub use agent::{Agent, Choice, Thinking, Weighed};
pub use allowance::{Allowance, Clock, Limit};
pub use event::{Audience, EventSink};
pub use fingerprint::Fingerprint;
pub use game::{Determinize, Game, SeatView};
pub use matches::{Ending, Held, Match, NoWitness, PlayRefused, Witness};
pub use notation::ParseNotationError;
pub use perft::{perft, perft_within};
pub use record::{Header, Record, RecordError, Replay, ReplayError, Step};
pub use rng::{Purpose, Rng};
pub use seat::{MAX_SEATS, Seat, Turn};
