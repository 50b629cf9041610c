//! Lines from a keyboard, with editing, history, completion and hints.

use std::borrow::Cow;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rustyline::completion::{Candidate, Completer};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, ExternalPrinter as _, Helper};

use super::{Aside, Asked, Lines, Prompt};
use crate::completion::Suggestion;
use crate::{Completion, Ink, Style};

/// Lines that are remembered from run to run.
const REMEMBERED: usize = 1000;

/// Lines from a keyboard, with editing, history, completion and hints.
pub struct Typed {
    editor: Editor<Aid, FileHistory>,
    history: Option<PathBuf>,
    style: Style,
}

impl fmt::Debug for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Typed").field("history", &self.history).finish_non_exhaustive()
    }
}

impl Typed {
    /// The keyboard of this terminal. What is typed is remembered in a file, if one is given;
    /// one that cannot be read or written is done without.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub fn new(style: Style, history: Option<PathBuf>) -> io::Result<Self> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .max_history_size(REMEMBERED)
            .map_err(io::Error::other)?
            .build();
        let remembered = FileHistory::with_config(&config);
        let mut editor = Editor::with_history(config, remembered).map_err(io::Error::other)?;
        if let Some(file) = &history {
            let _ = file.parent().map(fs::create_dir_all);
            let _ = editor.load_history(file);
        }
        Ok(Self { editor, history, style })
    }

    fn remember(&mut self, line: &str) {
        if line.trim().is_empty() || !self.editor.add_history_entry(line).unwrap_or(false) {
            return;
        }
        if let Some(file) = self.history.as_deref().filter(|file| is_private(file)) {
            let _ = self.editor.append_history(file);
        }
    }
}

/// Whether a file may be written: it is a file, or is not there yet.
fn is_private(file: &Path) -> bool {
    fs::symlink_metadata(file).map_or(true, |found| found.is_file())
}

impl Lines for Typed {
    fn ask(&mut self, prompt: Prompt<'_>) -> io::Result<Asked> {
        let completion = prompt.completion.clone();
        self.editor.set_helper(Some(Aid { completion, style: self.style }));
        match self.editor.readline(prompt.text) {
            Ok(line) => {
                if prompt.remember {
                    self.remember(&line);
                }
                Ok(Asked::Line(line.trim().to_owned()))
            }
            Err(ReadlineError::Interrupted) => Ok(Asked::Cancelled),
            Err(ReadlineError::Eof) => Ok(Asked::End),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(other) => Err(io::Error::other(other)),
        }
    }

    fn is_interactive(&self) -> bool {
        true
    }

    fn aside(&mut self) -> Option<Aside> {
        // A terminal without an editor is written on as it is.
        let mut printer = self.editor.create_external_printer().ok()?;
        Some(Box::new(move |line| printer.print(format!("{line}\n")).map_err(io::Error::other)))
    }
}

/// What helps while a line is typed.
struct Aid {
    completion: Completion,
    style: Style,
}

impl Candidate for Suggestion {
    fn display(&self) -> &str {
        &self.shown
    }

    fn replacement(&self) -> &str {
        &self.text
    }
}

impl Completer for Aid {
    type Candidate = Suggestion;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Suggestion>)> {
        Ok(self.completion.suggest(line.get(..at).unwrap_or(line)))
    }
}

impl Hinter for Aid {
    type Hint = String;

    fn hint(&self, line: &str, at: usize, _: &Context<'_>) -> Option<String> {
        if at < line.len() { None } else { self.completion.hint(line) }
    }
}

impl Highlighter for Aid {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(self.style.paint(Ink::Dim, hint))
    }
}

impl Validator for Aid {}

impl Helper for Aid {}
