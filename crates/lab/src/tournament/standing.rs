//! What somebody has come to at several tables.

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
pub(super) fn wins(tables: &[Table<'_>]) -> Share {
    ratio(tables, |side| side.wins, 1.0).share()
}

/// Its points per game.
pub(super) fn points(tables: &[Table<'_>]) -> Mean {
    mean(ratio(tables, |side| side.points, f64::from(POINT)).share())
}

/// The mean rank of its seats.
pub(super) fn rank(tables: &[Table<'_>], players: usize) -> Mean {
    let seats = tables.first().map_or(1, |(tally, side)| tally.sides[*side].seats);
    let last = float(players as u64) - 1.0;
    // As a share of the way from the first to the last rank, it has bounds to keep.
    let best = ratio(tables, |side| side.ranks, 2.0 * float(seats));
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
/// table lie from their own mean counts, and these variances add up.
fn ratio(tables: &[Table<'_>], of: impl Fn(&SideTally) -> Moments, unit: f64) -> Ratio {
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
        all.iter().map(within).sum::<f64>() * (b - 1.0) / b + r * r * yy
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
