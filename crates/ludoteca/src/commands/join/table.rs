//! A table of a lobby, as the loop of a game in a terminal needs it.

use ludoteca_client::{Heard, Line};
use ludoteca_console::{Candidate, Colour, LinkError, News, Sitter, TableLink, Thought};
use ludoteca_core::{Audience, Seat, Turn};
use ludoteca_host::wire::{
    Choice, ClientMessage, Code, SeatKind, ServerMessage, Step, Summary, TableState, TurnInfo,
};
use ludoteca_words::Words;
use serde_json::Value;

/// A table of a lobby: what the server has told of it so far.
pub(super) struct RemoteTable {
    line: Line,
    words: &'static Words,
    summary: Option<Summary>,
    setting: Value,
    view: Value,
    seats: Vec<Sitter>,
    turn: Turn,
    actions: Vec<String>,
    version: u32,
    /// How often something has happened: the server counts turns elsewhere.
    batches: u32,
    /// What has happened and was not told to the loop yet.
    pending: Vec<News>,
    /// The version that the last decision of a computer player led to.
    decided: Option<u32>,
    /// The number of the last command.
    id: u32,
}

/// What came of a command.
enum Answer {
    Done(u32),
    Thought(Thought),
}

impl RemoteTable {
    pub(super) fn new(line: Line, words: &'static Words) -> Self {
        Self {
            line,
            words,
            summary: None,
            setting: Value::Null,
            view: Value::Null,
            seats: Vec::new(),
            turn: Turn::Chance,
            actions: Vec::new(),
            version: 0,
            batches: 0,
            pending: Vec::new(),
            decided: None,
            id: 0,
        }
    }

    /// Waits for the game: none when it can be played, else who is there so far.
    pub(super) fn wait(&mut self) -> Result<Option<&Summary>, String> {
        loop {
            let before = self.summary.clone();
            match self.line.hear() {
                Heard::Ended(reason) => return Err(reason),
                Heard::Lost(_) => {}
                Heard::Message(message) => self.learn(*message),
            }
            if !self.view.is_null() {
                // Those who come late are not told all that went before.
                self.pending.clear();
                return Ok(None);
            }
            if before != self.summary && self.summary.is_some() {
                return Ok(self.summary.as_ref());
            }
        }
    }

    /// Takes in what the server told.
    fn learn(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Table {
                summary, setting, version, view, turn, actions, log, ..
            } => {
                self.setting = setting;
                self.know(*summary);
                self.heed(log);
                self.stand(version, view, turn, &actions);
            }
            ServerMessage::Steps { version, steps, view, turn, actions, .. } => {
                self.heed(steps);
                self.stand(version, Some(view), turn, &actions);
            }
            ServerMessage::Summary { summary } => self.know(*summary),
            ServerMessage::Said { .. }
            | ServerMessage::Thinking { .. }
            | ServerMessage::Done { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Advice { .. }
            | ServerMessage::Gone { .. }
            | ServerMessage::Pong {} => {}
        }
    }

    /// Keeps steps that are new.
    fn heed(&mut self, steps: Vec<Step>) {
        for step in steps.into_iter().filter(|step| step.version > self.version) {
            let computer =
                step.by.and_then(|seat| self.summary.as_ref()?.seats.get(usize::from(seat)));
            if computer.is_some_and(|seat| seat.agent.is_some()) {
                self.decided = Some(step.version);
            }
            let news = step.news.into_iter();
            self.pending.extend(news.map(|news| News { to: Audience::Table, event: news.event }));
        }
    }

    fn stand(&mut self, version: u32, view: Option<Value>, turn: TurnInfo, actions: &[Choice]) {
        if self.decided.is_some_and(|decided| decided > version) {
            self.decided = None;
        }
        self.version = version;
        self.view = view.unwrap_or(Value::Null);
        self.turn = turn.into();
        self.actions = actions.iter().map(|choice| choice.action.clone()).collect();
        self.batches += 1;
    }

    fn know(&mut self, summary: Summary) {
        let sitter = |seat: &ludoteca_host::wire::SeatInfo| Sitter {
            name: seat.name.clone(),
            here: summary.yours.contains(&seat.seat) && seat.kind == SeatKind::Person,
            colour: seat.colour.as_deref().and_then(Colour::read),
        };
        self.seats = summary.seats.iter().map(sitter).collect();
        self.summary = Some(summary);
    }

    /// Whether the server has told how the game ended.
    fn is_over(&self) -> bool {
        self.summary.as_ref().is_some_and(|summary| summary.state == TableState::Over)
    }

    fn is_mine(&self, seat: Seat) -> bool {
        self.seats.get(seat.idx()).is_some_and(|sitter| sitter.here)
    }

    /// The next thing that comes; the connection may come and go in between.
    fn hear(&mut self) -> Result<Heard, LinkError> {
        match self.line.hear() {
            Heard::Ended(reason) => Err(LinkError::Lost(reason)),
            heard => Ok(heard),
        }
    }

    /// Sends a command and waits for its answer.
    ///
    /// A command whose answer was lost with the connection is sent again: it carries the version
    /// that it was made for, so that it cannot be done twice.
    fn command(&mut self, make: impl Fn(u32, u32) -> ClientMessage) -> Result<Answer, LinkError> {
        self.id += 1;
        let (mine, version) = (self.id, self.version);
        self.line.say(make(mine, version));
        let mut lost = false;
        loop {
            let message = match self.hear()? {
                Heard::Message(message) => *message,
                Heard::Lost(_) | Heard::Ended(_) => {
                    lost = true;
                    continue;
                }
            };
            match message {
                ServerMessage::Done { id, version } if id == mine => {
                    return Ok(Answer::Done(version));
                }
                ServerMessage::Refused { id: Some(id), code, text, .. } if id == mine => {
                    if code == Code::Stale {
                        self.catch_up()?;
                    }
                    return Err(LinkError::Refused(text));
                }
                ServerMessage::Advice { id, seat, agent, action, candidates, .. } if id == mine => {
                    let candidates = candidates.into_iter().map(candidate).collect();
                    let thought = Thought { seat: Seat(seat), agent, action, candidates };
                    return Ok(Answer::Thought(thought));
                }
                other => {
                    let whole = matches!(other, ServerMessage::Table { .. });
                    self.learn(other);
                    if whole && lost {
                        if self.version != version {
                            return Ok(Answer::Done(self.version));
                        }
                        lost = false;
                        self.line.say(make(mine, version));
                    }
                }
            }
        }
    }

    /// After a stale command the whole table is told.
    fn catch_up(&mut self) -> Result<(), LinkError> {
        loop {
            if let Heard::Message(message) = self.hear()? {
                let whole = matches!(*message, ServerMessage::Table { .. });
                self.learn(*message);
                if whole {
                    return Ok(());
                }
            }
        }
    }

    /// Waits until a command is done and what it led to has come.
    fn done(&mut self, make: impl Fn(u32, u32) -> ClientMessage) -> Result<(), LinkError> {
        let Answer::Done(version) = self.command(make)? else { return Ok(()) };
        while self.version < version {
            if let Heard::Message(message) = self.hear()? {
                self.learn(*message);
            }
        }
        Ok(())
    }
}

fn candidate(candidate: ludoteca_host::wire::Candidate) -> Candidate {
    let terms = candidate.terms.into_iter().map(|term| (term.name, term.value)).collect();
    Candidate { action: candidate.action, value: candidate.value, terms }
}

impl TableLink for RemoteTable {
    fn game(&self) -> &str {
        self.summary.as_ref().map_or("", |summary| &summary.game)
    }

    fn setting(&self) -> &Value {
        &self.setting
    }

    fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    fn turn(&self) -> Turn {
        match self.turn {
            // The end is told when everything that led to it has been, and with the scores.
            Turn::Over if !self.pending.is_empty() || !self.is_over() => Turn::Chance,
            // It is for the person to decide as soon as the server says between what.
            Turn::Decide(seat) if self.is_mine(seat) && self.actions.is_empty() => Turn::Chance,
            turn => turn,
        }
    }

    fn turns_taken(&self) -> u32 {
        self.batches
    }

    fn view(&self, _: Seat) -> Value {
        self.view.clone()
    }

    fn actions(&self) -> Vec<String> {
        self.actions.clone()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<News>, LinkError> {
        self.done(|id, version| ClientMessage::Play {
            id,
            seat: seat.0,
            version,
            action: action.to_owned(),
        })?;
        Ok(std::mem::take(&mut self.pending))
    }

    fn advance(&mut self) -> Result<Vec<News>, LinkError> {
        if self.pending.is_empty()
            && let Heard::Message(message) = self.hear()?
        {
            self.learn(*message);
        }
        Ok(std::mem::take(&mut self.pending))
    }

    fn hint(&mut self) -> Result<Option<Thought>, LinkError> {
        let Turn::Decide(seat) = self.turn else { return Ok(None) };
        match self.command(|id, _| ClientMessage::Hint { id, seat: seat.0, agent: None })? {
            Answer::Thought(thought) => Ok(Some(thought)),
            Answer::Done(_) => Ok(None),
        }
    }

    fn why(&mut self) -> Result<Option<Thought>, LinkError> {
        let Some(version) = self.decided else { return Ok(None) };
        match self.command(|id, _| ClientMessage::Why { id, version })? {
            Answer::Thought(thought) => Ok(Some(thought)),
            Answer::Done(_) => Ok(None),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, LinkError> {
        self.done(|id, version| ClientMessage::Undo { id, seat: seat.0, version })?;
        self.pending.clear();
        Ok(true)
    }

    fn record(&self) -> Result<String, LinkError> {
        Err(LinkError::Unable)
    }

    fn scores(&self) -> Vec<f32> {
        let seats = self.summary.iter().flat_map(|summary| &summary.seats);
        seats.map(|seat| seat.score.unwrap_or(0.0)).collect()
    }

    fn say(&mut self, text: &str) -> Result<(), LinkError> {
        if text.is_empty() {
            return Err(LinkError::Refused(self.words.plain("join-say-what")));
        }
        self.command(|id, _| ClientMessage::Say { id, text: text.to_owned() }).map(|_| ())
    }

    fn is_live(&self) -> bool {
        true
    }

    fn is_kept(&self) -> bool {
        true
    }
}
