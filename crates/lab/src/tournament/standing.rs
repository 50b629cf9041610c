//! What somebody has come to at several tables.

use super::plan::Dice;
use crate::blocks::POINT;
use crate::interval::Ratio;
use crate::{Mean, Moments, Share, SideTally, Tally};

/// A side at one of its tables.
pub(super) type Table<'a> = (&'a Tally, usize);

/// All games of a side at its tables.
pub(super) fn games(tables: &[Table<'_>]) -> u64 {
    tables.iter().map(|(tally, _)| tally.games).sum()
}

/// A sum over all tables of a side.
pub(super) fn sum(tables: &[Table<'_>], of: impl Fn(&SideTally) -> u64) -> u64 {
    tables.iter().map(|(tally, side)| of(&tally.sides[*side])).sum()
}

/// The share of all games that it has won.
pub(super) fn wins(tables: &[Table<'_>], dice: Dice) -> Share {
    ratio(tables, dice, |side| side.wins, 1.0).share()
}

/// Its points per game.
pub(super) fn points(tables: &[Table<'_>], dice: Dice) -> Mean {
    mean(ratio(tables, dice, |side| side.points, f64::from(POINT)).share())
}

/// The mean rank of its seats.
pub(super) fn rank(tables: &[Table<'_>], dice: Dice, players: usize) -> Mean {
    let seats = tables.first().map_or(1, |(tally, side)| tally.sides[*side].seats);
    let last = float(players as u64) - 1.0;
    // As a share of the way from the first to the last rank, it has bounds to keep.
    let best = ratio(tables, dice, |side| side.ranks, 2.0 * float(seats));
    let Mean { mean, low, high } = mean(best.less(1.0).by(last).share());
    let rank = |share: f64| 1.0 + share * last;
    Mean { mean: rank(mean), low: rank(low), high: rank(high) }
}

fn mean(Share { share, low, high }: Share) -> Mean {
    Mean { mean: share, low, high }
}

/// Something per game at several tables, of which each game has `unit`.
///
/// Tables differ because other players sit there, which is no chance: only how far the blocks of a
/// table lie from their own mean counts, and these variances add up. Where tables share their dice,
/// luck may strike all of them at once: then the deviations add up, which is as wide as it can be.
fn ratio(tables: &[Table<'_>], dice: Dice, of: impl Fn(&SideTally) -> Moments, unit: f64) -> Ratio {
    let all: Vec<(u64, u64, f64, f64)> = tables
        .iter()
        .map(|(tally, side)| {
            let moments = of(&tally.sides[*side]);
            let squares = wide(moments.squares) / (unit * unit);
            (tally.blocks, tally.games, float(moments.sum) / unit, squares)
        })
        .filter(|&(blocks, ..)| blocks > 0)
        .collect();
    let blocks: u64 = all.iter().map(|one| one.0).sum();
    let games: u64 = all.iter().map(|one| one.1).sum();
    let x: f64 = all.iter().map(|one| one.2).sum();
    let (y, b) = (float(games), float(blocks));
    let yy = if blocks == 0 { 0.0 } else { y * y / b };
    let r = if games == 0 { 0.0 } else { x / y };
    let one_block = all.iter().any(|one| one.0 < 2);
    let xx = if one_block || all.len() == 1 {
        // One block says nothing of its table's variance: as if all were one table.
        all.iter().map(|one| one.3).sum()
    } else {
        let within = |&(blocks, _, x, xx): &(u64, u64, f64, f64)| {
            let blocks = float(blocks);
            (xx - x * x / blocks).max(0.0) * blocks / (blocks - 1.0)
        };
        let variance = match dice {
            Dice::Own => all.iter().map(within).sum::<f64>(),
            Dice::Common => all.iter().map(|one| within(one).sqrt()).sum::<f64>().powi(2),
        };
        variance * (b - 1.0) / b + r * r * yy
    };
    Ratio { blocks, games, x, y, xx, xy: r * yy, yy }
}

#[expect(clippy::cast_precision_loss, reason = "no series has 2^52 turns")]
pub(super) fn float(sum: u64) -> f64 {
    sum as f64
}

#[expect(clippy::cast_precision_loss, reason = "twelve digits of a sum of squares are enough")]
fn wide(sum: u128) -> f64 {
    sum as f64
}

#[cfg(test)]
mod tests {
    use ludoteca_core::{Purpose, Rng};

    use super::*;
    use crate::{BlockResult, Sides};

    /// Blocks of two games that often go the same way, won with so many of 100 chances.
    fn table(blocks: u32, chance: u32, rng: &mut Rng) -> Tally {
        let mut tally = Tally::new(&Sides::apart(2));
        for _ in 0..blocks {
            let once = u32::from(rng.below(100) < chance);
            let again = if rng.below(2) == 0 { once } else { u32::from(rng.below(100) < chance) };
            let mut block = BlockResult { games: 2, ..BlockResult::default() };
            (block.wins[0], block.wins[1]) = (once + again, 2 - once - again);
            block.points[0] = (once + again) * POINT;
            block.ranks[0] = 2 * (once + again) + 4 * (2 - once - again);
            tally.add(&block);
        }
        tally
    }

    /// A weak and a strong opponent are no chance: intervals over both are as wide as they should
    /// be, not wider.
    #[test]
    fn intervals_over_several_tables_cover_the_truth() {
        let experiments = ludoteca_testkit::effort(1000_u32, 10_000);
        let mut covered = [0_u32; 3];
        for experiment in 0..experiments {
            let mut rng = Rng::stream(7, experiment.into(), Purpose::Chance);
            let tallies = [(60, 10), (60, 50), (60, 84)].map(|(n, p)| table(n, p, &mut rng));
            let tables: Vec<Table<'_>> = tallies.iter().map(|tally| (tally, 0)).collect();
            let (wins, points) = (wins(&tables, Dice::Own), points(&tables, Dice::Own));
            let rank = rank(&tables, Dice::Own, 2);
            let truth = 0.48;
            covered[0] += u32::from(wins.low <= truth && truth <= wins.high);
            covered[1] += u32::from(points.low <= truth && truth <= points.high);
            covered[2] += u32::from(rank.low <= 2.0 - truth && 2.0 - truth <= rank.high);
            assert_eq!(games(&tables), 360);
        }
        for covered in covered {
            let share = f64::from(covered) / f64::from(experiments);
            assert!((0.93..=0.97).contains(&share), "{share}");
        }
    }

    #[test]
    fn nothing_is_nothing() {
        let empty = Tally::new(&Sides::apart(2));
        assert_eq!(wins(&[(&empty, 0)], Dice::Own), Share::UNKNOWN);
        assert_eq!(points(&[], Dice::Own), Mean { mean: 0.0, low: 0.0, high: 1.0 });
        let one = table(1, 50, &mut Rng::stream(1, 0, Purpose::Chance));
        let found = wins(&[(&one, 0), (&empty, 0)], Dice::Own);
        assert!(found.high - found.low > 0.5, "{found:?}");
    }

    /// The same luck at every table is no more than the luck of one.
    #[test]
    fn tables_on_common_dice_are_no_surer_than_one_of_them() {
        let tally = table(60, 50, &mut Rng::stream(3, 0, Purpose::Chance));
        let reach = |tables: &[Table<'_>], dice| {
            let Share { low, high, .. } = wins(tables, dice);
            high - low
        };
        let one = reach(&[(&tally, 0)], Dice::Common);
        let four = reach(&[(&tally, 0); 4], Dice::Common);
        assert!((four / one - 1.0).abs() < 0.03, "{one} {four}");
        let own = reach(&[(&tally, 0); 4], Dice::Own);
        assert!((0.48..0.53).contains(&(own / one)), "{one} {own}");
    }
}
