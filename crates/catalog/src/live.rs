//! A game that is played step by step, by whoever sits there, and that can be saved at any moment.

use std::fmt;

use ludoteca_core::{
    Agent, Audience, Choice, Fingerprint, Header, Match, PlayRefused, Record, Replay, ReplayError,
    Seat, Step, Turn, Weighed,
};
use serde_json::Value;

use crate::game::Opened;
use crate::replay::{read, refused};
use crate::{CatalogError, Chronicle, Shelved, ShownStep, chronicle, make_agent, outlook};

/// What happened, as JSON, and who may know it.
type Told = Vec<(Audience, Value)>;

/// A game in progress.
pub trait AnyMatch: Send {
    /// Who moves next.
    fn turn(&self) -> Turn;
    /// Turns of all seats together.
    fn turns_taken(&self) -> u32;
    /// The listed actions of the seat to move.
    fn actions(&self) -> Vec<String>;
    /// Plays an action that is given in its notation.
    ///
    /// # Errors
    /// It cannot be read, or the rules refuse it; the game is then as it was.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Told, MatchError>;
    /// Lets chance fall: what came, and what it caused. `None` when it is not nature's move.
    fn let_chance_fall(&mut self) -> Option<(String, Told)>;
    /// Decisions and outcomes so far.
    fn steps(&self) -> usize;
    /// Goes back to when there were so many steps, as if nothing had come after them; the same
    /// dice fall again. Does nothing when there are not so many.
    fn rewind(&mut self, steps: usize);
    /// Goes back to the last decision of a seat, as if nothing had come after it; the same dice
    /// fall again. False when the seat has decided nothing yet.
    fn undo(&mut self, seat: Seat) -> bool;
    /// Lets an agent sit at a seat: it hears what the seat has heard, and will hear. One that
    /// remembers goes through its earlier decisions, so that a saved game goes on as if it had
    /// never been saved.
    ///
    /// # Errors
    /// There is no such agent or no such seat.
    fn sit(&mut self, seat: Seat, name: &str) -> Result<(), CatalogError>;
    /// Gives a seat to a person of this name; an agent that sat there leaves.
    ///
    /// # Errors
    /// There is no such seat.
    fn sit_person(&mut self, seat: Seat, name: &str) -> Result<(), CatalogError>;
    /// What the agent of the seat to move would do, and why; nothing is played. `None` when no
    /// seat moves, or no agent sits there.
    fn ask(&mut self) -> Option<Decision>;
    /// What an agent of this name would do in place of the seat to move, and why; nothing is
    /// played. `None` when no seat moves.
    ///
    /// # Errors
    /// There is no such agent.
    fn hint(&mut self, name: &str) -> Result<Option<Decision>, CatalogError>;
    /// The scores by seat.
    fn scores(&self) -> Vec<f32>;
    /// What a seat may know, as JSON.
    fn view(&self, seat: Seat) -> Value;
    /// What somebody who watches may know, as JSON.
    fn watch(&self) -> Value;
    /// The plainest of the listed actions: what is played for somebody who does not decide in time.
    fn plainest(&self) -> Option<String>;
    /// The game as it stands, with the same dice to come and nobody at its seats.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// The game as it stood after so many steps, to be played on with the dice of another seed.
    fn branch(&self, steps: usize, seed: u64) -> Box<dyn AnyMatch>;
    /// The steps after the first so many, with what they caused.
    fn retell(&self, skip: usize) -> Vec<ShownStep>;
    /// How likely each seat is to win from here, or once the seat to move has played an action:
    /// by so many games to the end between players that think fast. `None` where the action is
    /// not legal.
    ///
    /// The games begin from the true state: where seats have secrets, this is for the time after
    /// the game.
    fn chances(&self, action: Option<&str>, playouts: u32, seed: u64) -> Option<Vec<f64>>;
    /// The position as JSON, if positions of this game can be written down.
    fn position(&self) -> Option<Value>;
    /// How the game has gone so far, turn by turn.
    fn chronicle(&self) -> Chronicle;
    /// The record of the game so far, which is also how it is saved.
    fn save(&self) -> String;
    /// Keeps one line with the record that only the table reads; see [`Header::notes`].
    fn note(&mut self, line: &str);
    /// A hash of the present state; equal for equal states of the same build.
    fn fingerprint(&self) -> Fingerprint;
}

/// What an agent decides.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Its action.
    pub action: String,
    /// The candidates in the order in which it looked at them.
    pub why: Vec<Reason>,
}

/// One candidate with its value and the named terms behind it.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The candidate.
    pub action: String,
    /// What the agent thinks it is worth.
    pub value: f64,
    /// The same value, term by term.
    pub terms: Vec<(&'static str, f64)>,
}

/// The reasons of a choice, as texts.
pub(crate) fn reasons<G: Shelved>(choice: &Choice<G::Action>) -> Vec<Reason> {
    let reason = |weighed: &Weighed<G::Action>| Reason {
        action: weighed.action.to_string(),
        value: weighed.value,
        terms: weighed.terms.clone(),
    };
    choice.why.iter().map(reason).collect()
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// It is not written as actions of this game are.
    #[error("{0}")]
    Notation(String),
    /// It cannot be played now.
    #[error("{0}")]
    Refused(String),
    /// The rules forbid it.
    #[error("{text}")]
    Illegal {
        /// Why, as JSON for those who have words of their own for it.
        why: Value,
        /// The same in English.
        text: String,
    },
}

/// The one implementation, for any game.
pub(crate) struct Live<G: Shelved> {
    open: Opened<G>,
    /// What the record begins with.
    start: G::State,
    table: Match<'static, G>,
    record: Record<G>,
    agents: Vec<Option<Box<dyn Agent<G>>>>,
}

impl<G: Shelved> fmt::Debug for Live<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Live").field("record", &self.record).finish_non_exhaustive()
    }
}

impl<G: Shelved> Live<G> {
    pub(crate) fn begin(open: Opened<G>, state: G::State, header: Header) -> Self {
        let table = open.start_match(state.clone(), header.seed.unwrap_or(0), 0);
        Self::new(open, state, table, Record { header, steps: Vec::new() })
    }

    fn new(open: Opened<G>, start: G::State, table: Match<'static, G>, record: Record<G>) -> Self {
        let agents = record.header.seats.iter().map(|_| None).collect();
        Self { open, start, table, record, agents }
    }

    /// Goes on where a record ends.
    pub(crate) fn resume(open: Opened<G>, file: &str, text: &str) -> Result<Self, CatalogError> {
        let (mut record, start) = read(&open, file, text)?;
        record.header.seats.resize(usize::from(record.header.players), String::new());
        let table =
            table_after(&open, &start, &record).map_err(|error| refused(file, text, &error))?;
        Ok(Self::new(open, start, table, record))
    }

    /// Asks an agent, with chance of its own for every decision: whatever was asked before, and
    /// whether the game has been saved since, the same agent decides the same.
    fn ask_at(
        &self,
        steps: usize,
        state: &G::State,
        seat: Seat,
        agent: &mut Box<dyn Agent<G>>,
    ) -> Choice<G::Action> {
        let seed = self.record.header.seed.unwrap_or(0);
        self.open.start_match(state.clone(), seed, steps as u64).ask(seat, agent)
    }

    /// Brings an agent to where the game stands: one that listens hears all that its seat has
    /// heard. One that stays and remembers also goes through the decisions of its seat; if somebody
    /// else took them, it goes on with nothing in mind but what it hears from then on.
    fn catch_up(&self, seat: Seat, agent: &mut Box<dyn Agent<G>>, stays: bool) {
        let (listens, remembers) = (agent.listens(), stays && agent.remembers());
        if !listens && !remembers {
            return;
        }
        let mut replay = Replay::new(&*self.open.game, self.start.clone(), &self.record.steps);
        let mut events: Vec<(Audience, G::Event)> = Vec::new();
        for (n, step) in self.record.steps.iter().enumerate() {
            if remembers
                && let Step::Play(by, played) = step
                && *by == seat
                && self.ask_at(n, replay.state(), seat, agent).action != *played
            {
                agent.reset();
            }
            if replay.advance(&mut events).is_none_or(|step| step.is_err()) {
                return;
            }
            if listens {
                let heard = events.iter().filter(|(to, _)| to.includes(Some(seat)));
                heard.for_each(|(_, event)| agent.hear(event));
            }
            events.clear();
        }
    }

    fn tell(&mut self, events: &[(Audience, G::Event)]) -> Told {
        for (seat, agent) in (0..).map(Seat).zip(&mut self.agents) {
            let Some(agent) = agent.as_mut().filter(|agent| agent.listens()) else { continue };
            let heard = events.iter().filter(|(to, _)| to.includes(Some(seat)));
            heard.for_each(|(_, event)| agent.hear(event));
        }
        events.iter().map(|(to, event)| (*to, G::write_event(event))).collect()
    }
}

/// The match that has played the record.
fn table_after<G: Shelved>(
    open: &Opened<G>,
    start: &G::State,
    record: &Record<G>,
) -> Result<Match<'static, G>, ReplayError<G::Illegal>> {
    let state = Replay::new(&*open.game, start.clone(), &record.steps).finish()?;
    Ok(same_dice(open, start.clone(), record).unwrap_or_else(|| {
        // Somebody else threw the dice: go on with some that have not fallen yet.
        let number = 1 + record.steps.len() as u64;
        open.start_match(state, record.header.seed.unwrap_or(0), number)
    }))
}

/// The match that has played the record with dice of its own seed, if those are the ones that
/// fell: then its dice go on as if it had never been saved.
fn same_dice<G: Shelved>(
    open: &Opened<G>,
    start: G::State,
    record: &Record<G>,
) -> Option<Match<'static, G>> {
    let mut table = open.start_match(start, record.header.seed?, 0);
    for step in &record.steps {
        match *step {
            Step::Play(seat, action) => table.play(seat, action, &mut ()).ok()?,
            Step::Chance(fell) => {
                table.let_chance_fall(&mut ()).filter(|outcome| *outcome == fell)?;
            }
        }
    }
    Some(table)
}

impl<G: Shelved> AnyMatch for Live<G> {
    fn turn(&self) -> Turn {
        self.open.game.turn(self.table.state())
    }

    fn turns_taken(&self) -> u32 {
        self.open.game.turns_taken(self.table.state())
    }

    fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.open.game.actions(self.table.state(), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Told, MatchError> {
        let action: G::Action =
            action.parse().map_err(|error: ludoteca_core::ParseNotationError| {
                MatchError::Notation(error.to_string())
            })?;
        let mut events = Vec::new();
        self.table.play(seat, action, &mut events).map_err(|refused| match refused {
            PlayRefused::Illegal(why) => {
                MatchError::Illegal { why: G::write_illegal(&why), text: why.to_string() }
            }
            other => MatchError::Refused(other.to_string()),
        })?;
        self.record.steps.push(Step::Play(seat, action));
        Ok(self.tell(&events))
    }

    fn let_chance_fall(&mut self) -> Option<(String, Told)> {
        let mut events = Vec::new();
        let outcome = self.table.let_chance_fall(&mut events)?;
        self.record.steps.push(Step::Chance(outcome));
        Some((outcome.to_string(), self.tell(&events)))
    }

    fn steps(&self) -> usize {
        self.record.steps.len()
    }

    fn rewind(&mut self, steps: usize) {
        if steps >= self.record.steps.len() {
            return;
        }
        self.record.steps.truncate(steps);
        let table = table_after(&self.open, &self.start, &self.record);
        self.table = table.unwrap_or_else(|_| unreachable!("these steps have been played"));
        let mut agents = std::mem::take(&mut self.agents);
        for (seat, agent) in (0..).map(Seat).zip(&mut agents) {
            if let Some(agent) = agent {
                agent.reset();
                self.catch_up(seat, agent, true);
            }
        }
        self.agents = agents;
    }

    fn undo(&mut self, seat: Seat) -> bool {
        let by_seat = |step: &Step<G>| matches!(step, Step::Play(by, _) if *by == seat);
        let Some(last) = self.record.steps.iter().rposition(by_seat) else { return false };
        self.rewind(last);
        true
    }

    fn sit(&mut self, seat: Seat, name: &str) -> Result<(), CatalogError> {
        let mut agent = make_agent::<G>(name)?;
        self.sit_person(seat, name)?;
        self.catch_up(seat, &mut agent, true);
        self.agents[seat.idx()] = Some(agent);
        Ok(())
    }

    fn sit_person(&mut self, seat: Seat, name: &str) -> Result<(), CatalogError> {
        let (low, high) = self.open.game.players().into_inner();
        let found = seat.idx() + 1;
        if found > self.agents.len() {
            return Err(CatalogError::Players { game: G::KEY, found, low, high });
        }
        self.agents[seat.idx()] = None;
        name.clone_into(&mut self.record.header.seats[seat.idx()]);
        Ok(())
    }

    fn ask(&mut self) -> Option<Decision> {
        let Turn::Decide(seat) = self.turn() else { return None };
        let mut agent = self.agents[seat.idx()].take()?;
        let choice = self.ask_at(self.steps(), self.table.state(), seat, &mut agent);
        self.agents[seat.idx()] = Some(agent);
        Some(Decision { action: choice.action.to_string(), why: reasons::<G>(&choice) })
    }

    fn hint(&mut self, name: &str) -> Result<Option<Decision>, CatalogError> {
        let mut agent = make_agent::<G>(name)?;
        let Turn::Decide(seat) = self.turn() else { return Ok(None) };
        self.catch_up(seat, &mut agent, false);
        let choice = self.ask_at(self.steps(), self.table.state(), seat, &mut agent);
        Ok(Some(Decision { action: choice.action.to_string(), why: reasons::<G>(&choice) }))
    }

    fn scores(&self) -> Vec<f32> {
        let mut scores = vec![0.0; self.agents.len()];
        self.open.game.scores(self.table.state(), &mut scores);
        scores
    }

    fn view(&self, seat: Seat) -> Value {
        self.open.game.write_view(&self.open.game.view(self.table.state(), seat))
    }

    fn watch(&self) -> Value {
        self.open.game.write_watch(self.table.state())
    }

    fn plainest(&self) -> Option<String> {
        let mut listed = Vec::new();
        self.open.game.actions(self.table.state(), &mut listed);
        self.open.game.plainest(self.table.state(), &listed).map(|action| action.to_string())
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        let (open, start) = (self.open.clone(), self.start.clone());
        Box::new(Self::new(open, start, self.table.clone(), self.record.clone()))
    }

    fn branch(&self, steps: usize, seed: u64) -> Box<dyn AnyMatch> {
        let mut record = self.record.clone();
        record.steps.truncate(steps);
        record.header.seed = Some(seed);
        let table = table_after(&self.open, &self.start, &record)
            .unwrap_or_else(|_| unreachable!("these steps have been played"));
        Box::new(Self::new(self.open.clone(), self.start.clone(), table, record))
    }

    fn retell(&self, skip: usize) -> Vec<ShownStep> {
        let mut replay = Replay::new(&*self.open.game, self.start.clone(), &self.record.steps);
        for _ in 0..skip {
            replay.advance(&mut ());
        }
        let mut told = Vec::new();
        let mut events: Vec<(Audience, G::Event)> = Vec::new();
        while let Some(Ok(step)) = replay.advance(&mut events) {
            let events = events.drain(..).map(|(to, event)| (to, G::write_event(&event))).collect();
            let number = skip + told.len() + 1;
            told.push(ShownStep { number, text: step.to_string(), events });
        }
        told
    }

    fn chances(&self, action: Option<&str>, playouts: u32, seed: u64) -> Option<Vec<f64>> {
        outlook::chances(&self.open, self.table.state(), action, playouts, seed)
    }

    fn position(&self) -> Option<Value> {
        self.open.game.write_position(self.table.state())
    }

    fn chronicle(&self) -> Chronicle {
        chronicle::of_record(&self.open, self.start.clone(), &self.record)
            .unwrap_or_else(|_| unreachable!("these steps have been played"))
    }

    fn save(&self) -> String {
        self.record.to_text()
    }

    fn note(&mut self, line: &str) {
        self.record.header.notes = Some(line.to_owned());
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of_value(self.table.state())
    }
}
