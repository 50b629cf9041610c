//! The sum of several scenarios.

use super::{Contest, Row, TogetherPlan, What};
use crate::Share;
use crate::quantile::Z;

impl TogetherPlan {
    /// What the agent would have won of the document's contests.
    ///
    /// The document has few contests, and not equally many of each scenario. Each of our shares
    /// therefore counts as often as the document has played that scenario; the interval is that
    /// of a stratified sample, share ± z·√Σ w²·variance.
    #[expect(clippy::cast_precision_loss, reason = "no series has 2^52 games")]
    pub(super) fn sum(&self, contests: &[Contest]) -> Row {
        let mine = || contests.iter().filter(|contest| contest.agent == self.agent);
        let all: u64 = mine().map(|contest| contest.weight).sum();
        let (mut share, mut variance) = (0.0, 0.0);
        for contest in mine() {
            let weight = contest.weight as f64 / all as f64;
            share += weight * contest.share;
            variance += weight * weight * contest.variance;
        }
        let reach = Z * variance.sqrt();
        let ours = if all == 0 {
            Share::UNKNOWN
        } else {
            Share { share, low: (share - reach).max(0.0), high: (share + reach).min(1.0) }
        };
        let what = What::Together(self.agent.clone());
        Row { what, document: self.document.into(), ours, count: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::Count;

    #[test]
    fn scenarios_count_as_often_as_in_the_document() {
        let contest = |agent: &str, count, of, weight| {
            Contest::independent(agent.to_owned(), Count { count, of }, weight)
        };
        let contests =
            [contest("a", 100, 100, 3), contest("a", 0, 1000, 1), contest("b", 5, 10, 7)];
        let plan =
            TogetherPlan { agent: "a".to_owned(), document: Some(Count { count: 3, of: 4 }) };
        let row = plan.sum(&contests);
        assert!((row.ours.share - 0.75).abs() < 1e-12 && row.agrees() == Some(true), "{row:?}");
        assert_eq!(plan.sum(&[]).ours, Share::UNKNOWN);
    }
}
