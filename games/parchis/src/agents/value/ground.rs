//! What positions are measured against: the table, the sides and the safe squares.

use ludoteca_core::Seat;

use super::layout::{PHASES, PLACES};
use crate::seating::NONE;
use crate::{Board, Colour, MAX_COLOURS, PIECES, Parchis, State};

/// The most places that a path has room for.
const MAX_PLACES: usize = 128;

/// What a piece at home has still to go beyond the way of one on its start square: the rolls that
/// it waits for a 5.
pub(super) const WAITING: u16 = 6;

/// What stays the same in all positions of one table.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(super) board: Board,
    pub(super) safe: u128,
    pub(super) barriers: bool,
    pub(super) six: u8,
    pub(super) dice: u8,
    /// The colours that are played, in turn order.
    pub(super) colours: [u8; MAX_COLOURS],
    pub(super) n_colours: usize,
    /// The side of each colour, counted from 0 without gaps.
    pub(super) sides: [u8; MAX_COLOURS],
    /// The seat of each colour.
    pub(super) seats: [u8; MAX_COLOURS],
    pub(super) n_seats: u8,
    pub(super) n_sides: usize,
    /// The side of each seat.
    side_of_seat: [u8; MAX_COLOURS],
    /// Pieces of each side.
    pub(super) pieces: [u8; MAX_COLOURS],
    /// The place in the table of places, for each place of this board.
    pub(super) table: [u8; MAX_PLACES],
}

impl Ground {
    /// The ground of a state.
    pub(crate) fn new(game: &Parchis, state: &State) -> Self {
        let (board, table) = (*game.board(), game.table(state));
        let mut ground = Self {
            board,
            safe: game.safe_squares().0,
            barriers: game.rules().barriers,
            six: game.rules().six_counts,
            dice: game.rules().dice,
            colours: [NONE; MAX_COLOURS],
            n_colours: 0,
            sides: [NONE; MAX_COLOURS],
            seats: [NONE; MAX_COLOURS],
            n_seats: state.n_seats(),
            n_sides: 0,
            side_of_seat: [NONE; MAX_COLOURS],
            pieces: [0; MAX_COLOURS],
            table: table_of_places(&board),
        };
        for seat in Seat::all(state.n_seats()) {
            let first = usize::from(table.sides[seat.idx()]);
            if first == seat.idx() {
                ground.side_of_seat[seat.idx()] = u8::try_from(ground.n_sides).unwrap_or(NONE);
                ground.n_sides += 1;
            } else {
                ground.side_of_seat[seat.idx()] = ground.side_of_seat[first];
            }
        }
        for colour in board.colours() {
            let Some(owner) = table.owner(colour) else { continue };
            ground.colours[ground.n_colours] = colour.0;
            ground.n_colours += 1;
            ground.seats[colour.idx()] = owner.0;
            let side = ground.side_of_seat[owner.idx()];
            ground.sides[colour.idx()] = side;
            ground.pieces[usize::from(side)] += 4;
        }
        ground
    }

    /// How many sides play.
    pub(crate) const fn n_sides(&self) -> usize {
        self.n_sides
    }

    /// The side of a seat, counted from 0 without gaps.
    #[inline]
    pub(crate) const fn side(&self, seat: Seat) -> usize {
        self.side_of_seat[seat.idx()] as usize
    }

    /// The colours that are played.
    #[inline]
    pub(super) fn colours(&self) -> impl Iterator<Item = Colour> + '_ {
        self.colours[..self.n_colours].iter().map(|&colour| Colour(colour))
    }

    /// How many rolls of other seats come before that of a seat.
    #[inline]
    pub(super) const fn order(&self, state: &State, seat: u8) -> u8 {
        let on_turn = state.on_turn.0;
        if seat >= on_turn { seat - on_turn } else { seat + self.n_seats - on_turn }
    }

    /// The sides that have not finished, as bits.
    #[inline]
    pub(crate) fn playing(&self, state: &State) -> u8 {
        let mut playing = 0;
        for seat in 0..usize::from(self.n_seats) {
            if state.ranks[seat] == 0 {
                playing |= 1 << self.side_of_seat[seat];
            }
        }
        playing
    }

    /// What each of the moments of a game counts, by the share of the way that the side that is
    /// ahead has still to go. They add up to 1.
    #[inline]
    pub(super) fn phase(share: f32) -> [f32; PHASES] {
        const KNOTS: [f32; PHASES] = [0.0, 0.12, 0.4, 0.9];
        let mut phase = [0.0; PHASES];
        let share = share.clamp(KNOTS[0], KNOTS[PHASES - 1]);
        for idx in 1..PHASES {
            if share <= KNOTS[idx] {
                let mix = (share - KNOTS[idx - 1]) / (KNOTS[idx] - KNOTS[idx - 1]);
                phase[idx - 1] = 1.0 - mix;
                phase[idx] = mix;
                break;
            }
        }
        phase
    }
}

const _: () = assert!(PIECES == 4, "sides count four pieces for each colour");

/// Maps the places of a board to those of the usual one: by what is left to the goal, and home to
/// home. On a longer ring the first places are all like the start square.
fn table_of_places(board: &Board) -> [u8; MAX_PLACES] {
    let mut table = [0; MAX_PLACES];
    let (goal, last) = (usize::from(board.goal()), PLACES - 1);
    for (place, entry) in table.iter_mut().enumerate().take(goal + 1).skip(1) {
        let left = goal - place;
        *entry = u8::try_from(last.saturating_sub(left).max(1)).unwrap_or(u8::MAX);
    }
    table
}
