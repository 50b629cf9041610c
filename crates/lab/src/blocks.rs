//! What one block of games has come to.

use ludoteca_catalog::Played;
use ludoteca_core::MAX_SEATS;

use crate::{AtCap, Sides};

/// A game is worth one point. It is counted in parts, so that any number of seats can share it
/// in whole numbers.
pub const POINT: u32 = 840;

/// One block: all rotations of the players over the seats, on common dice.
///
/// The block is the unit of every statistic: its games depend on each other, blocks do not. What
/// is counted by side has the side's number as its index; see [`Sides`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlockResult {
    /// Games of the block.
    pub games: u32,
    /// Games that a side has won, whoever of it did.
    pub wins: [u32; MAX_SEATS],
    /// Those of the wins that fell at the cap, to whoever stood best.
    pub wins_at_cap: [u32; MAX_SEATS],
    /// Points of a side, in parts of which a game has [`POINT`]: the scores of a finished game;
    /// the winners share a game that fell at the cap, all share one that counts as unfinished.
    pub points: [u32; MAX_SEATS],
    /// Twice the ranks of a side's seats: 1 is the best, equal scores share the ranks that they
    /// take up, and a game that counts as unfinished has put nobody before anybody.
    pub ranks: [u32; MAX_SEATS],
    /// Games that several sides have won together.
    pub draws: u32,
    /// Games that count as unfinished.
    pub unfinished: u32,
    /// Games that reached the cap, whatever they count as.
    pub capped: u32,
    /// Turns of all games.
    pub turns: u64,
    /// Decisions and chance outcomes of all games.
    pub steps: u64,
}

impl BlockResult {
    /// Adds a game in which seat `i` had player `i + rotation`, counted round.
    pub fn add(&mut self, played: &Played, sides: &Sides, rotation: usize, at_cap: AtCap) {
        let players = sides.players();
        let side = |seat: usize| sides.of((seat + rotation) % players);
        let scores = &played.scores[..players];
        self.games += 1;
        self.turns += u64::from(played.turns);
        self.steps += played.steps;
        self.capped += u32::from(!played.finished);
        if !played.finished && at_cap == AtCap::None {
            self.unfinished += 1;
            let (points, rank) = (POINT / small(players), small(players) + 1);
            for seat in 0..players {
                self.points[side(seat)] += points;
                self.ranks[side(seat)] += rank;
            }
            return;
        }
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let is_winner = |seat: &usize| scores[*seat] >= best;
        let winners = (0..players).filter(is_winner).count();
        for (seat, &score) in scores.iter().enumerate() {
            self.ranks[side(seat)] += twice_rank(scores, score);
            self.points[side(seat)] += match (played.finished, is_winner(&seat)) {
                (true, _) => parts(score),
                (false, true) => POINT / small(winners),
                (false, false) => 0,
            };
        }
        let mut winning = (0..players).filter(is_winner).map(side);
        match winning.next() {
            // Partners win together. Where nobody has lost it is a draw, whatever the names.
            Some(first)
                if (winners == 1 || winners < players) && winning.all(|next| next == first) =>
            {
                self.wins[first] += 1;
                self.wins_at_cap[first] += u32::from(!played.finished);
            }
            _ => self.draws += 1,
        }
    }

    /// Games that came to an end.
    pub const fn ended(&self) -> u32 {
        self.games - self.capped
    }
}

/// Twice the rank of a score among all: those who share it share the ranks that they take up.
fn twice_rank(scores: &[f32], score: f32) -> u32 {
    let mut twice = 1;
    for &other in scores {
        twice += if other > score { 2 } else { u32::from(other >= score) };
    }
    twice
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "scores are from 0 to 1"
)]
fn parts(score: f32) -> u32 {
    (score * POINT as f32).round() as u32
}

/// A number of seats.
fn small(seats: usize) -> u32 {
    u32::try_from(seats).unwrap_or_else(|_| unreachable!("a table has at most 8 seats"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(finished: bool, scores: &[f32]) -> Played {
        let mut all = [0.0; MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        Played { finished, turns: 10, steps: 30, scores: all }
    }

    #[test]
    fn a_win_goes_to_the_player_and_not_to_the_seat() {
        let (mut block, sides) = (BlockResult::default(), Sides::apart(3));
        block.add(&played(true, &[1.0, 0.0, 0.0]), &sides, 0, AtCap::None);
        block.add(&played(true, &[1.0, 0.0, 0.0]), &sides, 2, AtCap::None);
        block.add(&played(true, &[0.0, 0.0, 1.0]), &sides, 2, AtCap::None);
        assert_eq!((&block.wins[..3], &block.points[..3]), (&[1; 3][..], &[POINT; 3][..]));
        // Once first, twice sharing the second and the third place.
        assert_eq!(block.ranks[..3], [2 + 5 + 5; 3]);
        assert_eq!((block.turns, block.steps, block.games, block.ended()), (30, 90, 3, 3));
    }

    #[test]
    fn shared_wins_are_draws_and_the_cap_decides_as_it_is_told() {
        let (mut block, sides) = (BlockResult::default(), Sides::apart(2));
        block.add(&played(true, &[0.5, 0.5]), &sides, 0, AtCap::None);
        block.add(&played(false, &[0.7, 0.3]), &sides, 0, AtCap::None);
        block.add(&played(false, &[0.3, 0.7]), &sides, 0, AtCap::Richest);
        block.add(&played(false, &[0.5, 0.5]), &sides, 0, AtCap::Richest);
        assert_eq!((&block.wins[..2], &block.wins_at_cap[..2]), (&[0, 1][..], &[0, 1][..]));
        assert_eq!((block.draws, block.unfinished, block.capped, block.games), (2, 1, 3, 4));
        assert_eq!(block.points[..2], [POINT + POINT / 2, 2 * POINT + POINT / 2]);
        assert_eq!(block.ranks[..2], [3 + 3 + 4 + 3, 3 + 3 + 2 + 3]);
    }

    #[test]
    fn partners_win_together_but_nobody_wins_alone_against_nobody() {
        let names = ["a", "b", "a", "b"].map(str::to_owned);
        let (mut block, sides) = (BlockResult::default(), Sides::new(&names));
        block.add(&played(true, &[0.5, 0.0, 0.5, 0.0]), &sides, 0, AtCap::None);
        block.add(&played(true, &[0.5, 0.0, 0.5, 0.0]), &sides, 1, AtCap::None);
        block.add(&played(true, &[0.5, 0.5, 0.0, 0.0]), &sides, 0, AtCap::None);
        assert_eq!((&block.wins[..2], block.draws), (&[1, 1][..], 1));
        let (mut block, sides) =
            (BlockResult::default(), Sides::new(&["a", "a"].map(str::to_owned)));
        block.add(&played(true, &[0.5, 0.5]), &sides, 0, AtCap::None);
        assert_eq!((block.wins[0], block.draws), (0, 1));
    }

    #[test]
    fn a_standing_at_the_cap_is_a_ranking() {
        let (mut block, sides) = (BlockResult::default(), Sides::apart(4));
        block.add(&played(false, &[0.1, 0.4, 0.3, 0.3]), &sides, 0, AtCap::Richest);
        assert_eq!(block.ranks[..4], [8, 2, 5, 5]);
        assert_eq!(block.points[..4], [0, POINT, 0, 0]);
    }

    #[test]
    fn every_number_of_seats_can_share_a_point() {
        for seats in 1..=MAX_SEATS {
            let mut block = BlockResult::default();
            #[expect(clippy::cast_precision_loss, reason = "at most 8")]
            let share = 1.0 / seats as f32;
            block.add(&played(true, &vec![share; seats]), &Sides::apart(seats), 0, AtCap::None);
            block.add(&played(false, &vec![0.0; seats]), &Sides::apart(seats), 0, AtCap::None);
            assert_eq!(block.points.iter().sum::<u32>(), 2 * POINT, "{seats} seats");
        }
    }
}
