//! The weights that come with the game.

use std::sync::LazyLock;

use super::Weights;
use crate::{Parchis, Seating, State};

/// The text of each set, as it is checked in.
const PAIRS: &str = include_str!("../../../data/weights-pairs.txt");
const FOUR: &str = include_str!("../../../data/weights-four.txt");

fn read(text: &str) -> Weights {
    Weights::read(text).unwrap_or_else(|error| unreachable!("checked-in weights: {error}"))
}

/// The weights that were learned for a table like this one.
pub fn shipped(game: &Parchis, state: &State) -> &'static Weights {
    static OF_PAIRS: LazyLock<Weights> = LazyLock::new(|| read(PAIRS));
    static OF_FOUR: LazyLock<Weights> = LazyLock::new(|| read(FOUR));
    let two_sides = game.rules().seating != Seating::Singles || state.n_seats() == 2;
    if two_sides { &OF_PAIRS } else { &OF_FOUR }
}
