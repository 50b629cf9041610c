//! One moment of a game.

use ludoteca_core::Seat;

use crate::{Board, Colour, MAX_COLOURS, MAX_PIECES, PIECES, Piece};

/// No piece, where a piece would be stored.
pub(crate) const NO_PIECE: u8 = u8::MAX;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The dice fall.
    Rolling,
    /// The seat on turn moves a piece.
    Moving,
    /// The game has ended.
    Over,
}

/// One moment of a game: a flat value without history or options.
///
/// What stands on the ring is kept twice: as the place of every piece, and as sets of squares
/// that moves are tested against. The audit holds the two together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Ring squares with at least one piece: bit `n - 1` for square `n`.
    pub(crate) taken: u128,
    /// Ring squares with two pieces.
    pub(crate) full: u128,
    /// Ring squares with two pieces of one colour.
    pub(crate) pairs: u128,
    /// The place of every piece on the path of its colour.
    pub(crate) places: [u8; MAX_PIECES],
    pub(crate) turns_taken: u32,
    /// In which place each seat has finished, from 1; 0 as long as it has not.
    pub(crate) ranks: [u8; MAX_COLOURS],
    /// The dice that are still to be used, the lower one first, then zeroes.
    pub(crate) dice: [u8; 2],
    /// For each of the dice (or, in the first place, for the bonus) the pieces that can use it:
    /// four bits for each of the two colours that the seat on turn can move.
    pub(crate) movable: [u8; 2],
    /// The bonus that is to be used before the dice; 0 when there is none.
    pub(crate) bonus: u8,
    /// Sixes (or doubles) of this turn, the present roll included.
    pub(crate) repeats: u8,
    /// Whether the present roll gives another.
    pub(crate) again: bool,
    /// The piece of the turn's latest move.
    pub(crate) last_moved: u8,
    /// Of two pieces of different foreign colours on the start square of a colour, whether the
    /// one of the lower colour came last: one bit for each colour.
    pub(crate) lower_came_last: u8,
    pub(crate) n_seats: u8,
    pub(crate) on_turn: Seat,
    pub(crate) phase: Phase,
}

// Searches copy states by the million.
const _: () = assert!(size_of::<State>() <= 96);

impl State {
    /// Everything is at home, and the first seat rolls.
    pub(crate) const fn empty(players: u8) -> Self {
        Self {
            taken: 0,
            full: 0,
            pairs: 0,
            places: [0; MAX_PIECES],
            turns_taken: 0,
            ranks: [0; MAX_COLOURS],
            dice: [0; 2],
            movable: [0; 2],
            bonus: 0,
            repeats: 0,
            again: false,
            last_moved: NO_PIECE,
            lower_came_last: 0,
            n_seats: players,
            on_turn: Seat(0),
            phase: Phase::Rolling,
        }
    }

    /// The place of a piece on the path of its colour; see [`Board`].
    #[inline]
    pub fn place(&self, piece: Piece) -> u8 {
        self.places[piece.idx()]
    }

    /// The places of the pieces of a colour.
    #[inline]
    pub fn places(&self, colour: Colour) -> [u8; PIECES] {
        let first = colour.idx() * PIECES;
        [self.places[first], self.places[first + 1], self.places[first + 2], self.places[first + 3]]
    }

    /// Pieces of a colour that are at home.
    #[inline]
    pub fn at_home(&self, colour: Colour) -> u8 {
        self.count(colour, 0)
    }

    /// Pieces of a colour that are on a place of its path.
    #[inline]
    pub(crate) fn count(&self, colour: Colour, place: u8) -> u8 {
        self.places(colour).map(|here| u8::from(here == place)).iter().sum()
    }

    /// Whose turn it is, or was when the game ended.
    #[inline]
    pub const fn on_turn(&self) -> Seat {
        self.on_turn
    }

    /// Number of seats.
    pub const fn n_seats(&self) -> u8 {
        self.n_seats
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// In which place a seat has finished, from 1; partners finish together.
    pub fn rank(&self, seat: Seat) -> Option<u8> {
        self.ranks.get(seat.idx()).copied().filter(|&rank| rank > 0)
    }

    /// The piece of the turn's latest move.
    pub fn last_moved(&self) -> Option<Piece> {
        (self.last_moved != NO_PIECE).then(|| Piece::of_idx(usize::from(self.last_moved)))
    }

    /// How many dice of the present roll are still to be used.
    pub(crate) fn unused_dice(&self) -> u8 {
        self.dice.map(|die| u8::from(die != 0)).iter().sum()
    }

    /// Forgets what belongs to the turn that ends.
    #[inline]
    pub(crate) fn clear_turn(&mut self) {
        self.turns_taken = self.turns_taken.saturating_add(1);
        self.dice = [0, 0];
        self.movable = [0, 0];
        self.bonus = 0;
        self.repeats = 0;
        self.again = false;
        self.last_moved = NO_PIECE;
    }

    /// Puts a piece that is at home or in the hand on a place; at most one other may be there.
    pub(crate) fn put(&mut self, board: &Board, piece: Piece, place: u8) {
        self.places[piece.idx()] = place;
        if !(1..=board.track()).contains(&place) {
            return;
        }
        let square = 1 << board.ring_idx(piece.colour(), place);
        if self.taken & square == 0 {
            self.taken |= square;
            return;
        }
        self.full |= square;
        if self.count(piece.colour(), place) == 2 {
            self.pairs |= square;
        } else if let Some(start) = board.starts_among(square) {
            self.note_arrival(board, start, piece);
        }
    }

    /// Takes a piece from where it is; it is at home then.
    #[inline]
    pub(crate) fn lift(&mut self, board: &Board, piece: Piece) {
        let place = std::mem::replace(&mut self.places[piece.idx()], 0);
        if !(1..=board.track()).contains(&place) {
            return;
        }
        let square = 1 << board.ring_idx(piece.colour(), place);
        if self.full & square == 0 {
            self.taken &= !square;
            return;
        }
        self.full &= !square;
        self.pairs &= !square;
        if self.lower_came_last != 0
            && let Some(start) = board.starts_among(square)
        {
            self.lower_came_last &= !(1 << start.0);
        }
    }

    /// Remembers who came last of two colours on the start square of a third.
    fn note_arrival(&mut self, board: &Board, start: Colour, piece: Piece) {
        let idx = board.ring_idx(start, 1);
        let other = self.standing_on(board, idx).find(|&other| other != piece);
        let Some(other) = other else { return };
        let both_foreign = piece.colour() != start && other.colour() != start;
        if both_foreign && piece.colour() < other.colour() {
            self.lower_came_last |= 1 << start.0;
        }
    }

    /// The pieces on a ring square by its index, ascending.
    pub(crate) fn standing_on(&self, board: &Board, idx: u8) -> impl Iterator<Item = Piece> {
        board.colours().flat_map(move |colour| {
            let place = board.place_of_idx(colour, idx);
            let is_here = place <= board.track();
            colour.pieces().filter(move |&piece| is_here && self.place(piece) == place)
        })
    }
}
