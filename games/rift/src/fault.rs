//! What is wrong with a file, line by line.

use std::fmt;

/// One thing that is wrong with a card base or a deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineFault {
    /// The line, counted from 1; 0 when the whole file is meant.
    pub line: usize,
    /// What was expected there and what came.
    pub reason: String,
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.reason),
            line => write!(f, "line {line}: {}", self.reason),
        }
    }
}

/// All faults in one line.
pub(crate) fn write_all(f: &mut fmt::Formatter<'_>, faults: &[impl fmt::Display]) -> fmt::Result {
    for (idx, fault) in faults.iter().enumerate() {
        write!(f, "{}{fault}", if idx > 0 { "; " } else { "" })?;
    }
    Ok(())
}

/// A quotation that stays readable whatever it is.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 60;
    let cut: String = text.chars().take(MOST).collect();
    if cut.len() < text.len() { format!("{cut:?}…") } else { format!("{cut:?}") }
}
