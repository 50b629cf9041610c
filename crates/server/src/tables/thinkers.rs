//! Computer players think here, on threads of their own, a few at a time and each table in turn.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ludoteca_host::{Play, Ponder, Reviewed, Reviewer, Thought};
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, spawn_blocking};

use crate::metrics::Metrics;

/// How long one table may think before another has its turn.
const SLICE: Duration = Duration::from_millis(40);
/// Steps that are taken at most before they are told.
const MOST_STEPS: usize = 48;
/// Moments of a game that are looked at after it, and games that are played from each.
const REVIEW: (usize, u32) = (60, 60);

/// Threads on which computer players think.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    /// For those who play.
    places: Arc<Semaphore>,
    /// For hints, reasons and looking back: whoever asks for many of them holds up nobody's game.
    advisers: Arc<Semaphore>,
    patience: Duration,
    metrics: Metrics,
}

impl Thinkers {
    pub(crate) fn new(places: usize, patience: Duration, metrics: Metrics) -> Self {
        let (places, advisers) = (places.max(1), places.div_ceil(2).max(1));
        let semaphore = |places| Arc::new(Semaphore::new(places));
        Self { places: semaphore(places), advisers: semaphore(advisers), patience, metrics }
    }

    /// Lets computer players go on in a copy of a game; `None` when they do not come back.
    pub(crate) async fn play(&self, mut play: Play) -> Option<Play> {
        self.run(move || {
            let began = Instant::now();
            let mut steps = usize::MAX;
            // One step at a time: the patience is for one decision, and long thoughts are told
            // as they come.
            while steps != play.steps() && play.steps() < MOST_STEPS && began.elapsed() < SLICE {
                steps = play.steps();
                play.run(1);
            }
            play
        })
        .await
    }

    /// Asks a computer player what it thinks.
    pub(crate) async fn ponder(&self, ponder: Ponder) -> Option<Thought> {
        self.advise(move || ponder.answer()).await.flatten()
    }

    /// Looks back at a game.
    pub(crate) async fn review(&self, reviewer: Reviewer) -> Option<Reviewed> {
        let (moments, playouts) = REVIEW;
        self.advise(move || reviewer.review(moments, playouts)).await
    }

    /// Does something long that no game waits for. One that takes too long keeps its place until
    /// it ends: asking for more does not make more of them.
    async fn advise<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.advisers).acquire_owned().await.ok()?;
        let held = move || {
            let _place = place;
            work()
        };
        self.think(held).await
    }

    /// Does something long on a thread, in turn; `None` when it takes too long or breaks.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        self.think(work).await
    }

    async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let thinking = self.metrics.thinking();
        let mut work = spawn_blocking(work);
        let done = tokio::time::timeout(self.patience, &mut work).await;
        drop(thinking);
        match done {
            Ok(Ok(done)) => Some(done),
            Ok(Err(error)) => {
                self.metrics.crash();
                tracing::error!(%error, "a computer player broke down");
                None
            }
            Err(_) => {
                self.metrics.overtaken();
                tracing::warn!(patience = ?self.patience, "a computer player takes too long");
                self.wait_for_stray(work);
                None
            }
        }
    }

    /// A thread cannot be stopped; it is counted until it ends by itself.
    fn wait_for_stray<T: Send + 'static>(&self, work: JoinHandle<T>) {
        let stray = self.metrics.stray();
        tokio::spawn(async move {
            drop(work.await);
            drop(stray);
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    const SOON: Duration = Duration::from_millis(50);

    fn counted(metrics: &Metrics, name: &str) -> String {
        let text = metrics.text();
        let line = text.lines().find(|line| line.starts_with(&format!("ludoteca_{name} ")));
        line.and_then(|line| line.split(' ').nth(1)).unwrap_or_default().to_owned()
    }

    #[tokio::test]
    async fn a_player_that_breaks_down_costs_only_its_own_thought() {
        let metrics = Metrics::new();
        let thinkers = Thinkers::new(1, Duration::from_mins(1), metrics.clone());
        let broken = thinkers.run(|| -> u8 { panic!("a player that breaks down") }).await;
        assert_eq!(broken, None);
        assert_eq!(thinkers.run(|| 7).await, Some(7));
        assert_eq!(counted(&metrics, "agent_crashes_total"), "1");
        assert_eq!(counted(&metrics, "thinking"), "0");
    }

    #[tokio::test]
    async fn a_player_that_never_answers_holds_up_nobody() {
        let metrics = Metrics::new();
        let thinkers = Thinkers::new(1, SOON, metrics.clone());
        let (go_on, waits) = channel::<()>();
        let endless = thinkers.run(move || waits.recv().is_err()).await;
        assert_eq!(endless, None);
        assert_eq!(counted(&metrics, "agents_overtaken_total"), "1");
        assert_eq!(counted(&metrics, "strays"), "1");
        // The only place is free again, although the thread still waits.
        assert_eq!(thinkers.run(|| 7).await, Some(7));
        // Advice has places of its own, which whoever takes too long keeps.
        assert_eq!(thinkers.advise(|| 7).await, Some(7));
        let (stop, waits) = channel::<()>();
        assert_eq!(thinkers.advise(move || waits.recv().is_err()).await, None);
        assert_eq!(thinkers.advisers.available_permits(), 0);
        assert_eq!(thinkers.run(|| 7).await, Some(7));
        drop((go_on, stop));
        let begun = Instant::now();
        while counted(&metrics, "strays") != "0" {
            assert!(begun.elapsed() < Duration::from_mins(1), "the stray thread has ended");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}
