//! Clients of the monopd network at the same tables as the page.
//!
//! Each connection has a task of its own with a [`Session`], which does the translating; here is
//! only what it asks the house for. To a table it is a socket like any other.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use ludoteca_host::wire::{ClientMessage, Code, Summary, TableState};
use ludoteca_host::{Person, clean_name};
use ludoteca_monopd::server::{Answer, Output, Request, Session};
use ludoteca_words::{Lang, Words};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use crate::house::{House, now};
use crate::limits::{Bucket, UNFINISHED_TABLES, WAITING_MESSAGES};
use crate::store::Shelf;
use crate::tables::{Answer as TableAnswer, Ask, Ear, Mail, Origin, person};
use crate::tell::refusal;
use crate::tongue::words;

/// Connections at once.
const MOST: usize = 256;
/// Tables that a client is told of.
const SHOWN: i64 = 50;
/// How often a client hears what is new in the lobby.
const LOBBY: Duration = Duration::from_secs(2);
/// How long a client may take to take over what it is sent.
const SENDING: Duration = Duration::from_secs(10);
/// Bytes that are read at once.
const READING: usize = 4096;

/// Takes connections until the house closes.
pub(crate) async fn listen(house: House, listener: TcpListener, lang: Lang) {
    let places = Arc::new(tokio::sync::Semaphore::new(MOST));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                let house = house.clone();
                tokio::spawn(async move {
                    let _place = place;
                    Connection::new(house, words(lang)).serve(stream).await;
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection of the monopd network failed");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// The socket of a table that a connection listens to.
struct Listening {
    table: String,
    socket: u64,
    letters: mpsc::Receiver<Utf8Bytes>,
}

struct Connection {
    house: House,
    words: &'static Words,
    began: Instant,
    who: Option<(Person, String)>,
    listening: Option<Listening>,
    allowance: Bucket,
}

/// What a connection wakes up for.
enum Woken {
    Bytes(usize),
    Letter(Option<Utf8Bytes>),
    Lobby,
    Deadline,
    End,
}

impl Connection {
    fn new(house: House, words: &'static Words) -> Self {
        let now = Instant::now();
        let allowance = Bucket::messages(now);
        Self { house, words, began: now, who: None, listening: None, allowance }
    }

    async fn serve(mut self, mut stream: TcpStream) {
        let _held = self.house.metrics.socket();
        // Small lines that people wait for.
        let _ = stream.set_nodelay(true);
        let mut out = Vec::new();
        let mut session = Session::new(self.words, &mut out);
        let mut bytes = [0; READING];
        let mut lobby = tokio::time::interval(LOBBY);
        while self.carry_out(&mut session, std::mem::take(&mut out), &mut stream).await {
            let deadline = session.deadline().map_or(Duration::MAX, |at| {
                at.saturating_sub(self.began.elapsed()).max(Duration::from_millis(1))
            });
            let letter = async {
                match &mut self.listening {
                    Some(listening) => listening.letters.recv().await,
                    None => std::future::pending().await,
                }
            };
            let woken = tokio::select! {
                read = stream.read(&mut bytes) => match read {
                    Ok(0) | Err(_) => Woken::End,
                    Ok(count) => Woken::Bytes(count),
                },
                letter = letter => Woken::Letter(letter),
                _ = lobby.tick() => Woken::Lobby,
                () = sleep(deadline.min(LOBBY)) => Woken::Deadline,
            };
            let at = self.began.elapsed();
            match woken {
                Woken::Bytes(count) => {
                    // Whoever is too fast waits: the bytes stay where they are.
                    while !self.allowance.take(Instant::now()) {
                        sleep(Duration::from_millis(50)).await;
                    }
                    session.receive(&bytes[..count], at, &mut out);
                }
                Woken::Letter(Some(text)) => match serde_json::from_str(&text) {
                    Ok(message) => session.hear(message, at, &mut out),
                    Err(error) => tracing::error!(%error, "a message of ours cannot be read"),
                },
                Woken::Letter(None) => {
                    self.listening = None;
                    session.gone(&mut out);
                }
                Woken::Lobby => {
                    let tables = self.tables().await;
                    session.tables(&tables, &mut out);
                }
                Woken::Deadline => session.tick(at, &mut out),
                Woken::End => break,
            }
        }
        self.deafen().await;
        // A client that breaks off may come back; its table waits as for anybody.
        let _ = stream.shutdown().await;
    }

    /// Does what the session wants; false when the connection is to end.
    async fn carry_out(
        &mut self,
        session: &mut Session,
        mut out: Vec<Output>,
        stream: &mut TcpStream,
    ) -> bool {
        while !out.is_empty() {
            let mut next = Vec::new();
            let mut text = String::new();
            for output in out {
                match output {
                    Output::Send(line) => text += &line,
                    Output::Ask(request) => {
                        if let Some(answer) = self.answer(request).await {
                            session.answer(answer, &mut next);
                        }
                    }
                    Output::Close => {
                        let _ = timeout(SENDING, stream.write_all(text.as_bytes())).await;
                        return false;
                    }
                }
            }
            let sent = timeout(SENDING, stream.write_all(text.as_bytes())).await;
            if !matches!(sent, Ok(Ok(()))) {
                return false;
            }
            out = next;
        }
        true
    }

    fn person(&self) -> Option<Person> {
        self.who.as_ref().map(|(person, _)| person.clone())
    }

    /// What the house says to a request; nothing where the session expects nothing.
    async fn answer(&mut self, request: Request) -> Option<Answer> {
        match request {
            Request::Name(name) => Some(self.name(&name).await),
            Request::Return(secret) => Some(self.come_back(secret).await),
            Request::Make(plan) => {
                let Some(maker) = self.person() else { return Some(self.no(Code::TokenNeeded)) };
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
        if !self.house.door.take() {
            return self.no(Code::TooFast);
        }
        match self.house.people.welcome(&name, now()).await {
            Ok((row, secret)) => {
                self.who = Some((person(&row), secret.clone()));
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
        self.who = Some((person(&row), secret.clone()));
        let own = self.tables().await.into_iter();
        let own = own.filter(|it| !it.yours.is_empty() && it.state != TableState::Over);
        let table = own.max_by_key(|it| it.created).map(|it| it.table);
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
    async fn tables(&self) -> Vec<Summary> {
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
        let ear = Ear {
            person: self.person(),
            lang: self.words.lang(),
            out,
            farewell: Arc::new(OnceLock::new()),
        };
        let (reply, answer) = oneshot::channel();
        let joining = Mail::Join { ear, invitation: None, reply };
        let joined = self.house.tables.send(&table, joining).await;
        let socket = match joined {
            Ok(()) => answer.await.ok().and_then(Result::ok),
            Err(_) => None,
        };
        // Without a socket the letters have ended, which the session hears as a farewell.
        self.listening = Some(Listening { table, socket: socket.unwrap_or(0), letters });
    }

    async fn deafen(&mut self) {
        if let Some(listening) = self.listening.take() {
            let gone = Mail::Gone { socket: listening.socket };
            self.house.tables.send_awake(&listening.table, gone).await;
        }
    }

    async fn say(&mut self, message: ClientMessage) {
        let Some(listening) = &self.listening else { return };
        let (socket, at) = (listening.socket, Instant::now());
        let mail = Mail::Heard { socket, message, at };
        self.house.tables.send_awake(&listening.table, mail).await;
    }
}
