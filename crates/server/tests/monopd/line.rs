//! A connection of a client, byte by byte.

use std::net::SocketAddr;
use std::time::Duration;

use ludoteca_monopd::wire::{Line, Lines, MAX_DOCUMENT};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::guest::{DEADLINE, Guest, House};
use crate::mad::Mad;

/// A client with its connection; it confirms every move at once unless told otherwise.
pub(crate) struct Client {
    stream: TcpStream,
    lines: Lines,
    pub(crate) mad: Mad,
    pub(crate) confirms: bool,
    /// What it did not confirm.
    unconfirmed: String,
    pub(crate) closed: bool,
    /// How often the types of games were asked for: they come at once, and so show that all that
    /// was said before has been heard.
    asked: usize,
    /// The last lines of both sides, for whoever has to find out what went wrong.
    log: Vec<String>,
}

impl Client {
    pub(crate) async fn connect(house: &House, seed: u64) -> Self {
        Self::on(dial(house.monopd.unwrap()).await, seed)
    }

    /// A client whose system takes over very little before the client does.
    pub(crate) async fn with_small_buffers(house: &House, seed: u64) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        Self::on(socket.connect(house.monopd.unwrap()).await.unwrap(), seed)
    }

    fn on(stream: TcpStream, seed: u64) -> Self {
        Self {
            stream,
            lines: Lines::new(MAX_DOCUMENT),
            mad: Mad::new(seed),
            confirms: true,
            unconfirmed: String::new(),
            closed: false,
            asked: 1,
            log: Vec::new(),
        }
    }

    /// Somebody who is in a game for two that has begun.
    pub(crate) async fn playing(house: &House, seed: u64) -> Self {
        let mut client = Self::connect(house, seed).await;
        client.begin().await;
        client
    }

    /// Creates a game for two, and begins.
    pub(crate) async fn begin(&mut self) {
        self.say(".nAna\n.gncity\n").await;
        self.until("a game", |mad| !mad.mirror.options.is_empty()).await;
        self.say(".gc9:0\n").await;
        self.fence().await;
        self.say(".gs\n").await;
        self.until("a running game", |mad| mad.mirror.is_running()).await;
    }

    /// Somebody who has made a table at the page, of these rules, and comes to it from here.
    pub(crate) async fn coming_from_the_page(house: &House, seed: u64, rules: &str) -> Self {
        let guest = Guest::called(house.address, "Ana").await;
        let rival = json!({ "kind": "computer", "agent": "optimal" });
        let plan = json!({
            "game": "monopoly", "rules": rules, "seats": [{ "kind": "me" }, rival]
        });
        guest.table(&plan).await;
        let mut client = Self::connect(house, seed).await;
        client.say(&format!(".R{}\n", guest.token.unwrap())).await;
        client.until("a running game", |mad| mad.mirror.is_running()).await;
        client
    }

    pub(crate) fn cookie(&self) -> String {
        self.mad.mirror.cookie.clone().expect("a cookie")
    }

    /// Says lines in pieces of any size.
    pub(crate) async fn say(&mut self, text: &str) {
        self.log.extend(text.lines().map(|line| format!("> {line}")));
        self.asked += text.lines().filter(|line| *line == ".gl").count();
        for piece in self.mad.pieces(text) {
            // A server that has had enough may close before all is written; reading shows it.
            if self.stream.write_all(piece).await.is_err() {
                return;
            }
        }
    }

    /// Hears what comes next; false when nothing came in that time.
    pub(crate) async fn hear(&mut self, most: Duration) -> bool {
        let mut bytes = vec![0; 16 * 1024];
        let Ok(read) = timeout(most, self.stream.read(&mut bytes)).await else { return false };
        let count = read.unwrap_or(0);
        self.closed |= count == 0;
        let (mut lines, mut answers) = (Vec::new(), String::new());
        self.lines.feed(&bytes[..count], &mut lines);
        for line in lines {
            let Line::Text(line) = line else { panic!("{line:?}") };
            answers += &self.mad.hear(&line);
            self.log.push(format!("< {}", line.chars().take(400).collect::<String>()));
        }
        if self.log.len() > 400 {
            self.log.drain(..200);
        }
        self.unconfirmed += &answers;
        if self.confirms {
            self.confirm().await;
        }
        !self.closed
    }

    /// Says that all moves have been shown.
    pub(crate) async fn confirm(&mut self) {
        let text = std::mem::take(&mut self.unconfirmed);
        let _ = self.stream.write_all(text.as_bytes()).await;
    }

    /// Hears until something is so.
    pub(crate) async fn until(&mut self, what: &str, is_so: impl Fn(&Mad) -> bool) {
        while !is_so(&self.mad) {
            assert!(self.hear(DEADLINE).await, "waited in vain for {what}; {}", self.tail());
        }
    }

    /// Hears until the server has closed the connection.
    pub(crate) async fn until_closed(&mut self) {
        while !self.closed {
            assert!(self.hear(DEADLINE).await || self.closed, "not closed; {}", self.tail());
        }
    }

    /// Waits until everything that was said has been heard by the server.
    pub(crate) async fn fence(&mut self) {
        self.say(".gl\n").await;
        let asked = self.asked;
        self.until("an answer", |mad| mad.templates >= asked).await;
    }

    /// Breaks off and comes back with the cookie; the connection that was left, still open.
    pub(crate) async fn come_back(&mut self, house: &House) -> TcpStream {
        let cookie = self.cookie();
        let old = std::mem::replace(&mut self.stream, dial(house.monopd.unwrap()).await);
        self.lines = Lines::new(MAX_DOCUMENT);
        self.mad.mirror = ludoteca_monopd::client::Mirror::default();
        self.unconfirmed.clear();
        (self.asked, self.mad.templates, self.closed) = (1, 0, false);
        self.log.push("(another connection)".to_owned());
        self.say(&format!(".R{cookie}\n")).await;
        old
    }

    /// The tables of whoever this is, as the page lists them.
    pub(crate) async fn tables(&self, house: &House) -> Vec<Value> {
        let guest = self.guest(house);
        guest.get("/api/tables").await.json()["mine"].as_array().unwrap().clone()
    }

    /// The same person at the page.
    pub(crate) fn guest(&self, house: &House) -> Guest {
        Guest { address: house.address, token: Some(self.cookie()) }
    }

    pub(crate) fn tail(&self) -> String {
        let from = self.log.len().saturating_sub(40);
        format!("the last lines:\n{}", self.log[from..].join("\n"))
    }
}

async fn dial(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}
