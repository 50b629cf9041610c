//! What happens at a station as JSON, one object to a line.

use std::io::{self, Write};
use std::time::Instant;

use ludoteca_ring::{Replica, RingRules, Station, Tell};
use ludoteca_serial::{Applied, End, Witness};
use ludoteca_words::Words;
use serde_json::{Value, json};

use super::tells;

/// Writes every message that is applied with the hash of what it led to.
pub(super) struct JsonWitness<W> {
    pub(super) out: W,
    pub(super) words: &'static Words,
    pub(super) rules: RingRules,
    pub(super) began: Instant,
}

impl<W: Write> JsonWitness<W> {
    pub(super) fn write(&mut self, value: &Value) -> io::Result<()> {
        writeln!(self.out, "{value}")?;
        self.out.flush()
    }

    fn micros(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_micros()).unwrap_or(u64::MAX)
    }
}

impl<W: Write> Witness for JsonWitness<W> {
    fn applied(&mut self, applied: &Applied<'_>, station: &Station) -> io::Result<()> {
        let replica = station.replica();
        self.write(&json!({
            "event": "applied",
            "number": applied.number,
            "frame": applied.frame.to_string(),
            "message": applied.message.to_string(),
            "hash": format!("{:016x}", applied.hash),
            "turns": replica.map(Replica::turns_taken),
            "micros": self.micros(),
        }))
    }

    fn told(&mut self, tell: &Tell, station: &Station) -> io::Result<()> {
        let mut value = if let Tell::Numbered { station, profile } = tell {
            json!({ "event": "numbered", "station": station.0 + 1, "profile": profile.name() })
        } else {
            let text = tells::say(self.words, &self.rules, tell, station);
            json!({ "event": "fault", "kind": kind(tell), "text": text })
        };
        value["micros"] = self.micros().into();
        self.write(&value)
    }

    fn asked(&mut self, _: &Replica) -> io::Result<()> {
        Ok(())
    }

    fn ended(&mut self, end: End, replica: &Replica) -> io::Result<()> {
        let seats = (0..replica.players()).map(ludoteca_core::Seat);
        let worth: Vec<i64> = seats.map(|seat| replica.view(seat).worth(seat)).collect();
        self.write(&json!({
            "event": "over",
            "by": if matches!(end, End::Victory(_)) { "victory" } else { "turns" },
            "winner": end.winner().0 + 1,
            "messages": replica.applied(),
            "turns": replica.turns_taken(),
            "hash": format!("{:016x}", replica.hash()),
            "worth": worth,
            "micros": self.micros(),
        }))
    }
}

fn kind(tell: &Tell) -> &'static str {
    match tell {
        Tell::Numbered { .. } => "numbered",
        Tell::NoPlaceLeft => "no-place-left",
        Tell::NotCounted => "not-counted",
        Tell::CountLost { .. } => "count-lost",
        Tell::StartFailed { .. } => "start-failed",
        Tell::Applied { .. } => "applied",
        Tell::Unreadable { .. } => "unreadable",
        Tell::Refused { .. } => "refused",
        Tell::AlreadyPlaying => "already-playing",
        Tell::CameBackChanged { .. } => "came-back-changed",
        Tell::NotMine { .. } => "not-mine",
        Tell::Unconfirmed { .. } => "unconfirmed",
        Tell::NotReturned { .. } => "not-returned",
        Tell::Silent => "silent",
        Tell::Mended => "mended",
    }
}
