//! Going on from a journal.

use std::time::Duration;

use ludoteca_core::Seat;

use super::Settings;
use super::link::{Beat, Link, confirm_of};
use super::own::{Own, Step};
use crate::frame::Frame;
use crate::journal::{Journal, JournalError};
use crate::message::{Body, Message, Profile};
use crate::replica::Replica;
use crate::rules::RingRules;

impl Link {
    /// The game of a journal, where it was left; none when it had not begun.
    pub(super) fn resume(
        journal: &Journal,
        rules: &RingRules,
        settings: Settings,
        now: Duration,
    ) -> Result<Option<Self>, JournalError> {
        let fault = |line, reason: String| JournalError { line, reason };
        let applied = journal.applied.first().map(|&(line, frame, _)| (line, frame));
        let sent = journal.sent.filter(|(number, _)| *number == 0);
        let Some((line, announced)) = applied.or(sent.map(|(_, frame)| (journal.sent_line, frame)))
        else {
            return Ok(None);
        };
        let Ok(Message { body: Body::Announce { profile, players }, .. }) =
            Message::decode(announced, Profile::Safe)
        else {
            return Err(fault(line, format!("expected the announcement, found {announced}")));
        };
        let station = journal.station.filter(|(seat, by)| seat.0 < players && *by == profile);
        let (me, _) = station.ok_or_else(|| {
            fault(line, "expected a station that was counted for this game before".into())
        })?;
        let replica = Replica::new(rules.clone(), profile, players);
        let mut resumed = Self::new(replica, me, settings, now);
        for &(line, frame, hash) in &journal.applied {
            resumed.replay(frame, hash).map_err(|reason| fault(line, reason))?;
        }
        resumed.fresh = !journal.applied.is_empty();
        if let Some(last) = &mut resumed.last {
            last.settled = journal.settled == Some(last.number);
        }
        resumed.own = resumed.unfinished(journal, me, now);
        if let Some(own) = resumed.own.filter(|own| !own.applied) {
            // Only a journal that somebody has changed can hold what was not possible.
            resumed.check(own.frame).map_err(|reason| fault(journal.sent_line, reason))?;
        }
        resumed.beat = Beat { due: now, ..Beat::default() };
        Ok(Some(resumed))
    }

    /// The copy after a message of the journal.
    fn check(&self, frame: Frame) -> Result<Replica, String> {
        let message = Message::decode(frame, self.replica.profile());
        let message = message.map_err(|why| format!("{frame} is no message: {why}"))?;
        let after = self.replica.after(message);
        after.map(|(next, _)| next).map_err(|why| format!("{frame} was not possible: {why}"))
    }

    fn replay(&mut self, frame: Frame, hash: u64) -> Result<(), String> {
        let number = self.replica.applied();
        let confirm = confirm_of(frame, &self.replica);
        let next = self.check(frame)?;
        if next.hash() != hash {
            let found = next.hash();
            return Err(format!(
                "expected the state {hash:016x}, these rules lead to {found:016x}"
            ));
        }
        self.replica = next;
        self.remember(number, frame, confirm);
        Ok(())
    }

    /// A message of this station of which it is not known that all have applied it.
    fn unfinished(&self, journal: &Journal, me: Seat, now: Duration) -> Option<Own> {
        let own = |frame, applied| {
            // By the document a repetition would count twice: there is only waiting for it.
            let (step, due) = match self.replica.profile() {
                Profile::Safe => (Step::Held, now),
                Profile::Document => (Step::Data, now + self.timeout()),
            };
            Own { frame, step, due, tries: 0, applied }
        };
        let next = self.replica.applied();
        if let Some((_, frame)) = journal.sent.filter(|(number, _)| *number == next) {
            let mine = frame.addresses() >> 2 == me.0;
            return mine.then(|| own(frame, false));
        }
        let last = self.last.filter(|last| last.frame.addresses() >> 2 == me.0)?;
        (self.is_safe() && !last.settled).then(|| own(last.frame, true))
    }
}
