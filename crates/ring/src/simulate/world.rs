//! The stations, the cables between them, and the clock.

use std::collections::VecDeque;
use std::time::Duration;

use ludoteca_core::{Purpose, Rng, Seat};

use super::cable::Cable;
use super::{Ending, MakeAgent, Plan, Played, Watch};
use crate::frame::Frame;
use crate::journal::Entry;
use crate::pilot::Pilot;
use crate::rules::RingRules;
use crate::station::{Output, Station, Tell};

/// Without anything applied for so long a game counts as paused.
const PATIENCE: Duration = Duration::from_secs(600);
/// How long a station stays without power.
const OUTAGE: Duration = Duration::from_millis(700);
/// How long a slow player thinks.
const PONDERING: Duration = Duration::from_secs(10);

pub(super) struct World<'a> {
    plan: &'a Plan,
    rules: &'a RingRules,
    agent: &'a mut MakeAgent<'a>,
    watch: &'a mut Watch<'a>,
    places: Vec<Place>,
    chance: Rng,
    now: Duration,
    /// What was applied under each number, by whoever was first.
    ledger: Vec<(Frame, u64)>,
    progress: Duration,
    begun: Duration,
    restarts: u64,
    refused: u64,
    tells: VecDeque<(Seat, Tell)>,
    ending: Option<Ending>,
}

/// A place at the ring: a station with its player, its paper, and its outgoing cable.
struct Place {
    /// None while it has no power.
    station: Option<Station>,
    pilot: Pilot,
    journal: String,
    cable: Cable,
    /// When the power comes back, or the player has made up his mind.
    busy_until: Duration,
    has_pondered: bool,
}

impl<'a> World<'a> {
    pub(super) fn new(
        rules: &'a RingRules,
        plan: &'a Plan,
        agent: &'a mut MakeAgent<'a>,
        watch: &'a mut Watch<'a>,
    ) -> Self {
        let mut world = Self {
            plan,
            rules,
            agent,
            watch,
            places: Vec::new(),
            chance: Rng::stream(plan.seed, plan.game, Purpose::Setup),
            now: Duration::ZERO,
            ledger: Vec::new(),
            progress: Duration::ZERO,
            begun: Duration::ZERO,
            restarts: 0,
            refused: 0,
            tells: VecDeque::new(),
            ending: None,
        };
        for seat in Seat::all(plan.stations) {
            let place = Place {
                station: Some(Station::new(rules.clone(), plan.settings)),
                pilot: world.pilot(seat),
                journal: String::new(),
                cable: Cable::default(),
                busy_until: Duration::ZERO,
                has_pondered: false,
            };
            world.places.push(place);
        }
        world
    }

    fn pilot(&mut self, seat: Seat) -> Pilot {
        // Whoever comes back after a power cut throws other dice.
        let number = self.plan.game << 20 | self.restarts;
        let thoughts = Rng::stream(self.plan.seed, number, Purpose::Thinking(seat));
        let dice = Rng::stream(self.plan.seed, number << 3 | u64::from(seat.0), Purpose::Chance);
        Pilot::new((self.agent)(seat), thoughts, dice)
    }

    pub(super) fn run(mut self) -> Played {
        while self.ending.is_none() {
            for n in 0..self.places.len() {
                self.serve(n);
            }
            self.look_for_the_end();
            self.now = match self.next_moment() {
                Some(next) => next.max(self.now),
                None => self.progress + PATIENCE,
            };
        }
        let ending = self.ending.take().unwrap_or_else(|| Ending::Paused(Vec::new()));
        let cables = self.places.iter().map(|place| &place.cable);
        let replica = self.places.iter().find_map(|place| place.station.as_ref()?.replica());
        Played {
            ending,
            messages: u32::try_from(self.ledger.len()).unwrap_or(u32::MAX),
            turns: replica.map_or(0, crate::Replica::turns_taken),
            time: self.progress.saturating_sub(self.begun),
            frames: cables.clone().map(|cable| cable.frames).sum(),
            damaged: cables.map(|cable| cable.damaged).sum(),
            restarts: self.restarts,
            refused: self.refused,
            hash: self.ledger.last().map_or(0, |&(_, hash)| hash),
        }
    }

    /// When something happens next.
    fn next_moment(&self) -> Option<Duration> {
        let moments = self.places.iter().flat_map(|place| {
            let deadline = place.station.as_ref().and_then(Station::deadline);
            let busy = (place.busy_until > self.now).then_some(place.busy_until);
            [deadline, place.cable.next(), busy]
        });
        moments.flatten().min()
    }

    /// Everything that place `n` has to do by now.
    fn serve(&mut self, n: usize) {
        let before = (n + self.places.len() - 1) % self.places.len();
        while let Some(byte) = self.places[before].cable.take(self.now) {
            if self.places[n].station.is_some() && self.strikes(self.plan.faults.power_cut) {
                self.places[n].station = None;
                self.places[n].busy_until = self.now + OUTAGE;
            }
            self.with_station(n, |station, now, out| station.receive(&[byte], now, out));
        }
        let due = |station: &Station| station.deadline();
        if self.places[n].station.as_ref().and_then(due).is_some_and(|due| due <= self.now) {
            self.with_station(n, Station::tick);
        }
        if self.places[n].busy_until > self.now {
            return;
        }
        if self.places[n].station.is_none() {
            self.restart(n);
        }
        // The first of them starts, and starts again if it has to.
        if n == 0 && self.places[0].station.as_ref().is_some_and(Station::is_waiting) {
            let mut chance = self.chance.clone();
            self.chance.next_u32();
            self.with_station(0, |station, now, out| station.start(&mut chance, now, out));
        }
        self.decide(n);
    }

    fn strikes(&mut self, in_a_million: u32) -> bool {
        in_a_million > 0 && self.chance.below(1_000_000) < in_a_million
    }

    fn restart(&mut self, n: usize) {
        self.restarts += 1;
        let seat = Seat(u8::try_from(n).unwrap_or(u8::MAX));
        self.places[n].pilot = self.pilot(seat);
        let (rules, settings) = (self.rules.clone(), self.plan.settings);
        match Station::resume(rules, settings, &self.places[n].journal, self.now) {
            Ok(station) => self.places[n].station = Some(station),
            Err(fault) => self.ending = Some(Ending::Unresumable(fault.to_string())),
        }
    }

    fn decide(&mut self, n: usize) {
        let place = &mut self.places[n];
        let Some(station) = place.station.as_ref().filter(|station| station.is_to_decide()) else {
            return;
        };
        let Some(body) = station.replica().and_then(|replica| {
            if place.has_pondered { place.pilot.decide(replica) } else { None }
        }) else {
            place.has_pondered = true;
            if self.strikes(self.plan.faults.ponder) {
                self.places[n].busy_until = self.now + PONDERING;
            } else {
                self.decide(n);
            }
            return;
        };
        place.has_pondered = false;
        self.with_station(n, |station, now, out| {
            let decided = station.decide(body, now, out);
            debug_assert_eq!(decided, Ok(()), "{body:?}");
        });
    }

    /// Lets a station do something, and carries out what it wants.
    fn with_station(
        &mut self,
        n: usize,
        act: impl FnOnce(&mut Station, Duration, &mut Vec<Output>),
    ) {
        let mut out = Vec::new();
        let Some(station) = &mut self.places[n].station else { return };
        act(station, self.now, &mut out);
        let byte_time = self.plan.settings.frame / 4;
        let seat = Seat(u8::try_from(n).unwrap_or(u8::MAX));
        for output in out {
            (self.watch)(self.now, seat, &output);
            match output {
                Output::Journal(entry) => {
                    self.places[n].journal.extend([entry.to_string().as_str(), "\n"]);
                    self.note(entry);
                }
                Output::Send(frame) => {
                    let (faults, chance) = (&self.plan.faults, &mut self.chance);
                    self.places[n].cable.send(frame, byte_time, self.now, faults, chance);
                }
                Output::Tell(tell) => self.hear(n, seat, tell),
            }
        }
    }

    fn hear(&mut self, n: usize, seat: Seat, tell: Tell) {
        match &tell {
            Tell::Applied { events, .. } => return self.places[n].pilot.hear(events),
            Tell::Refused { .. } => self.refused += 1,
            _ => {}
        }
        self.tells.push_back((seat, tell));
        if self.tells.len() > 8 {
            self.tells.pop_front();
        }
    }

    /// Compares what a station applied with what the others did.
    fn note(&mut self, entry: Entry) {
        let Entry::Applied { number, frame, hash } = entry else { return };
        let place = usize::try_from(number).unwrap_or(usize::MAX);
        if place == self.ledger.len() {
            self.ledger.push((frame, hash));
            self.progress = self.now;
            if number == 0 {
                self.begun = self.now;
            }
        } else if self.ledger.get(place) != Some(&(frame, hash)) {
            self.ending = Some(Ending::Diverged { number });
        }
    }

    fn look_for_the_end(&mut self) {
        if self.ending.is_some() {
            return;
        }
        if self.now >= self.progress + PATIENCE {
            self.ending = Some(Ending::Paused(self.tells.drain(..).collect()));
            return;
        }
        let Some(replica) = self.places[0].station.as_ref().and_then(Station::replica) else {
            return;
        };
        if replica.winner().is_none() && replica.turns_taken() < self.plan.cap {
            return;
        }
        // All have to be there, and to have applied the same number of messages.
        let all = self.places.iter().map(|place| place.station.as_ref()?.replica());
        let same = |other: Option<&crate::Replica>| {
            other.is_some_and(|other| other.applied() == replica.applied())
        };
        if all.clone().all(same) {
            self.ending = Some(match replica.winner() {
                Some(winner) => Ending::Won(winner),
                None => Ending::Capped(replica.richest()),
            });
        }
    }
}
