//! Ratings with their uncertainty, for any number of sides at a table.
//!
//! R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online ranking", Journal of
//! Machine Learning Research 12 (2011). A match is a block: its games hang together, and so the
//! sides of a block are ranked once, by their points per seat.

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// What somebody is worth: 25 for who has played nothing yet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The rating; some four points more win two blocks of three.
    pub rating: f64,
    /// One standard deviation.
    pub uncertainty: f64,
}

/// The ratings of so many players, block after block.
#[derive(Clone, Debug)]
pub struct Ratings {
    of: Vec<WengLinRating>,
    config: WengLinConfig,
}

impl Ratings {
    /// Nobody has played yet.
    pub fn new(players: usize) -> Self {
        Self { of: vec![WengLinRating::new(); players], config: WengLinConfig::new() }
    }

    /// A block between these players, each with its rank: 1 is the best, and ranks may be shared.
    pub fn add(&mut self, players: &[usize], ranks: &[u8]) {
        let teams: Vec<[WengLinRating; 1]> = players.iter().map(|&n| [self.of[n]]).collect();
        let match_: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(ranks)
            .map(|(team, &rank)| (&team[..], MultiTeamOutcome::new(rank.into())))
            .collect();
        let after = weng_lin_multi_team(&match_, &self.config);
        for (&player, team) in players.iter().zip(after) {
            self.of[player] = team[0];
        }
    }

    /// What a player is worth by now.
    pub fn of(&self, player: usize) -> Rating {
        let WengLinRating { rating, uncertainty } = self.of[player];
        Rating { rating, uncertainty }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_more_is_rated_higher_and_more_surely() {
        let mut ratings = Ratings::new(4);
        for block in 0..300 {
            // The first is best, the third worst; now and then luck turns it round.
            let ranks = if block % 5 == 4 { [3, 2, 1] } else { [1, 2, 3] };
            ratings.add(&[0, 1, 2], &ranks);
        }
        let [best, middle, worst, absent] = [0, 1, 2, 3].map(|n| ratings.of(n));
        assert!(best.rating > middle.rating + 1.0 && middle.rating > worst.rating + 1.0);
        assert!(best.uncertainty < 2.0 && worst.uncertainty < 2.0, "{best:?} {worst:?}");
        assert_eq!(absent, Rating { rating: 25.0, uncertainty: 25.0 / 3.0 });
    }

    #[test]
    fn a_draw_of_equals_changes_no_rating() {
        let mut ratings = Ratings::new(3);
        for _ in 0..50 {
            ratings.add(&[0, 1, 2], &[1, 1, 1]);
        }
        for player in 0..3 {
            let found = ratings.of(player);
            assert!((found.rating - 25.0).abs() < 1e-9 && found.uncertainty < 5.0, "{found:?}");
        }
    }
}
