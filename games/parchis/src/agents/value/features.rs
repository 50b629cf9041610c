//! What is seen in a position: the features of every side.

use ludoteca_core::Seat;

use super::ground::{Ground, WAITING};
use super::layout::{
    AGAIN, AT_HOME, BEFORE_FOREIGN, BEFORE_OWN, FACES, HOME_BEFORE, LAST, LEFT, MIXED, ORDER, PAIR,
    PAIR_ON, PHASES, PLACE, RISK, STRETCHES, WAY,
};
use crate::{Colour, MAX_COLOURS, Parchis, State};

mod dangers;

/// Takes the features of a position as they are found.
pub(super) trait Sink {
    /// The side has the feature, so much of it.
    fn add(&mut self, side: usize, feature: usize, amount: f32);
}

/// A piece, or a pair of one colour, on the ring.
#[derive(Clone, Copy, Debug, Default)]
struct Standing {
    colour: u8,
    place: u8,
    /// The square, counted from 0.
    idx: u8,
}

/// What one pass over the pieces finds out.
struct Survey {
    /// The places of each colour on the ring: bit `p - 1` for place `p`.
    standing: [u128; MAX_COLOURS],
    at_home: [u8; MAX_COLOURS],
    /// Squares that each side has still to go.
    way: [u16; MAX_COLOURS],
    left: [u8; MAX_COLOURS],
    /// The place of some piece that is not in the goal.
    last: [u8; MAX_COLOURS],
    /// The faces that the pieces of each side could use if nothing stood in their way.
    faces: [u8; MAX_COLOURS],
    /// Pieces that an enemy may capture.
    exposed: [Standing; 24],
    n_exposed: usize,
    /// Pairs of one colour.
    pairs: [Standing; 12],
    n_pairs: usize,
}

impl Ground {
    /// Tells `sink` the features of all sides, and says which moment of the game it is.
    #[inline]
    pub(super) fn measure(
        &self,
        game: &Parchis,
        state: &State,
        sink: &mut impl Sink,
    ) -> [f32; PHASES] {
        let survey = self.survey(state, sink);
        let leaders_way = self.totals(&survey, sink);
        self.tempo(state, sink);
        if survey.n_exposed > 0 {
            self.dangers(state, &survey, sink);
        }
        self.exits(game, state, &survey, sink);
        self.pairs(&survey, sink);
        Self::phase(leaders_way)
    }

    #[inline]
    fn survey(&self, state: &State, sink: &mut impl Sink) -> Survey {
        let (track, goal) = (self.board.track(), self.board.goal());
        let mut survey = Survey {
            standing: [0; MAX_COLOURS],
            at_home: [0; MAX_COLOURS],
            way: [0; MAX_COLOURS],
            left: [0; MAX_COLOURS],
            last: [0; MAX_COLOURS],
            faces: [0; MAX_COLOURS],
            exposed: [Standing::default(); 24],
            n_exposed: 0,
            pairs: [Standing::default(); 12],
            n_pairs: 0,
        };
        let open = state.taken & !state.full & !self.safe;
        for colour in self.colours() {
            let side = usize::from(self.sides[colour.idx()]);
            let mut standing = 0_u128;
            for place in state.places(colour) {
                let table = self.table[usize::from(place & 127)];
                sink.add(side, PLACE + usize::from(table), 1.0);
                if place == goal {
                    continue;
                }
                survey.left[side] += 1;
                survey.last[side] = table;
                survey.way[side] += u16::from(goal - place);
                if place == 0 {
                    survey.at_home[colour.idx()] += 1;
                    survey.way[side] += WAITING;
                    survey.faces[side] |= 1 << 4;
                    continue;
                }
                let left = goal - place;
                survey.faces[side] |= if left >= 7 { 63 } else { (1 << left) - 1 };
                if place > track {
                    continue;
                }
                let idx = self.board.ring_idx(colour, place);
                let square = 1_u128 << idx;
                if open & square != 0 {
                    survey.exposed[survey.n_exposed] = Standing { colour: colour.0, place, idx };
                    survey.n_exposed += 1;
                } else if state.pairs & square != 0 {
                    if standing >> (place - 1) & 1 == 1 {
                        survey.pairs[survey.n_pairs] = Standing { colour: colour.0, place, idx };
                        survey.n_pairs += 1;
                    }
                } else if state.full & square != 0 {
                    sink.add(side, MIXED + stretch(table), 1.0);
                }
                standing |= 1 << (place - 1);
            }
            survey.standing[colour.idx()] = standing;
            sink.add(side, AT_HOME + usize::from(survey.at_home[colour.idx()]), 1.0);
        }
        survey
    }

    /// The race as a whole; says which share of its way the side that is ahead has still to go.
    #[inline]
    fn totals(&self, survey: &Survey, sink: &mut impl Sink) -> f32 {
        let mut all = 0;
        let mut ahead = 1.0_f32;
        for side in 0..self.n_sides {
            let longest = u16::from(self.board.goal()) + WAITING;
            let whole = f32::from(longest * u16::from(self.pieces[side]));
            ahead = ahead.min(f32::from(survey.way[side]) / whole);
            all += survey.way[side];
        }
        // What dice scatter grows with the root of the way.
        #[expect(clippy::cast_precision_loss, reason = "at most six sides")]
        let scatter = (f32::from(all) / self.n_sides as f32 + 20.0).sqrt();
        for side in 0..self.n_sides {
            sink.add(side, WAY, -f32::from(survey.way[side]) / scatter);
            let left = survey.left[side];
            sink.add(side, LEFT + usize::from(left.min(8)), 1.0);
            let faces = survey.faces[side].count_ones() as usize;
            sink.add(side, FACES + faces, 1.0);
            if left == 1 {
                sink.add(side, LAST + usize::from(survey.last[side]), 1.0);
            }
        }
        ahead
    }

    /// Whose roll it is, and what one more six would do.
    #[inline]
    fn tempo(&self, state: &State, sink: &mut impl Sink) {
        for seat in 0..self.n_seats {
            let side = self.side(Seat(seat));
            sink.add(side, ORDER + usize::from(self.order(state, seat)), 1.0);
        }
        if state.repeats > 0 {
            let side = self.side(state.on_turn);
            let sixes = usize::from(state.repeats.min(2) - 1);
            sink.add(side, AGAIN + sixes, 1.0);
            if let Some(piece) = state.last_moved() {
                let place = state.place(piece);
                if place <= self.board.track() {
                    let table = self.table[usize::from(place)];
                    sink.add(side, RISK + sixes, f32::from(table) / 64.0);
                }
            }
        }
    }

    /// The pairs, and what stands before them.
    #[inline]
    fn pairs(&self, survey: &Survey, sink: &mut impl Sink) {
        for pair in &survey.pairs[..survey.n_pairs] {
            let side = usize::from(self.sides[usize::from(pair.colour)]);
            let at = stretch(self.table[usize::from(pair.place)]);
            sink.add(side, PAIR + at, 1.0);
            let square = 1_u128 << pair.idx;
            let kind = if pair.place == 1 {
                2
            } else if self.board.starts_among(square).is_some() {
                3
            } else {
                usize::from(self.safe & square != 0)
            };
            sink.add(side, PAIR_ON + kind, 1.0);
            if !self.barriers {
                continue;
            }
            for colour in self.colours() {
                let Some(place) = self.place_before(colour, pair.idx) else { continue };
                let its_side = usize::from(self.sides[colour.idx()]);
                let foreign = its_side != side;
                let mut behind = distances(survey.standing[colour.idx()], place);
                let first = if foreign { BEFORE_FOREIGN } else { BEFORE_OWN };
                while behind != 0 {
                    let distance = behind.trailing_zeros() as usize;
                    behind &= behind - 1;
                    sink.add(its_side, first + distance.min(6), 1.0);
                }
                if foreign && place <= 15 && survey.at_home[colour.idx()] > 0 {
                    let waiting = f32::from(survey.at_home[colour.idx()]);
                    sink.add(its_side, HOME_BEFORE, waiting);
                }
            }
        }
    }

    /// The place of a ring square on the path of a colour, if the colour can come to it from
    /// another place.
    #[inline]
    fn place_before(&self, colour: Colour, idx: u8) -> Option<u8> {
        let place = self.board.place_of_idx(colour, idx);
        (place >= 2 && place <= self.board.track()).then_some(place)
    }
}

/// The stretch of a place of the table.
#[inline]
fn stretch(table: u8) -> usize {
    usize::from(table / 8).min(STRETCHES - 1)
}

/// How far behind a place the bits of a set are, up to 14 squares: bit `d - 1` for distance `d`.
#[inline]
fn distances(set: u128, place: u8) -> u16 {
    // Bit `place - 2` is at distance 1; the window ends there.
    let end = place - 1;
    let window = if end >= 16 { set >> (end - 16) } else { set << (16 - end) };
    #[expect(clippy::cast_possible_truncation, reason = "the window has 16 bits")]
    let window = window as u16;
    window.reverse_bits() & 0x3fff
}
