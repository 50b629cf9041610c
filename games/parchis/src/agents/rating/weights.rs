//! What the rules of the rating are worth.

/// What each rule of the rating is worth, in thousandths of a point.
///
/// Whole numbers keep ties exact: a rating of tenths, added up in floating point, would break a tie by its
/// rounding. The terms after [`exit_chaser`](Self::exit_chaser) are not the document's; there they
/// weigh nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct RatingWeights {
    /// Rule 1: reaches a safe square.
    pub safe_reached: i32,
    /// Rule 2: stands on a safe square that is not the start square of another colour.
    pub safe_left: i32,
    /// Rule 2a: for each enemy within reach behind that square.
    pub safe_chaser: i32,
    /// Rule 2b: shares that square with an enemy.
    pub safe_shared: i32,
    /// Rule 3: for each enemy more that can be captured ahead.
    pub prey: i32,
    /// Rule 3: for each enemy less within reach behind.
    pub chaser: i32,
    /// Rule 4: whatever moves.
    pub base: i32,
    /// Rule 4: for each step travelled before the move.
    pub travelled: i32,
    /// Rule 5: captures an enemy.
    pub capture: i32,
    /// Rule 6: captures a piece of its own player's other colour.
    pub capture_own: i32,
    /// Rule 7: comes out and captures an enemy.
    pub exit_capture: i32,
    /// Rule 7: comes out and captures a piece of its own player's other colour.
    pub exit_capture_own: i32,
    /// Rule 7: comes out where fewer pieces are out than of the player's other colour; where more
    /// are out the same is taken away.
    pub exit_balance: i32,
    /// Rule 7: for each enemy that can be captured ahead of the start square.
    pub exit_prey: i32,
    /// Rule 7: for each enemy within reach behind the start square.
    pub exit_chaser: i32,

    /// For each step of the move: what a bonus is worth to who looks ahead.
    pub step: i32,
    /// For each step that a captured enemy had travelled.
    pub prey_travelled: i32,
    /// Enters the corridor from the ring.
    pub corridor: i32,
    /// Reaches the goal.
    pub goal: i32,
    /// Makes a barrier on the ring.
    pub barrier_made: i32,
    /// Opens a barrier on the ring.
    pub barrier_opened: i32,
    /// For each enemy within reach behind a barrier that is made; opening one takes it away.
    pub stopped: i32,
    /// For each step that the move puts in danger of being lost, less those that it saves.
    pub risk: i32,
    /// Comes out of its home.
    pub exit: i32,
}

impl RatingWeights {
    /// The weights of document 004.
    pub const DOCUMENT: Self = Self {
        safe_reached: 10_000,
        safe_left: -5_000,
        safe_chaser: -9_000,
        safe_shared: -6_000,
        prey: 3_000,
        chaser: 9_000,
        base: 1_000,
        travelled: -100,
        capture: 30_000,
        capture_own: -15_000,
        exit_capture: 30_000,
        exit_capture_own: -20_000,
        exit_balance: 2_000,
        exit_prey: 3_000,
        exit_chaser: -9_000,
        step: 0,
        prey_travelled: 0,
        corridor: 0,
        goal: 0,
        barrier_made: 0,
        barrier_opened: 0,
        stopped: 0,
        risk: 0,
        exit: 0,
    };

    /// Weights that win more: what a random walk from the document's came to, rounded. How much
    /// more stands in `docs/parchis-players.md`.
    pub const TUNED: Self = Self {
        safe_reached: 5_000,
        safe_left: -11_000,
        safe_chaser: -10_000,
        safe_shared: -8_000,
        prey: 10_000,
        chaser: 7_500,
        capture_own: -20_000,
        exit_prey: 5_000,
        exit_chaser: -11_000,
        step: 650,
        prey_travelled: 500,
        corridor: 9_500,
        goal: 5_000,
        barrier_made: -9_000,
        stopped: -2_000,
        risk: -300,
        exit: 2_500,
        ..Self::DOCUMENT
    };

    /// Whether a term that is not the document's weighs anything.
    pub(super) const fn has_extras(&self) -> bool {
        self.step != 0
            || self.prey_travelled != 0
            || self.corridor != 0
            || self.goal != 0
            || self.barrier_made != 0
            || self.barrier_opened != 0
            || self.stopped != 0
            || self.risk != 0
            || self.exit != 0
    }
}

impl Default for RatingWeights {
    fn default() -> Self {
        Self::DOCUMENT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_has_no_extras_and_every_extra_counts_as_one() {
        let document = RatingWeights::DOCUMENT;
        assert!(!document.has_extras());
        for extra in [
            RatingWeights { step: 1, ..document },
            RatingWeights { prey_travelled: 1, ..document },
            RatingWeights { corridor: 1, ..document },
            RatingWeights { goal: 1, ..document },
            RatingWeights { barrier_made: 1, ..document },
            RatingWeights { barrier_opened: 1, ..document },
            RatingWeights { stopped: 1, ..document },
            RatingWeights { risk: 1, ..document },
            RatingWeights { exit: 1, ..document },
        ] {
            assert!(extra.has_extras(), "{extra:?}");
        }
    }
}
