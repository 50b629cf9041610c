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
    let free = node.free(layout);
    let hand = node.hands[me];
    let rival_cards = node.hands[rival].count_ones() as usize;
    let hold = &odds.hold[rival_cards.min(odds.hold.len() - 1)];
    let future = &odds.hold[(free.count_ones() as usize / 2).min(odds.hold.len() - 1)];
    let mut out = [0.0; N_FEATURES];
    out[0] = 1.0;
    out[1] = (node.owned[me].count_ones() as f32 - node.owned[rival].count_ones() as f32) * 0.25;
    let mut cells = node.filled;
    // What the rival may flip from a cell, and what the own hand can.
    let mut worst = [0.0_f32; 2];
    while cells > 0 {
        let idx = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        let open = layout.around[idx] & free;
        let mine = node.owned[me] >> idx & 1 > 0;
        if open == 0 {
            out[if mine { 3 } else { 6 }] += 0.25;
            continue;
        }
        let values = &faces[idx];
        let mut kept = 1.0;
        let mut reach = 0;
        for side in 0..4 {
            let there = layout.neighbours[idx][side];
            if free >> there & 1 > 0 {
                let from = (side + 2) % 4;
                let value = usize::from(values[side]);
                if mine {
                    kept *= hold[from][value];
                } else {
                    reach |= layout.beats[me][from][value];
                    kept *= future[from][value];
                }
            }
        }
        if mine {
            out[2] += (1.0 - kept) * 0.5;
        } else if reach & hand > 0 {
            out[4] += 0.5;
        } else {
            out[5] += (1.0 - kept) * 0.5;
        }
    }
    let mut best = [0.0_f32; 2];
    let mut cells = free;
    while cells > 0 {
        let idx = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        let mut threat = 0.0;
        let (mut one, mut two, mut three) = (0, 0, 0);
        for side in 0..4 {
            let there = layout.neighbours[idx][side];
            if node.filled >> there & 1 == 0 {
                continue;
            }
            let value = usize::from(faces[usize::from(there)][(side + 2) % 4]);
            if node.owned[me] >> there & 1 > 0 {
                threat += 1.0 - hold[side][value];
            } else {
                let flips = layout.beats[me][side][value] & hand;
                three |= two & flips;
                two |= one & flips;
                one |= flips;
            }
        }
        note(&mut worst, threat);
        let flips = u8::from(one > 0) + u8::from(two > 0) + u8::from(three > 0);
        note(&mut best, f32::from(flips));
    }
    out[7] = worst[0] * 0.5;
    out[8] = worst[1] * 0.5;
    out[9] = best[0] * 0.5;
    out[10] = best[1] * 0.5;
    let (mut sum, mut top) = (0.0, 0.0_f32);
    for place in bits(hand) {
        sum += strengths[place];
        top = top.max(strengths[place]);
    }
    let own_cards = hand.count_ones();
    out[11] = sum / own_cards.max(1) as f32;
    out[12] = top;
    out[13] = rival_cards as f32 * 0.1;
    out[14] = own_cards as f32 * 0.1;
    let middle = layout.around.iter().enumerate().filter(|(_, around)| around.count_ones() == 4);
    for (idx, _) in middle {
        out[15] += (node.owned[me] >> idx & 1) as f32 - (node.owned[rival] >> idx & 1) as f32;
    }
    out
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
