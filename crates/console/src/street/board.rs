//! The own configuration of `nuevo`: board and deck files, money, buildings, auctions.

use std::fs;
use std::path::Path;

use ludoteca_catalog::{AnyGame, BoardFiles, BoardSource, Fault, Opening, RulesSource};
use ludoteca_words::Words;

use super::beginning::RULES;
use super::dialogue::{Stop, Told};
use super::people::{LONGEST, clean};
use super::{Console, monopoly};
use crate::{Completion, describe};

/// The board that is offered.
const USUAL_BOARD: &str = "madrid";
/// No board or deck is nearly as large.
const LARGEST: u64 = 1_000_000;
/// Faults that are shown; whoever has more knows enough.
const MOST_FAULTS: usize = 20;

/// A board or a deck, read.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Text {
    file: String,
    text: String,
}

impl Console<'_> {
    /// Asks for everything that can be different, and opens the game.
    pub(super) fn own_configuration(&mut self) -> Told<(Box<dyn AnyGame>, String)> {
        let entry = monopoly();
        self.say("console-enter", &[])?;
        let board = self.ask_file("console-board-file", "", USUAL_BOARD, "tab")?;
        let names = entry.deck_names(&board.file, &board.text);
        let names = names.map_err(|error| Stop::Broken(std::io::Error::other(error)))?;
        let mut decks = Vec::new();
        for name in names {
            let deck = self.ask_file("console-deck-file", &name, &name, "tjt")?;
            decks.push((name, deck.file, deck.text));
        }
        let files = self.fitting(BoardFiles { file: board.file, text: board.text, decks })?;
        let currency = self.ask_currency()?;
        let cash = self.ask_number("console-cash", 1..=10_000_000, 250_000)?;
        let houses = self.ask_number("console-houses", 0..=255, 32)?;
        let hotels = self.ask_number("console-hotels", 0..=255, 12)?;
        let auctions = self.is_yes("console-auctions", &[], Some(false))?;
        let auctions = if auctions { "open" } else { "none" };
        let rules = format!(
            "{RULES}:start_cash={cash},houses={houses},hotels={hotels},auctions={auctions}"
        );
        let opened = entry.open(&Opening {
            rules: Some(RulesSource::Named(rules)),
            board: Some(BoardSource::Files(files)),
            ..Opening::default()
        });
        match opened {
            Ok(game) => Ok((game, currency)),
            Err(error) => {
                let text = describe(self.terminal.words, &error);
                self.terminal.write(&text)?;
                Err(Stop::Cancelled)
            }
        }
    }

    /// The files, without the cards that do not fit the board if somebody wants that.
    fn fitting(&mut self, files: BoardFiles) -> Told<BoardFiles> {
        let fit = monopoly().fit_decks(&files);
        if fit.faults.is_empty() {
            return Ok(files);
        }
        self.say("console-misfit", &[("count", (fit.faults.len() as u64).into())])?;
        self.show_faults(&fit.faults)?;
        let Some(mended) = fit.mended else {
            self.say("console-nothing-fits", &[])?;
            return Err(Stop::Cancelled);
        };
        if self.drops("console-drop-cards")? { Ok(mended) } else { Err(Stop::Cancelled) }
    }

    fn ask_currency(&mut self) -> Told<String> {
        let usual = self.terminal.words.plain("console-currency");
        let prompt =
            self.terminal.words.say("console-which-currency", &[("usual", (&usual).into())]);
        self.until(&prompt, &Completion::Nothing, |line, words| {
            let most = LONGEST as u64;
            let wrong = || words.say("console-bad-name", &[("most", most.into())]);
            clean(if line.is_empty() { &usual } else { line }).ok_or_else(wrong)
        })
    }

    fn ask_number(
        &mut self,
        key: &str,
        range: std::ops::RangeInclusive<i64>,
        usual: i64,
    ) -> Told<i64> {
        let text = usual.to_string();
        let prompt = self.terminal.words.say(key, &[("usual", (&text).into())]);
        self.number(&prompt, &range, Some(usual))
    }

    /// Asks for a file until one can be read that is sound, or sound without its bad lines.
    fn ask_file(&mut self, key: &str, deck: &str, usual: &str, ending: &'static str) -> Told<Text> {
        let usual = format!("{usual}.{ending}");
        let prompt =
            self.terminal.words.say(key, &[("deck", deck.into()), ("usual", (&usual).into())]);
        let endings: &'static [&'static str] = if ending == "tab" { &["tab"] } else { &["tjt"] };
        loop {
            let text = self.until(&prompt, &Completion::Files(endings), |line, words| {
                read_file(if line.is_empty() { &usual } else { line }, ending, words)
            })?;
            let faults = faults(&text, ending);
            if faults.is_empty() {
                return Ok(text);
            }
            if let Some(text) = self.without_bad_lines(text, &faults, ending)? {
                return Ok(text);
            }
        }
    }

    /// Shows what is wrong with a file, and offers to do without its bad lines.
    fn without_bad_lines(
        &mut self,
        text: Text,
        faults: &[Fault],
        ending: &str,
    ) -> Told<Option<Text>> {
        let count = faults.len() as u64;
        self.say("console-bad-file", &[("file", (&text.file).into()), ("count", count.into())])?;
        self.show_faults(faults)?;
        let Some(mended) = monopoly().mend_file(&text.file, ending, &text.text) else {
            self.say("console-nothing-left", &[])?;
            return Ok(None);
        };
        if self.drops("console-drop-or-cancel")? {
            Ok(Some(Text { text: mended, ..text }))
        } else {
            Err(Stop::Cancelled)
        }
    }

    fn show_faults(&mut self, faults: &[Fault]) -> Told<()> {
        for fault in faults.iter().take(MOST_FAULTS) {
            self.terminal.write(&format!("  {fault}"))?;
        }
        if faults.len() > MOST_FAULTS {
            let left = (faults.len() - MOST_FAULTS) as u64;
            self.say("console-more-faults", &[("left", left.into())])?;
        }
        Ok(())
    }

    /// Whether to go on without what is bad.
    fn drops(&mut self, key: &str) -> Told<bool> {
        let prompt = self.terminal.words.plain(key);
        let completion = Completion::words(
            ["console-drop", "console-cancel"].map(|key| self.terminal.words.plain(key)),
        );
        self.until(&prompt, &completion, read_drop)
    }
}

/// Whether the bad lines are to be dropped; otherwise everything is given up.
fn read_drop(line: &str, words: &Words) -> Result<bool, String> {
    match line.to_lowercase().as_str() {
        "e" | "eliminar" | "d" | "drop" => Ok(true),
        "c" | "cancelar" | "cancel" => Ok(false),
        other => Err(words.say("console-expected-drop", &[("found", other.into())])),
    }
}

/// What is wrong with a file by itself. Decks that lie beside a board are asked for one by one.
fn faults(text: &Text, ending: &str) -> Vec<Fault> {
    let entry = monopoly();
    match ending {
        "tab" => match entry.deck_names(&text.file, &text.text) {
            Err(ludoteca_catalog::CatalogError::Files(faults)) => faults,
            _ => Vec::new(),
        },
        _ => entry.check_file(&text.file, ending, &text.text, &|_| None),
    }
}

/// The text of a file, or of a shipped one of that name.
fn read_file(file: &str, ending: &str, words: &Words) -> Result<Text, String> {
    let path = Path::new(file);
    let unreadable = |reason: &str| {
        words.say("file-unreadable", &[("file", file.into()), ("reason", reason.into())])
    };
    match fs::metadata(path) {
        // A device or a pipe may never end.
        Ok(found) if !found.is_file() || found.len() > LARGEST => {
            Err(words.say("console-no-such-file", &[("file", file.into())]))
        }
        Ok(_) => {
            let bytes = fs::read(path).map_err(|error| unreadable(&error.to_string()))?;
            let text = String::from_utf8(bytes)
                .map_err(|_| words.say("file-not-text", &[("file", file.into())]))?;
            Ok(Text { file: file.to_owned(), text })
        }
        Err(_) => {
            let name = file.strip_suffix(&format!(".{ending}")).unwrap_or(file);
            let entry = monopoly();
            let shipped =
                if ending == "tab" { entry.shipped_board(name) } else { entry.shipped_deck(name) };
            let missing = || words.say("console-no-such-file", &[("file", file.into())]);
            let text = shipped.ok_or_else(missing)?;
            Ok(Text { file: format!("{name}.{ending}"), text })
        }
    }
}

#[cfg(test)]
mod tests {
    use ludoteca_words::Lang;

    use super::*;

    #[test]
    fn shipped_files_need_no_file() {
        let words = Words::new(Lang::Spanish);
        for (file, ending) in [("madrid", "tab"), ("madrid.tab", "tab"), ("suerte.tjt", "tjt")] {
            let text = read_file(file, ending, &words).unwrap();
            assert_eq!(faults(&text, ending), [], "{file}");
        }
        for file in ["nada.tab", "src", "/dev/zero", "", "\0"] {
            assert!(read_file(file, "tab", &words).is_err(), "{file}");
        }
    }
}
