//! The message of this station that is on its way round the ring.

use std::time::Duration;

use super::link::Link;
use super::{NotDecided, Output, Tell};
use crate::frame::Frame;
use crate::journal::Entry;
use crate::message::{Body, Message};
use crate::replica::Refusal;

/// How often a message is repeated before the player hears that the ring may be broken.
const PATIENCE: u32 = 4;

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

impl Link {
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

    /// A message of this station came back.
    pub(super) fn returned(&mut self, frame: Frame, now: Duration, out: &mut Vec<Output>) {
        let Some(own) = self.own else {
            if self.last.is_none_or(|last| last.frame != frame) {
                out.push(Output::Tell(Tell::NotMine { frame }));
            }
            return;
        };
        if own.frame != frame {
            return out.push(Output::Tell(Tell::CameBackChanged { sent: own.frame, came: frame }));
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
}
