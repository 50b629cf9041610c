//! How likely each seat is to win, by playing games to the end.

use ludoteca_core::Turn;

use crate::agent;
use crate::game::Opened;
use crate::table::Seating;
use crate::{AnyTable, Deal, Shelved};

/// The chance of each seat from a state, or after an action of the seat to move; `None` when that
/// is not legal.
pub(crate) fn chances<G: Shelved>(
    open: &Opened<G>,
    state: &G::State,
    action: Option<&str>,
    playouts: u32,
    seed: u64,
) -> Option<Vec<f64>> {
    let game: &G = &open.game;
    let mut state = state.clone();
    if let Some(text) = action {
        let action = text.parse().ok()?;
        if !matches!(game.turn(&state), Turn::Decide(_)) || game.check(&state, action).is_err() {
            return None;
        }
        game.play(&mut state, action, &mut ());
    }
    let seats = usize::from(game.seats(&state));
    let mut sums = vec![0.0; seats];
    let add = |sums: &mut [f64], scores: &[f32]| {
        sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += f64::from(*score));
    };
    if game.turn(&state) == Turn::Over {
        let mut scores = vec![0.0; seats];
        game.scores(&state, &mut scores);
        add(&mut sums, &scores);
        return Some(sums);
    }
    let specs = G::agents();
    let (spec, given) = agent::read(&specs, G::DEFAULT_AGENT).ok()?;
    let seating = Seating { open, state, names: Vec::new(), start: None };
    let mut table: Box<dyn AnyTable + '_> = spec.maker.table(&vec![given; seats], seating);
    for number in 0..u64::from(playouts.max(1)) {
        let deal = Deal { seed, number, rotation: 0, cap: game.default_cap() };
        add(&mut sums, &table.play(&deal).scores);
    }
    for sum in &mut sums {
        *sum /= f64::from(playouts.max(1));
    }
    Some(sums)
}
