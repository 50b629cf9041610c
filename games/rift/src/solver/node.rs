//! A position as the solver moves through it.

use super::layout::{Layout, Piece, TAKEN_OVER_KEY};
use crate::{CardId, DECK_SIZE, MAX_CELLS, Rift, State};

/// A position without its cards' values, which lie on the board of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    /// Cells with a card.
    pub(crate) filled: u32,
    /// Cells that a seat controls.
    pub(crate) owned: [u32; 2],
    /// Places of the decks that are in hand.
    pub(crate) hands: [u32; 2],
    pub(crate) drawn: [u8; 2],
    pub(crate) to_move: u8,
    /// Everything that distinguishes this position from others of the same deal.
    pub(crate) key: u64,
}

/// The values of the cards on the board, by cell.
pub(crate) type Faces = [[u8; 4]; MAX_CELLS];

/// A card on a cell with everything that it flips, Eco included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Move {
    pub(crate) place: u8,
    pub(crate) idx: u8,
    /// The cells that change hands.
    pub(crate) flips: u32,
}

/// What the sides of a played card and its echoes can flip: at most 3 targets for each of 4 cards.
pub(crate) type Outcomes = [u32; 81];

impl Node {
    /// The position of a state on its layout, whose decks must be those of the state.
    pub(crate) fn of(layout: &Layout, game: &Rift, state: &State) -> (Self, Faces) {
        let mut faces = [[0; 4]; MAX_CELLS];
        let mut key = if state.taken_over { TAKEN_OVER_KEY } else { 0 };
        for play in state.plays() {
            let seat = play.seat.idx();
            faces[play.idx] = game.sheet.face(play.card).values;
            key ^= layout.card_keys[play.idx][class_of(&state.decks[seat], seat, play.card)];
        }
        for idx in crate::state::bits(state.owner) {
            key ^= layout.owner_keys[idx];
        }
        let node = Self {
            filled: state.filled,
            owned: [0, 1].map(|seat| state.controlled(ludoteca_core::Seat(seat))),
            hands: state.hands,
            drawn: state.drawn,
            to_move: state.to_move,
            key,
        };
        (node, faces)
    }

    /// Open cells without a card.
    #[inline]
    pub(crate) fn free(&self, layout: &Layout) -> u32 {
        layout.open & !self.filled
    }

    /// The position after a move, with the next player's draw if a cell is left.
    #[inline]
    pub(crate) fn after(&self, layout: &Layout, faces: &mut Faces, it: Move) -> Self {
        let seat = usize::from(self.to_move);
        let rival = seat ^ 1;
        let idx = usize::from(it.idx);
        let piece = &layout.pieces[seat][usize::from(it.place)];
        faces[idx] = piece.values;
        let mut next = *self;
        next.filled |= 1 << idx;
        next.owned[seat] |= 1 << idx | it.flips;
        next.owned[rival] &= !it.flips;
        next.key ^= layout.card_keys[idx][usize::from(piece.class)];
        let mut changed = it.flips | (seat as u32) << idx;
        while changed > 0 {
            next.key ^= layout.owner_keys[changed.trailing_zeros() as usize];
            changed &= changed - 1;
        }
        next.hands[seat] &= !(1 << it.place);
        if piece.draw > 0 {
            next.draw(seat, piece.draw);
        }
        next.to_move = rival as u8;
        next.draw(rival, 1);
        next
    }

    /// The position after the first card was taken over.
    pub(crate) fn taken_over(&self, layout: &Layout) -> Self {
        let mut next = *self;
        next.owned.swap(0, 1);
        next.key ^= TAKEN_OVER_KEY ^ layout.owner_keys[self.filled.trailing_zeros() as usize];
        next.to_move ^= 1;
        next.draw(next.to_move.into(), 1);
        next
    }

    /// The position after the seat to move chose what the flipped cards attack.
    pub(crate) fn echoed(&self, layout: &Layout, flips: u32) -> Self {
        let (seat, rival) = (usize::from(self.to_move), usize::from(self.to_move ^ 1));
        let mut next = *self;
        next.owned[seat] |= flips;
        next.owned[rival] &= !flips;
        for idx in crate::state::bits(flips) {
            next.key ^= layout.owner_keys[idx];
        }
        next.to_move ^= 1;
        next.draw(rival, 1);
        next
    }

    #[inline]
    pub(crate) fn draw(&mut self, seat: usize, count: u8) {
        let from = self.drawn[seat];
        let count = count.min(DECK_SIZE as u8 - from);
        self.hands[seat] |= ((1 << count) - 1) << from;
        self.drawn[seat] = from + count;
    }
}

/// The number of a card in a deal: the first place of the deck that has it.
fn class_of(deck: &[CardId; DECK_SIZE], seat: usize, card: CardId) -> usize {
    let first = deck.iter().position(|&other| other == card).unwrap_or_default();
    1 + seat * DECK_SIZE + first
}

impl Layout {
    /// The sides on which a card played on `idx` flips a card of `rivals`.
    #[inline]
    pub(crate) fn beaten_sides(&self, faces: &Faces, piece: &Piece, idx: usize, rivals: u32) -> u8 {
        if piece.defender {
            return 0;
        }
        let mut sides = 0;
        for side in 0..4 {
            let there = self.neighbours[idx][side];
            if rivals >> there & 1 > 0 {
                let value = faces[usize::from(there)][(side + 2) % 4];
                sides |= u8::from(piece.values[side] + piece.force > value) << side;
            }
        }
        sides
    }

    /// The cells on some sides of a cell.
    #[inline]
    pub(crate) fn cells_on(&self, idx: usize, sides: u8) -> u32 {
        (0..4).fold(0, |cells, side| {
            cells | u32::from(sides >> side & 1) << self.neighbours[idx][side]
        })
    }

    /// All that can be flipped by an Eco card on `idx` that flips on these `sides`: the flipped
    /// cards attack one target each. Returns how many different results there may be.
    pub(crate) fn echoes(
        &self,
        faces: &Faces,
        idx: usize,
        sides: u8,
        rivals: u32,
        out: &mut Outcomes,
    ) -> usize {
        let flips = self.cells_on(idx, sides);
        let mut len = 0;
        self.echo_on(faces, idx, sides, rivals & !flips, flips, &mut |flips| {
            out[len] = flips;
            len += 1;
        });
        len
    }

    /// Lets the flipped cards on the remaining `sides` attack, in every way.
    pub(crate) fn echo_on(
        &self,
        faces: &Faces,
        idx: usize,
        sides: u8,
        rivals: u32,
        flips: u32,
        found: &mut impl FnMut(u32),
    ) {
        if sides == 0 {
            found(flips);
            return;
        }
        let side = sides.trailing_zeros() as usize;
        let from = usize::from(self.neighbours[idx][side]);
        let rest = sides & (sides - 1);
        let mut targets = self.echo_targets(faces, from, rivals);
        if targets == 0 {
            self.echo_on(faces, idx, rest, rivals, flips, found);
        }
        while targets > 0 {
            let target = targets & targets.wrapping_neg();
            self.echo_on(faces, idx, rest, rivals & !target, flips | target, found);
            targets ^= target;
        }
    }

    /// The cards that the one on `from` flips with its plain values.
    #[inline]
    fn echo_targets(&self, faces: &Faces, from: usize, rivals: u32) -> u32 {
        let mut targets = 0;
        for side in 0..4 {
            let there = self.neighbours[from][side];
            if rivals >> there & 1 > 0 {
                let value = faces[usize::from(there)][(side + 2) % 4];
                targets |= u32::from(faces[from][side] > value) << there;
            }
        }
        targets
    }
}
