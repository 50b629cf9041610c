//! Every player against every other.

use ludoteca_catalog::Start;

use super::{Count, Figure, Matchup, Report, Run, TablePlan};
use crate::{SeriesError, SeriesJob, Share, run_series};

/// How many sit at the table.
const SEATS: usize = 4;

/// Every pair with two seats each, then every player alone against three of every other: the
/// player, against whom, and how many seats it has.
pub(super) fn cells(agents: &[String]) -> Vec<(&str, &str, usize)> {
    let mut cells = Vec::new();
    for (n, agent) in agents.iter().enumerate() {
        cells.extend(agents[n + 1..].iter().map(|other| (&**agent, &**other, SEATS / 2)));
    }
    for agent in agents {
        let others = agents.iter().filter(|other| *other != agent);
        cells.extend(others.map(|other| (&**agent, &**other, 1)));
    }
    cells
}

impl TablePlan {
    pub(super) fn run(&self, run: &Run<'_>) -> Result<Report, SeriesError> {
        let mut matchups = Vec::new();
        let mut games = 0;
        for (agent, against, seats) in cells(&self.agents) {
            let matchup = self.play(run, agent, against, seats)?;
            if matchup.wins.count.of == 0 {
                // Stopped before a single block.
                break;
            }
            games += matchup.wins.count.of;
            matchups.push(matchup);
        }
        Ok(Report { games, matchups, ..Report::default() })
    }

    fn play(
        &self,
        run: &Run<'_>,
        agent: &str,
        against: &str,
        seats: usize,
    ) -> Result<Matchup, SeriesError> {
        // Two of each sit crosswise.
        let is_mine = |seat: usize| seat.is_multiple_of(SEATS / seats);
        let name = |seat| if is_mine(seat) { agent } else { against }.to_owned();
        let job = SeriesJob {
            agents: (0..SEATS).map(name).collect(),
            start: Start::players(SEATS),
            rotate: true,
            games: run.games,
            seed: run.seed,
            jobs: run.jobs,
            cap: self.cap,
            at_cap: self.at_cap,
        };
        let series = run_series(self.game.as_ref(), &job, &run.watch)?;
        let tally = &series.tally;
        let wins = |name: &str| {
            let standing = series.standings().find(|standing| standing.name == name);
            let (count, share) = standing.map_or((0, Share::UNKNOWN), |one| (one.wins, one.share));
            Figure { count: Count { count, of: tally.games }, share }
        };
        Ok(Matchup {
            agent: agent.to_owned(),
            against: against.to_owned(),
            seats,
            wins: wins(agent),
            losses: wins(against),
            capped: Figure::capped(tally),
            mean_turns: tally.mean_turns().mean,
        })
    }
}
