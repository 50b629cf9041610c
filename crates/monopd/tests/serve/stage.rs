//! Scenes: a table in any position, at which a script plays everybody but the client.

use std::sync::Arc;
use std::time::Duration;

use ludoteca_core::{Audience, Game as _, Seat, Turn};
use ludoteca_host::wire::{
    BoardPlan, Candidate, Choice, ClientMessage, Code, News, Plan, SeatPlan, ServerMessage, Step,
    Summary, TableState, Term,
};
use ludoteca_host::{About, Library, Person, PersonId, Table};
use ludoteca_monopd::client::Mirror;
use ludoteca_monopd::server::{Answer, Output, Request, Session};
use ludoteca_monopd::wire::{Element, read_line};
use ludoteca_monopoly::{Action, Event, Monopoly, Outcome, Position, State, shipped};
use ludoteca_words::{Lang, Words};
use serde_json::Value;

use crate::agree::agree;

/// The rules of tables that clients of the network make.
const RULES: &str = "official:manage_after_move=false,packages,fine_any_turn,pay_automatically,transfer_interest=false";

/// A scene; the client has seat 0 of three.
pub(crate) struct Stage {
    game: Monopoly,
    state: State,
    setting: Value,
    summary: Summary,
    version: u32,
    session: Session,
    words: &'static Words,
    mirror: Mirror,
    now: Duration,
    pub(crate) log: String,
}

impl Stage {
    /// Opens a scene in a position, as JSON.
    pub(crate) fn open(position: &str) -> Self {
        let me = Person { id: PersonId("guest".into()), name: "Ana".into() };
        let about =
            About { table: "t".into(), created: 0, invitation: "i".into(), maker: me.clone() };
        let computer =
            |name: &str| SeatPlan::Computer { agent: "quick".into(), name: Some(name.into()) };
        let plan = Plan {
            game: "monopoly".into(),
            rules: Some(RULES.into()),
            board: Some(BoardPlan { name: Some("atlantic-city".into()), ..BoardPlan::default() }),
            seats: vec![SeatPlan::Me {}, computer("Bea"), computer("Cid")],
            ..Plan::default()
        };
        let (table, _) = Table::open(&Library::new(None), plan, about, 1).expect("a plan of ours");
        let setting = Value::clone(&Arc::clone(table.shared()).setting);
        let rules = serde_json::from_value(setting["rules"].clone()).expect("rules");
        let (board, decks) = shipped::find("atlantic-city").expect("a board").load();
        let game = Monopoly::new(board, decks, rules).expect("a game");
        let position: Position = serde_json::from_str(position).expect("a position");
        let state = position.to_state(&game).expect("a position of the game");
        let summary =
            Summary { state: TableState::Playing, ..table.summary(Some(&me.id), &|_| true, 0) };
        let words: &'static Words = Box::leak(Box::new(Words::new(Lang::English)));
        let mut out = Vec::new();
        let session = Session::new(words, &mut out);
        let mut scene = Self {
            game,
            state,
            setting,
            summary,
            version: 1,
            session,
            words,
            mirror: Mirror::default(),
            now: Duration::ZERO,
            log: String::new(),
        };
        scene.settle(out);
        scene.say(".nAna\n.gncity\n");
        // How a game begins is told elsewhere.
        scene.log.clear();
        scene
    }

    fn actions(&self) -> Vec<Choice> {
        let mut actions = Vec::new();
        if self.game.turn(&self.state) == Turn::Decide(Seat(0)) {
            self.game.actions(&self.state, &mut actions);
        }
        let choice = |action: &Action| Choice {
            action: action.to_string(),
            text: format!("button: {action}"),
        };
        actions.iter().map(choice).collect()
    }

    fn position(&self) -> Position {
        Position::of(&self.game, &self.state)
    }

    fn view(&self) -> Value {
        serde_json::to_value(self.position()).expect("a position")
    }

    fn whole(&self) -> ServerMessage {
        ServerMessage::Table {
            summary: Box::new(self.summary.clone()),
            setting: self.setting.clone(),
            version: self.version,
            view: Some(self.view()),
            looks: Some(0),
            turn: self.game.turn(&self.state).into(),
            actions: self.actions(),
            question: None,
            log: Vec::new(),
            chat: Vec::new(),
            clock: None,
        }
    }

    /// Tells a step that has been taken.
    fn told(
        &mut self,
        by: Option<u8>,
        action: String,
        events: &[(Audience, Event)],
    ) -> ServerMessage {
        self.version += 1;
        let news = |(_, event): &(Audience, Event)| {
            let event = serde_json::to_value(event).expect("an event");
            News { only: None, text: event["event"].as_str().unwrap_or_default().to_owned(), event }
        };
        let news = events.iter().map(news).collect();
        let step = Step { version: self.version, by, action, text: String::new(), news };
        ServerMessage::Steps {
            version: self.version,
            steps: vec![step],
            view: self.view(),
            looks: Some(0),
            turn: self.game.turn(&self.state).into(),
            actions: self.actions(),
            question: None,
            clock: None,
        }
    }

    /// A seat plays; what the client hears of it.
    fn play(&mut self, seat: u8, text: &str) -> ServerMessage {
        let refused = |text: String, version: u32| ServerMessage::Refused {
            id: None,
            code: Code::Illegal,
            text,
            version,
        };
        if self.game.turn(&self.state) != Turn::Decide(Seat(seat)) {
            return refused(format!("it is not for seat {seat} to decide"), self.version);
        }
        let action: Action = match text.parse() {
            Ok(action) => action,
            Err(error) => return refused(format!("{error}"), self.version),
        };
        if let Err(error) = self.game.check(&self.state, action) {
            return refused(error.to_string(), self.version);
        }
        let mut events = Vec::new();
        self.game.play(&mut self.state, action, &mut events);
        self.told(Some(seat), text.to_owned(), &events)
    }

    fn serve(&mut self, request: Request, out: &mut Vec<Output>) -> Option<ServerMessage> {
        match request {
            Request::Name(name) => {
                let known = Answer::Known { name, secret: "secret".into(), table: None };
                self.session.answer(known, out);
            }
            Request::Return(secret) => {
                let known = Answer::Known { name: "Ana".into(), secret, table: Some("t".into()) };
                self.session.answer(known, out);
            }
            Request::Make(_) => self.session.answer(Answer::Made("t".into()), out),
            Request::Sit(_) => {
                self.summary.seats[0].away = false;
                self.session.answer(Answer::Done, out);
            }
            Request::Listen(_) => return Some(self.whole()),
            Request::Say(ClientMessage::Play { seat, version, action, .. }) => {
                assert_eq!(version, self.version, "{action} is for another moment");
                return Some(self.play(seat, &action));
            }
            Request::Say(ClientMessage::Hint { id, seat, .. }) => return Some(advice(id, seat)),
            other => panic!("nobody asks for {other:?} here"),
        }
        None
    }

    fn settle(&mut self, mut out: Vec<Output>) {
        while !out.is_empty() {
            let mut next = Vec::new();
            for output in out {
                match output {
                    Output::Send(line) => self.read(&line, &mut next),
                    Output::Ask(request) => {
                        if let Some(message) = self.serve(request, &mut next) {
                            self.session.hear(message, self.now, &mut next);
                        }
                    }
                    Output::Close => {}
                }
            }
            out = next;
        }
    }

    fn read(&mut self, line: &str, out: &mut Vec<Output>) {
        self.log += "< ";
        self.log += line;
        for element in read_line(line.trim_end()).expect("a line of ours") {
            self.mirror.apply(&element);
            if let Element::Player(player) = element
                && let Some(at) = player.location
            {
                self.session.receive(format!(".t{at}\n").as_bytes(), self.now, out);
            }
        }
    }

    fn say(&mut self, text: &str) {
        let mut out = Vec::new();
        self.session.receive(text.as_bytes(), self.now, &mut out);
        self.settle(out);
    }

    fn hear(&mut self, message: ServerMessage) {
        let mut out = Vec::new();
        self.session.hear(message, self.now, &mut out);
        self.settle(out);
    }

    /// The connection breaks, and another one comes back with the cookie.
    fn reconnect(&mut self) {
        let cookie = self.mirror.cookie.clone().expect("a cookie");
        let mut out = Vec::new();
        self.session = Session::new(self.words, &mut out);
        self.mirror = Mirror::default();
        self.settle(out);
        self.say(&format!(".R{cookie}\n"));
    }

    /// Plays a script: `> LINE` of the client, `SEAT: ACTION` of somebody else, `* OUTCOME` of
    /// chance, `! MILLISECONDS` that go by, `away`, `reconnect`, `# …`.
    pub(crate) fn run(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.log += line;
            self.log.push('\n');
            match line.split_once(' ') {
                Some((">", said)) => self.say(&format!("{}\n", said.replace("\\n", "\n"))),
                Some(("*", outcome)) => {
                    let outcome: Outcome = outcome.parse().expect("an outcome");
                    assert_eq!(self.game.turn(&self.state), Turn::Chance, "{line}");
                    let mut events = Vec::new();
                    self.game.resolve(&mut self.state, outcome, &mut events);
                    let message = self.told(None, outcome.to_string(), &events);
                    self.hear(message);
                }
                Some(("!", seconds)) => {
                    self.now +=
                        Duration::from_millis(seconds.parse::<u64>().expect("milliseconds"));
                    let mut out = Vec::new();
                    self.session.tick(self.now, &mut out);
                    self.settle(out);
                }
                Some(("#", _)) => {}
                Some((seat, action)) => {
                    let seat = seat.trim_end_matches(':').parse().expect("a seat");
                    let message = self.play(seat, action);
                    assert!(
                        !matches!(message, ServerMessage::Refused { .. }),
                        "{line}: {message:?}"
                    );
                    self.hear(message);
                }
                None if line == "reconnect" => self.reconnect(),
                None => {
                    self.summary.seats[0].away = line == "away";
                    let summary = Box::new(self.summary.clone());
                    self.hear(ServerMessage::Summary { summary });
                }
            }
            agree(&self.mirror, &self.position());
        }
    }
}

fn advice(id: u32, seat: u8) -> ServerMessage {
    let term = |text: &str, value: f64| Term { name: text.into(), text: text.into(), value };
    let candidate = |action: &str, value: f64, chosen: bool| Candidate {
        action: action.into(),
        text: format!("words: {action}"),
        value,
        terms: vec![term("risk", -0.5), term("rent", 12.25)],
        chance: chosen.then_some(0.375),
        chosen,
    };
    ServerMessage::Advice {
        id,
        seat,
        agent: "optimal".into(),
        action: "roll".into(),
        text: "words: roll".into(),
        candidates: vec![candidate("roll", 11.75, true), candidate("fine", 3.0, false)],
    }
}
