//! What a job has come to: one line of text.

use std::fmt::Write as _;
use std::hash::Hasher as _;

use ludoteca_catalog::AnyGame;
use ludoteca_core::Fingerprint;

use super::{Job, Task, Tournament};
use crate::series::Plan;
use crate::workers::{Done, Merge, in_order};
use crate::{Moments, SeriesError, SideTally, Sides, Tally, Watch};

/// What the blocks of a job have come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobResult {
    /// Their sum.
    pub tally: Tally,
    /// For each block the ranks of the sides by points per seat, a digit each.
    orders: String,
}

impl Merge for JobResult {
    fn merge(&mut self, next: &Self) {
        self.tally.merge(&next.tally);
        if !self.orders.is_empty() && !next.orders.is_empty() {
            self.orders.push(',');
        }
        self.orders.push_str(&next.orders);
    }
}

impl JobResult {
    /// Nothing yet, between these sides.
    pub(crate) fn new(sides: &Sides) -> Self {
        Self { tally: Tally::new(sides), orders: String::new() }
    }

    /// Adds what one block has come to.
    pub(crate) fn add(&mut self, block: &Tally) {
        if !self.orders.is_empty() {
            self.orders.push(',');
        }
        for side in &block.sides {
            // By points per seat, without dividing: a/b > c/d is a·d > c·b.
            let before =
                |other: &&SideTally| other.points.sum * side.seats > side.points.sum * other.seats;
            let rank = 1 + block.sides.iter().filter(before).count();
            let _ = write!(self.orders, "{rank}");
        }
        self.tally.merge(block);
    }

    /// For each block the ranks of the sides, by their points per seat: 1 is the best.
    pub fn orders(&self) -> impl Iterator<Item = Vec<u8>> + '_ {
        let blocks = self.orders.split(',').filter(|block| !block.is_empty());
        blocks.map(|block| block.bytes().map(|digit| digit - b'0').collect())
    }

    /// The line of a journal that says so.
    pub fn line(&self, plan: &str, id: &str) -> String {
        let mut line = id.to_owned();
        for number in numbers(&self.tally) {
            let _ = write!(line, " {number}");
        }
        let _ = write!(line, " {}", self.orders);
        let check = checksum(plan, &line);
        let _ = write!(line, " {check}");
        line
    }
}

/// The checksum of a line. A line of another plan has another.
fn checksum(plan: &str, line: &str) -> Fingerprint {
    let mut print = Fingerprint::of(plan);
    print.write(line.as_bytes());
    print
}

/// Everything that a tally counts, in a fixed order.
fn numbers(tally: &Tally) -> Vec<u128> {
    let Tally { blocks, games, sides, draws, unfinished, capped, ended, turns, steps } = tally;
    let mut all = vec![u128::from(*blocks), u128::from(*games), u128::from(*steps)];
    let moments = |list: &[&Moments], all: &mut Vec<u128>| {
        all.extend(list.iter().flat_map(|one| [u128::from(one.sum), one.squares]));
    };
    moments(&[draws, unfinished, capped, ended, turns], &mut all);
    for SideTally { seats, wins, wins_of_ended, wins_by_ended, points, ranks } in sides {
        all.push(u128::from(*seats));
        moments(&[wins, wins_of_ended, points, ranks], &mut all);
        all.push(*wins_by_ended);
    }
    all
}

/// The tally of these numbers.
fn tally(numbers: &[u128]) -> Option<Tally> {
    let mut rest = numbers.iter().copied();
    let small = |number: u128| u64::try_from(number).ok();
    let (blocks, games) = (small(rest.next()?)?, small(rest.next()?)?);
    let steps = small(rest.next()?)?;
    let mut moments = || Some(Moments { sum: small(rest.next()?)?, squares: rest.next()? });
    let (draws, unfinished) = (moments()?, moments()?);
    let (capped, ended, turns) = (moments()?, moments()?, moments()?);
    let mut sides = Vec::new();
    while let Some(seats) = rest.next() {
        let mut moments = || Some(Moments { sum: small(rest.next()?)?, squares: rest.next()? });
        let (wins, wins_of_ended) = (moments()?, moments()?);
        let (points, ranks) = (moments()?, moments()?);
        let (seats, wins_by_ended) = (small(seats)?, rest.next()?);
        sides.push(SideTally { seats, wins, wins_of_ended, wins_by_ended, points, ranks });
    }
    Some(Tally { blocks, games, sides, draws, unfinished, capped, ended, turns, steps })
}

impl Tournament {
    /// Reads a line of a journal of this tournament: which job it is, and what it came to.
    ///
    /// # Errors
    /// The line is damaged, or of another tournament.
    pub fn read_line(&self, line: &str) -> Result<(usize, JobResult), String> {
        let (text, check) = line.rsplit_once(' ').unwrap_or((line, ""));
        if checksum(&self.plan, text).to_string() != check {
            return Err("the checksum is wrong: the line was cut or changed".into());
        }
        let unknown = || "expected a job of this tournament, its numbers and a checksum".to_owned();
        let (id, rest) = text.split_once(' ').ok_or_else(unknown)?;
        let (rest, orders) = rest.rsplit_once(' ').ok_or_else(unknown)?;
        let job = self.job_of(id).ok_or_else(|| format!("there is no job {id:?}"))?;
        let numbers: Result<Vec<u128>, _> = rest.split(' ').map(str::parse).collect();
        let tally = numbers.ok().and_then(|numbers| tally(&numbers)).ok_or_else(unknown)?;
        let result = JobResult { tally, orders: orders.to_owned() };
        self.check(job, &result).map_or_else(|| Err(unknown()), |()| Ok((job, result)))
    }

    /// The number of the job of this name.
    pub fn job_of(&self, id: &str) -> Option<usize> {
        let (pairing, rest) = id.split_once('.')?;
        let (pairing, start): (usize, u64) =
            (pairing.parse().ok()?, rest.split_once('+')?.0.parse().ok()?);
        // Jobs are sorted by part and pairing; the first one tells how long parts are.
        let length = self.jobs.first().map(|job| job.blocks.end - job.blocks.start)?;
        let part = start.checked_sub(self.pairings.get(pairing)?.blocks.start)? / length;
        let job = usize::try_from(part).ok()?.checked_mul(self.pairings.len())? + pairing;
        self.jobs.get(job).filter(|found| found.id() == id).map(|_| job)
    }

    /// Whether a result can be one of this job.
    fn check(&self, job: usize, result: &JobResult) -> Option<()> {
        let Job { pairing, blocks } = &self.jobs[job];
        let sides = Sides::new(&self.pairings[*pairing].seats).sizes();
        let length = blocks.end - blocks.start;
        let tally = &result.tally;
        let sound = tally.blocks == length
            && tally.games == self.games_of(job)
            && tally.sides.iter().map(|side| side.seats).eq(sides.iter().copied());
        let digits = |order: Vec<u8>| {
            order.len() == sides.len()
                && order.iter().all(|&rank| (1..=sides.len()).contains(&rank.into()))
        };
        let orders =
            result.orders.bytes().all(|byte| byte == b',' || (b'1'..=b'8').contains(&byte))
                && result.orders().count() as u64 == length
                && result.orders().all(digits);
        (sound && orders).then_some(())
    }
}

impl Task {
    /// Does it, in a game that was opened for it. `None` when it was stopped before the end.
    ///
    /// # Errors
    /// Players that are not there; a record that could not be kept.
    pub fn play(
        &self,
        game: &dyn AnyGame,
        watch: &Watch<'_>,
    ) -> Result<Option<JobResult>, SeriesError> {
        let series = self.series();
        let names: Vec<&str> = self.seats.iter().map(String::as_str).collect();
        let plan = Plan::new(&series, self.cap, watch);
        let empty = JobResult::new(&plan.sides);
        let Done { total, blocks } = in_order(
            self.blocks.clone(),
            1,
            watch.stop,
            empty.clone(),
            || Ok::<_, SeriesError>(game.table(&names, &series.start)?),
            |table, range, brake| {
                let mut part = empty.clone();
                for block in range.clone() {
                    let (tally, end) = plan.play(table.as_mut(), block..block + 1, brake)?;
                    if end == block {
                        return Ok((part, block));
                    }
                    part.add(&tally);
                }
                Ok((part, range.end))
            },
        )?;
        Ok((blocks == self.blocks.end - self.blocks.start).then_some(total))
    }
}
