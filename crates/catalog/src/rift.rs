//! The Rift on the shelf.

mod agents;
mod view;

use std::ops::RangeInclusive;

use ludoteca_core::{Game as _, Seat, Turn};
use ludoteca_rift::{
    CardBase, DeckFault, DeckList, Event, Format, Illegal, LineFault, Position, Rift, Rules, State,
    View,
};
use serde_json::{Value, json};

use crate::agent::AgentSpec;
use crate::rules::Book;
use crate::{Beside, CatalogError, Fault, Opening, Setup, Shelved};

impl Shelved for Rift {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const DEFAULT_PLAYERS: u8 = 2;
    const DEFAULT_AGENT: &'static str = "random";
    const RIVAL: &'static str = "search";
    const LEVELS: [&'static str; 5] =
        ["random", "classic", "search:nodes=4000", "search:nodes=20000", "search"];
    const SECRETS: bool = true;
    const EXTENSIONS: &'static [&'static str] = &["rift", "deck"];
    const POSITION_MARKS: &'static [&'static str] = &["players"];

    const MEASURES: &'static [&'static str] = &["points", "wins"];

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
        Self::refuse(opening, false, true)?;
        let found = Self::book().find(opening.rules.as_ref())?;
        let base = match &opening.cards {
            Some((file, text)) => Some((read_base(file, text)?, text.clone())),
            None => None,
        };
        let mut rules = found.rules;
        for (seat, (place, code)) in
            [&mut rules.deck1, &mut rules.deck2].into_iter().zip(&opening.decks).enumerate()
        {
            if let Some(code) = code {
                *place = Some(read_deck(seat, code)?);
            }
        }
        setup(found.name, rules, base)
    }

    fn reopen(options: &Value) -> Result<Setup<Self>, CatalogError> {
        let rules = serde_json::from_value(options["rules"].clone())
            .map_err(|error| CatalogError::Unplayable(error.to_string()))?;
        let base = match options["cards"].as_str() {
            Some(text) => Some((read_base("cards", text)?, text.to_owned())),
            None => None,
        };
        setup(options["name"].as_str().unwrap_or_default().to_owned(), rules, base)
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

    fn write_watch(&self, state: &State) -> Value {
        view::watch(&self.view(state, Seat(0)))
    }

    fn measure(&self, state: &State, seat: Seat, out: &mut [f64]) {
        // The board of the last game stays as it is, and its points are counted already.
        let over = self.turn(state) == Turn::Over;
        let board = if over { 0 } else { self.view(state, seat).standing().0[seat.idx()] };
        let of_seat = |both: [u8; 2]| f64::from(both[seat.idx()]);
        out.copy_from_slice(&[of_seat(state.points()) + f64::from(board), of_seat(state.wins())]);
    }

    fn is_turn_complete(&self, state: &State) -> bool {
        self.view(state, Seat(0)).echo().is_none()
    }

    fn write_event(event: &Event) -> Value {
        serde_json::to_value(event).unwrap_or_else(|_| Value::String(format!("{event:?}")))
    }

    fn write_illegal(why: &Illegal) -> Value {
        serde_json::to_value(why).unwrap_or_default()
    }

    fn check_file(file: &str, extension: &str, text: &str, _: Beside<'_>) -> Vec<Fault> {
        if extension == "rift" { base_faults(file, text) } else { deck_faults(file, text) }
    }
}

fn read_base(file: &str, text: &str) -> Result<CardBase, CatalogError> {
    CardBase::parse(text).map_err(|_| CatalogError::Files(base_faults(file, text)))
}

/// The deck that a seat brings; whether it is of the cards that are played with, the game tells.
fn read_deck(seat: usize, code: &str) -> Result<DeckList, CatalogError> {
    let file = format!("deck {}", seat + 1);
    DeckList::from_code(code).map_err(|error| CatalogError::fault(&file, 0, error.to_string()))
}

fn base_faults(file: &str, text: &str) -> Vec<Fault> {
    let faults = CardBase::parse(text).err().map(|error| error.faults);
    own(file, faults.unwrap_or_default())
}

/// Every fault of a deck of the shipped cards in the usual format.
fn deck_faults(file: &str, text: &str) -> Vec<Fault> {
    let base = CardBase::the_rift();
    match DeckList::parse(&base, text) {
        Err(error) => own(file, error.faults),
        Ok(deck) => {
            let fault = |fault: DeckFault| Fault {
                file: file.to_owned(),
                line: 0,
                reason: fault.to_string(),
            };
            deck.faults(&base, Format::default()).into_iter().map(fault).collect()
        }
    }
}

fn own(file: &str, faults: Vec<LineFault>) -> Vec<Fault> {
    let own =
        |fault: LineFault| Fault { file: file.to_owned(), line: fault.line, reason: fault.reason };
    faults.into_iter().map(own).collect()
}

/// The game with the shipped cards, or with those of a text.
fn setup(
    name: String,
    rules: Rules,
    base: Option<(CardBase, String)>,
) -> Result<Setup<Rift>, CatalogError> {
    let mut options = json!({ "name": name, "rules": rules });
    let base = match base {
        Some((base, text)) => {
            options["cards"] = json!(text);
            base
        }
        None => CardBase::the_rift(),
    };
    let game =
        Rift::new(base, rules).map_err(|error| CatalogError::Unplayable(error.to_string()))?;
    Ok(Setup { game, rules: name, options })
}
