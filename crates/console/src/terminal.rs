//! The terminal that a game is played in: where lines come from, and where they go.

use std::fmt;
use std::io::{self, Write};

use ludoteca_words::{Arg, Words};

use crate::style::fold;
use crate::{Asked, Completion, Lines, Prompt, Style};

/// The terminal that a game is played in.
pub struct Terminal<'a> {
    /// Where lines come from.
    pub lines: &'a mut dyn Lines,
    /// Where they go.
    pub out: &'a mut dyn Write,
    /// The language.
    pub words: &'a Words,
    /// Colours, signs and size.
    pub style: Style,
}

impl fmt::Debug for Terminal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Terminal").field("style", &self.style).finish_non_exhaustive()
    }
}

impl Terminal<'_> {
    /// Writes lines. Whoever sits there reads no words that are broken at the edge of the screen;
    /// a pipe gets the lines whole.
    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        let text = self.style.signs(text);
        let text = if self.lines.is_interactive() { fold(&text, self.style.width) } else { text };
        writeln!(self.out, "{text}")
    }

    /// Writes a message.
    pub(crate) fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> io::Result<()> {
        let text = self.words.say(key, args);
        self.write(&text)
    }

    /// Asks for a line. From a pipe the line is written down, so that what is read afterwards
    /// looks as if somebody had typed it.
    pub(crate) fn ask(
        &mut self,
        prompt: &str,
        completion: &Completion,
        remember: bool,
    ) -> io::Result<Asked> {
        self.out.flush()?;
        let text = self.style.signs(prompt);
        let asked = self.lines.ask(Prompt { text: &text, completion, remember })?;
        if !self.lines.is_interactive() {
            let line = if let Asked::Line(line) = &asked { line.as_str() } else { "" };
            let line = format!("{prompt}{line}");
            self.write(line.trim_end())?;
        }
        Ok(asked)
    }
}
