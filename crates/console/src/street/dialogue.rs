//! Questions that are asked until they are answered.

use std::io;
use std::ops::RangeInclusive;

use ludoteca_words::{Arg, Words};

use super::Console;
use crate::{Asked, Completion, Terminal};

/// Why a dialogue stopped before its end.
#[derive(Debug)]
pub(super) enum Stop {
    /// The person does not want to answer.
    Cancelled,
    /// There are no more lines.
    End,
    /// The terminal cannot be read or written.
    Broken(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Broken(error)
    }
}

/// What came of a dialogue.
pub(super) type Told<T> = Result<T, Stop>;

/// One line in answer to a question.
pub(super) fn answer(
    terminal: &mut Terminal<'_>,
    prompt: &str,
    completion: &Completion,
) -> Told<String> {
    match terminal.ask(prompt, completion, false)? {
        Asked::Line(line) => Ok(line),
        Asked::Cancelled => Err(Stop::Cancelled),
        Asked::End => Err(Stop::End),
    }
}

impl Console<'_> {
    pub(super) fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> io::Result<()> {
        self.terminal.say(key, args)
    }

    /// Asks until `read` understands the answer; what it says instead is shown.
    pub(super) fn until<T>(
        &mut self,
        prompt: &str,
        completion: &Completion,
        mut read: impl FnMut(&str, &Words) -> Result<T, String>,
    ) -> Told<T> {
        loop {
            let line = answer(&mut self.terminal, prompt, completion)?;
            match read(&line, self.terminal.words) {
                Ok(value) => return Ok(value),
                Err(expected) => self.terminal.write(&expected)?,
            }
        }
    }

    /// A question that is answered by yes or no; an empty line is the `usual` answer, if there
    /// is one.
    pub(super) fn is_yes(
        &mut self,
        key: &str,
        args: &[(&str, Arg<'_>)],
        usual: Option<bool>,
    ) -> Told<bool> {
        let prompt = yes_prompt(self.terminal.words, key, args, usual);
        let completion = yes_completion(self.terminal.words);
        self.until(&prompt, &completion, |line, words| read_yes(line, usual, words))
    }

    /// A whole number; an empty line is the `usual` one, if there is one.
    pub(super) fn number(
        &mut self,
        prompt: &str,
        range: &RangeInclusive<i64>,
        usual: Option<i64>,
    ) -> Told<i64> {
        self.until(prompt, &Completion::Nothing, |line, words| match usual {
            Some(usual) if line.is_empty() => Ok(usual),
            _ => read_number(line, range, words),
        })
    }
}

/// A question with the answers that it takes, the usual one in capitals.
pub(super) fn yes_prompt(
    words: &Words,
    key: &str,
    args: &[(&str, Arg<'_>)],
    usual: Option<bool>,
) -> String {
    let answers = match usual {
        Some(true) => "console-yes-usual",
        Some(false) => "console-no-usual",
        None => "console-yes-no",
    };
    format!("{} {} ", words.say(key, args), words.plain(answers))
}

pub(super) fn yes_completion(words: &Words) -> Completion {
    Completion::words(["console-yes", "console-no"].map(|key| words.plain(key)))
}

/// Yes or no, in either language.
pub(super) fn read_yes(line: &str, usual: Option<bool>, words: &Words) -> Result<bool, String> {
    match (line.to_lowercase().as_str(), usual) {
        ("s" | "si" | "sí" | "y" | "yes", _) => Ok(true),
        ("n" | "no", _) => Ok(false),
        ("", Some(usual)) => Ok(usual),
        (other, _) => Err(words.say("console-expected-yes", &[("found", other.into())])),
    }
}

/// A whole number of a range. Thousands may be separated as people do.
pub(super) fn read_number(
    line: &str,
    range: &RangeInclusive<i64>,
    words: &Words,
) -> Result<i64, String> {
    let number = amount(line).filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (low, high) = (range.start().to_string(), range.end().to_string());
        let args = [("low", (&low).into()), ("high", (&high).into()), ("found", line.into())];
        words.say("console-expected-number", &args)
    })
}

/// A whole number, as people write amounts of money: `12000`, `12.000`, `12 000`.
pub(super) fn amount(text: &str) -> Option<i64> {
    let mut pieces = text.split(['.', ',', '_', ' ', '\u{a0}', '\u{202f}']);
    let first = pieces.next()?;
    let mut digits = first.to_owned();
    for piece in pieces {
        // Anything but whole thousands would be another number than it looks like.
        if piece.len() != 3 || first.is_empty() || first.len() > 3 {
            return None;
        }
        digits.push_str(piece);
    }
    let all = digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.parse().ok().filter(|_| all)
}

#[cfg(test)]
mod tests {
    use ludoteca_words::Lang;

    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for text in ["12000", "12.000", "12,000", "12 000", "12_000"] {
            assert_eq!(amount(text), Some(12_000), "{text}");
        }
        assert_eq!(amount("1.000.000"), Some(1_000_000));
        assert_eq!(amount("0"), Some(0));
        for text in ["", "x", "-5", "+5", "1.5", "1200.000", ".500", "12.00", "1..000", "９"] {
            assert_eq!(amount(text), None, "{text}");
        }
        assert_eq!(amount("99999999999999999999"), None);
    }

    #[test]
    fn yes_is_understood_in_both_languages() {
        let words = Words::new(Lang::Spanish);
        for line in ["s", "S", "si", "Sí", "y", "yes"] {
            assert_eq!(read_yes(line, None, &words), Ok(true), "{line}");
        }
        assert_eq!(read_yes("N", Some(true), &words), Ok(false));
        assert_eq!(read_yes("", Some(true), &words), Ok(true));
        assert!(read_yes("", None, &words).is_err());
        assert!(read_yes("quizás", Some(true), &words).unwrap_err().contains("quizás"));
    }
}
