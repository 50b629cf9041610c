//! Whole games.

use super::{Contest, Count, Document, GamesPlan, Report, Row, Run, What};
use crate::{Series, SeriesError, SeriesJob, run_series};

impl GamesPlan {
    pub(super) fn run(&self, run: &Run<'_>) -> Result<Report, SeriesError> {
        let job = SeriesJob {
            agents: self.agents.clone(),
            start: self.start.clone(),
            rotate: self.rotate,
            games: run.games,
            seed: run.seed,
            jobs: run.jobs,
            cap: self.cap,
            at_cap: self.at_cap,
        };
        let series = run_series(self.game.as_ref(), &job, None, run.progress)?;
        let found = self.game.worths(&self.start)?.unwrap_or_default();
        let tally = &series.tally;
        let capped = Count { count: tally.capped, of: tally.games };
        Ok(Report {
            games: tally.games,
            rows: self.rows(&series),
            capped: Some(capped),
            mean_length: Some(tally.mean_turns()),
            worths: self.worth.iter().copied().zip(found).collect(),
            contests: self.contests(&series),
            ..Report::default()
        })
    }

    fn document(&self, agent: &str) -> Document {
        let figure = self.document.iter().find(|(name, _)| name == agent);
        figure.map(|&(_, count)| count).into()
    }

    fn rows(&self, series: &Series) -> Vec<Row> {
        let tally = &series.tally;
        let mut rows = Vec::new();
        // The document counts games that came to an end: its figure stands beside those.
        for (agent, count) in ended(series) {
            let document = self.document(agent);
            rows.push(Row::counted(What::WinsOfEnded(agent.to_owned()), document, count));
        }
        for (agent, count, _) in series.wins() {
            let count = Count { count, of: tally.games };
            rows.push(Row::counted(What::Wins(agent.to_owned()), Document::Silent, count));
        }
        if tally.draws > 0 {
            let count = Count { count: tally.draws, of: tally.games };
            rows.push(Row::counted(What::Draws, Document::Silent, count));
        }
        rows
    }

    fn contests(&self, series: &Series) -> Vec<Contest> {
        if !self.counts {
            return Vec::new();
        }
        let contest = |(agent, ours): (&str, Count)| match self.document(agent) {
            Document::Count(Count { of, .. }) => {
                Some(Contest { agent: agent.to_owned(), ours, weight: of })
            }
            Document::Silent | Document::Finding(_) => None,
        };
        ended(series).into_iter().filter_map(contest).collect()
    }
}

/// What each agent has won of the games that came to an end.
fn ended(series: &Series) -> Vec<(&str, Count)> {
    let tally = &series.tally;
    let mut wins: Vec<(&str, Count)> = Vec::new();
    for (n, name) in series.agents.iter().enumerate() {
        let count = tally.wins[n] - tally.wins_at_cap[n];
        match wins.iter_mut().find(|(known, _)| known == name) {
            Some((_, sum)) => sum.count += count,
            None => wins.push((name, Count { count, of: tally.games - tally.capped })),
        }
    }
    wins
}
