//! Work on several threads whose sum does not depend on how many.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What pieces of work come to, and can be added up.
pub(crate) trait Merge: Send {
    /// Adds what the pieces that follow have come to.
    fn merge(&mut self, other: &Self);
}

/// Long pieces spare the threads waiting for each other, short ones lose little when somebody
/// stops the work: as many pieces as that, but none of more blocks than that.
const PIECES: u64 = 4096;
const LONGEST: u64 = 64;

/// What was done, without a gap from the first block on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Done<T> {
    pub(crate) total: T,
    /// How many blocks.
    pub(crate) blocks: u64,
}

/// Does blocks in pieces on `jobs` threads, each with a worker of its own, and adds them up in
/// their order.
///
/// `work` tells what it came to, and before which block it stopped because the brake was on. What
/// comes back then is what a shorter range would have come to; of the pieces in progress when
/// `stop` was set, all but the first are dropped. The first error stops all threads.
pub(crate) fn in_order<W, T: Merge, E: Send>(
    blocks: Range<u64>,
    jobs: usize,
    stop: &AtomicBool,
    empty: T,
    worker: impl Fn() -> Result<W, E> + Sync,
    work: impl Fn(&mut W, Range<u64>, &Brake<'_>) -> Result<(T, u64), E> + Sync,
) -> Result<Done<T>, E> {
    let all = blocks.end.saturating_sub(blocks.start);
    let length = (all / PIECES).clamp(1, LONGEST);
    let pieces = all.div_ceil(length);
    let next = AtomicU64::new(0);
    let done_to = AtomicU64::new(blocks.start);
    let failed = AtomicBool::new(false);
    let sum = Mutex::new(Ok(Sum { spans: BTreeMap::new() }));
    let fail = |error: E| {
        failed.store(true, Ordering::Relaxed);
        let mut sum = sum.lock().expect("no worker panics with the sum");
        if sum.is_ok() {
            *sum = Err(error);
        }
    };
    let run = || {
        let mut mine = match worker() {
            Ok(mine) => mine,
            Err(error) => return fail(error),
        };
        while !failed.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                return;
            }
            let start = blocks.start + piece * length;
            let end = (start + length).min(blocks.end);
            match work(&mut mine, start..end, &Brake { stop, done_to: &done_to, start }) {
                Ok((part, end)) => {
                    done_to.fetch_max(end, Ordering::SeqCst);
                    if let Ok(sum) = sum.lock().expect("no worker panics with the sum").as_mut() {
                        sum.take(start..end, part);
                    }
                }
                Err(error) => return fail(error),
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
    let mut sum = sum.into_inner().expect("no worker panics with the sum")?;
    Ok(match sum.spans.remove(&blocks.start) {
        Some((end, total)) => Done { total, blocks: end - blocks.start },
        None => Done { total: empty, blocks: 0 },
    })
}

/// Tells whoever does a piece whether to leave it unfinished.
pub(crate) struct Brake<'a> {
    stop: &'a AtomicBool,
    /// Up to where anything was done.
    done_to: &'a AtomicU64,
    /// Where the piece starts.
    start: u64,
}

#[cfg(test)]
impl Brake<'static> {
    /// For whoever has nobody to stop it.
    pub(crate) const NEVER: Self = {
        static STOP: AtomicBool = AtomicBool::new(false);
        static DONE_TO: AtomicU64 = AtomicU64::new(0);
        Self { stop: &STOP, done_to: &DONE_TO, start: 0 }
    };
}

impl Brake<'_> {
    /// Whether to stop here: somebody wants it, and nothing behind this piece would be lost.
    #[inline]
    pub(crate) fn is_on(&self) -> bool {
        self.stop.load(Ordering::SeqCst) && self.done_to.load(Ordering::SeqCst) <= self.start
    }
}

/// What was done, as spans without gaps: from where, to where, and what they came to. Only pieces
/// in progress keep them apart, so that there are never more than threads, however long it takes.
struct Sum<T> {
    spans: BTreeMap<u64, (u64, T)>,
}

impl<T: Merge> Sum<T> {
    fn take(&mut self, piece: Range<u64>, mut part: T) {
        let Range { mut start, mut end } = piece;
        if start >= end {
            return;
        }
        let before = self.spans.range(..start).next_back();
        let before = before.filter(|(_, (end, _))| *end == start).map(|(&from, _)| from);
        if let Some((from, (_, mut total))) = before.and_then(|from| self.spans.remove_entry(&from))
        {
            total.merge(&part);
            (start, part) = (from, total);
        }
        if let Some((to, after)) = self.spans.remove(&end) {
            part.merge(&after);
            end = to;
        }
        self.spans.insert(start, (end, part));
    }
}

#[cfg(test)]
mod tests;
