//! One connection: bytes, letters of a table and the time go to the session, and what it wants is
//! done.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use ludoteca_host::Person;
use ludoteca_host::wire::Code;
use ludoteca_monopd::server::{Output, Session};
use ludoteca_words::Words;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{sleep, timeout};

use super::MonopdLimits;
use super::guests::{Entry, Guests, Line};
use crate::house::House;
use crate::limits::Bucket;
use crate::tell::refusal;

/// How often a client hears what is new in the lobby.
const LOBBY: Duration = Duration::from_secs(2);
/// Bytes that are read at once.
const READING: usize = 4096;

/// The socket of a table that a connection listens to.
pub(super) struct Listening {
    pub(super) table: String,
    /// Its number at the table, or why the table did not let it in.
    pub(super) socket: Result<u64, Code>,
    pub(super) letters: mpsc::Receiver<Utf8Bytes>,
    pub(super) farewell: Arc<OnceLock<Code>>,
}

/// One connection.
pub(super) struct Connection {
    pub(super) house: House,
    pub(super) peer: IpAddr,
    pub(super) words: &'static Words,
    pub(super) who: Option<(Person, String)>,
    pub(super) listening: Option<Listening>,
    pub(super) guests: Arc<Guests>,
    lobby: broadcast::Receiver<Line>,
    pub(super) chatter: Bucket,
    entry: Option<Entry>,
    closing: watch::Receiver<bool>,
    limits: MonopdLimits,
    allowance: Bucket,
    began: Instant,
}

/// What a connection wakes up for.
enum Woken {
    Bytes(usize),
    Letter(Option<Utf8Bytes>),
    Lobby,
    Said(Line),
    Clock,
    Ousted,
    Closing,
    End,
}

impl Connection {
    pub(super) fn new(
        house: House,
        words: &'static Words,
        peer: IpAddr,
        guests: Arc<Guests>,
        closing: &watch::Receiver<bool>,
    ) -> Self {
        let (now, limits) = (Instant::now(), house.settings.monopd_limits);
        let allowance = Bucket::new(limits.lines_at_once, limits.lines_per_second.into(), now);
        Self {
            house,
            peer,
            words,
            who: None,
            listening: None,
            lobby: guests.listen(),
            guests,
            chatter: Bucket::chat(now),
            entry: None,
            closing: closing.clone(),
            limits,
            allowance,
            began: now,
        }
    }

    /// Serves until one of both sides has had enough.
    ///
    /// A client that breaks off may come back; its table waits as for anybody.
    pub(super) async fn serve(mut self, mut stream: TcpStream) {
        let _held = self.house.metrics.socket();
        // Small lines that people wait for.
        let _ = stream.set_nodelay(true);
        let mut out = Vec::new();
        let session = Session::new(self.words, &mut out);
        let mut session = session.with_patience(self.limits.patience);
        let mut bytes = [0; READING];
        let mut lobby = tokio::time::interval(LOBBY);
        while self.carry_out(&mut session, std::mem::take(&mut out), &mut stream).await {
            let woken = self.wait(&session, &mut stream, &mut bytes, &mut lobby).await;
            let at = self.began.elapsed();
            match woken {
                Woken::Bytes(count) => {
                    let read = &bytes[..count];
                    self.allowance.spend(lines(read), Instant::now());
                    session.receive(read, at, &mut out);
                }
                Woken::Letter(Some(text)) => match serde_json::from_str(&text) {
                    Ok(message) => session.hear(message, at, &mut out),
                    Err(error) => tracing::error!(%error, "a message of ours cannot be read"),
                },
                Woken::Letter(None) => self.fall_silent(&mut session, &mut out),
                Woken::Lobby => {
                    let tables = self.tables().await;
                    session.tables(&tables, &mut out);
                }
                Woken::Said(line) => session.overhear(&line.author, &line.text, &mut out),
                Woken::Clock if self.who.is_none() && at >= self.limits.naming => {
                    let seconds = self.limits.naming.as_secs().to_string();
                    let args = [("seconds", (&seconds).into())];
                    session.dismiss(&self.words.say("monopd-serve-silent", &args), &mut out);
                }
                Woken::Clock => session.tick(at, &mut out),
                Woken::Ousted => {
                    self.entry = None;
                    session.dismiss(&self.words.plain("monopd-serve-elsewhere"), &mut out);
                }
                Woken::Closing => {
                    session.dismiss(&refusal(self.words, Code::Restarting, ""), &mut out);
                }
                Woken::End => break,
            }
        }
        self.deafen().await;
        if let Some(entry) = &self.entry {
            self.guests.leave(entry);
        }
        let _ = stream.shutdown().await;
    }

    /// Somebody is known from now on.
    pub(super) fn know(&mut self, person: Person, secret: String) {
        self.entry = Some(self.guests.enter(person.id.clone()));
        self.who = Some((person, secret));
    }

    async fn wait(
        &mut self,
        session: &Session,
        stream: &mut TcpStream,
        bytes: &mut [u8],
        lobby: &mut tokio::time::Interval,
    ) -> Woken {
        let naming = self.who.is_none().then_some(self.limits.naming);
        let clock = [session.deadline(), naming].into_iter().flatten().min();
        let clock = clock.map_or(LOBBY, |at| at.saturating_sub(self.began.elapsed()));
        // Whoever is too fast waits: the bytes stay where they are.
        let pause = self.allowance.pause(Instant::now());
        let nap = clock.clamp(Duration::from_millis(1), LOBBY);
        let nap = pause.map_or(nap, |pause| nap.min(pause));
        let letter = async {
            match &mut self.listening {
                Some(listening) => listening.letters.recv().await,
                None => std::future::pending().await,
            }
        };
        let ousted = async {
            match &mut self.entry {
                // It ends with an error: nothing is ever sent.
                Some(entry) => drop((&mut entry.ousted).await),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            read = stream.read(bytes), if pause.is_none() => match read {
                Ok(0) | Err(_) => Woken::End,
                Ok(count) => Woken::Bytes(count),
            },
            letter = letter => Woken::Letter(letter),
            () = ousted => Woken::Ousted,
            _ = self.closing.wait_for(|&closing| closing) => Woken::Closing,
            Ok(line) = self.lobby.recv() => Woken::Said(line),
            _ = lobby.tick() => Woken::Lobby,
            () = sleep(nap) => Woken::Clock,
        }
    }

    /// The table says nothing any more. Where that is no fault of the client's place there, the
    /// connection ends, and the client comes back to the same moment with its cookie.
    fn fall_silent(&mut self, session: &mut Session, out: &mut Vec<Output>) {
        let Some(listening) = self.listening.take() else { return };
        match (listening.socket, listening.farewell.get()) {
            (Err(code), _) => session.gone(&refusal(self.words, code, ""), out),
            (Ok(_), code) => {
                let code = code.copied().unwrap_or(Code::Restarting);
                session.dismiss(&refusal(self.words, code, ""), out);
            }
        }
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
            let mut closes = false;
            for output in out {
                match output {
                    Output::Send(line) => text += &line,
                    Output::Ask(request) => {
                        if let Some(answer) = self.answer(request).await {
                            session.answer(answer, &mut next);
                        }
                    }
                    Output::Close => {
                        closes = true;
                        break;
                    }
                }
            }
            let sent = timeout(self.limits.sending, stream.write_all(text.as_bytes())).await;
            if closes || !matches!(sent, Ok(Ok(()))) {
                return false;
            }
            out = next;
        }
        true
    }
}

/// The lines that end in these bytes.
fn lines(bytes: &[u8]) -> u32 {
    let ends = bytes.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count();
    u32::try_from(ends).unwrap_or(u32::MAX)
}
