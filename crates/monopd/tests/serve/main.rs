//! A scripted client at tables of ours, over the session alone.

mod agree;
mod house;
mod mad;
mod scenes;
mod stage;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use agree::agree;
use house::House;
use ludoteca_core::Seat;
use ludoteca_host::wire::{ServerMessage, TableState};
use ludoteca_monopd::client::Mirror;
use ludoteca_monopd::server::{Output, Session};
use ludoteca_testkit::effort;
use ludoteca_testkit::golden::check_golden;
use ludoteca_words::{Lang, Words};
use mad::Mad;

/// How far the others go on while a computer player decides for the client.
const MOST_STEPS: usize = 20;

/// What has to be said at least once in all these games.
const SAID: [&str; 12] = [
    "monopd-serve-replaced",
    "monopd-serve-returned",
    "monopd-serve-kept",
    "monopd-serve-not-yours",
    "monopd-serve-no-trade",
    "monopd-serve-old-trade",
    "monopd-serve-bad-part",
    "monopd-serve-empty-trade",
    "monopd-serve-trade-kept",
    "monopd-serve-standing",
    "monopd-serve-outbid",
    "monopd-serve-low-bid",
];

struct Client {
    session: Session,
    house: House,
    mad: Mad,
    now: Duration,
    closed: bool,
    /// What both sides have said.
    log: String,
}

impl Client {
    fn new(seed: u64) -> Self {
        let words: &'static Words = Box::leak(Box::new(Words::new(Lang::English)));
        let mut out = Vec::new();
        let session = Session::new(words, &mut out);
        let mut client = Self {
            session,
            house: House::new(seed),
            mad: Mad::new(seed),
            now: Duration::ZERO,
            closed: false,
            log: String::new(),
        };
        client.settle(out);
        client
    }

    /// Does everything that is to be done.
    fn settle(&mut self, mut out: Vec<Output>) {
        while !out.is_empty() {
            let mut next = Vec::new();
            for output in out {
                self.closed |= output == Output::Close;
                let line = self.house.serve(&mut self.session, output, self.now, &mut next);
                if let Some(line) = line {
                    self.read(&line, &mut next);
                }
            }
            out = next;
        }
    }

    /// Reads a line as a client does.
    fn read(&mut self, line: &str, out: &mut Vec<Output>) {
        self.log += "< ";
        self.log += line;
        assert!(line.ends_with('\n') && line.matches('\n').count() == 1, "{line:?}");
        let answers = self.mad.hear(line);
        self.session.receive(answers.as_bytes(), self.now, out);
    }

    /// Says lines in pieces of any size.
    fn say(&mut self, text: &str) {
        for line in text.lines() {
            self.log += "> ";
            self.log += line;
            self.log.push('\n');
        }
        let mut out = Vec::new();
        for piece in self.mad.pieces(text) {
            self.session.receive(piece, self.now, &mut out);
        }
        self.settle(out);
    }

    fn hear(&mut self, messages: Vec<ServerMessage>) {
        let mut out = Vec::new();
        for message in messages {
            self.session.hear(message, self.now, &mut out);
        }
        self.settle(out);
    }

    /// Lets the others go on until it is for the client to decide, or for very long where a
    /// computer player decides for it.
    fn others(&mut self) {
        for _ in 0..MOST_STEPS {
            let messages = self.house.go_on(8);
            if messages.is_empty() {
                break;
            }
            self.hear(messages);
        }
        // Whoever is asked for a bid and says nothing leaves in the end.
        self.now += Duration::from_secs(1);
        let mut out = Vec::new();
        self.session.tick(self.now, &mut out);
        self.settle(out);
    }

    fn state(&self) -> Option<TableState> {
        self.house.table.as_ref().map(ludoteca_host::Table::state)
    }

    /// One thing that a person or a mad program may do.
    fn step(&mut self) {
        let text = self.mad.speak();
        if self.mad.below(100) == 0 {
            let messages = self.house.stand_in();
            self.hear(messages);
        }
        self.say(&text);
        if self.mad.below(60) == 0 {
            self.reconnect();
        }
        if self.mad.below(2) > 0 {
            return self.others();
        }
        // The client has something to say before they are done.
        let steps = 1 + self.mad.below(3);
        let messages = self.house.go_on(steps);
        self.hear(messages);
    }

    /// What the client was told is what the table has.
    fn check(&self) {
        let table = self.house.table.as_ref().expect("a table");
        let view = table.shown(Some(Seat(0))).view.expect("a game");
        agree(&self.mad.mirror, &serde_json::from_value(view).expect("a position"));
    }

    /// The connection breaks, and another one comes back with the cookie.
    fn reconnect(&mut self) {
        let words: &'static Words = Box::leak(Box::new(Words::new(Lang::Spanish)));
        let cookie = self.mad.mirror.cookie.clone().expect("a cookie");
        let mut out = Vec::new();
        self.session = Session::new(words, &mut out);
        self.mad.mirror = Mirror::default();
        self.settle(out);
        self.say(&format!(".R{cookie}\n"));
    }
}

#[test]
fn a_mad_client_plays_whole_games_and_knows_what_the_table_knows() {
    let games = effort(20, 500);
    let (mut finished, mut lines) = (0, 0);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..games {
        let mut client = Client::new(seed.into());
        client.say(".nAna\n.gncity\n.gc3:1\n.gc10:1\n");
        assert_eq!(client.house.table.as_ref().map(|table| table.sitters().len()), Some(4));
        // Two or three of them.
        client.say(&format!(".gc10:0\n.gc9:{}\n.gs\n", seed % 2));
        let players = client.house.table.as_ref().map(|table| table.sitters().len());
        assert_eq!(players, Some(2 + seed as usize % 2));
        client.others();
        assert_eq!(client.state(), Some(TableState::Playing));
        for _ in 0..800 {
            client.step();
            client.check();
            if client.state() != Some(TableState::Playing) {
                break;
            }
        }
        finished += u32::from(client.state() == Some(TableState::Over));
        lines += client.mad.lines;
        for (what, &count) in &client.mad.seen {
            *seen.entry(what.clone()).or_default() += count;
        }
        client.say(".gx\n.d\n");
        assert!(client.closed);
    }
    assert!(lines > 1000, "{lines} lines");
    for what in ["new", "accepted", "completed", "rejected", "three"] {
        assert!(seen.contains_key(what), "no {what} in {seen:#?}");
    }
    let words = [Words::new(Lang::English), Words::new(Lang::Spanish)];
    for key in SAID {
        let said = words.iter().any(|words| seen.contains_key(&words.plain(key)));
        assert!(said, "no {key} in {seen:#?}");
    }
    assert!(finished > games * 3 / 4, "{finished} of {games} games came to an end");
}

#[test]
fn a_game_as_a_client_sees_it() {
    let mut client = Client::new(3);
    client.say(".r\n.nAna\n.gncity\n.gc9:0\nhello\n.gs\n.gs\n");
    client.others();
    for _ in 0..12 {
        let first = client.mad.mirror.buttons.iter().find_map(|button| button.command.clone());
        let Some(command) = first else { break };
        client.say(&format!("{command}\n"));
        client.others();
    }
    client.say(".Tn18\n.gx\n.R1\n.d\n");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/server.txt");
    check_golden(golden, &client.log);
}
