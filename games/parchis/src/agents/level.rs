//! Five levels of difficulty.

use ludoteca_core::{Agent, Thinking};

use super::rating::RatingWeights;
use super::{Chain, Expecti, Random, Rating};
use crate::{Action, Parchis, View};

/// How well a player plays, from 1 to 5; each beats the one below it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move.
    One = 1,
    /// The rating of the document, but every other decision is left to chance.
    Two,
    /// The rating of the document.
    Three,
    /// The rating over whole chains, with weights that were tuned.
    Four,
    /// Looks ahead over everybody's dice.
    Five,
}

impl Level {
    /// All of them, ascending.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// The level of a number from 1 to 5.
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|&level| level.number() == number)
    }

    /// Its number, from 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// A player of this level.
    pub fn player(self) -> Levelled {
        match self {
            Self::One => Levelled::Random(Random),
            Self::Two => Levelled::Careless(Careless::default()),
            Self::Three => Levelled::Rating(Rating::default()),
            Self::Four => Levelled::Chain(Chain::new(RatingWeights::TUNED)),
            Self::Five => Levelled::Expecti(Expecti::default()),
        }
    }
}

/// A player of some level.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the variants are the players that they hold")]
pub enum Levelled {
    Random(Random),
    Careless(Careless),
    Rating(Rating),
    Chain(Chain),
    Expecti(Expecti),
}

impl Agent<Parchis> for Levelled {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        match self {
            Self::Random(player) => player.choose(view, thinking),
            Self::Careless(player) => player.choose(view, thinking),
            Self::Rating(player) => player.choose(view, thinking),
            Self::Chain(player) => player.choose(view, thinking),
            Self::Expecti(player) => player.choose(view, thinking),
        }
    }
}

/// Plays by the rating, but now and then makes any move at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Careless {
    /// Who decides otherwise.
    pub rating: Rating,
    /// How many of a hundred decisions are left to chance.
    pub slips: u8,
}

impl Default for Careless {
    fn default() -> Self {
        Self { rating: Rating::default(), slips: 50 }
    }
}

impl Agent<Parchis> for Careless {
    fn choose(&mut self, view: &View<'_>, thinking: &mut Thinking<'_, Action>) -> Action {
        if thinking.rng.below(100) < u32::from(self.slips) {
            Random.choose(view, thinking)
        } else {
            self.rating.choose(view, thinking)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_numbers() {
        for level in Level::ALL {
            assert_eq!(Level::of(level.number()), Some(level));
        }
        assert_eq!((Level::of(0), Level::of(6)), (None, None));
        assert!(Level::ALL.is_sorted());
    }
}
