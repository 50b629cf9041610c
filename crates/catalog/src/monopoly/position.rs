//! Positions of Monopoly as JSON.

use ludoteca_monopoly::{Monopoly, Position, Rules, State};
use serde_json::Value;

use crate::{CatalogError, Fault};

/// Reads a position; whoever knows the file's name puts it into the faults.
pub(super) fn read(game: &Monopoly, text: &str) -> Result<State, CatalogError> {
    let position: Position = serde_json::from_str(text)
        .map_err(|error| CatalogError::Files(vec![Fault::of_json("", &error)]))?;
    position.to_state(game).map_err(|faults| {
        let fault = |reason: String| Fault { file: String::new(), line: 0, reason };
        CatalogError::Files(faults.iter().map(ToString::to_string).map(fault).collect())
    })
}

pub(super) fn write(game: &Monopoly, state: &State) -> Option<Value> {
    serde_json::to_value(Position::of(game, state)).ok()
}

/// Every fault of a position; `None` when the file is no position at all.
///
/// A position does not say under which rules it came about: it is sound when one of the presets
/// could have led to it. Otherwise the faults are those of the preset with the fewest.
pub(super) fn check(file: &str, text: &str) -> Option<Vec<Fault>> {
    let value: Value = serde_json::from_str(text).ok()?;
    value.get("players")?;
    let faults = |name| {
        let game = Monopoly::preset(name).unwrap_or_else(|| unreachable!("no preset {name}"));
        match read(&game, text) {
            Err(CatalogError::Files(faults)) => faults,
            _ => Vec::new(),
        }
    };
    let fewest = Rules::PRESETS.iter().map(|(name, ..)| faults(name)).min_by_key(Vec::len)?;
    Some(fewest.into_iter().map(|fault| Fault { file: file.to_owned(), ..fault }).collect())
}
