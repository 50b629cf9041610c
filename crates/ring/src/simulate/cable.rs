//! One cable: bytes in a row, at 2400 baud, some of them damaged.

use std::collections::VecDeque;
use std::time::Duration;

use ludoteca_core::Rng;

use super::{Arriving, Faults};
use crate::frame::Frame;

/// A cable with what is on it.
#[derive(Debug, Default)]
pub(super) struct Cable {
    /// When each byte has arrived, in order.
    bytes: VecDeque<(Duration, u8)>,
    free: Duration,
    pub(super) frames: u64,
    pub(super) damaged: u64,
}

impl Cable {
    /// Puts a frame on the cable, behind what is there.
    pub(super) fn send(
        &mut self,
        frame: Frame,
        byte_time: Duration,
        now: Duration,
        faults: &Faults,
        chance: &mut Rng,
    ) {
        self.frames += 1;
        self.free = self.free.max(now);
        for byte in frame.bytes() {
            self.free += byte_time;
            let arriving = faults.arriving(byte, chance);
            self.damaged += u64::from(arriving != Arriving::Once(byte));
            self.bytes.extend(arriving.into_iter().map(|byte| (self.free, byte)));
        }
    }

    /// When the next byte arrives.
    pub(super) fn next(&self) -> Option<Duration> {
        self.bytes.front().map(|&(when, _)| when)
    }

    /// The next byte, if it has arrived by now.
    pub(super) fn take(&mut self, now: Duration) -> Option<u8> {
        let arrived = self.next().is_some_and(|when| when <= now);
        if arrived { self.bytes.pop_front().map(|(_, byte)| byte) } else { None }
    }
}
