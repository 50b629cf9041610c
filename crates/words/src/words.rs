//! Messages by key.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Lang, number};

/// Something that stands in a message.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A text, as it is.
    Text(&'a str),
    /// A number of things: the message chooses its plural by it, and it is written as the
    /// language writes numbers.
    Count(u64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<u64> for Arg<'_> {
    fn from(count: u64) -> Self {
        Self::Count(count)
    }
}

/// All messages in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.lang).finish()
    }
}

impl Words {
    /// The messages of a language.
    pub fn new(lang: Lang) -> Self {
        let id: LanguageIdentifier =
            lang.code().parse().unwrap_or_else(|_| unreachable!("our codes are language codes"));
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around what is put in would help where directions mix; they upset pipes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match lang {
            Lang::Spanish => spanish_number,
            Lang::English => english_number,
        }));
        // Faults of the texts are found by the tests; at run time the good messages remain.
        for messages in lang.messages() {
            let resource = FluentResource::try_new((*messages).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The message of this key. A key without a message is shown as itself.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            debug_assert!(false, "there is no message {key}");
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|&(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => FluentValue::from(text),
                    Arg::Count(count) => FluentValue::from(count),
                };
                (name, value)
            })
            .collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "message {key}: {errors:?}");
        text
    }

    /// A message that needs nothing put in.
    pub fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// What a computer player weighed, by the name that it gives; one without a message is shown
    /// as it is.
    pub fn term(&self, name: &str) -> String {
        let key = term_key(name);
        if self.has(&key) { self.plain(&key) } else { name.to_owned() }
    }

    /// A whole number as the language writes it.
    #[expect(clippy::cast_precision_loss, reason = "people do not read the last digits of 2^53")]
    pub fn number(&self, value: u64) -> String {
        number::decimal(self.lang, value as f64, 0)
    }

    /// A number with so many digits after the point.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        number::decimal(self.lang, value, digits)
    }

    /// A share of 1 in percent.
    pub fn percent(&self, share: f64) -> String {
        let blank = '\u{a0}';
        format!("{}{blank}%", number::decimal(self.lang, share * 100.0, 1))
    }
}

/// The key of a term: its letters and digits, with a hyphen for whatever is between them.
fn term_key(name: &str) -> String {
    let words = name.split(|sign: char| !sign.is_ascii_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase);
    words.fold("term".to_owned(), |key, word| format!("{key}-{word}"))
}

fn spanish_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    written(Lang::Spanish, value)
}

fn english_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    written(Lang::English, value)
}

fn written(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number::decimal(lang, number.value, 0)),
        _ => None,
    }
}
