//! How often the printed intervals cover the truth, where the truth is known.

use std::ops::ControlFlow;

use ludoteca_catalog::{AnyTable, Deal, Played, Start};
use serde_json::Value;

use super::{AtCap, Plan, SeriesJob, Watch};
use crate::workers::Brake;
use crate::{Mean, Share, Tally};

/// How the games of a block hang together.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Bond {
    /// Each game has luck of its own.
    None,
    /// In so many of 100 blocks all games go the same way.
    Together(u64),
    /// In so many of 100 blocks a player wins as many games as it should, give or take one.
    Balanced(u64),
}

/// A table at which the first player wins with a known chance, and the others share the rest.
#[derive(Clone, Copy)]
struct Fake {
    chance: f64,
    bond: Bond,
    /// In so many of 100 games two of the players draw instead.
    draws: u64,
    /// In so many of 100 pairs of rotations both games reach the cap.
    capped: u64,
    players: usize,
}

const FAIR: Fake = Fake { chance: 0.25, bond: Bond::None, draws: 0, capped: 0, players: 4 };

/// A hash that is random enough to play with, and quick: the finaliser of `SplitMix64`.
fn hash(parts: [u64; 4]) -> u64 {
    parts.into_iter().fold(0, |mixed: u64, part| {
        let mut z = (mixed ^ part).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}

/// A number from 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "53 bits are exactly what the fraction holds")]
fn unit(bits: u64) -> f64 {
    (bits >> 11) as f64 / (1_u64 << 53) as f64
}

impl Fake {
    /// Who wins: the player's place in the list.
    #[expect(clippy::cast_precision_loss, reason = "at most 8 players")]
    fn winner(&self, deal: &Deal) -> usize {
        let luck = |what, rotation| hash([deal.seed, deal.number, what, rotation]);
        let of_block = luck(0, 0) % 100;
        let rotation = deal.rotation as u64;
        let first_wins = match self.bond {
            Bond::Together(blocks) if of_block < blocks => unit(luck(1, 0)) < self.chance,
            Bond::Balanced(blocks) if of_block < blocks => {
                // Wins are as far apart as they can be, counted from anywhere.
                let at = unit(luck(1, 0));
                let before = (at + self.chance * deal.rotation as f64).floor();
                let after = (at + self.chance * (deal.rotation + 1) as f64).floor();
                after > before
            }
            _ => unit(luck(1, rotation)) < self.chance,
        };
        let others = self.players as u64 - 1;
        if first_wins { 0 } else { 1 + usize::try_from(luck(2, rotation) % others).unwrap() }
    }
}

impl AnyTable for Fake {
    fn play(&mut self, deal: &Deal) -> Played {
        let winner = self.winner(deal);
        let seat = |player: usize| (player + self.players - deal.rotation) % self.players;
        let mut scores = [0.0; 8];
        if hash([deal.seed, deal.number, 3, deal.rotation as u64]) % 100 < self.draws {
            (scores[seat(winner)], scores[seat((winner + 1) % self.players)]) = (0.5, 0.5);
        } else {
            scores[seat(winner)] = 1.0;
        }
        let pair = deal.rotation as u64 / 2;
        let finished = hash([deal.seed, deal.number, 4, pair]) % 100 >= self.capped;
        Played { finished, turns: 1, steps: 1, scores }
    }

    fn record(&mut self, _: &Deal) -> (Played, String) {
        unreachable!("nobody asks for records")
    }

    fn follow(&mut self, _: &Deal, _: &mut dyn FnMut(&Value) -> ControlFlow<()>) {
        unreachable!("nobody follows")
    }
}

/// The share of experiments in which the interval covers the truth.
fn coverage(fake: Fake, blocks: u64, truth: f64, interval: impl Fn(&Tally) -> (f64, f64)) -> f64 {
    let experiments = ludoteca_testkit::effort(1000, 10_000);
    let covered = (0..experiments)
        .filter(|&seed| {
            let job = SeriesJob {
                agents: (0..fake.players).map(|player| player.to_string()).collect(),
                start: Start::players(fake.players),
                rotate: true,
                games: blocks * fake.players as u64,
                seed,
                jobs: 1,
                cap: None,
                at_cap: AtCap::None,
            };
            let watch = Watch::default();
            let plan = Plan::new(&job, 1, &watch);
            let mut table = fake;
            let (tally, _) = plan.play(&mut table, 0..blocks, &Brake::NEVER).unwrap();
            let (low, high) = interval(&tally);
            low <= truth && truth <= high
        })
        .count();
    #[expect(clippy::cast_precision_loss, reason = "some thousand experiments")]
    let share = covered as f64 / experiments as f64;
    share
}

fn ends(Share { low, high, .. }: Share) -> (f64, f64) {
    (low, high)
}

fn ends_of_mean(Mean { low, high, .. }: Mean) -> (f64, f64) {
    (low, high)
}

/// Coverage of the share of wins, for rare and for even chances, in small and large blocks.
#[track_caller]
fn check_shares(bond: Bond) {
    for (players, blocks, chance) in
        [(2, 100, 0.5), (2, 250, 0.05), (3, 100, 0.25), (4, 250, 0.05), (8, 100, 0.5)]
    {
        let fake = Fake { chance, bond, players, ..FAIR };
        let found = coverage(fake, blocks, chance, |tally| ends(tally.wins(0)));
        let what = format!("{blocks} blocks of {players}, chance {chance}, {bond:?}");
        assert!((0.93..=0.97).contains(&found), "{what}: {found}");
    }
}

#[test]
fn of_independent_games() {
    check_shares(Bond::None);
}

#[test]
fn of_games_that_often_go_the_same_way() {
    check_shares(Bond::Together(50));
}

#[test]
fn of_games_that_always_go_the_same_way() {
    check_shares(Bond::Together(100));
}

#[test]
fn of_games_that_are_often_balanced() {
    check_shares(Bond::Balanced(50));
}

#[test]
fn of_games_that_are_nearly_always_balanced() {
    check_shares(Bond::Balanced(90));
}

/// Few blocks may claim less than they could, but never more than that.
#[test]
fn of_ten_blocks() {
    for (chance, bond) in [
        (0.05, Bond::None),
        (0.05, Bond::Together(100)),
        (0.25, Bond::Together(50)),
        (0.5, Bond::None),
        (0.5, Bond::Together(50)),
        (0.5, Bond::Balanced(90)),
    ] {
        let fake = Fake { chance, bond, ..FAIR };
        let found = coverage(fake, 10, chance, |tally| ends(tally.wins(0)));
        assert!(found >= 0.93, "chance {chance}, {bond:?}: {found}");
    }
}

#[test]
fn of_points_and_ranks_with_draws() {
    let chance = 0.4;
    for bond in [Bond::None, Bond::Together(80), Bond::Balanced(80)] {
        let fake = Fake { chance, bond, draws: 30, ..FAIR };
        // Three others share the rest. A draw is one of the winner and the next in the list.
        let partner = (1.0 - chance) / 3.0;
        let points = 0.7 * chance + 0.3 * (chance + partner) / 2.0;
        let found = coverage(fake, 100, points, |tally| ends_of_mean(tally.mean_points(0)));
        assert!((0.93..=0.97).contains(&found), "points, {bond:?}: {found}");
        // Losers of a game share the ranks 2 to 4, those of a draw the ranks 3 and 4.
        let (win, draw) = (chance, chance + partner);
        let rank = 0.7 * (win + 3.0 * (1.0 - win)) + 0.3 * (1.5 * draw + 3.5 * (1.0 - draw));
        let found = coverage(fake, 100, rank, |tally| ends_of_mean(tally.mean_rank(0)));
        assert!((0.93..=0.97).contains(&found), "ranks, {bond:?}: {found}");
    }
}

#[test]
fn of_the_games_that_came_to_an_end() {
    for bond in [Bond::None, Bond::Together(80)] {
        let fake = Fake { chance: 0.3, bond, capped: 40, ..FAIR };
        let found = coverage(fake, 100, 0.3, |tally| ends(tally.wins_of_ended(0).share()));
        assert!((0.93..=0.97).contains(&found), "{bond:?}: {found}");
        let found = coverage(fake, 100, 0.4, |tally| ends(tally.capped()));
        assert!((0.93..=0.97).contains(&found), "capped, {bond:?}: {found}");
    }
}
