//! The error that every notation (actions, outcomes) reports.

use std::fmt;

/// A piece of notation that could not be read: what was expected and what came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseNotationError {
    expected: String,
    found: String,
}

impl ParseNotationError {
    /// An error that says what was expected and quotes what came instead.
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> Self {
        let mut found = found.into();
        // A hostile line can be megabytes long; a message should stay readable.
        if let Some((cut, _)) = found.char_indices().nth(60) {
            found.truncate(cut);
            found.push('…');
        }
        Self { expected: expected.into(), found }
    }
}

impl fmt::Display for ParseNotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl std::error::Error for ParseNotationError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_input_is_cut_in_the_message() {
        let text = ParseNotationError::new("a die", "é".repeat(1000)).to_string();
        assert!(text.starts_with("expected a die, found") && text.len() < 200, "{text}");
    }
}
