//! A few stations on a table: cables that can be cut and damaged on purpose.

use std::collections::VecDeque;
use std::time::Duration;

use ludoteca_core::{Purpose, Rng};
use ludoteca_ring::{
    Body, Entry, Frame, Message, Output, Profile, Replica, RingRules, Settings, Station, Tell,
};

/// What becomes of a frame on the cable out of a place.
pub(crate) type Cable = Box<dyn FnMut(usize, Frame) -> Option<Frame>>;

pub(crate) struct Bench {
    pub(crate) settings: Settings,
    pub(crate) stations: Vec<Option<Station>>,
    pub(crate) journals: Vec<String>,
    pub(crate) tells: Vec<Vec<Tell>>,
    /// Every frame that was sent, with when and from where.
    pub(crate) sent: Vec<(Duration, usize, Frame)>,
    pub(crate) cable: Cable,
    on_cables: VecDeque<(Duration, usize, Frame)>,
    pub(crate) now: Duration,
}

/// A whole cable.
pub(crate) fn whole() -> Cable {
    Box::new(|_, frame| Some(frame))
}

pub(crate) fn bench(stations: usize, profile: Profile) -> Bench {
    let settings = Settings { profile, ..Settings::default() };
    let station = || Some(Station::new(RingRules::serial(), settings));
    Bench {
        settings,
        stations: (0..stations).map(|_| station()).collect(),
        journals: vec![String::new(); stations],
        tells: vec![Vec::new(); stations],
        sent: Vec::new(),
        cable: whole(),
        on_cables: VecDeque::new(),
        now: Duration::ZERO,
    }
}

/// A ring in which station 1 has started a game.
pub(crate) fn started(stations: usize, profile: Profile) -> Bench {
    let mut bench = bench(stations, profile);
    bench.start(0);
    bench.run(|bench| bench.decider() == Some(0));
    bench.sent.clear();
    bench
}

impl Bench {
    pub(crate) fn start(&mut self, n: usize) {
        let mut chance = Rng::stream(n as u64, 0, Purpose::Setup);
        self.act(n, |station, now, out| station.start(&mut chance, now, out));
    }

    pub(crate) fn act(
        &mut self,
        n: usize,
        act: impl FnOnce(&mut Station, Duration, &mut Vec<Output>),
    ) {
        let Some(station) = &mut self.stations[n] else { return };
        let mut out = Vec::new();
        act(station, self.now, &mut out);
        for output in out {
            match output {
                Output::Journal(entry) => {
                    self.journals[n].extend([entry.to_string().as_str(), "\n"]);
                }
                Output::Tell(tell) => self.tells[n].push(tell),
                Output::Send(frame) => {
                    self.sent.push((self.now, n, frame));
                    let arrives = self.now + self.settings.frame;
                    if let Some(frame) = (self.cable)(n, frame) {
                        self.on_cables.push_back((arrives, n, frame));
                    }
                }
            }
        }
    }

    /// Lets time go on until something holds; panics when it does not within ten minutes.
    #[track_caller]
    pub(crate) fn run(&mut self, until: impl Fn(&Self) -> bool) {
        let limit = self.now + Duration::from_secs(600);
        while !until(self) {
            assert!(self.now < limit, "it never happens; told: {:#?}", self.tells);
            assert!(self.step(limit), "nothing more happens; told: {:#?}", self.tells);
        }
    }

    /// Lets so much time go by.
    pub(crate) fn wait(&mut self, time: Duration) {
        let end = self.now + time;
        while self.step(end) {}
        self.now = end;
    }

    /// The next thing that happens before the limit.
    fn step(&mut self, limit: Duration) -> bool {
        let arrival = self.on_cables.iter().map(|&(when, ..)| when).min();
        let deadlines = self.stations.iter().flatten().filter_map(Station::deadline);
        let Some(next) = deadlines.chain(arrival).min().filter(|&next| next < limit) else {
            return false;
        };
        self.now = self.now.max(next);
        if arrival == Some(next) {
            let place = self.on_cables.iter().position(|&(when, ..)| when == next);
            let arrived = place.and_then(|place| self.on_cables.remove(place));
            let (_, from, frame) = arrived.expect("something arrives now");
            let to = (from + 1) % self.stations.len();
            self.act(to, |station, now, out| station.receive(&frame.bytes(), now, out));
        } else {
            for n in 0..self.stations.len() {
                let due = self.stations[n].as_ref().and_then(Station::deadline);
                if due.is_some_and(|due| due <= self.now) {
                    self.act(n, Station::tick);
                }
            }
        }
        true
    }

    /// The place whose decision is awaited.
    pub(crate) fn decider(&self) -> Option<usize> {
        self.stations.iter().position(|it| it.as_ref().is_some_and(Station::is_to_decide))
    }

    /// Lets whoever has to send say this.
    #[track_caller]
    pub(crate) fn say(&mut self, body: Body) {
        let decider = self.decider().expect("somebody has to decide");
        self.act(decider, |station, now, out| {
            station.decide(body, now, out).expect("it is possible");
        });
    }

    #[track_caller]
    pub(crate) fn roll(&mut self, first: u8, second: u8) {
        self.say(Body::Roll { fine: false, dice: [first, second] });
    }

    pub(crate) fn replica(&self, n: usize) -> &Replica {
        self.stations[n].as_ref().and_then(Station::replica).expect("it plays")
    }

    /// Whether all stations have applied so many messages and nothing is under way.
    pub(crate) fn all_applied(&self, count: u32) -> bool {
        let applied = |station: &Option<Station>| {
            station.as_ref().and_then(Station::replica).is_some_and(|it| it.applied() == count)
        };
        self.stations.iter().all(applied) && self.on_cables.is_empty()
    }

    #[track_caller]
    pub(crate) fn assert_same_copies(&self) {
        for n in 1..self.stations.len() {
            assert_eq!(self.replica(n).hash(), self.replica(0).hash(), "station {}", n + 1);
        }
    }

    /// Switches a station off.
    pub(crate) fn switch_off(&mut self, n: usize) {
        self.stations[n] = None;
    }

    /// Switches it on again, with its journal.
    pub(crate) fn switch_on(&mut self, n: usize) {
        let (rules, journal) = (RingRules::serial(), &self.journals[n]);
        self.stations[n] = Some(
            Station::resume(rules, self.settings, journal, self.now).expect("it wrote that itself"),
        );
    }

    /// Puts a frame on the cable that leads to a place, out of thin air.
    pub(crate) fn inject(&mut self, to: usize, message: Message) {
        let frame = message.encode(Profile::Safe).expect("it can be said");
        self.act(to, |station, now, out| station.receive(&frame.bytes(), now, out));
    }

    /// How often a line of this kind is in a journal.
    pub(crate) fn journaled(&self, n: usize, kind: &str) -> usize {
        self.journals[n].lines().filter(|line| line.starts_with(kind)).count()
    }
}

/// The last line of a journal that was applied.
pub(crate) fn last_applied(journal: &str) -> Option<Entry> {
    let line = journal.lines().rfind(|line| line.starts_with("applied"))?;
    let mut words = line.split(' ').skip(1);
    let number = words.next()?.parse().ok()?;
    let mut byte = || u8::from_str_radix(words.next()?, 16).ok();
    let frame = Frame::new(byte()?, byte()?)?;
    let hash = u64::from_str_radix(words.next()?, 16).ok()?;
    Some(Entry::Applied { number, frame, hash })
}
