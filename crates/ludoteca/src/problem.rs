//! What can go wrong, and the exit status that tells it.

use std::fmt;

use ludoteca_catalog::CatalogError;
use ludoteca_console::describe;
use ludoteca_words::Words;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Problem {
    /// The question was put wrongly.
    Usage(String),
    /// It could not be done.
    Failed(String),
    /// It was said already, on the standard output: faults are the result of a check.
    Said,
}

impl Problem {
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Failed(_) | Self::Said => 1,
        }
    }

    pub(crate) fn is_silent(&self) -> bool {
        matches!(self, Self::Said)
    }

    /// What the shelf says, in the language of the user.
    pub(crate) fn from_catalog(words: &Words, error: &CatalogError) -> Self {
        let text = describe(words, error);
        if error.is_usage() { Self::Usage(text) } else { Self::Failed(text) }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(text) | Self::Failed(text) => f.write_str(text),
            Self::Said => Ok(()),
        }
    }
}

impl std::error::Error for Problem {}
