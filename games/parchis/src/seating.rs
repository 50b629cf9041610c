//! Who plays which colours, and who plays together.

use ludoteca_core::Seat;

use crate::{Board, Colour, MAX_COLOURS};

/// Who plays which colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Seating {
    /// Each player has two colours.
    Pairs,
    /// Each player has one colour and plays alone.
    Singles,
    /// Each player has one colour, and two play together.
    Partners,
}

/// Which two colours belong together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Pairing {
    /// Those that face each other: yellow and red, blue and green.
    Opposite,
    /// Each with the next in turn order: yellow and blue, red and green.
    Next,
    /// Each with the previous in turn order: yellow and green, blue and red.
    Previous,
}

impl Pairing {
    /// The other colour of a pair, for an even number of colours.
    fn other(self, colour: u8, n_colours: u8) -> u8 {
        let next = (colour + 1) % n_colours;
        let previous = (colour + n_colours - 1) % n_colours;
        let is_even = colour.is_multiple_of(2);
        match self {
            Self::Opposite => (colour + n_colours / 2) % n_colours,
            Self::Next => {
                if is_even {
                    next
                } else {
                    previous
                }
            }
            Self::Previous => {
                if is_even {
                    previous
                } else {
                    next
                }
            }
        }
    }
}

/// Nobody, or no colour, in the tables below.
pub(crate) const NONE: u8 = u8::MAX;

/// One table: which seat has which colours, for one number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    /// The colours of each seat, ascending.
    pub(crate) hands: [[u8; 2]; MAX_COLOURS],
    /// The seat of each colour.
    pub(crate) owners: [u8; MAX_COLOURS],
    /// The side of each seat: itself, or the first seat of a partnership.
    pub(crate) sides: [u8; MAX_COLOURS],
    /// The partner of each seat.
    pub(crate) mates: [u8; MAX_COLOURS],
    /// How many sides there are.
    pub(crate) n_sides: u8,
}

impl Table {
    /// The table of so many players.
    pub(crate) fn new(board: &Board, seating: Seating, pairing: Pairing, players: u8) -> Self {
        let n_colours = board.n_colours();
        let mut table = Self {
            hands: [[NONE; 2]; MAX_COLOURS],
            owners: [NONE; MAX_COLOURS],
            sides: [NONE; MAX_COLOURS],
            mates: [NONE; MAX_COLOURS],
            n_sides: players,
        };
        let mut seat = 0;
        match seating {
            Seating::Pairs => {
                for colour in 0..n_colours {
                    let other = pairing.other(colour, n_colours);
                    if colour < other {
                        table.seat(seat, [colour, other]);
                        seat += 1;
                    }
                }
            }
            Seating::Singles => {
                for seat in 0..players {
                    // As far apart as they can sit: two face each other.
                    table.seat(seat, [seat * n_colours / players, NONE]);
                }
            }
            Seating::Partners => {
                for colour in 0..n_colours {
                    table.seat(colour, [colour, NONE]);
                    let mate = pairing.other(colour, n_colours);
                    table.mates[usize::from(colour)] = mate;
                    table.sides[usize::from(colour)] = colour.min(mate);
                }
                table.n_sides = n_colours / 2;
            }
        }
        table
    }

    fn seat(&mut self, seat: u8, colours: [u8; 2]) {
        self.hands[usize::from(seat)] = colours;
        self.sides[usize::from(seat)] = seat;
        for colour in colours.into_iter().filter(|&colour| colour != NONE) {
            self.owners[usize::from(colour)] = seat;
        }
    }

    /// The colours of a seat, in turn order.
    pub(crate) fn colours(&self, seat: Seat) -> impl Iterator<Item = Colour> + use<> {
        let hand = self.hands.get(seat.idx()).copied().unwrap_or([NONE; 2]);
        hand.into_iter().filter(|&colour| colour != NONE).map(Colour)
    }

    /// The seat that has a colour.
    pub(crate) fn owner(&self, colour: Colour) -> Option<Seat> {
        let owner = self.owners.get(colour.idx()).copied().unwrap_or(NONE);
        (owner != NONE).then_some(Seat(owner))
    }

    /// Whether two seats play on the same side.
    pub(crate) fn are_together(&self, one: Seat, other: Seat) -> bool {
        self.sides[one.idx()] == self.sides[other.idx()]
    }

    /// Whether a side is counted by this seat.
    pub(crate) fn is_first_of_side(&self, seat: Seat) -> bool {
        self.sides[seat.idx()] == seat.0
    }

    /// The colours of a seat and of its partner.
    pub(crate) fn side_colours(&self, seat: Seat) -> impl Iterator<Item = Colour> + use<> {
        let mate = self.mates[seat.idx()];
        let mates = (mate != NONE).then(|| self.colours(Seat(mate)));
        self.colours(seat).chain(mates.into_iter().flatten())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hands(board: Board, seating: Seating, pairing: Pairing, players: u8) -> Vec<Vec<u8>> {
        let table = Table::new(&board, seating, pairing, players);
        let hand = |seat| table.colours(seat).map(|colour| colour.0).collect();
        Seat::all(players).map(hand).collect()
    }

    #[test]
    fn pairs_are_opposite_unless_told_otherwise() {
        let pairs = |pairing| hands(Board::FOUR, Seating::Pairs, pairing, 2);
        assert_eq!(pairs(Pairing::Opposite), [[0, 2], [1, 3]]);
        assert_eq!(pairs(Pairing::Next), [[0, 1], [2, 3]]);
        assert_eq!(pairs(Pairing::Previous), [[0, 3], [1, 2]]);
        let six = hands(Board::SIX, Seating::Pairs, Pairing::Opposite, 3);
        assert_eq!(six, [[0, 3], [1, 4], [2, 5]]);
    }

    #[test]
    fn single_players_sit_as_far_apart_as_they_can() {
        let singles = |board, players| hands(board, Seating::Singles, Pairing::Opposite, players);
        assert_eq!(singles(Board::FOUR, 2), [[0], [2]]);
        assert_eq!(singles(Board::FOUR, 3), [[0], [1], [2]]);
        assert_eq!(singles(Board::FOUR, 4), [[0], [1], [2], [3]]);
        assert_eq!(singles(Board::SIX, 3), [[0], [2], [4]]);
        assert_eq!(singles(Board::SIX, 6).concat(), [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn partners_have_sides() {
        let table = Table::new(&Board::FOUR, Seating::Partners, Pairing::Opposite, 4);
        assert!(table.are_together(Seat(0), Seat(2)) && table.are_together(Seat(3), Seat(1)));
        assert!(!table.are_together(Seat(0), Seat(1)));
        assert_eq!(table.n_sides, 2);
        let side: Vec<_> = table.side_colours(Seat(3)).collect();
        assert_eq!(side, [Colour(3), Colour(1)]);
        assert_eq!(table.owner(Colour(2)), Some(Seat(2)));
    }

    #[test]
    fn colours_that_nobody_plays_have_no_owner() {
        let table = Table::new(&Board::FOUR, Seating::Singles, Pairing::Opposite, 2);
        assert_eq!(table.owner(Colour(1)), None);
        assert_eq!(table.owner(Colour(2)), Some(Seat(1)));
        assert_eq!(table.owner(Colour(9)), None);
    }
}
