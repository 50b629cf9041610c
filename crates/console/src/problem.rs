//! What the shelf says when it cannot do what it was asked, in the language of the user.

use ludoteca_catalog::{CatalogError, Expected};
use ludoteca_words::Words;

/// What the shelf says, in the language of the user.
pub fn describe(words: &Words, error: &CatalogError) -> String {
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
