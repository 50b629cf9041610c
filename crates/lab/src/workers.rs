//! Work on several threads whose sum does not depend on how many.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What pieces of work come to, and can be added up.
pub(crate) trait Merge: Send {
    /// Adds what other pieces have come to.
    fn merge(&mut self, other: &Self);
}

/// The most pieces that a series is cut into: what waits to be added up is never more than that.
const PIECES: u64 = 4096;

/// Does `0..blocks` in pieces on `jobs` threads, each with a worker of its own, and adds the
/// pieces up in their order. The cut into pieces does not depend on the number of threads.
///
/// The first error stops all threads.
pub(crate) fn in_order<W, T: Merge, E: Send>(
    blocks: u64,
    jobs: usize,
    empty: T,
    worker: impl Fn() -> Result<W, E> + Sync,
    work: impl Fn(&mut W, Range<u64>) -> Result<T, E> + Sync,
) -> Result<T, E> {
    let length = blocks.div_ceil(PIECES).max(1);
    let pieces = blocks.div_ceil(length);
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let sum = Mutex::new(Ok(Sum { total: empty, next: 0, early: BTreeMap::new() }));
    let run = || {
        let mut mine = match worker() {
            Ok(mine) => mine,
            Err(error) => return fail(&sum, &stop, error),
        };
        while !stop.load(Ordering::Relaxed) {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                return;
            }
            let range = piece * length..((piece + 1) * length).min(blocks);
            match work(&mut mine, range) {
                Ok(tally) => {
                    if let Ok(sum) = sum.lock().expect("no worker panics with the sum").as_mut() {
                        sum.take(piece, tally);
                    }
                }
                Err(error) => return fail(&sum, &stop, error),
            }
        }
    };
    let threads = u64::try_from(jobs).unwrap_or(1).clamp(1, pieces.max(1));
    if threads == 1 {
        run();
    } else {
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(run);
            }
        });
    }
    sum.into_inner().expect("no worker panics with the sum").map(|sum| sum.total)
}

fn fail<T, E>(sum: &Mutex<Result<Sum<T>, E>>, stop: &AtomicBool, error: E) {
    stop.store(true, Ordering::Relaxed);
    let mut sum = sum.lock().expect("no worker panics with the sum");
    if sum.is_ok() {
        *sum = Err(error);
    }
}

/// Pieces that were added up so far, and those that came too early.
struct Sum<T> {
    total: T,
    next: u64,
    early: BTreeMap<u64, T>,
}

impl<T: Merge> Sum<T> {
    fn take(&mut self, piece: u64, part: T) {
        self.early.insert(piece, part);
        while let Some(part) = self.early.remove(&self.next) {
            self.total.merge(&part);
            self.next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tally;

    fn count(blocks: u64, jobs: usize) -> Result<Tally, String> {
        let work = |(): &mut (), range: Range<u64>| {
            let mut tally = Tally::new(0);
            tally.games = range.end - range.start;
            tally.turns = range.sum();
            Ok(tally)
        };
        in_order(blocks, jobs, Tally::new(0), || Ok(()), work)
    }

    #[test]
    fn every_block_is_done_once() {
        for blocks in [0, 1, 7, 4096, 4097, 100_000] {
            for jobs in [1, 2, 8] {
                let tally = count(blocks, jobs).unwrap();
                assert_eq!(tally.games, blocks);
                assert_eq!(tally.turns, blocks * blocks.saturating_sub(1) / 2);
            }
        }
    }

    #[test]
    fn an_error_stops_the_series() {
        let work = |(): &mut (), range: Range<u64>| match range.start {
            0..1000 => Ok(Tally::new(0)),
            _ => Err("full disk".to_owned()),
        };
        let done = in_order(100_000, 4, Tally::new(0), || Ok(()), work);
        assert_eq!(done, Err("full disk".to_owned()));
        let none =
            in_order(10, 2, Tally::new(0), || Err::<(), _>("no table"), |(), _| Ok(Tally::new(0)));
        assert_eq!(none, Err("no table"));
    }
}
