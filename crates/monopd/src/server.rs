//! One connection of a client to tables of ours.
//!
//! A session translates: lines of the client become requests to the house and messages to a table,
//! and what the table says ([`ServerMessage`]) becomes lines. It is a client of tables like the
//! page, so that people of both sit at the same ones. Numbers of games and players are its own.

mod advice;
mod answers;
mod auctions;
mod begin;
mod captions;
mod commands;
mod decide;
mod hear;
mod lobby;
mod options;
mod patience;
mod picture;
mod seated;
mod trades;
mod windows;

use std::collections::VecDeque;
use std::time::Duration;

use ludoteca_host::wire::{ClientMessage, Plan, ServerMessage, Summary};
use ludoteca_words::Words;

pub use answers::Answer;
pub use patience::Patience;

use crate::wire::{
    Command, Element, Line, Lines, MAX_COMMAND, MAX_NAME, Message, ServerInfo, first_chars,
    write_line,
};
use lobby::Lobby;
use seated::Seated;

/// Commands that may wait while the house works.
const MOST_WAITING: usize = 64;
/// Messages of a table that may wait for the client to show a move; with more it is told at once.
const MOST_HELD: usize = 64;
/// The version of the protocol.
const VERSION: &str = "0.10.2";
/// Our player's number.
const ME: i32 = 1;

/// What a session wants done.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// Send this line.
    Send(String),
    /// Ask the house; it answers with [`Session::answer`], unless the request says otherwise.
    Ask(Request),
    /// Close the connection.
    Close,
}

/// What a session asks the house for.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// A new person of this name, or another name for the one that is known.
    Name(String),
    /// The person whose secret this is, and the table where they play.
    Return(String),
    /// A table.
    Make(Box<Plan>),
    /// A seat at a table.
    Sit(String),
    /// To send whoever has this seat away from a table of one's own.
    SendAway(String, u8),
    /// To arrange a table of one's own by another plan.
    Arrange(String, Box<Plan>),
    /// To begin at a table of one's own.
    Start(String),
    /// To get up from a table.
    Leave(String),
    /// What is said at a table from now on, through [`Session::hear`]; no answer.
    Listen(String),
    /// To hear no more of it; no answer.
    Deafen,
    /// A line for everybody in the lobby; no answer.
    Chat(String),
    /// A message to the table that is listened to; no answer.
    Say(ClientMessage),
}

/// One connection.
#[derive(Debug)]
pub struct Session {
    words: &'static Words,
    patience: Patience,
    lines: Lines,
    waiting: VecDeque<Command>,
    /// What the house was asked and has not answered yet.
    asked: Option<Request>,
    name: Option<String>,
    cookie: Option<String>,
    lobby: Lobby,
    seated: Option<Seated>,
    /// What was said at the table while the client is showing a move.
    held: VecDeque<ServerMessage>,
    number: u32,
    now: Duration,
}

impl Session {
    /// A connection that has just been opened.
    pub fn new(words: &'static Words, out: &mut Vec<Output>) -> Self {
        let session = Self {
            words,
            patience: Patience::default(),
            lines: Lines::new(MAX_COMMAND),
            waiting: VecDeque::new(),
            asked: None,
            name: None,
            cookie: None,
            lobby: Lobby::default(),
            seated: None,
            held: VecDeque::new(),
            number: 0,
            now: Duration::ZERO,
        };
        let greeting = ServerInfo { host: Some(String::new()), version: Some(VERSION.into()) };
        tell(&[Element::Server(greeting)], out);
        session.tell_templates(out);
        session
    }

    /// The same with other times to wait.
    #[must_use]
    pub const fn with_patience(mut self, patience: Patience) -> Self {
        self.patience = patience;
        self
    }

    /// Takes bytes of the client as they came.
    pub fn receive(&mut self, bytes: &[u8], now: Duration, out: &mut Vec<Output>) {
        self.now = now;
        let mut lines = Vec::new();
        self.lines.feed(bytes, &mut lines);
        for line in lines {
            match line {
                Line::Text(text) => match Command::read(&text) {
                    // It arrives while others wait, and is what they may be waiting for.
                    Ok(Command::Arrived(at)) => self.arrived(at, out),
                    Ok(command) if self.waiting.len() < MOST_WAITING => {
                        self.waiting.push_back(command);
                    }
                    Ok(_) => self.complain("monopd-serve-too-fast", out),
                    Err(error) => complain(&error.to_string(), out),
                },
                Line::NotUtf8 | Line::TooLong => self.complain("monopd-serve-garbled", out),
            }
        }
        self.work(out);
    }

    /// The tables that everybody may see, and the client's own.
    pub fn tables(&mut self, tables: &[Summary], out: &mut Vec<Output>) {
        self.tell_tables(tables, out);
    }

    /// What the table says that is listened to.
    pub fn hear(&mut self, message: ServerMessage, now: Duration, out: &mut Vec<Output>) {
        self.now = now;
        let mut message = message;
        self.close_window(&mut message, out);
        self.held.push_back(message);
        if let Some(seated) = self.seated.as_mut().filter(|_| self.held.len() > MOST_HELD) {
            seated.arriving = None;
        }
        self.listen(out);
        self.work(out);
    }

    /// The house ends the connection, and says why.
    pub fn dismiss(&self, why: &str, out: &mut Vec<Output>) {
        complain(why, out);
        out.push(Output::Close);
    }

    /// The table says nothing any more, or did not let the client in, and why.
    pub fn gone(&mut self, why: &str, out: &mut Vec<Output>) {
        self.listen(out);
        complain(why, out);
        self.get_up(out);
        self.work(out);
    }

    /// Somebody has said something in the lobby; whoever is at a table does not hear it.
    pub fn overhear(&self, author: &str, text: &str, out: &mut Vec<Output>) {
        if self.seated.is_none() && self.name.is_some() {
            let chat = Message {
                kind: Some("chat".into()),
                player: Some(0),
                author: Some(first_chars(author, MAX_NAME)),
                value: Some(text.to_owned()),
            };
            tell(&[Element::Message(chat)], out);
        }
    }

    /// When the session wants to be woken though nothing came.
    pub fn deadline(&self) -> Option<Duration> {
        let seated = self.seated.as_ref()?;
        let arrival = seated.arriving.map(|(_, since)| since + self.patience.arrival);
        [arrival, seated.hammer(self.patience.bidding)].into_iter().flatten().min()
    }

    /// Looks at the clock.
    pub fn tick(&mut self, now: Duration, out: &mut Vec<Output>) {
        self.now = now;
        let arrival = self.patience.arrival;
        let Some(seated) = &mut self.seated else { return };
        if seated.arriving.is_some_and(|(_, since)| now >= since + arrival) {
            seated.arriving = None;
        }
        self.raise_hammer(out);
        self.listen(out);
        self.work(out);
    }

    /// The table that the client is at.
    pub fn table(&self) -> Option<&str> {
        self.seated.as_ref().map(|seated| seated.table.as_str())
    }

    /// Tells what has been held back, until the client shows the next move.
    fn listen(&mut self, out: &mut Vec<Output>) {
        while self.seated.as_ref().is_none_or(|seated| seated.arriving.is_none()) {
            let Some(message) = self.held.pop_front() else { return };
            self.tell(message, out);
        }
    }

    fn arrived(&mut self, at: i32, out: &mut Vec<Output>) {
        // Clients report every space on the way, and moves that nobody waits for.
        if let Some(seated) = &mut self.seated
            && seated.arriving.is_some_and(|(to, _)| to == at)
        {
            seated.arriving = None;
        }
        self.listen(out);
    }

    /// Does what the client has said, as long as nothing has to be waited for: an answer of the
    /// house, the first word of a table, or what comes of a decision.
    fn work(&mut self, out: &mut Vec<Output>) {
        while self.asked.is_none() {
            let deciding = self.seated.as_ref().is_some_and(|seated| seated.deciding);
            let unknown = self.seated.as_ref().is_some_and(|seated| seated.summary.is_none());
            let Some(command) = self.waiting.pop_front() else { return };
            if unknown || (deciding && is_play(&command)) {
                return self.waiting.push_front(command);
            }
            self.obey(command, out);
        }
    }

    fn ask(&mut self, request: Request, out: &mut Vec<Output>) {
        self.asked = Some(request.clone());
        out.push(Output::Ask(request));
    }

    /// Plays an action in the game's own notation.
    fn play(&mut self, action: String, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let Some(seat) = seated.looks else { return };
        seated.deciding = true;
        let version = seated.version;
        let number = self.play_at(seat, version, action, out);
        if let Some(seated) = &mut self.seated {
            seated.decision = Some(number);
        }
    }

    /// The same for any version; the number under which it may be refused.
    fn play_at(&mut self, seat: u8, version: u32, action: String, out: &mut Vec<Output>) -> u32 {
        self.number += 1;
        let play = ClientMessage::Play { id: self.number, seat, version, action };
        out.push(Output::Ask(Request::Say(play)));
        self.number
    }

    fn complain(&self, key: &str, out: &mut Vec<Output>) {
        complain(&self.words.plain(key), out);
    }
}

/// Whether a command is part of a game that is being played.
fn is_play(command: &Command) -> bool {
    !matches!(
        command,
        Command::Name(_)
            | Command::Templates
            | Command::Disconnect
            | Command::Chat(_)
            | Command::Image(_)
            | Command::LeaveGame
            | Command::Refresh
    )
}

fn tell(elements: &[Element], out: &mut Vec<Output>) {
    if !elements.is_empty() {
        out.push(Output::Send(write_line(elements)));
    }
}

fn complain(text: &str, out: &mut Vec<Output>) {
    say("error", text, out);
}

fn say(kind: &str, text: &str, out: &mut Vec<Output>) {
    let message =
        Message { kind: Some(kind.to_owned()), value: Some(text.to_owned()), ..Message::default() };
    tell(&[Element::Message(message)], out);
}
