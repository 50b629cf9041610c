//! Telling everybody who listens what they may know, each in their language.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use axum::extract::ws::Utf8Bytes;
use ludoteca_core::Seat;
use ludoteca_host::wire::{Code, ServerMessage, Summary};
use ludoteca_host::{Change, Thought};
use ludoteca_words::Lang;

use super::super::mail::Ear;
use super::Live;
use crate::limits::{SOCKETS_PER_PERSON, WATCHERS};
use crate::tell::{Teller, refusal};
use crate::tongue::words;

/// A message as it goes over the wire.
pub(super) fn written(message: &ServerMessage) -> Utf8Bytes {
    let text = serde_json::to_string(message);
    text.unwrap_or_else(|_| unreachable!("messages are plain data")).into()
}

impl Live {
    /// Tells a change that has been kept.
    pub(super) fn tell(&mut self, change: &Change) {
        if change.reset {
            for socket in self.sockets_now() {
                self.show_all(socket);
            }
        } else if !change.steps.is_empty() {
            self.tell_steps(change);
        }
        if change.seats && !change.reset {
            self.tell_seats();
        }
        if let Some(said) = &change.said {
            self.send_to_all(&ServerMessage::Said { said: said.clone() });
        }
        if !change.is_empty() {
            self.update_brief();
        }
    }

    fn tell_steps(&mut self, change: &Change) {
        let clock = self.clock_info();
        // Those who share eyes and language are told the same.
        let mut made: HashMap<(Option<Seat>, Lang), Utf8Bytes> = HashMap::new();
        let mut letters = Vec::new();
        for (&socket, ear) in &self.ears {
            let (looks, lang) = (self.eyes(ear), ear.lang);
            let text = made.entry((looks, lang)).or_insert_with(|| {
                let teller = Teller::new(&self.table, words(lang));
                written(&teller.news(looks, &change.steps, clock))
            });
            letters.push((socket, text.clone()));
        }
        for (socket, text) in letters {
            self.post(socket, text);
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_seats(&mut self) {
        self.update_brief();
        for socket in self.sockets_now() {
            let Some(summary) = self.ears.get(&socket).map(|ear| Box::new(self.summary_for(ear)))
            else {
                continue;
            };
            self.send(socket, &ServerMessage::Summary { summary });
        }
    }

    /// Shows somebody everything.
    pub(super) fn show_all(&mut self, socket: u64) {
        let Some(ear) = self.ears.get(&socket) else { return };
        let teller = Teller::new(&self.table, words(ear.lang));
        let message = teller.whole(self.eyes(ear), self.summary_for(ear), self.clock_info());
        self.send(socket, &message);
    }

    pub(super) fn say_who_thinks(&mut self) {
        // Once is enough.
        self.thinking = self.thinking.map(|_| tokio::time::Instant::now() + super::SAID);
        if let Some(seat) = self.table.thinker() {
            self.send_to_all(&ServerMessage::Thinking { seat: seat.0 });
        }
    }

    pub(super) fn advise(&mut self, socket: u64, id: u32, thought: Option<Thought>) {
        self.pondering.retain(|&other| other != socket);
        let Some(ear) = self.ears.get(&socket) else { return };
        let words = words(ear.lang);
        let message = match thought {
            Some(thought) => Teller::new(&self.table, words).advice(id, thought),
            None => ServerMessage::Refused {
                id: Some(id),
                code: Code::Broken,
                text: refusal(words, Code::Broken, ""),
                version: self.table.version(),
            },
        };
        self.send(socket, &message);
    }

    /// Somebody comes to listen.
    pub(super) fn join(&mut self, ear: Ear, invitation: Option<&str>) -> Result<u64, Code> {
        let person = ear.person.as_ref().map(|person| person.id.clone());
        if !self.may_enter(person.as_ref(), invitation) {
            return Err(Code::Forbidden);
        }
        let own = |one: &&Ear| {
            one.person.is_some() && one.person.as_ref().map(|p| &p.id) == person.as_ref()
        };
        let watches = self.table.looks(person.as_ref()).is_none();
        if self.ears.values().filter(own).count() >= SOCKETS_PER_PERSON
            || (watches && self.watchers() as usize >= WATCHERS)
        {
            return Err(Code::TooMany);
        }
        let came = watches || !person.as_ref().is_some_and(|person| self.is_here(person));
        let socket = self.tables.0.sockets.fetch_add(1, Ordering::Relaxed);
        self.ears.insert(socket, ear);
        self.show_all(socket);
        if came {
            self.tell_seats();
        }
        Ok(socket)
    }

    /// Somebody has gone.
    pub(super) fn part(&mut self, socket: u64) {
        if self.ears.remove(&socket).is_some() {
            self.tell_seats();
        }
    }

    pub(super) fn eyes(&self, ear: &Ear) -> Option<Seat> {
        self.table.looks(ear.person.as_ref().map(|person| &person.id))
    }

    pub(super) fn summary_for(&self, ear: &Ear) -> Summary {
        let person = ear.person.as_ref().map(|person| &person.id);
        self.table.summary(person, &|person| self.is_here(person), self.watchers())
    }

    fn sockets_now(&self) -> Vec<u64> {
        self.ears.keys().copied().collect()
    }

    pub(super) fn send_to_all(&mut self, message: &ServerMessage) {
        let text = written(message);
        for socket in self.sockets_now() {
            self.post(socket, text.clone());
        }
    }

    pub(super) fn send(&mut self, socket: u64, message: &ServerMessage) {
        self.post(socket, written(message));
    }

    /// Hands a message to a socket. One that does not keep up is let go: it can come back and is
    /// shown everything anew.
    fn post(&mut self, socket: u64, text: Utf8Bytes) {
        let Some(ear) = self.ears.get(&socket) else { return };
        if ear.out.try_send(text).is_err() {
            if !ear.out.is_closed() {
                self.tables.0.metrics.slow_socket();
                let _ = ear.farewell.set(Code::Slow);
            }
            self.ears.remove(&socket);
            self.slow = true;
        }
    }
}
