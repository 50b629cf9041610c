//! What can go wrong, and the exit status that tells it.

use std::fmt;

use ludoteca_catalog::{CatalogError, Expected};
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

/// What the shelf says, in the language of the user.
pub(crate) fn describe(words: &Words, error: &CatalogError) -> String {
    match error {
        CatalogError::Unknown { noun, found, nearest, known } => {
            let key = format!("unknown-{}", noun.key());
            let mut text = words.say(&key, &[("found", found.into())]);
            if let Some(nearest) = nearest {
                text += &words.say("unknown-nearest", &[("nearest", nearest.into())]);
            }
            let known = known.join(", ");
            text + "\n" + &words.say("unknown-known", &[("known", (&known).into())])
        }
        CatalogError::Value { noun, name, found, expected } => {
            let key = format!("bad-{}", noun.key());
            let expected = expectation(words, expected);
            let args =
                [("name", name.into()), ("found", found.into()), ("expected", (&expected).into())];
            words.say(&key, &args)
        }
        CatalogError::Unplayable(reason) => words.say("unplayable", &[("reason", reason.into())]),
        CatalogError::Players { game, found, low, high } => words.say(
            "wrong-players",
            &[
                ("game", (*game).into()),
                ("found", (*found as u64).into()),
                ("low", u64::from(*low).into()),
                ("high", u64::from(*high).into()),
            ],
        ),
        CatalogError::NoBoards { game } => words.say("no-boards", &[("game", (*game).into())]),
        CatalogError::NoCards { game } => words.say("no-cards", &[("game", (*game).into())]),
        CatalogError::NoLearning { game } => words.say("no-learning", &[("game", (*game).into())]),
        CatalogError::NoPositions { game } => {
            words.say("no-positions", &[("game", (*game).into())])
        }
        CatalogError::NothingToDecide => words.plain("nothing-to-decide"),
        CatalogError::Files(faults) => {
            faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        }
        other => other.to_string(),
    }
}

fn expectation(words: &Words, expected: &Expected) -> String {
    match expected {
        Expected::Whole => words.plain("expected-whole"),
        Expected::Range { low, high, whole } => {
            let number = |value: f64| words.decimal(value, if *whole { 0 } else { 2 });
            let (low, high) = (number(*low), number(*high));
            let key = if *whole { "expected-whole-range" } else { "expected-real-range" };
            words.say(key, &[("low", (&low).into()), ("high", (&high).into())])
        }
        Expected::OneOf(list) => {
            words.say("expected-one-of", &[("list", (&list.join(", ")).into())])
        }
        Expected::Truth => words.plain("expected-truth"),
        Expected::Nothing => words.plain("expected-nothing"),
        Expected::Other(text) => text.clone(),
    }
}
