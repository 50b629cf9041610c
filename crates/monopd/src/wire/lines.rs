//! Lines in a stream of bytes that arrives in any pieces.

/// One line of the stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line of text, without its end.
    Text(String),
    /// A line that is no UTF-8.
    NotUtf8,
    /// A line longer than allowed; its rest was thrown away.
    TooLong,
}

/// Cuts a stream into lines: CR and LF both end one, and empty ones are left out.
#[derive(Clone, Debug)]
pub struct Lines {
    begun: Vec<u8>,
    most: usize,
    skipping: bool,
}

impl Lines {
    /// Lines of at most so many bytes.
    pub const fn new(most: usize) -> Self {
        Self { begun: Vec::new(), most, skipping: false }
    }

    /// Takes bytes as they came, and appends the lines that are complete now.
    pub fn feed(&mut self, bytes: &[u8], out: &mut Vec<Line>) {
        for piece in bytes.split_inclusive(|&byte| is_end(byte)) {
            let (text, ended) = match piece.split_last() {
                Some((&last, text)) if is_end(last) => (text, true),
                _ => (piece, false),
            };
            if self.begun.len() + text.len() > self.most {
                self.begun.clear();
                self.skipping = true;
            } else if !self.skipping {
                self.begun.extend_from_slice(text);
            }
            if ended {
                out.extend(self.end());
            }
        }
    }

    fn end(&mut self) -> Option<Line> {
        let bytes = std::mem::take(&mut self.begun);
        if std::mem::take(&mut self.skipping) {
            return Some(Line::TooLong);
        }
        if bytes.is_empty() {
            return None;
        }
        Some(String::from_utf8(bytes).map_or(Line::NotUtf8, Line::Text))
    }
}

const fn is_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fed(most: usize, pieces: &[&[u8]]) -> Vec<Line> {
        let mut lines = Lines::new(most);
        let mut out = Vec::new();
        for piece in pieces {
            lines.feed(piece, &mut out);
        }
        out
    }

    fn text(line: &str) -> Line {
        Line::Text(line.to_owned())
    }

    #[test]
    fn lines_end_with_either_sign_and_empty_ones_are_none() {
        let found = fed(99, &[b".r\r\n\n\rhol", "a\u{e9}\nrest".as_bytes()]);
        assert_eq!(found, [text(".r"), text("hola\u{e9}")]);
    }

    #[test]
    fn a_letter_may_be_cut_in_two() {
        let bytes = "\u{f1}\n".as_bytes();
        assert_eq!(fed(99, &[&bytes[..1], &bytes[1..]]), [text("\u{f1}")]);
    }

    #[test]
    fn what_is_no_text_is_said_to_be_none() {
        assert_eq!(fed(99, &[b"\xff\xfe\nok\n"]), [Line::NotUtf8, text("ok")]);
    }

    #[test]
    fn a_long_line_is_skipped_to_its_end() {
        let found = fed(4, &[b"1234\n", b"123", b"45", b"6\nok\n", b"1234567\n"]);
        assert_eq!(found, [text("1234"), Line::TooLong, text("ok"), Line::TooLong]);
    }
}
