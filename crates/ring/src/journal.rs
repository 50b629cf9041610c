//! What a station writes down, so that it can go on after it was switched off.
//!
//! One entry to a line. A new `station` line begins a new game: what was before it is history.

use std::fmt;

use ludoteca_core::Seat;

use crate::frame::Frame;
use crate::message::Profile;

/// The version of the format, in every `station` line.
const VERSION: u32 = 1;

/// One line of the journal. It has to be on disk before anything that follows it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The station was counted.
    Station {
        /// Its number.
        seat: Seat,
        /// What the starter wants to play by.
        profile: Profile,
    },
    /// The station is about to send a message of its own.
    Sent {
        /// The number of the message.
        number: u32,
        /// Its bytes.
        frame: Frame,
    },
    /// A message was applied.
    Applied {
        /// The number of the message.
        number: u32,
        /// Its bytes.
        frame: Frame,
        /// The hash of the state that it led to.
        hash: u64,
    },
    /// All stations have applied this message.
    Settled {
        /// The number of the message.
        number: u32,
    },
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Station { seat, profile } => {
                write!(f, "station {} ring {VERSION} {profile}", seat.0 + 1)
            }
            Self::Sent { number, frame } => write!(f, "sent {number} {frame}"),
            Self::Applied { number, frame, hash } => {
                write!(f, "applied {number} {frame} {hash:016x}")
            }
            Self::Settled { number } => write!(f, "settled {number}"),
        }
    }
}

/// Why a journal cannot be gone on from.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct JournalError {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what came.
    pub reason: String,
}

/// The last game of a journal.
#[derive(Clone, Debug, Default)]
pub(crate) struct Journal {
    pub(crate) station: Option<(Seat, Profile)>,
    /// The messages that were applied, with their lines and the hashes of what they led to.
    pub(crate) applied: Vec<(usize, Frame, u64)>,
    /// What the station sent last, and on which line that is.
    pub(crate) sent: Option<(u32, Frame)>,
    pub(crate) sent_line: usize,
    pub(crate) settled: Option<u32>,
}

impl Journal {
    /// Reads a journal. A last line that was not finished when the power went is left out.
    pub(crate) fn read(text: &str) -> Result<Self, JournalError> {
        let mut journal = Self::default();
        let lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        for (line, text) in (1..).zip(lines.map(str::trim_end)) {
            let fault = |reason: String| JournalError { line, reason };
            let entry = read_entry(text).ok_or_else(|| {
                let expected = "expected station, sent, applied or settled with their numbers";
                fault(format!("{expected}, found {text:?}"))
            })?;
            let next = u32::try_from(journal.applied.len()).unwrap_or(u32::MAX);
            match entry {
                Entry::Station { seat, profile } => {
                    journal = Self { station: Some((seat, profile)), ..Self::default() };
                }
                Entry::Sent { number, frame } => {
                    journal.sent = Some((number, frame));
                    journal.sent_line = line;
                }
                Entry::Applied { number, frame, hash } if number == next => {
                    journal.applied.push((line, frame, hash));
                }
                Entry::Applied { number, .. } => {
                    return Err(fault(format!("expected message {next}, found {number}")));
                }
                Entry::Settled { number } => journal.settled = Some(number),
            }
        }
        Ok(journal)
    }
}

fn read_entry(text: &str) -> Option<Entry> {
    let mut words = text.split(' ');
    let entry = match words.next()? {
        "station" => {
            let number: u8 = words.next()?.parse().ok().filter(|n| (1..=4).contains(n))?;
            let version = (words.next()? == "ring").then(|| words.next()).flatten()?;
            let profile = profile(words.next()?)?;
            let station = Entry::Station { seat: Seat(number - 1), profile };
            (version.parse() == Ok(VERSION)).then_some(station)?
        }
        "sent" => Entry::Sent { number: words.next()?.parse().ok()?, frame: frame(&mut words)? },
        "applied" => Entry::Applied {
            number: words.next()?.parse().ok()?,
            frame: frame(&mut words)?,
            hash: u64::from_str_radix(words.next()?, 16).ok()?,
        },
        "settled" => Entry::Settled { number: words.next()?.parse().ok()? },
        _ => return None,
    };
    words.next().is_none().then_some(entry)
}

fn profile(name: &str) -> Option<Profile> {
    [Profile::Document, Profile::Safe].into_iter().find(|profile| profile.name() == name)
}

fn frame<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Frame> {
    let mut byte = || u8::from_str_radix(words.next()?, 16).ok();
    Frame::new(byte()?, byte()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(entries: &[Entry]) -> String {
        entries.iter().flat_map(|entry| [entry.to_string(), "\n".to_owned()]).collect()
    }

    #[test]
    fn what_is_written_is_read_back() {
        let frame = Frame::new(0x11, 0x9a).unwrap();
        let text = lines(&[
            Entry::Station { seat: Seat(2), profile: Profile::Document },
            Entry::Applied { number: 0, frame, hash: 7 },
            Entry::Station { seat: Seat(1), profile: Profile::Safe },
            Entry::Sent { number: 0, frame },
            Entry::Applied { number: 0, frame, hash: u64::MAX },
            Entry::Settled { number: 0 },
        ]);
        let journal = Journal::read(&text).unwrap();
        let station = Some((Seat(1), Profile::Safe));
        assert_eq!(journal.station, station, "a new game begins with a new number");
        assert_eq!(journal.applied, [(5, frame, u64::MAX)]);
        assert_eq!((journal.sent, journal.settled), (Some((0, frame)), Some(0)));
    }

    #[test]
    fn an_unfinished_last_line_is_left_out_and_a_bad_one_is_named() {
        let cut_off = Journal::read("station 2 ring 1 safe\nsettl").unwrap();
        assert_eq!(cut_off.station, Some((Seat(1), Profile::Safe)));
        let fault = |text: &str| Journal::read(text).unwrap_err().to_string();
        for bad in [
            "settl",
            "station 5 ring 1 safe",
            "station 1 ring 2 safe",
            "station 1 ring 1 loud",
            "sent 0 7e 80",
            "settled 1 2",
        ] {
            let said = fault(&format!("station 1 ring 1 safe\n{bad}\n"));
            assert!(said.starts_with("line 2: expected ") && said.contains(bad), "{said}");
        }
        let frame = Frame::new(0, 0xe3).unwrap();
        let gap = lines(&[Entry::Applied { number: 1, frame, hash: 0 }]);
        assert_eq!(fault(&gap), "line 1: expected message 0, found 1");
    }
}
