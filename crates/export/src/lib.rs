//! Columns for notebooks: recorded games and results of tournaments as Parquet.
//!
//! [`Games`] takes records one after another and writes two files: a row for each game, and a row
//! for each seat at the end of each turn with the measures of the game's chronicle. [`Results`] takes
//! the result files of tournaments. What the columns are is fixed ([`GAME_COLUMNS`],
//! [`turn_columns`], [`STANDINGS`], [`PAIRINGS`]) and does not depend on what is exported, so that the
//! files of several exports can be read as one.
//!
//! Files are written as the rows come, a row group at a time: memory does not grow with the number
//! of games. The same input makes the same bytes.
//!
//! **Invariant:** this crate opens no file and prints nothing; whoever calls it brings texts and
//! something to write to.

mod column;
mod records;
mod results;
mod sheet;

pub use column::{Column, Kind, Shape};
pub use records::{GAME_COLUMNS, Games, turn_columns};
pub use results::{PAIRINGS, Results, STANDINGS};

use ludoteca_catalog::CatalogError;
use parquet::errors::ParquetError;

/// Why something was not exported.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The text is not what it should be; nothing of it was written.
    #[error(transparent)]
    Source(#[from] CatalogError),
    /// The file could not be written.
    #[error("{0}")]
    Write(#[from] ParquetError),
}
