//! The numbers of the optimal player, each with a name.

use crate::View;

/// What the document leaves open, as numbers. `docs/optimal.md` says why each is what it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How gladly it takes risks, from 0 (never) to 1.
    pub risk: f64,
    /// What it bids for a lot of a group in which nobody holds anything, as a share of the price.
    pub bid_base: f64,
    /// What is added to that share when it holds all other lots of the group but one; less of them
    /// add less.
    pub bid_own: f64,
    /// What is added when one rival holds them.
    pub bid_rival: f64,
    /// By how much the share of a player with risk 1 is above that of one with risk 0.
    pub bid_risk: f64,
    /// By how much it raises a bid, in two hundredths of the salary: 1 on the document's board.
    pub raise: f64,
    /// What it keeps when it builds with risk 0, in salaries.
    pub reserve_cautious: f64,
    /// What it keeps when it builds with risk 1, in salaries.
    pub reserve_bold: f64,
    /// The share of that reserve that it keeps when it only lifts mortgages.
    pub lift_floor: f64,
    /// The share of all lots that must be free for it to leave jail in order to buy.
    pub enough_free: f64,
    /// What the one who gains the dearer group pays, in percent of the difference of hotel rents.
    pub settlement: f64,
    /// The most proposals while the lots stay where they are: what was refused once is not
    /// offered again.
    pub proposals: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            risk: 0.9,
            bid_base: 0.6,
            bid_own: 0.5,
            bid_rival: 0.2,
            bid_risk: 0.5,
            raise: 1.0,
            reserve_cautious: 3.0,
            reserve_bold: 0.0,
            lift_floor: 0.5,
            enough_free: 0.25,
            settlement: 1.0,
            proposals: 3,
        }
    }
}

impl Settings {
    /// The usual numbers with another risk.
    pub fn with_risk(risk: f64) -> Self {
        Self { risk: risk.clamp(0.0, 1.0), ..Self::default() }
    }

    /// The cash below which it does not build.
    #[inline]
    pub(super) fn reserve(&self, view: &View<'_>) -> i32 {
        let salaries =
            self.reserve_cautious + (self.reserve_bold - self.reserve_cautious) * self.risk;
        (f64::from(view.game().track.salary) * salaries) as i32
    }

    /// The cash below which it does not even lift mortgages.
    #[inline]
    pub(super) fn floor(&self, reserve: i32) -> i32 {
        (f64::from(reserve) * self.lift_floor) as i32
    }

    /// By how much it raises a bid.
    pub(super) fn raise(&self, view: &View<'_>) -> i32 {
        // One dollar where the salary is 200: on boards with other money the same share of it.
        ((f64::from(view.game().track.salary) / 200.0 * self.raise) as i32).max(1)
    }
}
