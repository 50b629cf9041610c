//! What the evaluation looks at: plain data, so that a search can ask about any position.

use ludoteca_core::Seat;

use super::Terms;
use crate::agents::security::{Hands, Stand};
use crate::sheet::Face;
use crate::{CardId, MAX_CELLS, Rift, State, View};

/// A board and the hand sizes, seen by the player who is about to play a card.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The rules and cards.
    pub game: &'a Rift,
    /// The card on each cell, by index; what an empty cell holds means nothing.
    pub cells: [CardId; MAX_CELLS],
    /// The cells with a card, as bits by index.
    pub filled: u32,
    /// The cells that the player controls, as bits by index.
    pub own: u32,
    /// Cards in the player's hand, the one to be played included.
    pub own_hand: u8,
    /// Cards in the rival's hand.
    pub rival_hand: u8,
}

impl<'a> Scene<'a> {
    /// What a seat sees.
    #[inline]
    pub fn of_view(view: &View<'a>) -> Self {
        let (me, rival) = (view.me(), view.rival());
        Self {
            game: view.game(),
            cells: *view.cells(),
            filled: view.filled(),
            own: view.controlled(me),
            own_hand: view.hand_size(me),
            rival_hand: view.hand_size(rival),
        }
    }

    /// What `seat` would see of a state, for searches that play on from guesses.
    #[inline]
    pub fn of_state(game: &'a Rift, state: &State, seat: Seat) -> Self {
        Self {
            game,
            cells: state.cells,
            filled: state.filled(),
            own: state.controlled(seat),
            own_hand: state.hand_size(seat),
            rival_hand: state.hand_size(Seat(seat.0 ^ 1)),
        }
    }

    /// The cells that the rival controls.
    #[inline]
    pub fn rivals(&self) -> u32 {
        self.filled & !self.own
    }

    /// Who can attack an own card, and who can win it back.
    #[inline]
    pub fn own_hands(&self) -> Hands {
        Hands { attacking: self.rival_hand + 1, recovering: self.own_hand }
    }

    /// The same for a card of the rival.
    #[inline]
    pub fn rival_hands(&self) -> Hands {
        Hands { attacking: self.own_hand + 1, recovering: self.rival_hand }
    }

    /// The sides of a cell beside which a card can still be placed, as bits, with `filled` cells.
    #[inline]
    pub(in crate::agents) fn free_sides(&self, idx: usize, filled: u32) -> u8 {
        let empty = self.game.sheet.open & !filled;
        let mut sides = 0;
        for (side, &there) in self.game.sheet.neighbours[idx].iter().enumerate() {
            sides |= ((empty >> there & 1) as u8) << side;
        }
        sides
    }

    /// What a cell would mean for the card that is played there.
    #[inline]
    pub fn site(&self, idx: usize) -> Site {
        let sheet = &self.game.sheet;
        let filled = self.filled | 1 << idx;
        let mut site = Site { idx, free: self.free_sides(idx, filled), ..Site::default() };
        for (side, &there) in sheet.neighbours[idx].iter().enumerate() {
            if self.filled >> there & 1 == 0 {
                continue;
            }
            let there = usize::from(there);
            let values = sheet.face(self.cells[there]).values;
            let stand = Stand::new(values, self.free_sides(there, filled));
            let as_own = stand.security(self.own_hands()) / 3.0;
            if self.own >> there & 1 > 0 {
                site.neighbours += as_own;
            } else {
                site.rivals |= 1 << side;
                site.touching[side] = values[(side + 2) % 4];
                site.if_flipped[side] = as_own;
                site.if_not[side] = stand.security(self.rival_hands()) / 3.0;
            }
        }
        site
    }

    /// The evaluation of a card on a site of this scene, term by term.
    #[inline]
    pub fn terms(&self, card: CardId, site: &Site) -> Terms {
        let face = *self.game.sheet.face(card);
        let mut terms = Terms {
            abilities: 0.05 * f64::from(face.draw) + if face.defender { 0.01 } else { 0.0 },
            own_security: Stand::new(face.values, site.free).played_security(self.own_hands()),
            neighbours: site.neighbours,
            ..Terms::default()
        };
        let flipped = site.flipped_by(face);
        for side in 0..4 {
            if flipped >> side & 1 > 0 {
                terms.flips += 1.0;
                terms.neighbours += site.if_flipped[side];
            } else {
                terms.rivals -= site.if_not[side];
            }
        }
        if face.echo && flipped > 0 {
            let own = self.own_after(site.idx, flipped) & !(1 << site.idx);
            terms.flips = f64::from((own & !self.own).count_ones());
        }
        terms
    }

    /// The cells that the player controls after a card was played on `idx` and flipped these sides.
    #[inline]
    pub(in crate::agents) fn own_after_plainly(&self, idx: usize, flipped: u8) -> u32 {
        let mut own = self.own | 1 << idx;
        for (side, &there) in self.game.sheet.neighbours[idx].iter().enumerate() {
            own |= u32::from(flipped >> side & 1) << there;
        }
        own
    }

    /// The same if the card has Eco: each flipped card takes the first target.
    pub(in crate::agents) fn own_after(&self, idx: usize, flipped: u8) -> u32 {
        let mut own = self.own_after_plainly(idx, flipped);
        for side in (0..4).filter(|side| flipped >> side & 1 > 0) {
            let from = self.game.sheet.neighbours[idx][side];
            own |= self.first_target(from.into(), self.filled & !own);
        }
        own
    }

    /// The first of the rival's cards that the card on `from` would flip with its plain values.
    fn first_target(&self, from: usize, rivals: u32) -> u32 {
        let sheet = &self.game.sheet;
        let values = sheet.face(self.cells[from]).values;
        let flips = |&(side, there): &(usize, u8)| {
            rivals >> there & 1 > 0
                && values[side] > sheet.face(self.cells[usize::from(there)]).values[(side + 2) % 4]
        };
        let target = (0..4).zip(sheet.neighbours[from]).find(flips);
        target.map_or(0, |(_, there)| 1 << there)
    }
}

/// An empty cell with everything that does not depend on the card that is played there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Site {
    /// The index of the cell.
    pub idx: usize,
    /// The sides that stay free, as bits.
    pub free: u8,
    /// The sides with a card of the rival, as bits.
    pub rivals: u8,
    /// The value that the rival's card turns towards the cell, by side.
    pub touching: [u8; 4],
    /// A third of the security of all own neighbours.
    pub neighbours: f64,
    /// A third of the security of the rival's card by side, if it is flipped.
    pub if_flipped: [f64; 4],
    /// The same if it is not.
    pub if_not: [f64; 4],
}

impl Site {
    /// The sides on which a card flips the rival's card, as bits.
    #[inline]
    pub(in crate::agents) fn flipped_by(&self, face: Face) -> u8 {
        if face.defender {
            return 0;
        }
        let mut sides = 0;
        for side in 0..4 {
            sides |= u8::from(face.values[side] + face.force > self.touching[side]) << side;
        }
        sides & self.rivals
    }
}
