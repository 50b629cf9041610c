//! The Rift on the shelf.

mod agents;
mod view;

use std::ops::RangeInclusive;

use ludoteca_rift::{CardBase, Event, Rift, Rules, View};
use serde_json::{Value, json};

use crate::agent::AgentSpec;
use crate::rules::Book;
use crate::{Beside, CatalogError, Fault, Opening, Setup, Shelved};

impl Shelved for Rift {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const DEFAULT_PLAYERS: u8 = 2;
    const DEFAULT_AGENT: &'static str = "random";
    const EXTENSIONS: &'static [&'static str] = &["rift"];

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
        setup(found.name, found.rules, base)
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

    fn write_setting(&self) -> Value {
        view::setting(self)
    }

    fn write_view(&self, view: &View<'_>) -> Value {
        view::view(view)
    }

    fn write_event(event: &Event) -> Value {
        serde_json::to_value(event).unwrap_or_else(|_| Value::String(format!("{event:?}")))
    }

    fn check_file(file: &str, _: &str, text: &str, _: Beside<'_>) -> Vec<Fault> {
        base_faults(file, text)
    }
}

fn read_base(file: &str, text: &str) -> Result<CardBase, CatalogError> {
    CardBase::parse(text).map_err(|_| CatalogError::Files(base_faults(file, text)))
}

fn base_faults(file: &str, text: &str) -> Vec<Fault> {
    let faults = CardBase::parse(text).err().map(|error| error.faults).unwrap_or_default();
    let own = |fault: ludoteca_rift::LineFault| Fault {
        file: file.to_owned(),
        line: fault.line,
        reason: fault.reason,
    };
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
