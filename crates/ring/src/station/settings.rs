//! What a station knows of its cables.

use std::time::Duration;

use ludoteca_core::Seat;

use crate::frame::Frame;
use crate::message::Profile;

/// How a station deals with its cables; times are those of the ring, not of any clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What it plays by when it starts a game; others take what the starter says.
    pub profile: Profile,
    /// How long a frame takes on one cable.
    pub frame: Duration,
    /// What stations and their ports may lose on a lap besides.
    pub slack: Duration,
    /// How often the last confirmation is repeated while somebody thinks.
    pub heartbeat: Duration,
}

impl Default for Settings {
    /// 2400 baud, and a heartbeat every three seconds.
    fn default() -> Self {
        Self {
            profile: Profile::Safe,
            frame: Frame::TIME,
            slack: Duration::from_millis(150),
            heartbeat: Duration::from_secs(3),
        }
    }
}

impl Settings {
    /// When a message that has not come back is given up: after two laps and the slack.
    ///
    /// Each station waits a little longer than the one before it, so that two that repeat do not
    /// go on meeting.
    pub(crate) fn timeout(&self, stations: u8, seat: Seat) -> Duration {
        self.frame * (2 * u32::from(stations) + 2 * u32::from(seat.0)) + self.slack
    }

    /// How long nothing may be heard before the ring is said to be silent.
    pub(crate) fn silence(&self, stations: u8) -> Duration {
        self.heartbeat * 3 + self.timeout(stations, Seat(0)) * 3
    }
}
