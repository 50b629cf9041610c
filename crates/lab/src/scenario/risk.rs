//! Players of one kind with a parameter that chance sets.

use std::ops::Range;

use ludoteca_catalog::{Deal, Start};
use ludoteca_core::{Purpose, Rng};

use super::{Bucket, Count, Document, Figure, Report, RiskPlan, Row, Run, What};
use crate::tally::add;
use crate::workers::{Done, Merge, in_order};
use crate::{AtCap, BlockResult, SeriesError, Sides, Tally};

impl RiskPlan {
    pub(super) fn run(&self, run: &Run<'_>) -> Result<Report, SeriesError> {
        let Done { total: sums, blocks: games } = in_order(
            0..run.games,
            run.jobs,
            run.watch.stop,
            self.none(),
            || Ok::<(), SeriesError>(()),
            |(), range, _| {
                let sums = self.play(run.seed, range.clone())?;
                (run.watch.progress)(range.end - range.start);
                Ok((sums, range.end))
            },
        )?;
        let won: u64 = sums.wins.iter().sum();
        let row = |(bucket, &count): (&Bucket, &u64)| {
            let parameter = self.parameter.clone();
            let what = What::Bucket { parameter, from: bucket.from, to: bucket.to };
            let document = bucket.finding.clone().map_or(Document::Silent, Document::Finding);
            Row::counted(what, document, Count { count, of: won }.into())
        };
        Ok(Report {
            games,
            rows: self.buckets.iter().zip(&sums.wins).map(row).collect(),
            capped: Some(Figure::capped(&sums.tally)),
            mean_length: Some(sums.tally.mean_turns().mean),
            ..Report::default()
        })
    }

    fn none(&self) -> Sums {
        Sums { wins: vec![0; self.buckets.len()], tally: Tally::new(&Sides::apart(self.players)) }
    }

    /// Every game has players of its own, so that games are independent of each other: blocks of one.
    fn play(&self, seed: u64, numbers: Range<u64>) -> Result<Sums, SeriesError> {
        let (mut sums, sides) = (self.none(), Sides::apart(self.players));
        let cap = self.cap.unwrap_or_else(|| self.game.default_cap());
        for number in numbers {
            let mut rng = Rng::stream(seed, number, Purpose::Setup);
            let risks: Vec<f64> = (0..self.players).map(|_| unit(&mut rng)).collect();
            let join = if self.agent.contains(':') { ',' } else { ':' };
            let name = |risk: &f64| format!("{}{join}{}={risk}", self.agent, self.parameter);
            let names: Vec<String> = risks.iter().map(name).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let mut table = self.game.table(&names, &Start::players(self.players))?;
            let played = table.play(&Deal { seed, number, rotation: 0, cap });
            let mut block = BlockResult::default();
            block.add(&played, &sides, 0, AtCap::None);
            if let Some(winner) = block.wins.iter().position(|&wins| wins > 0) {
                let holds = |bucket: &Bucket| (bucket.from..bucket.to).contains(&risks[winner]);
                if let Some(bucket) = self.buckets.iter().position(holds) {
                    sums.wins[bucket] += 1;
                }
            }
            sums.tally.add(&block);
        }
        Ok(sums)
    }
}

/// A number from 0 up to but not including 1, every one of 2^53 equally likely.
#[expect(clippy::cast_precision_loss, reason = "53 bits are exactly what the fraction holds")]
fn unit(rng: &mut Rng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

/// Wins by bucket.
struct Sums {
    wins: Vec<u64>,
    tally: Tally,
}

impl Merge for Sums {
    fn merge(&mut self, other: &Self) {
        add(&mut self.wins, &other.wins);
        self.tally.merge(&other.tally);
    }
}
