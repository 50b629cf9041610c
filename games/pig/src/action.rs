//! What a seat decides.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

/// What a seat decides, again and again until its turn is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Throw the die (once more).
    Roll,
    /// Keep the points of this turn and pass the die on.
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Roll => "roll",
            Self::Hold => "hold",
        })
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "roll" => Ok(Self::Roll),
            "hold" => Ok(Self::Hold),
            _ => Err(ParseNotationError::new("\"roll\" or \"hold\"", text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for action in [Action::Roll, Action::Hold] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_with_what_was_expected() {
        let error = "Roll".parse::<Action>().unwrap_err();
        assert_eq!(error.to_string(), "expected \"roll\" or \"hold\", found \"Roll\"");
    }
}
