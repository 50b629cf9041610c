//! One station of the ring: a state machine over bytes and time.
//!
//! Bytes and the time go in, [`Output`]s come out, in the order in which they have to be carried
//! out: a journal entry must be on disk before the bytes that follow it are sent. Nothing here
//! waits: whoever drives a station calls [`Station::tick`] when [`Station::deadline`] has come.

use std::time::Duration;

use ludoteca_core::{Rng, Seat};

use crate::counting::Counting;
use crate::frame::{Frame, Receiver};
use crate::journal::{Entry, Journal, JournalError};
use crate::message::{Body, CodeError, Message, Profile};
use crate::replica::{Refusal, Replica};
use crate::rules::RingRules;

mod link;
mod own;
mod resume;
mod safe;
mod settings;
mod tell;

use link::Link;
pub use settings::Settings;
pub use tell::Tell;

/// What a station wants done, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// Write this line down before doing anything that follows.
    Journal(Entry),
    /// Send this over the outgoing cable.
    Send(Frame),
    /// Tell whoever sits here.
    Tell(Tell),
}

/// Why a decision was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotDecided {
    /// There is no game yet.
    #[error("the game has not begun")]
    NotPlaying,
    /// The last message of this station is still on its way.
    #[error("the last message is still on its way round the ring")]
    Busy,
    /// It is not possible now.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The profile cannot say it.
    #[error(transparent)]
    Unspeakable(#[from] CodeError),
}

/// One station.
#[derive(Debug)]
pub struct Station {
    rules: RingRules,
    settings: Settings,
    receiver: Receiver,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    Counting(Counting),
    Playing(Box<Link>),
}

impl Stage {
    fn playing(link: Link) -> Self {
        Self::Playing(Box::new(link))
    }
}

impl Station {
    /// A station that waits to be counted, or to start.
    pub fn new(rules: RingRules, settings: Settings) -> Self {
        let stage = Stage::Counting(Counting::default());
        Self { rules, settings, receiver: Receiver::default(), stage }
    }

    /// A station that goes on from its journal.
    ///
    /// # Errors
    /// The journal is damaged, or tells of a game that these rules do not play.
    pub fn resume(
        rules: RingRules,
        settings: Settings,
        journal: &str,
        now: Duration,
    ) -> Result<Self, JournalError> {
        let journal = Journal::read(journal)?;
        // Whoever was about to start has to start again.
        let counted = journal.station.filter(|(seat, _)| seat.0 > 0);
        let stage = Link::resume(&journal, &rules, settings, now)?
            .map_or_else(|| Stage::Counting(Counting::of(counted)), Stage::playing);
        Ok(Self { rules, settings, receiver: Receiver::default(), stage })
    }

    /// Starts a game with this station as the first; nothing happens while one is played.
    pub fn start(&mut self, chance: &mut Rng, now: Duration, out: &mut Vec<Output>) {
        if self.is_waiting() {
            let mut counting = Counting::default();
            counting.start(&self.settings, chance, now, out);
            self.stage = Stage::Counting(counting);
        }
    }

    /// Takes what came over the incoming cable.
    pub fn receive(&mut self, bytes: &[u8], now: Duration, out: &mut Vec<Output>) {
        for &byte in bytes {
            if let Some(frame) = self.receiver.push(byte) {
                self.take(frame, now, out);
            }
        }
    }

    /// Lets time go on; see [`Self::deadline`].
    pub fn tick(&mut self, now: Duration, out: &mut Vec<Output>) {
        match &mut self.stage {
            Stage::Counting(counting) => counting.tick(&self.settings, now, out),
            Stage::Playing(link) => {
                link.tick(now, out);
                if link.is_unheard() {
                    self.stage = Stage::Counting(Counting::default());
                    out.push(Output::Tell(Tell::StartFailed { other_starter: false }));
                }
            }
        }
    }

    /// When the station wants to be woken at the latest.
    pub fn deadline(&self) -> Option<Duration> {
        match &self.stage {
            Stage::Counting(counting) => counting.deadline(),
            Stage::Playing(link) => link.deadline(),
        }
    }

    /// Whether the game waits for a decision of this station.
    pub fn is_to_decide(&self) -> bool {
        match &self.stage {
            Stage::Counting(_) => false,
            Stage::Playing(link) => link.is_to_decide(),
        }
    }

    /// Sends what the player of this station has decided.
    ///
    /// # Errors
    /// It is not possible now; nothing is sent.
    pub fn decide(
        &mut self,
        body: Body,
        now: Duration,
        out: &mut Vec<Output>,
    ) -> Result<(), NotDecided> {
        match &mut self.stage {
            Stage::Counting(_) => Err(NotDecided::NotPlaying),
            Stage::Playing(link) if link.replica().applied() == 0 => Err(NotDecided::NotPlaying),
            Stage::Playing(link) => link.decide(body, now, out),
        }
    }

    /// The station's number, once it was counted. Station 1 is seat 0.
    pub fn seat(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Counting(counting) => counting.seat(),
            Stage::Playing(link) => Some(link.seat()),
        }
    }

    /// The station's copy of the game, once it has begun.
    pub fn replica(&self) -> Option<&Replica> {
        match &self.stage {
            Stage::Counting(_) => None,
            Stage::Playing(link) => Some(link.replica()).filter(|copy| copy.applied() > 0),
        }
    }

    /// Whether the station waits for a game and starts none.
    pub fn is_waiting(&self) -> bool {
        match &self.stage {
            Stage::Counting(counting) => !counting.is_starting(),
            Stage::Playing(link) => link.is_announced_to(),
        }
    }

    fn take(&mut self, frame: Frame, now: Duration, out: &mut Vec<Output>) {
        // Before the game the profile is not known yet, and `safe` has words for everything.
        let profile = match &self.stage {
            Stage::Counting(_) => Profile::Safe,
            Stage::Playing(link) => link.replica().profile(),
        };
        let message = match Message::decode(frame, profile) {
            Ok(message) => message,
            Err(why) => return out.push(Output::Tell(Tell::Unreadable { frame, why })),
        };
        // Until the announcement is confirmed the starter may begin anew.
        if let Stage::Playing(link) = &self.stage
            && link.is_announced_to()
            && matches!(message.body, Body::Count { .. } | Body::Announce { .. })
        {
            let counted = Some((link.seat(), link.replica().profile()));
            let same = link.replica().after(message).is_ok();
            if !same {
                self.stage = Stage::Counting(Counting::of(counted));
            }
        }
        match (&mut self.stage, message.body) {
            (Stage::Counting(counting), Body::Count { profile, number }) => {
                let players = counting.counted(profile, number, &self.settings, now, out);
                if let Some(players) = players {
                    self.announce(profile, players, now, out);
                }
            }
            (Stage::Counting(counting), Body::Announce { profile, players }) => {
                if let Some(seat) = counting.announced(profile, players, out) {
                    let mut link = self.link(profile, players, seat, now);
                    link.take(frame, message, now, out);
                    self.stage = Stage::playing(link);
                }
            }
            (Stage::Counting(_), _) => out.push(Output::Tell(Tell::NotCounted)),
            (Stage::Playing(link), _) => link.take(frame, message, now, out),
        }
    }

    fn link(&self, profile: Profile, players: u8, seat: Seat, now: Duration) -> Link {
        let replica = Replica::new(self.rules.clone(), profile, players);
        Link::new(replica, seat, self.settings, now)
    }

    /// The starter knows how many there are, and says so.
    fn announce(&mut self, profile: Profile, players: u8, now: Duration, out: &mut Vec<Output>) {
        let mut link = self.link(profile, players, Seat(0), now);
        let said = link.decide(Body::Announce { profile, players }, now, out);
        debug_assert_eq!(said, Ok(()), "the starter announces what was counted");
        self.stage = Stage::playing(link);
    }
}
