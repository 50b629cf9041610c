//! `ludoteca ring sniff`: what goes over a cable, in words.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::time::Instant;

use clap::{Arg, ArgMatches, Command, ValueHint};
use ludoteca_ring::{Body, Frame, Message, Profile, RingRules};
use ludoteca_serial::{BAUD, Heard, Line, Listener};
use ludoteca_words::Words;
use serde_json::{Value, json};

use super::names::says;
use super::station::failed;
use super::{flag, number, tells};
use crate::options;
use crate::output::Output;

pub(super) fn define(command: Command, words: &'static Words) -> Command {
    let device = Arg::new("device")
        .required(true)
        .value_name(words.plain("value-device"))
        .help(words.plain("argument-ring-sniff"))
        .help_heading(words.plain("heading-arguments"))
        .value_hint(ValueHint::FilePath);
    command
        .arg(device)
        .arg(number("baud", 50, 4_000_000, words))
        .arg(flag("json", words).help(words.plain("option-ring-sniff-json")))
}

pub(super) fn run(out: &mut Output, matches: &ArgMatches) -> anyhow::Result<()> {
    let device = matches.get_one::<String>("device").map_or("-", String::as_str);
    let path = Path::new(device);
    let mut sniffer = Sniffer {
        out,
        json: matches.get_flag("json"),
        rules: RingRules::serial(),
        listener: Listener::default(),
        heard: Vec::new(),
        began: None,
        frames: 0,
        garbage: 0,
    };
    if device == "-" {
        sniffer.read(io::stdin().lock())?;
    } else if path.is_file() {
        let file = File::open(path).map_err(|why| failed(sniffer.out, "ring-device", &why))?;
        sniffer.read(file)?;
    } else {
        let baud = options::number(matches, "baud").and_then(|n| u32::try_from(n).ok());
        let line = Line::listen(path, baud.unwrap_or(BAUD));
        let line = line.map_err(|fault| failed(sniffer.out, "ring-device", &fault))?;
        sniffer.began = Some(Instant::now());
        let mut room = [0; 256];
        // Until the device is gone, or somebody stops the program.
        while let Ok(bytes) = line.read(&mut room) {
            sniffer.take(bytes)?;
        }
    }
    sniffer.finish()
}

struct Sniffer<'a> {
    out: &'a mut Output,
    json: bool,
    rules: RingRules,
    listener: Listener,
    heard: Vec<Heard>,
    /// When listening began, at a device.
    began: Option<Instant>,
    frames: u64,
    garbage: u64,
}

impl Sniffer<'_> {
    fn read(&mut self, mut from: impl Read) -> anyhow::Result<()> {
        let mut room = [0; 4096];
        loop {
            match from.read(&mut room)? {
                0 => return Ok(()),
                length => self.take(&room[..length])?,
            }
        }
    }

    fn take(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        for &byte in bytes {
            self.listener.push(byte, &mut self.heard);
        }
        self.tell()
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        self.listener.finish(&mut self.heard);
        self.tell()?;
        if !self.json {
            let args = [("frames", self.frames.into()), ("garbage", self.garbage.into())];
            self.out.say("ring-sniffed", &args)?;
        }
        Ok(())
    }

    fn tell(&mut self) -> anyhow::Result<()> {
        for heard in std::mem::take(&mut self.heard) {
            let seconds = self.began.map(|began| began.elapsed().as_secs_f64());
            let at = match &heard {
                Heard::Frame { at, .. } | Heard::Garbage { at, .. } => *at,
            };
            match &heard {
                Heard::Frame { .. } => self.frames += 1,
                Heard::Garbage { bytes, .. } => self.garbage += bytes.len() as u64,
            }
            if self.json {
                let mut value = self.of(&heard);
                value["at"] = at.into();
                if let Some(seconds) = seconds {
                    value["seconds"] = seconds.into();
                }
                self.out.line(value)?;
            } else {
                let when = seconds.map_or(String::new(), |seconds| format!("{seconds:9.3} s  "));
                let text = self.line(&heard);
                self.out.line(format_args!("{when}{at:>6}  {text}"))?;
            }
        }
        self.out.flush()
    }

    /// A line: the bytes, from whom to whom, what it says.
    fn line(&self, heard: &Heard) -> String {
        let words = self.out.words;
        let (bytes, route, what) = match heard {
            Heard::Garbage { bytes, .. } => {
                let count = (bytes.len() as u64).into();
                (hex(bytes), String::new(), words.say("ring-garbage", &[("bytes", count)]))
            }
            Heard::Frame { frame, .. } => match read(*frame) {
                Ok(message) => {
                    let what = says(words, &self.rules, message);
                    (hex(&frame.bytes()), route(message), what)
                }
                Err(why) => {
                    let why = tells::unreadable(words, why);
                    let what = words.say("ring-no-message", &[("why", (&why).into())]);
                    (hex(&frame.bytes()), String::new(), what)
                }
            },
        };
        format!("{bytes:<11}  {route:<5}  {what}")
    }

    fn of(&self, heard: &Heard) -> Value {
        match heard {
            Heard::Garbage { bytes, .. } => json!({ "garbage": hex(bytes) }),
            Heard::Frame { frame, .. } => match read(*frame) {
                Ok(message) => json!({
                    "frame": frame.to_string(),
                    "from": message.origin.0 + 1,
                    "to": message.destination.0 + 1,
                    "says": says(self.out.words, &self.rules, message),
                }),
                Err(why) => json!({ "frame": frame.to_string(), "fault": why.to_string() }),
            },
        }
    }
}

/// `safe` has words for everything that `document` can say.
fn read(frame: Frame) -> Result<Message, ludoteca_ring::CodeError> {
    Message::decode(frame, Profile::Safe)
}

fn route(message: Message) -> String {
    match message.body {
        // Whoever counts has no number yet.
        Body::Count { .. } => String::new(),
        _ => format!("{} → {}", message.origin.0 + 1, message.destination.0 + 1),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}
