//! A table in this very program.

use std::fmt;

use ludoteca_catalog::{AnyMatch, Chronicle, Decision, MatchError};
use ludoteca_core::{Audience, Fingerprint, Seat, Turn};
use serde_json::Value;

use crate::link::{Candidate, LinkError, News, Sitter, TableLink, Thought};

/// A table in this program: its computer players sit in the match itself.
pub struct LocalTable {
    game: &'static str,
    setting: Value,
    seats: Vec<Sitter>,
    /// Who is asked for hints.
    teacher: String,
    table: Box<dyn AnyMatch>,
    thought: Option<Thought>,
}

impl fmt::Debug for LocalTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LocalTable").field("game", &self.game).finish_non_exhaustive()
    }
}

impl LocalTable {
    /// A table at which the computer players of `table` sit already; hints come from `teacher`.
    pub fn new(
        game: &'static str,
        setting: Value,
        seats: Vec<Sitter>,
        teacher: &str,
        table: Box<dyn AnyMatch>,
    ) -> Self {
        Self { game, setting, seats, teacher: teacher.to_owned(), table, thought: None }
    }

    /// Decisions and outcomes so far.
    pub fn steps(&self) -> usize {
        self.table.steps()
    }

    /// Goes back to when there were so many steps.
    pub fn rewind(&mut self, steps: usize) {
        self.table.rewind(steps);
        self.thought = None;
    }

    /// A hash of the present state.
    pub fn fingerprint(&self) -> Fingerprint {
        self.table.fingerprint()
    }

    /// What the last computer player to decide thought.
    pub const fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref()
    }

    /// How the game has gone so far, turn by turn.
    pub fn chronicle(&self) -> Chronicle {
        self.table.chronicle()
    }
}

fn news(told: Vec<(Audience, Value)>) -> Vec<News> {
    told.into_iter().map(|(to, event)| News { to, event }).collect()
}

fn thought(seat: Seat, agent: &str, decision: Decision) -> Thought {
    let term = |(name, value): (&'static str, f64)| (name.to_owned(), value);
    let candidates = decision.why.into_iter().map(|reason| Candidate {
        action: reason.action,
        value: reason.value,
        terms: reason.terms.into_iter().map(term).collect(),
    });
    Thought {
        seat,
        agent: agent.to_owned(),
        action: decision.action,
        candidates: candidates.collect(),
    }
}

impl TableLink for LocalTable {
    fn game(&self) -> &str {
        self.game
    }

    fn setting(&self) -> &Value {
        &self.setting
    }

    fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn turns_taken(&self) -> u32 {
        self.table.turns_taken()
    }

    fn view(&self, seat: Seat) -> Value {
        self.table.view(seat)
    }

    fn watch(&self) -> Value {
        self.table.watch()
    }

    fn actions(&self) -> Vec<String> {
        self.table.actions()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<News>, LinkError> {
        let told = self.table.play(seat, action);
        told.map(news).map_err(|error| match error {
            MatchError::Illegal { why, text } => LinkError::Illegal { why, text },
            other => LinkError::Refused(other.to_string()),
        })
    }

    fn advance(&mut self) -> Result<Vec<News>, LinkError> {
        if let Some((_, told)) = self.table.let_chance_fall() {
            return Ok(news(told));
        }
        let Turn::Decide(seat) = self.table.turn() else { return Ok(Vec::new()) };
        let nobody = || LinkError::Lost(format!("nobody decides for seat {seat}"));
        let decision = self.table.ask().ok_or_else(nobody)?;
        let action = decision.action.clone();
        let agent = self.seats.get(seat.idx()).map_or("", |sitter| &sitter.name);
        self.thought = Some(thought(seat, agent, decision));
        // A computer player that breaks the rules is a bug; the game cannot go on without it.
        let told = self.table.play(seat, &action);
        told.map(news).map_err(|error| LinkError::Lost(error.to_string()))
    }

    fn hint(&mut self) -> Result<Option<Thought>, LinkError> {
        let Turn::Decide(seat) = self.table.turn() else { return Ok(None) };
        let decision = self.table.hint(&self.teacher);
        let decision = decision.map_err(|error| LinkError::Refused(error.to_string()))?;
        Ok(decision.map(|decision| thought(seat, &self.teacher, decision)))
    }

    fn why(&mut self) -> Result<Option<Thought>, LinkError> {
        Ok(self.thought.clone())
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, LinkError> {
        let done = self.table.undo(seat);
        if done {
            // It may have been taken back with the rest.
            self.thought = None;
        }
        Ok(done)
    }

    fn record(&self) -> Result<String, LinkError> {
        Ok(self.table.save())
    }

    fn scores(&self) -> Vec<f32> {
        self.table.scores()
    }
}
