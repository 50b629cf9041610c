//! What is wrong with a file.

use std::fmt;

/// One fault of a board or deck file: where, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file as the caller named it.
    pub file: String,
    /// The line, counted from 1; 0 when the fault is of the file as a whole.
    pub line: usize,
    /// What was expected and what came.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            write!(f, "{}: {}", self.file, self.reason)
        } else {
            write!(f, "{}:{}: {}", self.file, self.line, self.reason)
        }
    }
}

impl std::error::Error for Fault {}
