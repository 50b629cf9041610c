use super::*;

/// A list of blocks: unlike a sum it shows what was added, and in which order.
impl Merge for Vec<u64> {
    fn merge(&mut self, other: &Self) {
        self.extend(other);
    }
}

static NEVER: AtomicBool = AtomicBool::new(false);

fn list(blocks: Range<u64>, jobs: usize) -> Done<Vec<u64>> {
    let work = |(): &mut (), range: Range<u64>, _: &Brake<'_>| {
        Ok::<_, ()>((range.clone().collect(), range.end))
    };
    in_order(blocks, jobs, &NEVER, Vec::new(), || Ok(()), work).unwrap()
}

#[test]
fn every_block_is_done_once_and_in_order() {
    for blocks in [0, 1, 7, 4096, 4097, 100_000] {
        for jobs in [1, 2, 8] {
            let done = list(3..3 + blocks, jobs);
            assert_eq!(done, Done { total: (3..3 + blocks).collect(), blocks }, "{jobs} jobs");
        }
    }
}

#[test]
fn what_is_stopped_is_a_shorter_range() {
    for jobs in [1, 2, 8] {
        for limit in [0, 1, 500, 12_345] {
            let stop = AtomicBool::new(limit == 0);
            let done = AtomicU64::new(0);
            // Stops between any two blocks, also in the middle of pieces.
            let work = |(): &mut (), range: Range<u64>, brake: &Brake<'_>| {
                let mut blocks = Vec::new();
                for block in range.clone() {
                    if brake.is_on() {
                        return Ok((blocks, block));
                    }
                    blocks.push(block);
                    if done.fetch_add(1, Ordering::SeqCst) + 1 >= limit {
                        stop.store(true, Ordering::SeqCst);
                    }
                }
                Ok::<_, ()>((blocks, range.end))
            };
            let all = 1_000_000_000_000;
            let found = in_order(0..all, jobs, &stop, Vec::new(), || Ok(()), work).unwrap();
            assert_eq!(found.total, (0..found.blocks).collect::<Vec<_>>());
            // Each thread ends a piece at most, and all but one lose a piece at most.
            let (played, piece) = (done.into_inner(), LONGEST);
            let threads = jobs as u64;
            assert!((limit..=limit + threads * piece).contains(&played), "{played} of {limit}");
            assert!(found.blocks + (threads - 1) * piece >= played, "{found:?} of {played}");
            assert!(jobs > 1 || found.blocks == limit);
        }
    }
}

#[test]
fn spans_grow_together_from_both_ends() {
    let mut sum = Sum { spans: BTreeMap::new() };
    for piece in [4..6, 0..2, 8..9, 6..8, 9..9, 2..4] {
        sum.take(piece.clone(), piece.collect::<Vec<u64>>());
    }
    assert_eq!(sum.spans.into_iter().collect::<Vec<_>>(), [(0, (9, (0..9).collect()))]);
}

#[test]
fn an_error_stops_the_series() {
    let work = |(): &mut (), range: Range<u64>, _: &Brake<'_>| match range.start {
        0..1000 => Ok((Vec::new(), range.end)),
        _ => Err("full disk".to_owned()),
    };
    let done = in_order(0..100_000, 4, &NEVER, Vec::new(), || Ok(()), work);
    assert_eq!(done, Err("full disk".to_owned()));
    let none = in_order(
        0..10,
        2,
        &NEVER,
        Vec::new(),
        || Err::<(), _>("no table"),
        |(), range, _| Ok((Vec::new(), range.end)),
    );
    assert_eq!(none, Err("no table"));
}
