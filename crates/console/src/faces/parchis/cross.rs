//! The cross of a board for four: 19 by 19 cells, each four columns wide and one or two lines high.
//!
//! ```text
//!            33 34 35        red comes home from 34, down the middle
//!      red   …  ↓  …   blue
//!            26    42
//! 50 … 43            25 … 18
//! 51 →                  ← 17  blue
//! 52 … 59            9 … 16
//!            60    8
//!     green  …  ↑  …  yellow
//!            67 68 1         yellow comes home from 68, up the middle
//! ```

use serde_json::{Value, json};

use super::pieces::{Colour, Pieces, ink};
use crate::scene::{count, list, text};
use crate::style::width;
use crate::{Canvas, Ink, Scene};

/// Cells of a side of the board.
const SIDE: usize = 19;
/// Columns of a cell.
const CELL: usize = 4;
/// Squares of the ring, of each side of the cross, and of a corridor.
const RING: usize = 68;
const ARM: usize = 17;
const CORRIDOR: usize = 7;

/// Whether the board is such a one, and the terminal is wide enough for it.
pub(super) fn fits(scene: &Scene<'_>) -> bool {
    let four = count(&scene.setting["ring"]) == RING
        && list(&scene.setting["colours"]).len() == 4
        && count(&scene.setting["corridor"]) == CORRIDOR;
    four && scene.style.width >= SIDE * CELL
}

pub(super) fn draw(scene: &Scene<'_>, pieces: &Pieces) -> String {
    let lines = if scene.style.height >= 2 * SIDE + 8 { 2 } else { 1 };
    let mut board = Board { canvas: Canvas::new(SIDE * CELL, SIDE * lines), lines, scene, pieces };
    for square in 1..=RING {
        board.square(square);
    }
    for colour in 0..4 {
        for nth in 1..=CORRIDOR {
            board.corridor(colour, nth);
        }
    }
    for colour in &pieces.colours {
        board.home(colour);
        board.goal(colour);
    }
    board.canvas.lines(scene.style).join("\n")
}

/// The cell of a ring square: column and row from the top left.
fn ring_cell(square: usize) -> (usize, usize) {
    // Square 1 is the first one up the right column of the bottom arm.
    let (arm, step) = ((square - 1) / ARM, (square - 1) % ARM);
    let own = match step {
        // Up the right column of the arm …
        0..8 => (10, 18 - step),
        // … along the lower row of the next arm, to its end …
        8..16 => (11 + step - 8, 10),
        // … and the last square before its corridor.
        _ => (18, 9),
    };
    (0..arm).fold(own, |(column, row), _| turned(column, row))
}

/// The cell of a corridor square, counted from 1 at the end of the ring.
fn corridor_cell(colour: usize, nth: usize) -> (usize, usize) {
    (0..colour).fold((9, 18 - nth), |(column, row), _| turned(column, row))
}

/// The same cell of the next arm: a quarter turn against the clock.
const fn turned(column: usize, row: usize) -> (usize, usize) {
    (row, SIDE - 1 - column)
}

struct Board<'a> {
    canvas: Canvas,
    /// Lines of a cell.
    lines: usize,
    scene: &'a Scene<'a>,
    pieces: &'a Pieces,
}

impl Board<'_> {
    fn put(
        &mut self,
        (column, row): (usize, usize),
        line: usize,
        indent: usize,
        text: &str,
        ink: Ink,
    ) {
        self.canvas.put(column * CELL + indent, row * self.lines + line, text, ink);
    }

    /// A ring square: its number, and who stands on it.
    fn square(&mut self, square: usize) {
        let cell = ring_cell(square);
        let safe = list(&self.scene.setting["safe"]).iter().any(|known| count(known) == square);
        let start = list(&self.scene.setting["colours"])
            .iter()
            .find(|colour| count(&colour["start"]) == square);
        let mark = if safe { "○" } else { "" };
        let number = format!("{square}{mark}");
        let paint = match start {
            Some(colour) => ink(text(&colour["name"])),
            None if safe => Ink::Bold,
            None => Ink::Dim,
        };
        let standing = self.standing(|_| json!(square));
        if standing.is_empty() || self.lines > 1 {
            self.put(cell, 0, 0, &number, paint);
        }
        self.stand(cell, &standing);
    }

    fn corridor(&mut self, colour: usize, nth: usize) {
        let cell = corridor_cell(colour, nth);
        let name = text(&self.scene.setting["colours"][colour]["name"]);
        let spot = format!("corridor {nth}");
        let standing =
            self.standing(|other| if other.number == colour { json!(spot) } else { Value::Null });
        if standing.is_empty() || self.lines > 1 {
            let arrow = ["↑", "←", "↓", "→"][colour];
            self.put(cell, 0, 0, arrow, ink(name));
        }
        self.stand(cell, &standing);
    }

    /// The pieces on a spot, which may be another one for each colour.
    fn standing(&self, spot: impl Fn(&Colour) -> Value) -> Vec<(String, Vec<usize>, Ink)> {
        let here = |colour: &Colour| {
            let numbers = colour.at(&spot(colour));
            (!numbers.is_empty()).then(|| (colour.letter.clone(), numbers, colour.ink))
        };
        self.pieces.colours.iter().filter_map(here).collect()
    }

    /// Two of one colour share their letter: `y12` is a barrier.
    fn stand(&mut self, cell: (usize, usize), standing: &[(String, Vec<usize>, Ink)]) {
        let mut indent = 0;
        for (letter, numbers, ink) in standing {
            let numbers: String = numbers.iter().map(ToString::to_string).collect();
            let text = format!("{letter}{numbers}");
            let line = self.lines - 1;
            self.put(cell, line, indent, &text, *ink);
            indent += width(&text);
        }
    }

    /// A corner: whose it is, and the pieces at home.
    fn home(&mut self, colour: &Colour) {
        let corner = [(11, 12), (11, 1), (0, 1), (0, 12)][colour.number];
        let indent = 2 * CELL;
        let marks = |numbers: &[usize]| -> String {
            let names = numbers.iter().map(|n| format!("{}{n}", colour.letter));
            names.collect::<Vec<_>>().join(" ")
        };
        let on_turn = self.scene.view["on_turn"].as_u64();
        let mark = match colour.owner {
            Some(owner) if on_turn == Some(u64::from(owner.0)) => "▸ ",
            _ => "",
        };
        self.put(corner, 0, indent, &format!("{mark}{}", colour.name), colour.ink);
        let owner = colour.owner.map_or_else(String::new, |owner| self.scene.who(owner));
        self.put(corner, 1, indent, &owner, Ink::Plain);
        let home = marks(&colour.at(&json!("home")));
        self.put(corner, 3, indent, &home, colour.ink);
    }

    /// The middle: the pieces that have arrived.
    fn goal(&mut self, colour: &Colour) {
        let cell = [(9, 10), (10, 9), (9, 8), (8, 9)][colour.number];
        let arrived = colour.at(&json!("goal")).len();
        let text = format!("{}·{arrived}", colour.letter);
        self.put(cell, self.lines - 1, 0, &text, colour.ink);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_ring_runs_as_on_a_real_board() {
        // The four arms: their last squares are at the ends, the start squares beside them.
        assert_eq!([68, 17, 34, 51].map(ring_cell), [(9, 18), (18, 9), (9, 0), (0, 9)]);
        assert_eq!([1, 8, 9, 16].map(ring_cell), [(10, 18), (10, 11), (11, 10), (18, 10)]);
        assert_eq!([5, 22, 39, 56].map(ring_cell), [(10, 14), (14, 8), (8, 4), (4, 10)]);
        // Every square touches the next one, at corners by a diagonal.
        for square in 1..=RING {
            let (a, b) = (ring_cell(square), ring_cell(square % RING + 1));
            let far = a.0.abs_diff(b.0).max(a.1.abs_diff(b.1));
            assert_eq!(far, 1, "{square}: {a:?} {b:?}");
        }
    }

    #[test]
    fn no_two_places_share_a_cell() {
        let mut cells: BTreeSet<_> = (1..=RING).map(ring_cell).collect();
        cells.extend(
            (0..4).flat_map(|colour| (1..=CORRIDOR).map(move |n| corridor_cell(colour, n))),
        );
        assert_eq!(cells.len(), RING + 4 * CORRIDOR);
        assert!(cells.iter().all(|&(column, row)| column < SIDE && row < SIDE));
        // A corridor begins beside the last square of its colour and ends before the middle.
        assert_eq!([0, 1, 2, 3].map(|c| corridor_cell(c, 1)), [(9, 17), (17, 9), (9, 1), (1, 9)]);
        assert_eq!([0, 1, 2, 3].map(|c| corridor_cell(c, 7)), [(9, 11), (11, 9), (9, 7), (7, 9)]);
    }
}
