//! Every way to change one switch of some rules.

use ludoteca_catalog::{AnyGame, CatalogError, Expected, GameEntry, Opening, RulesSource};
use serde_json::{Map, Value};

use crate::CLOCK;

/// Rules with one switch changed.
#[derive(Debug)]
pub struct Variant {
    /// The switch, or a word that sets several.
    pub switch: String,
    /// Its value; empty for a word that takes none.
    pub value: String,
    /// The game by these rules.
    pub game: Box<dyn AnyGame>,
}

/// A change that cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Skipped {
    /// The switch.
    pub switch: String,
    /// Its value.
    pub value: String,
    /// Why.
    pub reason: CatalogError,
}

/// All changes of a base.
#[derive(Debug)]
pub struct Variants {
    /// The game by the rules that are changed.
    pub base: Box<dyn AnyGame>,
    /// Those that can be played.
    pub list: Vec<Variant>,
    /// Those that cannot.
    pub skipped: Vec<Skipped>,
}

impl Variants {
    /// Every change of one switch: those that are on or off the other way, words by every other
    /// value, and what is `given` as (switch, value). Of `only` these switches, unless there are none.
    ///
    /// # Errors
    /// The base cannot be opened; something given or asked for is not there.
    pub fn of(
        entry: &dyn GameEntry,
        opening: &Opening,
        given: &[(String, String)],
        only: &[String],
    ) -> Result<Self, CatalogError> {
        let base = entry.open(opening)?;
        let source = opening
            .rules
            .clone()
            .unwrap_or_else(|| RulesSource::Named(entry.presets()[0].to_owned()));
        let maker = Maker { entry, opening, source };
        let mut found = Self { base, list: Vec::new(), skipped: Vec::new() };
        found.base.set_clock(&CLOCK);
        let rules = rules_of(found.base.as_ref());
        let wanted: Vec<String> = only.iter().map(|name| name.replace('-', "_")).collect();
        let switches: Vec<String> =
            entry.switches().into_iter().map(|switch| switch.name).collect();
        for name in wanted.iter().chain(given.iter().map(|(name, _)| name)) {
            if !switches.contains(&name.replace('-', "_")) {
                // What is said of a switch that is not there is said by whoever knows them all.
                maker.open(name, "")?;
            }
        }
        for switch in &switches {
            if !wanted.is_empty() && !wanted.contains(switch) {
                continue;
            }
            for value in maker.values(switch, rules.get(switch)) {
                let opened = maker.open(switch, &value);
                found.take(switch, value, opened, &rules);
            }
        }
        for (switch, value) in given {
            let game = maker.open(switch, value)?;
            found.take(&switch.replace('-', "_"), value.clone(), Ok(game), &rules);
        }
        Ok(found)
    }

    fn take(
        &mut self,
        switch: &str,
        value: String,
        opened: Result<Box<dyn AnyGame>, CatalogError>,
        base: &Map<String, Value>,
    ) {
        let switch = switch.to_owned();
        let known = |game: &dyn AnyGame| {
            let rules = rules_of(game);
            rules == *base || self.list.iter().any(|other| rules_of(other.game.as_ref()) == rules)
        };
        match opened {
            // Twice the same says nothing new.
            Ok(game) if known(game.as_ref()) => {}
            Ok(mut game) => {
                game.set_clock(&CLOCK);
                self.list.push(Variant { switch, value, game });
            }
            Err(reason) => self.skipped.push(Skipped { switch, value, reason }),
        }
    }
}

/// The rules of a game as its switches.
fn rules_of(game: &dyn AnyGame) -> Map<String, Value> {
    let options: Value = serde_json::from_str(game.options()).unwrap_or_default();
    options["rules"].as_object().cloned().unwrap_or_default()
}

/// Opens the base with a switch changed.
struct Maker<'a> {
    entry: &'a dyn GameEntry,
    opening: &'a Opening,
    source: RulesSource,
}

impl Maker<'_> {
    fn open(&self, switch: &str, value: &str) -> Result<Box<dyn AnyGame>, CatalogError> {
        let rules = match &self.source {
            RulesSource::Named(base) => {
                let join = if base.contains(':') { ',' } else { ':' };
                let sign = if value.is_empty() { "" } else { "=" };
                RulesSource::Named(format!("{base}{join}{switch}{sign}{value}"))
            }
            RulesSource::File { name, text } => {
                let mut rules: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
                let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
                rules.insert(switch.replace('-', "_"), value);
                let text = Value::Object(rules).to_string();
                RulesSource::File { name: name.clone(), text }
            }
        };
        self.entry.open(&Opening { rules: Some(rules), ..self.opening.clone() })
    }

    /// What else a switch can be, as far as that is a short list.
    fn values(&self, switch: &str, now: Option<&Value>) -> Vec<String> {
        match now {
            Some(Value::Bool(on)) => vec![(!on).to_string()],
            Some(Value::String(now)) => {
                self.words(switch).into_iter().filter(|word| word != now).collect()
            }
            // A word that sets several switches; one that takes a number has to be given it.
            None => match self.open(switch, "") {
                Err(
                    CatalogError::Value { .. }
                    | CatalogError::Unknown { .. }
                    | CatalogError::Files(_),
                ) => Vec::new(),
                Ok(_) | Err(_) => vec![String::new()],
            },
            Some(_) => Vec::new(),
        }
    }

    /// The words that a switch can be; none when it can be any text. Nobody keeps a list of them:
    /// whoever reads rules names them all in quotes when it is given another.
    fn words(&self, switch: &str) -> Vec<String> {
        let expected = match self.open(switch, "?") {
            Err(CatalogError::Value { expected: Expected::Other(expected), .. }) => expected,
            Err(CatalogError::Files(faults)) => {
                let reasons = faults.into_iter().map(|fault| fault.reason);
                let after = |reason: String| Some(reason.split_once("expected ")?.1.to_owned());
                reasons.filter_map(after).collect()
            }
            _ => return Vec::new(),
        };
        // An example in quotes is not a list.
        if !expected.trim_start_matches("one of ").starts_with('`') {
            return Vec::new();
        }
        expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }
}

#[cfg(test)]
mod tests;
