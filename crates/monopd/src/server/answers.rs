//! What the house answers.

use super::{ME, Output, Request, Session, complain, say, tell};
use crate::wire::{ClientInfo, Element, MAX_NAME, PlayerUpdate, first_chars};

/// What the house answers to a [`Request`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The person, with the secret by which they come back.
    Known {
        /// What they are called.
        name: String,
        /// Their secret.
        secret: String,
        /// The table where they play, if they come back to one.
        table: Option<String>,
    },
    /// The name of a table that was made.
    Made(String),
    /// It was done.
    Done,
    /// It was not done, and why.
    Refused(String),
}

impl Session {
    /// The house answers what it was asked last.
    pub fn answer(&mut self, answer: Answer, out: &mut Vec<Output>) {
        let Some(asked) = self.asked.take() else { return };
        match (asked, answer) {
            (Request::Arrange(..), Answer::Refused(text)) => {
                complain(&text, out);
                self.tell_options(out);
            }
            (_, Answer::Refused(text)) => complain(&text, out),
            (Request::Name(_), Answer::Known { name, secret, .. }) => {
                self.introduce(name, secret, out);
            }
            (Request::Return(_), Answer::Known { name, secret, table }) => {
                say("info", &self.words.plain("monopd-serve-back"), out);
                self.introduce(name, secret, out);
                if let Some(table) = table {
                    self.sit_at(table, out);
                }
            }
            (Request::Make(_), Answer::Made(table)) => {
                self.sit_at(table, out);
            }
            (Request::Sit(table), Answer::Done) => {
                if self.table() == Some(&table) {
                    // Back from a computer player: what can be decided now comes with everything.
                    out.push(Output::Ask(Request::Listen(table)));
                } else {
                    self.sit_at(table, out);
                }
            }
            _ => {}
        }
        self.work(out);
    }

    fn introduce(&mut self, name: String, secret: String, out: &mut Vec<Output>) {
        let cookie = Some(secret.clone());
        let client = ClientInfo { player: Some(ME), cookie: cookie.clone() };
        let shown = first_chars(&name, MAX_NAME);
        let player = PlayerUpdate {
            player: Some(ME),
            name: Some(shown),
            host: Some(String::new()),
            cookie,
            game: Some(self.seated.as_ref().map_or(-1, |seated| seated.game)),
            ..PlayerUpdate::default()
        };
        if self.cookie.is_none() {
            tell(&[Element::Client(client)], out);
        }
        tell(&[Element::Player(player)], out);
        (self.name, self.cookie) = (Some(name), Some(secret));
    }
}
