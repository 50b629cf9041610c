//! What is wrong with a command line, in the language of the user.

use std::error::Error as _;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ludoteca_words::Words;

use crate::problem::Problem;

/// Answers a command line that asks for help or the version, or that cannot be understood.
pub(crate) fn answer(error: &Error, words: &Words) -> anyhow::Result<()> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.print()?),
        _ => {
            let hint = words.plain("usage-hint");
            Err(Problem::Usage(format!("{}\n{hint}", describe(error, words))).into())
        }
    }
}

fn describe(error: &Error, words: &Words) -> String {
    let text = |kind| context(error, kind);
    let arg = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    let suggest = |kind, text: String| match context(error, kind) {
        meant if meant.is_empty() => text,
        meant => text + &words.say("unknown-nearest", &[("nearest", (&meant).into())]),
    };
    let arg_alone = [("argument", (&arg).into())];
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => words.say("usage-no-value", &arg_alone),
        ErrorKind::InvalidValue => {
            let valid = text(ContextKind::ValidValue);
            let args = [
                ("argument", (&arg).into()),
                ("value", (&value).into()),
                ("valid", (&valid).into()),
            ];
            suggest(ContextKind::SuggestedValue, words.say("usage-invalid-value", &args))
        }
        ErrorKind::ValueValidation => {
            let reason = error.source().map(ToString::to_string).unwrap_or_default();
            let args = [
                ("argument", (&arg).into()),
                ("value", (&value).into()),
                ("reason", (&reason).into()),
            ];
            words.say("usage-bad-value", &args)
        }
        ErrorKind::UnknownArgument => {
            suggest(ContextKind::SuggestedArg, words.say("usage-unknown-argument", &arg_alone))
        }
        ErrorKind::InvalidSubcommand => {
            let name = text(ContextKind::InvalidSubcommand);
            let unknown = words.say("usage-unknown-command", &[("command", (&name).into())]);
            suggest(ContextKind::SuggestedSubcommand, unknown)
        }
        ErrorKind::MissingRequiredArgument => words.say("usage-missing", &arg_alone),
        ErrorKind::MissingSubcommand => {
            let commands = text(ContextKind::ValidSubcommand);
            words.say("usage-missing-command", &[("commands", (&commands).into())])
        }
        ErrorKind::ArgumentConflict => words.say("usage-conflict", &arg_alone),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            words.say("usage-number-of-values", &arg_alone)
        }
        ErrorKind::InvalidUtf8 => words.plain("usage-utf8"),
        // What our definitions cannot bring about; the library's own words are better than none.
        _ => error.to_string().trim_end().to_owned(),
    }
}

fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}
