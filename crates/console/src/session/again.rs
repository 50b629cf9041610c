//! The last round once more.

use std::io;

use ludoteca_core::{Seat, Turn};
use serde_json::Value;

use super::Session;
use crate::{Ink, Scene};

/// Where the last two turns of somebody began, the later one first.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Begun {
    last: Option<Moment>,
    before: Option<Moment>,
}

/// A moment of the game: what was seen then, and how much had happened.
#[derive(Clone, PartialEq, Debug)]
struct Moment {
    turns: u32,
    log: usize,
    turn: Turn,
    view: Value,
}

impl Session<'_> {
    /// Remembers how things stand, unless it is still the same turn; for those who watch without
    /// a seat.
    pub(super) fn remember_turn(&mut self, looks: Option<Seat>) {
        let turns = self.table.turns_taken();
        let at = looks.map_or(self.begun.len() - 1, Seat::idx);
        if self.begun[at].last.as_ref().is_some_and(|moment| moment.turns == turns) {
            return;
        }
        let (log, turn, view) = (self.log.len(), self.table.turn(), self.view(looks));
        let begun = &mut self.begun[at];
        begun.before = begun.last.replace(Moment { turns, log, turn, view });
    }

    /// Tells again what has happened since the last turn of a seat began, or since the game was
    /// opened here. Where the terminal has room for two boards, the one of then comes first.
    pub(super) fn again(&mut self, looks: Option<Seat>) -> io::Result<()> {
        let at = looks.map_or(self.begun.len() - 1, Seat::idx);
        let Begun { last, before } = self.begun[at].clone();
        // Those who watch are asked when a turn is over, people when one begins.
        let moment = if looks.is_none() { last } else { before };
        let lines = self.told(moment.as_ref().map_or(0, |moment| moment.log), looks);
        if lines.is_empty() {
            return self.say("play-nothing-happened", &[]);
        }
        let view = self.view(looks);
        let now = self.face.draw(&self.scene(&view, looks));
        let then = moment.map(|Moment { turn, view, .. }| {
            let scene = Scene { turn, ..self.scene(&view, looks) };
            let title = scene.paint(Ink::Bold, &scene.say("play-before", &[]));
            format!("{title}\n{}\n", self.face.draw(&scene))
        });
        let used = |text: &str| text.lines().count();
        let height = self.terminal.style.height;
        let fits = |then: &String| used(then) + used(&now) + lines.len() + 3 <= height;
        if let Some(then) = then.filter(fits) {
            self.write(&then)?;
        }
        for line in &lines {
            self.write(line)?;
        }
        self.write(&format!("\n{now}"))
    }
}
