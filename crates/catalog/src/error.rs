//! Why the shelf could not do what it was asked.

use std::fmt;

/// What a name was meant to be the name of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noun {
    /// A game.
    Game,
    /// A preset of rules.
    Rules,
    /// A switch of the rules.
    Switch,
    /// A player.
    Agent,
    /// A parameter of a player.
    Parameter,
    /// A shipped board.
    Board,
}

impl Noun {
    /// The key under which messages know it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Rules => "rules",
            Self::Switch => "switch",
            Self::Agent => "agent",
            Self::Parameter => "parameter",
            Self::Board => "board",
        }
    }
}

impl fmt::Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// What a switch or parameter can be.
#[derive(Clone, PartialEq, Debug)]
pub enum Expected {
    /// A whole number.
    Whole,
    /// A number within these bounds.
    Range {
        /// The lowest.
        low: f64,
        /// The highest.
        high: f64,
        /// Whether it has to be whole.
        whole: bool,
    },
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// True or false.
    Truth,
    /// Nothing: it takes no value.
    Nothing,
    /// Something else, in the words of whoever reads it.
    Other(String),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole => f.write_str("a whole number"),
            Self::Range { low, high, whole: true } => {
                write!(f, "a whole number from {low} to {high}")
            }
            Self::Range { low, high, whole: false } => write!(f, "a number from {low} to {high}"),
            Self::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Self::Truth => f.write_str("true or false"),
            Self::Nothing => f.write_str("no value"),
            Self::Other(text) => f.write_str(text),
        }
    }
}

/// One fault of a file: where, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file as the caller named it.
    pub file: String,
    /// The line, counted from 1; 0 when the fault is of the file as a whole.
    pub line: usize,
    /// What was expected and what came.
    pub reason: String,
}

impl Fault {
    /// What is wrong with a JSON text. The place is told by the line alone, as for other files.
    pub(crate) fn of_json(file: &str, error: &serde_json::Error) -> Self {
        let text = error.to_string();
        let reason = text.split(" at line ").next().unwrap_or_default().to_owned();
        Self { file: file.to_owned(), line: error.line(), reason }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.reason),
            line => write!(f, "{}:{line}: {}", self.file, self.reason),
        }
    }
}

/// Why the shelf could not do what it was asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CatalogError {
    /// There is nothing of this name.
    #[error("there is no {noun} {found:?}{}", suggestion(nearest.as_deref(), known))]
    Unknown {
        /// What it should have been.
        noun: Noun,
        /// What was asked for.
        found: String,
        /// What was probably meant.
        nearest: Option<String>,
        /// All that there are.
        known: Vec<String>,
    },
    /// A switch or parameter has a value that it cannot have.
    #[error("{noun} {name} cannot be {found:?}: expected {expected}")]
    Value {
        /// Whether it is a switch or a parameter.
        noun: Noun,
        /// Its name.
        name: String,
        /// The value that was given.
        found: String,
        /// What it can be.
        expected: Expected,
    },
    /// The rules by themselves are fine words, but no game can be played with them.
    #[error("these rules cannot be played: {0}")]
    Unplayable(String),
    /// Too many or too few players.
    #[error("{game} is played by {low} to {high}, not by {found}")]
    Players {
        /// The game.
        game: &'static str,
        /// How many there were.
        found: usize,
        /// The fewest.
        low: u8,
        /// The most.
        high: u8,
    },
    /// The game has no boards to choose from.
    #[error("{game} has no boards to choose from")]
    NoBoards {
        /// The game.
        game: &'static str,
    },
    /// The game has no cards that come from files.
    #[error("{game} has no cards that come from files")]
    NoCards {
        /// The game.
        game: &'static str,
    },
    /// The game has no player whose weights can be learned.
    #[error("{game} has no player whose weights can be learned")]
    NoLearning {
        /// The game.
        game: &'static str,
    },
    /// Positions of this game cannot be written down.
    #[error("positions of {game} cannot be read from files")]
    NoPositions {
        /// The game.
        game: &'static str,
    },
    /// The position has no seat to decide anything.
    #[error("no seat has anything to decide in this position")]
    NothingToDecide,
    /// Everything that is wrong with the files that were given.
    #[error("{}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join("; "))]
    Files(Vec<Fault>),
}

impl CatalogError {
    /// There is nothing of this name among those that are known.
    pub(crate) fn unknown<'a>(
        noun: Noun,
        found: &str,
        known: impl Iterator<Item = &'a str>,
    ) -> Self {
        let known: Vec<String> = known.map(str::to_owned).collect();
        let found: String = found.chars().take(60).collect();
        let nearest = nearest(&found, &known);
        Self::Unknown { noun, found, nearest, known }
    }

    /// One fault of one file.
    pub(crate) fn fault(file: &str, line: usize, reason: impl Into<String>) -> Self {
        Self::Files(vec![Fault { file: file.to_owned(), line, reason: reason.into() }])
    }

    /// Faults that are told without their place: whoever knows the file puts its name in.
    pub(crate) fn reasons(faults: &[impl fmt::Display]) -> Self {
        let fault = |fault| Fault { file: String::new(), line: 0, reason: format!("{fault}") };
        Self::Files(faults.iter().map(fault).collect())
    }

    /// Whether the question was put wrongly; otherwise what it was about is at fault.
    pub fn is_usage(&self) -> bool {
        !matches!(self, Self::Files(_))
    }
}

/// The known word that was probably meant.
fn nearest(found: &str, known: &[String]) -> Option<String> {
    let distance = |word: &str| strsim::damerau_levenshtein(&found.to_lowercase(), word);
    known
        .iter()
        .map(|word| (distance(word), word))
        .min_by_key(|&(distance, _)| distance)
        // A third of the letters may be wrong: more is another word.
        .filter(|&(distance, word)| distance <= word.len().div_ceil(3))
        .map(|(_, word)| word.clone())
}

fn suggestion(nearest: Option<&str>, known: &[String]) -> String {
    let meant = nearest.map_or_else(String::new, |word| format!("; did you mean {word}?"));
    format!("{meant} (there are: {})", known.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_name_offers_the_nearest_and_all() {
        let known = ["official", "serial"];
        let error = CatalogError::unknown(Noun::Rules, "oficial", known.into_iter());
        assert_eq!(
            error.to_string(),
            "there is no rules \"oficial\"; did you mean official? (there are: official, serial)"
        );
        let error = CatalogError::unknown(Noun::Rules, "chess", known.into_iter());
        assert_eq!(error.to_string(), "there is no rules \"chess\" (there are: official, serial)");
    }
}
