//! A house with one table, without sockets: what a server does for a session.

use std::sync::Arc;

use ludoteca_core::Seat;
use ludoteca_host::wire::{
    Candidate, Choice, ClientMessage, Code, News, ServerMessage, Step, Summary, Term,
};
use ludoteca_host::{
    About, Change, Library, Person, PersonId, Refused, Table, TableStep, Thought, Weighed,
};
use ludoteca_monopd::server::{Answer, Output, Request, Session};
use std::time::Duration;

/// The house, and the only guest.
pub(crate) struct House {
    library: Arc<Library>,
    pub(crate) table: Option<Table>,
    guest: Person,
    seed: u64,
    made: u32,
    listening: bool,
}

fn choices(actions: &[String]) -> Vec<Choice> {
    let choice =
        |action: &String| Choice { action: action.clone(), text: format!("button: {action}") };
    actions.iter().map(choice).collect()
}

fn steps(steps: &[TableStep]) -> Vec<Step> {
    let step = |step: &TableStep| Step {
        version: step.version,
        by: step.by.map(|seat| seat.0),
        action: step.action.clone(),
        text: String::new(),
        news: step
            .news
            .iter()
            .map(|(_, event)| News {
                only: None,
                event: event.clone(),
                text: event["event"].to_string(),
            })
            .collect(),
    };
    steps.iter().map(step).collect()
}

impl House {
    pub(crate) fn new(seed: u64) -> Self {
        let guest = Person { id: PersonId("guest".into()), name: "Ana".into() };
        let library = Library::new(None);
        Self { library, table: None, guest, seed, made: 0, listening: false }
    }

    pub(crate) fn summary(&self) -> Option<Summary> {
        let table = self.table.as_ref()?;
        Some(table.summary(Some(&self.guest.id), &|_| true, 0))
    }

    fn looks(&self) -> Option<Seat> {
        self.table.as_ref().and_then(|table| table.looks(Some(&self.guest.id)))
    }

    /// Everything that the guest may know.
    pub(crate) fn whole(&self) -> Option<ServerMessage> {
        let table = self.table.as_ref()?;
        let shown = table.shown(self.looks());
        Some(ServerMessage::Table {
            summary: Box::new(self.summary()?),
            setting: (*table.shared().setting).clone(),
            version: shown.version,
            view: shown.view,
            looks: shown.looks.map(|seat| seat.0),
            turn: shown.turn.into(),
            actions: choices(&shown.actions),
            question: None,
            log: Vec::new(),
            chat: Vec::new(),
            clock: None,
        })
    }

    /// Tells a change as a server would.
    fn told(&self, change: &Change) -> Vec<ServerMessage> {
        let Some(table) = self.table.as_ref().filter(|_| self.listening) else { return Vec::new() };
        let mut messages = Vec::new();
        if change.reset {
            messages.extend(self.whole());
        } else if !change.steps.is_empty() {
            let shown = table.shown(self.looks());
            messages.push(ServerMessage::Steps {
                version: shown.version,
                steps: steps(&change.steps),
                view: shown.view.unwrap_or_default(),
                looks: shown.looks.map(|seat| seat.0),
                turn: shown.turn.into(),
                actions: choices(&shown.actions),
                question: None,
                clock: None,
            });
        }
        if change.seats {
            let summary = self.summary().map(Box::new);
            messages.extend(summary.map(|summary| ServerMessage::Summary { summary }));
        }
        if let Some(said) = change.said.clone() {
            messages.push(ServerMessage::Said { said });
        }
        messages
    }

    fn refused(refused: &Refused) -> ServerMessage {
        let text = refused.text.clone();
        ServerMessage::Refused { id: None, code: refused.code, text, version: refused.version }
    }

    fn advice(id: u32, thought: Thought) -> ServerMessage {
        let candidate = |weighed: Weighed| Candidate {
            text: format!("words: {}", weighed.action),
            action: weighed.action,
            value: weighed.value,
            terms: weighed
                .terms
                .into_iter()
                .map(|(name, value)| Term { name: name.into(), text: name.into(), value })
                .collect(),
            chance: weighed.chance,
            chosen: weighed.chosen,
        };
        ServerMessage::Advice {
            id,
            seat: thought.seat.0,
            agent: thought.agent,
            text: format!("words: {}", thought.action),
            action: thought.action,
            candidates: thought.candidates.into_iter().map(candidate).collect(),
        }
    }

    /// Does one thing that the session wants; what is sent to the client comes back.
    pub(crate) fn serve(
        &mut self,
        session: &mut Session,
        output: Output,
        now: Duration,
        out: &mut Vec<Output>,
    ) -> Option<String> {
        let mut messages = Vec::new();
        match output {
            Output::Send(line) => return Some(line),
            Output::Close => self.listening = false,
            Output::Ask(request) => match request {
                Request::Name(_) | Request::Return(_) => {
                    let table = self.table.as_ref().map(|table| table.about().table.clone());
                    let back = matches!(request, Request::Return(_));
                    let (name, secret) = (self.guest.name.clone(), "secret".to_owned());
                    let table = table.filter(|_| back);
                    session.answer(Answer::Known { name, secret, table }, out);
                }
                Request::Make(plan) => {
                    self.made += 1;
                    let about = About {
                        table: format!("t{}", self.made),
                        created: 0,
                        invitation: "i".into(),
                        maker: self.guest.clone(),
                    };
                    let name = about.table.clone();
                    let opened = Table::open(&self.library, *plan, about, self.seed);
                    let (table, _) = opened.expect("a plan of ours");
                    self.table = Some(table);
                    session.answer(Answer::Made(name), out);
                }
                Request::Start(_) => {
                    let table = self.table.as_mut().expect("a table");
                    match table.start(&self.guest.id, self.seed) {
                        Ok(change) => {
                            session.answer(Answer::Done, out);
                            messages = self.told(&change);
                        }
                        Err(refused) => session.answer(Answer::Refused(refused.text), out),
                    }
                }
                Request::SendAway(_, seat) => {
                    let id = self.guest.id.clone();
                    let table = self.table.as_mut().expect("a table");
                    match table.send_away(&id, Seat(seat)) {
                        Ok(change) => {
                            session.answer(Answer::Done, out);
                            messages = self.told(&change);
                        }
                        Err(refused) => session.answer(Answer::Refused(refused.text), out),
                    }
                }
                Request::Arrange(_, plan) => {
                    let id = self.guest.id.clone();
                    let table = self.table.as_mut().expect("a table");
                    match table.arrange(&id, *plan, self.seed) {
                        Ok(change) => {
                            session.answer(Answer::Done, out);
                            messages = self.told(&change);
                        }
                        Err(refused) => session.answer(Answer::Refused(refused.text), out),
                    }
                }
                Request::Sit(_) => {
                    let table = self.table.as_mut().expect("a table");
                    let sat = table.sit(&self.guest, None, None, self.seed);
                    let answer = match sat {
                        Ok(_) => Answer::Done,
                        Err(refused) => Answer::Refused(refused.text),
                    };
                    session.answer(answer, out);
                }
                Request::Leave(_) => {
                    let id = self.guest.id.clone();
                    let change = self.table.as_mut().map(|table| table.leave(&id));
                    drop(change);
                }
                Request::Listen(_) => {
                    self.listening = true;
                    let id = self.guest.id.clone();
                    let change = self.table.as_mut().map(|table| table.come_back(&id));
                    drop(change);
                    messages.extend(self.whole());
                }
                Request::Deafen => self.listening = false,
                Request::Chat(_) => {}
                Request::Say(message) => messages = self.say(message),
            },
        }
        for message in messages {
            session.hear(message, now, out);
        }
        None
    }

    fn say(&mut self, message: ClientMessage) -> Vec<ServerMessage> {
        let Some(table) = self.table.as_mut() else { return Vec::new() };
        let done = match message {
            ClientMessage::Play { seat, version, action, .. } => {
                table.play(&self.guest.id, Seat(seat), version, &action)
            }
            ClientMessage::Say { text, .. } => table.say(&self.guest, &text, 0),
            ClientMessage::Hint { id, seat, .. } => {
                let asked = table.hint(&self.guest.id, Seat(seat), Some("rules"));
                return match asked {
                    Ok(ponder) => vec![Self::advice(id, ponder.answer().expect("a thought"))],
                    Err(refused) => vec![Self::refused(&refused)],
                };
            }
            other => panic!("the session says nothing like {other:?}"),
        };
        match done {
            Ok(change) => self.told(&change),
            Err(refused) => {
                assert_ne!(refused.code, Code::NotYourSeat, "{refused}");
                vec![Self::refused(&refused)]
            }
        }
    }

    /// A computer player takes the guest's seat; what is to be told of it.
    pub(crate) fn stand_in(&mut self) -> Vec<ServerMessage> {
        let change = self.table.as_mut().map(|table| table.leave(&self.guest.id));
        change.map(|change| self.told(&change)).unwrap_or_default()
    }

    /// Lets computer players and chance go on; what is to be told of it.
    pub(crate) fn go_on(&mut self, steps: usize) -> Vec<ServerMessage> {
        let Some(mut play) = self.table.as_mut().and_then(Table::lend) else { return Vec::new() };
        play.run(steps);
        let change = self.table.as_mut().map(|table| table.take_back(play));
        change.map(|change| self.told(&change)).unwrap_or_default()
    }
}
