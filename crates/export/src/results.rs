//! Results of tournaments.

use std::io::Write;

use ludoteca_catalog::{CatalogError, Fault};
use ludoteca_lab::tournament::{Outcome, PairingOutcome, SideOutcome, Standing};

use crate::ExportError;
use crate::column::Column;
use crate::column::Kind::{Real, Text, Truth, Unsigned, Whole};
use crate::sheet::{Cell, Sheet};

/// The columns of the file of standings: a row for each player of each tournament.
pub const STANDINGS: &[Column] = &[
    Column::one("file", Text, ""),
    Column::one("plan", Text, ""),
    Column::optional("title", Text, ""),
    Column::one("kind", Text, ""),
    Column::one("game", Text, ""),
    Column::one("rules", Text, ""),
    Column::one("players", Whole, "seats"),
    Column::one("seed", Unsigned, ""),
    Column::one("complete", Truth, ""),
    Column::one("place", Whole, ""),
    Column::one("agent", Text, ""),
    Column::one("settings", Text, "JSON"),
    Column::one("field", Truth, ""),
    Column::one("seats", Whole, "seats"),
    Column::one("games", Whole, "games"),
    Column::one("wins", Whole, "games"),
    Column::one("win_share", Real, "share of the games"),
    Column::one("win_share_low", Real, "share of the games"),
    Column::one("win_share_high", Real, "share of the games"),
    Column::one("points", Real, "points per game"),
    Column::one("points_low", Real, "points per game"),
    Column::one("points_high", Real, "points per game"),
    Column::one("fair", Real, "points per game"),
    Column::one("mean_rank", Real, "rank"),
    Column::one("rating", Real, "rating"),
    Column::one("rating_uncertainty", Real, "rating"),
];

/// The columns of the file of pairings: a row for each side of each table of each tournament.
pub const PAIRINGS: &[Column] = &[
    Column::one("file", Text, ""),
    Column::one("plan", Text, ""),
    Column::one("pairing", Whole, ""),
    Column::list("seats", Text, ""),
    Column::one("games", Whole, "games"),
    Column::one("blocks", Whole, "blocks"),
    Column::one("draws", Whole, "games"),
    Column::one("unfinished", Whole, "games"),
    Column::one("capped", Whole, "games"),
    Column::one("mean_turns", Real, "turns of all seats"),
    Column::one("agent", Text, ""),
    Column::one("wins", Whole, "games"),
    Column::one("win_share", Real, "share of the games"),
    Column::one("win_share_low", Real, "share of the games"),
    Column::one("win_share_high", Real, "share of the games"),
    Column::one("points", Real, "points per game"),
    Column::one("points_low", Real, "points per game"),
    Column::one("points_high", Real, "points per game"),
    Column::one("mean_rank", Real, "rank"),
];

/// Writes results of tournaments: one file of standings, one of pairings.
pub struct Results<W: Write + Send> {
    standings: Sheet<W>,
    pairings: Sheet<W>,
    exported: u64,
}

impl<W: Write + Send> std::fmt::Debug for Results<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Results").field("exported", &self.exported).finish_non_exhaustive()
    }
}

impl<W: Write + Send> Results<W> {
    /// Begins both files.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn new(standings: W, pairings: W) -> Result<Self, ExportError> {
        Ok(Self {
            standings: Sheet::new("standings", STANDINGS, standings)?,
            pairings: Sheet::new("pairings", PAIRINGS, pairings)?,
            exported: 0,
        })
    }

    /// Adds the result of a tournament, as its file has it.
    ///
    /// # Errors
    /// The text is no such result: nothing of it is written, and the next one can be. Or a file
    /// cannot be written.
    pub fn add(&mut self, file: &str, text: &str) -> Result<(), ExportError> {
        let outcome: Outcome = serde_json::from_str(text).map_err(|error| {
            let reason = format!("expected the result of a tournament: {error}");
            CatalogError::Files(vec![Fault { file: file.to_owned(), line: error.line(), reason }])
        })?;
        for (place, standing) in (1..).zip(&outcome.standings) {
            self.add_standing(file, &outcome, place, standing)?;
        }
        for (number, pairing) in (0..).zip(&outcome.pairings) {
            for side in &pairing.sides {
                self.add_side(file, &outcome.plan, number, pairing, side)?;
            }
        }
        self.exported += 1;
        Ok(())
    }

    fn add_standing(
        &mut self,
        file: &str,
        outcome: &Outcome,
        place: i64,
        standing: &Standing,
    ) -> Result<(), ExportError> {
        let settings = serde_json::Value::Object(standing.settings.clone()).to_string();
        let Standing { wins, points, rating, .. } = standing;
        self.standings.push(&[
            Cell::Text(file),
            Cell::Text(&outcome.plan),
            outcome.title.as_deref().map_or(Cell::Nothing, Cell::Text),
            Cell::Text(&outcome.kind),
            Cell::Text(&outcome.game),
            Cell::Text(&outcome.rules),
            Cell::of(outcome.players),
            Cell::Unsigned(outcome.seed),
            Cell::Truth(outcome.complete),
            Cell::Whole(place),
            Cell::Text(&standing.agent),
            Cell::Text(&settings),
            Cell::Truth(standing.field),
            Cell::Whole(standing.seats.cast_signed()),
            Cell::Whole(standing.games.cast_signed()),
            Cell::Whole(wins.count.cast_signed()),
            Cell::Real(wins.share),
            Cell::Real(wins.low),
            Cell::Real(wins.high),
            Cell::Real(points.mean),
            Cell::Real(points.low),
            Cell::Real(points.high),
            Cell::Real(standing.fair),
            Cell::Real(standing.mean_rank.mean),
            Cell::Real(rating.rating),
            Cell::Real(rating.uncertainty),
        ])?;
        Ok(())
    }

    fn add_side(
        &mut self,
        file: &str,
        plan: &str,
        number: i64,
        pairing: &PairingOutcome,
        side: &SideOutcome,
    ) -> Result<(), ExportError> {
        self.pairings.push(&[
            Cell::Text(file),
            Cell::Text(plan),
            Cell::Whole(number),
            Cell::Texts(&pairing.seats),
            Cell::Whole(pairing.games.cast_signed()),
            Cell::Whole(pairing.blocks.cast_signed()),
            Cell::Whole(pairing.draws.cast_signed()),
            Cell::Whole(pairing.unfinished.cast_signed()),
            Cell::Whole(pairing.capped.cast_signed()),
            Cell::Real(pairing.mean_turns),
            Cell::Text(&side.agent),
            Cell::Whole(side.wins.count.cast_signed()),
            Cell::Real(side.wins.share),
            Cell::Real(side.wins.low),
            Cell::Real(side.wins.high),
            Cell::Real(side.points.mean),
            Cell::Real(side.points.low),
            Cell::Real(side.points.high),
            Cell::Real(side.mean_rank.mean),
        ])?;
        Ok(())
    }

    /// Ends both files; how many tournaments they have.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn finish(self) -> Result<u64, ExportError> {
        self.standings.finish()?;
        self.pairings.finish()?;
        Ok(self.exported)
    }
}
