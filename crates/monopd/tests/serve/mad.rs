//! Somebody at a client who says anything at any time, and knows what was told.

use std::collections::{BTreeMap, VecDeque};

use ludoteca_core::{Purpose, Rng};
use ludoteca_monopd::client::Mirror;
use ludoteca_monopd::wire::{Command, Element, TradeUpdate, read_line};

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

/// Texts that are remembered.
const SHOWN: usize = 20;

/// A mad client without its connection.
pub(crate) struct Mad {
    pub(crate) mirror: Mirror,
    rng: Rng,
    /// Lines that were heard.
    pub(crate) lines: usize,
    /// How often things were told that do not come by themselves.
    pub(crate) seen: BTreeMap<String, u32>,
    /// The texts that were shown last.
    pub(crate) shown: VecDeque<String>,
    /// What was complained of.
    pub(crate) errors: Vec<String>,
    /// What was said, with who said it.
    pub(crate) chat: Vec<String>,
    /// How often the types of games were told.
    pub(crate) templates: usize,
    /// How often it was told what can be decided.
    pub(crate) choices: usize,
}

impl Mad {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            mirror: Mirror::default(),
            rng: Rng::stream(seed, 0, Purpose::Setup),
            lines: 0,
            seen: BTreeMap::new(),
            shown: VecDeque::new(),
            errors: Vec::new(),
            chat: Vec::new(),
            templates: 0,
            choices: 0,
        }
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.rng.below(u32::try_from(n.max(1)).expect("a few")) as usize
    }

    /// Reads a line as a client does, and holds it against what crashes real ones; what a client
    /// says to it by itself.
    pub(crate) fn hear(&mut self, line: &str) -> String {
        self.lines += 1;
        let mut answers = String::new();
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
                        answers += &Command::Arrived(location).to_string();
                        answers.push('\n');
                    }
                }
                Element::Display(it) => {
                    assert!(it.buttons.iter().all(|button| button.enabled.is_some()), "{line}");
                    self.shown.extend(it.shown.text.clone());
                    self.shown.drain(..self.shown.len().saturating_sub(SHOWN));
                    let renews = it.shown.clear_buttons == Some(true) && it.shown.text.is_none();
                    self.choices += usize::from(renews);
                }
                Element::Message(it) => {
                    let text = it.value.as_ref().expect("a message has a value");
                    let kind = it.kind.as_deref().expect("a message has a type");
                    if kind == "chat" {
                        let author = it.author.as_ref().expect("somebody said it");
                        self.chat.push(format!("{author}: {text}"));
                    } else {
                        self.note(text);
                    }
                    if kind == "error" {
                        self.errors.push(text.clone());
                    }
                }
                Element::Trade(it) => self.note_trade(it),
                Element::Config(it) => assert!(it.config.is_some_and(|id| id > 0), "{line}"),
                Element::Card(it) => assert!(it.card.is_some_and(|id| id > 0), "{line}"),
                _ => {}
            }
        }
        let is_template = |it: &Element| matches!(it, Element::Game(it) if it.game == Some(-1));
        self.templates += usize::from(elements.iter().any(is_template));
        answers
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

    /// What somebody may press now.
    pub(crate) fn buttons(&self) -> Vec<String> {
        self.mirror.buttons.iter().filter_map(|button| button.command.clone()).collect()
    }

    /// What somebody may do with estates now.
    pub(crate) fn management(&self) -> Vec<String> {
        let estates = self.mirror.estates.iter().flat_map(|(id, it)| {
            let command = |flag: Option<bool>, word: &str| {
                flag.filter(|&may| may).map(|_| format!("{word}{id}"))
            };
            let sells = command(it.can_sell_houses, ".hs");
            [command(it.can_buy_houses, ".hb"), sells, command(it.can_toggle_mortgage, ".em")]
        });
        estates.flatten().collect()
    }

    /// One thing that a person or a mad program may say: a few lines.
    pub(crate) fn speak(&mut self) -> String {
        let (mut buttons, estates) = (self.buttons(), self.management());
        // Thinking about a hint takes longer than everything else.
        buttons.retain(|command| command != ".!hint");
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
        text
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

    /// A line in pieces of any size.
    pub(crate) fn pieces<'a>(&mut self, text: &'a str) -> Vec<&'a [u8]> {
        let (mut bytes, mut pieces) = (text.as_bytes(), Vec::new());
        while !bytes.is_empty() {
            let (piece, rest) = bytes.split_at(1 + self.below(bytes.len()));
            pieces.push(piece);
            bytes = rest;
        }
        pieces
    }
}
