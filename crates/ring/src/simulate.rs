//! A whole ring in one place, on a clock of its own: true baud timing, faults, restarts.
//!
//! Every station is a [`Station`](crate::Station) as it would stand at a real cable, every cable
//! carries one byte after another, and every message that any station applies is compared with
//! what the others made of it.

use std::time::Duration;

use ludoteca_core::{Agent, Rng, Seat};
use ludoteca_monopoly::Monopoly;

use crate::rules::RingRules;
use crate::station::{Output, Settings, Tell};

mod cable;
mod wire;
mod world;

pub use wire::WireTime;

/// A game to be simulated.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many stations.
    pub stations: u8,
    /// Their settings; the profile is the starter's.
    pub settings: Settings,
    /// What goes wrong.
    pub faults: Faults,
    /// The turns of all together after which the richest wins.
    pub cap: u32,
    /// The series.
    pub seed: u64,
    /// The game in the series.
    pub game: u64,
}

/// What goes wrong, by chance; nothing unless set.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// Bytes that arrive as another one, in a million.
    pub corrupt: u32,
    /// Bytes that do not arrive, in a million.
    pub drop: u32,
    /// Bytes that arrive twice, in a million.
    pub duplicate: u32,
    /// Bytes after which the receiving station loses its power, in a million.
    pub power_cut: u32,
    /// Decisions about which the player thinks for ten seconds, in a million.
    pub ponder: u32,
}

impl Faults {
    /// This many bytes in a hundred damaged, a third of them each way; and now and then a power
    /// cut or a long thought.
    pub const fn percent(percent: u32) -> Self {
        let each = percent * 10_000 / 3;
        Self { corrupt: each, drop: each, duplicate: each, power_cut: 200, ponder: 20_000 }
    }

    /// What arrives of a byte: itself, another one, nothing, or itself twice.
    pub fn arriving(&self, byte: u8, chance: &mut Rng) -> Arriving {
        let drawn = chance.below(1_000_000);
        let (corrupt, drop) = (self.corrupt, self.corrupt + self.drop);
        if drawn < corrupt {
            Arriving::Once(byte ^ u8::try_from(1 + chance.below(255)).unwrap_or(1))
        } else if drawn < drop {
            Arriving::Not
        } else if drawn < drop + self.duplicate {
            Arriving::Twice(byte)
        } else {
            Arriving::Once(byte)
        }
    }
}

/// What arrives of a byte at the other end of a cable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arriving {
    /// Nothing.
    Not,
    /// This byte.
    Once(u8),
    /// This byte, and then again.
    Twice(u8),
}

impl IntoIterator for Arriving {
    type Item = u8;
    type IntoIter = std::iter::RepeatN<u8>;

    fn into_iter(self) -> Self::IntoIter {
        match self {
            Self::Not => std::iter::repeat_n(0, 0),
            Self::Once(byte) => std::iter::repeat_n(byte, 1),
            Self::Twice(byte) => std::iter::repeat_n(byte, 2),
        }
    }
}

/// How a simulated game ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Ending {
    /// All stations heard of the victory.
    Won(Seat),
    /// The cap was reached; this one is the richest.
    Capped(Seat),
    /// Nothing was applied for a long time; what the stations told last.
    Paused(Vec<(Seat, Tell)>),
    /// Two stations have applied different things under this number.
    Diverged {
        /// The number of the message.
        number: u32,
    },
    /// A station refused its own journal.
    Unresumable(String),
}

/// A simulated game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// Messages that were applied, the announcement counted in.
    pub messages: u32,
    /// Turns of all together.
    pub turns: u32,
    /// Time on the ring from the first message after the announcement to the last.
    pub time: Duration,
    /// Frames that went over some cable.
    pub frames: u64,
    /// Bytes that were damaged on the way.
    pub damaged: u64,
    /// Power cuts.
    pub restarts: u64,
    /// Messages that were refused because they were not possible.
    pub refused: u64,
    /// The hash of the last state.
    pub hash: u64,
}

/// Makes the player of a station, at the start and after every power cut.
pub type MakeAgent<'a> = dyn FnMut(Seat) -> Box<dyn Agent<Monopoly>> + 'a;
/// Sees what every station does, and when.
pub type Watch<'a> = dyn FnMut(Duration, Seat, &Output) + 'a;

/// Plays one game on a ring of stations, with the agents that `agent` makes for them.
pub fn play(rules: &RingRules, plan: &Plan, agent: &mut MakeAgent<'_>) -> Played {
    play_watched(rules, plan, agent, &mut |_, _, _| {})
}

/// The same, and somebody watches.
pub fn play_watched(
    rules: &RingRules,
    plan: &Plan,
    agent: &mut MakeAgent<'_>,
    watch: &mut Watch<'_>,
) -> Played {
    world::World::new(rules, plan, agent, watch).run()
}
