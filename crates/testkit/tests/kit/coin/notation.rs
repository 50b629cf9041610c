//! Actions, outcomes and their text, the unreadable ones of some flaws included.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Flip,
    Pass,
    /// Has no text.
    Nameless,
    /// Has a text of two lines.
    TwoLines,
    /// Has the text of another action.
    Smudged,
    /// Cannot bear damage to its text.
    Brittle,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Flip => "flip",
            Self::Pass | Self::Smudged => "pass",
            Self::Nameless => "",
            Self::TwoLines => "two\nlines",
            Self::Brittle => "brittle",
        })
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "flip" => Ok(Self::Flip),
            "pass" => Ok(Self::Pass),
            "two\nlines" => Ok(Self::TwoLines),
            "brittle" => Ok(Self::Brittle),
            _ => {
                assert!(!text.starts_with("brit"), "broke at {text:?}");
                Err(ParseNotationError::new("flip or pass", text))
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Outcome {
    Deal(u8),
    Tails,
    Heads,
    /// Has the text of another outcome.
    Blurred,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(secret) => write!(f, "deal {secret}"),
            Self::Tails => write!(f, "tails"),
            Self::Heads | Self::Blurred => write!(f, "heads"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fail = || ParseNotationError::new("deal N, tails or heads", text);
        match text {
            "tails" => Ok(Self::Tails),
            "heads" => Ok(Self::Heads),
            _ => {
                let secret = text.strip_prefix("deal ").ok_or_else(fail)?;
                secret.parse().map(Self::Deal).map_err(|_| fail())
            }
        }
    }
}
