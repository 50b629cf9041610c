//! Recorded games.

use std::io::Write;

use ludoteca_catalog::{AnyGame, Chronicle, GAMES, Replayed, open_record};
use ludoteca_core::Header;

use crate::ExportError;
use crate::column::Column;
use crate::column::Kind::{Real, Text, Truth, Unsigned, Whole};
use crate::sheet::{Cell, Sheet};

/// The columns of the file of games: a row for each game.
pub const GAME_COLUMNS: &[Column] = &[
    Column::one("id", Whole, ""),
    Column::one("file", Text, ""),
    Column::one("fingerprint", Text, ""),
    Column::one("game", Text, ""),
    Column::one("rules", Text, ""),
    Column::one("rules_version", Whole, ""),
    Column::one("options", Text, "JSON"),
    Column::optional("seed", Unsigned, ""),
    Column::one("prepared", Truth, ""),
    Column::one("players", Whole, "seats"),
    Column::list("agents", Text, ""),
    Column::list("scores", Real, "points"),
    Column::list("winners", Whole, "seat"),
    Column::one("finished", Truth, ""),
    Column::one("turns", Whole, "turns of all seats"),
    Column::one("steps", Whole, "decisions and chance outcomes"),
];

/// The columns of the file of turns: a row for each seat at the start, at the end of each turn and
/// where the game stands. Every measure of every game has a column, which is null in other games.
pub fn turn_columns() -> Vec<Column> {
    let mut columns = vec![
        Column::one("id", Whole, ""),
        Column::one("turn", Whole, "turns of all seats"),
        Column::one("seat", Whole, "seat"),
    ];
    columns.extend(measures().into_iter().map(|(name, unit)| Column::optional(name, Real, unit)));
    columns
}

/// Every measure of every game once, with its unit.
fn measures() -> Vec<(&'static str, &'static str)> {
    let mut all: Vec<(&str, &str)> = Vec::new();
    for entry in GAMES {
        for &name in entry.measures() {
            if all.iter().all(|(other, _)| *other != name) {
                all.push((name, unit(name)));
            }
        }
    }
    all
}

/// What a measure is counted in; its own name where that says it.
fn unit(measure: &'static str) -> &'static str {
    match measure {
        "money" | "worth" => "money of the board",
        "buildable" => "streets",
        "buildings" => "houses; a hotel is five",
        "goal" | "yard" => "pieces",
        "wins" => "games",
        "score" => "points",
        other => other,
    }
}

/// Writes recorded games: one file of games, one of their turns.
pub struct Games<W: Write + Send> {
    heads: Sheet<W>,
    turns: Sheet<W>,
    measures: Vec<&'static str>,
    /// The game of the last record: a series has many of one game.
    open: Option<(String, u32, String, Box<dyn AnyGame>)>,
    exported: u64,
}

impl<W: Write + Send> std::fmt::Debug for Games<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Games").field("exported", &self.exported).finish_non_exhaustive()
    }
}

impl<W: Write + Send> Games<W> {
    /// Begins both files.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn new(games: W, turns: W) -> Result<Self, ExportError> {
        Ok(Self {
            heads: Sheet::new("games", GAME_COLUMNS, games)?,
            turns: Sheet::new("turns", &turn_columns(), turns)?,
            measures: measures().into_iter().map(|(name, _)| name).collect(),
            open: None,
            exported: 0,
        })
    }

    /// How many games were exported.
    pub const fn exported(&self) -> u64 {
        self.exported
    }

    /// Adds a record. `file` is what it is called, in messages and in its row.
    ///
    /// # Errors
    /// The text is no sound record: nothing of it is written, and the next one can be. Or a file
    /// cannot be written.
    pub fn add(&mut self, file: &str, text: &str) -> Result<(), ExportError> {
        let open = self.game(file, text)?;
        let (replayed, chronicle) = (open.replay(file, text, None)?, open.chronicle(file, text)?);
        let id = self.exported.cast_signed();
        self.add_game(id, file, text, &replayed)?;
        self.add_turns(id, &chronicle)?;
        self.exported += 1;
        Ok(())
    }

    /// The game of a record, opened; the one of the last record if it is the same.
    fn game(&mut self, file: &str, text: &str) -> Result<&dyn AnyGame, ExportError> {
        let same = match (&self.open, Header::parse(text)) {
            (Some((game, version, options, _)), Ok(header)) => {
                (game, *version, options) == (&header.game, header.rules_version, &header.options)
            }
            _ => false,
        };
        if !same {
            let opened = open_record(file, text)?;
            let header = Header::parse(text).unwrap_or_else(|_| unreachable!("it was just read"));
            self.open = Some((header.game, header.rules_version, header.options, opened));
        }
        let (.., open) = self.open.as_ref().unwrap_or_else(|| unreachable!("it was just opened"));
        Ok(open.as_ref())
    }

    fn add_game(
        &mut self,
        id: i64,
        file: &str,
        text: &str,
        replayed: &Replayed,
    ) -> Result<(), ExportError> {
        let header = &replayed.header;
        // A sound record ends with the fingerprint of all that stands before it.
        let fingerprint = text.trim_end().rsplit(' ').next().unwrap_or_default();
        let mut agents = header.seats.clone();
        agents.resize(replayed.scores.len(), String::new());
        let scores: Vec<f64> = replayed.scores.iter().copied().map(f64::from).collect();
        let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let has_won = |(_, score): &(i64, &f64)| replayed.finished && **score >= best;
        let winners: Vec<i64> =
            (0..).zip(&scores).filter(has_won).map(|(seat, _): (i64, &f64)| seat).collect();
        self.heads.push(&[
            Cell::Whole(id),
            Cell::Text(file),
            Cell::Text(fingerprint),
            Cell::Text(&header.game),
            Cell::Text(&replayed.rules),
            Cell::Whole(header.rules_version.into()),
            Cell::Text(&header.options),
            header.seed.map_or(Cell::Nothing, Cell::Unsigned),
            Cell::Truth(header.start.is_some()),
            Cell::Whole(header.players.into()),
            Cell::Texts(&agents),
            Cell::Reals(&scores),
            Cell::Wholes(&winners),
            Cell::Truth(replayed.finished),
            Cell::Whole(replayed.turns.into()),
            Cell::of(replayed.steps),
        ])?;
        Ok(())
    }

    fn add_turns(&mut self, id: i64, chronicle: &Chronicle) -> Result<(), ExportError> {
        let seats = chronicle.seats.len();
        let place = |name: &&str| chronicle.measures.iter().position(|own| own == name);
        let places: Vec<Option<usize>> = self.measures.iter().map(place).collect();
        let mut row = Vec::new();
        for moment in &chronicle.moments {
            for seat in 0..seats {
                row.clear();
                row.extend([Cell::Whole(id), Cell::Whole(moment.turn.into())]);
                row.push(Cell::of(seat));
                let value = |place: usize| Cell::Real(moment.values[place * seats + seat]);
                row.extend(places.iter().map(|place| place.map_or(Cell::Nothing, value)));
                self.turns.push(&row)?;
            }
        }
        Ok(())
    }

    /// Ends both files; how many games they have.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn finish(self) -> Result<u64, ExportError> {
        self.heads.finish()?;
        self.turns.finish()?;
        Ok(self.exported)
    }
}
