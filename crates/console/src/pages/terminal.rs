//! A page as lines of a terminal.

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use crate::style::wrap;
use crate::{Ink, Style};

/// Columns by which examples stand in.
const INDENT: &str = "    ";
/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 90;

pub(super) fn render(text: &str, style: &Style) -> String {
    let mut sheet =
        Sheet { style, blocks: Vec::new(), line: String::new(), ink: Ink::Plain, item: false };
    let mut example = false;
    for event in Parser::new(text) {
        match event {
            Event::Start(Tag::Heading { .. } | Tag::Strong) => sheet.ink = Ink::Bold,
            Event::End(TagEnd::Strong) => sheet.ink = Ink::Plain,
            Event::End(TagEnd::Heading(_)) => {
                sheet.ink = Ink::Plain;
                sheet.end_heading();
            }
            Event::Start(Tag::CodeBlock(_)) => example = true,
            Event::End(TagEnd::CodeBlock) => {
                example = false;
                sheet.end_example();
            }
            Event::Start(Tag::Item) => sheet.item = true,
            Event::End(TagEnd::Item | TagEnd::Paragraph) => sheet.end_text(),
            Event::Text(text) if example => sheet.line.push_str(&text),
            Event::Text(text) => sheet.write(&text),
            Event::Code(text) => sheet.code(&text),
            Event::SoftBreak | Event::HardBreak => sheet.line.push(' '),
            _ => {}
        }
    }
    sheet.blocks.join("\n")
}

/// What has been rendered so far.
struct Sheet<'a> {
    style: &'a Style,
    /// Whole blocks, and empty ones between them.
    blocks: Vec<String>,
    /// The block being written.
    line: String,
    ink: Ink,
    /// Whether the block is one of a list.
    item: bool,
}

impl Sheet<'_> {
    /// Words keep their ink when the line is broken between them.
    fn write(&mut self, text: &str) {
        let words: Vec<String> =
            text.split(' ').map(|word| self.style.paint(self.ink, word)).collect();
        self.line.push_str(&words.join(" "));
    }

    /// What is to be typed: bold, or in quotes where nothing can be.
    fn code(&mut self, text: &str) {
        if self.style.colour {
            let ink = std::mem::replace(&mut self.ink, Ink::Bold);
            self.write(text);
            self.ink = ink;
        } else {
            self.line.extend(["'", text, "'"]);
        }
    }

    fn end_heading(&mut self) {
        let line = std::mem::take(&mut self.line);
        let rule = "─".repeat(crate::style::width(&line));
        self.blocks.push(line);
        self.blocks.push(self.style.paint(Ink::Dim, &rule));
    }

    fn end_text(&mut self) {
        let line = std::mem::take(&mut self.line);
        if line.is_empty() {
            return;
        }
        let columns = self.style.width.min(WIDEST);
        if std::mem::take(&mut self.item) {
            // Items of one list stand together, apart from what was before them.
            let first = self.blocks.last().is_none_or(|last| !last.starts_with("  • "));
            self.space(first);
            self.blocks.push(wrap(&format!("  • {line}"), columns, 4));
        } else {
            self.space(true);
            self.blocks.push(wrap(&line, columns, 0));
        }
    }

    fn end_example(&mut self) {
        let text = std::mem::take(&mut self.line);
        self.space(true);
        let lines: Vec<String> = text.lines().map(|line| format!("{INDENT}{line}")).collect();
        self.blocks.push(lines.join("\n"));
    }

    fn space(&mut self, wanted: bool) {
        if wanted {
            self.blocks.push(String::new());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A title\n\nSome `words` that are **really\nbold** and long.\n\n\
                        - one\n- two\n\nAs in:\n\n    two lines\n    of text\n";

    #[test]
    fn marks_become_lines() {
        let narrow = Style { width: 24, ..Style::PLAIN };
        let expected = "A title\n───────\n\nSome 'words' that are\nreally bold and long.\n\n  • one\n  • two\n\n\
                        As in:\n\n    two lines\n    of text";
        assert_eq!(render(TEXT, &narrow), expected);
    }

    #[test]
    fn ink_does_not_run_over_the_end_of_a_line() {
        let coloured = Style { colour: true, width: 24, ..Style::PLAIN };
        let shown = render(TEXT, &coloured);
        assert!(shown.contains("\x1b[1mwords\x1b[0m"), "{shown:?}");
        for line in shown.lines() {
            let off = line.matches("\x1b[0m").count();
            assert_eq!(line.matches("\x1b[").count(), 2 * off, "{line:?}");
        }
    }
}
