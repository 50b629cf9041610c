//! Monopoly on the shelf.

mod agents;
mod board;
mod income;
mod measures;
mod plainest;
mod position;
mod setting;

use std::ops::RangeInclusive;

use ludoteca_core::{Game as _, Seat};
use ludoteca_monopoly::{Action, Event, Illegal, Monopoly, Rules, State, View, shipped};
use serde_json::{Value, json};

use crate::agent::AgentSpec;
use crate::rules::{Book, Word};
use crate::{Beside, BoardFiles, BoardInfo, CatalogError, Fault, Fit, Opening, Setup, Shelved};
use board::ChosenBoard;

impl Shelved for Monopoly {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 2..=8;
    const DEFAULT_PLAYERS: u8 = 4;
    const DEFAULT_AGENT: &'static str = "quick";
    const RIVAL: &'static str = "optimal";
    const LEVELS: [&'static str; 5] = ["uniform", "random", "quick", "rules", "optimal"];
    const TOKENS: &'static [&'static str] =
        &["hat", "shoe", "ship", "car", "dog", "iron", "cat", "duck"];
    const EXTENSIONS: &'static [&'static str] = &["tab", "tjt"];
    const POSITION_MARKS: &'static [&'static str] = &["players"];

    const MEASURES: &'static [&'static str] = measures::KEYS;

    fn book() -> Book<Rules> {
        Book {
            presets: Rules::PRESETS.iter().map(|&(name, rules, _)| (name, rules)).collect(),
            words: &[
                Word { name: "short", takes_number: false, apply: |rules, _| rules.short() },
                Word { name: "time_limit", takes_number: true, apply: Rules::time_limit },
            ],
            faults: |rules| rules.faults().iter().map(ToString::to_string).collect(),
        }
    }

    fn boards() -> Vec<BoardInfo> {
        let info = |board: &shipped::Shipped| BoardInfo {
            name: board.name,
            squares: board.load().0.squares().len(),
        };
        shipped::SHIPPED.iter().map(info).collect()
    }

    fn agents() -> Vec<AgentSpec<Self>> {
        agents::all()
    }

    fn open(opening: &Opening) -> Result<Setup<Self>, CatalogError> {
        Self::refuse(opening, true, false)?;
        let found = Self::book().find(opening.rules.as_ref())?;
        let board = match &opening.board {
            Some(source) => ChosenBoard::open(source)?,
            None => ChosenBoard::of_preset(found.preset)?,
        };
        setup(found.name, found.rules, board)
    }

    fn reopen(options: &Value) -> Result<Setup<Self>, CatalogError> {
        let rules = serde_json::from_value(options["rules"].clone())
            .map_err(|error| CatalogError::Unplayable(error.to_string()))?;
        let name = options["name"].as_str().unwrap_or_default().to_owned();
        setup(name, rules, ChosenBoard::reopen(&options["board"])?)
    }

    fn read_position(&self, text: &str) -> Result<State, CatalogError> {
        position::read(self, text)
    }

    fn write_position(&self, state: &State) -> Option<Value> {
        position::write(self, state)
    }

    fn write_setting(&self) -> Value {
        setting::write(self)
    }

    fn write_view(&self, view: &View<'_>) -> Value {
        serde_json::to_value(view.position()).unwrap_or_default()
    }

    fn plainest(&self, _: &State, listed: &[Action]) -> Option<Action> {
        plainest::of(listed)
    }

    fn worth(&self, state: &State, seat: Seat) -> Option<i64> {
        Some(self.view(state, seat).worth(seat))
    }

    fn measure(&self, state: &State, seat: Seat, out: &mut [f64]) {
        measures::measure(&self.view(state, seat), seat, out);
    }

    fn write_event(event: &Event) -> Value {
        serde_json::to_value(event).unwrap_or_else(|_| Value::String(format!("{event:?}")))
    }

    fn write_illegal(why: &Illegal) -> Value {
        serde_json::to_value(why).unwrap_or_default()
    }

    fn deck_names(file: &str, text: &str) -> Result<Vec<String>, CatalogError> {
        board::deck_names(file, text)
    }

    fn shipped_deck(name: &str) -> Option<String> {
        board::shipped_deck(name)
    }

    fn shipped_board(name: &str) -> Option<String> {
        shipped::find(name).map(|board| board.tab.to_owned())
    }

    fn mend_file(file: &str, extension: &str, text: &str) -> Option<String> {
        board::mend(file, extension, text)
    }

    fn fit_decks(files: &BoardFiles) -> Fit {
        board::fit(files)
    }

    fn check_file(file: &str, extension: &str, text: &str, beside: Beside<'_>) -> Vec<Fault> {
        if extension == "tab" {
            board::check_board(file, text, beside)
        } else {
            board::check_deck(file, text)
        }
    }
}

fn setup(name: String, rules: Rules, board: ChosenBoard) -> Result<Setup<Monopoly>, CatalogError> {
    let options = json!({ "name": name, "rules": rules, "board": board.line });
    let game = Monopoly::new(board.board, board.decks, rules)
        .map_err(|error| CatalogError::Unplayable(error.to_string()))?;
    Ok(Setup { game, rules: name, options })
}
