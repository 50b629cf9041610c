//! What can be captured, by whom, and how likely.

use ludoteca_core::Seat;

use super::{Sink, Standing, Survey, distances, stretch};
use crate::agents::value::ground::Ground;
use crate::agents::value::layout::{
    ATTACK, DANGER_LATER, DANGER_NOW, EXIT_LATER, EXIT_NOW, FOLLOWED, FOLLOWS,
};
use crate::{Colour, MAX_COLOURS, Parchis, State};

impl Ground {
    /// What can be captured on open squares, by whom, and how likely.
    #[inline]
    pub(super) fn dangers(&self, state: &State, survey: &Survey, sink: &mut impl Sink) {
        let hunt = self.hunt(state, survey);
        for victim in &survey.exposed[..survey.n_exposed] {
            let Some(hunters) = self.hunters(&hunt, survey, *victim, sink) else { continue };
            let at = stretch(self.table[usize::from(victim.place)]);
            self.captures(state, &hunters, Colour(victim.colour), at, sink);
        }
    }

    /// How each seat can capture a piece, and who follows it from afar; `None` when nobody is near.
    #[inline]
    fn hunters(
        &self,
        hunt: &Hunt,
        survey: &Survey,
        victim: Standing,
        sink: &mut impl Sink,
    ) -> Option<[Reach; MAX_COLOURS]> {
        let side = self.sides[usize::from(victim.colour)];
        let mut hunters = [Reach::default(); MAX_COLOURS];
        let (mut any, mut followers) = (false, 0.0);
        for colour in self.colours().filter(|colour| self.sides[colour.idx()] != side) {
            let behind = self.behind(hunt, survey, colour, victim.idx);
            if behind == 0 {
                continue;
            }
            any = true;
            let seat = self.seats[colour.idx()];
            let has_exit = hunt.with_exit >> seat & 1 == 1;
            let six = if survey.at_home[colour.idx()] == 0 { self.six } else { 6 };
            hunters[usize::from(seat)].join(behind, six, has_exit, self.dice);
            let far = behind >> 7 & 0x7f;
            if far != 0 {
                followers += count(far);
                sink.add(usize::from(self.sides[colour.idx()]), FOLLOWS, count(far));
            }
        }
        if followers > 0.0 {
            let at = stretch(self.table[usize::from(victim.place)]);
            sink.add(usize::from(side), FOLLOWED + at, followers);
        }
        any.then_some(hunters)
    }

    /// How far behind a square the pieces of a colour stand that can get there.
    #[inline]
    fn behind(&self, hunt: &Hunt, survey: &Survey, colour: Colour, idx: u8) -> u16 {
        let Some(place) = self.place_before(colour, idx) else { return 0 };
        let behind = distances(survey.standing[colour.idx()], place);
        if behind == 0 || hunt.closed == 0 {
            return behind;
        }
        before_first(behind, distances(self.board.along(colour, hunt.closed), place))
    }

    /// Tells how likely a piece of a colour, on a stretch of its way, is captured by each seat.
    #[inline]
    fn captures(
        &self,
        state: &State,
        hunters: &[Reach; MAX_COLOURS],
        victim: Colour,
        at: usize,
        sink: &mut impl Sink,
    ) {
        let order = self.order(state, self.seats[victim.idx()]);
        let (mut spared_now, mut spared_later) = (1.0, 1.0);
        for (seat, reach) in (0..self.n_seats).zip(hunters) {
            if reach.is_nothing() {
                continue;
            }
            let chance = reach.chance(self.dice);
            let now = self.order(state, seat) < order;
            if now {
                spared_now *= 1.0 - chance;
            } else {
                spared_later *= 1.0 - chance;
            }
            sink.add(self.side(Seat(seat)), ATTACK + usize::from(!now), chance);
        }
        let side = usize::from(self.sides[victim.idx()]);
        if spared_now < 1.0 {
            sink.add(side, DANGER_NOW + at, 1.0 - spared_now);
        }
        if spared_later < 1.0 {
            sink.add(side, DANGER_LATER + at, 1.0 - spared_later);
        }
    }

    #[inline]
    fn hunt(&self, state: &State, survey: &Survey) -> Hunt {
        Hunt {
            closed: if self.barriers { state.pairs } else { 0 },
            with_exit: self.seats_with_exit(state, survey),
        }
    }

    /// The seats whose 5 must bring a piece out, as bits.
    #[inline]
    fn seats_with_exit(&self, state: &State, survey: &Survey) -> u8 {
        let mut seats = 0;
        for colour in self.colours() {
            let start = 1_u128 << self.board.ring_idx(colour, 1);
            let is_closed = state.pairs & start != 0 && survey.standing[colour.idx()] & 1 == 1;
            if survey.at_home[colour.idx()] > 0 && !is_closed {
                seats |= 1 << self.seats[colour.idx()];
            }
        }
        seats
    }

    /// What a piece that comes out would capture.
    #[inline]
    pub(super) fn exits(
        &self,
        game: &Parchis,
        state: &State,
        survey: &Survey,
        sink: &mut impl Sink,
    ) {
        if state.full == 0 {
            return;
        }
        for colour in self.colours() {
            let start = 1_u128 << self.board.ring_idx(colour, 1);
            if state.full & start == 0 || survey.at_home[colour.idx()] == 0 {
                continue;
            }
            let Some(prey) = game.captured_by_exit(state, colour) else { continue };
            let side = usize::from(self.sides[prey.colour().idx()]);
            if side == usize::from(self.sides[colour.idx()]) {
                continue;
            }
            let at = stretch(self.table[usize::from(state.place(prey))]);
            let theirs = self.order(state, self.seats[colour.idx()]);
            let now = theirs < self.order(state, self.seats[prey.colour().idx()]);
            sink.add(side, if now { EXIT_NOW } else { EXIT_LATER } + at, 1.0);
        }
    }
}

/// Of some distances those that nothing closed lies before; a pair may leave its own square.
#[inline]
fn before_first(behind: u16, closed: u16) -> u16 {
    if closed == 0 {
        return behind;
    }
    let nearest = closed & closed.wrapping_neg();
    behind & (nearest | (nearest - 1))
}

/// What all hunters have in common.
struct Hunt {
    /// Squares that nobody passes.
    closed: u128,
    /// Seats whose 5 must bring a piece out, as bits.
    with_exit: u8,
}

/// How many bits are set.
#[inline]
fn count(bits: u16) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "at most 16")]
    let n = bits.count_ones() as f32;
    n
}

/// The rolls with which one seat captures one piece.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// Faces that capture at once: bit `f - 1` for face `f`.
    first: u8,
    /// Faces that capture after a 6, or as the second of two dice.
    second: u8,
}

impl Reach {
    /// Adds what the pieces of a colour at these distances can do.
    #[inline]
    fn join(&mut self, behind: u16, six: u8, has_exit: bool, dice: u8) {
        let usable: u16 = if has_exit { 0b1111 } else { 0b1_1111 };
        let direct = behind & usable;
        let by_six = behind >> (six - 1) & 1;
        let after_six = behind >> six & usable;
        #[expect(clippy::cast_possible_truncation, reason = "six bits")]
        {
            self.first |= (direct | by_six << 5) as u8;
            self.second |= if dice == 1 { direct | after_six } else { behind >> 6 & 0x3f } as u8;
        }
    }

    /// Whether no roll captures.
    #[inline]
    const fn is_nothing(self) -> bool {
        self.first | self.second == 0
    }

    /// How likely it is that the next turn of the seat captures.
    #[inline]
    fn chance(self, dice: u8) -> f32 {
        let (first, second) = (count(self.first.into()), count(self.second.into()));
        if dice == 1 {
            let by_six = self.first >> 5 & 1 == 1;
            return first / 6.0 + if by_six { 0.0 } else { second / 36.0 };
        }
        let neither = (6.0 - first) / 6.0;
        // Sums count about three of 36 rolls each.
        (1.0 - neither * neither + second / 12.0).min(1.0)
    }
}

#[cfg(test)]
mod tests;
