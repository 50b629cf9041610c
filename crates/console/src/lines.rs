//! Where lines come from: a person at a keyboard, or a pipe.

mod typed;

use std::io::{self, BufRead};

pub use typed::Typed;

use crate::Completion;

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

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Prompt<'a> {
    /// What stands before the line.
    pub text: &'a str,
    /// What can be typed.
    pub completion: &'a Completion,
    /// Whether the line may be wanted again: commands are, answers to questions are not.
    pub remember: bool,
}

/// A source of lines.
pub trait Lines {
    /// Asks for a line.
    ///
    /// # Errors
    /// The source cannot be read.
    fn ask(&mut self, prompt: Prompt<'_>) -> io::Result<Asked>;
    /// Whether somebody sits there who sees the prompt and what is typed.
    fn is_interactive(&self) -> bool;
    /// A way to write lines from elsewhere while one is asked for, so that what is being typed
    /// stays whole; none where lines can simply be written.
    fn aside(&mut self) -> Option<Aside> {
        None
    }
}

/// Writes a line while another one is being typed.
pub type Aside = Box<dyn FnMut(&str) -> io::Result<()> + Send>;

/// Lines from a pipe or a file.
#[derive(Debug)]
pub struct Piped<R>(pub R);

impl<R: BufRead> Lines for Piped<R> {
    fn ask(&mut self, _: Prompt<'_>) -> io::Result<Asked> {
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

#[cfg(test)]
mod tests {
    use super::*;

    const ANY: Prompt<'static> =
        Prompt { text: "", completion: &Completion::Nothing, remember: false };

    #[test]
    fn a_pipe_gives_its_lines_and_then_ends() {
        let mut lines = Piped(&b"roll \r\n\nhold"[..]);
        let mut next = || lines.ask(ANY).unwrap();
        assert_eq!(next(), Asked::Line("roll".into()));
        assert_eq!(next(), Asked::Line(String::new()));
        assert_eq!(next(), Asked::Line("hold".into()));
        assert_eq!(next(), Asked::End);
    }

    #[test]
    fn what_is_no_text_is_still_a_line() {
        let mut lines = Piped(&b"\xff\xfe\n"[..]);
        assert!(matches!(lines.ask(ANY).unwrap(), Asked::Line(line) if !line.is_empty()));
    }
}
