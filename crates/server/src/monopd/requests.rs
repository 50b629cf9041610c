//! What a session asks the house for.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use ludoteca_host::wire::{ClientMessage, Code, Summary, TableState};
use ludoteca_host::{Person, clean_name};
use ludoteca_monopd::server::{Answer, Request};
use tokio::sync::{mpsc, oneshot};

use super::connection::{Connection, Listening};
use crate::house::now;
use crate::limits::{UNFINISHED_TABLES, WAITING_MESSAGES};
use crate::store::Shelf;
use crate::tables::{Answer as TableAnswer, Ask, Ear, Mail, Origin, person};
use crate::tell::refusal;

/// Tables that a client is told of.
const SHOWN: i64 = 50;

impl Connection {
    fn person(&self) -> Option<Person> {
        self.who.as_ref().map(|(person, _)| person.clone())
    }

    /// What the house says to a request; nothing where the session expects nothing.
    pub(super) async fn answer(&mut self, request: Request) -> Option<Answer> {
        match request {
            Request::Name(name) => Some(self.name(&name).await),
            Request::Return(secret) => Some(self.come_back(secret).await),
            Request::Make(plan) => {
                let Some(maker) = self.person() else { return Some(self.no(Code::TokenNeeded)) };
                if !self.house.door.lets_make(&maker.id.0) {
                    return Some(self.no(Code::TooFast));
                }
                let unfinished = self.house.store.unfinished(&maker.id.0).await;
                if unfinished.is_ok_and(|count| count >= UNFINISHED_TABLES) {
                    return Some(self.no(Code::TooMany));
                }
                let made = self.house.tables.make(*plan, maker, now(), Origin::Plan).await;
                Some(match made {
                    Ok(about) => Answer::Made(about.table),
                    Err(error) => Answer::Refused(error.to_string()),
                })
            }
            Request::Sit(table) => {
                Some(self.ask(&table, Ask::Sit { seat: None, deck: None }).await)
            }
            Request::SendAway(table, seat) => Some(self.ask(&table, Ask::SendAway { seat }).await),
            Request::Arrange(table, plan) => Some(self.ask(&table, Ask::Arrange(plan)).await),
            Request::Start(table) => Some(self.ask(&table, Ask::Start).await),
            Request::Leave(table) => {
                // Nobody waits for it; a table that has gone needs no leave.
                let _ = self.ask(&table, Ask::Leave).await;
                None
            }
            Request::Listen(table) => {
                self.listen(table).await;
                None
            }
            Request::Deafen => {
                self.deafen().await;
                None
            }
            Request::Chat(text) => {
                let author = self.person().map(|person| person.name);
                if let Some(author) = author.filter(|_| self.chatter.take(Instant::now())) {
                    self.guests.say(author, text);
                }
                None
            }
            Request::Say(message) => {
                self.say(message).await;
                None
            }
        }
    }

    fn no(&self, code: Code) -> Answer {
        Answer::Refused(refusal(self.words, code, ""))
    }

    async fn name(&mut self, name: &str) -> Answer {
        let Ok(name) = clean_name(name) else { return self.no(Code::BadName) };
        if let Some((person, secret)) = &mut self.who {
            let row = crate::store::PersonRow { person: person.id.0.clone(), name: name.clone() };
            if self.house.people.rename(&row, &name).await.is_err() {
                return self.no(Code::NotKept);
            }
            person.name.clone_from(&name);
            return Answer::Known { name, secret: secret.clone(), table: None };
        }
        if !self.house.door.lets_in(self.peer) {
            return self.no(Code::TooFast);
        }
        match self.house.people.welcome(&name, now()).await {
            Ok((row, secret)) => {
                self.know(person(&row), secret.clone());
                Answer::Known { name, secret, table: None }
            }
            Err(_) => self.no(Code::NotKept),
        }
    }

    async fn come_back(&mut self, secret: String) -> Answer {
        let Ok(Some(row)) = self.house.people.find(&secret).await else {
            return self.no(Code::UnknownToken);
        };
        let name = row.name.clone();
        self.know(person(&row), secret.clone());
        let own = self.tables().await.into_iter();
        let own = own.filter(|it| !it.yours.is_empty() && it.state != TableState::Over);
        // One that was left behind only if there is no other.
        let sits =
            |it: &Summary| it.seats.iter().any(|seat| it.yours.contains(&seat.seat) && !seat.away);
        let table = own.max_by_key(|it| (sits(it), it.created)).map(|it| it.table);
        if let Some(table) = &table {
            let _ = self.ask(table, Ask::Sit { seat: None, deck: None }).await;
        }
        Answer::Known { name, secret, table }
    }

    async fn ask(&self, table: &str, ask: Ask) -> Answer {
        match self.house.tables.ask(table, self.person(), None, ask).await {
            Ok(TableAnswer::Refused(refused)) => {
                Answer::Refused(refusal(self.words, refused.code, &refused.text))
            }
            Ok(_) => Answer::Done,
            Err(error) => Answer::Refused(error.to_string()),
        }
    }

    /// The tables that the client may see: public ones, and its own.
    pub(super) async fn tables(&self) -> Vec<Summary> {
        let me = self.who.as_ref().map(|(person, _)| &person.id);
        let mut rows = Vec::new();
        let own = me.map(|me| Shelf::Mine(&me.0));
        for shelf in own.into_iter().chain([Shelf::Public("waiting"), Shelf::Public("playing")]) {
            rows.extend(self.house.store.shelf(shelf, SHOWN).await.unwrap_or_default());
        }
        rows.sort_by(|a, b| a.table.cmp(&b.table));
        rows.dedup_by(|a, b| a.table == b.table);
        let briefs = self.house.tables.briefs(&rows);
        briefs.into_iter().map(|brief| brief.seen_by(me)).collect()
    }

    async fn listen(&mut self, table: String) {
        self.deafen().await;
        let (out, letters) = mpsc::channel(WAITING_MESSAGES);
        let farewell = Arc::new(OnceLock::new());
        let ear = Ear {
            person: self.person(),
            lang: self.words.lang(),
            out,
            farewell: Arc::clone(&farewell),
        };
        let (reply, answer) = oneshot::channel();
        let joining = Mail::Join { ear, invitation: None, reply };
        let socket = match self.house.tables.send(&table, joining).await {
            Ok(()) => answer.await.unwrap_or(Err(Code::Restarting)),
            Err(_) => Err(Code::NotFound),
        };
        // Without a socket the letters have ended, which is told as a farewell.
        self.listening = Some(Listening { table, socket, letters, farewell });
    }

    pub(super) async fn deafen(&mut self) {
        if let Some(listening) = self.listening.take()
            && let Ok(socket) = listening.socket
        {
            let gone = Mail::Gone { socket };
            self.house.tables.send_awake(&listening.table, gone).await;
        }
    }

    async fn say(&mut self, message: ClientMessage) {
        let Some(Listening { table, socket: Ok(socket), .. }) = &self.listening else { return };
        let (socket, at) = (*socket, Instant::now());
        let mail = Mail::Heard { socket, message, at };
        self.house.tables.send_awake(table, mail).await;
    }
}
