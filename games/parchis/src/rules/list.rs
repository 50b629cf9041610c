//! Listing what the seat on turn can do.

use crate::seating::NONE;
use crate::{Action, Colour, PIECES, Parchis, Piece, State};

/// The bit of a piece in [`State::movable`], for the colour in this slot of the hand.
#[inline]
pub(crate) const fn bit(slot: usize, piece: Piece) -> u8 {
    1 << (4 * slot + piece.number() as usize)
}

/// The place of the n-th bit of a byte: a loop over the bits is a branch that nobody can predict.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl Parchis {
    /// The legal actions, ascending.
    pub(crate) fn list<'s>(&'s self, state: &'s State) -> impl Iterator<Item = Action> + 's {
        let hand = self.hand(state);
        let pieces = (0..2).filter(move |&slot: &usize| hand[slot] != NONE).flat_map(move |slot| {
            Colour(hand[slot]).pieces().map(move |piece| (piece, bit(slot, piece)))
        });
        pieces.flat_map(move |(piece, bit)| {
            (0..2_usize)
                .filter(move |&idx| state.movable[idx] & bit != 0)
                .map(move |idx| self.action_with(state, piece, idx))
        })
    }

    /// How many legal actions there are.
    #[inline]
    pub(crate) const fn n_listed(state: &State) -> u32 {
        state.movable[0].count_ones() + state.movable[1].count_ones()
    }

    /// The legal action of a number below [`Self::n_listed`]: those of the lower die come first.
    #[inline]
    pub(crate) fn nth(&self, state: &State, nth: u32) -> Action {
        let of_low = state.movable[0].count_ones();
        let (idx, nth) = if nth < of_low { (0, nth) } else { (1, nth - of_low) };
        let bit = usize::from(NTH_BIT[usize::from(state.movable[idx])][nth as usize]);
        let colour = Colour(self.hand(state)[bit / PIECES]);
        let piece = Piece::of_idx(colour.idx() * PIECES + bit % PIECES);
        self.action_with(state, piece, idx)
    }

    /// What a piece does with the bonus or with one of the dice.
    #[inline]
    fn action_with(&self, state: &State, piece: Piece, idx: usize) -> Action {
        match self.steps_with(state, piece, idx) {
            Some(steps) if state.place(piece) != 0 => Action::walk(piece, steps),
            _ => Action::exit(piece),
        }
    }

    /// How far a piece goes with the bonus or with one of the dice; `None` when there is none.
    #[inline]
    pub(crate) fn steps_with(&self, state: &State, piece: Piece, idx: usize) -> Option<u8> {
        if state.bonus > 0 {
            return (idx == 0).then_some(state.bonus);
        }
        let die = state.dice[idx];
        (die != 0).then(|| self.steps(state, piece.colour(), die))
    }
}
