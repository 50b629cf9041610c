//! The start: stations count themselves, and the starter learns how many there are.

use std::time::Duration;

use ludoteca_core::{Rng, Seat};

use crate::journal::Entry;
use crate::message::{Body, MOST_STATIONS, Message, Profile};
use crate::station::{Output, Settings, Tell};

/// A station before the game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counting {
    /// Its number once it was counted, and what they will play by.
    counted: Option<(Seat, Profile)>,
    /// What the last count would make of it.
    heard: Option<(Seat, Profile)>,
    starting: Option<Starting>,
}

/// What the starter has found so far.
#[derive(Clone, Debug)]
struct Starting {
    profile: Profile,
    /// Laps that have to agree before anybody believes them.
    laps: u32,
    agreed: u32,
    /// The number with which the last count came back.
    found: u8,
    due: Duration,
    tries: u32,
    /// Somebody else is starting, too.
    other: bool,
}

/// How often a lost count is repeated before the starter gives up.
const TRIES: u32 = 8;

impl Counting {
    /// A station that was counted before, or not.
    pub(crate) fn of(counted: Option<(Seat, Profile)>) -> Self {
        Self { counted, heard: None, starting: None }
    }

    /// The number of the station, once it was counted.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.counted.map(|(seat, _)| seat)
    }

    /// This station starts a game.
    ///
    /// In profile `safe` several laps have to agree, a random number of them: two stations that
    /// start at once could otherwise take each other's count for their own.
    pub(crate) fn start(
        &mut self,
        settings: &Settings,
        chance: &mut Rng,
        now: Duration,
        out: &mut Vec<Output>,
    ) {
        let laps = match settings.profile {
            Profile::Document => 1,
            Profile::Safe => 2 + chance.below(16),
        };
        self.take_number(Seat(0), settings.profile, out);
        self.starting = Some(Starting {
            profile: settings.profile,
            laps,
            agreed: 0,
            found: 0,
            due: now + settings.timeout(MOST_STATIONS, Seat(0)),
            tries: 0,
            other: false,
        });
        out.push(count(settings.profile, 0));
    }

    /// Whether this station is starting a game.
    pub(crate) fn is_starting(&self) -> bool {
        self.starting.is_some()
    }

    pub(crate) fn deadline(&self) -> Option<Duration> {
        self.starting.as_ref().map(|starting| starting.due)
    }

    /// Takes a count; the number of players when it was the last lap of one's own.
    pub(crate) fn counted(
        &mut self,
        profile: Profile,
        number: u8,
        settings: &Settings,
        now: Duration,
        out: &mut Vec<Output>,
    ) -> Option<u8> {
        let Some(starting) = &mut self.starting else {
            self.pass_count_on(profile, number, out);
            return None;
        };
        // One's own count has been raised by somebody; this one comes from another starter.
        starting.other |= number == 0;
        if number == 0 || profile != starting.profile {
            return None;
        }
        starting.agreed = if starting.found == number { starting.agreed + 1 } else { 1 };
        starting.found = number;
        if starting.agreed >= starting.laps {
            self.starting = None;
            return Some(number + 1);
        }
        starting.due = now + settings.timeout(MOST_STATIONS, Seat(0));
        out.push(count(profile, 0));
        None
    }

    fn pass_count_on(&mut self, profile: Profile, last: u8, out: &mut Vec<Output>) {
        if last + 1 >= MOST_STATIONS {
            return out.push(Output::Tell(Tell::NoPlaceLeft));
        }
        // The starter of `safe` counts until two laps agree, and one count may be damaged. By the
        // document there is but one, which a station of a `safe` ring had better hear twice, too.
        let heard = Some((Seat(last + 1), profile));
        let was_safe = self.counted.is_some_and(|(_, by)| by == Profile::Safe);
        let once = profile == Profile::Document && !was_safe;
        if once || self.heard == heard {
            self.take_number(Seat(last + 1), profile, out);
        }
        self.heard = heard;
        out.push(count(profile, last + 1));
    }

    fn take_number(&mut self, seat: Seat, profile: Profile, out: &mut Vec<Output>) {
        if self.counted != Some((seat, profile)) {
            self.counted = Some((seat, profile));
            out.push(Output::Journal(Entry::Station { seat, profile }));
            out.push(Output::Tell(Tell::Numbered { station: seat, profile }));
        }
    }

    /// Takes an announcement; the station's own number if it has a place in that game.
    pub(crate) fn announced(
        &mut self,
        profile: Profile,
        players: u8,
        out: &mut Vec<Output>,
    ) -> Option<Seat> {
        if let Some(starting) = &mut self.starting {
            starting.other = true;
            return None;
        }
        // A damaged announcement must not make anybody play by the other profile.
        let counted =
            self.counted.filter(|&(seat, by)| by == profile && (1..players).contains(&seat.0));
        if counted.is_none() {
            out.push(Output::Tell(Tell::NotCounted));
        }
        counted.map(|(seat, _)| seat)
    }

    pub(crate) fn tick(&mut self, settings: &Settings, now: Duration, out: &mut Vec<Output>) {
        let Some(starting) = self.starting.as_mut().filter(|starting| now >= starting.due) else {
            return;
        };
        starting.tries += 1;
        if starting.other || starting.profile == Profile::Document || starting.tries > TRIES {
            let other_starter = starting.other;
            *self = Self::default();
            return out.push(Output::Tell(Tell::StartFailed { other_starter }));
        }
        out.push(Output::Tell(Tell::CountLost { tries: starting.tries }));
        starting.agreed = 0;
        starting.due = now + settings.timeout(MOST_STATIONS, Seat(0));
        out.push(count(starting.profile, 0));
    }
}

/// A count: its origin and its destination are the starter.
fn count(profile: Profile, number: u8) -> Output {
    let body = Body::Count { profile, number };
    let message = Message { origin: Seat(0), destination: Seat(0), body };
    let frame = message.encode(profile);
    Output::Send(frame.unwrap_or_else(|why| unreachable!("the number is at most 3: {why}")))
}
