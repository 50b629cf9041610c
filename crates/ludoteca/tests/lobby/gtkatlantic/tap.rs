//! What a client and the server really say: a wire between them that only listens.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

use ludoteca_monopd::wire::{
    AuctionUpdate, Button, Command, Element, EstateUpdate, GameUpdate, Line, Lines, MAX_COMMAND,
    MAX_DOCUMENT, PlayerUpdate, read_line,
};

/// Everything that went over the wire, and what the client shows of it.
#[derive(Debug, Default)]
pub(super) struct Heard {
    /// What the client has said, through all its connections.
    pub(super) commands: Vec<Command>,
    /// What the server has refused.
    pub(super) errors: Vec<String>,
    /// What the server has said to the person.
    pub(super) texts: Vec<String>,
    /// The secret by which the person comes back.
    pub(super) cookie: Option<String>,
    /// The buttons on the screen, and how often they were replaced.
    pub(super) buttons: Vec<Button>,
    pub(super) shown: usize,
    /// How many options the game has that the client is in.
    pub(super) options: usize,
    pub(super) games: BTreeMap<i32, GameUpdate>,
    pub(super) players: BTreeMap<i32, PlayerUpdate>,
    pub(super) estates: BTreeMap<i32, EstateUpdate>,
    pub(super) auction: AuctionUpdate,
    /// The kinds of news of trades, one after another.
    pub(super) trades: Vec<String>,
    /// The most rounds that each game has had.
    rounds: Vec<i32>,
}

impl Heard {
    /// How often the client has said something.
    pub(super) fn count(&self, is: impl Fn(&Command) -> bool) -> usize {
        self.commands.iter().filter(|command| is(command)).count()
    }

    /// The rounds of all games that the client has been in.
    pub(super) fn rounds(&self) -> i32 {
        self.rounds.iter().sum()
    }

    /// What was said last, for whoever wonders why nothing more comes.
    pub(super) fn last(&self) -> String {
        fn end<T: std::fmt::Debug>(all: &[T]) -> String {
            format!("{:#?}", &all[all.len().saturating_sub(12)..])
        }
        let (commands, texts) = (end(&self.commands), end(&self.texts));
        let (errors, buttons) = (end(&self.errors), &self.buttons);
        format!("{texts}\n{commands}\n{errors}\n{buttons:?} {} {:?}", self.shown, self.auction)
    }

    /// A lot that the person can mortgage.
    pub(super) fn pledge(&self) -> Option<i32> {
        let can = |lot: &EstateUpdate| {
            lot.can_toggle_mortgage == Some(true) && lot.mortgaged == Some(false)
        };
        self.estates.iter().find(|&(_, lot)| can(lot)).map(|(&number, _)| number)
    }

    /// Whether something is being auctioned.
    pub(super) fn is_auctioning(&self) -> bool {
        self.auction.status.is_some_and(|status| status < 3)
    }

    fn hear(&mut self, element: Element) {
        match element {
            Element::Client(client) => self.cookie = client.cookie,
            Element::Message(message) if message.kind.as_deref() == Some("error") => {
                self.errors.extend(message.value);
            }
            Element::Message(message) => self.texts.extend(message.value),
            Element::Display(display) => {
                self.texts.extend(display.shown.text);
                if display.shown.clear_buttons == Some(true) {
                    self.buttons.clear();
                    self.shown += 1;
                }
                self.buttons.extend(display.buttons);
            }
            Element::Config(config) => {
                let number = config.config.and_then(|number| usize::try_from(number).ok());
                self.options = self.options.max(number.unwrap_or(0));
            }
            Element::Game(game) => {
                if let Some(number) = game.game {
                    if game.status.as_deref() == Some("init") {
                        self.rounds.push(0);
                    }
                    // The lobby counts the rounds of other games too.
                    let own = self.players.get(&1).and_then(|me| me.game);
                    if let Some(rounds) = self.rounds.last_mut().filter(|_| own == Some(number)) {
                        *rounds = (*rounds).max(game.turn.unwrap_or(0));
                    }
                    self.games.entry(number).or_default().merge(&game);
                }
            }
            Element::Player(player) => {
                self.players.entry(player.player.unwrap_or(0)).or_default().merge(&player);
            }
            Element::Estate(estate) => {
                self.estates.entry(estate.estate.unwrap_or(-1)).or_default().merge(&estate);
            }
            Element::Auction(auction) => self.auction.merge(&auction),
            Element::Trade(trade) => self.trades.extend(trade.info.kind),
            _ => {}
        }
    }
}

/// A wire to a server.
pub(super) struct Tap {
    port: u16,
    heard: Arc<Mutex<Heard>>,
}

impl Tap {
    /// Begins to listen; whoever connects talks to the server.
    pub(super) fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let heard = Arc::new(Mutex::new(Heard::default()));
        let all = Arc::clone(&heard);
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let server = TcpStream::connect(server).unwrap();
                // What was on the screen before is gone.
                all.lock().unwrap().buttons.clear();
                let (to_server, to_client) = (server.try_clone().unwrap(), client.try_clone());
                let heard = Arc::clone(&all);
                thread::spawn(move || {
                    let note = |line: &str| {
                        let command = Command::read(line).unwrap_or_else(|why| panic!("{why}"));
                        heard.lock().unwrap().commands.push(command);
                    };
                    carry(client, to_server, MAX_COMMAND, note);
                });
                let heard = Arc::clone(&all);
                thread::spawn(move || {
                    let note = |line: &str| {
                        let elements = read_line(line).unwrap_or_else(|why| panic!("{why}"));
                        let mut heard = heard.lock().unwrap();
                        for element in elements {
                            heard.hear(element);
                        }
                    };
                    carry(server, to_client.unwrap(), MAX_DOCUMENT, note);
                });
            }
        });
        Self { port, heard }
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// What has been said so far.
    pub(super) fn heard(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().expect("whatever is said on the wire can be read")
    }
}

/// Carries bytes on until one side closes, and notes the lines before they arrive.
fn carry(mut from: TcpStream, mut to: TcpStream, most: usize, note: impl Fn(&str)) {
    let (mut lines, mut bytes) = (Lines::new(most), [0; 8192]);
    loop {
        let count = from.read(&mut bytes).unwrap_or(0);
        let mut whole = Vec::new();
        lines.feed(&bytes[..count], &mut whole);
        for line in whole {
            match line {
                Line::Text(text) => note(&text),
                Line::NotUtf8 | Line::TooLong => panic!("no line: {line:?}"),
            }
        }
        if count == 0 || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
