//! How often squares are visited, and how often rolls and turns end there.

use super::arrivals::arrivals;
use crate::landing::{JailPolicy, landing};
use crate::{Monopoly, Place};

/// One square in the long run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SquareVisits {
    /// The square.
    pub place: Place,
    /// How often a roll lands here, by the dice or by a card, whether it stays here or not. On the
    /// jail's square it is just visiting.
    pub visits: f64,
    /// The chance that a roll ends here.
    pub roll_ends: f64,
    /// The chance that a turn ends here.
    pub turn_ends: f64,
}

/// All squares in the long run.
#[derive(Clone, PartialEq, Debug)]
pub struct VisitTable {
    /// The squares in order.
    pub squares: Vec<SquareVisits>,
    /// The chance that a roll sends to jail whoever was free.
    pub sent_to_jail: f64,
    /// The chance that a roll ends in jail.
    pub rolls_in_jail: f64,
    /// The chance that a turn ends in jail.
    pub turns_in_jail: f64,
    /// How often the dice are rolled in a turn, on average.
    pub rolls_per_turn: f64,
}

/// How often each square is visited in the long run, and how often rolls and turns end there.
pub fn visits(game: &Monopoly, policy: JailPolicy) -> VisitTable {
    let landing = landing(game, policy);
    let mut visits = vec![0.0; game.board().squares().len()];
    for (way, often) in arrivals(game, policy) {
        visits[usize::from(way.to.0)] += often;
    }
    let square = |(place, &visits)| SquareVisits {
        place,
        visits,
        roll_ends: landing.per_roll(place),
        turn_ends: landing.turn_ends(place),
    };
    VisitTable {
        squares: (0..).map(Place).zip(&visits).map(square).collect(),
        sent_to_jail: landing.sent_to_jail(),
        rolls_in_jail: landing.in_jail(),
        turns_in_jail: landing.in_jail_per_turn(),
        rolls_per_turn: landing.rolls_per_turn(),
    }
}
