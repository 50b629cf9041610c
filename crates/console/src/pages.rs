//! The tutorial and the help pages, in both languages, for terminals and browsers.
//!
//! A page is a Markdown file of `crates/console/pages`; its first line is its title and its first
//! paragraph says in a sentence what it is about. [`manual`] is the same pages as one HTML file,
//! checked in under `docs/help`.

mod html;
mod terminal;

use ludoteca_words::Lang;

use crate::Style;
pub use html::manual;

/// One page of a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    key: &'static str,
    text: &'static str,
}

impl Page {
    /// The key by which it is found, the same in all languages: for commands their English name.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The title; for commands their name.
    pub fn title(&self) -> &'static str {
        let first = self.text.lines().next().unwrap_or_default();
        first.trim_start_matches(['#', ' '])
    }

    /// What the page is about, in a sentence, as plain text.
    pub fn summary(&self) -> String {
        let body = self.text.split_once("\n\n").map_or("", |(_, body)| body);
        let first = body.split("\n\n").next().unwrap_or_default();
        first.replace('\n', " ").replace(['`', '*'], "")
    }

    /// The page as lines of a terminal.
    pub fn render(&self, style: &Style) -> String {
        terminal::render(self.text, style)
    }
}

/// A chapter in both languages, from the keys of its pages.
macro_rules! chapter {
    ($folder:literal: $($key:literal)*) => {
        Chapter {
            spanish: &[$(page!("es", $folder, $key)),*],
            english: &[$(page!("en", $folder, $key)),*],
        }
    };
}

macro_rules! page {
    ($lang:literal, $folder:literal, $key:literal) => {
        Page {
            key: $key,
            text: include_str!(concat!("../pages/", $lang, "/", $folder, "/", $key, ".md")),
        }
    };
}

/// Pages of one kind.
struct Chapter {
    spanish: &'static [Page],
    english: &'static [Page],
}

impl Chapter {
    const fn of(&self, lang: Lang) -> &'static [Page] {
        match lang {
            Lang::Spanish => self.spanish,
            Lang::English => self.english,
        }
    }
}

const TUTORIAL: Chapter =
    chapter!("tutorial": "start" "new" "board" "turn" "jail" "houses" "money" "deals" "end");

const COMMANDS: Chapter = chapter!("console": "new" "load" "save" "list" "close" "quit" "roll"
    "change" "end" "build" "sell" "mortgage" "lift" "trade" "pay" "bankrupt" "show" "help"
    "tutorial" "undo" "hint" "why" "chart" "shell");

const GAMES: Chapter = chapter!("games": "monopoly" "parchis" "rift" "pig");

/// The tutorial of Street Master's, page by page.
pub fn tutorial(lang: Lang) -> &'static [Page] {
    TUTORIAL.of(lang)
}

/// A page for every command of the console of Street Master's.
pub fn commands(lang: Lang) -> &'static [Page] {
    COMMANDS.of(lang)
}

/// How to play each game in a terminal; the keys are those of the games.
pub fn games(lang: Lang) -> &'static [Page] {
    GAMES.of(lang)
}

/// The page of this key among some.
pub fn find(pages: &'static [Page], key: &str) -> Option<&'static Page> {
    pages.iter().find(|page| page.key == key)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_a_page_and_says_what_it_is_about() {
        for lang in Lang::ALL {
            for (folder, pages) in
                [("tutorial", tutorial(lang)), ("console", commands(lang)), ("games", games(lang))]
            {
                let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
                    .join("pages")
                    .join(lang.code())
                    .join(folder);
                let files = std::fs::read_dir(folder).unwrap();
                let files: BTreeSet<String> =
                    files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
                let known: BTreeSet<String> =
                    pages.iter().map(|page| format!("{}.md", page.key())).collect();
                assert_eq!(files, known, "{}", lang.code());
                for page in pages {
                    assert!(page.text.starts_with("# ") && page.text.ends_with('\n'), "{page:?}");
                    assert!(!page.title().is_empty() && !page.summary().is_empty(), "{page:?}");
                }
            }
        }
    }

    #[test]
    fn what_a_command_page_points_to_is_there() {
        for lang in Lang::ALL {
            let titles: BTreeSet<&str> = commands(lang).iter().map(Page::title).collect();
            for page in commands(lang) {
                let last = page.text.trim_end().rsplit("\n\n").next().unwrap_or_default();
                let more = last.starts_with("See ") || last.starts_with("Véase ");
                for name in last.split('`').skip(1).step_by(2).filter(|_| more) {
                    assert!(titles.contains(name), "{} points to {name}", page.title());
                }
            }
        }
    }

    #[test]
    fn pages_are_found_by_key() {
        let page = find(commands(Lang::Spanish), "roll").unwrap();
        assert_eq!(page.title(), "tirar");
        assert_eq!(page.summary(), "Tira los dados y mueve la ficha de quien tiene el turno.");
        assert!(find(commands(Lang::English), "tirar").is_none());
    }
}
