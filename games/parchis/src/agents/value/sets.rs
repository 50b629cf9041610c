//! The weights that come with the game: one set for each kind of table.

use std::sync::LazyLock;

use super::Weights;
use crate::{Parchis, Seating, State};

/// A set that is read when it is first wanted.
type Set = LazyLock<Weights>;

fn read(text: &str) -> Weights {
    Weights::read(text).unwrap_or_else(|error| unreachable!("checked-in weights: {error}"))
}

static PAIRS: Set = Set::new(|| read(include_str!("../../../data/weights-pairs.txt")));
static PARTNERS: Set = Set::new(|| read(include_str!("../../../data/weights-partners.txt")));
static TWO: Set = Set::new(|| read(include_str!("../../../data/weights-two.txt")));
static FOUR: Set = Set::new(|| read(include_str!("../../../data/weights-four.txt")));
static FAST_TWO: Set = Set::new(|| read(include_str!("../../../data/weights-fast-two.txt")));
static FAST_FOUR: Set = Set::new(|| read(include_str!("../../../data/weights-fast-four.txt")));

/// The weights that were learned for a table like this one.
pub fn shipped(game: &Parchis, state: &State) -> &'static Weights {
    let rules = game.rules();
    match (rules.seating, rules.dice, game.table(state).n_sides) {
        (_, 2, 2) => &FAST_TWO,
        (_, 2, _) => &FAST_FOUR,
        (Seating::Pairs, _, 2) => &PAIRS,
        (Seating::Partners, _, 2) => &PARTNERS,
        (Seating::Singles, _, 2) => &TWO,
        (Seating::Pairs | Seating::Partners | Seating::Singles, ..) => &FOUR,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_can_be_read_and_says_how_it_was_made() {
        for set in [&PAIRS, &PARTNERS, &TWO, &FOUR, &FAST_TWO, &FAST_FOUR] {
            assert_ne!(**set, Weights::zero());
        }
        for text in [
            include_str!("../../../data/weights-pairs.txt"),
            include_str!("../../../data/weights-partners.txt"),
            include_str!("../../../data/weights-two.txt"),
            include_str!("../../../data/weights-four.txt"),
            include_str!("../../../data/weights-fast-two.txt"),
            include_str!("../../../data/weights-fast-four.txt"),
        ] {
            assert!(
                text.contains("# command: ludoteca learn parchis ") && text.contains("# games: ")
            );
        }
    }
}
