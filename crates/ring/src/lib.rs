//! Monopolio Serial: two to four stations on a one-way ring of serial cables.
//!
//! Every message goes all the way round and back to its sender, and every station keeps a copy of
//! the game of its own. From the cable upwards:
//!
//! - [`frame`]: four bytes, and how they are found in a stream;
//! - [`message`]: what a frame says, in the profiles `document` and `safe`;
//! - [`replica`]: a copy of the game that is driven by messages alone;
//! - [`station`]: one station; bytes and the time go in, things to do come out;
//! - [`pilot`]: an agent of the house as the player of a station;
//! - [`simulate`]: a whole ring on a clock of its own, with faults.
//!
//! **Invariant:** no IO, no clock, no thread. Whoever drives a station carries out its outputs in
//! their order, and wakes it when its deadline has come:
//!
//! ```
//! use std::time::Duration;
//!
//! use ludoteca_core::{Purpose, Rng};
//! use ludoteca_ring::{Output, RingRules, Settings, Station};
//!
//! let mut station = Station::new(RingRules::serial(), Settings::default());
//! let mut chance = Rng::stream(7, 0, Purpose::Chance);
//! let (mut journal, mut cable, mut now) = (String::new(), Vec::new(), Duration::ZERO);
//! let mut out = Vec::new();
//! station.start(&mut chance, now, &mut out);
//! // Here the cable leads back into the station itself, so that nobody is counted.
//! while let Some(deadline) = station.deadline() {
//!     for output in out.drain(..) {
//!         match output {
//!             Output::Journal(entry) => journal += &format!("{entry}\n"),
//!             Output::Send(frame) => cable.extend(frame.bytes()),
//!             Output::Tell(tell) => println!("{tell:?}"),
//!         }
//!     }
//!     now = deadline;
//!     station.receive(&cable, now, &mut out);
//!     cable.clear();
//!     station.tick(now, &mut out);
//! }
//! assert_eq!(journal, "station 1 ring 1 safe\n");
//! assert!(station.is_waiting(), "it takes two to play");
//! ```

mod atlas;
mod counting;
pub mod crc;
pub mod frame;
pub mod journal;
pub mod message;
pub mod pilot;
pub mod replica;
mod rules;
pub mod simulate;
pub mod station;

pub use frame::{FLAG, Frame, Receiver};
pub use journal::{Entry, JournalError};
pub use message::{Body, CodeError, Lot, Message, Profile, WireDeck};
pub use pilot::Pilot;
pub use replica::{Choice, Owed, Refusal, Replica};
pub use rules::RingRules;
pub use station::{NotDecided, Output, Settings, Station, Tell};
