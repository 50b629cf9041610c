//! What the readers of boards and decks share: results with all faults, numbers, suggestions.

use std::fmt::{Display, Write as _};
use std::num::IntErrorKind;
use std::ops::RangeInclusive;

use crate::Fault;

/// What came out of reading a file: as much as can be used, and everything that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<T> {
    /// What can be made of the good lines when the bad ones are dropped; nothing when that is
    /// still not usable.
    pub value: Option<T>,
    /// Every fault, in the order of the lines; faults of the whole file come first.
    pub faults: Vec<Fault>,
}

impl<T> Reading<T> {
    /// The value if there was nothing wrong at all.
    ///
    /// # Errors
    ///
    /// Every fault of the file.
    pub fn into_result(self) -> Result<T, Vec<Fault>> {
        match self.value {
            Some(value) if self.faults.is_empty() => Ok(value),
            _ => Err(self.faults),
        }
    }
}

/// The faults found so far in one file.
#[derive(Debug)]
pub(crate) struct Faults<'a> {
    file: &'a str,
    list: Vec<Fault>,
}

impl<'a> Faults<'a> {
    pub(crate) fn new(file: &'a str) -> Self {
        Self { file, list: Vec::new() }
    }

    /// Notes a fault; line 0 is the file as a whole.
    pub(crate) fn push(&mut self, line: usize, reason: impl Into<String>) {
        self.list.push(Fault { file: self.file.to_owned(), line, reason: reason.into() });
    }

    pub(crate) fn reading<T>(mut self, value: Option<T>) -> Reading<T> {
        self.list.sort_by_key(|fault| fault.line);
        Reading { value, faults: self.list }
    }
}

/// The lines that say something, trimmed, with their numbers: no blank ones, no comments.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (1..)
        .zip(text.lines().map(str::trim))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// A whole number of the range, or what is wrong with it.
pub(crate) fn integer<T>(text: &str, range: &RangeInclusive<T>) -> Result<T, String>
where
    T: TryFrom<i64> + PartialOrd + Display,
{
    let (low, high) = (range.start(), range.end());
    let wrong = |found: String| Err(format!("expected a number from {low} to {high}, {found}"));
    let value = match text.parse::<i64>() {
        Ok(value) => T::try_from(value).ok(),
        Err(error) => match error.kind() {
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => None,
            IntErrorKind::Empty => return wrong("found nothing".to_owned()),
            _ => return wrong(format!("but {} is not a whole number", quote(text))),
        },
    };
    match value {
        Some(value) if range.contains(&value) => Ok(value),
        _ => wrong(format!("found {}", shorten(text))),
    }
}

/// The text in backquotes, short and without anything that could upset a terminal.
pub(crate) fn quote(text: &str) -> String {
    format!("`{}`", shorten(text))
}

fn shorten(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// The word in small letters without accents, as keywords are compared.
pub(crate) fn fold(word: &str) -> String {
    let plain = |letter| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        other => other,
    };
    word.chars().flat_map(char::to_lowercase).map(plain).collect()
}

/// The known word that `word` was probably meant to be.
pub(crate) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    const LONGEST: usize = 30;
    let word: Vec<char> = fold(word).chars().take(LONGEST).collect();
    known
        .map(|candidate| (distance(&word, &fold(candidate)), candidate))
        .min_by_key(|&(distance, _)| distance)
        // A third of the letters may be wrong: more is another word.
        .filter(|&(distance, candidate)| distance <= candidate.len().div_ceil(3))
        .map(|(_, candidate)| candidate)
}

/// How many letters have to be added, dropped or changed to make one word of the other.
fn distance(word: &[char], other: &str) -> usize {
    let mut row: Vec<usize> = (0..=word.len()).collect();
    for (i, letter) in other.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &mine) in word.iter().enumerate() {
            let changed = diagonal + usize::from(mine != letter);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[word.len()]
}

/// How to go on after an unknown word: the nearest known one, or all of them.
pub(crate) fn hint<'a>(word: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
    if let Some(near) = nearest(word, known.clone()) {
        return format!("did you mean `{near}`?");
    }
    let mut hint = "expected one of".to_owned();
    for (i, candidate) in known.enumerate() {
        let comma = if i == 0 { " " } else { ", " };
        // Writing to a string cannot fail.
        let _ = write!(hint, "{comma}`{candidate}`");
    }
    hint
}
