//! Parchís on the shelf.

mod agents;
mod learn;
mod view;

use std::ops::RangeInclusive;

use ludoteca_core::{Game as _, Seat};
use ludoteca_parchis::{Colour, Event, Illegal, Parchis, Position, Rules, State, View};
use serde_json::{Value, json};

use crate::agent::AgentSpec;
use crate::rules::Book;
use crate::{AnyLearner, CatalogError, Course, Fault, Opening, Setup, Shelved};

impl Shelved for Parchis {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const DEFAULT_PLAYERS: u8 = 2;
    const DEFAULT_AGENT: &'static str = "random";
    const RIVAL: &'static str = "expecti";
    const LEVELS: [&'static str; 5] =
        ["level:n=1", "level:n=2", "level:n=3", "level:n=4", "level:n=5"];
    const COLOURS: &'static [&'static str] =
        &["yellow", "blue", "red", "green", "orange", "purple"];
    const POSITION_MARKS: &'static [&'static str] =
        &["yellow", "blue", "red", "green", "orange", "purple", "on_turn"];

    const MEASURES: &'static [&'static str] = &["squares", "goal", "yard"];

    fn seat_colours(&self, players: u8) -> Option<Vec<&'static str>> {
        let state = self.start(players);
        let first = |seat| self.view(&state, seat).colours_of(seat).next();
        Seat::all(players).map(|seat| first(seat).map(Colour::name)).collect()
    }

    fn usual_players(&self) -> u8 {
        // As many as the board has room for.
        *self.players().end()
    }

    fn book() -> Book<Rules> {
        Book {
            presets: Rules::PRESETS.to_vec(),
            words: &[],
            faults: |rules| rules.faults().iter().map(ToString::to_string).collect(),
        }
    }

    fn agents() -> Vec<AgentSpec<Self>> {
        agents::all()
    }

    fn open(opening: &Opening) -> Result<Setup<Self>, CatalogError> {
        Self::refuse(opening, false, false)?;
        let found = Self::book().find(opening.rules.as_ref())?;
        setup(found.name, found.rules)
    }

    fn reopen(options: &Value) -> Result<Setup<Self>, CatalogError> {
        let rules = serde_json::from_value(options["rules"].clone())
            .map_err(|error| CatalogError::Unplayable(error.to_string()))?;
        setup(options["name"].as_str().unwrap_or_default().to_owned(), rules)
    }

    fn read_position(&self, text: &str) -> Result<State, CatalogError> {
        let position: Position = serde_json::from_str(text)
            .map_err(|error| CatalogError::Files(vec![Fault::of_json("", &error)]))?;
        position.to_state(self).map_err(|faults| CatalogError::reasons(&faults))
    }

    fn write_position(&self, state: &State) -> Option<Value> {
        serde_json::to_value(Position::of(self, state)).ok()
    }

    fn write_setting(&self) -> Value {
        view::setting(self)
    }

    fn write_view(&self, view: &View<'_>) -> Value {
        view::view(view)
    }

    fn measure(&self, state: &State, seat: Seat, out: &mut [f64]) {
        let colours = self.view(state, seat).colours_of(seat);
        let goal = self.board().goal();
        out.fill(0.0);
        for place in colours.flat_map(|colour| state.places(colour)) {
            out[0] += f64::from(place);
            out[1] += f64::from(u8::from(place == goal));
            out[2] += f64::from(u8::from(place == 0));
        }
    }

    fn learner<'g>(&'g self, course: &Course) -> Result<Box<dyn AnyLearner + 'g>, CatalogError> {
        learn::learner(self, course)
    }

    fn write_event(event: &Event) -> Value {
        serde_json::to_value(event).unwrap_or_else(|_| Value::String(format!("{event:?}")))
    }

    fn write_illegal(why: &Illegal) -> Value {
        serde_json::to_value(why).unwrap_or_default()
    }
}

fn setup(rules: String, options: Rules) -> Result<Setup<Parchis>, CatalogError> {
    let game =
        Parchis::new(options).map_err(|error| CatalogError::Unplayable(error.to_string()))?;
    let options = json!({ "name": rules, "rules": options });
    Ok(Setup { game, rules, options })
}
