//! What a table says becomes lines.

use ludoteca_host::wire::{Choice, ServerMessage, Step, Summary, TableState};
use ludoteca_monopoly::Position;
use serde_json::Value;

use super::picture::Picture;
use super::seated::Seated;
use super::{Output, Request, Session, complain, say, tell};
use crate::wire::{Button, Display, DisplayText, Element, Message, PlayerUpdate};

impl Session {
    pub(super) fn tell(&mut self, message: ServerMessage, out: &mut Vec<Output>) {
        match message {
            ServerMessage::Table { summary, setting, version, view, looks, actions, .. } => {
                let Some(seated) = &mut self.seated else { return };
                let first = seated.summary.is_none();
                seated.setting = setting;
                seated.looks = looks;
                self.tell_summary(summary, first, out);
                if let Some(view) = view {
                    self.tell_moment(version, view, actions, &[], out);
                }
            }
            ServerMessage::Steps { version, steps, view, looks, actions, .. } => {
                if let Some(seated) = &mut self.seated {
                    seated.looks = looks.or(seated.looks);
                }
                self.tell_moment(version, view, actions, &steps, out);
            }
            ServerMessage::Summary { summary } => self.tell_summary(summary, false, out),
            ServerMessage::Said { said } => {
                let player = self.seated.as_ref().zip(said.seat);
                let player = player.map_or(0, |(seated, seat)| seated.player(seat));
                let chat = Message {
                    kind: Some("chat".into()),
                    player: Some(player),
                    author: Some(said.name),
                    value: Some(said.text),
                };
                tell(&[Element::Message(chat)], out);
            }
            ServerMessage::Refused { id, text, .. } => self.tell_refusal(id, &text, out),
            ServerMessage::Gone { text, .. } => {
                say("info", &text, out);
                self.get_up(out);
            }
            ServerMessage::Advice { agent, text, candidates, .. } => {
                self.tell_advice(&agent, &text, &candidates, out);
            }
            ServerMessage::Thinking { .. }
            | ServerMessage::Done { .. }
            | ServerMessage::Pong {} => {}
        }
    }

    fn tell_refusal(&mut self, id: Option<u32>, text: &str, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return complain(text, out) };
        if id.is_some() && id == seated.closing {
            // The client did not ask for that.
            return;
        }
        complain(text, out);
        if id.is_some() && id != seated.decision {
            return;
        }
        seated.deciding = false;
        if self.take_back_offer(out) {
            self.go_on(out);
        }
        self.tell_choices(out);
    }

    fn tell_summary(&mut self, summary: Box<Summary>, first: bool, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let sat = seated.summary.as_ref().is_some_and(|before| !before.yours.is_empty());
        let sent_away = sat && summary.yours.is_empty();
        seated.summary = Some(summary);
        if sent_away {
            say("info", &self.words.plain("monopd-serve-sent-away"), out);
            out.push(Output::Ask(Request::Deafen));
            return self.get_up(out);
        }
        if seated.is_waiting() {
            self.tell_waiting(first, out);
        } else if seated.running {
            self.tell_names(out);
        }
        self.tell_stand_in(out);
        self.tell_end(out);
    }

    /// Somebody else may have a seat now.
    fn tell_names(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let Some(picture) = Picture::of(seated, self.words) else { return };
        tell(&picture.since(&seated.told), out);
        seated.told = picture;
    }

    fn tell_moment(
        &mut self,
        version: u32,
        view: Value,
        actions: Vec<Choice>,
        steps: &[Step],
        out: &mut Vec<Output>,
    ) {
        let Some(seated) = &mut self.seated else { return };
        seated.version = version;
        seated.deciding = false;
        seated.actions = actions;
        seated.asked_to_bid = seated.may("leave").then_some(self.now);
        seated.going = 0;
        match serde_json::from_value::<Position>(view) {
            Ok(position) => seated.position = Some(position),
            Err(error) => return complain(&error.to_string(), out),
        }
        seated.note_actions();
        self.check_standing(out);
        if self.seated.as_ref().is_some_and(|seated| seated.running) {
            self.tell_steps(steps, out);
            self.tell_round(out);
        } else {
            self.tell_start(out);
        }
        self.tell_trades(steps, out);
        self.go_on(out);
        self.tell_choices(out);
        self.tell_end(out);
    }

    /// What happened in words, the moves one after another, and then everything that is new.
    fn tell_steps(&mut self, steps: &[Step], out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let mut arriving = None;
        for news in steps.iter().flat_map(|step| &step.news) {
            let event = &news.event;
            // Players read what has happened since they rolled themselves, watchers turn by turn.
            let begins = match seated.looks {
                Some(seat) => event["event"] == "rolled" && event["seat"] == seat,
                None => event["event"] == "turn-begins",
            };
            if begins || !news.text.is_empty() {
                let shown = DisplayText {
                    estate: begins.then_some(-1),
                    text: Some(news.text.clone()),
                    clear_text: Some(begins),
                    clear_buttons: Some(begins),
                };
                tell(&[Element::Display(Display { shown, buttons: Vec::new() })], out);
            }
            if event["event"] == "moved" {
                arriving = tell_move(seated, event, out).or(arriving);
            }
        }
        let Some(picture) = Picture::of(seated, self.words) else { return };
        let mut news = picture.since(&seated.told);
        for element in &mut news {
            if let Element::Player(player) = element
                && player.location.is_some()
            {
                // Whatever was not shown as a move is a jump; clients do not remember which.
                player.direct_move = Some(true);
            }
        }
        tell(&news, out);
        seated.told = picture;
        seated.arriving = arriving.map(|at| (at, self.now));
    }

    fn tell_round(&mut self, out: &mut Vec<Output>) {
        let Some(summary) = self.seated.as_ref().and_then(|seated| seated.summary.clone()) else {
            return;
        };
        let turns = self.seated.as_ref().and_then(|it| it.position.as_ref()).map(|it| it.turns);
        let summary = Summary { turns: turns.unwrap_or(1).saturating_sub(1), ..*summary };
        let game = self.game_of(&summary);
        let elements: Vec<Element> = self.lobby.news(&game).into_iter().collect();
        tell(&elements, out);
    }

    /// The end, once.
    fn tell_end(&mut self, out: &mut Vec<Output>) {
        let Some(seated) = &mut self.seated else { return };
        let over = seated.summary.as_ref().is_some_and(|it| it.state == TableState::Over);
        if !over || seated.over || !seated.running {
            return;
        }
        seated.over = true;
        seated.asked_to_bid = None;
        let winners = seated.summary.iter().flat_map(|summary| &summary.seats);
        let winners: Vec<String> = winners
            .filter(|seat| seat.score.is_some_and(|score| score > 0.0))
            .map(|seat| seat.name.clone())
            .collect();
        let winners = winners.join(", ");
        let text = self.words.say("monopd-serve-over", &[("winners", (&winners).into())]);
        let shown = DisplayText {
            estate: Some(-1),
            text: Some(text),
            clear_text: Some(false),
            clear_buttons: Some(true),
        };
        let leave = Button {
            command: Some(".gx".into()),
            caption: Some(self.words.plain("monopd-button-leave-game")),
            enabled: Some(true),
        };
        tell(&[Element::Display(Display { shown, buttons: vec![leave] })], out);
        let Some(summary) = self.seated.as_ref().and_then(|it| it.summary.clone()) else { return };
        let game = self.game_of(&summary);
        let elements: Vec<Element> = self.lobby.news(&game).into_iter().collect();
        tell(&elements, out);
    }
}

/// Shows a move; where it leads to.
fn tell_move(seated: &mut Seated, event: &Value, out: &mut Vec<Output>) -> Option<i32> {
    let seat = event["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok())?;
    let to = event["to"].as_i64().and_then(|to| i32::try_from(to).ok())?;
    let player = seated.player(seat);
    let forward = event["steps"].as_i64().is_some_and(|steps| steps > 0);
    let step = PlayerUpdate {
        player: Some(player),
        location: Some(to),
        direct_move: Some(!forward),
        ..PlayerUpdate::default()
    };
    tell(&[Element::Player(step.clone())], out);
    let told = seated.told.players.entry(player).or_default();
    told.merge(&PlayerUpdate { direct_move: None, ..step });
    forward.then_some(to)
}

/// A text for the person at the client.
pub(super) fn show(text: &str, out: &mut Vec<Output>) {
    let shown = DisplayText {
        text: Some(text.to_owned()),
        clear_text: Some(false),
        clear_buttons: Some(false),
        ..DisplayText::default()
    };
    tell(&[Element::Display(Display { shown, buttons: Vec::new() })], out);
}
