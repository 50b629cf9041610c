//! The board as data: how long the ring is, and where each colour enters and leaves it.

use crate::{Colour, MAX_COLOURS, Spot, Square, SquareSet};

mod fault;

pub use fault::BoardFault;

/// The most squares that a ring has room for.
pub const MAX_RING: u8 = 128;

/// A board: one ring for all, and for each colour a home, a corridor and a goal.
///
/// A piece's *place* is counted along the path of its colour: 0 is its home, 1 its start square,
/// [`track`](Board::track) the last ring square, then the corridor, and [`goal`](Board::goal) the
/// end. On the usual board these are 64 ring squares, 7 of the corridor, and 72.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    ring: u8,
    n_colours: u8,
    starts: [u8; MAX_COLOURS],
    track: u8,
    goal: u8,
    safe: SquareSet,
}

impl Board {
    /// The board of document 004, with the 12 safe squares of every real board.
    pub const FOUR: Self = Self {
        ring: 68,
        n_colours: 4,
        starts: [5, 22, 39, 56, 0, 0],
        // From 5 to 68, and so round for the others: to 17, 34 and 51.
        track: 64,
        // After the seven squares of the corridor.
        goal: 72,
        safe: SquareSet::of(&[5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]),
    };

    /// The board for six: two more sides of the same 17 squares.
    pub const SIX: Self = Self {
        ring: 102,
        n_colours: 6,
        starts: [5, 22, 39, 56, 73, 90],
        track: 98,
        goal: 106,
        safe: SquareSet::of(&[
            5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68, 73, 80, 85, 90, 97, 102,
        ]),
    };

    /// A board of its own: `starts` and `lasts` are the start squares and the last ring squares
    /// before the corridors, in turn order.
    ///
    /// # Errors
    /// Everything that no board can be made of.
    pub fn new(
        ring: u8,
        starts: &[u8],
        lasts: &[u8],
        corridor: u8,
        safe: SquareSet,
    ) -> Result<Self, Vec<BoardFault>> {
        let mut faults = Vec::new();
        if !(8..=MAX_RING).contains(&ring) {
            faults.push(BoardFault::Ring { found: ring });
        }
        if !(2..=MAX_COLOURS).contains(&starts.len()) || starts.len() != lasts.len() {
            faults.push(BoardFault::Colours { starts: starts.len(), lasts: lasts.len() });
        }
        if !(1..=15).contains(&corridor) {
            faults.push(BoardFault::Corridor { found: corridor });
        }
        let on_ring = |square: u8| (1..=ring).contains(&square);
        let elsewhere = starts.iter().chain(lasts).find(|&&square| !on_ring(square));
        faults.extend(elsewhere.map(|&square| BoardFault::NoSquare { square: Square(square) }));
        if let Some(square) = safe.iter().find(|square| !on_ring(square.0)) {
            faults.push(BoardFault::NoSquare { square });
        }
        let twice = (0..starts.len()).find(|&idx| starts[..idx].contains(&starts[idx]));
        faults.extend(twice.map(|idx| BoardFault::StartTwice { square: Square(starts[idx]) }));
        if let Some(&start) = starts.iter().find(|&&start| !safe.has(Square(start))) {
            faults.push(BoardFault::UnsafeStart { square: Square(start) });
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let length = |start: u8, last: u8| {
            let steps = if last >= start { last - start } else { last + (ring - start) };
            steps + 1
        };
        let track = length(starts[0], lasts[0]);
        let uneven = starts.iter().zip(lasts).position(|(&a, &b)| length(a, b) != track);
        if let Some(idx) = uneven {
            let colour = Colour(u8::try_from(idx).unwrap_or(u8::MAX));
            faults.push(BoardFault::UnevenTracks { colour });
            return Err(faults);
        }
        if u16::from(track) + u16::from(corridor) >= 128 {
            faults.push(BoardFault::TooLong { found: u16::from(track) + u16::from(corridor) });
            return Err(faults);
        }
        let mut own_starts = [0; MAX_COLOURS];
        own_starts[..starts.len()].copy_from_slice(starts);
        let n_colours = u8::try_from(starts.len()).unwrap_or(u8::MAX);
        let goal = track + corridor + 1;
        Ok(Self { ring, n_colours, starts: own_starts, track, goal, safe })
    }

    /// Squares of the ring.
    #[inline]
    pub const fn ring(&self) -> u8 {
        self.ring
    }

    /// Number of colours.
    #[inline]
    pub const fn n_colours(&self) -> u8 {
        self.n_colours
    }

    /// All colours in turn order.
    pub fn colours(&self) -> impl DoubleEndedIterator<Item = Colour> + ExactSizeIterator {
        (0..self.n_colours).map(Colour)
    }

    /// Ring squares on the path of a colour, its start square included.
    #[inline]
    pub const fn track(&self) -> u8 {
        self.track
    }

    /// Squares of a corridor, the goal not included.
    #[inline]
    pub const fn corridor(&self) -> u8 {
        self.goal - self.track - 1
    }

    /// The place of the goal.
    #[inline]
    pub const fn goal(&self) -> u8 {
        self.goal
    }

    /// The squares that are printed as safe; the rules may say otherwise.
    pub const fn safe(&self) -> SquareSet {
        self.safe
    }

    /// The start square of a colour.
    #[inline]
    pub const fn start(&self, colour: Colour) -> Square {
        Square(self.starts[colour.idx()])
    }

    /// The last ring square of a colour before its corridor.
    pub fn last(&self, colour: Colour) -> Square {
        Square(self.ring_idx(colour, self.track) + 1)
    }

    /// The ring square of a place on the path of a colour; none at home, in the corridor and in
    /// the goal.
    pub fn square(&self, colour: Colour, place: u8) -> Option<Square> {
        (1..=self.track).contains(&place).then(|| Square(self.ring_idx(colour, place) + 1))
    }

    /// The place of a ring square on the path of a colour; none for the squares that the colour
    /// never walks over.
    pub fn place(&self, colour: Colour, square: Square) -> Option<u8> {
        if !(1..=self.ring).contains(&square.0) {
            return None;
        }
        let place = self.place_of_idx(colour, square.0 - 1);
        (place <= self.track).then_some(place)
    }

    /// What a place on the path of a colour is.
    pub fn spot(&self, colour: Colour, place: u8) -> Spot {
        match self.square(colour, place) {
            Some(square) => Spot::Ring(square),
            None if place == 0 => Spot::Home,
            None if place >= self.goal() => Spot::Goal,
            None => Spot::Corridor(place - self.track),
        }
    }

    /// The place of a spot on the path of a colour; none when the colour never comes there.
    pub fn place_of(&self, colour: Colour, spot: Spot) -> Option<u8> {
        match spot {
            Spot::Home => Some(0),
            Spot::Ring(square) => self.place(colour, square),
            Spot::Corridor(nth) => (1..=self.corridor()).contains(&nth).then(|| self.track + nth),
            Spot::Goal => Some(self.goal()),
        }
    }

    /// The ring index (square less 1) of a place from 1 to the track.
    #[inline]
    pub(crate) const fn ring_idx(&self, colour: Colour, place: u8) -> u8 {
        // In 16 bits: a ring of 128 squares would overflow a byte.
        let idx = self.starts[colour.idx()] as u16 + place as u16 - 2;
        let idx = if idx >= self.ring as u16 { idx - self.ring as u16 } else { idx };
        #[expect(clippy::cast_possible_truncation, reason = "less than the ring")]
        let idx = idx as u8;
        idx
    }

    /// The place of a ring index on the path of a colour; above the track when it is not on it.
    #[inline]
    pub(crate) const fn place_of_idx(&self, colour: Colour, idx: u8) -> u8 {
        let start = self.starts[colour.idx()] - 1;
        if idx >= start { idx - start + 1 } else { idx + (self.ring - start) + 1 }
    }

    /// The colour whose start square is the one of this set, which holds a single square.
    #[inline]
    pub(crate) fn starts_among(&self, square: u128) -> Option<Colour> {
        self.colours().find(|colour| square == 1 << (self.starts[colour.idx()] - 1))
    }

    /// A set of ring squares as places on the path of a colour: bit `p - 1` for place `p`.
    #[inline]
    pub(crate) const fn along(&self, colour: Colour, squares: u128) -> u128 {
        let start = (self.starts[colour.idx()] - 1) as u32;
        let ring = self.ring as u32;
        let turned = squares >> start | squares.wrapping_shl(ring - start);
        // A full turn of a ring of 128 would shift by 128, which is no turn at all.
        let turned = if start == 0 { squares } else { turned };
        turned & ((1 << self.track) - 1)
    }
}

#[cfg(test)]
mod tests;
