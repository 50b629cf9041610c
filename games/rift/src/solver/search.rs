//! Alpha-beta over the whole rest of a game, with open hands and known draws.

use super::last;
use super::layout::{Layout, TAKEN_OVER_KEY};
use super::node::{Faces, Move, Node, Outcomes};
use super::table::Table;
use crate::{DECK_SIZE, MAX_CELLS, TieBreak};

/// A search for whether the seat to move gets at least so much.
///
/// What is counted is cells that the seat controls on the full board. On even boards with a
/// tie-break it is three times that and 0, 1 or 2 for a tie that is lost, even or won (1 where
/// there is no tie), so that one number orders all results.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) faces: Faces,
    pub(crate) table: &'a mut Table,
    pub(crate) rank: &'a mut Ranking,
    /// The moves of all positions between the root and the present one.
    pub(crate) moves: &'a mut Vec<(i32, Move)>,
    /// What breaks a tie, if anything does on this board.
    pub(crate) tie_break: TieBreak,
    /// Who placed which card value where; only for tie-breaks.
    pub(crate) worths: [(u16, u8); MAX_CELLS],
    /// Whether the first card may be taken over, and what that adds to the need.
    pub(crate) pie: Option<i32>,
    /// The only cell for the first card, if there is such a rule.
    pub(crate) first_cell: Option<u8>,
    pub(crate) nodes: u64,
    pub(crate) limit: u64,
    pub(crate) stopped: bool,
}

/// Which moves refuted others, so that they are tried early elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Ranking {
    history: [[[u32; MAX_CELLS]; DECK_SIZE]; 2],
}

impl Ranking {
    pub(crate) const fn new() -> Self {
        Self { history: [[[0; MAX_CELLS]; DECK_SIZE]; 2] }
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::new();
    }

    fn praise(&mut self, seat: usize, it: Move, left: u32) {
        let rank = &mut self.history[seat][usize::from(it.place)][usize::from(it.idx)];
        *rank += left * left;
        if *rank > 1 << 20 {
            self.history
                .as_flattened_mut()
                .as_flattened_mut()
                .iter_mut()
                .for_each(|rank| *rank /= 2);
        }
    }

    /// Three for each doubling.
    #[inline]
    fn of(&self, seat: usize, place: usize, idx: usize) -> i32 {
        3 * (u32::BITS - self.history[seat][place][idx].leading_zeros()) as i32
    }
}

/// Brings the most promising of the moves from `from` on to that place.
#[inline]
fn select(moves: &mut [(i32, Move)], from: usize) -> Move {
    let mut best = from;
    for other in from + 1..moves.len() {
        if moves[other].0 > moves[best].0 {
            best = other;
        }
    }
    moves.swap(from, best);
    moves[from].1
}

impl Search<'_> {
    /// What the rival must not get, so that the other one gets `need`.
    fn refutation(&self, need: i32) -> i32 {
        let n_open = i32::from(self.layout.n_open);
        if self.tie_break == TieBreak::Draw { n_open + 1 - need } else { 3 * n_open + 3 - need }
    }

    /// The cells that are surely enough.
    fn cells_for(&self, need: i32) -> i32 {
        if self.tie_break == TieBreak::Draw { need } else { (need + 2).div_euclid(3) }
    }

    /// Whether the first card still has to go to a given cell, or may be taken over.
    #[inline]
    fn is_opening(&self, node: &Node, left: u32) -> bool {
        let placed = u32::from(self.layout.n_open) - left;
        placed == 0 || placed == 1 && self.pie.is_some() && node.key & TAKEN_OVER_KEY == 0
    }

    /// Whether the seat to move gets at least `need`.
    pub(crate) fn gets(&mut self, node: &Node, need: i32) -> bool {
        let left = node.free(self.layout).count_ones();
        self.nodes += 1;
        if self.nodes >= self.limit {
            self.stopped = true;
            return false;
        }
        // The rules of the first turns change what may be played; only tiny boards end with them.
        let opening = self.is_opening(node, left);
        if left == 0 {
            return self.count(node) >= need;
        }
        if self.tie_break == TieBreak::Draw && !opening {
            if left == 1 {
                let seat = usize::from(node.to_move);
                let idx = node.free(self.layout).trailing_zeros() as usize;
                let wanted = need - node.owned[seat].count_ones() as i32 - 1;
                let hand = node.hands[seat];
                let rivals = node.owned[seat ^ 1];
                return last::can_flip(self.layout, &self.faces, seat, hand, idx, rivals, wanted);
            }
            if left == 2 {
                return last::two_left(self.layout, &mut self.faces, node, need);
            }
        }
        let seat = usize::from(node.to_move);
        let enough = self.cells_for(need);
        if enough <= 0 {
            return true;
        }
        let mut first = (u8::MAX, u8::MAX);
        if left > 3
            && let Some(entry) = self.table.get(node.key)
        {
            if i32::from(entry.at_least) >= need {
                return true;
            }
            if i32::from(entry.at_most) < need {
                return false;
            }
            first = (entry.place, entry.idx);
        }
        let available = [self.available(node, 0, left), self.available(node, 1, left)];
        if !opening {
            if self.safe(node, seat, available) >= enough {
                return true;
            }
            let rival_enough = self.cells_for(self.refutation(need));
            if self.safe(node, seat ^ 1, available) >= rival_enough {
                return false;
            }
        }
        self.try_moves(node, need, first, available[seat ^ 1])
    }

    /// Whether some move proves it; `first` is tried first.
    fn try_moves(&mut self, node: &Node, need: i32, first: (u8, u8), rivals: u32) -> bool {
        let (seat, left) = (usize::from(node.to_move), node.free(self.layout).count_ones());
        let refutation = self.refutation(need);
        let begin = self.moves.len();
        self.list(node, first, rivals);
        let mut proof = None;
        for from in begin..self.moves.len() {
            let it = select(self.moves, from);
            let next = node.after(self.layout, &mut self.faces, it);
            if self.tie_break != TieBreak::Draw {
                let worth = self.layout.pieces[seat][usize::from(it.place)].worth;
                self.worths[usize::from(it.idx)] = (worth, seat as u8);
            }
            let refuted = self.gets(&next, refutation);
            if self.stopped {
                break;
            }
            if !refuted {
                self.rank.praise(seat, it, left);
                proof = Some((it.place, it.idx));
                break;
            }
        }
        self.moves.truncate(begin);
        let proved = proof.is_some() || !self.stopped && self.take_over(node, left, need);
        if left > 3 && !self.stopped {
            self.table.put(node.key, need as i8, proved, proof.unwrap_or((u8::MAX, u8::MAX)));
        }
        proved && !self.stopped
    }

    /// Whether taking the first card over proves it, where the rules allow that.
    fn take_over(&mut self, node: &Node, left: u32, need: i32) -> bool {
        match self.pie {
            Some(more)
                if left + 1 == u32::from(self.layout.n_open) && self.is_opening(node, left) =>
            {
                let refutation = self.refutation(need + more);
                let refuted = self.gets(&node.taken_over(self.layout), refutation);
                !refuted && !self.stopped
            }
            Some(_) | None => false,
        }
    }

    /// Lists all moves; `attackers` are the cards that the rival may still play.
    fn list(&mut self, node: &Node, first: (u8, u8), attackers: u32) {
        let layout = self.layout;
        let seat = usize::from(node.to_move);
        let rivals = node.owned[seat ^ 1];
        let hand = node.hands[seat];
        let mut free = node.free(layout);
        if let Some(only) = self.first_cell
            && node.filled == 0
        {
            free = 1 << only;
        }
        let mut cells = free;
        while cells > 0 {
            let idx = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let mut rest = hand;
            while rest > 0 {
                let place = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if layout.copies_before[seat][place] & hand > 0 {
                    continue;
                }
                let piece = &layout.pieces[seat][place];
                let sides = layout.beaten_sides(&self.faces, piece, idx, rivals);
                let mut rank = self.rank.of(seat, place, idx);
                rank += 16 * sides.count_ones() as i32;
                rank -= self.exposure(node, seat, place, idx, attackers);
                if (place as u8, idx as u8) == first {
                    rank = i32::MAX;
                }
                let (place, idx8) = (place as u8, idx as u8);
                if piece.echo && sides > 0 {
                    let mut outcomes: Outcomes = [0; 81];
                    let count = layout.echoes(&self.faces, idx, sides, rivals, &mut outcomes);
                    for &flips in &outcomes[..count] {
                        let more = flips.count_ones() - sides.count_ones();
                        let rank = rank.saturating_add(16 * more as i32);
                        self.moves.push((rank, Move { place, idx: idx8, flips }));
                    }
                } else {
                    let flips = layout.cells_on(idx, sides);
                    self.moves.push((rank, Move { place, idx: idx8, flips }));
                }
            }
        }
    }

    /// How open to attack a card would lie.
    #[inline]
    fn exposure(&self, node: &Node, seat: usize, place: usize, idx: usize, attackers: u32) -> i32 {
        let layout = self.layout;
        let values = &layout.pieces[seat][place].values;
        let free = node.free(layout);
        let mut exposed = 0;
        for (side, &value) in values.iter().enumerate() {
            let there = layout.neighbours[idx][side];
            if free >> there & 1 > 0 {
                let beating = layout.beats[seat ^ 1][(side + 2) % 4][usize::from(value)];
                let count = (beating & attackers).count_ones() as i32;
                exposed += if count > 0 { 6 + count } else { 0 };
            }
        }
        exposed
    }

    /// The cards that a seat may play until the end: its hand and what it can draw until then.
    fn available(&self, node: &Node, seat: usize, left: u32) -> u32 {
        let begun = u32::from(usize::from(node.to_move) == seat);
        let turns = u32::midpoint(left, begun);
        let from = u32::from(node.drawn[seat]);
        // A card is drawn at the beginning of each turn, but for the one that has begun.
        let mut draws = turns - begun;
        let mut places = node.hands[seat];
        loop {
            let until = (from + draws).min(DECK_SIZE as u32);
            let all = node.hands[seat] | ((1 << until) - 1) & !((1 << from) - 1);
            if all == places || turns == 0 {
                return places;
            }
            places = all;
            let mut rest = all & self.layout.drawing[seat];
            let mut more = 0;
            while rest > 0 {
                more += u32::from(self.layout.pieces[seat][rest.trailing_zeros() as usize].draw);
                rest &= rest - 1;
            }
            draws = turns - begun + more;
        }
    }

    /// How many cells of a seat can never change hands again; some that cannot may be missing.
    fn safe(&self, node: &Node, seat: usize, available: [u32; 2]) -> i32 {
        let layout = self.layout;
        let rival = seat ^ 1;
        let free = node.free(layout);
        let echo = available[rival] & layout.echo_places[rival] > 0;
        let mut count = 0;
        let mut cells = node.owned[seat];
        'cells: while cells > 0 {
            let idx = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let values = &self.faces[idx];
            for (side, &value) in values.iter().enumerate() {
                let there = layout.neighbours[idx][side];
                if free >> there & 1 > 0 {
                    let beating = layout.beats[rival][(side + 2) % 4][usize::from(value)];
                    let opens_echo = echo && layout.around[usize::from(there)] & free > 0;
                    if beating & available[rival] > 0 || opens_echo {
                        continue 'cells;
                    }
                } else if echo && node.filled >> there & 1 > 0 {
                    let beside = usize::from(there);
                    let attacks = self.faces[beside][(side + 2) % 4] > value;
                    if attacks && layout.around[beside] & free > 0 {
                        continue 'cells;
                    }
                }
            }
            count += 1;
        }
        count
    }

    /// The result of a full board for the seat to move, with its tie-break.
    fn count(&self, node: &Node) -> i32 {
        let seat = usize::from(node.to_move);
        let cells = node.owned[seat].count_ones() as i32;
        if self.tie_break == TieBreak::Draw {
            return cells;
        }
        if 2 * cells != i32::from(self.layout.n_open) {
            return 3 * cells + 1;
        }
        let mut sums = [0_i32; 2];
        for idx in crate::state::bits(node.filled) {
            let (worth, placer) = self.worths[idx];
            let whose = match self.tie_break {
                TieBreak::LowerPlayed => usize::from(placer) ^ 1,
                TieBreak::Draw | TieBreak::HigherControlled => {
                    usize::from(node.owned[1] >> idx & 1 > 0)
                }
            };
            sums[whose] += i32::from(worth);
        }
        3 * cells + 1 + (sums[seat] - sums[seat ^ 1]).signum()
    }
}
