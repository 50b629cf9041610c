//! The course of one simulated game.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use ludoteca_serial::{Cabling, Counts};
use serde_json::Value;

use super::folder::Folder;
use super::ledger::{Diverged, Ledger};
use super::places::{Happening, Place};
use super::{OPEN, PATIENCE, PERSON, Plan, show};
use crate::output::Output;

/// How long a station stays without power.
const OUTAGE: Duration = Duration::from_millis(700);
/// How often it is looked whether somebody has left.
const GLANCE: Duration = Duration::from_millis(100);

/// How a simulated game ended.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Ending {
    /// All stations say so.
    Won {
        /// The winner, from 1.
        station: u64,
        /// By victory, or as the richest when the turns were over.
        victory: bool,
    },
    /// The people have left.
    Left,
    /// Nothing was applied for a long time; what the stations told last.
    Paused(Vec<String>),
    /// Two stations have made different things of this message.
    Diverged(u64),
    /// A station has ended, and said why.
    Ended { station: usize, why: String },
}

/// A simulated game.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) ending: Ending,
    pub(super) seed: u64,
    pub(super) messages: u64,
    /// Messages that not every station told of: those during which one was switched off.
    pub(super) untold: u64,
    pub(super) turns: u64,
    pub(super) hash: String,
    pub(super) counts: Counts,
    pub(super) restarts: u64,
    pub(super) faults: u64,
    /// From the announcement to the last message.
    pub(super) time: Duration,
}

pub(super) struct Course<'a> {
    plan: &'a Plan,
    seed: u64,
    happenings: Receiver<Happening>,
    places: Vec<Place>,
    /// Stations without power, and when it comes back.
    dark: Vec<(usize, Instant)>,
    cabling: Cabling,
    folder: Folder,
    ledger: Ledger,
    /// What stations have told last.
    told: VecDeque<String>,
    faults: u64,
    restarts: u64,
    turns: u64,
    /// When the first message was applied.
    begun: Option<Instant>,
    progress: Instant,
}

impl<'a> Course<'a> {
    pub(super) fn new(
        out: &Output,
        plan: &'a Plan,
        game: u64,
        keep: Option<&str>,
        tap: Option<File>,
    ) -> anyhow::Result<Self> {
        let seed = plan.seed.wrapping_add(game);
        let (sender, happenings) = channel();
        let cut = {
            let sender = sender.clone();
            // The game may be over.
            move |station| drop(sender.send(Happening::Cut(station)))
        };
        let stations = u8::try_from(plan.seats.len()).unwrap_or(4);
        let cabling = Cabling::new(stations, plan.pace, plan.faults, seed, cut, tap)?;
        let folder = Folder::new(keep, game)?;
        let mut places = Vec::new();
        for (n, seat) in plan.seats.iter().enumerate() {
            let mut options = plan.common.clone();
            options.extend(["--lang".to_owned(), out.words.lang().code().to_owned()]);
            if n == 0 {
                options.push("--start".to_owned());
            }
            let journal = Some(folder.journal(n));
            let device = cabling.device(n);
            let place = Place::new(n, seat, device, journal.as_deref(), &options, sender.clone())?;
            places.push(place);
        }
        Ok(Self {
            plan,
            seed,
            happenings,
            places,
            dark: Vec::new(),
            cabling,
            folder,
            ledger: Ledger::default(),
            told: VecDeque::new(),
            faults: 0,
            restarts: 0,
            turns: 0,
            begun: None,
            progress: Instant::now(),
        })
    }

    pub(super) fn run(mut self, out: &mut Output, quiet: bool) -> anyhow::Result<Played> {
        self.switch_on(out, quiet)?;
        self.progress = Instant::now();
        let ending = loop {
            if let Some(ending) = self.next()? {
                break ending;
            }
        };
        for place in &mut self.places {
            place.switch_off();
        }
        let told = u32::try_from(self.places.iter().filter(|place| !place.here).count());
        let untold = self.ledger.untold(told.unwrap_or(0));
        let ending = self.compare_journals(ending)?;
        Ok(Played {
            ending,
            seed: self.seed,
            messages: self.ledger.messages(),
            untold,
            turns: self.turns,
            hash: self.ledger.hash().to_owned(),
            counts: self.cabling.counts(),
            restarts: self.restarts,
            faults: self.faults,
            time: self.begun.map_or(Duration::ZERO, |begun| self.progress - begun),
        })
    }

    /// Switches the stations on, the first one last: it starts the game.
    fn switch_on(&mut self, out: &mut Output, quiet: bool) -> anyhow::Result<()> {
        if !quiet && self.seed == self.plan.seed {
            show::stations(out, &self.plan.seats, |n| self.cabling.device(n))?;
        }
        out.flush()?;
        for n in (0..self.places.len()).rev().filter(|&n| self.plan.seats[n] != OPEN) {
            let seed = self.dice(n);
            self.places[n].switch_on(seed)?;
        }
        Ok(())
    }

    /// The seed of a station's dice: its own, and another one after every power cut.
    fn dice(&self, station: usize) -> u64 {
        let run = u64::from(self.places[station].run);
        self.seed.wrapping_mul(8).wrapping_add(station as u64).wrapping_add(run << 48)
    }

    /// Waits for the next thing; the ending, if it was that.
    fn next(&mut self) -> anyhow::Result<Option<Ending>> {
        let now = Instant::now();
        let due = self.dark.iter().position(|(_, until)| *until <= now);
        if let Some((station, _)) = due.map(|at| self.dark.swap_remove(at)) {
            let seed = self.dice(station);
            self.places[station].switch_on(seed)?;
            self.restarts += 1;
        }
        match self.happenings.recv_timeout(GLANCE) {
            Ok(happening) => return Ok(self.take(happening)),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => unreachable!("the places hold a sender each"),
        }
        if self.places.iter_mut().any(|place| place.here && place.has_left()) {
            return Ok(Some(Ending::Left));
        }
        if !self.plan.has_people() && self.progress.elapsed() > PATIENCE {
            return Ok(Some(Ending::Paused(self.told.drain(..).collect())));
        }
        Ok(None)
    }

    fn take(&mut self, happening: Happening) -> Option<Ending> {
        match happening {
            Happening::Cut(station) => {
                let place = &mut self.places[station];
                if place.is_on() && !place.here {
                    place.switch_off();
                    self.dark.push((station, Instant::now() + OUTAGE));
                }
                None
            }
            Happening::Closed { station, run } => {
                let place = &mut self.places[station];
                if !place.is_on() || place.run != run {
                    return None;
                }
                place.closed = true;
                if place.over.is_none() {
                    let why = self.told.back().cloned().unwrap_or_default();
                    return Some(Ending::Ended { station, why });
                }
                // At an open ring the stations say themselves when all have heard of the end.
                let alone = self.plan.seats.iter().all(|seat| seat != PERSON);
                let gone = |(n, place): (usize, &Place)| place.closed || self.plan.seats[n] == OPEN;
                (alone && self.places.iter().enumerate().all(gone)).then_some(Ending::Left)
            }
            // What it said before it lost its power holds, too.
            Happening::Line { station, value } => self.hear(station, &value),
        }
    }

    fn hear(&mut self, station: usize, value: &Value) -> Option<Ending> {
        let text = |field: &str| value[field].as_str().unwrap_or("");
        match text("event") {
            "applied" => {
                let number = value["number"].as_u64().unwrap_or(u64::MAX);
                let before = self.ledger.messages();
                if let Err(Diverged { number }) =
                    self.ledger.note(number, text("frame"), text("hash"))
                {
                    return Some(Ending::Diverged(number));
                }
                if self.ledger.messages() > before {
                    self.progress = Instant::now();
                    self.begun.get_or_insert(self.progress);
                    self.turns = self.turns.max(value["turns"].as_u64().unwrap_or(0));
                }
                None
            }
            "over" => {
                self.places[station].over = Some(value.clone());
                self.end()
            }
            "fault" => {
                self.faults += 1;
                self.remember(station, text("text"));
                None
            }
            "" => {
                self.remember(station, value.as_str().unwrap_or(""));
                None
            }
            _ => None,
        }
    }

    fn remember(&mut self, station: usize, text: &str) {
        self.told.push_back(format!("{}: {text}", station + 1));
        if self.told.len() > 8 {
            self.told.pop_front();
        }
    }

    /// The end, if all stations that can be asked agree on it.
    fn end(&self) -> Option<Ending> {
        if self.plan.has_people() {
            return None;
        }
        let mut all = self.places.iter().map(|place| place.over.as_ref());
        let first = all.next().flatten()?;
        let same = |field: &str, other: &Value| other[field] == first[field];
        for other in all {
            let other = other?;
            if !["winner", "by", "hash", "messages"].iter().all(|field| same(field, other)) {
                return Some(Ending::Diverged(self.ledger.messages()));
            }
        }
        let station = first["winner"].as_u64().unwrap_or(0);
        Some(Ending::Won { station, victory: first["by"] == "victory" })
    }

    /// Compares what the stations have written down, too.
    fn compare_journals(&mut self, ending: Ending) -> anyhow::Result<Ending> {
        for n in 0..self.places.len() {
            let journal = match fs::read_to_string(self.folder.journal(n)) {
                Err(why) if why.kind() == std::io::ErrorKind::NotFound => continue,
                read => read?,
            };
            if let Err(Diverged { number }) = self.ledger.compare_journal(&journal) {
                return Ok(Ending::Diverged(number));
            }
        }
        Ok(ending)
    }
}
