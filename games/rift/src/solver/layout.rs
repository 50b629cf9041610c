//! The two decks and the board of one deal, as the solver looks them up.

use crate::sheet::Sheet;
use crate::{CardId, DECK_SIZE, MAX_CELLS};

/// A card by what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piece {
    /// Top, right, bottom and left.
    pub(crate) values: [u8; 4],
    pub(crate) draw: u8,
    pub(crate) force: u8,
    pub(crate) defender: bool,
    pub(crate) echo: bool,
    /// The number of the card among those of the deal, from 1; copies share it.
    pub(crate) class: u8,
    /// What it counts in formats.
    pub(crate) worth: u16,
}

/// What stays the same while one deal is solved.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// By seat and place of the deck.
    pub(crate) pieces: [[Piece; DECK_SIZE]; 2],
    /// The places of a seat's deck whose card, played with this side against this value, flips it.
    pub(crate) beats: [[[u32; 10]; 4]; 2],
    /// The places of a seat's deck with Eco.
    pub(crate) echo_places: [u32; 2],
    /// The places of a seat's deck with Robar.
    pub(crate) drawing: [u32; 2],
    /// The places before this one with the same card.
    pub(crate) copies_before: [[u32; DECK_SIZE]; 2],
    /// By cell and side; 31 where there is none.
    pub(crate) neighbours: [[u8; 4]; MAX_CELLS],
    /// All neighbours of a cell, as bits.
    pub(crate) around: [u32; MAX_CELLS],
    /// Open cells with four open neighbours.
    pub(crate) middle: u32,
    pub(crate) open: u32,
    pub(crate) n_open: u8,
    /// What a card on a cell adds to the key of a position, by cell and class.
    pub(crate) card_keys: [[u64; 64]; MAX_CELLS],
    /// What the control of seat 1 over a cell adds.
    pub(crate) owner_keys: [u64; MAX_CELLS],
}

/// What taking the first card over adds to the key of a position.
pub(crate) const TAKEN_OVER_KEY: u64 = 1 << 63;

impl Layout {
    /// The board of a game, without cards.
    pub(crate) fn new(sheet: &Sheet) -> Self {
        let mut around = [0; MAX_CELLS];
        for (mask, sides) in around.iter_mut().zip(&sheet.neighbours) {
            for &there in sides.iter().filter(|&&there| u32::from(there) < u32::BITS - 1) {
                *mask |= (1 << there) & sheet.open;
            }
        }
        let middle = (0..MAX_CELLS).filter(|&idx| around[idx].count_ones() == 4);
        let middle = middle.fold(0, |mask, idx| mask | 1 << idx);
        let mut layout = Self {
            pieces: [[Piece::default(); DECK_SIZE]; 2],
            beats: [[[0; 10]; 4]; 2],
            echo_places: [0; 2],
            drawing: [0; 2],
            copies_before: [[0; DECK_SIZE]; 2],
            neighbours: sheet.neighbours,
            around,
            middle,
            open: sheet.open,
            n_open: sheet.n_open,
            card_keys: [[0; 64]; MAX_CELLS],
            owner_keys: [0; MAX_CELLS],
        };
        layout.choose_keys();
        layout
    }

    /// On boards of up to nine open cells a key holds the whole position: six bits for the card of
    /// each cell, one for who controls it. On larger ones it is a hash of 63 bits.
    fn choose_keys(&mut self) {
        let exact = self.n_open <= 9;
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        let mut slot = 0;
        for idx in 0..MAX_CELLS {
            if self.open >> idx & 1 == 0 {
                continue;
            }
            for class in 1..64 {
                self.card_keys[idx][class] =
                    if exact { (class as u64) << (6 * slot) } else { next_hash(&mut seed) };
            }
            self.owner_keys[idx] = if exact { 1 << (54 + slot) } else { next_hash(&mut seed) };
            slot += 1;
        }
    }

    /// Lays the deck of a seat down, in draw order.
    pub(crate) fn set_deck(&mut self, sheet: &Sheet, seat: usize, deck: &[CardId; DECK_SIZE]) {
        self.beats[seat] = [[0; 10]; 4];
        self.echo_places[seat] = 0;
        self.drawing[seat] = 0;
        for (place, &card) in deck.iter().enumerate() {
            let face = sheet.face(card);
            let first = deck.iter().position(|&other| other == card).unwrap_or(place);
            let piece = Piece {
                values: face.values,
                draw: face.draw,
                force: face.force,
                defender: face.defender,
                echo: face.echo,
                class: (1 + seat * DECK_SIZE + first) as u8,
                worth: sheet.value(card),
            };
            self.pieces[seat][place] = piece;
            self.echo_places[seat] |= u32::from(piece.echo) << place;
            self.drawing[seat] |= u32::from(piece.draw > 0) << place;
            let same = deck[..place].iter().enumerate().filter(|(_, other)| **other == card);
            self.copies_before[seat][place] = same.fold(0, |mask, (other, _)| mask | 1 << other);
            if !piece.defender {
                for side in 0..4 {
                    let beaten = usize::from(piece.values[side] + piece.force).min(10);
                    for mask in &mut self.beats[seat][side][..beaten] {
                        *mask |= 1 << place;
                    }
                }
            }
        }
    }
}

/// `SplitMix64`, for keys only; the top bit stays free.
fn next_hash(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *seed;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ mixed >> 31) >> 1
}
