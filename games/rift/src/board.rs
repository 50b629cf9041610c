//! The board: a rectangle of cells, some of which may be blocked.

use std::fmt;
use std::str::FromStr;

use ludoteca_core::ParseNotationError;

/// The most cells of a board, blocked ones included.
pub const MAX_CELLS: usize = 25;

/// A side of a card or cell, in the order in which cards and Eco go through them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    /// All sides in order.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// The side as an index.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The side of the neighbour that touches this one.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }
}

/// A cell by column and row, both from 0 at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Cell {
    /// The column.
    pub x: u8,
    /// The row.
    pub y: u8,
}

impl Cell {
    /// The cell in this column and row.
    #[inline]
    pub const fn new(x: u8, y: u8) -> Self {
        Self { x, y }
    }

    /// The cell next to this one; `None` beyond the top and the left edge.
    pub fn beside(self, side: Side) -> Option<Self> {
        let Self { x, y } = self;
        match side {
            Side::Top => y.checked_sub(1).map(|y| Self { x, y }),
            Side::Right => x.checked_add(1).map(|x| Self { x, y }),
            Side::Bottom => y.checked_add(1).map(|y| Self { x, y }),
            Side::Left => x.checked_sub(1).map(|x| Self { x, y }),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let cell = text.split_once(',').and_then(|(x, y)| {
            let cell = Self { x: x.parse().ok()?, y: y.parse().ok()? };
            // One way to write a cell: no "+1" and no "01".
            (cell.to_string() == text).then_some(cell)
        });
        cell.ok_or_else(|| ParseNotationError::new("a cell like 2,1 (column,row from 0)", text))
    }
}

/// The shape of the board: width, height and blocked cells.
///
/// As text either `3x3` (columns by rows), or the rows with `.` for a cell and `#` for a blocked
/// one, separated by slashes: `.../.#./...`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Board {
    width: u8,
    height: u8,
    blocked: u32,
}

impl Board {
    /// The board of the document: three by three.
    pub const CLASSIC: Self = Self { width: 3, height: 3, blocked: 0 };

    /// A rectangle without blocked cells; `None` when it has none or more than [`MAX_CELLS`].
    pub fn rectangle(width: u8, height: u8) -> Option<Self> {
        let cells = usize::from(width) * usize::from(height);
        (1..=MAX_CELLS).contains(&cells).then_some(Self { width, height, blocked: 0 })
    }

    /// The same board with one more blocked cell; `None` when it has no such cell.
    #[must_use]
    pub fn with_blocked(self, cell: Cell) -> Option<Self> {
        let idx = self.index(cell)?;
        Some(Self { blocked: self.blocked | 1 << idx, ..self })
    }

    /// Columns.
    #[inline]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Rows.
    #[inline]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Cells in the rectangle, blocked ones included.
    #[inline]
    pub const fn len(self) -> u8 {
        self.width * self.height
    }

    /// Never: a board has at least one cell, though it may be blocked.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The cells that can be played on, as bits by index.
    #[inline]
    pub const fn open(self) -> u32 {
        ((1 << self.len()) - 1) & !self.blocked
    }

    /// How many cells can be played on.
    #[inline]
    pub const fn n_open(self) -> u8 {
        self.open().count_ones() as u8
    }

    /// The place of a cell in reading order; `None` when the board has no such cell.
    #[inline]
    pub const fn index(self, cell: Cell) -> Option<usize> {
        if cell.x < self.width && cell.y < self.height {
            Some(cell.y as usize * self.width as usize + cell.x as usize)
        } else {
            None
        }
    }

    /// The cell at a place in reading order.
    #[inline]
    pub const fn cell(self, idx: usize) -> Cell {
        let idx = idx as u8;
        Cell { x: idx % self.width, y: idx / self.width }
    }

    /// Whether a cell is on the board and blocked.
    pub fn is_blocked(self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|idx| self.blocked >> idx & 1 > 0)
    }

    /// The middle cell, if there is one and it is not blocked.
    pub fn centre(self) -> Option<Cell> {
        let odd = self.width % 2 == 1 && self.height % 2 == 1;
        let centre = Cell { x: self.width / 2, y: self.height / 2 };
        (odd && !self.is_blocked(centre)).then_some(centre)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.blocked == 0 {
            return write!(f, "{}x{}", self.width, self.height);
        }
        for y in 0..self.height {
            f.write_str(if y > 0 { "/" } else { "" })?;
            for x in 0..self.width {
                f.write_str(if self.is_blocked(Cell { x, y }) { "#" } else { "." })?;
            }
        }
        Ok(())
    }
}

impl FromStr for Board {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let board = if text.contains('x') { read_size(text) } else { read_rows(text) };
        board.ok_or_else(|| {
            let expected = "a board of at most 25 cells like 4x3, or its rows like .../.#./...";
            ParseNotationError::new(expected, text)
        })
    }
}

fn read_size(text: &str) -> Option<Board> {
    let (width, height) = text.split_once('x')?;
    Board::rectangle(width.parse().ok()?, height.parse().ok()?)
}

fn read_rows(text: &str) -> Option<Board> {
    let rows: Vec<&str> = text.split('/').collect();
    let height = u8::try_from(rows.len()).ok()?;
    let width = u8::try_from(rows[0].len()).ok()?;
    let mut board = Board::rectangle(width, height)?;
    for (y, row) in (0..height).zip(&rows) {
        if row.len() != usize::from(width) {
            return None;
        }
        for (x, letter) in (0..width).zip(row.bytes()) {
            board = match letter {
                b'.' => board,
                b'#' => board.with_blocked(Cell { x, y })?,
                _ => return None,
            };
        }
    }
    Some(board)
}

impl TryFrom<String> for Board {
    type Error = ParseNotationError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        board.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_read_back() {
        for text in ["3x3", "5x5", "4x4", "1x25", "25x1", "4x2", ".../.#./...", "#.#/..."] {
            assert_eq!(text.parse::<Board>().unwrap().to_string(), text);
        }
        let plain: Board = "..../....".parse().unwrap();
        assert_eq!(plain.to_string(), "4x2");
    }

    #[test]
    fn what_is_no_board_is_refused() {
        for text in ["", "0x3", "6x5", "3", "x", "3x", "../.", "..a", "#", "300x1", "./"] {
            let board = text.parse::<Board>();
            // A single blocked cell is a shape, though the rules refuse to play on it.
            assert!(board.is_err() || text == "#", "{text:?} gave {board:?}");
        }
        let error = "6x5".parse::<Board>().unwrap_err().to_string();
        assert!(error.starts_with("expected a board of at most 25 cells"), "{error}");
    }

    #[test]
    fn cells_and_places_agree() {
        let board = Board::rectangle(4, 3).unwrap();
        for idx in 0..12 {
            assert_eq!(board.index(board.cell(idx)), Some(idx));
        }
        assert_eq!(board.index(Cell::new(4, 0)), None);
        assert_eq!(board.index(Cell::new(0, 3)), None);
        assert_eq!(board.cell(5), Cell::new(1, 1));
    }

    #[test]
    fn a_centre_needs_odd_sides_and_no_block() {
        assert_eq!(Board::CLASSIC.centre(), Some(Cell::new(1, 1)));
        assert_eq!("4x3".parse::<Board>().unwrap().centre(), None);
        assert_eq!(".../.#./...".parse::<Board>().unwrap().centre(), None);
    }

    #[test]
    fn opposite_sides_touch() {
        let cell = Cell::new(1, 1);
        for side in Side::ALL {
            let there = cell.beside(side).unwrap();
            assert_eq!(there.beside(side.opposite()), Some(cell));
        }
    }
}
