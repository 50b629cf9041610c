//! The last two cells with hidden hands: chances are counted over the unseen cards.

use super::stakes::Stakes;
use super::unseen::{Arsenal, KindLevels, Unseen};
use super::world::World;
use crate::CardId;
use crate::sheet::Sheet;
use crate::solver::layout::Layout;
use crate::solver::node::{Faces, Move, Node};
use crate::state::bits;

/// What a seat counts with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes<'a> {
    pub(crate) sheet: &'a Sheet,
    pub(crate) arsenal: &'a Arsenal,
    /// What the seat has not seen of the other's cards.
    pub(crate) unseen: &'a Unseen,
    pub(crate) stakes: &'a Stakes,
}

impl Eyes<'_> {
    /// The chance of the seat that has just moved, when one cell is left to the other.
    pub(crate) fn last_reply(
        &self,
        layout: &Layout,
        faces: &Faces,
        node: &Node,
        idx: usize,
    ) -> f64 {
        // The position is before or after the other's draw, but it draws before it plays.
        let rival = usize::from(node.to_move);
        let mine = node.owned[rival ^ 1];
        let mut levels = KindLevels::default();
        for side in 0..4 {
            let there = layout.neighbours[idx][side];
            if mine >> there & 1 > 0 {
                let value = faces[usize::from(there)][(side + 2) % 4];
                levels.add(&self.arsenal.beats[side][usize::from(value)]);
            }
        }
        self.echo(layout, faces, idx, mine, &mut levels);
        let cards = node.hands[rival].count_ones();
        let cells = mine.count_ones();
        let mut chance = 0.0;
        let mut below = 1.0;
        // From the most flips down: that many happen if some card reaches them and none more.
        for flips in (1..=levels.top).rev() {
            let nobody = self.unseen.none_of(&levels.at_least[flips - 1], cards);
            chance += (below - nobody) * self.stakes.of_cells(cells - (flips as u32).min(cells));
            below = nobody;
        }
        chance + below * self.stakes.of_cells(cells)
    }

    /// Raises the cards with Eco to what they reach.
    fn echo(&self, layout: &Layout, faces: &Faces, idx: usize, rivals: u32, to: &mut KindLevels) {
        let plain = *to;
        for card in plain.flipping(&self.arsenal.echoes) {
            let face = self.sheet.face(CardId(card as u8));
            let mut sides = 0;
            for side in 0..4 {
                let there = layout.neighbours[idx][side];
                if rivals >> there & 1 > 0 {
                    let value = faces[usize::from(there)][(side + 2) % 4];
                    sides |= u8::from(face.values[side] + face.force > value) << side;
                }
            }
            let mut most = 0;
            let flips = layout.cells_on(idx, sides);
            layout.echo_on(faces, idx, sides, rivals & !flips, flips, &mut |flips| {
                most = most.max(flips.count_ones());
            });
            to.raise(card, most as usize);
        }
    }

    /// The best move with two cells left for the seat to move, its chance, and how many there were.
    pub(crate) fn best_of_two(&self, layout: &Layout, world: &mut World) -> (Move, f64, u64) {
        let node = world.node;
        let free = node.free(layout);
        let (mut best, mut most, mut looked_at) = (Move::default(), -1.0, 0);
        world.moves(layout, free, |world, it| {
            let other = (free & !(1 << it.idx)).trailing_zeros() as usize;
            let next = node.after(layout, &mut world.faces, it);
            let chance = self.last_reply(layout, &world.faces, &next, other);
            looked_at += 1;
            if chance > most {
                (best, most) = (it, chance);
            }
        });
        (best, most, looked_at)
    }
}

/// The most flips of a hand on the last cell.
pub(crate) fn last_flips(layout: &Layout, faces: &Faces, node: &Node) -> u32 {
    let seat = usize::from(node.to_move);
    let idx = node.free(layout).trailing_zeros() as usize;
    let rivals = node.owned[seat ^ 1];
    let mut most = 0;
    for place in bits(node.hands[seat]) {
        let piece = &layout.pieces[seat][place];
        let sides = layout.beaten_sides(faces, piece, idx, rivals);
        most = most.max(sides.count_ones());
        if piece.echo && sides > 0 {
            let flips = layout.cells_on(idx, sides);
            layout.echo_on(faces, idx, sides, rivals & !flips, flips, &mut |flips| {
                most = most.max(flips.count_ones());
            });
        }
    }
    most
}
