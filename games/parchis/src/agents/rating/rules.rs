//! The seven rules of the document, and what personalities weigh beside them.

use super::sight::Sight;
use super::terms::Notes;
use super::weights::RatingWeights;
use crate::{Colour, Move, PIECES};

impl RatingWeights {
    /// Notes what each rule gives for a move.
    #[inline]
    pub(crate) fn rate(&self, sight: &Sight<'_>, step: Move, notes: &mut impl Notes) {
        if step.is_exit() {
            self.rate_exit(sight, step, notes);
        } else {
            self.rate_walk(sight, step, notes);
        }
        if self.has_extras() {
            self.rate_extras(sight, step, notes);
        }
    }

    /// Rules 1 to 6.
    #[inline]
    fn rate_walk(&self, sight: &Sight<'_>, step: Move, notes: &mut impl Notes) {
        let colour = step.piece().colour();
        let reaches_safety = sight.safe_idx(colour, step.to).is_some();
        if reaches_safety {
            notes.note("1 reaches a safe square", self.safe_reached.into());
        }
        if let Some(idx) = sight.safe_idx(colour, step.from)
            && sight.game.board().starts_among(1 << idx).is_none_or(|start| start == colour)
        {
            notes.note("2 stands on a safe square", self.safe_left.into());
            notes.note("2a enemies behind it", times(self.safe_chaser, sight.behind(idx)));
            if sight.has_enemy_on(idx) {
                notes.note("2b shares it with an enemy", self.safe_shared.into());
            }
        }
        if !reaches_safety {
            let prey = sight.prey(colour, step.to) - sight.prey(colour, step.from);
            notes.note("3 enemies to capture ahead", times(self.prey, prey));
            let chasers = sight.chasers(colour, step.from) - sight.chasers(colour, step.to);
            notes.note("3 enemies behind", times(self.chaser, chasers));
        }
        let travelled = i32::from(step.from.saturating_sub(1));
        let way = i64::from(self.base) + times(self.travelled, travelled);
        notes.note("4 way behind it", way);
        if let Some(prey) = step.captures {
            if sight.is_enemy(prey.colour()) {
                notes.note("5 captures an enemy", self.capture.into());
            } else {
                notes.note("6 captures its own", self.capture_own.into());
            }
        }
    }

    /// Rule 7.
    fn rate_exit(&self, sight: &Sight<'_>, step: Move, notes: &mut impl Notes) {
        let colour = step.piece().colour();
        if let Some(prey) = step.captures {
            if sight.is_enemy(prey.colour()) {
                notes.note("7a comes out and captures an enemy", self.exit_capture.into());
            } else {
                notes.note("7b comes out and captures its own", self.exit_capture_own.into());
            }
        }
        notes.note(
            "7c pieces out of both colours",
            times(self.exit_balance, balance(sight, colour)),
        );
        notes.note("7d enemies to capture ahead", times(self.exit_prey, sight.prey(colour, 1)));
        let behind = sight.behind(sight.game.board().ring_idx(colour, 1));
        notes.note("7d enemies behind", times(self.exit_chaser, behind));
    }

    /// The terms that are not the document's.
    fn rate_extras(&self, sight: &Sight<'_>, step: Move, notes: &mut impl Notes) {
        let colour = step.piece().colour();
        let board = sight.game.board();
        if step.is_exit() {
            notes.note("comes out", self.exit.into());
        }
        // A bounce off the goal may lead back.
        let steps = i32::from(step.to) - i32::from(step.from);
        notes.note("steps", times(self.step, steps));
        if let Some(prey) = step.captures.filter(|prey| sight.is_enemy(prey.colour())) {
            let lost = i32::from(sight.state.place(prey).saturating_sub(1));
            notes.note("way lost by the captured", times(self.prey_travelled, lost));
        }
        if step.from <= board.track() && step.to > board.track() {
            notes.note("enters the corridor", self.corridor.into());
        }
        if step.reaches_goal {
            notes.note("reaches the goal", self.goal.into());
        }
        let opened = sight.idx(colour, step.from).filter(|_| others_on(sight, step, step.from));
        let made = sight.idx(colour, step.to).filter(|_| others_on(sight, step, step.to));
        if sight.game.rules().barriers {
            if let Some(idx) = made {
                notes.note("makes a barrier", self.barrier_made.into());
                notes.note("stops enemies", times(self.stopped, sight.behind(idx)));
            }
            if let Some(idx) = opened {
                notes.note("opens a barrier", self.barrier_opened.into());
                notes.note("lets enemies go", -times(self.stopped, sight.behind(idx)));
            }
        }
        if self.risk != 0 {
            let risk = risk(sight, step, made.is_some(), opened.is_some());
            notes.note("steps put at risk", times(self.risk, risk));
        }
    }
}

/// 1 when fewer pieces of this colour are out than of its player's other colour, −1 when more are,
/// 0 when as many are or there is no other colour. The goal counts as out.
fn balance(sight: &Sight<'_>, colour: Colour) -> i32 {
    let home = |colour: Colour| i32::from(sight.state.at_home(colour));
    let hand = sight.game.hand(sight.state);
    let other = hand.into_iter().find(|&other| other != colour.0 && other != crate::seating::NONE);
    other.map_or(0, |other| (home(colour) - home(Colour(other))).signum())
}

/// Whether another piece of the same colour stands on a place of its path.
fn others_on(sight: &Sight<'_>, step: Move, place: u8) -> bool {
    let places = sight.state.places(step.piece().colour());
    let moving = usize::from(step.piece().number());
    (0..PIECES).any(|number| number != moving && places[number] == place)
}

/// The steps that the move puts in danger of being lost, less those that it saves: of the piece
/// itself, and of the one that it joins or leaves. Nothing lands where two of a
/// colour stand.
fn risk(sight: &Sight<'_>, step: Move, joins: bool, leaves: bool) -> i32 {
    let colour = step.piece().colour();
    let at_risk = |place: u8| {
        if sight.chasers(colour, place) > 0 { i32::from(place) } else { 0 }
    };
    let before = at_risk(step.from);
    let after = at_risk(step.to);
    match (joins, leaves) {
        // It leaves its place, where it was in no danger, to another that is alone now.
        (false, true) => after + before,
        (true, true) => before - after,
        // The one that it joins is saved too.
        (true, false) => -before - after,
        (false, false) => after - before,
    }
}

#[inline]
fn times(weight: i32, times: i32) -> i64 {
    i64::from(weight) * i64::from(times)
}
