//! Whole games.

use super::{Contest, Count, Document, Figure, GamesPlan, Report, Row, Run, What};
use crate::{Series, SeriesError, SeriesJob, Tally, run_series};

impl GamesPlan {
    /// The series of so many games that it plays.
    pub fn series(&self, games: u64, seed: u64, jobs: usize) -> SeriesJob {
        SeriesJob {
            agents: self.agents.clone(),
            start: self.start.clone(),
            rotate: self.rotate,
            games,
            seed,
            jobs,
            cap: self.cap,
            at_cap: self.at_cap,
        }
    }

    pub(super) fn run(&self, run: &Run<'_>) -> Result<Report, SeriesError> {
        let job = self.series(run.games, run.seed, run.jobs);
        let series = run_series(self.game.as_ref(), &job, &run.watch)?;
        let found = self.game.worths(&self.start)?.unwrap_or_default();
        let tally = &series.tally;
        Ok(Report {
            games: tally.games,
            rows: self.rows(&series),
            capped: Some(Figure::capped(tally)),
            mean_length: Some(tally.mean_turns().mean),
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
        for (side, agent) in series.sides.names().iter().enumerate() {
            let figure = ended(tally, side);
            let document = self.document(agent);
            rows.push(Row::counted(What::WinsOfEnded(agent.clone()), document, figure));
        }
        for standing in series.standings() {
            let count = Count { count: standing.wins, of: tally.games };
            let figure = Figure { count, share: standing.share };
            let what = What::Wins(standing.name.to_owned());
            rows.push(Row::counted(what, Document::Silent, figure));
        }
        if tally.draws.sum > 0 {
            let count = Count { count: tally.draws.sum, of: tally.games };
            let figure = Figure { count, share: tally.draws() };
            rows.push(Row::counted(What::Draws, Document::Silent, figure));
        }
        rows
    }

    fn contests(&self, series: &Series) -> Vec<Contest> {
        if !self.counts {
            return Vec::new();
        }
        let contest = |(side, agent): (usize, &String)| match self.document(agent) {
            Document::Count(Count { of: weight, .. }) => {
                let ours = series.tally.wins_of_ended(side);
                let (share, variance) = (ours.value(), ours.variance().unwrap_or(0.0));
                Some(Contest { agent: agent.clone(), share, variance, weight })
            }
            Document::Silent | Document::Finding(_) => None,
        };
        series.sides.names().iter().enumerate().filter_map(contest).collect()
    }
}

/// What a side has won of the games that came to an end.
fn ended(tally: &Tally, side: usize) -> Figure {
    let count = Count { count: tally.sides[side].wins_of_ended.sum, of: tally.ended.sum };
    Figure { count, share: tally.wins_of_ended(side).share() }
}
