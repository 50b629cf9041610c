use ludoteca_core::{Purpose, Rng};

use super::*;
use crate::{BlockResult, Sides};

/// How the games of a block hang together.
#[derive(Clone, Copy, Debug)]
enum Bond {
    None,
    /// In half of the blocks all games go the same way.
    Together,
    /// In most blocks everybody wins from the same seat, so that nobody has more than the other.
    Balanced,
}

/// Blocks of one game per player in which the first player has these points per game.
#[derive(Clone, Copy, Debug)]
struct Fake {
    players: u32,
    points: f64,
    bond: Bond,
    /// In so many of 100 games the point is shared.
    draws: u32,
}

/// True in `chance` of all cases.
fn falls(rng: &mut Rng, chance: f64) -> bool {
    f64::from(rng.below(1 << 30)) < chance * f64::from(1 << 30)
}

impl Fake {
    fn block(&self, rng: &mut Rng) -> BlockResult {
        let fair = 1.0 / f64::from(self.players);
        let together = match self.bond {
            Bond::None => false,
            Bond::Together => rng.below(2) == 0,
            Bond::Balanced => true,
        };
        if matches!(self.bond, Bond::Balanced) && rng.below(100) < 80 {
            return self.with(POINT);
        }
        // Balanced blocks leave all of the difference to the others; draws leave it to the rest.
        let less = if matches!(self.bond, Bond::Balanced) { 0.2 } else { 1.0 };
        let rest = 1.0 - f64::from(self.draws) / 100.0;
        let chance = fair + (self.points - fair) / less / rest;
        let once = falls(rng, chance);
        let points = (0..self.players).map(|_| match rng.below(100) < self.draws {
            true => POINT / self.players,
            false if if together { once } else { falls(rng, chance) } => POINT,
            false => 0,
        });
        let sum = points.sum();
        self.with(sum)
    }

    fn with(&self, points: u32) -> BlockResult {
        let mut block = BlockResult { games: self.players, ..BlockResult::default() };
        (block.points[0], block.points[1]) = (points, self.players * POINT - points);
        block
    }

    /// Plays a test in jobs of ten blocks: what is accepted, and after how many blocks.
    fn test(&self, question: &Question, experiment: u64) -> (Verdict, u64) {
        let mut rng = Rng::stream(11, experiment, Purpose::Chance);
        let mut tally = Tally::new(&Sides::apart(2));
        loop {
            for _ in 0..10 {
                tally.add(&self.block(&mut rng));
            }
            let verdict = question.verdict(question.log_ratio(&tally, 0));
            if verdict != Verdict::Open || tally.blocks >= 200_000 {
                return (verdict, tally.blocks);
            }
        }
    }

    /// The share of experiments in which the difference is accepted, and how long they take.
    #[expect(clippy::cast_precision_loss, reason = "some thousand experiments")]
    fn accepted(&self, question: &Question) -> (f64, u64) {
        let experiments = ludoteca_testkit::effort(1000, 10_000);
        let found: Vec<_> = (0..experiments).map(|n| self.test(question, n)).collect();
        let accepted = found.iter().filter(|(verdict, _)| *verdict == Verdict::H1).count();
        let blocks = found.iter().map(|(_, blocks)| blocks).sum::<u64>() / experiments;
        (accepted as f64 / experiments as f64, blocks)
    }
}

/// The fakes and the questions that they are asked.
fn designs() -> Vec<(Fake, Question)> {
    let mut all = Vec::new();
    for (players, difference, bond, draws) in [
        (2, 0.05, Bond::None, 0),
        (2, 0.04, Bond::None, 40),
        (2, 0.05, Bond::Together, 0),
        (2, 0.02, Bond::Balanced, 0),
        (3, 0.05, Bond::None, 10),
        (4, 0.04, Bond::None, 0),
        (4, 0.06, Bond::Together, 0),
        (8, 0.03, Bond::None, 0),
    ] {
        let fair = 1.0 / f64::from(players);
        let question =
            Question { fair, score0: fair, score1: fair + difference, alpha: 0.05, beta: 0.05 };
        all.push((Fake { players, points: fair, bond, draws }, question));
    }
    all
}

#[test]
fn equals_are_rarely_told_apart() {
    for (fake, question) in designs() {
        let (false_ones, blocks) = fake.accepted(&question);
        assert!(false_ones <= 0.05, "{false_ones} in {blocks} blocks: {fake:?}");
    }
}

#[test]
fn a_difference_of_the_designed_size_is_found() {
    // 95 %, and twice the standard deviation of a share of that many experiments.
    let least = 0.95 - 2.0 * (0.95_f64 * 0.05 / ludoteca_testkit::effort(1000.0, 10_000.0)).sqrt();
    for (fake, question) in designs() {
        let fake = Fake { points: question.score1, ..fake };
        let (power, blocks) = fake.accepted(&question);
        assert!(power >= least, "{power} in {blocks} blocks: {fake:?}");
    }
}

/// Eight games that go the same way every other time make blocks so lopsided that the power falls
/// short by a percent or so; the error that would be believed stays small.
#[test]
fn lopsided_blocks_cost_a_little_power() {
    let (fake, question) = designs()[7];
    let equal = Fake { bond: Bond::Together, ..fake };
    let (false_ones, _) = equal.accepted(&question);
    let (power, _) = Fake { points: question.score1, ..equal }.accepted(&question);
    assert!(false_ones <= 0.05 && power >= 0.92, "{false_ones} {power}");
}

#[test]
fn a_larger_difference_is_found_sooner() {
    let (fake, question) = designs()[0];
    let (power, blocks) = Fake { points: question.score1, ..fake }.accepted(&question);
    let (sure, sooner) = Fake { points: 0.65, ..fake }.accepted(&question);
    assert!(sure > power.max(0.999) - 1e-9 && 2 * sooner < blocks, "{sure} {sooner} {blocks}");
}

/// With many blocks the ratio is that of two normal distributions of the same variance, as the
/// testing frameworks of chess programs compute it.
#[test]
fn many_blocks_give_the_ratio_of_the_textbook() {
    let (fake, question) = designs()[0];
    let fake = Fake { points: 0.52, ..fake };
    let (mut rng, mut tally) = (Rng::stream(3, 0, Purpose::Chance), Tally::new(&Sides::apart(2)));
    let mut means = Vec::new();
    for _ in 0..5000 {
        let block = fake.block(&mut rng);
        means.push(f64::from(block.points[0]) / f64::from(2 * POINT));
        tally.add(&block);
    }
    let mean = means.iter().sum::<f64>() / 5000.0;
    let variance = means.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / 5000.0;
    let Question { score0, score1, .. } = question;
    let simple = 5000.0 / (2.0 * variance) * (score1 - score0) * (2.0 * mean - score0 - score1);
    let found = question.log_ratio(&tally, 0);
    assert!((found - simple).abs() < 0.02 * simple.abs().max(1.0), "{found} {simple}");
}

#[test]
fn blocks_that_are_all_alike_do_not_decide_at_once() {
    let (fake, question) = designs()[0];
    let ratio = |blocks, points| {
        let mut tally = Tally::new(&Sides::apart(2));
        (0..blocks).for_each(|_| tally.add(&fake.with(points)));
        question.log_ratio(&tally, 0)
    };
    assert!(ratio(0, 0).abs() < 1e-15);
    for points in [0, POINT, 2 * POINT] {
        assert_eq!(question.verdict(ratio(3, points)), Verdict::Open, "{points}");
    }
    // But they do decide: whoever always shares the point is no better.
    assert_eq!(question.verdict(ratio(100, POINT)), Verdict::H0);
    assert_eq!(question.verdict(ratio(100, 2 * POINT)), Verdict::H1);
    assert_eq!(question.verdict(ratio(100, 0)), Verdict::H0);
}

#[test]
fn elo_is_what_chess_players_know_and_fits_any_table() {
    assert!((score_of_elo(100.0, 0.5) - 0.640_065).abs() < 1e-6);
    assert!((score_of_elo(0.0, 0.25) - 0.25).abs() < 1e-15);
    // Ten times as strong as each of three others.
    assert!((score_of_elo(400.0, 0.25) - 10.0 / 13.0).abs() < 1e-12);
    for fair in [0.125, 0.25, 0.5] {
        let there = score_of_elo(-37.0, fair);
        assert!((elo_of_score(there, fair) + 37.0).abs() < 1e-9);
    }
}
