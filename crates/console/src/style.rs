//! How the terminal is written on: colours, signs, size.

use crate::ascii;

/// The ink of a piece of text. What it means is always said by a sign or a letter, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// As the terminal writes.
    #[default]
    Plain,
    /// Stands out.
    Bold,
    /// Stays behind.
    Dim,
    /// In this colour of the terminal (30 to 37, 90 to 97 as in its own codes), and bold.
    Colour(u8),
    /// On a ground of this colour (40 to 47, 100 to 107), in black.
    Ground(u8),
}

impl Ink {
    /// Red.
    pub const RED: Self = Self::Colour(91);
    /// Green.
    pub const GREEN: Self = Self::Colour(92);
    /// Yellow.
    pub const YELLOW: Self = Self::Colour(93);
    /// Blue.
    pub const BLUE: Self = Self::Colour(94);
    /// Purple.
    pub const PURPLE: Self = Self::Colour(95);
    /// Between green and blue.
    pub const CYAN: Self = Self::Colour(96);

    /// The codes of the terminal.
    fn codes(self) -> Option<String> {
        match self {
            Self::Plain => None,
            Self::Bold => Some("1".into()),
            Self::Dim => Some("2".into()),
            Self::Colour(code) => Some(format!("1;{code}")),
            Self::Ground(code) => Some(format!("30;{code}")),
        }
    }
}

/// How the terminal is written on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Whether there are colours.
    pub colour: bool,
    /// Whether there are signs beyond ASCII.
    pub unicode: bool,
    /// Columns.
    pub width: usize,
    /// Lines.
    pub height: usize,
}

impl Style {
    /// Without colours, as wide as old terminals are: what pipes and tests get.
    pub const PLAIN: Self = Self { colour: false, unicode: true, width: 80, height: 24 };

    /// The text with signs that the terminal has.
    pub fn signs(&self, text: &str) -> String {
        if self.unicode { text.to_owned() } else { ascii::plain(text) }
    }

    /// The text in lines that fit, the ones after the first indented.
    pub fn wrap(&self, text: &str, indent: usize) -> String {
        wrap(text, self.width, indent)
    }

    /// Text in some ink.
    pub fn paint(&self, ink: Ink, text: &str) -> String {
        match ink.codes().filter(|_| self.colour && !text.is_empty()) {
            Some(codes) => format!("\x1b[{codes}m{text}\x1b[0m"),
            None => text.to_owned(),
        }
    }
}

/// How many columns a text takes, its colours not counted.
pub(crate) fn width(text: &str) -> usize {
    console::measure_text_width(text)
}

/// The text in exactly so many columns: filled with blanks, or cut off.
pub(crate) fn fit(text: &str, columns: usize) -> String {
    let cut = console::truncate_str(text, columns, "");
    let blanks = columns.saturating_sub(width(&cut));
    format!("{cut}{}", " ".repeat(blanks))
}

/// The same, against the right edge.
pub(crate) fn fit_right(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{}{text}", " ".repeat(blanks))
}

/// Breaks a text into lines of at most so many columns, at blanks; the ones after the first are
/// indented.
pub(crate) fn wrap(text: &str, columns: usize, indent: usize) -> String {
    let words = text.trim_start_matches(' ');
    let mut used = text.len() - words.len();
    let mut lines = " ".repeat(used);
    let mut begun = false;
    for word in words.split(' ') {
        let needed = width(word);
        if begun && used + 1 + needed > columns {
            lines.push('\n');
            lines.push_str(&" ".repeat(indent));
            used = indent;
        } else if begun {
            lines.push(' ');
            used += 1;
        }
        begun = true;
        lines.push_str(word);
        used += needed;
    }
    lines
}

/// Breaks the lines that are wider than so many columns, at blanks; what goes on stands below the
/// first word.
pub(crate) fn fold(text: &str, columns: usize) -> String {
    let line = |line: &str| {
        let indent = line.len() - line.trim_start_matches(' ').len();
        if width(line) <= columns { line.to_owned() } else { wrap(line, columns, indent) }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_only_where_there_are_some() {
        let coloured = Style { colour: true, ..Style::PLAIN };
        assert_eq!(coloured.paint(Ink::RED, "x"), "\x1b[1;91mx\x1b[0m");
        assert_eq!(coloured.paint(Ink::Plain, "x"), "x");
        assert_eq!(Style::PLAIN.paint(Ink::RED, "x"), "x");
    }

    #[test]
    fn texts_fit_whatever_they_are_made_of() {
        assert_eq!(fit("Lavapiés", 5), "Lavap");
        assert_eq!(fit("Ñu", 4), "Ñu  ");
        assert_eq!(fit_right("12", 4), "  12");
        assert_eq!(fit("\x1b[1mab\x1b[0m", 3), "\x1b[1mab\x1b[0m ");
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        assert_eq!(fold("one  two\n  three four\n", 8), "one  two\n  three\n  four\n");
        assert_eq!(wrap("unbreakable", 4, 2), "unbreakable");
        assert_eq!(wrap("  1 two three", 8, 4), "  1 two\n    three");
    }
}
