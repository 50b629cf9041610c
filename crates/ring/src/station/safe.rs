//! Profile `safe`: nothing is applied before it is confirmed, and nothing twice.
//!
//! The origin of a message goes on to another only when its confirmation came back, and a station
//! passes a confirmation on only when it has applied what is confirmed. So at most one message is
//! open, and whoever has to send next knows that everybody before it has the same copy.
//!
//! Seven bits could not tell a repetition from a second message with the same bytes. So they need
//! not: until a station has seen the confirmation twice with nothing in between (a heartbeat,
//! which is sent only once the first one came back) the same bytes are a repetition, and an origin
//! sends heartbeats before it sends the same bytes as a new message.

use std::time::Duration;

use super::link::{Last, Link, Staged};
use super::own::{Own, Step};
use super::{Output, Tell};
use crate::frame::Frame;
use crate::journal::Entry;
use crate::message::Message;

/// Heartbeats that have to come back before the same bytes can be a new message: after the first
/// one a repetition may still have been under way.
const ROUNDS: u32 = 2;

impl Link {
    /// A message came from somebody else: it is kept for its confirmation, and passed on.
    pub(super) fn stage(
        &mut self,
        frame: Frame,
        message: Message,
        now: Duration,
        out: &mut Vec<Output>,
    ) {
        let same_origin = |other: Frame| other.addresses() >> 2 == message.origin.0;
        let staged = self.staged(frame, message);
        // What is settled can come again if its origin was too late to hear of it.
        let again = |last: &&mut Last| last.frame == frame && (!last.settled || staged.is_err());
        if let Some(last) = self.last.as_mut().filter(again) {
            // What came from there in between was this one, damaged.
            last.repeated = true;
            self.staged.take_if(|staged| same_origin(staged.frame));
        } else {
            // Its origin may be a message behind, and catch up. If it could be a new message it is
            // taken for one, and must not get past the origin of an open one.
            let before = |previous: &&mut Last| staged.is_err() && previous.frame == frame;
            if let Some(previous) = self.previous.as_mut().filter(before) {
                previous.repeated = true;
                return self.relay(frame, now, out);
            }
            let staged = match staged {
                Ok(staged) => staged,
                Err(why) => return out.push(Output::Tell(Tell::Refused { message, why })),
            };
            // One's own message may not have reached everybody: until it has, nothing new gets
            // past its origin.
            if self.own.is_some() {
                return;
            }
            self.staged = Some(staged);
            if let Some(last) = self.last.as_mut().filter(|last| same_origin(last.frame)) {
                last.repeated = false;
            }
        }
        self.fresh = false;
        self.relay(frame, now, out);
    }

    /// A confirmation came from somebody else.
    pub(super) fn confirmed(&mut self, frame: Frame, now: Duration, out: &mut Vec<Output>) {
        // What it confirms may have been lost when the station was switched off: then the message
        // comes again, and a mere heartbeat comes again, too.
        if std::mem::take(&mut self.fresh) {
            return;
        }
        let fits = |last: &Last| last.confirm == frame;
        let repeated = |last: &&mut Last| last.repeated && fits(last);
        if let Some(last) = self.last.as_mut().filter(repeated) {
            last.repeated = false;
        } else if let Some(staged) = self.staged.take_if(|staged| staged.confirm == frame) {
            self.apply(staged, out);
        } else if let Some(last) = self.last.filter(fits) {
            // Seven bits fit by chance now and then: whoever has sent other bytes since sends no
            // heartbeat, unless those were a damaged one.
            let origin = |frame: Frame| frame.addresses() >> 2;
            let went_on = |staged: &mut Staged| {
                origin(staged.frame) == origin(frame) && staged.frame != last.frame
            };
            if self.staged.take_if(went_on).is_some() {
                return out.push(Output::Tell(Tell::Unconfirmed { frame }));
            }
            self.settle(out);
        } else if let Some(previous) = self.previous.as_mut().filter(repeated) {
            previous.repeated = false;
        } else {
            return out.push(Output::Tell(Tell::Unconfirmed { frame }));
        }
        self.relay(frame, now, out);
    }

    /// A confirmation of this station came back.
    pub(super) fn confirm_returned(&mut self, frame: Frame, now: Duration, out: &mut Vec<Output>) {
        let Some(last) = self.last else { return };
        let fits = last.confirm == frame;
        match self.own {
            // Even if it was given up by now and the message is on its way again.
            Some(own) if own.applied && fits => self.close(now, out),
            // It is repeated when it is given up: two of one message on the ring could be told apart
            // by nobody.
            Some(own) if own.step == Step::Confirm => {
                out.push(Output::Tell(Tell::CameBackChanged { sent: last.confirm, came: frame }));
            }
            Some(own) if own.step == Step::Sounding && fits => {
                self.count_round();
                self.push_on(Own { step: Step::Held, ..own }, now, out);
            }
            None if self.beat.awaited && fits => {
                self.count_round();
                self.beat.awaited = false;
                self.beat.missed = 0;
                self.beat.due = now + self.settings.heartbeat;
                self.mended(out);
            }
            _ => {}
        }
    }

    /// Everybody is known to have applied the last message.
    fn settle(&mut self, out: &mut Vec<Output>) {
        if let Some(last) = self.last.as_mut().filter(|last| !last.settled) {
            last.settled = true;
            last.repeated = false;
            out.push(Output::Journal(Entry::Settled { number: last.number }));
        }
    }

    /// Whether the announcement of this station has failed too often: then they have to be counted
    /// again.
    pub(super) fn is_unheard(&self) -> bool {
        const TRIES: u32 = 16;
        let often = |own: Own| own.tries > TRIES && !own.applied;
        self.is_safe() && self.replica.applied() == 0 && self.own.is_some_and(often)
    }

    fn count_round(&mut self) {
        if let Some(last) = &mut self.last {
            last.rounds += 1;
        }
    }

    /// Everybody has applied the message of this station.
    fn close(&mut self, now: Duration, out: &mut Vec<Output>) {
        self.settle(out);
        self.own = None;
        self.beat.due = now + self.settings.heartbeat;
        self.mended(out);
    }

    /// The last message, if all have to know first that it is settled.
    pub(super) fn must_sound(&self, own: Own) -> Option<Last> {
        let early = matches!(own.step, Step::Held | Step::Sounding) && !own.applied;
        let same = |last: &Last| last.frame == own.frame && last.rounds < ROUNDS;
        self.last.filter(same).filter(|_| early && self.is_safe())
    }

    /// Whether it is this station that keeps the ring's heart beating.
    pub(super) fn is_beating(&self) -> bool {
        let mine = |last: Last| last.settled && last.frame.addresses() >> 2 == self.me.0;
        self.is_safe()
            && self.own.is_none()
            && self.staged.is_none()
            && self.replica.winner().is_none()
            && self.last.is_some_and(mine)
    }

    /// Whether this station should hear a heartbeat now and then.
    pub(super) fn is_listening(&self) -> bool {
        self.is_safe()
            && self.own.is_none()
            && !self.is_beating()
            && self.last.is_some()
            && self.replica.winner().is_none()
    }

    pub(super) fn beat(&mut self, now: Duration, out: &mut Vec<Output>) {
        /// Heartbeats in a row that may be lost before the player hears of it.
        const MISSED: u32 = 4;
        let Some(last) = self.last.filter(|_| self.is_beating() && now >= self.beat.due) else {
            return;
        };
        if self.beat.awaited {
            self.beat.missed += 1;
            if self.beat.missed == MISSED {
                self.trouble = true;
                let (frame, tries) = (last.confirm, self.beat.missed);
                out.push(Output::Tell(Tell::NotReturned { frame, tries }));
            }
        }
        self.beat.awaited = true;
        self.beat.due = now + self.timeout();
        out.push(Output::Send(last.confirm));
    }
}
