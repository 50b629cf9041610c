//! The result of a tournament: a function of the results of its jobs, in the order of the plan.

use serde::{Deserialize, Serialize};

use super::standing::{self, Table, float};
use super::{Pairing, Question, Rating, Ratings, Results, Tournament, Verdict, elo_of_score};
use crate::{AtCap, Mean, Share, Sides, Tally};

/// The result of a tournament, as its file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The fingerprint of the plan.
    pub plan: String,
    /// What it is called.
    pub title: Option<String>,
    /// `round-robin`, `ladder`, `sweep` or `sprt`.
    pub kind: String,
    /// The game.
    pub game: String,
    /// Its rules.
    pub rules: String,
    /// How many sit at a table.
    pub players: usize,
    /// The seed.
    pub seed: u64,
    /// The turns after which a game is given up.
    pub max_turns: u32,
    /// What such a game counts as: `none` or `richest`.
    pub at_cap: String,
    /// Whether all jobs that count are done.
    pub complete: bool,
    /// Jobs that count.
    pub jobs: usize,
    /// Their games.
    pub games: u64,
    /// Their blocks.
    pub blocks: u64,
    /// What everybody has come to, the best first.
    pub standings: Vec<Standing>,
    /// What each row has won per game at the tables of each column, in the order of `standings`.
    pub crosstable: Vec<Vec<Option<Cell>>>,
    /// Table by table.
    pub pairings: Vec<PairingOutcome>,
    /// The test, if it is one.
    pub sprt: Option<SprtOutcome>,
    /// The name of the tournament's file, without its folder.
    pub file: String,
    /// The text of that file.
    pub source: String,
}

/// A number of wins, and its share of all games with the interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Wins {
    /// How many games were won.
    pub count: u64,
    /// Of all games.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A mean with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl From<Mean> for Cell {
    fn from(Mean { mean, low, high }: Mean) -> Self {
        Self { mean, low, high }
    }
}

/// What somebody has come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The name of the player.
    pub agent: String,
    /// The parameters that had a list in the file, with the value of this player.
    pub settings: serde_json::Map<String, serde_json::Value>,
    /// Whether it only fills tables up.
    pub field: bool,
    /// Its games.
    pub games: u64,
    /// How many seats it has at its tables.
    pub seats: u64,
    /// Games won.
    pub wins: Wins,
    /// Points per game of all its seats; a game is worth one.
    pub points: Cell,
    /// What it would have by chance.
    pub fair: f64,
    /// The rank of its seats; 1 is the best.
    pub mean_rank: Cell,
    /// Its rating.
    pub rating: Rating,
}

/// One table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PairingOutcome {
    /// The players, one per seat.
    pub seats: Vec<String>,
    /// Games played.
    pub games: u64,
    /// Blocks played.
    pub blocks: u64,
    /// What each side has come to, in the order of the seats.
    pub sides: Vec<SideOutcome>,
    /// Games without a single winner.
    pub draws: u64,
    /// Games that count as unfinished.
    pub unfinished: u64,
    /// Games that reached their cap.
    pub capped: u64,
    /// Turns per game.
    pub mean_turns: f64,
}

/// One side of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SideOutcome {
    /// The name of its players.
    pub agent: String,
    /// Games won.
    pub wins: Wins,
    /// Points per game.
    pub points: Cell,
    /// The rank of its seats.
    pub mean_rank: Cell,
}

/// How a test stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SprtOutcome {
    /// Whose strength is asked.
    pub agent: String,
    /// The question.
    #[serde(flatten)]
    pub question: Question,
    /// At this logarithm of the ratio the null hypothesis is accepted.
    pub lower: f64,
    /// At this one the other.
    pub upper: f64,
    /// The logarithm of the ratio.
    pub llr: f64,
    /// What was accepted, or `open`.
    pub verdict: Verdict,
    /// Whether it ended before its last game.
    pub early: bool,
    /// The games that it could have had.
    pub max_games: u64,
    /// Points per game above the fair share.
    pub difference: Cell,
    /// The same on the scale of Elo; nothing when all was won or lost.
    pub elo: Option<Cell>,
    /// How the logarithm went, job by job; of very many jobs some.
    pub path: Vec<PathStep>,
}

/// How a test stood at the end of a job.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PathStep {
    /// Blocks played by then.
    pub blocks: u64,
    /// The logarithm of the ratio.
    pub llr: f64,
}

/// More steps of a path than that no picture needs.
const LONGEST_PATH: usize = 1000;

impl Tournament {
    /// What the results come to. Of a test only those jobs count that are done without a gap, up
    /// to the one that decided it.
    pub fn outcome(&self, results: &Results) -> Outcome {
        let counted = results.counted(self);
        let tallies = self.tallies(results, counted);
        let ratings = self.ratings(results, counted);
        let mut standings: Vec<Standing> = self
            .names()
            .into_iter()
            .enumerate()
            .map(|(n, name)| self.standing(&name, &tallies, ratings.of(n)))
            .collect();
        // Equal points keep the order of the file.
        let per_seat = |one: &Standing| one.points.mean / float(one.seats);
        standings.sort_by(|a, b| per_seat(b).total_cmp(&per_seat(a)));
        let crosstable = standings
            .iter()
            .map(|row| standings.iter().map(|column| self.cell(row, column, &tallies)).collect())
            .collect();
        Outcome {
            plan: self.plan.clone(),
            title: self.title.clone(),
            kind: self.kind.key().to_owned(),
            game: self.game.key().to_owned(),
            rules: self.game.rules().to_owned(),
            players: self.players,
            seed: self.seed,
            max_turns: self.cap,
            at_cap: match self.at_cap {
                AtCap::None => "none".to_owned(),
                AtCap::Richest => "richest".to_owned(),
            },
            complete: results.missing(self).is_empty(),
            jobs: (0..counted).filter(|&job| results.get(job).is_some()).count(),
            games: tallies.iter().map(|tally| tally.games).sum(),
            blocks: tallies.iter().map(|tally| tally.blocks).sum(),
            standings,
            crosstable,
            pairings: self.pairings.iter().zip(&tallies).map(pairing).collect(),
            sprt: self.question().map(|question| self.sprt(question, &tallies[0], results)),
            file: self.file_name(),
            source: self.source.clone(),
        }
    }

    /// The name of its file, the same wherever that lies.
    fn file_name(&self) -> String {
        let name = self.file.rsplit(['/', '\\']).next();
        name.unwrap_or_default().to_owned()
    }

    /// Everybody who plays: those who are compared, and the field.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.agents.iter().map(|agent| agent.name.clone()).collect();
        for name in &self.field {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        names
    }

    /// The sum of each pairing.
    fn tallies(&self, results: &Results, counted: usize) -> Vec<Tally> {
        let empty = |pairing: &Pairing| Tally::new(&Sides::new(&pairing.seats));
        let mut tallies: Vec<Tally> = self.pairings.iter().map(empty).collect();
        for (job, n) in self.jobs.iter().zip(0..counted) {
            if let Some(result) = results.get(n) {
                tallies[job.pairing].merge(&result.tally);
            }
        }
        tallies
    }

    /// Ratings after every block, in the order of the plan.
    fn ratings(&self, results: &Results, counted: usize) -> Ratings {
        let names = self.names();
        let number = |name: &String| names.iter().position(|other| other == name);
        let sides: Vec<Vec<usize>> = self
            .pairings
            .iter()
            .map(|one| Sides::new(&one.seats).names().iter().filter_map(number).collect())
            .collect();
        let mut ratings = Ratings::new(names.len());
        for (job, n) in self.jobs.iter().zip(0..counted) {
            for ranks in results.get(n).into_iter().flat_map(super::JobResult::orders) {
                ratings.add(&sides[job.pairing], &ranks);
            }
        }
        ratings
    }

    /// The tables of a player, and with whom it shares them.
    fn tables<'t>(&self, tallies: &'t [Tally], name: &str, other: Option<&str>) -> Vec<Table<'t>> {
        let seated = |pairing: &Pairing| {
            let with = other.is_none_or(|other| pairing.seats.iter().any(|seat| seat == other));
            Sides::new(&pairing.seats).names().iter().position(|side| side == name).filter(|_| with)
        };
        let tables = self.pairings.iter().zip(tallies);
        tables.filter_map(|(pairing, tally)| Some((tally, seated(pairing)?))).collect()
    }

    fn standing(&self, name: &str, tallies: &[Tally], rating: Rating) -> Standing {
        let (tables, dice) = (self.tables(tallies, name, None), self.kind.dice());
        let agent = self.agents.iter().find(|agent| agent.name == name);
        let setting = |(key, value): &(String, String)| (key.clone(), value.as_str().into());
        let seats = tables.first().map_or(0, |(tally, side)| tally.sides[*side].seats);
        Standing {
            agent: name.to_owned(),
            settings: agent.iter().flat_map(|agent| agent.settings.iter().map(setting)).collect(),
            field: agent.is_none(),
            games: standing::games(&tables),
            seats,
            wins: wins(standing::sum(&tables, |side| side.wins.sum), standing::wins(&tables, dice)),
            points: standing::points(&tables, dice).into(),
            fair: float(seats) / float(self.players as u64),
            mean_rank: standing::rank(&tables, dice, self.players).into(),
            rating,
        }
    }

    fn cell(&self, row: &Standing, column: &Standing, tallies: &[Tally]) -> Option<Cell> {
        let tables = self.tables(tallies, &row.agent, Some(&column.agent));
        let played = row.agent != column.agent && standing::games(&tables) > 0;
        played.then(|| standing::points(&tables, self.kind.dice()).into())
    }

    fn sprt(&self, question: &Question, tally: &Tally, results: &Results) -> SprtOutcome {
        let llr = question.log_ratio(tally, 0);
        let (lower, upper) = question.bounds();
        let points = standing::points(&[(tally, 0)], self.kind.dice());
        let fair = question.fair;
        let elo = |score: f64| elo_of_score(score, fair);
        let elo = Cell { mean: elo(points.mean), low: elo(points.low), high: elo(points.high) };
        let finite = [elo.mean, elo.low, elo.high].iter().all(|number| number.is_finite());
        let max_games = (0..self.jobs.len()).map(|job| self.games_of(job)).sum();
        SprtOutcome {
            agent: self.pairings[0].seats[0].clone(),
            question: *question,
            lower,
            upper,
            llr,
            verdict: question.verdict(llr),
            early: question.verdict(llr) != Verdict::Open
                && results.counted(self) < self.jobs.len(),
            max_games,
            difference: Cell {
                mean: points.mean - fair,
                low: points.low - fair,
                high: points.high - fair,
            },
            elo: finite.then_some(elo),
            path: self.path(question, results),
        }
    }

    /// How the logarithm went from job to job, up to the one that decided.
    fn path(&self, question: &Question, results: &Results) -> Vec<PathStep> {
        let mut tally = Tally::new(&Sides::new(&self.pairings[0].seats));
        let counted = results.counted(self);
        let every = counted.div_ceil(LONGEST_PATH).max(1);
        let mut path = Vec::new();
        for job in 0..counted {
            let Some(result) = results.get(job) else { break };
            tally.merge(&result.tally);
            if (job + 1) % every == 0 || job + 1 == counted {
                let llr = question.log_ratio(&tally, 0);
                path.push(PathStep { blocks: tally.blocks, llr });
            }
        }
        path
    }
}

fn wins(count: u64, Share { share, low, high }: Share) -> Wins {
    Wins { count, share, low, high }
}

fn pairing((pairing, tally): (&Pairing, &Tally)) -> PairingOutcome {
    let side = |(n, name): (usize, &String)| SideOutcome {
        agent: name.clone(),
        wins: wins(tally.sides[n].wins.sum, tally.wins(n)),
        points: tally.mean_points(n).into(),
        mean_rank: tally.mean_rank(n).into(),
    };
    PairingOutcome {
        seats: pairing.seats.clone(),
        games: tally.games,
        blocks: tally.blocks,
        sides: Sides::new(&pairing.seats).names().iter().enumerate().map(side).collect(),
        draws: tally.draws.sum,
        unfinished: tally.unfinished.sum,
        capped: tally.capped.sum,
        mean_turns: tally.mean_turns().mean,
    }
}
