//! Driving a learner on all cores.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use ludoteca_catalog::{AnyLearner, Learned, Lesson};

/// Plays the whole course on `jobs` threads; what comes out does not depend on how many.
///
/// After every batch `progress` hears how many games lie behind and how well the weights foretell
/// by now. When `stop` is set, the course ends after the present batch.
pub fn learn(
    learner: &mut dyn AnyLearner,
    jobs: usize,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&dyn AnyLearner, u64, Learned),
) {
    for batch in 0..learner.batches() {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let lessons = play(learner, batch, jobs);
        let result = learner.follow(batch, lessons);
        let behind = learner.shares(batch).last().map_or(0, |share| share.end);
        progress(learner, behind, result);
    }
}

/// The lessons of a batch in the order of its shares.
fn play(learner: &dyn AnyLearner, batch: u64, jobs: usize) -> Vec<Lesson> {
    let shares = learner.shares(batch);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut lessons = Vec::new();
        loop {
            let idx = next.fetch_add(1, Ordering::Relaxed);
            let Some(share) = shares.get(idx) else { return lessons };
            lessons.push((idx, learner.play(batch, share.clone())));
        }
    };
    let mut lessons: Vec<(usize, Lesson)> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..jobs.clamp(1, shares.len().max(1))).map(|_| scope.spawn(work)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, Vec<(usize, Lesson)>>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        threads.into_iter().flat_map(join).collect()
    });
    lessons.sort_by_key(|(idx, _)| *idx);
    lessons.into_iter().map(|(_, lesson)| lesson).collect()
}

#[cfg(test)]
mod tests {
    use ludoteca_catalog::{Course, Opening, find};

    use super::*;

    fn weights(jobs: usize, stopped: bool) -> (String, u64) {
        let parchis = find("parchis").unwrap().open(&Opening::default()).unwrap();
        let course =
            Course { players: 2, games: Some(200), seed: 3, rate: None, traces: None, from: None };
        let mut learner = parchis.learner(&course).unwrap();
        let mut behind = 0;
        let stop = AtomicBool::new(false);
        learn(learner.as_mut(), jobs, &stop, &mut |_, games, learned| {
            assert!(learned.games > 0 && learned.mean_square > 0.0);
            behind = games;
            stop.store(stopped, Ordering::Relaxed);
        });
        (learner.write("test"), behind)
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let alone = weights(1, false);
        assert_eq!(alone, weights(3, false));
        assert_eq!(alone.1, 200);
    }

    #[test]
    fn a_course_that_is_stopped_keeps_what_was_learned() {
        let (text, behind) = weights(2, true);
        assert!(behind < 200);
        assert_ne!(text, weights(2, false).0);
    }

    #[test]
    fn a_game_without_weights_cannot_be_learned() {
        let pig = find("pig").unwrap().open(&Opening::default()).unwrap();
        let course =
            Course { players: 2, games: None, seed: 1, rate: None, traces: None, from: None };
        let error = pig.learner(&course).map(|_| ()).unwrap_err().to_string();
        assert_eq!(error, "pig has no player whose weights can be learned");
    }
}
