//! A scripted client at tables of ours, over the session alone.

mod house;

use std::path::Path;
use std::time::Duration;

use house::House;
use ludoteca_core::{Purpose, Rng};
use ludoteca_host::wire::TableState;
use ludoteca_monopd::client::Mirror;
use ludoteca_monopd::server::{Output, Session};
use ludoteca_monopd::wire::{Element, read_line};
use ludoteca_monopoly::Position;
use ludoteca_testkit::effort;
use ludoteca_testkit::golden::check_golden;
use ludoteca_words::{Lang, Words};

/// Things that a client may say at any time, most of them at the wrong one.
const NOISE: [&str; 27] = [
    ".gl",
    ".f",
    ".t5",
    ".r",
    ".E",
    ".eb",
    ".ea",
    ".ab0:7",
    ".hb1",
    ".hs1",
    ".em5",
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
    "hello",
    ".nonsense",
];

struct Client {
    session: Session,
    house: House,
    mirror: Mirror,
    rng: Rng,
    now: Duration,
    lines: usize,
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
                Element::Message(it) => assert!(it.value.is_some() && it.kind.is_some(), "{line}"),
                Element::Config(it) => assert!(it.config.is_some_and(|id| id > 0), "{line}"),
                Element::Card(it) => assert!(it.card.is_some_and(|id| id > 0), "{line}"),
                _ => {}
            }
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
        let buttons: Vec<String> =
            self.mirror.buttons.iter().filter_map(|button| button.command.clone()).collect();
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
            } else {
                text += NOISE[self.below(NOISE.len())];
            }
            text += ["\n", "\r\n", "\n\n"][self.below(3)];
        }
        self.say(&text);
        if self.below(60) == 0 {
            self.reconnect();
        }
        self.others();
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

    /// What the client was told is what the table has.
    fn check(&self) {
        let table = self.house.table.as_ref().expect("a table");
        let view = table.shown(Some(ludoteca_core::Seat(0))).view.expect("a game");
        let position: Position = serde_json::from_value(view).expect("a position");
        let game = self.mirror.own().and_then(|own| own.game).expect("in a game");
        let id = |seat: usize| {
            if seat == 0 { 1 } else { game * 16 + i32::try_from(seat).expect("few") }
        };
        for (seat, player) in position.players.iter().enumerate() {
            let known = &self.mirror.players[&id(seat)];
            assert_eq!(known.money, Some(player.cash.unwrap_or(0)), "seat {seat}");
            assert_eq!(known.bankrupt, Some(player.out), "seat {seat}");
            assert_eq!(known.jailed, Some(player.jail > 0), "seat {seat}");
            if !player.out && player.jail == 0 {
                let at = player.square.map_or(0, |square| i32::from(square.0));
                assert_eq!(known.location, Some(at), "seat {seat}");
            }
            for lot in &player.lots {
                let estate = &self.mirror.estates[&i32::from(lot.square.0)];
                assert_eq!(estate.owner, Some(id(seat)), "lot {}", lot.square);
                assert_eq!(estate.mortgaged, Some(lot.mortgaged), "lot {}", lot.square);
                let houses = if lot.hotel { 5 } else { i32::from(lot.houses) };
                assert_eq!(estate.houses, Some(houses), "lot {}", lot.square);
            }
        }
        let owned: usize = position.players.iter().map(|player| player.lots.len()).sum();
        let told = self.mirror.estates.values().filter(|it| it.owner.is_some_and(|id| id > 0));
        assert_eq!(told.count(), owned);
    }
}

#[test]
fn a_mad_client_plays_whole_games_and_knows_what_the_table_knows() {
    let games = effort(12, 500);
    let (mut finished, mut lines) = (0, 0);
    for seed in 0..games {
        let mut client = Client::new(seed.into());
        client.say(".nAna\n.gncity\n.gc3:1\n.gc10:1\n");
        assert_eq!(client.house.table.as_ref().map(|table| table.sitters().len()), Some(4));
        client.say(".gc10:0\n.gc9:0\n.gs\n");
        assert_eq!(client.house.table.as_ref().map(|table| table.sitters().len()), Some(2));
        client.others();
        assert_eq!(client.state(), Some(TableState::Playing));
        for _ in 0..600 {
            client.step();
            if client.state() != Some(TableState::Playing) {
                break;
            }
        }
        client.check();
        finished += u32::from(client.state() == Some(TableState::Over));
        lines += client.lines;
        client.say(".gx\n.d\n");
        assert!(client.closed);
    }
    assert!(lines > 1000, "{lines} lines");
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
