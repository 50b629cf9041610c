//! The journal: what is done, a line for every job, in the order in which they ended.
//!
//! It begins with a head that says which plan it belongs to. Whoever writes it adds one line after
//! another and makes sure that it has reached the disk; a kill at any moment leaves at most one
//! line torn, the last one, and that job is done again.

use super::{JobResult, Tournament};

const MAGIC: &str = "ludoteca-journal 1";

/// Why a text is no journal of this tournament.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JournalError {
    /// It is something else.
    #[error("expected a journal, which begins with \"{MAGIC}\"")]
    NoJournal,
    /// It belongs to another tournament, or to another version of this one.
    #[error("it belongs to the plan {found}, this is the plan {expected}")]
    OtherPlan {
        /// The plan that it belongs to.
        found: String,
        /// The plan of the tournament.
        expected: String,
    },
    /// A line that is not the last one is damaged.
    #[error("line {line}: {reason}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
}

/// What a journal holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Journal {
    /// The results with the numbers of their jobs, in the order of the journal.
    pub results: Vec<(usize, JobResult)>,
    /// How many bytes of it are whole; what follows is torn and can be cut off.
    pub whole: usize,
}

/// The head of the journal of a tournament.
pub fn head(tournament: &Tournament) -> String {
    format!("{MAGIC}\nplan {}\n", tournament.plan)
}

/// The line of a job, with its end.
pub fn line(tournament: &Tournament, job: usize, result: &JobResult) -> String {
    result.line(&tournament.plan, &tournament.jobs[job].id()) + "\n"
}

/// Reads a journal. A head that was torn is an empty journal.
///
/// # Errors
/// It is no journal, one of another plan, or damaged before its last line.
pub fn read(tournament: &Tournament, bytes: &[u8]) -> Result<Journal, JournalError> {
    let head = head(tournament);
    if head.as_bytes().starts_with(bytes) && bytes.len() < head.len() {
        return Ok(Journal::default());
    }
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let mut text = || lines.next().and_then(|line| std::str::from_utf8(line).ok());
    if text().map(str::trim_end) != Some(MAGIC) {
        return Err(JournalError::NoJournal);
    }
    let plan = text().and_then(|line| line.trim_end().strip_prefix("plan "));
    let found = plan.ok_or(JournalError::NoJournal)?.to_owned();
    if found != tournament.plan {
        return Err(JournalError::OtherPlan { found, expected: tournament.plan.clone() });
    }
    let mut journal = Journal { results: Vec::new(), whole: head.len() };
    for (number, line) in (3..).zip(lines) {
        let result = match line.strip_suffix(b"\n") {
            None => Err("it has no end".to_owned()),
            Some(line) => match std::str::from_utf8(line) {
                Ok(line) => tournament.read_line(line),
                Err(_) => Err("it is not text".to_owned()),
            },
        };
        match result {
            Ok(result) => journal.results.push(result),
            Err(_) if journal.whole + line.len() == bytes.len() => break,
            Err(reason) => return Err(JournalError::Line { line: number, reason }),
        }
        journal.whole += line.len();
    }
    Ok(journal)
}
