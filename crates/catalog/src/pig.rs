//! Pig on the shelf.

use std::ops::RangeInclusive;

use ludoteca_core::Seat;
use ludoteca_pig::agents::HoldAt;
use ludoteca_pig::{Action, Event, Illegal, Options, Pig, State, View};
use serde_json::{Value, json};

use crate::agent::{AgentSpec, Parameter};
use crate::rules::Book;
use crate::{CatalogError, Opening, Setup, Shelved};

impl Shelved for Pig {
    type Rules = Options;

    const PLAYERS: RangeInclusive<u8> = 2..=8;
    const DEFAULT_PLAYERS: u8 = 2;
    const DEFAULT_AGENT: &'static str = "hold-at";
    const RIVAL: &'static str = "hold-at";
    const LEVELS: [&'static str; 5] =
        ["uniform", "hold-at:at=8", "hold-at:at=12", "hold-at:at=16", "hold-at"];

    const MEASURES: &'static [&'static str] = &["score"];

    fn book() -> Book<Options> {
        Book {
            presets: Options::PRESETS.to_vec(),
            words: &[],
            faults: |options| options.check().err().iter().map(ToString::to_string).collect(),
        }
    }

    fn agents() -> Vec<AgentSpec<Self>> {
        const AT: Parameter = Parameter::whole("at", 20.0, 1.0, 10_000.0);
        vec![
            AgentSpec::uniform(),
            AgentSpec::new("hold-at", &[AT], |given| HoldAt::new(given.whole("at"))),
        ]
    }

    fn open(opening: &Opening) -> Result<Setup<Self>, CatalogError> {
        Self::refuse(opening, false, false)?;
        let found = Self::book().find(opening.rules.as_ref())?;
        setup(found.name, found.rules)
    }

    fn write_view(&self, view: &View<'_>) -> Value {
        let scores: Vec<u16> = Seat::all(view.seats()).map(|seat| view.score(seat)).collect();
        json!({ "target": view.target(), "scores": scores, "turn_total": view.turn_total() })
    }

    /// Keeps what there is; rolls where there is nothing to keep.
    fn plainest(&self, _: &State, listed: &[Action]) -> Option<Action> {
        listed.iter().copied().max_by_key(|action| *action == Action::Hold)
    }

    fn measure(&self, state: &State, seat: Seat, out: &mut [f64]) {
        out[0] = state.score(seat).into();
    }

    fn write_event(event: &Event) -> Value {
        match *event {
            Event::Rolled { seat, face } => {
                json!({ "event": "rolled", "seat": seat.0, "face": face.pips() })
            }
            Event::TurnLost { seat, points } => {
                json!({ "event": "turn-lost", "seat": seat.0, "points": points })
            }
            Event::Held { seat, points, score } => {
                json!({ "event": "held", "seat": seat.0, "points": points, "score": score })
            }
            Event::Won { seat } => json!({ "event": "won", "seat": seat.0 }),
        }
    }

    fn write_illegal(why: &Illegal) -> Value {
        serde_json::to_value(why).unwrap_or_default()
    }

    fn reopen(options: &Value) -> Result<Setup<Self>, CatalogError> {
        let rules = serde_json::from_value(options["rules"].clone())
            .map_err(|error| CatalogError::Unplayable(error.to_string()))?;
        setup(options["name"].as_str().unwrap_or_default().to_owned(), rules)
    }
}

fn setup(rules: String, options: Options) -> Result<Setup<Pig>, CatalogError> {
    let game = Pig::new(options).map_err(|error| CatalogError::Unplayable(error.to_string()))?;
    let options = json!({ "name": rules, "rules": options });
    Ok(Setup { game, rules, options })
}
