//! The last two cells, by counting instead of playing.

use super::layout::Layout;
use super::node::{Faces, Node, Outcomes};

/// How many of the masks each bit is set in, as masks: one for at least 1, 2, 3 and 4.
#[derive(Clone, Copy, Default)]
struct Levels([u32; 4]);

impl Levels {
    #[inline]
    fn add(&mut self, mask: u32) {
        let levels = &mut self.0;
        levels[3] |= levels[2] & mask;
        levels[2] |= levels[1] & mask;
        levels[1] |= levels[0] & mask;
        levels[0] |= mask;
    }

    /// The bits that are set in at least so many masks.
    #[inline]
    fn at_least(&self, count: i32) -> u32 {
        match usize::try_from(count) {
            Err(_) | Ok(0) => u32::MAX,
            Ok(count) => self.0.get(count - 1).copied().unwrap_or(0),
        }
    }
}

/// The cards of `hand` that flip so many of `rivals`' cards around an empty cell.
#[inline]
fn flippers(
    layout: &Layout,
    faces: &Faces,
    seat: usize,
    hand: u32,
    idx: usize,
    rivals: u32,
) -> Levels {
    let mut levels = Levels::default();
    for side in 0..4 {
        let there = layout.neighbours[idx][side];
        if rivals >> there & 1 > 0 {
            let value = faces[usize::from(there)][(side + 2) % 4];
            levels.add(layout.beats[seat][side][usize::from(value)] & hand);
        }
    }
    levels
}

/// Whether some card of `hand` on the last cell flips at least `wanted` of `rivals`.
#[inline]
pub(super) fn can_flip(
    layout: &Layout,
    faces: &Faces,
    seat: usize,
    hand: u32,
    idx: usize,
    rivals: u32,
    wanted: i32,
) -> bool {
    if wanted <= 0 {
        return true;
    }
    let levels = flippers(layout, faces, seat, hand, idx, rivals);
    if levels.at_least(wanted) > 0 {
        return true;
    }
    let mut echoes = levels.0[0] & layout.echo_places[seat];
    while echoes > 0 {
        let piece = &layout.pieces[seat][echoes.trailing_zeros() as usize];
        let sides = layout.beaten_sides(faces, piece, idx, rivals);
        // Each flipped card flips at most one more.
        if 2 * sides.count_ones() as i32 >= wanted {
            let mut found = false;
            let flips = layout.cells_on(idx, sides);
            layout.echo_on(faces, idx, sides, rivals & !flips, flips, &mut |flips| {
                found |= flips.count_ones() as i32 >= wanted;
            });
            if found {
                return true;
            }
        }
        echoes &= echoes - 1;
    }
    false
}

/// Whether the seat to move gets `need` cells when two are empty.
pub(super) fn two_left(layout: &Layout, faces: &mut Faces, node: &Node, need: i32) -> bool {
    let seat = usize::from(node.to_move);
    let rival = seat ^ 1;
    let free = node.free(layout);
    let n_open = i32::from(layout.n_open);
    let owned = node.owned[seat].count_ones() as i32;
    // The rival draws before the last card; what the others draw is never played.
    let mut then = *node;
    then.draw(rival, 1);
    let reply = then.hands[rival];
    let mut cells = free;
    while cells > 0 {
        let idx = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        let other = (free & !(1 << idx)).trailing_zeros() as usize;
        // Without this many flips it does not even help that the rival flips nothing.
        let wanted = need - owned - 1;
        let levels = flippers(layout, faces, seat, node.hands[seat], idx, node.owned[rival]);
        let echoes = levels.0[0] & layout.echo_places[seat];
        let mut hand = node.hands[seat] & (levels.at_least(wanted) | echoes);
        while hand > 0 {
            let place = hand.trailing_zeros() as usize;
            hand &= hand - 1;
            let piece = &layout.pieces[seat][place];
            let sides = layout.beaten_sides(faces, piece, idx, node.owned[rival]);
            faces[idx] = piece.values;
            let holds = |flips: u32| {
                let mine = node.owned[seat] | 1 << idx | flips;
                let count = mine.count_ones() as i32;
                // The rival must not get so many that fewer than needed are left.
                let theirs = n_open - 1 - count;
                let wanted = n_open + 1 - need - theirs - 1;
                count >= need && !can_flip(layout, faces, rival, reply, other, mine, wanted)
            };
            let found = if piece.echo && sides > 0 {
                let mut outcomes: Outcomes = [0; 81];
                let count = layout.echoes(faces, idx, sides, node.owned[rival], &mut outcomes);
                outcomes[..count].iter().any(|&flips| holds(flips))
            } else {
                holds(layout.cells_on(idx, sides))
            };
            if found {
                return true;
            }
        }
    }
    false
}
