//! Records: checking and showing them.

use std::fmt::Display;

use ludoteca_core::{Audience, Header, Record, Replay, ReplayError, Turn};
use serde_json::Value;

use crate::game::Opened;
use crate::{CatalogError, Shelved, Start};

/// One step of a record, with what it caused.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownStep {
    /// Its number, counted from 1.
    pub number: usize,
    /// The step in the notation of records.
    pub text: String,
    /// What happened, as JSON, and who may know it.
    pub events: Vec<(Audience, Value)>,
}

/// What a record has come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Replayed {
    /// Its head.
    pub header: Header,
    /// The rules as they were asked for when it was played.
    pub rules: String,
    /// How many steps it has.
    pub steps: usize,
    /// Turns of all seats together.
    pub turns: u32,
    /// Whether the game is over.
    pub finished: bool,
    /// The scores by seat.
    pub scores: Vec<f32>,
}

/// Reads a record of this very game: the record, and the state that it begins with.
pub(crate) fn read<G: Shelved>(
    open: &Opened<G>,
    file: &str,
    text: &str,
) -> Result<(Record<G>, G::State), CatalogError> {
    let record = Record::<G>::parse(text)
        .map_err(|error| CatalogError::fault(file, error.line, error.reason))?;
    let header = &record.header;
    // As values, not as text: another program may space its JSON otherwise.
    let value = |text: &str| serde_json::from_str::<Value>(text).ok();
    if value(&header.options) != value(&open.options) {
        return Err(CatalogError::fault(file, 5, "played with other rules or on another board"));
    }
    let position = header.start.clone().map(|line| (file.to_owned(), line));
    let start = Start { players: usize::from(header.players), position };
    let (state, _) = open.start(&start).map_err(|error| match error {
        CatalogError::Files(_) => error,
        other => CatalogError::fault(file, 4, other.to_string()),
    })?;
    Ok((record, state))
}

/// Says in which line of a record a step stands that the rules refuse, and why they do.
pub(crate) fn refused<I: Display>(file: &str, text: &str, error: &ReplayError<I>) -> CatalogError {
    let head = text.lines().position(|line| line == "steps");
    let line = head.map_or(0, |head| head + 1 + error.step);
    CatalogError::fault(file, line, format!("step {}: {}", error.step, error.refused))
}

pub(crate) fn replay<G: Shelved>(
    open: &Opened<G>,
    file: &str,
    text: &str,
    mut watch: Option<&mut dyn FnMut(ShownStep)>,
) -> Result<Replayed, CatalogError> {
    let (record, state) = read(open, file, text)?;
    let game: &G = &open.game;
    let mut replay = Replay::new(game, state, &record.steps);
    let mut events = Vec::new();
    let mut number = 0;
    while let Some(step) = replay.advance(&mut events) {
        number += 1;
        let step = step.map_err(|error| refused(file, text, &error))?;
        if let Some(watch) = watch.as_mut() {
            let told = |(to, event): &(Audience, G::Event)| (*to, G::write_event(event));
            let events = events.iter().map(told).collect();
            watch(ShownStep { number, text: step.to_string(), events });
        }
        events.clear();
    }
    let state = replay.state();
    let mut scores = vec![0.0; usize::from(game.seats(state))];
    game.scores(state, &mut scores);
    Ok(Replayed {
        rules: open.rules.to_string(),
        steps: number,
        turns: game.turns_taken(state),
        finished: game.turn(state) == Turn::Over,
        scores,
        header: record.header,
    })
}
