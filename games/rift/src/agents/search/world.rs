//! A guessed world with everything open, and playing in it.

use crate::solver::layout::Layout;
use crate::solver::node::{Faces, Move, Node, Outcomes};
use crate::state::{State, bits};
use crate::{CardId, DECK_SIZE, MAX_CELLS, Rift, TieBreak};

/// A guessed world with everything open.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) node: Node,
    pub(crate) faces: Faces,
    pub(crate) cells: [CardId; MAX_CELLS],
    pub(crate) decks: [[CardId; DECK_SIZE]; 2],
    /// The cards that each seat has placed.
    placed: [[CardId; MAX_CELLS]; 2],
    n_placed: [usize; 2],
}

/// Something that a seat can do, with everything that follows from it at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    /// Plays a card; Eco's targets are chosen already.
    Play(Move),
    /// Takes the first card over.
    TakeOver,
    /// Flips these cells by the Eco of a card that was placed before.
    Echo(u32),
}

impl World {
    /// The world of a state, whose decks lie on `layout`.
    pub(crate) fn of(layout: &Layout, game: &Rift, state: &State) -> Self {
        let (node, faces) = Node::of(layout, game, state);
        let mut placed = [[CardId::NONE; MAX_CELLS]; 2];
        let mut n_placed = [0; 2];
        for play in state.plays() {
            let seat = play.seat.idx();
            placed[seat][n_placed[seat]] = play.card;
            n_placed[seat] += 1;
        }
        Self { node, faces, cells: state.cells, decks: state.decks, placed, n_placed }
    }

    /// The cards that a seat has placed in this game.
    pub(crate) fn placed(&self, seat: usize) -> &[CardId] {
        &self.placed[seat][..self.n_placed[seat]]
    }

    /// Plays a move.
    #[inline]
    pub(crate) fn play(&mut self, layout: &Layout, it: Move) {
        let seat = usize::from(self.node.to_move);
        let card = self.decks[seat][usize::from(it.place)];
        self.node = self.node.after(layout, &mut self.faces, it);
        self.cells[usize::from(it.idx)] = card;
        self.placed[seat][self.n_placed[seat]] = card;
        self.n_placed[seat] += 1;
    }

    /// Does what a candidate does.
    pub(crate) fn act(&mut self, layout: &Layout, act: Act) {
        match act {
            Act::Play(it) => self.play(layout, it),
            Act::TakeOver => self.node = self.node.taken_over(layout),
            Act::Echo(flips) => self.node = self.node.echoed(layout, flips),
        }
    }

    /// Calls `found` with every move of the seat to move onto the cells of `onto`.
    #[inline]
    pub(crate) fn moves(
        &mut self,
        layout: &Layout,
        onto: u32,
        mut found: impl FnMut(&mut Self, Move),
    ) {
        let seat = usize::from(self.node.to_move);
        let (hand, rivals) = (self.node.hands[seat], self.node.owned[seat ^ 1]);
        for idx in bits(onto) {
            for place in bits(hand) {
                // The second of two copies is the same move.
                if layout.copies_before[seat][place] & hand > 0 {
                    continue;
                }
                let piece = &layout.pieces[seat][place];
                let sides = layout.beaten_sides(&self.faces, piece, idx, rivals);
                let (place, cell) = (place as u8, idx as u8);
                if piece.echo && sides > 0 {
                    let mut outcomes: Outcomes = [0; 81];
                    let count = layout.echoes(&self.faces, idx, sides, rivals, &mut outcomes);
                    for &flips in &outcomes[..count] {
                        found(self, Move { place, idx: cell, flips });
                    }
                } else {
                    let flips = layout.cells_on(idx, sides);
                    found(self, Move { place, idx: cell, flips });
                }
            }
        }
    }

    /// Who the tie-break of a full board favours: 1 for a seat that wins it, 0 for one that loses.
    pub(crate) fn tie(&self, game: &Rift, seat: usize) -> f64 {
        let worth = |card: CardId| i64::from(game.sheet.value(card));
        let controlled = |seat: usize| {
            bits(self.node.owned[seat]).map(|idx| worth(self.cells[idx])).sum::<i64>()
        };
        let played = |seat| self.placed(seat).iter().map(|&card| worth(card)).sum::<i64>();
        let lead = match game.rules().tie_break {
            TieBreak::Draw => 0,
            TieBreak::HigherControlled => controlled(seat) - controlled(seat ^ 1),
            TieBreak::LowerPlayed => played(seat ^ 1) - played(seat),
        };
        0.5 + 0.5 * lead.signum() as f64
    }
}
