//! Positions of Monopoly as JSON.

use ludoteca_monopoly::{Monopoly, Position, State};
use serde_json::Value;

use crate::{CatalogError, Fault};

/// Reads a position; whoever knows the file's name puts it into the faults.
pub(super) fn read(game: &Monopoly, text: &str) -> Result<State, CatalogError> {
    let position: Position = serde_json::from_str(text)
        .map_err(|error| CatalogError::Files(vec![Fault::of_json("", &error)]))?;
    position.to_state(game).map_err(|faults| CatalogError::reasons(&faults))
}

pub(super) fn write(game: &Monopoly, state: &State) -> Option<Value> {
    serde_json::to_value(Position::of(game, state)).ok()
}
