//! An opened game.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use ludoteca_core::{Agent, Clock, Header, Match, Seat, perft};
use serde_json::Value;

use crate::table::{Seating, Table};
use crate::{
    AnyLearner, AnyMatch, AnyTable, CatalogError, Chronicle, Course, Explanation, Replayed, Setup,
    Shelved, ShownStep, agent, chronicle, explain, live, replay,
};

/// Where a game begins.
#[derive(Clone, Debug)]
pub struct Start {
    /// How many play.
    pub players: usize,
    /// A position as JSON instead of the game's own beginning: the file's name, and its text.
    pub position: Option<(String, String)>,
}

impl Start {
    /// The game's own beginning for so many players.
    pub const fn players(players: usize) -> Self {
        Self { players, position: None }
    }
}

/// An opened game: its rules are fixed, and it can be played.
pub trait AnyGame: Send + Sync + fmt::Debug {
    /// The key of the game.
    fn key(&self) -> &'static str;
    /// The rules as they were asked for, such as `official:short`.
    fn rules(&self) -> &str;
    /// Everything that is needed to make the same game again: one line of JSON.
    fn options(&self) -> &str;
    /// What stays the same through the whole game, as JSON: the board, the texts of cards.
    fn setting(&self) -> Value;
    /// Lends its players a clock. Without one, whoever thinks for a time counts nodes instead.
    fn set_clock(&mut self, clock: &'static dyn Clock);
    /// The numbers of players for which it can be played.
    fn players(&self) -> RangeInclusive<u8>;
    /// The colour of each seat, where the board says who has which.
    fn seat_colours(&self, players: u8) -> Option<Vec<&'static str>>;
    /// How many sit down unless somebody says otherwise.
    fn usual_players(&self) -> usize;
    /// The turns after which a series gives a game up unless it says otherwise.
    fn default_cap(&self) -> u32;
    /// How large a state is in memory.
    fn state_bytes(&self) -> usize;
    /// How many seats a start has.
    ///
    /// # Errors
    /// The position is not one of this game.
    fn seats(&self, start: &Start) -> Result<u8, CatalogError>;
    /// The number of histories of exactly `depth` steps, decisions and chance outcomes alike.
    ///
    /// # Errors
    /// The start is not one of this game.
    fn perft(&self, start: &Start, depth: u32) -> Result<u64, CatalogError>;
    /// A table with these players, in seat order.
    ///
    /// # Errors
    /// A player that there is not, or a start that is not one of this game.
    fn table<'g>(
        &'g self,
        agents: &[&str],
        start: &Start,
    ) -> Result<Box<dyn AnyTable + 'g>, CatalogError>;
    /// What an agent would do at this start, and why.
    ///
    /// # Errors
    /// There is no such agent, the start is not one of this game, or nobody decides there.
    fn explain(&self, agent: &str, start: &Start, seed: u64) -> Result<Explanation, CatalogError>;
    /// What each seat is worth at this start, for games that have money.
    ///
    /// # Errors
    /// The start is not one of this game.
    fn worths(&self, start: &Start) -> Result<Option<Vec<i64>>, CatalogError>;
    /// A game that is played step by step, by whoever sits there.
    ///
    /// # Errors
    /// The start is not one of this game.
    fn begin(
        &self,
        seats: Vec<String>,
        start: &Start,
        seed: u64,
    ) -> Result<Box<dyn AnyMatch>, CatalogError>;
    /// Goes on with a game that was saved as a record.
    ///
    /// # Errors
    /// The text is no record of this very game, or its steps are against the rules.
    fn resume(&self, file: &str, text: &str) -> Result<Box<dyn AnyMatch>, CatalogError>;
    /// A learner for the weights of a player.
    ///
    /// # Errors
    /// Nobody learns in this game, or the course makes no sense.
    fn learner<'g>(&'g self, course: &Course) -> Result<Box<dyn AnyLearner + 'g>, CatalogError>;
    /// Checks a record step by step, and shows each step with its events when `watch` is given.
    ///
    /// # Errors
    /// The text is no record of this very game, or its steps are against the rules.
    fn replay(
        &self,
        file: &str,
        text: &str,
        watch: Option<&mut dyn FnMut(ShownStep)>,
    ) -> Result<Replayed, CatalogError>;
    /// How the game of a record went, turn by turn.
    ///
    /// # Errors
    /// The text is no record of this very game, or its steps are against the rules.
    fn chronicle(&self, file: &str, text: &str) -> Result<Chronicle, CatalogError>;
}

/// The one implementation, for any game.
pub(crate) struct Opened<G> {
    pub(crate) game: Arc<G>,
    pub(crate) rules: Arc<str>,
    pub(crate) options: Arc<str>,
    clock: Option<&'static dyn Clock>,
}

impl<G: Shelved> fmt::Debug for Opened<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(G::KEY).field("options", &self.options).finish_non_exhaustive()
    }
}

// Not derived: that would ask the game to be cloned, which is only held.
impl<G> Clone for Opened<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            rules: Arc::clone(&self.rules),
            options: Arc::clone(&self.options),
            clock: self.clock,
        }
    }
}

impl<G: Shelved> Opened<G> {
    pub(crate) fn new(setup: Setup<G>) -> Self {
        Self {
            game: setup.game.into(),
            rules: setup.rules.into(),
            options: setup.options.to_string().into(),
            clock: None,
        }
    }

    /// A match of this game, by the clock that was lent to it.
    pub(crate) fn start_match(&self, state: G::State, seed: u64, number: u64) -> Match<'static, G> {
        Match::new(Arc::clone(&self.game), state, seed, number).by(self.clock)
    }

    /// The head of a record of this game.
    pub(crate) fn header(&self, seats: Vec<String>) -> Header {
        Header {
            game: G::KEY.to_owned(),
            rules_version: G::RULES_VERSION,
            players: u8::try_from(seats.len()).unwrap_or(u8::MAX),
            options: self.options.to_string(),
            seats,
            seed: None,
            start: None,
            notes: None,
        }
    }

    fn position(&self, file: &str, text: &str) -> Result<G::State, CatalogError> {
        self.game.read_position(text).map_err(|error| match error {
            // Whoever read the text did not know from where it came.
            CatalogError::Files(mut faults) => {
                for fault in &mut faults {
                    file.clone_into(&mut fault.file);
                }
                CatalogError::Files(faults)
            }
            other => other,
        })
    }

    /// The state of a start, and the line that tells it if it is not the game's own beginning.
    pub(crate) fn start(&self, start: &Start) -> Result<(G::State, Option<String>), CatalogError> {
        let (low, high) = self.game.players().into_inner();
        let found = start.players;
        let wrong = || CatalogError::Players { game: G::KEY, found, low, high };
        let players = u8::try_from(found).ok().filter(|n| (low..=high).contains(n));
        let players = players.ok_or_else(wrong)?;
        let Some((file, text)) = &start.position else {
            return Ok((self.game.start(players), None));
        };
        let state = self.position(file, text)?;
        let seats = self.game.seats(&state);
        if seats != players {
            let reason = format!("the position has {seats} seats, but {players} sit down");
            return Err(CatalogError::fault(file, 0, reason));
        }
        // The line is written anew: it is one line, and says what was understood.
        let line = self.game.write_position(&state).map(|value| value.to_string());
        Ok((state, line))
    }
}

impl<G: Shelved> AnyGame for Opened<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn rules(&self) -> &str {
        &self.rules
    }

    fn options(&self) -> &str {
        &self.options
    }

    fn setting(&self) -> Value {
        self.game.write_setting()
    }

    fn set_clock(&mut self, clock: &'static dyn Clock) {
        self.clock = Some(clock);
    }

    fn players(&self) -> RangeInclusive<u8> {
        self.game.players()
    }

    fn seat_colours(&self, players: u8) -> Option<Vec<&'static str>> {
        self.game.seat_colours(players)
    }

    fn usual_players(&self) -> usize {
        self.game.usual_players().into()
    }

    fn default_cap(&self) -> u32 {
        self.game.default_cap()
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn seats(&self, start: &Start) -> Result<u8, CatalogError> {
        match &start.position {
            Some((file, text)) => Ok(self.game.seats(&self.position(file, text)?)),
            None => self.start(start).map(|(state, _)| self.game.seats(&state)),
        }
    }

    fn perft(&self, start: &Start, depth: u32) -> Result<u64, CatalogError> {
        let (state, _) = self.start(start)?;
        Ok(perft(&*self.game, &state, depth))
    }

    fn table<'g>(
        &'g self,
        agents: &[&str],
        start: &Start,
    ) -> Result<Box<dyn AnyTable + 'g>, CatalogError> {
        let specs = G::agents();
        let (kinds, given): (Vec<_>, Vec<_>) = agents
            .iter()
            .map(|name| agent::read(&specs, name))
            .collect::<Result<Vec<_>, _>>()?
            .into_iter()
            .unzip();
        let (state, line) = self.start(&Start { players: agents.len(), ..start.clone() })?;
        let names = agents.iter().map(|&name| name.to_owned()).collect();
        let seating = Seating { open: self, state, names, start: line };
        let (first, others) = (kinds[0], &kinds[1..]);
        if others.iter().all(|other| other.entry.name == first.entry.name) {
            return Ok(first.maker.table(&given, seating));
        }
        let mixed: Vec<Box<dyn Agent<G>>> =
            kinds.iter().zip(&given).map(|(kind, given)| kind.maker.alone(given)).collect();
        Ok(Box::new(Table::new(seating, mixed)))
    }

    fn explain(&self, agent: &str, start: &Start, seed: u64) -> Result<Explanation, CatalogError> {
        explain::explain(self, agent, start, seed)
    }

    fn worths(&self, start: &Start) -> Result<Option<Vec<i64>>, CatalogError> {
        let (state, _) = self.start(start)?;
        let seats = Seat::all(self.game.seats(&state));
        Ok(seats.map(|seat| self.game.worth(&state, seat)).collect())
    }

    fn begin(
        &self,
        seats: Vec<String>,
        start: &Start,
        seed: u64,
    ) -> Result<Box<dyn AnyMatch>, CatalogError> {
        let (state, line) = self.start(&Start { players: seats.len(), ..start.clone() })?;
        let header = Header { seed: Some(seed), start: line, ..self.header(seats) };
        Ok(Box::new(live::Live::begin(self.clone(), state, header)))
    }

    fn resume(&self, file: &str, text: &str) -> Result<Box<dyn AnyMatch>, CatalogError> {
        Ok(Box::new(live::Live::resume(self.clone(), file, text)?))
    }

    fn learner<'g>(&'g self, course: &Course) -> Result<Box<dyn AnyLearner + 'g>, CatalogError> {
        self.game.learner(course)
    }

    fn replay(
        &self,
        file: &str,
        text: &str,
        watch: Option<&mut dyn FnMut(ShownStep)>,
    ) -> Result<Replayed, CatalogError> {
        replay::replay(self, file, text, watch)
    }

    fn chronicle(&self, file: &str, text: &str) -> Result<Chronicle, CatalogError> {
        chronicle::of_text(self, file, text)
    }
}
