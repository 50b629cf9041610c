//! A station in a game: its own message, what it passes on, and what it has applied.

use std::time::Duration;

use ludoteca_core::Seat;
use ludoteca_monopoly::Event;

use super::{NotDecided, Output, Settings, Tell};
use crate::crc::confirmation;
use crate::frame::Frame;
use crate::journal::Entry;
use crate::message::{Body, Message, Profile};
use crate::replica::{Refusal, Replica};

/// How often a message is repeated before the player hears that the ring may be broken.
const PATIENCE: u32 = 4;

/// A station in a game.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) me: Seat,
    pub(super) settings: Settings,
    pub(super) replica: Replica,
    /// The message that was applied last.
    pub(super) last: Option<Last>,
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

/// A message of this station.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own {
    pub(super) frame: Frame,
    pub(super) step: Step,
    pub(super) due: Duration,
    pub(super) tries: u32,
    /// Applied here already; the others may still need it.
    pub(super) applied: bool,
}

/// How far a message of this station is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// It waits until the cable is free.
    Held,
    /// It has the bytes of the message before it, and all have to know first that that is settled.
    Sounding,
    /// It is on its way.
    Data,
    /// It came back; its confirmation is on its way.
    Confirm,
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

    pub(super) fn decide(
        &mut self,
        body: Body,
        now: Duration,
        out: &mut Vec<Output>,
    ) -> Result<(), NotDecided> {
        if self.own.is_some() {
            return Err(NotDecided::Busy);
        }
        let expected = self.replica.sender().ok_or(Refusal::Over)?;
        if expected != self.me {
            return Err(Refusal::NotTheSender { found: self.me, expected }.into());
        }
        let frame = self.replica.message(body)?.encode(self.replica.profile())?;
        out.push(Output::Journal(Entry::Sent { number: self.replica.applied(), frame }));
        let due = self.clear.max(now);
        self.own = Some(Own { frame, step: Step::Held, due, tries: 0, applied: false });
        self.tick(now, out);
        Ok(())
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

    /// A message of this station came back.
    fn returned(&mut self, frame: Frame, now: Duration, out: &mut Vec<Output>) {
        let Some(own) = self.own else {
            if self.last.is_none_or(|last| last.frame != frame) {
                out.push(Output::Tell(Tell::NotMine { frame }));
            }
            return;
        };
        if own.frame != frame {
            out.push(Output::Tell(Tell::CameBackChanged { sent: own.frame, came: frame }));
            // It is back, though damaged: no need to wait until it is given up.
            if self.is_safe() && own.step == Step::Data {
                self.push_on(own, now, out);
            }
            return;
        }
        if own.step != Step::Data {
            return;
        }
        if !own.applied {
            self.apply_own(own, out);
        }
        if !self.is_safe() {
            self.own = None;
            return self.mended(out);
        }
        let Some(last) = self.last else { return };
        out.push(Output::Send(last.confirm));
        let due = now + self.timeout();
        self.own = Some(Own { step: Step::Confirm, due, applied: true, ..own });
    }

    fn apply_own(&mut self, own: Own, out: &mut Vec<Output>) {
        let message = Message::decode(own.frame, self.replica.profile());
        let staged = message.map(|message| self.staged(own.frame, message));
        match staged {
            Ok(Ok(staged)) => self.apply(staged, out),
            other => unreachable!("it was possible when it was sent: {other:?}"),
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
        self.last =
            Some(Last { number, frame, confirm, settled: false, repeated: false, rounds: 0 });
        self.staged = None;
        self.beat = Beat::default();
        out.push(Output::Journal(Entry::Applied { number, frame, hash: self.replica.hash() }));
        out.push(Output::Tell(Tell::Applied { message, events }));
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

    /// Sends one's own message, or sends it again.
    pub(super) fn push_on(&mut self, own: Own, now: Duration, out: &mut Vec<Output>) {
        let mut own = Own { due: now + self.timeout(), ..own };
        if own.step != Step::Held {
            own.tries += 1;
            if !self.is_safe() || own.tries == PATIENCE {
                self.trouble = true;
                let (frame, tries) = (own.frame, own.tries);
                out.push(Output::Tell(Tell::NotReturned { frame, tries }));
            }
        }
        if !self.is_safe() && own.step == Step::Data {
            // Nobody could tell a repetition from a second message: there is only waiting.
            own.due = Duration::MAX;
        } else if let Some(last) = self.must_sound(own) {
            own.step = Step::Sounding;
            out.push(Output::Send(last.confirm));
        } else {
            own.step = Step::Data;
            out.push(Output::Send(own.frame));
        }
        self.own = Some(own);
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
