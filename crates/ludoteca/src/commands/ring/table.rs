//! The table of a person at a station: this station's copy of the game.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};

use ludoteca_catalog::{Shelved as _, make_agent};
use ludoteca_console::{Aside, Candidate, LinkError, News, Sitter, Style, TableLink, Thought};
use ludoteca_core::{Audience, Purpose, Rng, Seat, Thinking, Turn};
use ludoteca_monopoly::{Action, Event, Monopoly};
use ludoteca_ring::{NotDecided, Replica, RingRules, Station, Tell};
use ludoteca_serial::{Applied, End, Order, Refused, Witness};
use ludoteca_words::Words;
use serde_json::Value;

use super::tells::{self, Notices};

/// Something that happened at the station of a person.
pub(super) enum Happening {
    /// A message was applied at this station.
    Applied(Seat, Box<Replica>, Vec<Event>),
    /// The person has to decide.
    Asked(Box<Replica>),
    /// The game has ended.
    Ended(End),
    /// The station cannot go on.
    Lost(String),
}

/// Hands what happens to the table, and what is wrong with the ring to the person at once.
pub(super) struct PersonWitness {
    pub(super) table: Sender<Happening>,
    pub(super) aside: Aside,
    pub(super) notices: Notices,
    pub(super) style: Style,
    pub(super) words: &'static Words,
    pub(super) rules: RingRules,
}

impl PersonWitness {
    fn hand(&self, happening: Happening) -> io::Result<()> {
        self.table.send(happening).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}

impl Witness for PersonWitness {
    fn applied(&mut self, applied: &Applied<'_>, station: &Station) -> io::Result<()> {
        let Some((me, replica)) = station.seat().zip(station.replica()) else { return Ok(()) };
        self.notices.clear();
        self.hand(Happening::Applied(me, Box::new(replica.clone()), applied.events.to_vec()))
    }

    fn told(&mut self, tell: &Tell, station: &Station) -> io::Result<()> {
        let Self { notices, aside, style, .. } = self;
        match notices.line(self.words, &self.rules, style, tell, station) {
            Some(line) => aside(&line),
            None => Ok(()),
        }
    }

    fn asked(&mut self, replica: &Replica) -> io::Result<()> {
        self.hand(Happening::Asked(Box::new(replica.clone())))
    }

    fn ended(&mut self, end: End, _: &Replica) -> io::Result<()> {
        self.hand(Happening::Ended(end))
    }
}

/// The table of a person at a station.
pub(super) struct RingTable {
    me: Seat,
    seats: Vec<Sitter>,
    setting: Value,
    replica: Replica,
    asked: bool,
    end: Option<End>,
    happenings: Receiver<Happening>,
    orders: Sender<Order>,
    teacher: &'static str,
    words: &'static Words,
}

impl RingTable {
    pub(super) fn new(
        me: Seat,
        seats: Vec<Sitter>,
        replica: Replica,
        happenings: Receiver<Happening>,
        orders: Sender<Order>,
        teacher: &'static str,
        words: &'static Words,
    ) -> Self {
        let setting = replica.rules().game().write_setting();
        Self {
            me,
            seats,
            setting,
            replica,
            asked: false,
            end: None,
            happenings,
            orders,
            teacher,
            words,
        }
    }
}

impl RingTable {
    fn lost(&self) -> LinkError {
        LinkError::Lost(self.words.plain("ring-no-station"))
    }

    fn refused(&self, why: Refused) -> LinkError {
        LinkError::Refused(match why {
            Refused::Illegal(why) => {
                let text = why.to_string();
                return LinkError::Illegal { why: Monopoly::write_illegal(&why), text };
            }
            Refused::NotNow => self.words.plain("ring-not-now"),
            Refused::Unspeakable => self.words.plain("ring-unspeakable"),
            Refused::Station(why) => match why {
                NotDecided::NotPlaying => self.words.plain("ring-not-now"),
                NotDecided::Busy => self.words.plain("ring-busy"),
                NotDecided::Refused(why) => tells::refusal(self.words, self.replica.rules(), why),
                NotDecided::Unspeakable(why) => tells::unreadable(self.words, why),
            },
        })
    }
}

impl TableLink for RingTable {
    fn game(&self) -> &'static str {
        "monopoly"
    }

    fn setting(&self) -> &Value {
        &self.setting
    }

    fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    fn turn(&self) -> Turn {
        match self.replica.sender() {
            _ if self.end.is_some() => Turn::Over,
            _ if self.asked => Turn::Decide(self.me),
            Some(seat) if seat != self.me => Turn::Decide(seat),
            _ => Turn::Chance,
        }
    }

    fn turns_taken(&self) -> u32 {
        self.replica.turns_taken()
    }

    fn view(&self, seat: Seat) -> Value {
        self.replica.rules().game().write_view(&self.replica.view(seat))
    }

    fn actions(&self) -> Vec<String> {
        self.replica.actions().iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, _: Seat, action: &str) -> Result<Vec<News>, LinkError> {
        let action: Action = action.parse().map_err(|_| {
            LinkError::Refused(self.words.say("ring-no-action", &[("found", action.into())]))
        })?;
        let (answer, decided) = channel();
        self.orders.send(Order::Decide { action, answer }).map_err(|_| self.lost())?;
        let decided = decided.recv().map_err(|_| self.lost())?;
        decided.map_err(|why| self.refused(why))?;
        self.asked = false;
        Ok(Vec::new())
    }

    fn advance(&mut self) -> Result<Vec<News>, LinkError> {
        match self.happenings.recv().map_err(|_| self.lost())? {
            Happening::Applied(_, replica, events) => {
                self.replica = *replica;
                let news =
                    |event| News { to: Audience::Table, event: Monopoly::write_event(event) };
                return Ok(events.iter().map(news).collect());
            }
            Happening::Asked(replica) => {
                self.replica = *replica;
                self.asked = true;
            }
            Happening::Ended(end) => self.end = Some(end),
            Happening::Lost(why) => return Err(LinkError::Lost(why)),
        }
        Ok(Vec::new())
    }

    fn hint(&mut self) -> Result<Option<Thought>, LinkError> {
        let agent = make_agent::<Monopoly>(self.teacher);
        let mut agent = agent.map_err(|error| LinkError::Refused(error.to_string()))?;
        let mut chance = Rng::stream(0, u64::from(self.replica.applied()), Purpose::Setup);
        let mut thinking = Thinking::aloud(&mut chance);
        let action = agent.choose(&self.replica.view(self.me), &mut thinking);
        let choice = thinking.conclude(action);
        if self.replica.choice(action).is_none() {
            return Ok(None);
        }
        let candidates = choice.why.iter().map(|weighed| Candidate {
            action: weighed.action.to_string(),
            value: weighed.value,
            terms: weighed.terms.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect(),
        });
        Ok(Some(Thought {
            seat: self.me,
            agent: self.teacher.to_owned(),
            action: action.to_string(),
            candidates: candidates.collect(),
        }))
    }

    fn why(&mut self) -> Result<Option<Thought>, LinkError> {
        Ok(None)
    }

    fn undo(&mut self, _: Seat) -> Result<bool, LinkError> {
        Err(LinkError::Unable)
    }

    fn record(&self) -> Result<String, LinkError> {
        Err(LinkError::Unable)
    }

    fn scores(&self) -> Vec<f32> {
        let won = |seat: Seat| self.end.is_some_and(|end| end.winner() == seat);
        Seat::all(self.replica.players()).map(|seat| if won(seat) { 1.0 } else { 0.0 }).collect()
    }

    fn is_live(&self) -> bool {
        true
    }

    fn is_kept(&self) -> bool {
        true
    }
}
