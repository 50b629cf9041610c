//! The win chance of a seat that has just moved, from what it can know: a fitted evaluation.
//!
//! A few features of the board and the own hand are weighed differently for each number of empty
//! cells and squeezed into a chance. The weights in `data/judge.txt` are fitted on self-play.

use ludoteca_core::Seat;

use super::odds::Odds;
use crate::Rift;
use crate::solver::layout::Layout;
use crate::solver::node::{Faces, Node};
use crate::state::{State, bits};

/// How many features a position has.
pub const N_FEATURES: usize = 16;

/// What a seat that has just moved can count, each about between -1 and 1.
pub type Features = [f32; N_FEATURES];

/// The names of the features, in their order.
pub const FEATURES: [&str; N_FEATURES] = [
    "always",
    "lead",
    "own risk",
    "own safe",
    "rival reach",
    "rival chance",
    "rival safe",
    "worst cell",
    "second worst cell",
    "best cell",
    "second best cell",
    "hand",
    "best card",
    "rival hand",
    "own hand",
    "middle",
];

/// Weights by the number of empty cells of nine.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    weights: [Features; 10],
}

const SHIPPED: &str = include_str!("../../../data/judge.txt");

impl Judge {
    /// The shipped weights.
    pub fn shipped() -> Self {
        Self::parse(SHIPPED).unwrap_or_else(|line| unreachable!("data/judge.txt: {line}"))
    }

    /// Reads weights: a line for each number of empty cells from 0 to 9, the number first.
    ///
    /// # Errors
    /// The first line that is not as it should be.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut weights = [[0.0; N_FEATURES]; 10];
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let mut words = line.split_whitespace();
            let cells: Option<usize> = words.next().and_then(|word| word.parse().ok());
            let cells = cells.filter(|&cells| cells < 10).ok_or_else(|| line.to_owned())?;
            let numbers: Option<Vec<f32>> = words.map(|word| word.parse().ok()).collect();
            let numbers = numbers.and_then(|numbers| numbers.try_into().ok());
            weights[cells] = numbers.ok_or_else(|| line.to_owned())?;
        }
        Ok(Self { weights })
    }

    /// The log odds that the seat that has just moved wins. Larger boards count as far filled as
    /// one of nine cells would be.
    #[inline]
    pub(crate) fn log_odds(&self, layout: &Layout, node: &Node, features: &Features) -> f32 {
        let (left, n_open) = (node.free(layout).count_ones(), u32::from(layout.n_open));
        let left = if n_open > 9 { left * 9 / n_open } else { left };
        let weights = &self.weights[left as usize];
        features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
    }
}

/// The features of a state for a seat whose turn has just ended.
pub fn features(game: &Rift, state: &State, seat: Seat) -> Features {
    let mut layout = Layout::new(&game.sheet);
    for seat in 0..2 {
        layout.set_deck(&game.sheet, seat, &state.decks[seat]);
    }
    let odds = Odds::new(&game.sheet);
    let strengths = odds.strengths(&layout, seat.idx());
    let (node, faces) = Node::of(&layout, game, state);
    features_of(&layout, &odds, &faces, &node, seat.idx(), &strengths)
}

/// The features of a position for seat `me`; the other one moves next.
#[inline]
pub(crate) fn features_of(
    layout: &Layout,
    odds: &Odds,
    faces: &Faces,
    node: &Node,
    me: usize,
    strengths: &[f32],
) -> Features {
    let rival = me ^ 1;
    let mut out = [0.0; N_FEATURES];
    out[0] = 1.0;
    out[1] = (node.owned[me].count_ones() as f32 - node.owned[rival].count_ones() as f32) * 0.25;
    let sight = Sight { layout, odds, faces, node, me };
    sight.cards(&mut out);
    sight.cells(&mut out);
    let (mut sum, mut top) = (0.0, 0.0_f32);
    for place in bits(node.hands[me]) {
        sum += strengths[place];
        top = top.max(strengths[place]);
    }
    let [own_cards, rival_cards] = [me, rival].map(|seat| node.hands[seat].count_ones() as f32);
    out[11] = sum / own_cards.max(1.0);
    out[12] = top;
    out[13] = rival_cards * 0.1;
    out[14] = own_cards * 0.1;
    let [own_middle, rival_middle] =
        [me, rival].map(|seat| (node.owned[seat] & layout.middle).count_ones() as f32);
    out[15] = own_middle - rival_middle;
    out
}

/// A position as one seat looks at it.
struct Sight<'a> {
    layout: &'a Layout,
    odds: &'a Odds,
    faces: &'a Faces,
    node: &'a Node,
    me: usize,
}

impl Sight<'_> {
    /// The chance that so many unseen cards do not flip a value with a side.
    #[inline]
    fn hold(&self, cards: u32) -> &[[f32; 10]; 4] {
        &self.odds.hold[(cards as usize).min(self.odds.hold.len() - 1)]
    }

    /// What may happen to the cards on the board.
    #[inline]
    fn cards(&self, out: &mut Features) {
        let Self { layout, node, me, .. } = *self;
        let free = node.free(layout);
        let hold = self.hold(node.hands[me ^ 1].count_ones());
        let future = self.hold(free.count_ones() / 2);
        let mut cells = node.filled;
        while cells > 0 {
            let idx = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let mine = node.owned[me] >> idx & 1 > 0;
            if layout.around[idx] & free == 0 {
                out[if mine { 3 } else { 6 }] += 0.25;
                continue;
            }
            let (mut kept, mut reach) = (1.0, 0);
            for (side, &value) in self.faces[idx].iter().enumerate() {
                if free >> layout.neighbours[idx][side] & 1 > 0 {
                    let (from, value) = ((side + 2) % 4, usize::from(value));
                    reach |= layout.beats[me][from][value];
                    kept *= if mine { hold[from][value] } else { future[from][value] };
                }
            }
            if mine {
                out[2] += (1.0 - kept) * 0.5;
            } else if reach & node.hands[me] > 0 {
                out[4] += 0.5;
            } else {
                out[5] += (1.0 - kept) * 0.5;
            }
        }
    }

    /// What the rival may flip from the empty cells, and what the own hand can.
    #[inline]
    fn cells(&self, out: &mut Features) {
        let Self { layout, node, me, .. } = *self;
        let hold = self.hold(node.hands[me ^ 1].count_ones());
        let (mut worst, mut best) = ([0.0_f32; 2], [0.0_f32; 2]);
        let mut cells = node.free(layout);
        while cells > 0 {
            let idx = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let mut threat = 0.0;
            let (mut one, mut two, mut three) = (0, 0, 0);
            for (side, &there) in layout.neighbours[idx].iter().enumerate() {
                if node.filled >> there & 1 == 0 {
                    continue;
                }
                let value = usize::from(self.faces[usize::from(there)][(side + 2) % 4]);
                if node.owned[me] >> there & 1 > 0 {
                    threat += 1.0 - hold[side][value];
                } else {
                    let flips = layout.beats[me][side][value] & node.hands[me];
                    three |= two & flips;
                    two |= one & flips;
                    one |= flips;
                }
            }
            note(&mut worst, threat);
            let flips = u8::from(one > 0) + u8::from(two > 0) + u8::from(three > 0);
            note(&mut best, f32::from(flips));
        }
        [out[7], out[8], out[9], out[10]] =
            [worst[0], worst[1], best[0], best[1]].map(|it| it * 0.5);
    }
}

/// Keeps the two largest numbers.
#[inline]
fn note(largest: &mut [f32; 2], number: f32) {
    if number > largest[0] {
        *largest = [number, largest[0]];
    } else if number > largest[1] {
        largest[1] = number;
    }
}
