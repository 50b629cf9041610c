//! `ludoteca ring station`: one station of the ring, at its cables.

use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use clap::{ArgMatches, Command, ValueHint};
use ludoteca_catalog::{Shelved as _, make_agent};
use ludoteca_console::{Scene, Sitter, face_of};
use ludoteca_core::{Purpose, Rng, Seat, Turn};
use ludoteca_monopoly::Monopoly;
use ludoteca_ring::{Frame, Pilot, Replica, RingRules, Settings, Station, Tell};
use ludoteca_serial::{
    Applied, BAUD, End, JournalFile, Line, LineWriter, Order, Player, Post, Round, Witness, listen,
};
use ludoteca_words::Words;
use serde_json::json;

use super::json::JsonWitness;
use super::tells::Notices;
use super::{
    PERSON, check_seat, chosen_profile, file, flag, number, option, person, profile, tells,
};
use crate::options;
use crate::output::Output;
use crate::problem::Problem;
use crate::terminal;

/// How long a station goes on passing messages on after the end.
const LINGER: Duration = Duration::from_secs(5);

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let device = |name| option(name, "value-device", words).value_hint(ValueHint::FilePath);
    command
        .arg(device("in").required(true))
        .arg(device("out"))
        .arg(option("seat", "value-agent", words).default_value(PERSON).hide_default_value(true))
        .arg(option("name", "value-text", words))
        .arg(flag("start", words))
        .arg(profile(words))
        .arg(file("journal", words))
        .arg(number("turns", 1, u64::from(u32::MAX), words))
        .arg(options::seed(words).help(words.plain("option-ring-seed")))
        .arg(number("baud", 50, 4_000_000, words))
        .arg(number("slack", 1, 60_000, words))
        .arg(flag("json", words))
        .arg(options::flag("ascii", words))
}

/// A station made ready, and what its loop needs.
pub(super) struct Ready {
    pub(super) station: Station,
    pub(super) rules: RingRules,
    journal: Option<JournalFile>,
    round: Round,
    pub(super) began: Instant,
    seed: u64,
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let text = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    let seat = text("seat");
    check_seat(out, seat)?;
    if seat == PERSON && matches.get_flag("json") {
        return Err(Problem::Usage(out.words.plain("ring-json-needs-an-agent")).into());
    }
    let incoming = Path::new(text("in"));
    let outgoing = matches.get_one::<String>("out").map_or(incoming, Path::new);
    let baud = options::number(matches, "baud").and_then(|n| u32::try_from(n).ok());
    let baud = baud.unwrap_or(BAUD);
    // The paper is read before the line is opened: what comes from then on is heard.
    let ready = Ready::new(out, matches, baud)?;
    let line =
        Line::open(incoming, outgoing, baud).map_err(|fault| failed(out, "ring-device", &fault))?;
    let (reader, writer) = line.split();
    let (orders, inbox) = channel();
    listen(reader, orders.clone());
    if seat == PERSON {
        return person::play(out, matches, ready, writer, orders, inbox);
    }
    let agent = make_agent::<Monopoly>(seat).map_err(|error| out.problem(&error))?;
    let (thoughts, dice) =
        (ready.chance(Purpose::Thinking(Seat(0))), ready.chance(Purpose::Chance));
    let player = Player::Agent(Box::new(Pilot::new(agent, thoughts, dice)));
    let (words, rules, began) = (out.words, ready.rules.clone(), ready.began);
    out.flush()?;
    let stdout = std::io::stdout();
    let ended = if matches.get_flag("json") {
        let mut witness = JsonWitness { out: stdout, words, rules, began };
        let resumed = ready.station.replica().map(Replica::applied);
        witness.write(&json!({ "event": "ready", "resumed": resumed }))?;
        ready.post(player, writer).run(&inbox, &mut witness)
    } else {
        out.say("ring-ready", &[("device", (&incoming.display().to_string()).into())])?;
        out.flush()?;
        let setting = rules.game().write_setting();
        let mut witness =
            ScreenWitness { out, setting, rules, seats: Vec::new(), notices: Notices::default() };
        ready.post(player, writer).run(&inbox, &mut witness)
    };
    drop::<Sender<Order>>(orders);
    match ended {
        Ok(_) => Ok(()),
        Err(ludoteca_serial::PostFault::Witness(why)) => Err(why.into()),
        Err(fault) => Err(failed(out, "ring-stopped", &fault)),
    }
}

impl Ready {
    /// Reads the journal and makes the station.
    fn new(out: &Output, matches: &ArgMatches, baud: u32) -> anyhow::Result<Self> {
        let rules = RingRules::serial();
        let slack = options::number(matches, "slack").map(Duration::from_millis);
        let usual = Settings::default();
        let settings = Settings {
            profile: chosen_profile(matches),
            frame: Frame::TIME * BAUD / baud,
            slack: slack.unwrap_or(usual.slack),
            ..usual
        };
        let began = Instant::now();
        let (station, journal) = match matches.get_one::<String>("journal") {
            None => (Station::new(rules.clone(), settings), None),
            Some(path) => {
                let opened = JournalFile::open(Path::new(path));
                let (journal, text) =
                    opened.map_err(|fault| failed(out, "ring-journal", &fault))?;
                let resumed = Station::resume(rules.clone(), settings, &text, began.elapsed());
                let fault = |fault| failed(out, "ring-journal", &format!("{path}: {fault}"));
                (resumed.map_err(fault)?, Some(journal))
            }
        };
        let turns = options::number(matches, "turns").and_then(|n| u32::try_from(n).ok());
        let round = Round { starts: matches.get_flag("start"), turns, linger: LINGER };
        let seed = options::number(matches, "seed").unwrap_or_else(terminal::any_seed);
        Ok(Self { station, rules, journal, round, began, seed })
    }

    /// A stream of chance of this station. Whoever comes back after a power cut throws other dice.
    pub(super) fn chance(&self, purpose: Purpose) -> Rng {
        let applied = self.station.replica().map_or(0, Replica::applied);
        Rng::stream(self.seed, u64::from(applied), purpose)
    }

    pub(super) fn post(self, player: Player, writer: LineWriter) -> Post {
        let chance = self.chance(Purpose::Setup);
        let Self { station, journal, round, began, .. } = self;
        Post::new(station, player, writer, journal, round, chance, began)
    }
}

/// Something that went wrong, with its reason.
pub(super) fn failed(out: &Output, key: &str, why: &dyn std::fmt::Display) -> anyhow::Error {
    Problem::Failed(out.words.say(key, &[("reason", (&why.to_string()).into())])).into()
}

/// What to call the stations: their numbers, but the one here has a name.
pub(super) fn sitters(words: &Words, players: u8, here: Option<(Seat, &str)>) -> Vec<Sitter> {
    let sitter = |seat: Seat| {
        let name = here.filter(|(me, _)| *me == seat).map(|(_, name)| name.to_owned());
        let here = name.is_some();
        let station = || words.say("ring-station-name", &[("station", tells::number(seat))]);
        Sitter { name: name.unwrap_or_else(station), here, colour: None }
    };
    Seat::all(players).map(sitter).collect()
}

/// Tells what happens at the station of an agent, in words.
struct ScreenWitness<'a> {
    out: &'a mut Output,
    setting: serde_json::Value,
    rules: RingRules,
    seats: Vec<Sitter>,
    notices: Notices,
}

impl ScreenWitness<'_> {
    fn line(&mut self, text: &str) -> std::io::Result<()> {
        let written = self.out.line(text).and_then(|()| self.out.flush());
        written.map_err(std::io::Error::other)
    }
}

impl Witness for ScreenWitness<'_> {
    fn applied(&mut self, applied: &Applied<'_>, station: &Station) -> std::io::Result<()> {
        let Some((replica, face)) = station.replica().zip(face_of("monopoly")) else {
            return Ok(());
        };
        self.notices.clear();
        let words = self.out.words;
        if self.seats.is_empty() {
            self.seats = sitters(words, replica.players(), None);
        }
        let view = self.rules.game().write_view(&replica.view(Seat(0)));
        let style = terminal::style(false);
        let (seats, setting) = (std::mem::take(&mut self.seats), self.setting.take());
        let scene = Scene {
            setting: &setting,
            view: &view,
            seats: &seats,
            looks: None,
            turn: Turn::Chance,
            words,
            style: &style,
        };
        for event in applied.events {
            if let Some(text) = face.tell(&Monopoly::write_event(event), &scene) {
                self.line(&format!("· {text}"))?;
            }
        }
        (self.seats, self.setting) = (seats, setting);
        Ok(())
    }

    fn told(&mut self, tell: &Tell, station: &Station) -> std::io::Result<()> {
        let style = terminal::style(false);
        match self.notices.line(self.out.words, &self.rules, &style, tell, station) {
            Some(line) => self.line(&line),
            None => Ok(()),
        }
    }

    fn asked(&mut self, _: &Replica) -> std::io::Result<()> {
        Ok(())
    }

    fn ended(&mut self, end: End, _: &Replica) -> std::io::Result<()> {
        let text = ending(self.out.words, end);
        self.line(&text)
    }
}

/// Who has won, and why.
pub(super) fn ending(words: &Words, end: End) -> String {
    let key = match end {
        End::Victory(_) => "ring-won",
        End::Turns(_) => "ring-richest",
    };
    words.say(key, &[("station", tells::number(end.winner()))])
}
