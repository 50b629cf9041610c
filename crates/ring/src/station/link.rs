//! A station in a game: its own message, what it passes on, and what it has applied.

use std::time::Duration;

use ludoteca_core::Seat;
use ludoteca_monopoly::Event;

use super::own::Own;
use super::{Output, Settings, Tell};
use crate::crc::confirmation;
use crate::frame::Frame;
use crate::journal::Entry;
use crate::message::{Body, Message, Profile};
use crate::replica::{Refusal, Replica};

/// A station in a game.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) me: Seat,
    pub(super) settings: Settings,
    pub(super) replica: Replica,
    /// The message that was applied last.
    pub(super) last: Option<Last>,
    /// The one before it: whoever has sent it may not know yet that all have applied it.
    pub(super) previous: Option<Last>,
    /// The message that waits for its confirmation.
    pub(super) staged: Option<Staged>,
    /// The message of this station that is on its way.
    pub(super) own: Option<Own>,
    /// When what was passed on last is back at its origin, and the cable is free.
    pub(super) clear: Duration,
    /// When something was heard last.
    pub(super) heard: Duration,
    pub(super) beat: Beat,
    /// Switched on again, and has not seen a message since.
    pub(super) fresh: bool,
    /// The player was told that something is wrong with the ring.
    pub(super) trouble: bool,
}

/// The message that was applied last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    pub(super) number: u32,
    pub(super) frame: Frame,
    /// The frame that confirms it.
    pub(super) confirm: Frame,
    /// Everybody is known to have applied it: the same bytes again are a new message.
    pub(super) settled: bool,
    /// It came again since its last confirmation.
    pub(super) repeated: bool,
    /// Heartbeats of it that came back to its origin.
    pub(super) rounds: u32,
}

/// A message that waits for its confirmation, with what it will lead to.
#[derive(Clone, Debug)]
pub(super) struct Staged {
    pub(super) frame: Frame,
    pub(super) message: Message,
    pub(super) confirm: Frame,
    pub(super) next: Replica,
    pub(super) events: Vec<Event>,
}

/// The heartbeat of the last message, sent by its origin.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Beat {
    pub(super) due: Duration,
    pub(super) awaited: bool,
    pub(super) missed: u32,
}

impl Link {
    pub(super) fn new(replica: Replica, me: Seat, settings: Settings, now: Duration) -> Self {
        Self {
            me,
            settings,
            replica,
            last: None,
            previous: None,
            staged: None,
            own: None,
            clear: now,
            heard: now,
            beat: Beat::default(),
            fresh: false,
            trouble: false,
        }
    }

    pub(super) fn seat(&self) -> Seat {
        self.me
    }

    pub(super) fn replica(&self) -> &Replica {
        &self.replica
    }

    pub(super) fn is_to_decide(&self) -> bool {
        self.replica.applied() > 0 && self.own.is_none() && self.replica.sender() == Some(self.me)
    }

    /// Whether the station has heard an announcement that nobody has confirmed yet.
    pub(super) fn is_announced_to(&self) -> bool {
        self.replica.applied() == 0 && self.me != Seat(0)
    }

    pub(super) fn is_safe(&self) -> bool {
        self.replica.profile() == Profile::Safe
    }

    pub(super) fn timeout(&self) -> Duration {
        self.settings.timeout(self.replica.players(), self.me)
    }

    /// Takes a message that came over the cable.
    pub(super) fn take(
        &mut self,
        frame: Frame,
        message: Message,
        now: Duration,
        out: &mut Vec<Output>,
    ) {
        self.heard = now;
        if self.trouble && self.own.is_none() && !self.beat.awaited {
            self.mended(out);
        }
        match message.body {
            Body::Count { .. } => out.push(Output::Tell(Tell::AlreadyPlaying)),
            Body::Confirm(_) if message.origin == self.me => self.confirm_returned(frame, now, out),
            Body::Confirm(_) => self.confirmed(frame, now, out),
            _ if message.origin == self.me => self.returned(frame, now, out),
            _ if self.is_safe() => self.stage(frame, message, now, out),
            _ => self.apply_at_once(frame, message, now, out),
        }
    }

    /// The document's way: what comes is applied and passed on.
    fn apply_at_once(
        &mut self,
        frame: Frame,
        message: Message,
        now: Duration,
        out: &mut Vec<Output>,
    ) {
        match self.staged(frame, message) {
            Ok(staged) => {
                self.apply(staged, out);
                self.relay(frame, now, out);
            }
            Err(why) => out.push(Output::Tell(Tell::Refused { message, why })),
        }
    }

    /// What a message would lead to, and what would confirm it.
    pub(super) fn staged(&self, frame: Frame, message: Message) -> Result<Staged, Refusal> {
        let (next, events) = self.replica.after(message)?;
        let confirm = confirm_of(frame, &self.replica);
        Ok(Staged { frame, message, confirm, next, events })
    }

    pub(super) fn apply(&mut self, staged: Staged, out: &mut Vec<Output>) {
        let Staged { frame, message, confirm, next, events } = staged;
        let number = self.replica.applied();
        self.replica = next;
        self.remember(number, frame, confirm);
        self.staged = None;
        self.beat = Beat::default();
        out.push(Output::Journal(Entry::Applied { number, frame, hash: self.replica.hash() }));
        out.push(Output::Tell(Tell::Applied { message, events }));
    }

    pub(super) fn remember(&mut self, number: u32, frame: Frame, confirm: Frame) {
        let last = Last { number, frame, confirm, settled: false, repeated: false, rounds: 0 };
        self.previous = self.last.replace(last).map(|last| Last { repeated: false, ..last });
    }

    /// Passes a frame on, and remembers when it will be back at its origin.
    pub(super) fn relay(&mut self, frame: Frame, now: Duration, out: &mut Vec<Output>) {
        let (players, origin) = (self.replica.players(), frame.addresses() >> 2);
        let hops = (origin + players - self.me.0) % players;
        self.clear = self.clear.max(now + self.settings.frame * u32::from(hops));
        out.push(Output::Send(frame));
    }

    pub(super) fn deadline(&self) -> Option<Duration> {
        let own = self.own.map(|own| own.due);
        let beat = self.is_beating().then_some(self.beat.due);
        let quiet = (self.is_listening() && !self.trouble)
            .then(|| self.heard + self.settings.silence(self.replica.players()));
        [own, beat, quiet].into_iter().flatten().filter(|due| *due < Duration::MAX).min()
    }

    pub(super) fn tick(&mut self, now: Duration, out: &mut Vec<Output>) {
        if let Some(own) = self.own.filter(|own| now >= own.due) {
            self.push_on(own, now, out);
        }
        self.beat(now, out);
        let limit = self.heard + self.settings.silence(self.replica.players());
        if self.is_listening() && !self.trouble && now >= limit {
            self.trouble = true;
            out.push(Output::Tell(Tell::Silent));
        }
    }

    pub(super) fn mended(&mut self, out: &mut Vec<Output>) {
        if self.trouble {
            self.trouble = false;
            out.push(Output::Tell(Tell::Mended));
        }
    }
}

/// The frame that confirms a message which this copy has not applied yet.
pub(super) fn confirm_of(frame: Frame, before: &Replica) -> Frame {
    let (head, info) = (frame.head(), frame.info());
    let crc = confirmation(before.applied(), head, info, before.hash());
    Frame::new(head & 0xf0 | 0x08, 0x80 | crc)
        .unwrap_or_else(|| unreachable!("the instruction is 8, and bit 8 is set"))
}
