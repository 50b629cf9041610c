//! A ring whose frames are lost, whose clocks run as they like, and whose stations lose power.

use std::collections::VecDeque;
use std::sync::OnceLock;
use std::time::Duration;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use ludoteca_core::{Purpose, Rng};
use ludoteca_ring::{
    Body, Choice, Frame, Lot, Output, Replica, RingRules, Settings, Station, WireDeck,
};

/// The rules, read once.
pub fn ring_rules() -> RingRules {
    static RULES: OnceLock<RingRules> = OnceLock::new();
    RULES.get_or_init(RingRules::serial).clone()
}

/// Some stations, what they wrote down, and what is on their cables.
#[derive(Debug)]
pub struct Ring {
    settings: Settings,
    stations: Vec<Option<Station>>,
    journals: Vec<String>,
    cables: Vec<VecDeque<Frame>>,
    now: Duration,
    chance: Rng,
}

impl Ring {
    /// A ring of which the first station starts.
    pub fn new(stations: usize) -> Self {
        let settings = Settings::default();
        let station = || Some(Station::new(ring_rules(), settings));
        let mut ring = Self {
            settings,
            stations: (0..stations).map(|_| station()).collect(),
            journals: vec![String::new(); stations],
            cables: vec![VecDeque::new(); stations],
            now: Duration::ZERO,
            chance: Rng::stream(1, 0, Purpose::Chance),
        };
        ring.start();
        ring
    }

    /// One thing happens, whatever it is.
    ///
    /// # Errors
    /// When the bytes are used up.
    pub fn happen(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let n = u.choose_index(self.stations.len())?;
        match u.int_in_range(0_u8..=15)? {
            0..=7 => self.deliver(n),
            8 => drop(self.cables[n].pop_front()),
            9 | 10 => self.tick(n),
            11 => match self.stations[n] {
                Some(_) => self.stations[n] = None,
                None => self.switch_on(n),
            },
            12 => self.now += Duration::from_millis(u.int_in_range(0_u64..=5000)?),
            _ => self.decide(n, u.arbitrary()?, u.arbitrary()?),
        }
        self.start();
        Ok(())
    }

    /// The first one starts whenever it could.
    fn start(&mut self) {
        let mut chance = self.chance.clone();
        self.chance.next_u32();
        self.act(0, |station, now, out| {
            if station.is_waiting() {
                station.start(&mut chance, now, out);
            }
        });
    }

    fn act(&mut self, n: usize, act: impl FnOnce(&mut Station, Duration, &mut Vec<Output>)) {
        let Some(station) = &mut self.stations[n] else { return };
        let mut out = Vec::new();
        act(station, self.now, &mut out);
        for output in out {
            match output {
                Output::Journal(entry) => {
                    self.journals[n].extend([entry.to_string().as_str(), "\n"]);
                }
                Output::Send(frame) => self.cables[n].push_back(frame),
                Output::Tell(_) => {}
            }
        }
    }

    fn deliver(&mut self, to: usize) {
        let from = (to + self.stations.len() - 1) % self.stations.len();
        if let Some(frame) = self.cables[from].pop_front() {
            self.act(to, |station, now, out| station.receive(&frame.bytes(), now, out));
        }
    }

    fn tick(&mut self, n: usize) {
        if let Some(due) = self.stations[n].as_ref().and_then(Station::deadline) {
            self.now = self.now.max(due);
            self.act(n, Station::tick);
        }
    }

    fn switch_on(&mut self, n: usize) {
        let resumed = Station::resume(ring_rules(), self.settings, &self.journals[n], self.now);
        self.stations[n] = Some(resumed.expect("a station can read what it wrote"));
    }

    /// One of the choices of a station, with few dice, so that the same bytes come again.
    fn decide(&mut self, n: usize, nth: u8, dice: u8) {
        let mut chance = self.chance.clone();
        self.chance.next_u32();
        self.act(n, |station, now, out| {
            let Some(replica) = station.replica().filter(|_| station.is_to_decide()) else {
                return;
            };
            let choices = replica.choices();
            let choice = choices[usize::from(nth) % choices.len()];
            let body = match choice {
                Choice::Roll { fine } => Body::Roll { fine, dice: DICE[usize::from(dice % 4)] },
                other => replica.say(other, &mut chance),
            };
            // Leaving is always possible, and would end every game at once.
            if body != Body::Leave || nth == u8::MAX {
                station.decide(body, now, out).expect("it was listed");
            }
        });
    }

    /// Copies that have applied as many messages are equal.
    ///
    /// # Panics
    /// When they are not.
    pub fn check(&self) {
        let copies: Vec<&Replica> =
            self.stations.iter().flatten().filter_map(Station::replica).collect();
        for (one, other) in copies.iter().zip(copies.iter().skip(1)) {
            let apart = one.applied().abs_diff(other.applied());
            assert!(apart <= 1, "copies are {apart} messages apart");
            assert!(apart > 0 || one.hash() == other.hash(), "copies differ: {one:?} {other:?}");
        }
    }

    /// With the power on and the cables whole, everybody comes to the same copy.
    ///
    /// # Panics
    /// When that does not happen.
    pub fn recover(&mut self) {
        for n in 0..self.stations.len() {
            if self.stations[n].is_none() {
                self.switch_on(n);
            }
        }
        for _ in 0..20_000 {
            self.start();
            while (0..self.cables.len()).any(|n| !self.cables[n].is_empty()) {
                for n in 0..self.stations.len() {
                    self.deliver(n);
                }
                self.now += self.settings.frame;
                self.check();
            }
            let copies = self.stations.iter().flatten().map(Station::replica);
            let applied: Vec<_> = copies.map(|copy| copy.map(Replica::applied)).collect();
            let over = self.stations[0].as_ref().and_then(Station::replica);
            let over = over.is_some_and(|copy| copy.winner().is_some());
            let calm = over || self.stations.iter().flatten().any(Station::is_to_decide);
            if applied[0].is_some() && calm && applied.iter().all(|&copy| copy == applied[0]) {
                return;
            }
            let due = |n: &usize| self.stations[*n].as_ref().and_then(Station::deadline);
            let next = (0..self.stations.len()).filter(|n| due(n).is_some()).min_by_key(due);
            if let Some(n) = next {
                self.tick(n);
            }
        }
        panic!("the ring does not recover: {self:#?}");
    }
}

/// Doubles to visit the jail and to free parking among them.
const DICE: [[u8; 2]; 4] = [[5, 5], [4, 6], [1, 2], [3, 3]];

/// Any body that the type can hold.
///
/// # Errors
/// When the bytes are used up.
pub fn any_body(u: &mut Unstructured<'_>) -> Result<Body> {
    let lot = Lot(u.int_in_range(0..=30)?);
    let number: u8 = u.arbitrary()?;
    Ok(match u.int_in_range(0_u8..=10)? {
        0 => Body::Roll { fine: number > 127, dice: [number % 8, number / 8 % 8] },
        1 => Body::Propose(lot),
        2 => Body::Transfer(lot),
        3 => Body::Answer(number),
        4 => Body::Buy(lot),
        5 => Body::Sell(lot),
        6 => Body::Mortgage(lot),
        7 => Body::Lift(lot),
        8 => Body::Card { deck: WireDeck::BOTH[usize::from(number > 127)], card: number % 18 },
        9 => Body::Leave,
        _ => Body::Victory,
    })
}
