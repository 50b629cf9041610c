//! Counts of histories, kept in text files that any other implementation can read too.
//!
//! ```text
//! # Comments and the order of the lines within a case are free.
//! id      the-beginning
//! players 3
//! options {"target":20}
//! perft 1 2
//! perft 2 8
//!
//! id      one-roll-from-winning
//! state   0 19,3 12
//! perft 1 2
//! ```
//!
//! A blank line ends a case. `options` and `state` (or `position`, the same) are for the test
//! that builds the game; this module only hands them on. A new line is written with the count 0
//! and filled in by `UPDATE_GOLDEN=1`.

use std::fmt;
use std::fs;
use std::path::Path;

use ludoteca_core::{Game, perft_within};

mod file;

pub use file::{Case, Count, ParsePerftError, parse};

/// Checks every count of at most `limit` in the file at `path`, relative to the package's folder.
///
/// `build` makes the game and the position of a case. With `UPDATE_GOLDEN=1` in the environment
/// the counts of at most `limit` are rewritten instead, and nothing else in the file.
///
/// # Panics
/// When the file cannot be read, or when counts differ: the message lists all of those.
#[track_caller]
pub fn check_perft_file<G: Game>(
    path: impl AsRef<Path>,
    limit: u64,
    build: impl Fn(&Case) -> (G, G::State),
) -> Tally {
    let path = path.as_ref();
    let shown = path.display();
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{shown}: {why}"));
    let report = count_all(&text, limit, build).unwrap_or_else(|why| panic!("{shown}: {why}"));
    if crate::is_updating() {
        let text = file::with_counts(&text, &report.differing);
        fs::write(path, text).unwrap_or_else(|why| panic!("{shown}: {why}"));
    } else {
        assert!(
            report.differing.is_empty(),
            "{shown}: {report}\nif the new counts are right, accept them with UPDATE_GOLDEN=1 \
             cargo test"
        );
    }
    report.tally
}

/// Counts every case of a perft file's text and tells which counts differ.
///
/// # Errors
/// Says in which line something else was expected.
pub fn count_all<G: Game>(
    text: &str,
    limit: u64,
    build: impl Fn(&Case) -> (G, G::State),
) -> Result<Report, ParsePerftError> {
    let mut report = Report::default();
    for case in parse(text)? {
        let (game, state) = build(&case);
        for &expected in &case.counts {
            if expected.count > limit {
                report.tally.skipped += 1;
                continue;
            }
            report.tally.checked += 1;
            let got = perft_within(&game, &state, expected.depth, limit);
            if got != Some(expected.count) {
                report.differing.push(Differing { id: case.id.clone(), expected, got });
            }
        }
    }
    Ok(report)
}

/// What came of counting a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How much was counted.
    pub tally: Tally,
    /// Counts that are not what the file says.
    pub differing: Vec<Differing>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} counts differ", self.differing.len())?;
        for differing in &self.differing {
            writeln!(f, "{differing}")?;
        }
        write!(f, "{}", self.tally)
    }
}

/// How much of a file was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Lines that were counted and compared.
    pub checked: usize,
    /// Lines left out because their count is above the limit.
    pub skipped: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} counts checked, {} above the limit skipped", self.checked, self.skipped)
    }
}

/// A count that is not what the file says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differing {
    /// The case.
    pub id: String,
    /// What the file says.
    pub expected: Count,
    /// What was counted; `None` when there are more than the limit.
    pub got: Option<u64>,
}

impl fmt::Display for Differing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Count { line, depth, count } = self.expected;
        write!(f, "line {line}, {}: perft {depth} is {count} in the file, ", self.id)?;
        match self.got {
            Some(got) => write!(f, "{got} counted"),
            None => write!(f, "more than the limit counted"),
        }
    }
}
