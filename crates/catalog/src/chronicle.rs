//! How a game went, in numbers that everybody at the table could see: one moment per turn.

use ludoteca_core::{Record, Replay, ReplayError, Seat};
use serde::Serialize;

use crate::game::Opened;
use crate::replay::{read, refused};
use crate::{CatalogError, Shelved};

/// The course of a game: what each seat had at the end of every turn.
///
/// The first moment is the start and the last one is where the game stands: its end, or the
/// middle of the turn in progress, which then counts as one. Measures are keys; their names are
/// messages `measure-KEY`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Chronicle {
    /// What is measured.
    pub measures: &'static [&'static str],
    /// Who sits at each seat; a name may be empty.
    pub seats: Vec<String>,
    /// The moments, by turn, which rises strictly.
    pub moments: Vec<Moment>,
}

/// What everybody had at one moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// Turns taken by all seats together.
    pub turn: u32,
    /// The values, seat by seat of the first measure, then of the next.
    pub values: Vec<f64>,
}

impl Chronicle {
    /// The values of one measure, by its place in the list, for one seat: turn and value.
    pub fn line(&self, measure: usize, seat: usize) -> impl Iterator<Item = (u32, f64)> + '_ {
        let place = measure * self.seats.len() + seat;
        self.moments.iter().map(move |moment| (moment.turn, moment.values[place]))
    }
}

/// The chronicle of a record.
pub(crate) fn of_text<G: Shelved>(
    open: &Opened<G>,
    file: &str,
    text: &str,
) -> Result<Chronicle, CatalogError> {
    let (record, start) = read(open, file, text)?;
    of_record(open, start, &record).map_err(|error| refused(file, text, &error))
}

/// The chronicle of steps that begin with `start`.
pub(crate) fn of_record<G: Shelved>(
    open: &Opened<G>,
    start: G::State,
    record: &Record<G>,
) -> Result<Chronicle, ReplayError<G::Illegal>> {
    let game: &G = &open.game;
    let mut seats = record.header.seats.clone();
    seats.resize(usize::from(game.seats(&start)), String::new());
    let values = |state: &G::State| measured(game, state, seats.len());
    let begun = Moment { turn: game.turns_taken(&start), values: values(&start) };
    let (mut last, mut moments) = (begun.turn, vec![begun]);
    let mut replay = Replay::new(game, start, &record.steps);
    while let Some(step) = replay.advance(&mut ()) {
        step?;
        let state = replay.state();
        let turn = game.turns_taken(state);
        if turn > last && game.is_turn_complete(state) {
            moments.push(Moment { turn, values: values(state) });
            last = turn;
        }
    }
    let now = values(replay.state());
    if moments.last().is_some_and(|moment| moment.values != now) {
        moments.push(Moment { turn: last.saturating_add(1), values: now });
    }
    Ok(Chronicle { measures: G::MEASURES, seats, moments })
}

/// All values of a state, seat by seat of the first measure, then of the next.
fn measured<G: Shelved>(game: &G, state: &G::State, seats: usize) -> Vec<f64> {
    let mut values = vec![0.0; G::MEASURES.len() * seats];
    let mut own = vec![0.0; G::MEASURES.len()];
    for (seat, place) in (0..).map(Seat).zip(0..seats) {
        game.measure(state, seat, &mut own);
        for (measure, &value) in own.iter().enumerate() {
            values[measure * seats + place] = value;
        }
    }
    values
}
