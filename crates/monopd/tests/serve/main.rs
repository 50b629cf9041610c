//! A scripted client at tables of ours, over the session alone.

mod agree;
mod house;
mod scenes;
mod stage;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use agree::agree;
use house::House;
use ludoteca_core::{Purpose, Rng, Seat};
use ludoteca_host::wire::TableState;
use ludoteca_monopd::client::Mirror;
use ludoteca_monopd::server::{Output, Session};
use ludoteca_monopd::wire::{Element, TradeUpdate, read_line};
use ludoteca_testkit::effort;
use ludoteca_testkit::golden::check_golden;
use ludoteca_words::{Lang, Words};

/// Things that a client may say at any time, most of them at the wrong one.
const NOISE: [&str; 29] = [
    ".gl",
    ".f",
    ".t5",
    ".r",
    ".E",
    ".eb",
    ".ea",
    ".hb1",
    ".hs1",
    ".em5",
    ".es5",
    ".jp",
    ".jr",
    ".p",
    ".gs",
    ".gc3:0",
    ".gc12:1",
    ".gc9:2",
    ".gk17",
    ".gdfriends",
    ".gncity",
    ".Tn1",
    ".Te1:5:17",
    ".Ta1:1",
    ".Tr1",
    ".!back",
    ".!propose",
    "hello",
    ".nonsense",
];

/// What has to be said at least once in all these games.
const SAID: [&str; 11] = [
    "monopd-serve-kept",
    "monopd-serve-not-yours",
    "monopd-serve-no-trade",
    "monopd-serve-old-trade",
    "monopd-serve-bad-part",
    "monopd-serve-empty-trade",
    "monopd-serve-trade-kept",
    "monopd-serve-on-table",
    "monopd-serve-standing",
    "monopd-serve-outbid",
    "monopd-serve-low-bid",
];

struct Client {
    session: Session,
    house: House,
    mirror: Mirror,
    rng: Rng,
    now: Duration,
    lines: usize,
    /// How often things were told that do not come by themselves.
    seen: BTreeMap<String, u32>,
    closed: bool,
    /// What both sides have said.
    log: String,
}

impl Client {
    fn new(seed: u64) -> Self {
        let words: &'static Words = Box::leak(Box::new(Words::new(Lang::English)));
        let mut out = Vec::new();
        let session = Session::new(words, &mut out);
        let rng = Rng::stream(seed, 0, Purpose::Setup);
        let mut client = Self {
            session,
            house: House::new(seed),
            mirror: Mirror::default(),
            rng,
            now: Duration::ZERO,
            lines: 0,
            seen: BTreeMap::new(),
            closed: false,
            log: String::new(),
        };
        client.settle(out);
        client
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.below(u32::try_from(n.max(1)).expect("a few")) as usize
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

    /// Reads a line as a client does, and holds it against what crashes real ones.
    fn read(&mut self, line: &str, out: &mut Vec<Output>) {
        self.lines += 1;
        self.log += "< ";
        self.log += line;
        assert!(line.ends_with('\n') && line.matches('\n').count() == 1, "{line:?}");
        let elements = read_line(line.trim_end()).expect("a line of ours");
        for element in &elements {
            self.mirror.apply(element);
            match element {
                Element::Estate(it) => {
                    let id = it.estate.expect("an estate has a number");
                    assert!((0..40).contains(&id), "{line}");
                    assert!(it.houses.is_none_or(|houses| (0..=5).contains(&houses)), "{line}");
                    let owner = it.owner.unwrap_or(-1);
                    assert!(owner == -1 || self.mirror.players.contains_key(&owner), "{line}");
                }
                Element::Player(it) => {
                    assert!(it.player.is_some_and(|player| player > 0), "{line}");
                    assert!(it.location.is_none_or(|at| (0..40).contains(&at)), "{line}");
                    if let Some(game) = it.game.filter(|&game| game > 0) {
                        assert!(self.mirror.games.contains_key(&game), "an unknown game: {line}");
                    }
                    if let Some(location) = it.location {
                        let command = format!(".t{location}\n");
                        self.session.receive(command.as_bytes(), self.now, out);
                    }
                }
                Element::Display(it) => {
                    assert!(it.buttons.iter().all(|button| button.enabled.is_some()), "{line}");
                }
                Element::Message(it) => {
                    assert!(it.value.is_some() && it.kind.is_some(), "{line}");
                    if it.kind.as_deref() != Some("chat") {
                        self.note(it.value.as_deref().unwrap_or_default());
                    }
                }
                Element::Trade(it) => self.note_trade(it),
                Element::Config(it) => assert!(it.config.is_some_and(|id| id > 0), "{line}"),
                Element::Card(it) => assert!(it.card.is_some_and(|id| id > 0), "{line}"),
                _ => {}
            }
        }
    }

    fn note(&mut self, what: &str) {
        *self.seen.entry(what.to_owned()).or_default() += 1;
    }

    fn note_trade(&mut self, update: &TradeUpdate) {
        let Some(id) = update.info.trade else { return };
        if let Some(kind) = &update.info.kind {
            self.note(kind);
        }
        let Some(trade) = self.mirror.trades.get(&id) else { return };
        let offered = trade.accepts.values().any(|&accepts| accepts);
        if offered && trade.accepts.len() > 2 {
            self.note("three");
        }
    }

    /// Says lines in pieces of any size.
    fn say(&mut self, text: &str) {
        for line in text.lines() {
            self.log += "> ";
            self.log += line;
            self.log.push('\n');
        }
        let mut bytes = text.as_bytes();
        let mut out = Vec::new();
        while !bytes.is_empty() {
            let (piece, rest) = bytes.split_at(1 + self.below(bytes.len()));
            self.session.receive(piece, self.now, &mut out);
            bytes = rest;
        }
        self.settle(out);
    }

    /// Lets the others go on until it is for the client to decide.
    fn others(&mut self) {
        loop {
            let messages = self.house.go_on();
            if messages.is_empty() {
                break;
            }
            let mut out = Vec::new();
            for message in messages {
                self.session.hear(message, self.now, &mut out);
            }
            self.settle(out);
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
        let buttons = self.mirror.buttons.iter().filter_map(|button| button.command.clone());
        // Thinking about a hint takes longer than everything else.
        let buttons: Vec<String> = buttons.filter(|command| command != ".!hint").collect();
        let estates = self.mirror.estates.iter().flat_map(|(id, it)| {
            let command = |flag: Option<bool>, word: &str| {
                flag.filter(|&may| may).map(|_| format!("{word}{id}"))
            };
            let sells = command(it.can_sell_houses, ".hs");
            [command(it.can_buy_houses, ".hb"), sells, command(it.can_toggle_mortgage, ".em")]
        });
        let estates: Vec<String> = estates.flatten().collect();
        let mut text = String::new();
        for _ in 0..=self.below(2) {
            if !buttons.is_empty() && self.below(4) > 0 {
                text += &buttons[self.below(buttons.len())];
            } else if !estates.is_empty() && self.below(2) > 0 {
                text += &estates[self.below(estates.len())];
            } else if self.below(2) > 0 {
                text += &self.trade();
            } else {
                text += NOISE[self.below(NOISE.len())];
            }
            text += ["\n", "\r\n", "\n\n"][self.below(3)];
        }
        if self.below(300) == 0 {
            ".!hint\n".clone_into(&mut text);
        }
        self.say(&text);
        if self.below(60) == 0 {
            self.reconnect();
        }
        self.others();
    }

    /// Something about a trade or an auction: often sensible, sometimes not.
    fn trade(&mut self) -> String {
        let players: Vec<i32> = self.mirror.players.keys().copied().collect();
        let (one, other) = (players[self.below(players.len())], players[self.below(players.len())]);
        let trades: Vec<(i32, i32)> =
            self.mirror.trades.iter().map(|(&id, trade)| (id, trade.revision)).collect();
        let owned = self.mirror.estates.iter().filter(|(_, it)| it.owner.is_some_and(|id| id > 0));
        let owned: Vec<i32> = owned.map(|(&id, _)| id).collect();
        let bid = self.mirror.auction.as_ref().map(|it| it.high_bid.unwrap_or(0));
        let (amount, card) = (self.below(120), 1 + self.below(3));
        let held = self.mirror.cards.values().any(|card| card.owner.is_some_and(|id| id > 0));
        if let Some(bid) = bid.filter(|_| self.below(2) > 0) {
            return format!(".ab0:{}", bid - 5 + i32::try_from(amount).expect("small"));
        }
        if trades.is_empty() || self.below(6) == 0 {
            return format!(".Tn{one}");
        }
        let (trade, revision) = trades[self.below(trades.len())];
        if held && self.below(2) > 0 {
            return format!(".Tc{trade}:{card}:{one}");
        }
        match self.below(10) {
            0..3 if !owned.is_empty() => {
                format!(".Te{trade}:{}:{one}", owned[self.below(owned.len())])
            }
            0..4 => format!(".Tc{trade}:{card}:{one}"),
            4 => format!(".Tm{trade}:{one}:{other}:{amount}"),
            5 => format!(".Tm{trade}:{one}:{other}:-{amount}"),
            6 => format!(".Ta{trade}:{}", revision - 1),
            7 => format!(".Tr{trade}"),
            _ => format!(".Ta{trade}:{revision}"),
        }
    }

    /// What the client was told is what the table has.
    fn check(&self) {
        let table = self.house.table.as_ref().expect("a table");
        let view = table.shown(Some(Seat(0))).view.expect("a game");
        agree(&self.mirror, &serde_json::from_value(view).expect("a position"));
    }

    /// The connection breaks, and another one comes back with the cookie.
    fn reconnect(&mut self) {
        let words: &'static Words = Box::leak(Box::new(Words::new(Lang::Spanish)));
        let cookie = self.mirror.cookie.clone().expect("a cookie");
        let mut out = Vec::new();
        self.session = Session::new(words, &mut out);
        self.mirror = Mirror::default();
        self.settle(out);
        self.say(&format!(".R{cookie}\n"));
    }
}

#[test]
fn a_mad_client_plays_whole_games_and_knows_what_the_table_knows() {
    let games = effort(30, 500);
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
        for _ in 0..600 {
            client.step();
            client.check();
            if client.state() != Some(TableState::Playing) {
                break;
            }
        }
        finished += u32::from(client.state() == Some(TableState::Over));
        lines += client.lines;
        for (what, &count) in &client.seen {
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
        let first = client.mirror.buttons.iter().find_map(|button| button.command.clone());
        let Some(command) = first else { break };
        client.say(&format!("{command}\n"));
        client.others();
    }
    client.say(".Tn18\n.gx\n.R1\n.d\n");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/server.txt");
    check_golden(golden, &client.log);
}
