//! How a course of self-play goes: which games, in which batches, at which pace.

use std::ops::Range;

use super::Update;

/// Numbers that fix a course: together with the rules they fix the weights that come out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Games of the whole course.
    pub games: u64,
    /// The seed of their dice.
    pub seed: u64,
    /// Games between two changes of the weights.
    pub batch: u64,
    /// By how much a weight changes at a time at first; in the end it is a hundredth of that.
    pub rate: f64,
    /// How much of what comes later counts at first.
    pub first_trace: f32,
    /// The same in the end.
    pub last_trace: f32,
}

impl Default for Plan {
    fn default() -> Self {
        Self { games: 160_000, seed: 1, batch: 64, rate: 0.03, first_trace: 0.8, last_trace: 0.5 }
    }
}

impl Plan {
    /// Games that are played in one go. What is merged, and in which order, must not depend on the
    /// number of threads, so that it is fixed here.
    const SHARE: u64 = 8;
    /// The last pace as a part of the first.
    const LAST_RATE: f64 = 0.01;

    /// Everything that is wrong with the numbers.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut must = |holds: bool, what: &str, found: String| {
            if !holds {
                faults.push(format!("expected {what}, found {found}"));
            }
        };
        must(self.games > 0, "at least one game", self.games.to_string());
        must(self.batch > 0, "at least one game between two changes", self.batch.to_string());
        let rate = self.rate;
        must(rate > 0.0 && rate <= 1.0, "a rate above 0 and up to 1", rate.to_string());
        for trace in [self.first_trace, self.last_trace] {
            must((0.0..=1.0).contains(&trace), "a trace from 0 to 1", trace.to_string());
        }
        faults
    }

    /// How often the weights change.
    pub const fn batches(&self) -> u64 {
        self.games.div_ceil(self.batch)
    }

    /// The games of a batch in the shares that are to be merged in this order; any thread may play
    /// any share.
    pub fn shares(&self, batch: u64) -> impl Iterator<Item = Range<u64>> + use<> {
        let end = self.games.min((batch + 1) * self.batch);
        let mut next = batch * self.batch;
        std::iter::from_fn(move || {
            let share = next..end.min(next + Self::SHARE);
            next = share.end;
            (!share.is_empty()).then_some(share)
        })
    }

    /// How much of the course lies behind a batch.
    fn done(&self, batch: u64) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a share")]
        let done = batch as f64 / self.batches() as f64;
        done
    }

    /// The pace of a batch.
    pub fn rate(&self, batch: u64) -> f64 {
        // By hand: powers of fractions may differ from one machine to the next.
        let left = 1.0 - self.done(batch);
        self.rate * Self::LAST_RATE.max(left * left)
    }

    /// How much of what comes later counts in a batch.
    pub fn trace(&self, batch: u64) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "a share")]
        let done = self.done(batch) as f32;
        self.first_trace + (self.last_trace - self.first_trace) * done
    }

    /// The head of a file of weights: how they were made, and how well they foretell.
    pub fn remarks(&self, command: &str, latest: &Update) -> Vec<String> {
        vec![
            "Weights of the evaluation of expecti, learned by self-play.".to_owned(),
            format!("command: {command}"),
            format!(
                "games: {}, of the latest {}: {} positions, mean square {:.5}",
                self.games,
                latest.games(),
                latest.positions(),
                latest.mean_square()
            ),
            "Each feature has a weight for the last moment of a game, for two on the way, and for \
             the start."
                .to_owned(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_cover_the_games_once_and_in_order() {
        let plan = Plan { games: 150, batch: 60, ..Plan::default() };
        let shares: Vec<_> = (0..plan.batches()).flat_map(|batch| plan.shares(batch)).collect();
        assert!(shares.iter().cloned().flatten().eq(0..150), "{shares:?}");
        assert!(shares.iter().all(|share| share.end - share.start <= Plan::SHARE));
        assert!(shares.iter().any(|share| share.end == 60), "batches do not share games");
    }

    #[test]
    fn the_pace_falls_to_a_hundredth_and_the_trace_to_its_end() {
        let plan = Plan { games: 6400, last_trace: 0.4, ..Plan::default() };
        let last = plan.batches() - 1;
        assert!((plan.rate(0) - plan.rate).abs() < 1e-12);
        assert!((plan.rate(last) - plan.rate / 100.0).abs() < 1e-12);
        assert!((0..last).all(|batch| plan.rate(batch) >= plan.rate(batch + 1)));
        assert!((plan.trace(0) - 0.8).abs() < 1e-6 && plan.trace(last) < 0.41);
    }

    #[test]
    fn all_faults_are_named_at_once() {
        let plan =
            Plan { games: 0, batch: 0, rate: 0.0, first_trace: 2.0, last_trace: -1.0, seed: 0 };
        assert_eq!(plan.faults().len(), 5);
        assert_eq!(Plan::default().faults(), Vec::<String>::new());
    }
}
