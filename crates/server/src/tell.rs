//! A table in words: what one pair of eyes sees, in one language.

use ludoteca_console::{Colour, Face, Scene, Sitter, Style, face_of, why_illegal};
use ludoteca_core::{Audience, Seat, Turn};
use ludoteca_host::wire::{
    Candidate, Choice, ClockInfo, Code, News, ServerMessage, Step, Summary, Term,
};
use ludoteca_host::{MAX_NAME, MAX_SAID, Refused, Shown, Table, TableStep, Thought};
use ludoteca_words::{Arg, Words};
use serde_json::Value;

/// Steps that somebody who comes is told.
const LOG: usize = 200;

/// Tells a table in one language.
pub(crate) struct Teller<'a> {
    table: &'a Table,
    words: &'static Words,
    face: &'static dyn Face,
    sitters: Vec<Sitter>,
}

impl<'a> Teller<'a> {
    pub(crate) fn new(table: &'a Table, words: &'static Words) -> Self {
        let colours = table.plan().colours.clone().unwrap_or_default();
        let sitter = |(n, name): (usize, String)| Sitter {
            name,
            here: false,
            colour: colours.get(n).and_then(|colour| Colour::read(colour)),
        };
        let sitters = table.names().into_iter().enumerate().map(sitter).collect();
        let face = face_of(&table.plan().game)
            .unwrap_or_else(|| unreachable!("every game of the shelf has a face"));
        Self { table, words, face, sitters }
    }

    fn scene<'s>(&'s self, looks: Option<Seat>, view: &'s Value, turn: Turn) -> Scene<'s> {
        Scene {
            setting: &self.table.shared().setting,
            view,
            seats: &self.sitters,
            looks,
            turn,
            words: self.words,
            style: &Style::PLAIN,
        }
    }

    /// Everything, as one pair of eyes may know it.
    pub(crate) fn whole(
        &self,
        looks: Option<Seat>,
        summary: Summary,
        clock: Option<ClockInfo>,
    ) -> ServerMessage {
        let shown = self.table.shown(looks);
        let (actions, question) = self.decision(&shown);
        let log = self.table.log(looks, LOG);
        let log = self.steps(&log, &shown);
        ServerMessage::Table {
            summary: Box::new(summary),
            setting: Value::clone(&self.table.shared().setting),
            version: shown.version,
            looks: looks.map(|seat| seat.0),
            turn: shown.turn.into(),
            actions,
            question,
            log,
            chat: self.table.chat().cloned().collect(),
            clock,
            view: shown.view,
        }
    }

    /// Steps that have been taken, and what is seen after them.
    pub(crate) fn news(
        &self,
        looks: Option<Seat>,
        steps: &[TableStep],
        clock: Option<ClockInfo>,
    ) -> ServerMessage {
        let shown = self.table.shown(looks);
        let (actions, question) = self.decision(&shown);
        let seen: Vec<TableStep> = steps.iter().map(|step| step.seen_by(looks)).collect();
        ServerMessage::Steps {
            version: shown.version,
            steps: self.steps(&seen, &shown),
            looks: looks.map(|seat| seat.0),
            turn: shown.turn.into(),
            actions,
            question,
            clock,
            view: shown.view.unwrap_or_default(),
        }
    }

    /// What can be played, and what is asked.
    fn decision(&self, shown: &Shown) -> (Vec<Choice>, Option<String>) {
        let (Some(view), false) = (&shown.view, shown.actions.is_empty()) else {
            return (Vec::new(), None);
        };
        let scene = self.scene(shown.looks, view, shown.turn);
        let choice = |action: &String| Choice {
            text: self.face.name_action(action, &scene),
            action: action.clone(),
        };
        (shown.actions.iter().map(choice).collect(), self.face.question(&scene))
    }

    /// Steps in words, as whoever sees this moment may know them.
    fn steps(&self, steps: &[TableStep], shown: &Shown) -> Vec<Step> {
        let view = shown.view.as_ref().unwrap_or(&Value::Null);
        let scene = self.scene(shown.looks, view, shown.turn);
        steps.iter().map(|step| self.step(step, &scene)).collect()
    }

    fn step(&self, step: &TableStep, scene: &Scene<'_>) -> Step {
        let news: Vec<News> = step
            .news
            .iter()
            .map(|(to, event)| News {
                only: match to {
                    Audience::Table => None,
                    Audience::Only(seat) => Some(seat.0),
                },
                text: self.face.tell(event, scene).unwrap_or_default(),
                event: event.clone(),
            })
            .collect();
        // An action is named by what stands on the board, which has changed since: what came of it
        // tells more.
        let told = step.by.is_none() || news.iter().any(|one| !one.text.is_empty());
        let text = if told { String::new() } else { self.face.name_action(&step.action, scene) };
        let by = step.by.map(|seat| seat.0);
        Step { version: step.version, by, action: step.action.clone(), text, news }
    }

    /// All steps of a game that is over, with nothing left out.
    pub(crate) fn review(&self, steps: &[TableStep]) -> Vec<Step> {
        let shown = self.table.shown(None);
        self.steps(steps, &shown)
    }

    /// What a player thought.
    pub(crate) fn advice(&self, id: u32, thought: Thought) -> ServerMessage {
        let shown = self.table.shown(Some(thought.seat));
        let view = shown.view.as_ref().unwrap_or(&Value::Null);
        let scene = self.scene(Some(thought.seat), view, Turn::Decide(thought.seat));
        let name = |action: &str| self.face.name_action(action, &scene);
        let candidates = thought.candidates.into_iter().map(|weighed| Candidate {
            text: name(&weighed.action),
            action: weighed.action,
            value: weighed.value,
            terms: weighed
                .terms
                .into_iter()
                .map(|(key, value)| Term {
                    name: key.to_owned(),
                    text: self.words.term(key),
                    value,
                })
                .collect(),
            chance: weighed.chance,
            chosen: weighed.chosen,
        });
        ServerMessage::Advice {
            id,
            seat: thought.seat.0,
            agent: thought.agent,
            text: name(&thought.action),
            candidates: candidates.collect(),
            action: thought.action,
        }
    }

    /// Why something was not done, for a pair of eyes.
    pub(crate) fn refusal(&self, refused: &Refused, looks: Option<Seat>) -> String {
        let shown = self.table.shown(looks);
        let view = shown.view.as_ref().unwrap_or(&Value::Null);
        let scene = self.scene(looks, view, shown.turn);
        let why = refused.why.as_ref();
        let reason =
            why.and_then(|why| why_illegal(why, &self.table.plan().game, self.face, &scene));
        refusal(self.words, refused.code, &reason.unwrap_or_else(|| refused.text.clone()))
    }
}

/// Why something was not done; some reasons say more.
pub(crate) fn refusal(words: &Words, code: Code, reason: &str) -> String {
    let most = match code {
        Code::TooLong => MAX_SAID,
        Code::BadName => MAX_NAME,
        _ => 0,
    };
    let most = Arg::Count(u64::try_from(most).unwrap_or(u64::MAX));
    let args = [("reason", Arg::Text(reason)), ("most", most)];
    words.say(&format!("serve-refused-{code}"), &args)
}
