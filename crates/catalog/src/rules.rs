//! Rules in words: `PRESET[:switch[=value],…]`, or a JSON file of switches.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{CatalogError, Expected, Fault, Noun, RulesSource, Switch};

/// What the rules of a game can be called.
#[derive(Debug)]
pub struct Book<R: 'static> {
    /// Ready-made rules by name, the default first.
    pub presets: Vec<(&'static str, R)>,
    /// Words that set several switches at once.
    pub words: &'static [Word<R>],
    /// Everything that is wrong with rules by themselves.
    pub faults: fn(&R) -> Vec<String>,
}

/// A word that sets several switches at once.
#[derive(Debug)]
pub struct Word<R> {
    /// The word.
    pub name: &'static str,
    /// Whether a number is given with it.
    pub takes_number: bool,
    /// What it makes of the rules.
    pub apply: fn(R, u32) -> R,
}

/// Rules that were found in words.
#[derive(Debug)]
pub struct Found<R> {
    /// As they were asked for.
    pub name: String,
    /// The preset that they began with.
    pub preset: &'static str,
    /// The rules.
    pub rules: R,
}

impl<R: Copy + Serialize + DeserializeOwned> Book<R> {
    /// The rules that are meant; the first preset when nothing is said.
    ///
    /// # Errors
    /// A preset, switch or value that there is not.
    pub fn find(&self, source: Option<&RulesSource>) -> Result<Found<R>, CatalogError> {
        match source {
            None => {
                let (preset, rules) = self.presets[0];
                Ok(Found { name: preset.to_owned(), preset, rules })
            }
            Some(RulesSource::Named(text)) => self.find_named(text),
            Some(RulesSource::File { name, text }) => {
                let (preset, rules) = self.read_json(name, text).map_err(CatalogError::Files)?;
                Ok(Found { name: name.clone(), preset, rules })
            }
        }
    }

    fn find_named(&self, text: &str) -> Result<Found<R>, CatalogError> {
        let (preset, switches) = text.split_once(':').unwrap_or((text, ""));
        let (preset, mut rules) = self.preset(preset)?;
        for setting in switches.split(',').map(str::trim).filter(|setting| !setting.is_empty()) {
            let (key, value) = match setting.split_once('=') {
                Some((key, value)) => (key, Some(value)),
                None => (setting, None),
            };
            rules = self.set(rules, &key.replace('-', "_"), value)?;
        }
        Ok(Found { name: text.to_owned(), preset, rules })
    }

    fn preset(&self, name: &str) -> Result<(&'static str, R), CatalogError> {
        let known = || self.presets.iter().map(|&(name, _)| name);
        let preset = self.presets.iter().find(|(known, _)| *known == name).copied();
        preset.ok_or_else(|| CatalogError::unknown(Noun::Rules, name, known()))
    }

    fn set(&self, rules: R, key: &str, value: Option<&str>) -> Result<R, CatalogError> {
        let wrong = |expected| CatalogError::Value {
            noun: Noun::Switch,
            name: key.to_owned(),
            found: value.unwrap_or_default().chars().take(60).collect(),
            expected,
        };
        if let Some(word) = self.words.iter().find(|word| word.name == key) {
            let number = match (word.takes_number, value) {
                (false, None) => 0,
                (false, Some(_)) => return Err(wrong(Expected::Nothing)),
                (true, value) => {
                    let number = value.and_then(|value| value.parse().ok());
                    number.ok_or_else(|| wrong(Expected::Whole))?
                }
            };
            return Ok((word.apply)(rules, number));
        }
        let mut map = to_map(&rules);
        let place = map.get_mut(key).ok_or_else(|| {
            let known = self.names();
            CatalogError::unknown(Noun::Switch, key, known.iter().map(String::as_str))
        })?;
        *place = match place {
            Value::Bool(_) => match value {
                None | Some("true" | "on" | "yes" | "1") => Value::Bool(true),
                Some("false" | "off" | "no" | "0") => Value::Bool(false),
                Some(_) => return Err(wrong(Expected::Truth)),
            },
            Value::Number(_) => {
                let number = value.and_then(|value| value.parse::<i64>().ok());
                Value::from(number.ok_or_else(|| wrong(Expected::Whole))?)
            }
            _ => Value::from(value.unwrap_or_default()),
        };
        serde_json::from_value(Value::Object(map)).map_err(|error| wrong(expectation(&error)))
    }

    /// The names of all switches, words included.
    fn names(&self) -> Vec<String> {
        let words = self.words.iter().map(|word| word.name.to_owned());
        words.chain(to_map(&self.presets[0].1).keys().cloned()).collect()
    }

    /// The switches with their values in each preset; words have no value.
    pub fn switches(&self) -> Vec<Switch> {
        let presets: Vec<_> = self.presets.iter().map(|(_, rules)| to_map(rules)).collect();
        let switch = |name: String| {
            let values = presets.iter().filter_map(|map| map.get(&name)).map(plain).collect();
            Switch { name, values }
        };
        self.names().into_iter().map(switch).collect()
    }

    /// Reads rules from JSON: an object of switches, on top of the preset that it may name.
    ///
    /// # Errors
    /// Every fault, with its line.
    pub fn read_json(&self, file: &str, text: &str) -> Result<(&'static str, R), Vec<Fault>> {
        let fault = |line, reason: String| Fault { file: file.to_owned(), line, reason };
        let value: Value =
            serde_json::from_str(text).map_err(|error| vec![Fault::of_json(file, &error)])?;
        let Value::Object(given) = value else {
            return Err(vec![fault(1, "expected an object of switches, {…}".to_owned())]);
        };
        let mut faults = Vec::new();
        let (mut preset, mut rules) = self.presets[0];
        if let Some(name) = given.get("preset") {
            match self.preset(name.as_str().unwrap_or_default()) {
                Ok(found) => (preset, rules) = found,
                Err(error) => faults.push(fault(line_of_key(text, "preset"), error.to_string())),
            }
        }
        for (key, value) in given.iter().filter(|(key, _)| *key != "preset") {
            match set_json(&rules, key, value) {
                Ok(changed) => rules = changed,
                Err(error) => faults.push(fault(line_of_key(text, key), error.to_string())),
            }
        }
        if faults.is_empty() {
            faults.extend((self.faults)(&rules).into_iter().map(|reason| fault(0, reason)));
        }
        if faults.is_empty() { Ok((preset, rules)) } else { Err(faults) }
    }

    /// How many keys of a JSON object are switches of these rules.
    pub fn known_keys(&self, object: &Map<String, Value>) -> usize {
        let switches = to_map(&self.presets[0].1);
        object.keys().filter(|key| switches.contains_key(*key)).count()
    }
}

fn set_json<R>(rules: &R, key: &str, value: &Value) -> Result<R, CatalogError>
where
    R: Serialize + DeserializeOwned,
{
    let mut map = to_map(rules);
    let Some(place) = map.get_mut(key) else {
        return Err(CatalogError::unknown(Noun::Switch, key, map.keys().map(String::as_str)));
    };
    *place = value.clone();
    serde_json::from_value(Value::Object(map)).map_err(|error| CatalogError::Value {
        noun: Noun::Switch,
        name: key.to_owned(),
        found: value.to_string().chars().take(60).collect(),
        expected: expectation(&error),
    })
}

fn to_map<R: Serialize>(rules: &R) -> Map<String, Value> {
    match serde_json::to_value(rules) {
        Ok(Value::Object(map)) => map,
        _ => unreachable!("rules are a struct of plain values"),
    }
}

/// A value without quotation marks.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// What was expected, from an error that says first what was found.
fn expectation(error: &serde_json::Error) -> Expected {
    let text = error.to_string();
    let expected = text.split_once("expected ").map_or(text.as_str(), |(_, expected)| expected);
    // The name of a machine type tells nobody what to write.
    let whole = |low, high| Expected::Range { low, high, whole: true };
    match expected {
        "u8" => whole(0.0, u8::MAX.into()),
        "u32" => whole(0.0, u32::MAX.into()),
        "i32" => whole(i32::MIN.into(), i32::MAX.into()),
        other => Expected::Other(other.to_owned()),
    }
}

/// The line where a key of a JSON object stands, as well as plain text can tell.
fn line_of_key(text: &str, key: &str) -> usize {
    let quoted = format!("\"{key}\"");
    text.lines().position(|line| line.contains(&quoted)).map_or(0, |place| place + 1)
}
