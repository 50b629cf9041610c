//! What a number of games has come to.

use ludoteca_catalog::Played;

use crate::AtCap;
use crate::workers::Merge;

/// Sums over games. Whole numbers only, so that nothing is lost by adding.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games won alone, by the player's place in the list.
    pub wins: Vec<u64>,
    /// Those of the wins that fell at the cap, to whoever stood best.
    pub wins_at_cap: Vec<u64>,
    /// Games that several have won together.
    pub draws: u64,
    /// Games that count as unfinished.
    pub unfinished: u64,
    /// Games that reached the cap, whatever they count as.
    pub capped: u64,
    /// Turns of all games.
    pub turns: u64,
    /// Decisions and chance outcomes of all games.
    pub steps: u64,
}

impl Tally {
    /// Nothing yet, for so many players.
    pub fn new(players: usize) -> Self {
        Self { wins: vec![0; players], wins_at_cap: vec![0; players], ..Self::default() }
    }

    /// Adds a game in which seat `i` had player `i + rotation`, counted round.
    pub(crate) fn add(&mut self, played: &Played, rotation: usize, at_cap: AtCap) {
        self.games += 1;
        self.turns += u64::from(played.turns);
        self.steps += played.steps;
        self.capped += u64::from(!played.finished);
        if !played.finished && at_cap == AtCap::None {
            self.unfinished += 1;
            return;
        }
        let players = self.wins.len();
        let scores = &played.scores[..players];
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut winners = (0..players).filter(|&seat| scores[seat] >= best);
        match (winners.next(), winners.next()) {
            (Some(seat), None) => {
                let winner = (seat + rotation) % players;
                self.wins[winner] += 1;
                self.wins_at_cap[winner] += u64::from(!played.finished);
            }
            _ => self.draws += 1,
        }
    }

    /// Turns per game.
    #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 turns")]
    pub fn mean_turns(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.turns as f64 / self.games as f64 }
    }
}

impl Merge for Tally {
    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.capped += other.capped;
        self.turns += other.turns;
        self.steps += other.steps;
        add(&mut self.wins, &other.wins);
        add(&mut self.wins_at_cap, &other.wins_at_cap);
    }
}

/// Adds place by place.
pub(crate) fn add(sums: &mut [u64], more: &[u64]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(finished: bool, scores: &[f32]) -> Played {
        let mut all = [0.0; 8];
        all[..scores.len()].copy_from_slice(scores);
        Played { finished, turns: 10, steps: 30, scores: all }
    }

    #[test]
    fn a_win_goes_to_the_player_and_not_to_the_seat() {
        let mut tally = Tally::new(3);
        tally.add(&played(true, &[1.0, 0.0, 0.0]), 0, AtCap::None);
        tally.add(&played(true, &[1.0, 0.0, 0.0]), 2, AtCap::None);
        tally.add(&played(true, &[0.0, 0.0, 1.0]), 2, AtCap::None);
        assert_eq!(tally.wins, [1, 1, 1]);
        assert!((tally.mean_turns() - 10.0).abs() < 1e-12);
    }

    #[test]
    fn shared_wins_are_draws_and_the_cap_decides_as_it_is_told() {
        let mut tally = Tally::new(2);
        tally.add(&played(true, &[0.5, 0.5]), 0, AtCap::None);
        tally.add(&played(false, &[0.7, 0.3]), 0, AtCap::None);
        tally.add(&played(false, &[0.3, 0.7]), 0, AtCap::Richest);
        tally.add(&played(false, &[0.5, 0.5]), 0, AtCap::Richest);
        assert_eq!((tally.wins.as_slice(), tally.draws), ([0, 1].as_slice(), 2));
        assert_eq!((tally.unfinished, tally.capped, tally.games), (1, 3, 4));
    }
}
