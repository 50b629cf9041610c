//! What can be typed next, by position: for completion with Tab, and for hints.

use std::fs;
use std::path::Path;

/// What can be typed next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Completion {
    /// Nothing in particular.
    #[default]
    Nothing,
    /// One of these words.
    Words(Vec<Word>),
    /// The name of a file that ends so, without the dot; no ending: any file.
    Files(&'static [&'static str]),
}

/// Something that can be typed, and what can follow it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// What is typed. It may have blanks in it.
    pub text: String,
    /// What it is; shown beside it where several can be chosen from.
    pub about: String,
    /// What can follow it.
    pub then: Completion,
}

impl Word {
    /// A word that explains itself and ends the line.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), about: String::new(), then: Completion::Nothing }
    }

    /// A word with an explanation.
    pub fn about(text: impl Into<String>, about: impl Into<String>) -> Self {
        Self { about: about.into(), ..Self::plain(text) }
    }

    /// The same word, followed by something.
    #[must_use]
    pub fn then(self, then: Completion) -> Self {
        Self { then, ..self }
    }
}

/// One way to go on with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// What it is called in a list.
    pub shown: String,
    /// What stands in the line from where the suggestions begin.
    pub text: String,
}

impl Completion {
    /// One of these words, which explain themselves.
    pub fn words<T: Into<String>>(words: impl IntoIterator<Item = T>) -> Self {
        Self::Words(words.into_iter().map(Word::plain).collect())
    }

    /// How a line can go on: the byte from which on it is replaced, and by what.
    pub fn suggest(&self, line: &str) -> (usize, Vec<Suggestion>) {
        self.suggest_from(line, 0)
    }

    fn suggest_from(&self, line: &str, at: usize) -> (usize, Vec<Suggestion>) {
        let blanks = line[at..].len() - line[at..].trim_start().len();
        let at = at + blanks;
        let typed = &line[at..];
        match self {
            Self::Nothing => (at, Vec::new()),
            Self::Files(endings) => (at, files(typed, endings)),
            Self::Words(words) => {
                // A name may have blanks in it, and begin with another one.
                let fitting = words.iter().filter(|word| begins(&word.text, typed).is_some());
                let fitting: Vec<Suggestion> = fitting.map(Word::suggestion).collect();
                let said = words.iter().filter_map(|word| Some((past(typed, &word.text)?, word)));
                match said.max_by_key(|(length, _)| *length) {
                    Some((length, word)) if fitting.is_empty() => {
                        word.then.suggest_from(line, at + length)
                    }
                    _ => (at, fitting),
                }
            }
        }
    }

    /// What to show behind the cursor: the rest of the only suggestion that there is.
    pub fn hint(&self, line: &str) -> Option<String> {
        let (at, suggestions) = self.suggest(line);
        let [only] = &suggestions[..] else { return None };
        let typed = &line[at..];
        if typed.is_empty() {
            return None;
        }
        let rest = &only.text[begins(&only.text, typed)?..];
        let rest = rest.trim_end();
        (!rest.is_empty()).then(|| rest.to_owned())
    }
}

impl Word {
    fn suggestion(&self) -> Suggestion {
        let Self { text, about, then } = self;
        let shown = if about.is_empty() { text.clone() } else { format!("{text}  {about}") };
        let blank = if *then == Completion::Nothing { "" } else { " " };
        Suggestion { shown, text: format!("{text}{blank}") }
    }
}

/// How many bytes of `whole` the beginning takes, whatever its capitals; `None` when it begins
/// otherwise.
fn begins(whole: &str, beginning: &str) -> Option<usize> {
    let same = |a: char, b: char| a == b || a.to_lowercase().eq(b.to_lowercase());
    let mut letters = whole.chars();
    let mut length = 0;
    for sign in beginning.chars() {
        let letter = letters.next().filter(|&letter| same(letter, sign))?;
        length += letter.len_utf8();
    }
    Some(length)
}

/// How many bytes of a line a word takes with the blank after it, if the line says it.
fn past(typed: &str, word: &str) -> Option<usize> {
    let length = begins(typed, word).filter(|_| !word.is_empty())?;
    typed[length..].starts_with(' ').then_some(length + 1)
}

/// Files and folders whose names begin as typed.
fn files(typed: &str, endings: &[&str]) -> Vec<Suggestion> {
    let (folder, beginning) = typed
        .rsplit_once('/')
        .map_or(("", typed), |(folder, name)| (&typed[..=folder.len()], name));
    let place = if folder.is_empty() { Path::new(".") } else { Path::new(folder) };
    let Ok(entries) = fs::read_dir(place) else { return Vec::new() };
    let mut found: Vec<Suggestion> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let name = entry.file_name().into_string().ok()?;
            begins(&name, beginning)?;
            let hidden = name.starts_with('.') && beginning.is_empty();
            let is_folder = entry.path().is_dir();
            let ending = name.rsplit_once('.').map(|(_, ending)| ending);
            let fits = endings.is_empty() || ending.is_some_and(|ending| endings.contains(&ending));
            if hidden || !(is_folder || fits) {
                return None;
            }
            let slash = if is_folder { "/" } else { "" };
            Some(Suggestion { text: format!("{folder}{name}{slash}"), shown: name + slash })
        })
        .collect();
    found.sort_by(|a, b| a.text.cmp(&b.text));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> Completion {
        let squares =
            || Completion::Words(vec![Word::about("18", "CALLE VELÁZQUEZ"), Word::about("19", "")]);
        Completion::Words(vec![
            Word::plain("construir").then(squares()),
            Word::plain("cambiar").then(Completion::Words(vec![
                Word::plain("-color").then(Completion::words(["azul", "amarillo"])),
                Word::plain("-nombre").then(Completion::words(["Ana María", "Ana"])),
            ])),
            Word::plain("fin"),
        ])
    }

    fn texts(line: &str) -> (usize, Vec<String>) {
        let (at, found) = tree().suggest(line);
        (at, found.into_iter().map(|suggestion| suggestion.text).collect())
    }

    #[test]
    fn each_position_has_its_own_words() {
        assert_eq!(texts("c"), (0, vec!["construir ".into(), "cambiar ".into()]));
        assert_eq!(texts("  F"), (2, vec!["fin".into()]));
        assert_eq!(texts("construir "), (10, vec!["18".into(), "19".into()]));
        assert_eq!(texts("CAMBIAR -"), (8, vec!["-color ".into(), "-nombre ".into()]));
        assert_eq!(texts("cambiar -color   am"), (17, vec!["amarillo".into()]));
        assert_eq!(texts("cambiar -nombre ana m"), (16, vec!["Ana María".into()]));
        assert_eq!(texts("fin "), (4, vec![]));
        assert_eq!(texts("ñandú"), (0, vec![]));
        assert_eq!(tree().suggest("construir 18").1[0].shown, "18  CALLE VELÁZQUEZ");
    }

    #[test]
    fn a_hint_is_the_rest_of_the_only_way_to_go_on() {
        assert_eq!(tree().hint("con").as_deref(), Some("struir"));
        assert_eq!(tree().hint("cambiar -color AZ").as_deref(), Some("ul"));
        for line in ["", "c", "construir ", "fin", "other"] {
            assert_eq!(tree().hint(line), None, "{line:?}");
        }
    }

    #[test]
    fn files_are_found_by_their_ending() {
        let names = |typed: &str| -> Vec<String> {
            files(typed, &["rs"]).into_iter().map(|suggestion| suggestion.text).collect()
        };
        // Tests run in the folder of the package.
        assert_eq!(names("src/compl"), ["src/completion.rs"]);
        assert_eq!(names("sr"), ["src/"]);
        assert!(names("Cargo").is_empty());
        assert!(names("no/such/folder").is_empty());
    }
}
