//! How a ring of squares fits a terminal.

/// A ring: how many squares lie along its sides, and how large they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    /// Squares of the board.
    squares: usize,
    /// Squares along the upper and the lower side, corners included.
    pub(super) across: usize,
    /// Squares along the left and the right side, corners included.
    down: usize,
    /// Columns of the left and the right side.
    pub(super) side: usize,
    /// Columns of a square between the corners.
    pub(super) cell: usize,
    /// Lines of the upper and the lower side.
    pub(super) lines: usize,
    /// Lines of a square on the left or right side.
    pub(super) side_lines: usize,
}

/// A board of fewer squares has no middle to speak of.
const FEWEST: usize = 12;
/// Columns in which a square is still legible, and in which it needs no more.
const CELL: std::ops::RangeInclusive<usize> = 6..=14;
/// Columns with which the squares between the corners are content while the sides are narrow.
const CONTENT: usize = 7;
/// The same for the sides, whose squares have fewer lines.
const SIDE: std::ops::RangeInclusive<usize> = 8..=16;
/// Lines of the screen that are left for what is asked, at least and with more detail.
const LEFT: usize = 8;
const LEFT_BY_DETAIL: usize = 10;

impl Shape {
    /// The most even ring of so many squares that the terminal has room for.
    pub(super) fn find(squares: usize, width: usize, height: usize) -> Option<Self> {
        if squares < FEWEST {
            return None;
        }
        // With an odd number one place stays empty.
        let half = squares.div_ceil(2) + 2;
        (half.div_ceil(2)..=half - 3).find_map(|across| {
            let down = half - across;
            let (side, cell) = columns(across, width)?;
            let shape = Self { squares, across, down, side, cell, lines: 3, side_lines: 2 };
            shape.with_more_lines(height)
        })
    }

    /// As detailed as the height allows; `None` when it does not fit at all.
    fn with_more_lines(self, height: usize) -> Option<Self> {
        let rich = [(4, 3), (4, 2)].map(|(lines, side_lines)| Self { lines, side_lines, ..self });
        let fits = |shape: &Self, left: usize| shape.height() + left <= height;
        rich.into_iter()
            .find(|shape| fits(shape, LEFT_BY_DETAIL))
            .or_else(|| Some(self).filter(|shape| fits(shape, LEFT)))
    }

    /// Lines of the whole ring.
    fn height(&self) -> usize {
        2 * self.lines + self.middle_height() + 4
    }

    /// Columns for text in the middle; there is a blank on both sides of it.
    pub(super) fn middle_width(&self) -> usize {
        (self.across - 2) * (self.cell + 1) - 3
    }

    /// Lines in the middle.
    pub(super) fn middle_height(&self) -> usize {
        (self.down - 2) * self.side_lines
    }

    fn square(&self, place: usize) -> Option<usize> {
        (place < self.squares).then_some(place)
    }

    /// The squares of the lower side, from left to right.
    pub(super) fn bottom(&self) -> impl Iterator<Item = Option<usize>> {
        let shape = *self;
        (0..self.across).rev().map(move |place| shape.square(place))
    }

    /// The squares of the left side between the corners, from top to bottom.
    pub(super) fn left(&self) -> impl Iterator<Item = Option<usize>> {
        let (shape, first) = (*self, self.across);
        (first..first + self.down - 2).rev().map(move |place| shape.square(place))
    }

    /// The squares of the upper side, from left to right.
    pub(super) fn top(&self) -> impl Iterator<Item = Option<usize>> {
        let (shape, first) = (*self, self.across + self.down - 2);
        (first..first + self.across).map(move |place| shape.square(place))
    }

    /// The squares of the right side between the corners, from top to bottom.
    pub(super) fn right(&self) -> impl Iterator<Item = Option<usize>> {
        let (shape, first) = (*self, 2 * self.across + self.down - 2);
        (first..first + self.down - 2).map(move |place| shape.square(place))
    }
}

/// Columns of the sides and of the squares between: wide sides first, as long as the rest is
/// content with what it gets.
fn columns(across: usize, width: usize) -> Option<(usize, usize)> {
    let rest = |side: usize| {
        let cells = width.saturating_sub(2 * (side + 1) + 1) / (across - 2);
        cells.saturating_sub(1).min(*CELL.end())
    };
    let side = SIDE.rev().find(|&side| rest(side) >= CONTENT);
    let side = side.or_else(|| SIDE.rev().find(|&side| rest(side) >= *CELL.start()))?;
    Some((side, rest(side)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_its_place_once() {
        for squares in FEWEST..=128 {
            for (width, height) in [(80, 24), (100, 40), (160, 50), (400, 300)] {
                let Some(shape) = Shape::find(squares, width, height) else { continue };
                let columns = 2 * (shape.side + 1) + (shape.across - 2) * (shape.cell + 1) + 1;
                assert!(columns <= width && shape.height() < height, "{squares}: {shape:?}");
                let mut seen: Vec<usize> = shape
                    .bottom()
                    .chain(shape.left())
                    .chain(shape.top())
                    .chain(shape.right())
                    .flatten()
                    .collect();
                seen.sort_unstable();
                assert_eq!(seen, (0..squares).collect::<Vec<_>>(), "{shape:?}");
            }
        }
    }

    #[test]
    fn forty_squares_are_a_square_where_there_is_room() {
        let shape = Shape::find(40, 100, 40).unwrap();
        assert_eq!((shape.across, shape.down, shape.lines, shape.side_lines), (11, 11, 4, 2));
        assert_eq!(shape.bottom().next(), Some(Some(10)));
        assert_eq!(shape.top().next(), Some(Some(20)));
        assert_eq!(shape.top().last(), Some(Some(30)));
        assert_eq!(Shape::find(40, 160, 50).unwrap().side_lines, 3);
        assert_eq!(Shape::find(40, 80, 24), None);
        // More than a square can hold becomes wide.
        let shape = Shape::find(56, 160, 50).unwrap();
        assert!(shape.across >= shape.down, "{shape:?}");
        assert_eq!(Shape::find(128, 160, 50), None);
    }
}
