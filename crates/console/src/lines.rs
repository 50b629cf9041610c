//! Where lines come from: a person at a keyboard, or a pipe.

use std::fmt;
use std::io::{self, BufRead};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

/// What came when a line was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A line.
    Line(String),
    /// The line was given up; the game was not.
    Cancelled,
    /// There will be no more lines.
    End,
}

/// A source of lines.
pub trait Lines {
    /// Asks for a line; `words` are what can be typed now, for completion.
    ///
    /// # Errors
    /// The source cannot be read.
    fn ask(&mut self, prompt: &str, words: &[String]) -> io::Result<Asked>;
    /// Whether somebody sits there who sees the prompt and what is typed.
    fn is_interactive(&self) -> bool;
}

/// Lines from a pipe or a file.
#[derive(Debug)]
pub struct Piped<R>(pub R);

impl<R: BufRead> Lines for Piped<R> {
    fn ask(&mut self, _: &str, _: &[String]) -> io::Result<Asked> {
        let mut line = Vec::new();
        if self.0.read_until(b'\n', &mut line)? == 0 {
            return Ok(Asked::End);
        }
        // What is no text is no command either: it will be refused as such.
        Ok(Asked::Line(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    fn is_interactive(&self) -> bool {
        false
    }
}

/// Lines from a keyboard, with editing, history and completion.
pub struct Typed {
    editor: Editor<Completion, MemHistory>,
}

impl fmt::Debug for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Typed")
    }
}

impl Typed {
    /// The keyboard of this terminal.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub fn new() -> io::Result<Self> {
        let config = Config::builder().auto_add_history(true).build();
        let editor = Editor::with_history(config, MemHistory::new()).map_err(io::Error::other)?;
        Ok(Self { editor })
    }
}

impl Lines for Typed {
    fn ask(&mut self, prompt: &str, words: &[String]) -> io::Result<Asked> {
        self.editor.set_helper(Some(Completion { words: words.to_vec() }));
        match self.editor.readline(prompt) {
            Ok(line) => Ok(Asked::Line(line.trim().to_owned())),
            Err(ReadlineError::Interrupted) => Ok(Asked::Cancelled),
            Err(ReadlineError::Eof) => Ok(Asked::End),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(other) => Err(io::Error::other(other)),
        }
    }

    fn is_interactive(&self) -> bool {
        true
    }
}

/// Completes the words that can be typed now.
struct Completion {
    words: Vec<String>,
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..at).unwrap_or(line).to_lowercase();
        let fitting = self.words.iter().filter(|word| word.to_lowercase().starts_with(&typed));
        Ok((0, fitting.cloned().collect()))
    }
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {}

impl Validator for Completion {}

impl Helper for Completion {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pipe_gives_its_lines_and_then_ends() {
        let mut lines = Piped(&b"roll \r\n\nhold"[..]);
        let mut next = || lines.ask("", &[]).unwrap();
        assert_eq!(next(), Asked::Line("roll".into()));
        assert_eq!(next(), Asked::Line(String::new()));
        assert_eq!(next(), Asked::Line("hold".into()));
        assert_eq!(next(), Asked::End);
    }

    #[test]
    fn what_is_no_text_is_still_a_line() {
        let mut lines = Piped(&b"\xff\xfe\n"[..]);
        assert!(matches!(lines.ask("", &[]).unwrap(), Asked::Line(line) if !line.is_empty()));
    }
}
