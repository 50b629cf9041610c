//! How likely cards that nobody has seen flip a value.

use crate::sheet::Sheet;
use crate::solver::layout::Layout;
use crate::{CardId, DECK_SIZE};

/// How likely cards that nobody has seen flip a value.
#[derive(Clone, Debug)]
pub(crate) struct Odds {
    /// The chance that so many cards do not flip a value with a side: by cards, side and value.
    pub(crate) hold: Vec<[[f32; 10]; 4]>,
    /// The share of values that a value of an attacking side exceeds.
    above: [[f32; 11]; 4],
}

impl Odds {
    pub(crate) fn new(sheet: &Sheet) -> Self {
        let count = sheet.values.len() as f32;
        let copies = f32::from(sheet.format.max_copies);
        let mut beating = [[0.0_f32; 10]; 4];
        let mut above = [[0.0_f32; 11]; 4];
        for card in 0..sheet.values.len() {
            let face = sheet.face(CardId(card as u8));
            for side in 0..4 {
                if !face.defender {
                    let beaten = usize::from(face.values[side] + face.force).min(10);
                    beating[side][..beaten].iter_mut().for_each(|share| *share += 1.0);
                }
                // What an attack from the opposite side exceeds here.
                let value = usize::from(face.values[side]);
                above[(side + 2) % 4][value + 1..]
                    .iter_mut()
                    .for_each(|share| *share += 1.0 / count);
            }
        }
        let mut hold = vec![[[1.0; 10]; 4]];
        for drawn in 0..DECK_SIZE {
            let mut next = hold[drawn];
            for side in 0..4 {
                for value in 0..10 {
                    let bad = beating[side][value] * copies;
                    let left = count * copies - drawn as f32;
                    next[side][value] *= ((left - bad) / left).max(0.0);
                }
            }
            hold.push(next);
        }
        Self { hold, above }
    }

    /// How strong the cards of a seat's deck are: the mean share of values that they beat.
    pub(crate) fn strengths(&self, layout: &Layout, seat: usize) -> [f32; DECK_SIZE] {
        layout.pieces[seat].map(|piece| {
            let side = |side: usize| {
                let beats = usize::from(piece.values[side] + piece.force).min(10);
                let attack = if piece.defender { 0.0 } else { self.above[side][beats] };
                attack + self.hold[1][(side + 2) % 4][usize::from(piece.values[side].min(9))]
            };
            (0..4).map(side).sum::<f32>() / 8.0
        })
    }
}
