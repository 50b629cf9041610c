//! The open game: where it stands, and who holds the console.

use ludoteca_core::{Seat, Turn};
use ludoteca_words::Words;
use serde_json::Value;

use super::people::Player;
use crate::faces::monopoly::{facts, sheets};
use crate::scene::{count, list, seat};
use crate::{LocalTable, Scene, Style, TableLink as _, Thought};

/// The open game.
pub(super) struct Open {
    pub(super) table: LocalTable,
    pub(super) players: Vec<Player>,
    pub(super) currency: String,
    /// The name under which it was saved last.
    pub(super) file: Option<String>,
    /// The steps that are in that file.
    pub(super) saved: Option<usize>,
    /// The steps before each command that changed the game, for going back.
    pub(super) marks: Vec<usize>,
    /// A question was put off: the next `tirar` or `fin` asks it again.
    pub(super) put_off: bool,
    /// The turn for which a computer player was told to go on.
    pub(super) go: Option<u32>,
    /// What a computer player decided last that was worth a thought, and from where.
    pub(super) why: Option<(Thought, Turn, Value)>,
    /// What was said already of where the game stands.
    pub(super) said: Said,
    /// The turn in which a person decided something last.
    pub(super) asked: u32,
}

/// What need not be said twice.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Said {
    Nothing,
    /// This debt.
    Debt(Value),
    /// That the game is over.
    Over,
}

/// What kind of moment it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// The dice or the cards decide.
    Chance,
    /// The seat on turn may roll.
    Before,
    /// The seat on turn has moved; with doubles it rolls again.
    After {
        doubles: bool,
    },
    /// Somebody who asked for the console has it.
    Window,
    /// Somebody else is asked before the roll.
    Others,
    /// Somebody has to raise money.
    Debt,
    /// Something has to be answered.
    Question,
    Over,
}

impl Open {
    pub(super) fn new(table: LocalTable, players: Vec<Player>, currency: String) -> Self {
        Self {
            table,
            players,
            currency,
            file: None,
            saved: None,
            marks: Vec::new(),
            put_off: false,
            go: None,
            why: None,
            said: Said::Nothing,
            asked: 0,
        }
    }

    /// What everybody sees: nothing is hidden in this game.
    pub(super) fn view(&self) -> Value {
        self.table.view(Seat(0))
    }

    /// Whoever decides now.
    pub(super) fn holder(&self) -> Option<Seat> {
        if let Turn::Decide(seat) = self.table.turn() { Some(seat) } else { None }
    }

    /// Whoever has the turn.
    pub(super) fn on_turn(&self) -> Seat {
        seat(&self.view()["on_turn"]).unwrap_or(Seat(0))
    }

    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.idx()).is_some_and(|player| player.agent.is_none())
    }

    /// Whether somebody is still in the game.
    pub(super) fn is_in(&self, seat: Seat) -> bool {
        seat.idx() < self.players.len() && self.view()["players"][seat.idx()]["out"] != true
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.players.get(seat.idx()).map_or_else(String::new, |player| player.name.clone())
    }

    pub(super) fn cash(&self, seat: Seat) -> i64 {
        crate::scene::whole(&self.view()["players"][seat.idx()]["cash"])
    }

    pub(super) fn moment(&self) -> Moment {
        self.moment_of(&self.view())
    }

    /// The kind of moment that the present view shows.
    pub(super) fn moment_of(&self, view: &Value) -> Moment {
        match self.table.turn() {
            Turn::Over => return Moment::Over,
            Turn::Chance => return Moment::Chance,
            Turn::Decide(_) => {}
        }
        if !view["business"].is_null() {
            return Moment::Question;
        }
        if !list(&view["debts"]).is_empty() {
            return Moment::Debt;
        }
        match view["phase"].as_str() {
            Some("before") => Moment::Before,
            Some("after") => Moment::After { doubles: count(&view["doubles"]) > 0 },
            Some("others") => Moment::Others,
            None if !view["phase"]["window"].is_null() => Moment::Window,
            _ => Moment::Question,
        }
    }

    /// Whether the listed actions have this one.
    pub(super) fn lists(&self, action: &str) -> bool {
        self.table.actions().iter().any(|listed| listed == action)
    }

    pub(super) fn scene<'s>(
        &'s self,
        view: &'s Value,
        looks: Option<Seat>,
        words: &'s Words,
        style: &'s Style,
    ) -> Scene<'s> {
        let (setting, seats) = (self.table.setting(), self.table.seats());
        Scene { setting, view, seats, looks, turn: self.table.turn(), words, style }
    }

    /// What a square is called.
    pub(super) fn square(&self, square: usize) -> String {
        crate::scene::text(&self.table.setting()["squares"][square]["name"]).to_owned()
    }

    /// The squares that somebody owns.
    pub(super) fn lots(&self, seat: Seat) -> Vec<usize> {
        let view = self.view();
        facts::lots(seat, &view["players"][seat.idx()]).iter().map(|lot| lot.square).collect()
    }

    /// How many jail cards somebody holds.
    pub(super) fn jail_cards(&self, seat: Seat) -> usize {
        facts::jail_cards(&self.view()["players"][seat.idx()])
    }

    /// What is on a square that somebody owns, in words.
    pub(super) fn built(&self, square: usize, words: &Words, style: &Style) -> String {
        let view = self.view();
        let scene = self.scene(&view, None, words, style);
        let built = facts::owned(&scene, square).and_then(|lot| sheets::built(&scene, lot));
        built.unwrap_or_else(|| words.plain("console-unbuilt"))
    }

    /// Whose turn it is, and who holds the console if that is somebody else.
    pub(super) fn prompt(&self) -> String {
        let moment = self.moment();
        if moment == Moment::Over {
            return String::new();
        }
        let turn = self.on_turn();
        let holder = self.holder().filter(|&holder| holder != turn && moment != Moment::Others);
        let holder = holder.map_or_else(String::new, |seat| format!(" [~{}]", self.name(seat)));
        format!(" ({}){holder}", self.name(turn))
    }

    pub(super) fn record(&self) -> String {
        self.table.record().unwrap_or_default()
    }

    /// Whether there is something that no file has.
    pub(super) fn has_changed(&self) -> bool {
        self.saved != Some(self.table.steps())
    }

    /// Notes where the game stands, for going back to it.
    pub(super) fn mark(&mut self) {
        let now = self.table.steps();
        if self.marks.last() != Some(&now) {
            self.marks.push(now);
        }
    }
}
