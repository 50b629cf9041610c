//! How long the wire needs for a turn.

use std::time::Duration;

use super::{Ending, Faults, MakeAgent, Plan, play};
use crate::message::Profile;
use crate::rules::RingRules;
use crate::station::Settings;

/// What a series of games needed on a ring without faults and with players that think no time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WireTime {
    /// How many stations.
    pub stations: u8,
    /// What they play by.
    pub profile: Profile,
    /// Turns of all games together.
    pub turns: u32,
    /// Messages of all games together, without the announcements.
    pub messages: u32,
    /// The time on the ring of all games together.
    pub measured: Duration,
}

impl WireTime {
    /// Plays some games and adds up what they needed.
    pub fn of(
        rules: &RingRules,
        stations: u8,
        profile: Profile,
        games: u64,
        agent: &mut MakeAgent<'_>,
    ) -> Self {
        let settings = Settings { profile, ..Settings::default() };
        let mut sum = Self { stations, profile, turns: 0, messages: 0, measured: Duration::ZERO };
        for game in 0..games {
            let faults = Faults::default();
            let plan = Plan { stations, settings, faults, cap: 200, seed: 2, game };
            let played = play(rules, &plan, agent);
            debug_assert!(matches!(played.ending, Ending::Won(_) | Ending::Capped(_)));
            sum.turns += played.turns;
            sum.messages += played.messages.saturating_sub(1);
            sum.measured += played.time;
        }
        sum
    }

    /// What a message needs: its frame round the whole ring, and in `safe` its confirmation.
    pub fn message(&self) -> Duration {
        let frames = match self.profile {
            Profile::Document => 1,
            Profile::Safe => 2,
        };
        Settings::default().frame * u32::from(self.stations) * frames
    }

    /// Messages times frames times hops, for all games together.
    pub fn computed(&self) -> Duration {
        self.message() * self.messages
    }
}
