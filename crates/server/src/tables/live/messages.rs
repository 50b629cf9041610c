//! What sockets say.

use std::time::Instant;

use ludoteca_core::Seat;
use ludoteca_host::wire::{ClientMessage, Code, ServerMessage};
use ludoteca_host::{Change, Person, Ponder, Refused};
use ludoteca_words::Lang;

use super::{Inner, Live};
use crate::house::now;
use crate::limits::Bucket;
use crate::store::StoreError;
use crate::tell::Teller;
use crate::tongue::words;

impl Live {
    pub(super) async fn hear(
        &mut self,
        socket: u64,
        message: ClientMessage,
        at: Instant,
    ) -> Result<(), StoreError> {
        let Some(ear) = self.ears.get(&socket) else { return Ok(()) };
        let person = ear.person.clone();
        let (id, done) = match message {
            ClientMessage::Play { id, seat, version, action } => (
                id,
                self.with(person, |live, person| {
                    live.table.play(&person.id, Seat(seat), version, &action)
                }),
            ),
            ClientMessage::Undo { id, seat, version } => (
                id,
                self.with(person, |live, person| live.table.undo(&person.id, Seat(seat), version)),
            ),
            ClientMessage::Resign { id, seat } => {
                (id, self.with(person, |live, person| live.table.resign(&person.id, Seat(seat))))
            }
            ClientMessage::Say { id, text } => {
                (id, self.with(person, |live, person| live.say(person, &text)))
            }
            ClientMessage::Hint { id, seat, agent } => {
                let asked = self.with(person, |live, person| {
                    live.table.hint(&person.id, Seat(seat), agent.as_deref())
                });
                self.ponder(socket, id, asked);
                return Ok(());
            }
            ClientMessage::Why { id, version } => {
                let asked = self.table.why(version);
                self.ponder(socket, id, asked);
                return Ok(());
            }
            ClientMessage::Lang { lang } => {
                self.speak(socket, &lang);
                return Ok(());
            }
            ClientMessage::Hello { .. } | ClientMessage::Ping {} => {
                self.send(socket, &ServerMessage::Pong {});
                return Ok(());
            }
        };
        match done {
            Ok(change) => {
                self.settle(change).await?;
                self.tables.0.metrics.answered(at.elapsed());
                let version = self.table.version();
                self.send(socket, &ServerMessage::Done { id, version });
            }
            Err(refused) => self.refuse(socket, id, &refused),
        }
        Ok(())
    }

    /// Does something for somebody who is known.
    fn with<T>(
        &mut self,
        person: Option<Person>,
        act: impl FnOnce(&mut Self, &Person) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        match person {
            Some(person) => act(self, &person),
            None => Err(self.refused(Code::TokenNeeded)),
        }
    }

    pub(super) fn refused(&self, code: Code) -> Refused {
        Refused { code, why: None, text: code.to_string(), version: self.table.version() }
    }

    fn say(&mut self, person: &Person, text: &str) -> Result<Change, Refused> {
        let now_ticks = Instant::now();
        self.chatter.retain(|_, bucket| !bucket.is_full(now_ticks));
        let bucket = self.chatter.entry(person.id.clone());
        if !bucket.or_insert_with(|| Bucket::chat(now_ticks)).take(now_ticks) {
            return Err(self.refused(Code::TooFast));
        }
        self.table.say(person, text, now())
    }

    fn ponder(&mut self, socket: u64, id: u32, asked: Result<Ponder, Refused>) {
        let asked = asked.and_then(|ponder| {
            let waits = self.pondering.contains(&socket);
            if waits { Err(self.refused(Code::TooFast)) } else { Ok(ponder) }
        });
        match asked {
            Ok(ponder) => {
                self.pondering.push(socket);
                let (thinkers, back) = (self.tables.0.thinkers.clone(), self.inner.0.clone());
                tokio::spawn(async move {
                    let thought = thinkers.ponder(ponder).await;
                    // The table may have ended.
                    let _ = back.send(Inner::Advice { socket, id, thought });
                });
            }
            Err(refused) => self.refuse(socket, id, &refused),
        }
    }

    fn speak(&mut self, socket: u64, lang: &str) {
        if let (Some(ear), Some(lang)) = (self.ears.get_mut(&socket), Lang::from_code(lang)) {
            ear.lang = lang;
        }
        self.show_all(socket);
    }

    fn refuse(&mut self, socket: u64, id: u32, refused: &Refused) {
        let Some(ear) = self.ears.get(&socket) else { return };
        self.tables.0.metrics.refusal();
        let teller = Teller::new(&self.table, words(ear.lang));
        let text = teller.refusal(refused, self.eyes(ear));
        let (code, version) = (refused.code, refused.version);
        self.send(socket, &ServerMessage::Refused { id: Some(id), code, text, version });
        if code == Code::Stale {
            self.show_all(socket);
        }
    }
}
