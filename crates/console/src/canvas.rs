//! A sheet of squared paper to draw boards on.

use crate::{Ink, Style};

/// A rectangle of signs, each with its ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canvas {
    width: usize,
    cells: Vec<(char, Ink)>,
}

impl Canvas {
    /// An empty sheet.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![(' ', Ink::Plain); width * height] }
    }

    /// Writes a text from here to the right. What does not fit on the sheet is left out.
    pub fn put(&mut self, column: usize, row: usize, text: &str, ink: Ink) {
        for (n, sign) in text.chars().enumerate() {
            let column = column + n;
            if column < self.width
                && let Some(cell) = self.cells.get_mut(row * self.width + column)
            {
                *cell = (sign, ink);
            }
        }
    }

    /// The sign at a place; a blank beyond the sheet.
    pub fn at(&self, column: usize, row: usize) -> char {
        let inside = column < self.width;
        self.cells.get(row * self.width + column).filter(|_| inside).map_or(' ', |cell| cell.0)
    }

    /// The sheet as lines, without blanks at their ends.
    pub fn lines(&self, style: &Style) -> Vec<String> {
        self.cells.chunks(self.width.max(1)).map(|row| line(row, style)).collect()
    }
}

/// One row, painted in runs of the same ink.
fn line(row: &[(char, Ink)], style: &Style) -> String {
    let blank = |cell: &(char, Ink)| cell.0 == ' ' && !matches!(cell.1, Ink::Ground(_));
    let end = row.iter().rposition(|cell| !blank(cell)).map_or(0, |last| last + 1);
    let mut text = String::new();
    for run in row[..end].chunk_by(|a, b| a.1 == b.1) {
        let signs: String = run.iter().map(|cell| cell.0).collect();
        text.push_str(&style.paint(run[0].1, &signs));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_stays_on_the_sheet() {
        let mut canvas = Canvas::new(4, 2);
        canvas.put(1, 0, "abcdef", Ink::Plain);
        canvas.put(0, 1, "Ñ", Ink::RED);
        canvas.put(0, 7, "x", Ink::Plain);
        assert_eq!(canvas.lines(&Style::PLAIN), [" abc", "Ñ"]);
        assert_eq!((canvas.at(1, 0), canvas.at(9, 0), canvas.at(0, 1)), ('a', ' ', 'Ñ'));
        let coloured = Style { colour: true, ..Style::PLAIN };
        assert_eq!(canvas.lines(&coloured)[1], "\x1b[1;91mÑ\x1b[0m");
    }
}
