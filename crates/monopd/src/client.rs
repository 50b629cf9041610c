//! A player at somebody else's server: mirrors the game and decides with an agent of ours.
//!
//! Dice, cards and debts are only words on this wire. The bot reads none of them: it acts on the
//! flags of its own player, on money, places and owners, and on the commands of buttons.

mod answer;
mod board;
mod decide;
mod lobby;
mod mirror;
mod moment;
mod propose;
mod returning;
mod waiting;

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use ludoteca_core::{Agent, Rng};
use ludoteca_monopoly::Monopoly;

pub use lobby::{Entry, Settings};
pub use mirror::{Mirror, Trade};

use crate::wire::{Command, Element, Line, Lines, MAX_DOCUMENT, read_line};
use lobby::Lobby;
use propose::Proposal;
use waiting::Waiting;

/// How long an auction without a bid may stand before whoever put it up bids the least.
const SILENT_AUCTION: Duration = Duration::from_secs(2);
/// The same for everybody else: some servers never close an auction without a bid.
const FOREIGN_AUCTION: Duration = Duration::from_secs(5);
/// How long an offer of ours waits for its answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long somebody may prepare an offer to us.
const PREPARING: Duration = Duration::from_secs(60);
/// How long we wait for a server to greet us, and for the game that we want to join or come back
/// to.
const GREETING: Duration = Duration::from_secs(5);
/// How long we wait for a server to let us go.
const GOODBYE: Duration = Duration::from_secs(5);

/// What the bot wants done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Send this.
    Send(Command),
    /// Something worth telling.
    Tell(Tell),
}

/// What happened, as far as somebody may want to know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tell {
    /// We are known under this number and name.
    Named {
        /// The number.
        player: i32,
        /// The name.
        name: String,
    },
    /// We are in this game.
    Joined(i32),
    /// The game runs.
    Started,
    /// A round of the game has begun.
    Round(i32),
    /// The server refused something.
    Refused {
        /// What we said last.
        after: Option<Command>,
        /// What it answered.
        text: String,
    },
    /// The server's game is one that our rules have no picture of; we decide without the agent.
    NoPicture(String),
    /// A line was not understood.
    Garbled(String),
    /// The game that we have created has no option of this name, but these.
    NoOption {
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<String>,
    },
    /// We are back in our game after a lost connection.
    Back,
    /// The game is over for us.
    Ended(Ending),
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// We are the last one standing.
    Won,
    /// Somebody else is.
    Lost,
    /// We are bankrupt.
    Bankrupt,
    /// The limit of rounds was reached.
    Limit,
    /// Somebody wanted us to leave.
    Stopped,
    /// The game or our place in it is gone.
    Gone,
    /// Whatever it is, it speaks another protocol.
    Stranger,
    /// There is no game of the number that we were to join.
    NoGame,
    /// It has no room for us, or has begun.
    Full,
    /// The server refused what we cannot do without: our name, our game or its options.
    Refused,
}

/// How far we are with leaving.
#[derive(Clone, Copy, Debug)]
struct Leaving {
    ending: Ending,
    since: Duration,
    in_game: bool,
    is_over: bool,
}

/// A client that plays by itself: bytes and the time go in, commands come out.
pub struct Bot {
    agent: Box<dyn Agent<Monopoly>>,
    thoughts: Rng,
    lines: Lines,
    mirror: Mirror,
    lobby: Lobby,
    /// The rules of the game under way, made when it starts.
    rules: Option<Monopoly>,
    waiting: Waiting,
    waiting_since: Duration,
    proposal: Option<Proposal>,
    offers_this_turn: u8,
    steps_this_turn: u32,
    /// The bid that made us leave the auction.
    left_at: Option<i32>,
    /// Whether we have told the server that we bid no more.
    left_for_good: bool,
    auction_since: Option<Duration>,
    /// When it is our turn to bid.
    bid_at: Option<Duration>,
    trades_since: BTreeMap<i32, Duration>,
    last_sent: Option<Command>,
    round: i32,
    leaving: Option<Leaving>,
    /// Whether the server has said that it is one, and when the connection was opened.
    greeted: bool,
    opened: Duration,
    now: Duration,
}

impl fmt::Debug for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bot").field("mirror", &self.mirror).finish_non_exhaustive()
    }
}

impl Bot {
    /// A bot that has not heard anything yet.
    pub fn new(settings: Settings, agent: Box<dyn Agent<Monopoly>>, thoughts: Rng) -> Self {
        Self {
            agent,
            thoughts,
            lines: Lines::new(MAX_DOCUMENT),
            mirror: Mirror::default(),
            lobby: Lobby::new(settings),
            rules: None,
            waiting: Waiting::Nothing,
            waiting_since: Duration::ZERO,
            proposal: None,
            offers_this_turn: 0,
            steps_this_turn: 0,
            left_at: None,
            left_for_good: false,
            auction_since: None,
            bid_at: None,
            trades_since: BTreeMap::new(),
            last_sent: None,
            round: 0,
            leaving: None,
            greeted: false,
            opened: Duration::ZERO,
            now: Duration::ZERO,
        }
    }

    /// What is known of the server.
    pub fn mirror(&self) -> &Mirror {
        &self.mirror
    }

    /// How it ended for us; the connection is to be closed then.
    ///
    /// Not before the server has let us go: the real one reads what is left of a connection that
    /// broke off, and does not survive it.
    pub fn ended(&self) -> Option<Ending> {
        self.leaving.filter(|leaving| leaving.is_over).map(|leaving| leaving.ending)
    }

    /// Takes bytes as they came.
    pub fn receive(&mut self, bytes: &[u8], now: Duration, out: &mut Vec<Output>) {
        self.now = now;
        let mut lines = Vec::new();
        self.lines.feed(bytes, &mut lines);
        for line in lines {
            let elements = match line {
                Line::Text(text) => read_line(&text).map_err(|error| error.to_string()),
                Line::NotUtf8 | Line::TooLong => Err(format!("{line:?}")),
            };
            match elements {
                Ok(elements) => self.hear(&elements, out),
                Err(_) if !self.greeted => return self.give_up(Ending::Stranger, out),
                Err(reason) => out.push(Output::Tell(Tell::Garbled(reason))),
            }
        }
    }

    /// The time when the bot wants to be woken though nothing came.
    pub fn deadline(&self) -> Option<Duration> {
        if let Some(leaving) = self.leaving {
            return (!leaving.is_over).then_some(leaving.since + GOODBYE);
        }
        let lost = self.waiting.patience().map(|most| self.waiting_since + most);
        let auction = self.auction_since.map(|since| since + self.silence());
        let own = self.proposal.as_ref().map(|proposal| proposal.since + PATIENCE);
        let foreign = self.trades_since.values().min().map(|&since| since + PREPARING);
        let bid = self.bid_at.filter(|&at| at > self.now);
        let waits = !self.greeted || self.lobby.is_returning() || self.lobby.waits_for_its_game();
        let greeting = waits.then_some(self.opened + GREETING);
        [lost, auction, bid, own, foreign, greeting].into_iter().flatten().min()
    }

    /// Looks at the clock.
    pub fn tick(&mut self, now: Duration, out: &mut Vec<Output>) {
        self.now = now;
        if let Some(leaving) = &mut self.leaving {
            leaving.is_over |= now >= leaving.since + GOODBYE;
            return;
        }
        if self.waiting.patience().is_some_and(|most| now >= self.waiting_since + most) {
            self.waiting = Waiting::Nothing;
        }
        if self.auction_since.is_some_and(|since| now >= since + self.silence()) {
            self.auction_since = None;
            self.bid_the_least(out);
        }
        if self.proposal.as_ref().is_some_and(|it| now >= it.since + PATIENCE) {
            self.give_up_proposal(out);
        }
        self.reject_stale_trades(out);
        self.check_patience(out);
        if self.leaving.is_none() {
            self.act(out);
        }
    }

    fn silence(&self) -> Duration {
        let actor = self.mirror.auction.as_ref().and_then(|auction| auction.actor);
        if actor == self.mirror.me { SILENT_AUCTION } else { FOREIGN_AUCTION }
    }

    /// Leaves at once.
    pub fn stop(&mut self, now: Duration, out: &mut Vec<Output>) {
        self.now = now;
        if self.leaving.is_none() {
            self.leave(Ending::Stopped, out);
        }
    }

    /// The connection is gone for good.
    pub fn closed(&mut self, out: &mut Vec<Output>) {
        self.give_up(if self.greeted { Ending::Gone } else { Ending::Stranger }, out);
    }

    fn send(&mut self, command: Command, out: &mut Vec<Output>) {
        self.last_sent = Some(command.clone());
        out.push(Output::Send(command));
    }

    /// One line of the server: first all of it is taken in, then we look at where we stand.
    fn hear(&mut self, elements: &[Element], out: &mut Vec<Output>) {
        if self.leaving.is_some() {
            return self.say_goodbye(elements, out);
        }
        for element in elements {
            self.greeted |= matches!(element, Element::Server(_));
            self.mirror.apply(element);
            self.note(element, out);
            if let Some(me) = self.mirror.me
                && self.waiting.is_answered_by(element, me)
            {
                self.waiting = Waiting::Nothing;
            }
        }
        if self.leaving.is_none() {
            self.lobby_steps(elements, out);
        }
        if self.leaving.is_none() {
            self.check_end(out);
        }
        if self.leaving.is_none() {
            self.act(out);
        }
    }

    fn note(&mut self, element: &Element, out: &mut Vec<Output>) {
        match element {
            Element::Message(message) if message.kind.as_deref() == Some("error") => {
                let text = message.value.clone().unwrap_or_default();
                let after = self.last_sent.clone();
                out.push(Output::Tell(Tell::Refused { after, text }));
                self.refused();
                self.refused_in_the_lobby(out);
            }
            Element::Player(player) => {
                // The server waits until every client says that the token has arrived.
                let ours = player.player.and_then(|id| self.mirror.players.get(&id));
                let here = ours.is_some_and(|it| {
                    it.game.is_some() && it.game == self.mirror.own().and_then(|own| own.game)
                });
                if let Some(location) = player.location.filter(|_| here && self.rules.is_some()) {
                    out.push(Output::Send(Command::Arrived(location)));
                }
                if player.player == self.mirror.me && player.has_turn == Some(true) {
                    self.offers_this_turn = 0;
                    self.steps_this_turn = 0;
                }
            }
            Element::Auction(auction) => {
                let silent = self.mirror.auction.as_ref().is_some_and(|it| it.high_bid.is_none());
                self.auction_since = silent.then_some(self.now);
                self.bid_at = self.time_to_bid();
                if auction.status.is_none_or(|status| status == 0) && auction.high_bid.is_none() {
                    self.left_at = None;
                    self.left_for_good &= auction.estate.is_none();
                }
            }
            Element::Trade(trade) => self.note_trade(trade, out),
            _ => {}
        }
    }

    /// After a refusal nothing more is tried in this turn that need not be.
    fn refused(&mut self) {
        self.waiting = Waiting::Calm;
        self.waiting_since = self.now;
        self.steps_this_turn = u32::MAX;
    }

    fn check_end(&mut self, out: &mut Vec<Output>) {
        if self.rules.is_none() {
            return;
        }
        let Some(game) = self.mirror.game() else { return self.leave(Ending::Gone, out) };
        let round = game.turn.unwrap_or(0);
        let over = game.status.as_deref() == Some("end");
        if round > self.round {
            self.round = round;
            out.push(Output::Tell(Tell::Round(round)));
        }
        let own = self.mirror.own().cloned().unwrap_or_default();
        let out_of_it = own.bankrupt == Some(true);
        let late = self.lobby.rounds().is_some_and(|most| round > most);
        // In the middle of a move a server would wait for ever for the word of whoever leaves it:
        // we go when it is our own turn, and who is bankrupt watches on until the end.
        let calm =
            own.has_turn == Some(true) && (own.can_roll == Some(true) || own.jailed == Some(true));
        if over {
            self.leave(self.outcome(out_of_it), out);
        } else if late && (calm || out_of_it) {
            self.leave(if out_of_it { Ending::Bankrupt } else { Ending::Limit }, out);
        }
    }

    /// How a game that is over has ended for us.
    fn outcome(&self, out_of_it: bool) -> Ending {
        if out_of_it {
            return Ending::Bankrupt;
        }
        let game = self.mirror.own().and_then(|own| own.game);
        let rivals = self.mirror.players.values().filter(|player| {
            player.game == game
                && player.player != self.mirror.me
                && player.spectator != Some(true)
                && player.bankrupt != Some(true)
        });
        if rivals.count() == 0 { Ending::Won } else { Ending::Lost }
    }

    /// Leaves the game, and then the server.
    fn leave(&mut self, ending: Ending, out: &mut Vec<Output>) {
        let in_game = self.mirror.game().is_some();
        let last = if in_game { Command::LeaveGame } else { Command::Disconnect };
        self.send(last, out);
        self.part(ending, in_game, out);
    }

    fn part(&mut self, ending: Ending, in_game: bool, out: &mut Vec<Output>) {
        self.leaving = Some(Leaving { ending, since: self.now, in_game, is_over: false });
        out.push(Output::Tell(Tell::Ended(ending)));
    }

    /// Out of the game we leave the server, too.
    fn say_goodbye(&mut self, elements: &[Element], out: &mut Vec<Output>) {
        for element in elements {
            self.mirror.apply(element);
        }
        let outside = self.mirror.game().is_none();
        let Some(leaving) = self.leaving.as_mut().filter(|it| it.in_game && outside) else {
            return;
        };
        leaving.in_game = false;
        self.send(Command::Disconnect, out);
    }
}
