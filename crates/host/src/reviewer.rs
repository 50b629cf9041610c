//! Looking back at a game that is over.

use std::fmt;

use ludoteca_catalog::AnyMatch;
use ludoteca_core::Seat;

use crate::TableStep;
use crate::wire::{ChancesAt, Course};

/// Moments that changed most: so many are told.
const MOST_SWINGS: usize = 5;
/// What changes less is not worth telling.
const LEAST_SWING: f64 = 0.1;

/// Somebody who looks back at a game that is over.
pub struct Reviewer {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) steps: Vec<TableStep>,
    pub(crate) seats: u8,
    pub(crate) names: Vec<String>,
}

impl fmt::Debug for Reviewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviewer").field("steps", &self.steps.len()).finish_non_exhaustive()
    }
}

/// A whole game with what is worth knowing about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// Every step with everything that it caused.
    pub steps: Vec<TableStep>,
    /// What everybody had, turn by turn.
    pub course: Course,
    /// How likely everybody was to win, at some moments, in order.
    pub chances: Vec<ChancesAt>,
    /// The moments that changed most, in order.
    pub turning: Vec<Swing>,
}

/// A moment that changed a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The moment after it.
    pub version: u32,
    /// Turns of all seats together.
    pub turn: u32,
    /// The seat whose chance changed most.
    pub seat: Seat,
    /// By how much.
    pub swing: f64,
}

impl Reviewer {
    /// Looks at so many moments, with so many games played to the end from each. It may take long.
    pub fn review(mut self, moments: usize, playouts: u32) -> Reviewed {
        let course = Course::of(self.game.chronicle(), self.names);
        let total = self.steps.len();
        let every = total.div_ceil(moments.max(1)).max(1);
        let mut places: Vec<usize> = (0..total).step_by(every).chain([total]).collect();
        places.dedup();
        let mut chances: Vec<ChancesAt> = Vec::new();
        // From the end to the beginning: going back is all that a game can do.
        for &place in places.iter().rev() {
            self.game.rewind(place);
            let values = self.game.chances(None, playouts, 1);
            let version = place.checked_sub(1).map_or(0, |last| self.steps[last].version);
            let turn = self.game.turns_taken();
            let even = || vec![1.0 / f64::from(self.seats.max(1)); usize::from(self.seats)];
            chances.push(ChancesAt { version, turn, values: values.unwrap_or_else(even) });
        }
        chances.reverse();
        let turning = swings(&chances);
        Reviewed { steps: self.steps, course, chances, turning }
    }
}

fn swings(chances: &[ChancesAt]) -> Vec<Swing> {
    let swing = |pair: &[ChancesAt]| {
        let [before, after] = pair else { return None };
        let change = before.values.iter().zip(&after.values).map(|(before, after)| after - before);
        let (seat, swing) =
            (0..).map(Seat).zip(change).max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
        Some(Swing { version: after.version, turn: after.turn, seat, swing })
    };
    let mut found: Vec<Swing> = chances.windows(2).filter_map(swing).collect();
    found.retain(|swing| swing.swing.abs() >= LEAST_SWING);
    found.sort_by(|a, b| b.swing.abs().total_cmp(&a.swing.abs()));
    found.truncate(MOST_SWINGS);
    found.sort_by_key(|swing| swing.version);
    found
}
